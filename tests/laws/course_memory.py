"""What can be remembered about cards that have copies: a pile of which one sees the top, and hands drawn from decks."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from atable.kernel.seats import Seat

Shuffles = frozenset[int]


class Pile:
    """The discard pile: everybody sees what goes in, but not where a card put in at random lies (CE-35 to CE-39)."""

    def __init__(self) -> None:
        self._laid: list[str] = []  # one above the other in this order, the last one on top
        self._loose: list[tuple[str, int]] = []  # each somewhere below this one of those laid

    def cards(self) -> Counter[str]:
        return Counter(self._laid) + Counter(card for card, _ in self._loose)

    def lay(self, card: str) -> None:
        self._laid.append(card)

    def bury(self, card: str) -> None:
        self._loose.append((card, len(self._laid) - 1))

    def take(self, card: str) -> None:
        assert self._laid.pop() == card, f"{card} was not on top"

    def show(self, top: str | None) -> None:
        """The top card now. If it looks like the last one laid, take it for that one.

        It may be a loose copy of it; but whatever order the pile has then, it may also have with the copies swapped.
        """
        if top is not None and (not self._laid or self._laid[-1] != top):
            self._loose.remove((top, len(self._laid)))  # only a card that was below the one just taken
            self._laid.append(top)
        highest = len(self._laid) - 1
        self._loose = [(card, min(ceiling, highest)) for card, ceiling in self._loose]

    def broken(self, pile: Sequence[str]) -> list[str]:
        """From the top down, each card must be the next one laid, or a loose one whose ceiling lies above."""
        laid, free = self._laid.copy(), Counter[str]()
        below: dict[int, list[str]] = {}
        for card, ceiling in self._loose:
            below.setdefault(ceiling, []).append(card)
        for card in reversed(pile):
            if laid and card == laid[-1]:
                laid.pop()
                free.update(below.get(len(laid), ()))
            elif free[card]:
                free[card] -= 1
            else:
                return [f"{card} can't lie there in the pile {list(pile)}: {self._laid} and {self._loose}"]
        return [f"not in the pile: {laid} {list(free.elements())}"] if laid or free.total() else []


class Hands:
    """Other hands and the deck. Cards come from shuffles, and everybody knows which cards each of them held.

    A seat that shows a card may have drawn it from any shuffle with such a card: copies are alike. Then it is not
    certain which of its cards are left, and a card `unsure` is one of several that must all have come from somewhere.
    """

    def __init__(self) -> None:
        self._left: list[Counter[str]] = []  # by shuffle: its cards that nobody showed, as far as that is certain
        self._drawn: dict[Seat, Counter[int]] = {}  # by shuffle: cards drawn and not shown, likewise
        self._known: dict[Seat, Counter[str]] = {}  # taken face up (CE-24)
        self._unsure: list[tuple[Seat, str]] = []

    def shuffle(self, cards: Counter[str]) -> None:
        self._left.append(cards)

    def draw(self, seat: Seat, card: str | None) -> None:
        if card is None:
            self._drawn.setdefault(seat, Counter())[len(self._left) - 1] += 1
        else:
            self._left[-1][card] -= 1

    def take_face_up(self, seat: Seat, card: str) -> None:
        self._known.setdefault(seat, Counter())[card] += 1

    def show(self, seat: Seat, card: str) -> None:
        """A card is played, discarded or sold; if everybody knows of such a card in the hand, it may be that one."""
        if self._known.get(seat, Counter())[card]:
            self._known[seat][card] -= 1
            return
        self._unsure.append((seat, card))
        while any(self._settle(*shown) for shown in self._unsure):
            pass

    def _settle(self, seat: Seat, card: str) -> bool:
        origins = self._origins(seat, card)
        if len(origins) != 1:
            return False
        (origin,) = origins
        self._left[origin][card] -= 1
        self._drawn[seat][origin] -= 1
        self._unsure.remove((seat, card))
        return True

    def _origins(self, seat: Seat, card: str) -> Shuffles:
        return frozenset(shuffle for shuffle, count in self._drawn[seat].items() if count and self._left[shuffle][card])

    def broken(self, hands: Mapping[Seat, Sequence[str]], deck: Sequence[str]) -> list[str]:
        wrong: list[str] = []
        by_card: dict[str, list[Shuffles]] = {}
        for card in deck:
            by_card.setdefault(card, []).append(frozenset([len(self._left) - 1]))
        for seat, hand in hands.items():
            known = self._known.get(seat, Counter())
            if not known <= Counter(hand):
                wrong.append(f"seat {seat} held {known}")
            hidden = [*(Counter(hand) - known).elements(), *(card for owner, card in self._unsure if owner == seat)]
            origins = [self._origins(seat, card) for card in hidden]
            if not _fits(origins, self._drawn.get(seat, {})):
                wrong.append(f"seat {seat} can't have drawn {hand}")
            for card, origin in zip(hidden, origins, strict=True):
                by_card.setdefault(card, []).append(origin)
        for card, origins in by_card.items():
            if not _fits(origins, {shuffle: left[card] for shuffle, left in enumerate(self._left)}):
                wrong.append(f"{card} can't be there: it was in none, or not often enough, of those shuffles")
        return wrong


def _fits(origins: Sequence[Shuffles], room: Mapping[int, int]) -> bool:
    """Can each be given one of its shuffles, and every shuffle be used up? Each set of shuffles must have the room."""
    with_room = frozenset(shuffle for shuffle, count in room.items() if count)
    possible = [origin & with_room for origin in origins]
    if len(possible) != sum(room.values()) or not all(possible):
        return False
    return all(
        sum(origin <= chosen for origin in possible) <= sum(room[shuffle] for shuffle in chosen)
        for chosen in _subsets(with_room)
    )


def _subsets(shuffles: Shuffles) -> Iterable[Shuffles]:
    """But for the empty one and all of them."""
    for size in range(1, len(shuffles)):
        for chosen in combinations(shuffles, size):
            yield frozenset(chosen)
