"""Seats are small integers around the table; two more of them never sit down."""

from typing import Final

Seat = int

CLOCK: Final = -1  # plays Tick: time passes
TABLE: Final = -2  # plays Pause, Resume, Away, Back and Undo: what the table decides, not a player
