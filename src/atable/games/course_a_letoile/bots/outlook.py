"""How far a seat still has to its star, in Services: an estimate from what lies on the table and what it holds.

Two things take time: earning the coins for the missing points and finding the cards that bring them.
"""

from typing import Final

from atable.games.course_a_letoile.content.cards import (
    BILL,
    CARD_INDEX,
    CATEGORY,
    FAME,
    FAME_OF,
    FIRST_ACTION,
    FIRST_DEVELOPMENT,
    IS_COOK,
    NEEDS_COOK,
    POINTS,
    PRICE,
    TIP,
    is_development,
    is_dish,
)
from atable.games.course_a_letoile.state import TIP_COINS
from atable.games.course_a_letoile.views import SeatView

_POINT_COINS: Final[float] = sum(PRICE[FIRST_DEVELOPMENT:]) / sum(POINTS)  # what a missing point costs
_FAME_ALONG: Final = 0.5  # the Fame that comes with each missing point of the other categories
_FAME_COINS: Final = 2.5  # what Fame beyond that costs
_TROUBLE_COINS: Final = 3.0  # what a Billing Trouble costs
_SIDE_COINS: Final = 0.75  # each Service: cards sold, tips
_POINT_RATE: Final = 0.75  # points of one category that two drawn cards bring
_FAME_RATE: Final = 1.5
_OTHER_LACKS: Final = 0.15  # how much the smaller lacks add to the largest one
_UNKNOWN_POINTS: Final = 0.31  # points of one category on a card that one does not see
_UNKNOWN_FAME: Final = 0.5
_MOST_POINTS: Final = 5  # that one card can bring: three and two Fame


class Racer:
    """One seat: what it has, what it holds, and what changes when a card is played, won or lost."""

    def __init__(
        self,
        targets: tuple[int, int, int, int],
        points: list[int],
        coins: float,
        troubles: int,
        menu: list[int],
        cooks: int,
        held: list[float],
    ) -> None:
        self.targets = targets
        self.points = points
        self.coins = coins
        self.troubles = troubles
        self.menu = menu
        self.cooks = cooks
        self.held = held  # points in hand, by target

    def copy(self) -> "Racer":
        return Racer(
            self.targets,
            self.points.copy(),
            self.coins,
            self.troubles,
            self.menu.copy(),
            self.cooks,
            self.held.copy(),
        )

    def hold(self, kind: int, copies: int) -> None:
        """One card more (1) or less (-1) in hand."""
        if is_development(kind):
            self.held[CATEGORY[kind]] += copies * POINTS[kind]
        self.held[FAME] += copies * FAME_OF[kind]

    def bills(self) -> int:
        """CE-63: without a cook only Street Food is paid."""
        paid = 0
        for dish in self.menu:
            if self.cooks > 0 or not NEEDS_COOK[dish]:
                paid += BILL[dish]
        return paid

    def price(self, kind: int) -> int:
        return 2 * PRICE[kind] if self.troubles > 0 else PRICE[kind]  # CE-91

    def buy(self, kind: int) -> None:
        """From hand to table, paid; coins may fall below zero: the time to earn them counts."""
        self.coins -= self.price(kind)
        self.troubles = max(0, self.troubles - 1)
        self.hold(kind, -1)
        if is_dish(kind):
            self.menu.append(kind)
            self.points[FAME] += FAME_OF[kind]
        else:
            self.recruit(kind, 1)

    def may_serve(self, dish: int) -> bool:
        """CE-52, CE-55."""
        return dish not in self.menu and (self.cooks > 0 or not NEEDS_COOK[dish])

    def recruit(self, kind: int, copies: int) -> None:
        """A development card comes to the table (1) or leaves it (-1)."""
        self.points[CATEGORY[kind]] += copies * POINTS[kind]
        self.points[FAME] += copies * FAME_OF[kind]
        if IS_COOK[kind]:
            self.cooks += copies

    def short(self, target: int) -> int:
        return max(0, self.targets[target] - self.points[target])

    def missing(self) -> int:
        return self.short(0) + self.short(1) + self.short(2) + self.short(FAME)

    def coin(self) -> float:
        """What one coin is worth: the part of a Service in which it is earned."""
        return 1.0 / (1.0 + _SIDE_COINS + self.bills())

    def services(self) -> float:
        """Services to the star. Both waits run side by side, so the longer one counts most."""
        coins = self._coins_needed() * self.coin()
        cards = self._wait_for_cards()
        return float((coins * coins + cards * cards) ** 0.5)

    def _coins_needed(self) -> float:
        points = float(self.short(0) + self.short(1) + self.short(2))
        fame = max(0.0, self.short(FAME) - _FAME_ALONG * points)
        need = _POINT_COINS * points + _FAME_COINS * fame + _TROUBLE_COINS * self.troubles
        return max(0.0, need - self.coins)

    def _wait_for_cards(self) -> float:
        longest = max(0.0, self.short(FAME) - self.held[FAME]) / _FAME_RATE
        total = longest
        for category in range(FAME):
            wait = max(0.0, self.short(category) - self.held[category]) / _POINT_RATE
            total += wait
            longest = max(longest, wait)
        return longest + _OTHER_LACKS * (total - longest)


def stranger(seat: SeatView) -> Racer:
    """A seat whose hand one does not see."""
    points = seat.cards * _UNKNOWN_POINTS
    menu = [CARD_INDEX[dish] for dish in seat.menu]
    cooks = sum([1 for card in seat.team if IS_COOK[CARD_INDEX[card]]])
    held = [points, points, points, seat.cards * _UNKNOWN_FAME]
    return Racer(seat.targets, list(seat.points), float(seat.coins), seat.troubles, menu, cooks, held)


def oneself(seat: SeatView, hand: list[int]) -> Racer:
    racer = stranger(seat)
    racer.held = [0.0, 0.0, 0.0, 0.0]
    for kind in hand:
        racer.hold(kind, 1)
    return racer


def can_win(racer: Racer, hand: list[int], plays: int) -> bool:
    """Reach the star now, with so many cards of this hand."""
    missing = racer.missing()
    if missing == 0:
        return True
    if missing > plays * _MOST_POINTS:
        return False
    for kind in set(hand):
        after = paid_for(racer, kind)
        if after is not None:
            rest = hand.copy()
            rest.remove(kind)
            if can_win(after, rest, plays - 1):
                return True
    return False


def paid_for(racer: Racer, kind: int) -> Racer | None:
    """The seat after this card, if it helps to win and can be paid."""
    after = racer.copy()
    if kind == TIP:
        after.coins += TIP_COINS
        return after
    if kind >= FIRST_ACTION or after.price(kind) > after.coins or (is_dish(kind) and not after.may_serve(kind)):
        return None
    after.buy(kind)
    return after if after.missing() < racer.missing() else None
