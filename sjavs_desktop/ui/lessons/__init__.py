"""Lessons on the felt: a strip of words above the table, marks on it, and the list of lessons."""
