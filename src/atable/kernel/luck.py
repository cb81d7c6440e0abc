"""Fair luck: the seed's hash is shown before the game, the seed after it, and anybody can compare."""

import hashlib


def commitment(seed: str) -> str:
    """What is published before the game; it fixes the seed without telling it."""
    return hashlib.sha256(f"atable seed {seed}".encode()).hexdigest()


def combine(seed: str, contributions: list[str]) -> str:
    """A table's seed from its own random bits and what the players added before it was fixed."""
    parts = [f"{len(part)}:{part}" for part in (seed, *contributions)]  # lengths, so that no two lists look alike
    return hashlib.sha256("".join(parts).encode()).hexdigest()
