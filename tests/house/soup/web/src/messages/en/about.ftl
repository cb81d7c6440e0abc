
about-soup = Our own toy, to show how a game is added.
