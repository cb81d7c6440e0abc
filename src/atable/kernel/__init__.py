"""The contract between a game and everything else.

A game's position is plain data: a state with a stack of frames. The kernel imports nothing else of
ours, reads no clock and draws no number but from the generator inside the state.
Read in this order: `game`, `spec`, `actions`, `events`, `frames`, `clocks`, `views`, `journal`, `session`.
"""
