"""The best challenge dishes that a storage can give (CK-213 to CK-237; tofu and cookbooks: CK-368 to CK-378).

How they are found: each dish gets an aim, its stars, from the most stars on, until the aims can be reached
(`reach.py`). That is one way to earn them; among all ways, a depth-first search looks for one that leaves more behind.
It gives each dish a helping of soup and the like and serves one ingredient after the other. What a dish still needs
costs at least what it would cost if no other dish used ingredients: these costs lie in tables (`least_costs.py`), and
bound the search.
"""

from collections.abc import Sequence
from typing import Final

from atable.games.critter_kitchen.bots.least_costs import Kitchen
from atable.games.critter_kitchen.bots.pantry import (
    ALL_SPICE,
    ALLSPICES,
    ALLSPICES_LEFT,
    CARDS,
    HAVING,
    LAYER,
    MOST_SOUPS,
    OWN_SPICE,
    PLAIN,
    SOUP_SPICE,
    SOUPABLE,
    SOUPED,
    SOUPS,
    SPARE,
    SPICES,
    TOO_FEW,
    Helping,
    Larder,
    Pantry,
    aims_of,
    next_type,
    soup_may_spice,
)
from atable.games.critter_kitchen.bots.reach import Reach
from atable.games.critter_kitchen.content.items import BISQUE, COOKBOOK, NOTHING, SOUP, SPICE, TOFU

__all__ = ["DishPlan", "Pantry", "best_dishes"]

_PATIENCE: Final = 1500  # steps to try for a way that leaves more
_GLANCE: Final = 60  # steps to find out first whether other aims with as many stars can be reached
_ROUNDING: Final = 1e-9


def _ladder(capybara: bool, dishes: int) -> list[tuple[int, list[list[int]]]]:
    """One aim for each dish, by their stars, the most first."""
    aims = aims_of(Pantry([], capybara=capybara))
    choices: list[list[int]] = [[]]
    for _ in range(dishes):
        choices = [[*choice, at] for choice in choices for at in range(len(aims))]
    by_stars: dict[int, list[list[int]]] = {}
    for choice in choices:
        by_stars.setdefault(sum([aims[at].stars for at in choice]), []).append(choice)
    return sorted([(stars, found) for stars, found in by_stars.items() if stars], reverse=True)


_LADDERS: Final[list[list[list[tuple[int, list[list[int]]]]]]] = [
    [_ladder(capybara, dishes) for dishes in range(CARDS + 1)] for capybara in (False, True)
]


class DishPlan:
    """A dish for one challenge. A serving: a kind, the type it counts as, its spice (a kind, SOUP or NOTHING)."""

    def __init__(self, servings: list[tuple[int, int, int]], soup: int, bisque: int, cookbook: bool) -> None:
        self.servings = servings
        self.soup = soup  # without the soups that serve as spice
        self.bisque = bisque
        self.cookbook = cookbook


def best_dishes(
    pantry: Pantry, challenges: list[tuple[int, ...]], value_left: Sequence[float]
) -> tuple[int, list[DishPlan | None]]:
    """The most stars, and a dish or none for each card.

    A challenge is the types that are shown and not covered, two or three. `value_left` says what an item left behind
    is worth, by kind, at least 0.

    The stars are the most there are, always. Among the ways to earn them this one leaves the most behind, up to
    rounding, unless that would take too many steps; then it is the best way found until then.
    """
    larder = Larder(pantry, challenges, value_left)
    reach = Reach(larder)
    for stars, choices in _LADDERS[pantry.capybara][len(challenges)]:
        for at, choice in enumerate(choices):
            if reach.reaches(choice):
                plans = _plans(larder, reach.all_moves(), reach.helpings_given())
                return stars, plans if larder.indifferent else _cheapest(reach, choices[at:], plans)
    return 0, [None for _ in challenges]


def _cheapest(reach: Reach, choices: list[list[int]], plans: list[DishPlan | None]) -> list[DishPlan | None]:
    """These plans, or some that earn as many stars and leave more behind."""
    larder = reach.larder
    best = sum([_worth_of(plan, larder.worth) for plan in plans]) - _ROUNDING
    kitchen = Kitchen(larder, reach.aims, [choice for choice in choices if reach.in_sight(choice)])
    patience = _PATIENCE
    for bound, choice in kitchen.in_order():
        if bound < best and patience >= 0 and reach.reaches(choice, _GLANCE):
            search = _Cheapest(kitchen, choice, best, patience)
            search.run()
            patience = search.patience
            if search.improved:
                best = search.best
                plans = _plans(larder, search.best_moves, search.best_given)
    return plans


def _worth_of(plan: DishPlan | None, worth: list[float]) -> float:
    """Of what it uses."""
    if plan is None:
        return 0.0
    total = worth[SOUP] * plan.soup + worth[BISQUE] * plan.bisque + worth[COOKBOOK] * plan.cookbook
    for kind, _, spice in plan.servings:
        total += worth[kind] + (worth[spice] if spice != NOTHING else 0.0)
    return total


class _Way:
    """Something that may be done with a token."""

    def __init__(self, bound: float, needs: int, move: int, state: int, cost: float) -> None:
        self.bound = bound  # the least that everything will cost
        self.needs = needs  # of all dishes
        self.move = move
        self.state = state
        self.cost = cost


class _Cheapest:
    """The cheapest dishes that reach these aims, if they cost less than `best`, and as long as there is patience."""

    def __init__(self, kitchen: Kitchen, choice: list[int], best: float, patience: int) -> None:
        self.kitchen = kitchen
        self.larder = kitchen.larder
        self.tokens = kitchen.tokens
        self.rows = kitchen.rows
        self.halves = kitchen.halves
        self.choice = choice
        self.best = best
        self.patience = patience  # steps still to try
        self.improved = False
        self.moves: list[int] = []  # by token
        self.given: list[Helping] = []  # by dish
        self.best_moves: list[int] = []
        self.best_given: list[Helping] = []
        self.seen: dict[int, float] = {}
        self.active = 0  # dishes with an aim, a mask
        self.tables: list[list[list[list[float]]]] = []
        for dish, at in enumerate(choice):
            aim = kitchen.aims[at]
            self.active |= (aim.need > 0) << dish
            self.tables.append(kitchen.tables_for(dish) if aim.need else [])

    def run(self) -> None:
        spices = self.tokens[0].spices if self.tokens else 0
        self._help(0, self.kitchen.extras, spices << SPICES, -self.larder.refund, -self.larder.refund)

    def _help(self, dish: int, left: int, state: int, cost: float, bound: float) -> None:
        """Give a helping to this dish and the next ones, then serve the ingredients."""
        if dish == self.kitchen.dishes:
            state |= left >> ALLSPICES_LEFT << ALLSPICES
            if self.larder.soups_spice:
                state |= (left & MOST_SOUPS) << SOUPS
            if self._may_reach(0, state):
                self._serve(0, state, cost)
            return
        self.patience -= 1
        found: list[tuple[float, int]] = []
        offers = self.kitchen.offers_for(dish, self.choice[dish])
        apart = bound + self.kitchen.bound_without_limits(dish + 1, self.choice)
        for at, offer in enumerate(offers):
            if apart + offer.bound >= self.best:
                break
            rest = (left | TOO_FEW) - offer.helping.uses
            if rest & TOO_FEW == TOO_FEW:
                least = bound + offer.bound + self.kitchen.bound_from(dish + 1, self.choice, rest ^ TOO_FEW)
                if least < self.best:
                    found.append((least, at))
        found.sort()
        for least, at in found:
            if least >= self.best or self.patience < 0:
                return
            offer = offers[at]
            after = state | offer.need << 5 * dish
            after |= offer.spare << SPARE + 2 * dish | offer.soupable << SOUPABLE + 2 * dish
            spices = self.larder.cost_of_allspices(left >> ALLSPICES_LEFT, offer.helping.allspiced)
            self.given.append(offer.helping)
            rest = left - offer.helping.uses
            self._help(dish + 1, rest, after, cost + offer.cost + spices, bound + offer.bound)
            self.given.pop()

    def _serve(self, layer: int, state: int, cost: float) -> None:
        """Serve the tokens from this one on, or leave them."""
        if layer == len(self.tokens):
            self._finish(state, cost)
            return
        key = layer << LAYER | state
        before = self.seen.get(key)
        if before is not None and before <= cost:
            return
        self.seen[key] = cost
        for way in self._ways(layer, state, cost):
            if way.bound >= self.best or self.patience < 0:
                return
            self.moves.append(way.move)
            self._serve(layer + 1, way.state, way.cost)
            self.moves.pop()

    def _finish(self, state: int, cost: float) -> None:
        """The rents of what is left were never paid."""
        rents = self.larder.rents
        for kind in self.larder.allspices[: state >> ALLSPICES & 31]:
            cost += rents[kind]
        cost += rents[SOUP] * (state >> SOUPS & MOST_SOUPS)
        if cost < self.best:
            self.best = cost - _ROUNDING
            self.improved = True
            self.best_moves, self.best_given = self.moves.copy(), self.given.copy()

    def _ways(self, layer: int, state: int, cost: float) -> list[_Way]:
        """What may be done with this token, the most promising first."""
        token = self.tokens[layer]
        costs = self.larder.costs
        found: list[_Way] = []
        self._consider(layer, 0, state, cost + self.larder.rents[token.kind], found)
        paid = cost + costs[token.kind]
        left = state >> ALLSPICES & 31
        for dish in range(self.kitchen.dishes):
            need = state >> 5 * dish & 31
            having = 1 << HAVING + dish
            if not (token.shown_on & self.active) >> dish & 1 or (need == 0 and state & having):
                continue
            move = 1 + 4 * dish
            self._consider(layer, move, (state | having) - (min(need, token.value) << 5 * dish), paid, found)
            if need <= token.value:
                continue
            after = (state | having) - (min(need, 2 * token.value) << 5 * dish)
            if state >> SPICES:
                price = paid + costs[SPICE + token.kind_of]
                self._consider(layer, move + OWN_SPICE, after - (1 << SPICES), price, found)
            if left:
                price = paid + self.larder.allspice_costs[left]
                self._consider(layer, move + ALL_SPICE, after - (1 << ALLSPICES), price, found)
            if soup_may_spice(dish, state):
                after += (1 << SOUPED + dish) - (1 << SOUPABLE + 2 * dish) - (1 << SOUPS)
                self._consider(layer, move + SOUP_SPICE, after, paid + costs[SOUP], found)
        return found

    def _consider(self, layer: int, move: int, state: int, cost: float, found: list[_Way]) -> None:
        """Keep it, in order, if it may lead to something better."""
        self.patience -= 1
        token = self.tokens[layer]
        if token.last:
            cost += (state >> SPICES) * self.larder.rents[SPICE + token.kind_of]
            state = next_type(self.tokens, layer, state, self.active)
            if state < 0:
                return
        bound = cost + self._bound(layer + 1, state)
        if bound >= self.best or not self._may_reach(layer + 1, state):
            return
        needs = (state & 31) + (state >> 5 & 31) + (state >> 10 & 31)
        at = len(found)
        while at and (bound < found[at - 1].bound or (bound == found[at - 1].bound and needs < found[at - 1].needs)):
            at -= 1
        found.insert(at, _Way(bound, needs, move, state, cost))

    def _bound(self, layer: int, state: int) -> float:
        """What the dishes still cost at least, each for itself."""
        at = (state >> SPICES) * self.kitchen.step + (state >> ALLSPICES & 31)
        total = 0.0
        for dish, tables in enumerate(self.tables):
            if tables:
                table = tables[layer][at]
                entry = self.rows[dish] * (state >> 5 * dish & 31) + (state >> SPARE + 2 * dish & 3)
                total += table[entry + self.halves[dish] if state >> HAVING + dish & 1 else entry]
        return total

    def _may_reach(self, layer: int, state: int) -> bool:
        """Are there enough tokens for any two dishes, and for all of them?"""
        tops = self.kitchen.tops
        rest = self.larder.highest * ((state >> ALLSPICES & 31) + (state >> SOUPS & MOST_SOUPS))
        first, second, third = state & 31, state >> 5 & 31, state >> 10 & 31
        return (
            first + second <= tops[0b011][layer] + rest
            and first + third <= tops[0b101][layer] + rest
            and second + third <= tops[0b110][layer] + rest
            and first + second + third <= tops[0b111][layer] + rest
        )


def _plans(larder: Larder, moves: list[int], given: list[Helping]) -> list[DishPlan | None]:
    allspices = larder.allspices.copy()
    return [_plan(larder, dish, moves, helping, allspices) for dish, helping in enumerate(given)]


def _plan(larder: Larder, dish: int, moves: list[int], helping: Helping, allspices: list[int]) -> DishPlan | None:
    servings: list[tuple[int, int, int]] = []
    for token, move in zip(larder.tokens, moves, strict=True):
        if move and move - 1 >> 2 == dish:
            servings.append((token.kind, token.kind_of, _spice(move - 1 & 3, token.kind_of, allspices)))
    names = _names_for_tofu(larder.challenges[dish], servings)
    for at in range(helping.tofu):
        how = SOUP_SPICE if at < helping.souped else ALL_SPICE if at < helping.souped + helping.allspiced else PLAIN
        name = names[at] if at < len(names) else names[0]
        servings.append((TOFU, name, _spice(how, name, allspices)))
    return DishPlan(servings, helping.soup, helping.bisque, helping.cookbook == 1) if servings else None


def _names_for_tofu(shown: tuple[int, ...], servings: list[tuple[int, int, int]]) -> list[int]:
    """CK-369: types that are missing come first; for the Heron, those with a soup on them last."""
    there = [kind_of for _, kind_of, _ in servings]
    souped = [kind_of for _, kind_of, spice in servings if spice == SOUP]
    found = [kind_of for kind_of in shown if kind_of not in there]
    found += [kind_of for kind_of in shown if kind_of in there and kind_of not in souped]
    return found + souped


def _spice(how: int, kind_of: int, allspices: list[int]) -> int:
    if how == OWN_SPICE:
        return SPICE + kind_of
    if how == ALL_SPICE:
        return allspices.pop()
    return SOUP if how == SOUP_SPICE else NOTHING
