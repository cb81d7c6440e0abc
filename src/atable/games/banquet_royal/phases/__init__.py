"""One module for each phase, in the order of play:

`placing_orders`, `memorising`, and in each turn `placing` (with `announcing`, a part of it), `losing`, `serving`,
`refilling`. `flow` names them and lets the game go on.

Helpers: `showings` (who sees under the Cloches), `turn` (from one turn to the next, and the end).
"""
