"""The table: felt, cards and what moves on it."""
