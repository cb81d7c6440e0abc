"""Where to send chefs: what each would find, with a guess at who else comes."""

from typing import Final

from atable.games.critter_kitchen.bots.outlook import Outlook
from atable.games.critter_kitchen.content.cards import CAPACITY, ZOUS_CAPACITY, ZOUS_INDEX, ZOUS_SPEED
from atable.games.critter_kitchen.content.items import BOAR, CHEFS, ITEM_INDEX, LIZARD, MOUSE, RUMOR, SOUP, WILD, ZOUS
from atable.games.critter_kitchen.views import CritterView, KitchenView, LocationView
from atable.kernel.rng import Rng

_UNSEEN: Final = 0.75  # stars for a token that nobody has seen yet (the Midnight Merchant's)
_LEFTOVERS: Final = 0.35  # for a leftover at the Chef Academy


class Scout:
    """What a kitchen expects to find everywhere in town."""

    def __init__(self, view: CritterView, me: KitchenView) -> None:
        self.view = view
        self.me = me
        self.outlook = Outlook(view, me)
        self.rivals = len(view.kitchens) - 1
        self.values = [self._values(location) for location in view.locations]
        draws = [sum(values[:3]) + 0.4 for values in self.values]
        total = sum(draws)
        self.crowd: list[float] = [draw / total * self.rivals for draw in draws]  # chefs of each kind to come

    def _values(self, location: LocationView) -> list[float]:
        """What lies there for this kitchen, the best first."""
        seats = len(self.view.kitchens)
        kinds = [ITEM_INDEX[item] for item in location.items]
        values = [self.outlook.worth(kind) for kind in kinds if self._exists(kind)]
        if location.id == "midnight_merchant" and not location.items:
            values += [_UNSEEN] * (2 if seats <= 2 else 3)
        elif location.id == "chef_academy":
            values += [_LEFTOVERS] * min(seats, 3)
        elif location.id == "soup_truck":
            values += [self.outlook.worth(SOUP)] * 3
        values.sort(reverse=True)
        return values

    def _exists(self, kind: int) -> bool:
        """CK-158."""
        if kind == WILD:
            return len(self.me.rumors) < 3
        return not RUMOR <= kind < WILD or self._icon(kind) not in self.me.rumors

    def _icon(self, kind: int) -> str:
        return ("question", "exclaim", "whisper")[kind - RUMOR]

    def finds(self, at: int, capacity: int, speed: int) -> float:
        """Stars that a chef of this capacity and speed may expect at this location."""
        values = self.values[at]
        before = self._taken_before(at, speed)
        worth = 0.0
        for number in range(capacity):
            worth += _between(values, before + number * (1.0 + 0.5 * self._tied(at)))
        return max(worth, self.outlook.worth(SOUP))

    def _taken_before(self, at: int, speed: int) -> float:
        """Items that faster chefs take away: a mouse one, a lizard two."""
        crowd = self.crowd[at]
        before = 0.5 * crowd * min(speed, 3)  # tied with others of the same speed, half of the time behind them
        if speed > 1:
            before += crowd
        if speed > 2:
            before += 2 * crowd
        return before

    def _tied(self, at: int) -> float:
        return min(1.0, self.crowd[at])


def _between(values: list[float], place: float) -> float:
    """The value at a place between two."""
    whole = int(place)
    part = place - whole
    first = values[whole] if whole < len(values) else 0.0
    second = values[whole + 1] if whole + 1 < len(values) else 0.0
    return first * (1 - part) + second * part


def finds(view: CritterView, me: KitchenView, chef: str, location: str) -> float:
    scout = Scout(view, me)
    names = [it.id for it in view.locations]
    capacity, speed = _gait(me, CHEFS.index(chef))
    return scout.finds(names.index(location), capacity, speed)


def _gait(me: KitchenView, chef: int) -> tuple[int, int]:
    """Capacity and speed."""
    if chef == ZOUS and me.zous_chef is not None:
        card = ZOUS_INDEX[me.zous_chef]
        return ZOUS_CAPACITY[card], ZOUS_SPEED[card]
    return CAPACITY[chef], CAPACITY[chef]


def best_plan(view: CritterView, me: KitchenView, rng: Rng, noise: float) -> dict[str, str]:
    """The locations at which all chefs together find most; a little noise keeps equal minds apart."""
    scout = Scout(view, me)
    chefs = [MOUSE, LIZARD, BOAR] + ([ZOUS] if me.zous_chef is not None else [])
    worth: list[list[float]] = []
    for chef in chefs:
        capacity, speed = _gait(me, chef)
        row = [scout.finds(at, capacity, speed) for at in range(len(view.locations))]
        worth.append([value * (1.0 + noise * (rng.below(2001) - 1000) / 1000) for value in row])
    best = _assign(worth, 0, 0)[1]
    return {CHEFS[chef]: view.locations[at].id for chef, at in zip(chefs, best, strict=True)}


def _assign(worth: list[list[float]], chef: int, used: int) -> tuple[float, list[int]]:
    """The best places for this chef and those after it, none of them used (bits)."""
    if chef == len(worth):
        return 0.0, []
    best: tuple[float, list[int]] = (-1.0, [])
    for at, value in enumerate(worth[chef]):
        if not used >> at & 1:
            rest, places = _assign(worth, chef + 1, used | 1 << at)
            if value + rest > best[0]:
                best = (value + rest, [at, *places])
    return best
