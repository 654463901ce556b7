"""One game going on: referee, seats and the engine thread. QtCore only."""
