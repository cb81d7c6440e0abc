"""What a player can serve at a challenge scoring, as the search for the best dishes reads it (see `plating.py`)."""

from collections.abc import Sequence
from typing import Final

from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    ALLSPICE_R7,
    BISQUE,
    BISQUE_VALUE,
    COOKBOOK,
    LOWEST,
    NOTHING,
    NUMBER,
    NUMBERS,
    SOUP,
    SOUP_VALUE,
    SPICE,
    TOFU,
    TOFU_NUMBER,
    TYPES,
)

COOKBOOK_VALUE: Final = 4  # CK-377
CARDS: Final = 3  # challenges at a scoring
FULL: Final = 21  # no dish needs a higher value (CK-233)

_STARS: Final[tuple[int, ...]] = (1, 2, 4)
_NEEDS: Final[tuple[int, ...]] = (6, 12, 21)  # CK-231 to CK-233
_HEDGEHOG_NEEDS: Final[tuple[int, ...]] = (5, 11, 19)


class Pantry:
    """What one player can serve, and the cards that change how."""

    def __init__(
        self,
        counts: Sequence[int],
        soup: int = 0,
        bisque: int = 0,
        cookbooks: int = 0,
        red_panda: bool = False,
        goat: bool = False,
        heron: bool = False,
        hedgehog: bool = False,
        capybara: bool = False,
    ) -> None:
        self.counts = counts  # by kind, as in a storage
        self.soup = soup
        self.bisque = bisque
        self.cookbooks = cookbooks
        self.red_panda = red_panda
        self.goat = goat
        self.heron = heron
        self.hedgehog = hedgehog
        self.capybara = capybara


class Aim:
    """The stars that a dish is to earn."""

    def __init__(self, stars: int, need: int, soupless: bool) -> None:
        self.stars = stars
        self.need = need  # its value; 0: no dish
        self.soupless = soupless  # for the Capybara's bonus star


def aims_of(pantry: Pantry) -> list[Aim]:
    found = [Aim(0, 0, False)]
    for stars, need in zip(_STARS, _HEDGEHOG_NEEDS if pantry.hedgehog else _NEEDS, strict=True):
        found.append(Aim(stars, need, False))
        if pantry.capybara:
            found.append(Aim(stars + 1, need, True))
    return found


class Token:
    """One ingredient. The search serves them type after type, the high values first."""

    def __init__(self, kind: int, kind_of: int, value: int, shown_on: int, spices: int) -> None:
        self.kind = kind
        self.kind_of = kind_of
        self.value = value
        self.shown_on = shown_on  # a mask of dishes
        self.spices = spices  # that go on this type only
        self.first = False  # of its type
        self.last = False


def _value_of(token: Token) -> int:
    return token.value


class Helping:
    """What a dish gets besides the ingredients of a type."""

    def __init__(self, soup: int, bisque: int, tofu: int, allspiced: int, souped: int, cookbook: int) -> None:
        self.soup = soup
        self.bisque = bisque
        self.tofu = tofu
        self.allspiced = allspiced  # tofu with an all-spice (CK-370)
        self.souped = souped  # tofu with a soup as all-spice (the Heron)
        self.cookbook = cookbook
        self.value = soup * SOUP_VALUE + bisque * BISQUE_VALUE + cookbook * COOKBOOK_VALUE  # CK-229, CK-377
        self.value += TOFU_NUMBER * (tofu + allspiced + souped)  # CK-368
        self.stands_for = soup + bisque + tofu  # types: CK-028, CK-029, CK-369
        self.uses = extras(soup + souped, bisque, tofu, cookbook, allspiced)

    def with_soup(self, soup: int) -> "Helping":
        return Helping(soup, self.bisque, self.tofu, self.allspiced, self.souped, self.cookbook)


TOO_FEW: Final = 1 << 7 | 1 << 13 | 1 << 19 | 1 << 25 | 1 << 31
MOST_SOUPS: Final = 127  # more than three dishes can hold
ALLSPICES_LEFT: Final = 26


def extras(soup: int, bisque: int, tofu: int, cookbooks: int, allspices: int) -> int:
    """Packed. The bits of TOO_FEW are free; set before a subtraction, they vanish where there is too little."""
    return soup | bisque << 8 | tofu << 14 | cookbooks << 20 | allspices << ALLSPICES_LEFT


# A position is one number: what each dish needs (5 bits each) and how many types it may still go without (2 each); the
# dishes that have the type at hand, and those where it carries a soup (flags); on how many types each dish may still
# put a soup (2 each); soups left for that, all-spices left, spices of the type at hand left; the dishes to which an
# ingredient of the type at hand was served plain (flags); the token at hand.
SPARE: Final = 15
HAVING: Final = 21
SOUPED: Final = 24
SOUPABLE: Final = 27
SOUPS: Final = 33
ALLSPICES: Final = 40
SPICES: Final = 45
PLAINLY: Final = 50
LAYER: Final = 53

# How an ingredient is served. A move is 0 for not at all, or 1 + 4 * dish + how.
PLAIN: Final = 0
OWN_SPICE: Final = 1
ALL_SPICE: Final = 2
SOUP_SPICE: Final = 3


def next_type(tokens: list[Token], layer: int, state: int, active: int) -> int:
    """The position after the last token of a type; NOTHING if an active dish would go without too many types."""
    without = tokens[layer].shown_on & active & ~(state >> HAVING)
    for dish in range(CARDS):
        if without >> dish & 1:
            if state >> SPARE + 2 * dish & 3 == 0:
                return NOTHING
            state -= 1 << SPARE + 2 * dish
    state &= ~(0b111111 << HAVING) & ((1 << SPICES) - 1)
    if layer + 1 < len(tokens):
        state |= tokens[layer + 1].spices << SPICES
    return state


def soup_may_spice(dish: int, state: int) -> bool:
    """The Heron: one soup for each type in a dish."""
    if state >> SOUPS & MOST_SOUPS == 0 or state >> SOUPED + dish & 1:
        return False
    return state >> SOUPABLE + 2 * dish & 3 > 0


class Larder:
    """The pantry in the order of the search, and what its items cost.

    An item costs what it would be worth if left. Where several dishes may want it, it also has a rent. In the end
    all rents are given back, used or not, so that they change no result; but with rents the cheapest way to make
    one dish leaves more to the others, and so says more about the cost of all dishes.
    """

    def __init__(self, pantry: Pantry, challenges: list[tuple[int, ...]], value_left: Sequence[float]) -> None:
        self.pantry = pantry
        self.challenges = challenges
        self.worth = [float(worth) for worth in value_left]
        self.supply = [*pantry.counts, *([0] * (len(self.worth) - len(pantry.counts)))]
        self.supply[SOUP] = min(pantry.soup, MOST_SOUPS)
        self.supply[BISQUE], self.supply[COOKBOOK] = pantry.bisque, pantry.cookbooks
        self.soups_spice = pantry.heron and pantry.soup > 0
        kinds = range(SPICE, ALLSPICE_R7 + 1) if pantry.red_panda else range(ALLSPICE, ALLSPICE_R7 + 1)
        self.allspices = [kind for kind in kinds for _ in range(self.supply[kind])]
        self.tokens: list[Token] = []
        self.missing = [0] * CARDS  # types shown of which there is no ingredient
        self._lay_out(challenges)
        self.highest = max([TOFU_NUMBER, *[token.value for token in self.tokens]])
        self.points = self._points()
        self.indifferent = self._total(self.worth) == 0.0
        self.allspices.sort(key=self._worth_of, reverse=True)  # the last one is used first
        self.prices = self._prices()
        self.wanted = self._wanted()
        self.set_rents(0.0)

    def _worth_of(self, kind: int) -> float:
        return self.worth[kind]

    def _total(self, values: list[float]) -> float:
        return sum([value * count for value, count in zip(values, self.supply, strict=True)])

    def _lay_out(self, challenges: list[tuple[int, ...]]) -> None:
        """The types on most cards first: once they are served, the dishes share little. Then those with few tokens."""
        found: list[tuple[int, int, int, list[Token]]] = []
        for kind_of in range(len(TYPES)):
            shown_on = 0
            for dish, challenge in enumerate(challenges):
                shown_on |= (kind_of in challenge) << dish
            tokens = self._tokens_of(kind_of, shown_on)
            if shown_on and tokens:
                found.append((-shown_on.bit_count(), len(tokens), kind_of, tokens))
            elif shown_on:
                for dish in range(CARDS):
                    self.missing[dish] += shown_on >> dish & 1
        found.sort()
        self.tokens = [token for _, _, _, tokens in found for token in tokens]

    def _tokens_of(self, kind_of: int, shown_on: int) -> list[Token]:
        found: list[Token] = []
        spices = 0 if self.pantry.red_panda else self.supply[SPICE + kind_of]
        for kind in range((kind_of + 1) * NUMBERS - 1, kind_of * NUMBERS - 1, -1):
            value = NUMBER[kind] + 2 if self.pantry.goat and NUMBER[kind] == LOWEST else NUMBER[kind]
            found += [Token(kind, kind_of, value, shown_on, spices) for _ in range(self.supply[kind])]
        if found:
            found.sort(key=_value_of, reverse=True)  # with the Goat, a 2 comes before a 3
            found[0].first = found[-1].last = True
        return found

    def _points(self) -> list[int]:
        """What an item adds to the value of a dish, by kind: for spices the most, for the Heron's soups about half."""
        found = [0] * len(self.worth)
        for token in self.tokens:
            found[token.kind] = token.value
            if token.first:
                found[SPICE + token.kind_of] = token.value
        for kind in self.allspices:
            found[kind] = self.highest
        found[SOUP] = self.highest // 2 if self.soups_spice else SOUP_VALUE
        found[BISQUE], found[TOFU], found[COOKBOOK] = BISQUE_VALUE, TOFU_NUMBER, COOKBOOK_VALUE
        return found

    def _wanted(self) -> list[int]:
        """Kinds that several dishes may want; all-spices have a rule of their own, and helpings need no rents."""
        found = [SOUP] if self.soups_spice else []
        for token in self.tokens:
            if token.shown_on.bit_count() > 1:
                found.append(token.kind)
                if token.first and token.spices:
                    found.append(SPICE + token.kind_of)
        return found

    def price_for(self, need: int) -> float:
        """The price of the dearest point, if items are used up to this value in all, the cheapest points first."""
        dearest = 0.0
        for price, points in self.prices:
            if need > 0:
                dearest = price
                need -= points
        return dearest

    def _prices(self) -> list[tuple[float, int]]:
        """What a point of value costs, and how many points there are at that price."""
        found: list[tuple[float, int]] = []
        for kind, points in enumerate(self.points):
            if points and self.supply[kind]:
                found.append((self.worth[kind] / points, points * self.supply[kind]))
        found.sort()
        return found

    def set_rents(self, price: float) -> None:
        """Rents that make a point of value cost no less than this price."""
        self.rents = [0.0] * len(self.worth)
        for kind in [*self.wanted, *self.allspices]:
            self.rents[kind] = max(0.0, price * self.points[kind] - self.worth[kind])
        self.costs = [worth + rent for worth, rent in zip(self.worth, self.rents, strict=True)]
        self.allspice_costs = [0.0, *[self.costs[kind] for kind in self.allspices]]  # of the next one, by those left
        self.refund = self._total(self.rents)

    def cost_of_allspices(self, left: int, used: int) -> float:
        return sum(self.allspice_costs[left - used + 1 : left + 1]) if used else 0.0

    def cost_of(self, helping: Helping) -> float:
        """All but the all-spices."""
        costs = self.costs
        return (
            costs[SOUP] * (helping.soup + helping.souped)
            + costs[BISQUE] * helping.bisque
            + costs[TOFU] * helping.tofu
            + costs[COOKBOOK] * helping.cookbook
        )

    def helpings(self, most_soup: int) -> list[Helping]:
        """All that one dish could get with so much soup at most; the first is none."""
        soups = min(self.supply[SOUP], FULL)
        return [
            Helping(soup, bisque, tofu, allspiced, souped, cookbook)
            for tofu in range(self.supply[TOFU] + 1)
            for allspiced in range(min(tofu, len(self.allspices)) + 1)
            for souped in range(min(tofu - allspiced, soups if self.soups_spice else 0) + 1)
            for soup in range(min(soups - souped, most_soup) + 1)
            for bisque in range(self.supply[BISQUE] + 1)
            for cookbook in range(min(self.supply[COOKBOOK], 1) + 1)
        ]

    def may_miss(self, dish: int, soupless: bool) -> int:
        """How many types a dish may go without."""
        shown = len(self.challenges[dish])
        return min(self.stand_ins(soupless), shown if self.supply[TOFU] else shown - 1)  # CK-225

    def stand_ins(self, soupless: bool) -> int:
        return self.supply[TOFU] + (0 if soupless else self.supply[SOUP] + self.supply[BISQUE])

    def extras(self) -> int:
        supply = self.supply
        return extras(supply[SOUP], supply[BISQUE], supply[TOFU], supply[COOKBOOK], len(self.allspices))
