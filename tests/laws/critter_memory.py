"""What can be remembered about tokens behind shields, and about decks of which one sees every card that is turned up.

All tokens were seen but for what was put away (CK-253). So each storage is kept as if nothing had ever been put away,
and the bag likewise. What is missing from a storage since then was put away by its owner, and went into the bag; it
can't have been shown in the storage afterwards, and what was drawn from the bag was there.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import chain, combinations

from atable.kernel.seats import Seat

Tokens = Counter[str]


class Stock:
    """Tokens in a storage or in the bag. A period ends whenever the fridges are closed."""

    def __init__(self, tokens: Tokens) -> None:
        self.now = tokens.copy()
        self.least: list[Tokens] = [self.now.copy()]  # by period: of each kind, how many may have been put away

    def add(self, items: Iterable[str]) -> None:
        self.now.update(items)

    def remove(self, items: Iterable[str]) -> None:
        gone = Counter(items)
        self.now.subtract(gone)
        self.show(Counter(dict.fromkeys(gone, 0)))

    def show(self, shown: Tokens) -> None:
        """So many are there before everybody's eyes."""
        least = self.least[-1]
        for item, tokens in shown.items():
            least[item] = min(least[item], self.now[item] - tokens)

    def begin_period(self) -> None:
        self.least.append(self.now.copy())


class Ledger:
    """The storages of all seats, and the bag."""

    def __init__(self, seats: Iterable[Seat], bag: Tokens) -> None:
        self.storages = {seat: Stock(Counter()) for seat in seats}
        self.bag = Stock(bag)
        self._put_away: list[Counter[Seat]] = [Counter()]  # by period: how many tokens at its end
        self._known: dict[Seat, list[Tokens]] = {}  # by period, of the own storage: all that was put away before it

    def put_away(self, seat: Seat, tokens: int) -> None:
        self._put_away[-1][seat] += tokens

    def close_fridges(self) -> None:
        self._put_away.append(Counter())
        for stock in (self.bag, *self.storages.values()):
            stock.begin_period()

    def know(self, seat: Seat, held: Tokens) -> None:
        """What this seat holds, by its own eyes."""
        known = self._known.setdefault(seat, [])
        if len(known) < len(self._put_away):
            known.append(self.storages[seat].now - held)

    def broken(self, held: Mapping[Seat, Tokens]) -> list[str]:
        """What can't be if the storages hold this."""
        gone = {seat: _minus(stock.now, held[seat]) for seat, stock in self.storages.items()}
        wrong = [f"seat {seat} can't hold {dict(held[seat])}" for seat in gone if not self._explains(seat, gone[seat])]
        if wrong:
            return wrong
        if not _covers(gone.values(), self.bag.least[-1]):
            return [f"what was drawn was not in the bag: {gone}"]
        if len(self._put_away) > 2 and not self._splits(gone):
            return [f"what was drawn was not in the bag yet: {gone}"]
        return []

    def _explains(self, seat: Seat, gone: Tokens) -> bool:
        """As many were put away as all know, and none of them was shown in this storage afterwards."""
        least, count = self.storages[seat].least[-1], sum(fridge[seat] for fridge in self._put_away[:-1])
        possible = all(0 <= tokens <= max(0, least[item]) for item, tokens in gone.items())
        known = self._known.get(seat)
        return possible and gone.total() == count and (known is None or +gone == known[-1])

    def _splits(self, gone: Mapping[Seat, Tokens]) -> bool:
        """Can all this have been put away in two parts, one at each fridge?

        What a seat put away first was not shown in its storage between the fridges. What was drawn in between must be
        among these first parts; if it isn't, there are some seats whose whole parts, and all that the others could
        give beside them, are not enough.
        """
        parts = {seat: known[1] for seat, known in self._known.items()}
        drawn = -self.bag.least[1] - sum(parts.values(), Tokens())
        room = {seat: gone[seat] & self.storages[seat].least[1] for seat in gone if seat not in parts}
        size = {seat: self._put_away[0][seat] for seat in room}
        if any(room[seat].total() < size[seat] for seat in room):
            return False
        return all(
            drawn.total() <= sum(size[it] for it in some) + _shared(drawn, [room[it] for it in room if it not in some])
            for some in _subsets(room)
        )


def _minus(one: Tokens, other: Tokens) -> Tokens:
    """Also what is less than nothing."""
    difference = one.copy()
    difference.subtract(other)
    return difference


def _covers(gone: Iterable[Tokens], least: Tokens) -> bool:
    there = least.copy()
    for tokens in gone:
        there.update(tokens)
    return min(there.values()) >= 0


def _shared(wanted: Tokens, rooms: Iterable[Tokens]) -> int:
    """How much of what is wanted these can give together."""
    return (wanted & sum(rooms, Tokens())).total()


def _subsets(seats: Collection[Seat]) -> Iterable[tuple[Seat, ...]]:
    return chain.from_iterable(combinations(seats, size) for size in range(len(seats) + 1))


class Deck:
    """Cards that are turned up one by one; in each round some lie open, then they are put aside (CK-318, CK-346)."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.left = set(cards)
        self._open: set[str] = set()
        self._aside: set[str] = set()

    def turn_up(self, card: str) -> None:
        if not self.left:
            self.left, self._aside = self._aside, set()
        self.left.remove(card)
        self._open.add(card)

    def end_round(self) -> None:
        self._aside |= self._open
        self._open = set()
