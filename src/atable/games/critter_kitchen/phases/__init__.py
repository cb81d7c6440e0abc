"""One module per phase, in the order of a round: see `flow`."""
