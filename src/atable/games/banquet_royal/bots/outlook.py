"""The table as one seat knows it, in numbers: what each card still lacks, and what it promises.

A line of three spaces is read as a number, its code, so that one table per card tells how many elements
the card lacks there: none means fulfilled, one that it is ready for a next turn, two that it has a beginning.
"""

from typing import Final

from atable.games.banquet_royal.actions import CARD_INDEX, DISHES
from atable.games.banquet_royal.content.board import LABELS, LINES, LINES_THROUGH
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.state import TOQUE
from atable.games.banquet_royal.table.menus import CARDS, PATTERN, VALUE
from atable.games.banquet_royal.views import BanquetView

# What stands on a space, as a digit of a line's code; 1 to 4 are the Dishes.
FREE: Final = 0
TOQUE_DIGIT: Final = TOQUE + 1
_BLOCKED: Final = TOQUE + 2  # a Cloche over nobody knows what
_BASE: Final = TOQUE + 3
_WEIGHTS: Final = (_BASE * _BASE, _BASE, 1)
_HOPELESS: Final = 9  # more than any number of elements lacking, remembered Cloches on top

# Estimates, tuned in games of the greedy bot against itself.
_SURVIVAL: Final = 0.8  # that one rival leaves a ready line as it is
_NEXT: Final = 0.65  # a ready card is validated next turn or soon after
_BEGINNING: Final = 0.05  # what one beginning adds to the hope for a card
_HOPE: Final = 0.35  # the most that beginnings are worth
_FRESH: Final = 0.5  # of its crowns: the hope for the card drawn in place of a validated one
_MAJORITY: Final = 0.3  # of a reward: what a Menu that bears on an open majority is worth on top
_DECIDED: Final = 0.1  # the same where the lead is more than one Menu

DISH_NUMBER: Final[dict[str, int]] = {dish: number for number, dish in enumerate(DISHES)}
_REWARD: Final[dict[int, int]] = {reward.menus: reward.points for reward in CONTENT.pieces.rewards}
# By space, for each of LINES_THROUGH: the weight of this space's digit in the line's code.
_WEIGHT_IN: Final[list[list[int]]] = [
    [_WEIGHTS[LINES[line].index(space)] for line in LINES_THROUGH[space]] for space in range(len(LABELS))
]
_MOST_READY: Final = 6
_MOST_BEGUN: Final = 12
_TABLES: Final[dict[int, list[int]]] = {}  # made when first needed, as the next ones
_CHANCES: Final[dict[int, list[list[float]]]] = {}


def _table(card: int, available: int) -> list[int]:
    """What this card lacks, by code of a line; `available`: the symbols that can be placed, a bit mask."""
    key = available * CARDS + card
    if key not in _TABLES:
        _TABLES[key] = [_lacking(card, code, available) for code in range(_BASE**3)]
    return _TABLES[key]


def _lacking(card: int, code: int, available: int) -> int:
    """BR-68: read from the end that is nearer to being fulfilled."""
    first, second, third = PATTERN[card]
    return min(
        _lacking_one_way((first, second, third), code, available),
        _lacking_one_way((third, second, first), code, available),
    )


def _lacking_one_way(pattern: tuple[int, int, int], code: int, available: int) -> int:
    digits = (code // _WEIGHTS[0], code // _WEIGHTS[1] % _BASE, code % _BASE)
    lacking = 0
    for digit, symbol in zip(digits, pattern, strict=True):
        if digit == FREE and available >> symbol & 1:
            lacking += 1
        elif digit != symbol + 1:
            return _HOPELESS
    return lacking


def _chances(seats: int) -> list[list[float]]:
    """The chance to validate a card soon, by the number of lines on which it is ready and begun."""
    if seats not in _CHANCES:
        lost = 1.0 - _SURVIVAL ** (seats - 1)
        _CHANCES[seats] = [
            [_chance(lost, ready, begun) for begun in range(_MOST_BEGUN + 1)] for ready in range(_MOST_READY + 1)
        ]
    return _CHANCES[seats]


def _chance(lost: float, ready: int, begun: int) -> float:
    soon = _NEXT * (1.0 - lost**ready)
    later = min(_HOPE, _BEGINNING * begun)
    return soon + (1.0 - soon) * later


class Outlook:
    def __init__(self, view: BanquetView, seat: int, remembered: dict[str, str]) -> None:
        self.view = view
        self.seat = seat
        self.stock = [view.kitchen[dish] for dish in DISHES]
        self.free = 0  # spaces without an element
        self.digits = [FREE] * len(LABELS)
        self.extra = [0] * len(LINES)  # remembered Cloches on the line: they must be announced first
        self._read_spaces(remembered)
        self.codes = [self.digits[a] * _WEIGHTS[0] + self.digits[b] * _WEIGHTS[1] + self.digits[c] for a, b, c in LINES]
        self.available = self._available()
        self.turns_left = self._turns_left()
        self.chances = _chances(len(view.seats))
        self.hand = [CARD_INDEX[card] for card in view.hand]
        self.points = [self.menu_points(card) for card in self.hand]
        self.tables = [_table(card, self.available) for card in self.hand]
        self.counts = [self._count(table) for table in self.tables]

    def _read_spaces(self, remembered: dict[str, str]) -> None:
        for space, label in enumerate(LABELS):
            seen = self.view.spaces[label]
            if seen.dish is not None:
                self.digits[space] = 1 + DISH_NUMBER[seen.dish]
            elif seen.toque is not None:
                self.digits[space] = TOQUE_DIGIT
            else:
                self.free += 1
                if seen.cloche:
                    self._read_cloche(space, remembered.get(label))

    def _read_cloche(self, space: int, dish: str | None) -> None:
        """A Dish that is remembered under a Cloche counts as laid, but for the turn it takes to announce it."""
        if dish is None or self.stock[DISH_NUMBER[dish]] == 0:  # BR-58
            self.digits[space] = _BLOCKED
            return
        self.digits[space] = 1 + DISH_NUMBER[dish]
        for line in LINES_THROUGH[space]:
            self.extra[line] += 1

    def _available(self) -> int:
        """The symbols that this seat can place, as a bit mask."""
        available = 0
        for dish, pieces in enumerate(self.stock):
            if pieces > 0:
                available |= 1 << dish
        if self.view.seats[self.seat].toques_left > 0:
            available |= 1 << TOQUE
        return available

    def _turns_left(self) -> int:
        """Own turns after this one."""
        taken = 1 if self.view.step == "placing" else 0
        return (self.free - taken) // len(self.view.seats)

    def menu_points(self, card: int) -> float:
        """A validated Menu: its crowns, and with Gourmet its part in a majority (BR-106, BR-107)."""
        value = VALUE[card]
        if not self.view.options.gourmet or value not in _REWARD:
            return float(value)
        counts = [self._validated(other, value) for other in range(len(self.view.seats))]
        mine = counts.pop(self.seat)
        part = _MAJORITY if abs(mine - max(counts)) <= 1 else _DECIDED
        return value + _REWARD[value] * part

    def _validated(self, seat: int, value: int) -> int:
        return len([card for card in self.view.seats[seat].validated if VALUE[CARD_INDEX[card]] == value])

    def _count(self, table: list[int]) -> tuple[int, int]:
        """On how many lines a card is ready, and on how many it has a beginning."""
        ready = 0
        begun = 0
        for line, code in enumerate(self.codes):
            lacking = table[code] + self.extra[line]
            if lacking == 1:
                ready += 1
            elif lacking == 2:
                begun += 1
        return ready, begun

    def _promise(self, card: int, ready: int, begun: int) -> float:
        return VALUE[card] * self.chances[min(ready, _MOST_READY)][min(begun, _MOST_BEGUN)]

    def hopes(self) -> list[float]:
        """The points that each card in hand promises as the table stands."""
        hopes: list[float] = []
        for at, (ready, begun) in enumerate(self.counts):
            hopes.append(self._promise(self.hand[at], ready, begun))
        return hopes

    def best_of(self, hopes: list[float]) -> float:
        """The best of these hopes, as many as turns are left to fulfil them."""
        return sum(sorted(hopes, reverse=True)[: self.turns_left])

    def laid(self, space: int, digit: int) -> float:
        """An element comes onto this space: the Menu validated with it, if any, and the hopes afterwards."""
        change = digit - self.digits[space]
        lifted = 1 if change == 0 else 0  # a remembered Cloche
        hopes: list[float] = []
        gain = 0.0  # of validating a card over keeping it
        used = -1
        for at, table in enumerate(self.tables):
            ready, begun = self.counts[at]
            fulfilled = False
            for number, line in enumerate(LINES_THROUGH[space]):
                code, extra = self.codes[line], self.extra[line]
                before = table[code] + extra
                after = table[code + change * _WEIGHT_IN[space][number]] + extra - lifted
                if before != after:
                    ready += (after == 1) - (before == 1)
                    begun += (after == 2) - (before == 2)
                    fulfilled = fulfilled or after == 0
            hopes.append(self._promise(self.hand[at], ready, begun))
            if fulfilled and self.points[at] - hopes[at] > gain:
                gain = self.points[at] - hopes[at]
                used = at
        if used < 0:
            return self.best_of(hopes)
        hopes[used] = _FRESH * VALUE[self.hand[used]]  # drawn in its place (BR-84)
        return self.points[used] + self.best_of(hopes)

    def fresh(self) -> list[float]:
        """The mean hope for a card drawn from each deck, by value - 1."""
        seen = self._not_in_decks()
        total = [0.0, 0.0, 0.0]
        cards = [0, 0, 0]
        for name, card in CARD_INDEX.items():
            if name not in seen:
                ready, begun = self._count(_table(card, self.available))
                total[VALUE[card] - 1] += self._promise(card, ready, begun)
                cards[VALUE[card] - 1] += 1
        return [total[at] / max(1, cards[at]) for at in range(3)]

    def _not_in_decks(self) -> set[str]:
        """The cards that this seat sees elsewhere; the rest are in the decks or in other hands."""
        seen = set(self.view.hand)
        for other in self.view.seats:
            seen.update(other.validated)
        for pile in self.view.discards:
            seen.update(pile)
        return seen
