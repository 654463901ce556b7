"""What thinks: it is given views, never states."""
