"""Fair luck: the seed's hash is shown before the game, the seed after it, and anybody can compare.

At a table of strangers nobody chooses the seed alone. The hash of the table's own random bits is shown when the table
opens; then the players add what they like, and the seed is made from both.
"""

import hashlib
from collections.abc import Sequence

import msgspec


class Luck(msgspec.Struct, frozen=True):
    """What a seed was made from, told after the game."""

    bits: str  # the table's own
    promise: str  # their commitment, shown before anybody contributed
    contributions: tuple[str, ...]


def commitment(seed: str) -> str:
    """What is published before the game; it fixes the seed without telling it."""
    return hashlib.sha256(f"atable seed {seed}".encode()).hexdigest()


def combine(seed: str, contributions: Sequence[str]) -> str:
    """A table's seed from its own random bits and what the players added before it was fixed."""
    parts = [f"{len(part)}:{part}" for part in (seed, *contributions)]  # lengths, so that no two lists look alike
    return hashlib.sha256("".join(parts).encode()).hexdigest()
