"""What dishes cost at least: the tables that bound the search for the best ones (see `plating.py`)."""

from collections.abc import Sequence
from typing import Final

from atable.games.critter_kitchen.items import BISQUE, COOKBOOK, SOUP, SPICE, TOFU
from atable.games.critter_kitchen.pantry import CARDS, FULL, TOO_FEW, Helping, Larder, Pantry, Token

NEVER: Final = 1e18

# A table holds costs by the value that a dish needs and the number of types that it may still go without: first for
# a dish that has not got the type at hand, then for one that has.
ROW: Final = 4
HALF: Final = ROW * (FULL + 1)

_STARS: Final[tuple[int, ...]] = (1, 2, 4)
_NEEDS: Final[tuple[int, ...]] = (6, 12, 21)  # CK-231 to CK-233
_HEDGEHOG_NEEDS: Final[tuple[int, ...]] = (5, 11, 19)


class Aim:
    """The stars that a dish is to earn."""

    def __init__(self, stars: int, need: int, soupless: bool) -> None:
        self.stars = stars
        self.need = need  # its value; 0: no dish
        self.soupless = soupless  # for the Capybara's bonus star


class Offer:
    """A helping with which a dish may reach an aim, and what it needs then."""

    def __init__(self, helping: Helping, need: int, spare: int, soupable: int) -> None:
        self.helping = helping
        self.need = need
        self.spare = spare  # types it may go without
        self.soupable = soupable  # types on which the Heron may put a soup
        self.cost = 0.0  # of the helping without all-spices
        self.bound = 0.0  # the least cost of the dish


class Kitchen:
    def __init__(self, pantry: Pantry, challenges: list[tuple[int, ...]], value_left: Sequence[float]) -> None:
        self.challenges = challenges
        self.dishes = len(challenges)
        self.larder = Larder(pantry, challenges, value_left)
        self.tokens = self.larder.tokens
        self.step = len(self.larder.allspices) + 1
        self.sides = 2 if pantry.heron else 1  # tables for a dish without and with a soup on the type at hand
        self.aims = [Aim(0, 0, False)]
        for stars, need in zip(_STARS, _HEDGEHOG_NEEDS if pantry.hedgehog else _NEEDS, strict=True):
            self.aims.append(Aim(stars, need, False))
            if pantry.capybara:
                self.aims.append(Aim(stars + 1, need, True))
        self.extras = self.larder.extras()
        self.helpings = self.larder.helpings()
        self.tops = [self._tops(dishes) for dishes in range(1 << CARDS)]
        self.price = -1.0
        self.tables: list[list[list[list[list[float]]]]] = []
        self.offers: list[list[list[Offer]]] = []
        self.known: dict[int, float] = {}

    def _tops(self, dishes: int) -> list[int]:
        """The most that the tokens from each one on can give to these dishes together, without all-spices."""
        count = len(self.tokens)
        found = [0] * (count + 1)
        after = count  # the next type
        for at in range(count - 1, -1, -1):
            token = self.tokens[at]
            if token.last:
                after = at + 1
            found[at] = found[after]
            if token.shown_on & dishes:
                values = [other.value for other in self.tokens[at:after]]
                found[at] += sum(values) + sum(values[: token.spices])
        return found

    def choices(self) -> list[tuple[int, list[list[int]]]]:
        """One aim for each dish, by their stars, the most first."""
        choices: list[list[int]] = [[]]
        for _ in range(self.dishes):
            choices = [[*choice, at] for choice in choices for at in range(len(self.aims))]
        by_stars: dict[int, list[list[int]]] = {}
        for choice in choices:
            stars = sum([self.aims[at].stars for at in choice])
            if stars and self._may_reach(choice):
                by_stars.setdefault(stars, []).append(choice)
        return sorted(by_stars.items(), reverse=True)

    def _may_reach(self, choice: list[int]) -> bool:
        """Is there enough for any of the dishes, and for any of them together?"""
        larder = self.larder
        spices = len(larder.allspices) + (larder.supply[SOUP] if larder.pantry.heron else 0)
        rest = spices * larder.highest
        rest += sum([larder.points[kind] * larder.supply[kind] for kind in (SOUP, BISQUE, TOFU, COOKBOOK)])
        for dishes in range(1, 1 << self.dishes):
            need = sum([self.aims[at].need for dish, at in enumerate(choice) if dishes >> dish & 1])
            if need > self.tops[dishes][0] + rest:
                return False
        return True

    def in_order(self, choices: list[list[int]]) -> list[list[int]]:
        """The most promising first."""
        self.set_price(choices[0])
        found = [(self.bound(choice), choice) for choice in choices]
        return [choice for bound, choice in sorted(found) if bound < NEVER / 2]

    def set_price(self, choice: list[int]) -> None:
        """Let the rents suit these aims, and the tables the rents."""
        price = self.larder.price_for(sum([self.aims[at].need for at in choice]))
        if price != self.price:
            self.price = price
            self.larder.set_rents(price)
            variants = [False, True] if self.larder.pantry.capybara else [False]
            self.tables = [[self._tables(dish, soupless) for dish in range(self.dishes)] for soupless in variants]
            self.offers = [[self._offers(dish, aim) for aim in self.aims] for dish in range(self.dishes)]
            self.known = {}

    def _tables(self, dish: int, soupless: bool) -> list[list[list[float]]]:
        """What ingredients cost if no other dish uses any: from each token on, by spices left, one table each."""
        done = [0.0] * ROW + [NEVER] * (HALF - ROW)
        after = [done for _ in range(self.step)]  # from the next type on, by all-spices left
        layers = [after]
        tables: list[list[float]] = []
        for token in reversed(self.tokens):
            shown = token.shown_on >> dish & 1
            if token.last:
                ends = [_end_of_type(table) for table in after] if shown else after
                tables = ends * ((token.spices + 1) * self.sides)
            if shown:
                tables = self._before(token, tables, soupless)
            layers.append(tables)
            first = token.spices * self.sides * self.step
            after = tables[first : first + self.step]
        layers.reverse()
        return layers

    def _before(self, token: Token, tables: list[list[float]], soupless: bool) -> list[list[float]]:
        """The tables from this token on, from those after it."""
        found: list[list[float]] = []
        costs = self.larder.costs
        cost, twice = costs[token.kind], 2 * token.value
        for at, unused in enumerate(tables):
            left = at % self.step
            table = unused.copy()
            _improve(table, unused, token.value, cost)
            if left:
                _improve(table, tables[at - 1], twice, cost + self.larder.allspice_costs[left])
            if at >= self.step * self.sides:
                _improve(table, tables[at - self.step * self.sides], twice, cost + costs[SPICE + token.kind_of])
            if self.sides == 2 and not soupless and at // self.step % 2 == 0:
                _improve(table, tables[at + self.step], twice, cost + costs[SOUP])
            found.append(table)
        return found

    def _offers(self, dish: int, aim: Aim) -> list[Offer]:
        """The cheapest first. Without a dish, nothing is needed and any type may be missing."""
        if aim.need == 0:
            return [Offer(self.helpings[0], 0, ROW - 1, 0)]
        shown = len(self.challenges[dish])
        tables = self.tables[aim.soupless][dish][0]
        first = self.tokens[0].spices * self.sides * self.step if self.tokens else 0
        found: list[Offer] = []
        for helping in self.helpings:
            soupy = helping.soup + helping.bisque + helping.souped
            missing = min(helping.stands_for, shown if helping.tofu else shown - 1)  # CK-225
            spare = missing - self.larder.missing[dish]
            if spare < 0 or helping.souped > shown or (aim.soupless and soupy):
                continue
            if helping.soup and helping.value > aim.need and helping.stands_for > shown:
                continue  # a soup less would do
            soupable = shown - helping.souped if self.sides == 2 and not aim.soupless else 0
            offer = Offer(helping, max(0, aim.need - helping.value), spare, soupable)
            left = self.step - 1
            offer.cost = self.larder.cost_of(helping)
            offer.bound = offer.cost + self.larder.cost_of_allspices(left, helping.allspiced)
            offer.bound += tables[first + left - helping.allspiced][ROW * offer.need + spare]
            if offer.bound < NEVER:
                found.append(offer)
        found.sort(key=_bound_of)
        return found

    def bound(self, choice: list[int]) -> float:
        """What these aims cost at least."""
        return self.bound_from(0, choice, self.extras) - self.larder.refund

    def bound_from(self, dish: int, choice: list[int], left: int) -> float:
        """What the dishes from this one on cost at least, if they share these extras and nothing else."""
        if dish == self.dishes:
            return 0.0
        key = left
        for at in range(dish, self.dishes):
            key = key << 3 | choice[at]
        key = key << 2 | dish
        known = self.known.get(key)
        if known is not None:
            return known
        least = NEVER
        for offer in self.offers[dish][choice[dish]]:
            if offer.bound >= least:
                break
            rest = (left | TOO_FEW) - offer.helping.uses
            if rest & TOO_FEW == TOO_FEW:
                least = min(least, offer.bound + self.bound_from(dish + 1, choice, rest ^ TOO_FEW))
        self.known[key] = least
        return least


def _bound_of(offer: Offer) -> float:
    return offer.bound


def _end_of_type(table: list[float]) -> list[float]:
    """After the last token of a type: a dish that has not got it may go without one type less."""
    found = [NEVER, *table[: HALF - 1], *table[:HALF]]
    for entry in range(0, HALF, ROW):
        found[entry] = NEVER
    return found


def _improve(table: list[float], after: list[float], value: int, cost: float) -> None:
    """Serve a token of this value wherever that is cheaper."""
    for need in range(FULL + 1):
        entry = ROW * need
        rest = HALF + (ROW * (need - value) if need > value else 0)
        for spare in range(ROW):
            total = cost + after[rest + spare]
            if total < table[entry + spare]:
                table[entry + spare] = total
            if total < table[HALF + entry + spare]:
                table[HALF + entry + spare] = total
