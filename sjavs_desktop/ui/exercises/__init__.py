"""Exercises: one's own mistakes again, the book of chosen deals, what has been played, and what to bid."""
