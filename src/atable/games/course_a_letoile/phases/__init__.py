"""One module per step of a turn: pending, legal, check, play."""
