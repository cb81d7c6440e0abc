"""The best challenge dishes that a storage can give (CK-213 to CK-237; tofu and cookbooks: CK-368 to CK-378).

How they are found: each dish gets an aim, its stars, from the most stars on; then a helping of soup and the like;
then a depth-first search serves one ingredient after the other. What a dish still needs costs at least what it
would cost if no other dish used ingredients: these costs lie in tables (`least_costs.py`), and bound the search.
"""

from collections.abc import Sequence
from typing import Final

from atable.games.critter_kitchen.items import NOTHING, SOUP, SPICE, TOFU
from atable.games.critter_kitchen.least_costs import HALF, NEVER, ROW, Kitchen
from atable.games.critter_kitchen.pantry import CARDS, MOST_SOUPS, TOO_FEW, Helping, Pantry

__all__ = ["DishPlan", "Pantry", "best_dishes"]

_PATIENCE: Final = 500  # positions to look at for a better way to earn the same stars
_GLANCE: Final = 30  # positions to look at first with each helping, until a way is found
_NO_LIMIT: Final = 1 << 60
_ROUNDING: Final = 1e-9

# A position is one number: what each dish needs (5 bits each) and how many types it may still go without (2 each); the
# dishes that have the type at hand, and those where it carries a soup (flags); on how many types each dish may still
# put a soup (2 each); soups left for that, all-spices left, spices of the type at hand left.
_SPARE: Final = 15
_HAVING: Final = 21
_SOUPED: Final = 24
_SOUPABLE: Final = 27
_SOUPS: Final = 33
_ALLSPICES: Final = 40
_SPICES: Final = 45
_LAYER: Final = 50

# How an ingredient is served.
_PLAIN: Final = 0
_OWN_SPICE: Final = 1
_ALLSPICE: Final = 2
_SOUP: Final = 3


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
    rounding, unless more than 500 positions had to be looked at after the first way was found; then it is the best
    way found until then.
    """
    kitchen = Kitchen(pantry, challenges, value_left)
    plans: list[DishPlan | None] = [None for _ in challenges]
    best = nothing = kitchen.larder.total_worth + 1.0
    patience = 0 if kitchen.larder.indifferent else _PATIENCE
    for stars, choices in kitchen.choices():
        for choice in kitchen.in_order(choices):
            kitchen.set_price(choice)
            if kitchen.bound(choice) < best:
                search = _Search(kitchen, choice, best, patience, best < nothing)
                search.run()
                if search.improved:
                    best, plans = search.best, search.plans()
                if search.found:
                    patience = search.quota
        if best < nothing:
            return stars, plans
    return 0, plans


class _Way:
    """Something that may be done with a token."""

    def __init__(self, bound: float, needs: int, move: int, state: int, cost: float) -> None:
        self.bound = bound  # the least that everything will cost
        self.needs = needs  # of all dishes
        self.move = move  # 0 for nothing, or 1 + 4 * dish + how it is served
        self.state = state
        self.cost = cost


class _Search:
    """The cheapest dishes that reach these aims, if they cost less than `best`."""

    def __init__(self, kitchen: Kitchen, choice: list[int], best: float, patience: int, found: bool) -> None:
        self.kitchen = kitchen
        self.larder = kitchen.larder
        self.tokens = kitchen.tokens
        self.choice = choice
        self.best = best
        self.patience = patience
        self.found = found  # dishes with as many stars are known
        self.quota = patience  # positions still to look at
        self.glancing = not found
        self.cut = False  # something was only glanced at
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
            self.tables.append(kitchen.tables[aim.soupless][dish])

    def run(self) -> None:
        self._help_all()
        if self.cut:
            self.glancing = False
            self.seen = {key: cost for key, cost in self.seen.items() if cost == -NEVER}
            self._help_all()

    def _help_all(self) -> None:
        spices = self.tokens[0].spices if self.tokens else 0
        state = (self.kitchen.step - 1) << _ALLSPICES | spices << _SPICES
        self._help(0, self.kitchen.extras, state, -self.larder.refund, -self.larder.refund)

    def _help(self, dish: int, left: int, state: int, cost: float, bound: float) -> None:
        """Give a helping to this dish and the next ones, then serve the ingredients."""
        if dish == self.kitchen.dishes:
            if self.larder.pantry.heron:
                state |= (left & MOST_SOUPS) << _SOUPS
            self._serve_all(state, cost)
            return
        allspices = state >> _ALLSPICES & 31
        found: list[tuple[float, int]] = []
        offers = self.kitchen.offers[dish][self.choice[dish]]
        for at, offer in enumerate(offers):
            rest = (left | TOO_FEW) - offer.helping.uses
            if rest & TOO_FEW == TOO_FEW and offer.helping.allspiced <= allspices:
                least = bound + offer.bound + self.kitchen.bound_from(dish + 1, self.choice, rest ^ TOO_FEW)
                found.append((least, at))
        found.sort()
        for least, at in found:
            if least >= self.best or (self.found and (self.quota < 0 or (self.glancing and self.cut))):
                return
            offer = offers[at]
            spiced = offer.helping.allspiced
            after = state - (spiced << _ALLSPICES) | offer.need << 5 * dish
            after |= offer.spare << _SPARE + 2 * dish | offer.soupable << _SOUPABLE + 2 * dish
            total = cost + offer.cost + self.larder.cost_of_allspices(allspices, spiced)
            self.given.append(offer.helping)
            self._help(dish + 1, left - offer.helping.uses, after, total, bound + offer.bound)
            self.given.pop()

    def _serve_all(self, state: int, cost: float) -> None:
        if not self.found:
            self.quota = _GLANCE if self.glancing else _NO_LIMIT
        if self._may_reach(0, state):
            self._serve(0, state, cost)
        self.cut = self.cut or (self.quota < 0 and not self.found)

    def _serve(self, layer: int, state: int, cost: float) -> None:
        """Serve the tokens from this one on, or leave them."""
        if layer == len(self.tokens):
            self._finish(state, cost)
            return
        key = layer << _LAYER | state
        before = self.seen.get(key)
        if before is not None and before <= cost:
            return
        self.seen[key] = cost
        self.quota -= 1
        for way in self._ways(layer, state, cost):
            if way.bound >= self.best or self.quota < 0:
                return
            self.moves.append(way.move)
            self._serve(layer + 1, way.state, way.cost)
            self.moves.pop()
        if not self.found and self.quota >= 0:
            self.seen[key] = -NEVER  # it leads nowhere, whatever the cost

    def _finish(self, state: int, cost: float) -> None:
        """The rents of what is left were never paid."""
        rents = self.larder.rents
        for kind in self.larder.allspices[: state >> _ALLSPICES & 31]:
            cost += rents[kind]
        cost += rents[SOUP] * (state >> _SOUPS & MOST_SOUPS)
        if cost < self.best:
            self.best = cost - _ROUNDING if cost > _ROUNDING else -NEVER  # nothing costs less than 0
            if not self.found:
                self.quota = self.patience
            self.found = self.improved = True
            self.best_moves, self.best_given = self.moves.copy(), self.given.copy()

    def _ways(self, layer: int, state: int, cost: float) -> list[_Way]:
        """What may be done with this token, the most promising first."""
        token = self.tokens[layer]
        costs = self.larder.costs
        found: list[_Way] = []
        self._consider(layer, 0, state, cost + self.larder.rents[token.kind], found)
        paid = cost + costs[token.kind]
        left = state >> _ALLSPICES & 31
        for dish in range(self.kitchen.dishes):
            need = state >> 5 * dish & 31
            having = 1 << _HAVING + dish
            if not (token.shown_on & self.active) >> dish & 1 or (need == 0 and state & having):
                continue
            move = 1 + 4 * dish
            self._consider(layer, move, (state | having) - (min(need, token.value) << 5 * dish), paid, found)
            if need <= token.value:
                continue
            after = (state | having) - (min(need, 2 * token.value) << 5 * dish)
            if state >> _SPICES:
                price = paid + costs[SPICE + token.kind_of]
                self._consider(layer, move + _OWN_SPICE, after - (1 << _SPICES), price, found)
            if left:
                price = paid + self.larder.allspice_costs[left]
                self._consider(layer, move + _ALLSPICE, after - (1 << _ALLSPICES), price, found)
            if self._soup_may_spice(dish, state):
                after += (1 << _SOUPED + dish) - (1 << _SOUPABLE + 2 * dish) - (1 << _SOUPS)
                self._consider(layer, move + _SOUP, after, paid + costs[SOUP], found)
        return found

    def _soup_may_spice(self, dish: int, state: int) -> bool:
        """The Heron: one soup for each type in a dish."""
        if state >> _SOUPS & MOST_SOUPS == 0 or state >> _SOUPED + dish & 1:
            return False
        return state >> _SOUPABLE + 2 * dish & 3 > 0

    def _consider(self, layer: int, move: int, state: int, cost: float, found: list[_Way]) -> None:
        """Keep it, in order, if it may lead to something better."""
        token = self.tokens[layer]
        if token.last:
            cost += (state >> _SPICES) * self.larder.rents[SPICE + token.kind_of]
            state = self._end_type(layer, state)
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

    def _end_type(self, layer: int, state: int) -> int:
        """The next type comes to hand; NOTHING if a dish would go without too many."""
        without = self.tokens[layer].shown_on & self.active & ~(state >> _HAVING)
        for dish in range(CARDS):
            if without >> dish & 1:
                if state >> _SPARE + 2 * dish & 3 == 0:
                    return NOTHING
                state -= 1 << _SPARE + 2 * dish
        state &= ~(0b111111 << _HAVING) & ((1 << _SPICES) - 1)
        if layer + 1 < len(self.tokens):
            state |= self.tokens[layer + 1].spices << _SPICES
        return state

    def _bound(self, layer: int, state: int) -> float:
        """What the dishes still cost at least, each for itself."""
        step = self.kitchen.step
        at = (state >> _SPICES) * self.kitchen.sides * step + (state >> _ALLSPICES & 31)
        total = 0.0
        for dish, tables in enumerate(self.tables):
            table = tables[layer][at + step * (state >> _SOUPED + dish & 1)]
            entry = ROW * (state >> 5 * dish & 31) + (state >> _SPARE + 2 * dish & 3)
            total += table[entry + HALF * (state >> _HAVING + dish & 1)]
        return total

    def _may_reach(self, layer: int, state: int) -> bool:
        """Are there enough tokens for any two dishes, and for all of them?"""
        tops = self.kitchen.tops
        rest = self.larder.highest * ((state >> _ALLSPICES & 31) + (state >> _SOUPS & MOST_SOUPS))
        first, second, third = state & 31, state >> 5 & 31, state >> 10 & 31
        return (
            first + second <= tops[0b011][layer] + rest
            and first + third <= tops[0b101][layer] + rest
            and second + third <= tops[0b110][layer] + rest
            and first + second + third <= tops[0b111][layer] + rest
        )

    def plans(self) -> list[DishPlan | None]:
        allspices = self.larder.allspices.copy()
        return [self._plan(dish, allspices) if self.active >> dish & 1 else None for dish in range(self.kitchen.dishes)]

    def _plan(self, dish: int, allspices: list[int]) -> DishPlan:
        servings: list[tuple[int, int, int]] = []
        for token, move in zip(self.tokens, self.best_moves, strict=True):
            if move and move - 1 >> 2 == dish:
                servings.append((token.kind, token.kind_of, _spice(move - 1 & 3, token.kind_of, allspices)))
        helping = self.best_given[dish]
        names = _names_for_tofu(self.kitchen.challenges[dish], servings)
        for at in range(helping.tofu):
            how = _SOUP if at < helping.souped else _ALLSPICE if at < helping.souped + helping.allspiced else _PLAIN
            name = names[at] if at < len(names) else names[0]
            servings.append((TOFU, name, _spice(how, name, allspices)))
        return DishPlan(servings, helping.soup, helping.bisque, helping.cookbook == 1)


def _names_for_tofu(shown: tuple[int, ...], servings: list[tuple[int, int, int]]) -> list[int]:
    """CK-369: types that are missing come first; for the Heron, those with a soup on them last."""
    there = [kind_of for _, kind_of, _ in servings]
    souped = [kind_of for _, kind_of, spice in servings if spice == SOUP]
    found = [kind_of for kind_of in shown if kind_of not in there]
    found += [kind_of for kind_of in shown if kind_of in there and kind_of not in souped]
    return found + souped


def _spice(how: int, kind_of: int, allspices: list[int]) -> int:
    if how == _OWN_SPICE:
        return SPICE + kind_of
    if how == _ALLSPICE:
        return allspices.pop()
    return SOUP if how == _SOUP else NOTHING
