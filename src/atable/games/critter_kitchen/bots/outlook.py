"""How much an item is worth to a kitchen, in stars, and what a chef may hope to find at a location.

Everything here comes from a view. The weights are estimates, set by playing against other weights.
"""

from typing import Final

from atable.games.critter_kitchen.abilities.rumors import fanatic_type
from atable.games.critter_kitchen.content.cards import (
    CRITIC_INDEX,
    RESTAURATEUR_INDEX,
    RUMOR_INDEX,
    THE_COW,
    THE_FLAMINGO,
    THE_FRUIT_BAT,
    THE_GOAT,
    THE_JERBOA,
    THE_KANGAROO,
    THE_MOUSE,
    THE_RABBIT,
    THE_RACCOON,
    THE_TORTOISE,
    THE_TREE_SHREW,
    ZOUS_CAPACITY,
    ZOUS_INDEX,
)
from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    ALLSPICE_R7,
    BISQUE,
    COFFEE,
    COOKBOOK,
    IN_STORAGE,
    ITEM_INDEX,
    NOTHING,
    RUMOR,
    SOUP,
    SPICE,
    TOFU,
    TYPE,
    TYPES,
    WILD,
    ZOUS_CHEF,
    ingredient,
    number_of,
)
from atable.games.critter_kitchen.views import CritterView, KitchenView

_DISH: Final = 0.17  # stars for a point of value in a dish that is wanted now
_LATER_DISH: Final = 0.06  # in one that may be wanted later in the day
_FIRST_OF_TYPE: Final = 0.45  # for the first ingredient of a type that a dish needs
_COURSE: Final = 0.20  # stars for a point of quality in the meal: the score track, and a chance to be the best
_NEW_COURSE: Final = 0.25
_SPICE: Final = 0.16  # stars for a point that a spice doubles
_KEPT: Final[list[float]] = [0.0, 0.40, 0.75, 1.0]  # by day: the chance that an ingredient is still there for the meal
_RUMOR: Final[list[float]] = [0.0, 1.1, 0.8, 0.4]
_ZOUS: Final[list[float]] = [0.0, 0.75, 1.05, 1.2, 1.4]  # by capacity
_GOODS: Final[dict[int, float]] = {TOFU: 0.8, COFFEE: 0.4, COOKBOOK: 0.9}
_TROPHIES: Final[list[float]] = [1.0, 2.0, 2.0, 0.0]  # CK-379: what one more is worth
_SOUP: Final = 0.2
_BISQUE: Final = 0.55


class Outlook:
    """One kitchen's own view of what is worth having."""

    def __init__(self, view: CritterView, me: KitchenView) -> None:
        assert view.own is not None
        self.day = view.day
        self.critic = CRITIC_INDEX[view.critic]
        self.round = view.round
        self.goat = me.restaurateur is not None and RESTAURATEUR_INDEX[me.restaurateur] == THE_GOAT
        self.trophies = me.trophies
        self.counts = [0] * IN_STORAGE
        for stack in view.own.storage:
            self.counts[ITEM_INDEX[stack.item]] = stack.count
        self.rumors = len(me.rumors)
        self.wanted = [0] * len(TYPES)  # by type: how many open challenges need it
        for challenge in view.challenges:
            for name in challenge.types:
                self.wanted[TYPES.index(name)] += 1
        self.to_come = 3 * self.day - self.round if self.day < 3 else 0  # challenges of this day still face down
        self.fanatics = [1.0] * len(TYPES)
        for card in (*view.rumors, view.own.private_rumor):
            if card is not None and fanatic_type(RUMOR_INDEX[card]) != NOTHING:
                self.fanatics[fanatic_type(RUMOR_INDEX[card])] = 1.7
        self.offered = NOTHING if view.zous_chef is None else ZOUS_INDEX[view.zous_chef]

    def take(self, kind: int) -> None:
        """This item is mine: what it is worth to have another one changes."""
        if kind < IN_STORAGE and not RUMOR <= kind <= WILD:
            self.counts[kind] += 1
        elif RUMOR <= kind <= WILD:
            self.rumors += 1

    def worth(self, kind: int) -> float:
        if kind < SPICE:
            return self._ingredient(kind)
        if kind <= ALLSPICE_R7:
            return self._spice(kind)
        if kind <= WILD:
            return _RUMOR[self.day] * (1.4 if self.critic == THE_JERBOA else 1.0)
        if kind == ZOUS_CHEF:
            return _ZOUS[ZOUS_CAPACITY[self.offered]] if self.offered != NOTHING else 0.0
        if kind == BISQUE:
            return _BISQUE if self.day < 3 else 0.15
        if kind == SOUP:
            return _SOUP if self.day < 3 else 0.05
        if kind in _GOODS:
            return 0.0 if kind != TOFU and self.day == 3 else _GOODS[kind]
        return _TROPHIES[min(self.trophies, 3)]

    def _points(self, kind: int) -> int:
        """The number as it will count."""
        number = number_of(kind)
        if number == 6 and self.critic == THE_KANGAROO:
            return 9
        return 4 if number == 2 and self.goat else number

    def _ingredient(self, kind: int) -> float:
        of_type = TYPE[kind]
        return self._for_dishes(kind, of_type) + _KEPT[self.day] * self.for_meal(kind, of_type)

    def _for_dishes(self, kind: int, of_type: int) -> float:
        if self.day == 3:
            return 0.0
        number = 4 if self.goat and number_of(kind) == 2 else number_of(kind)
        if self.wanted[of_type] == 0:
            return _LATER_DISH * number * self.to_come / 2
        held = sum(self.counts[ingredient(of_type, 2) : ingredient(of_type, 7) + 1])
        first = _FIRST_OF_TYPE if held < self.wanted[of_type] else 0.0
        return _DISH * number + first

    def best(self, of_type: int) -> int:
        """The most points of this type in storage."""
        points = 0
        for kind in range(ingredient(of_type, 2), ingredient(of_type, 7) + 1):
            if self.counts[kind]:
                points = max(points, self._points(kind))
        return points

    def for_meal(self, kind: int, of_type: int) -> float:
        points, best = self._points(kind), self.best(of_type)
        weight = _COURSE * self.fanatics[of_type]
        if self.critic == THE_RABBIT and TYPES[of_type] == "carrot":
            weight *= 2
        if self.critic == THE_FLAMINGO and TYPES[of_type] in ("fish", "wine"):
            weight *= 1.3
        new = _NEW_COURSE * (2 if self.critic == THE_TORTOISE else 1) if best == 0 else 0.0
        gain = max(0, points - best) * weight + new
        if gain == 0.0 or best:
            gain = max(gain, points * weight * self._beside(of_type))
        return gain

    def _beside(self, of_type: int) -> float:
        """Critics that find a use for a second ingredient of a type: the part of its points that counts."""
        if self.critic == THE_MOUSE and TYPES[of_type] == "cheese":
            return 1.0
        if self.critic == THE_COW:
            return 0.35
        if self.critic == THE_FRUIT_BAT and TYPES[of_type] == "wine":
            return 1.0
        return 0.15 if self.critic == THE_RACCOON else 0.0

    def _spice(self, kind: int) -> float:
        factor = 1.6 if self.critic == THE_TREE_SHREW else 1.0
        if kind >= ALLSPICE:
            return _SPICE * factor * 6.0
        of_type = kind - SPICE
        best = self.best(of_type)
        if self.counts[kind]:
            best //= 2  # there is one already
        return _SPICE * factor * self.fanatics[of_type] * (best if best else 2.5)


def keeping(outlook: Outlook, kind: int) -> float:
    """What a token in storage is worth when the fridge is too small: for the meal, and for dishes of the next day."""
    if kind == TOFU:
        return 0.8
    if kind >= SPICE:
        return outlook.worth(kind) + 0.5
    outlook.counts[kind] -= 1
    worth = outlook.for_meal(kind, TYPE[kind]) + 0.05 * number_of(kind)
    outlook.counts[kind] += 1
    return worth
