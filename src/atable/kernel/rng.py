"""A small seeded generator whose state is four 32-bit words.

The algorithm is sfc32 (small fast counter, by Chris Doty-Humphrey, public domain): sums, shifts and
xors of 32-bit words, so the numbers are the same on every platform, Python version and build.
"""

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 15  # rounds after seeding, so that similar seeds part ways


class Rng:
    """Draws numbers. It is part of the state and copied with it."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.words() == other.words()

    def __hash__(self) -> int:
        raise TypeError("a generator changes and has no hash")

    def __repr__(self) -> str:
        return f"Rng({self.a:#x}, {self.b:#x}, {self.c:#x}, {self.counter})"

    def next32(self) -> int:
        drawn = (self.a + self.b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + drawn) & _MASK
        return drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (Lemire's method with rejection)."""
        if not 0 < n <= 1 << 24:
            raise ValueError(f"below() needs 1 to 2**24, not {n}")
        product = self.next32() * n
        low = product & _MASK
        if low < n:
            unfair = ((1 << 32) - n) % n
            while low < unfair:
                product = self.next32() * n
                low = product & _MASK
        return product >> 32

    def chance(self, probability: float) -> bool:
        """True with this probability, to the nearest 2**-32."""
        return self.next32() < probability * 4294967296.0

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def mix(self, entropy: str) -> None:
        """Go on from a mixture of the present words and fresh entropy (an undo past a reveal)."""
        mixed = seeded(f"{self.words()}|{entropy}")
        self.a, self.b, self.c, self.counter = mixed.words()


def seeded(seed: str) -> Rng:
    """The generator of this seed: any text; a fair table uses at least 128 random bits."""
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]
    rng = Rng(words[0], words[1], words[2], words[3])
    for _ in range(_WARM_UP):
        rng.next32()
    return rng
