"""One module for each phase, in the order of play:

`drawing`, `playing`, above it `attacking` and `losing`, and `ending`. `flow` names them and lets the game go on.

Helpers: `orders` (standing orders, given beside any phase), `paying`, `turn` (from one turn to the next, Services).
"""
