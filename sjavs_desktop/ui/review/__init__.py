"""The review of a deal: its window, its curve, its list of choices, and its pages on paper."""
