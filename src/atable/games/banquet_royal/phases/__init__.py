"""One module per phase, in the order of the rulebook: pending, legal, check, play."""
