"""Looking at recorded matches: card by card, and two lines of a deal side by side."""
