"""The table for whoever does not see it: objects for a screen reader, what it says by itself, and what it reads."""
