"""Qt item models over the values of the game."""
