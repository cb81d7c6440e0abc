"""What dishes cost at least: the tables that bound the search for the cheapest ones (see `plating.py`)."""

from typing import Final

from atable.games.critter_kitchen.bots.pantry import CARDS, FULL, TOO_FEW, Aim, Helping, Larder, Token
from atable.games.critter_kitchen.content.items import SOUP, SPICE

_NEVER: Final = 1e18


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
    """What dishes cost at least, each for itself, in tables.

    A table holds costs by the value that a dish needs and the number of types that it may still go without (a row for
    each value): first for a dish that has not got the type at hand, then for one that has.
    """

    def __init__(self, larder: Larder, aims: list[Aim], choices: list[list[int]]) -> None:
        self.larder = larder
        self.aims = aims
        self.choices = choices
        self.dishes = len(larder.challenges)
        self.tokens = larder.tokens
        self.step = len(larder.allspices) + 1
        self.extras = larder.extras()
        self.helpings = larder.helpings(FULL)
        self.tops = [self._tops(dishes) for dishes in range(1 << CARDS)]
        larder.set_rents(larder.price_for(max([sum([aims[at].need for at in choice]) for choice in choices])))
        self.rows = [max(0, larder.may_miss(dish, False) - larder.missing[dish]) + 1 for dish in range(self.dishes)]
        most = [max([aims[choice[dish]].need for choice in choices]) for dish in range(self.dishes)]
        self.halves = [row * (need + 1) for row, need in zip(self.rows, most, strict=True)]
        self.tables: dict[int, list[list[list[float]]]] = {}
        self.offers: dict[int, list[Offer]] = {}
        self.frugal: dict[int, list[Offer]] = {}
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

    def tables_for(self, dish: int) -> list[list[list[float]]]:
        """As if a soup as spice (the Heron) could go on every ingredient of a type, and into any dish."""
        found = self.tables.get(dish)
        if found is None:
            found = self._tables(dish)
            self.tables[dish] = found
        return found

    def _tables(self, dish: int) -> list[list[list[float]]]:
        """What ingredients cost if no other dish uses any: from each token on, by spices left, one table each."""
        row, half = self.rows[dish], self.halves[dish]
        done = [0.0] * row + [_NEVER] * (half - row)
        after = [done for _ in range(self.step)]  # from the next type on, by all-spices left
        layers = [after]
        tables: list[list[float]] = []
        reached = row  # how far the tables hold costs
        for token in reversed(self.tokens):
            shown = token.shown_on >> dish & 1
            if token.last:
                ends = [_end_of_type(table, row, half) for table in after] if shown else after
                tables = ends * (token.spices + 1)
            if shown:
                reached = min(half, reached + 2 * row * token.value)
                tables = self._before(token, tables, row, reached)
            layers.append(tables)
            first = token.spices * self.step
            after = tables[first : first + self.step]
        layers.reverse()
        return layers

    def _before(self, token: Token, tables: list[list[float]], row: int, reached: int) -> list[list[float]]:
        """The tables from this token on, from those after it."""
        found: list[list[float]] = []
        costs = self.larder.costs
        cost, once, twice = costs[token.kind], row * token.value, 2 * row * token.value
        for at, unused in enumerate(tables):
            left = at % self.step
            table = unused.copy()
            _improve(table, unused, row, once, reached, cost)
            if left:
                _improve(table, tables[at - 1], row, twice, reached, cost + self.larder.allspice_costs[left])
            if at >= self.step:
                _improve(table, tables[at - self.step], row, twice, reached, cost + costs[SPICE + token.kind_of])
            if self.larder.soups_spice:
                _improve(table, unused, row, twice, reached, cost + costs[SOUP])
            found.append(table)
        return found

    def offers_for(self, dish: int, at: int) -> list[Offer]:
        """How a dish may reach an aim, the cheapest first."""
        found = self.offers.get(dish << 3 | at)
        if found is None:
            found = self._offers(dish, self.aims[at])
            self.offers[dish << 3 | at] = found
        return found

    def _frugal_for(self, dish: int, at: int) -> list[Offer]:
        """Of these, those that use less of something than all that are cheaper."""
        found = self.frugal.get(dish << 3 | at)
        if found is None:
            found = _frugal(self.offers_for(dish, at))
            self.frugal[dish << 3 | at] = found
        return found

    def _offers(self, dish: int, aim: Aim) -> list[Offer]:
        """Without a dish, nothing is needed."""
        if aim.need == 0:
            return [Offer(self.helpings[0], 0, 0, 0)]
        shown = len(self.larder.challenges[dish])
        tables = self.tables_for(dish)[0]
        first = self.tokens[0].spices * self.step if self.tokens else 0
        found: list[Offer] = []
        for helping in self.helpings:
            soupy = helping.soup + helping.bisque + helping.souped
            missing = min(helping.stands_for, shown if helping.tofu else shown - 1)  # CK-225
            spare = missing - self.larder.missing[dish]
            if spare < 0 or helping.souped > shown or (aim.soupless and soupy):
                continue
            if helping.soup and helping.value > aim.need and helping.stands_for > missing:
                continue  # a soup less would do
            soupable = shown - helping.souped if self.larder.soups_spice and not aim.soupless else 0
            offer = Offer(helping, max(0, aim.need - helping.value), spare, soupable)
            left = self.step - 1
            offer.cost = self.larder.cost_of(helping)
            offer.bound = offer.cost + self.larder.cost_of_allspices(left, helping.allspiced)
            offer.bound += tables[first + left - helping.allspiced][self.rows[dish] * offer.need + spare]
            if offer.bound < _NEVER:
                found.append(offer)
        found.sort(key=_bound_of)
        return found

    def in_order(self) -> list[tuple[float, list[int]]]:
        """The choices with the least that they cost, the cheapest first."""
        return sorted([(self.bound(choice), choice) for choice in self.choices])

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
        least = _NEVER
        others = self.bound_without_limits(dish + 1, choice)
        for offer in self._frugal_for(dish, choice[dish]):
            if offer.bound + others >= least:
                break
            rest = (left | TOO_FEW) - offer.helping.uses
            if rest & TOO_FEW == TOO_FEW:
                least = min(least, offer.bound + self.bound_from(dish + 1, choice, rest ^ TOO_FEW))
        self.known[key] = least
        return least

    def bound_without_limits(self, dish: int, choice: list[int]) -> float:
        """What the dishes from this one on cost at least, each for itself."""
        total = 0.0
        for each in range(dish, self.dishes):
            offers = self.offers_for(each, choice[each])
            total += offers[0].bound if offers else _NEVER
        return total


def _bound_of(offer: Offer) -> float:
    return offer.bound


def _frugal(offers: list[Offer]) -> list[Offer]:
    found: list[Offer] = []
    for offer in offers:
        uses = offer.helping.uses | TOO_FEW
        for other in found:
            if (uses - other.helping.uses) & TOO_FEW == TOO_FEW:
                break
        else:
            found.append(offer)
    return found


def _end_of_type(table: list[float], row: int, half: int) -> list[float]:
    """After the last token of a type: a dish that has not got it may go without one type less."""
    found = [_NEVER, *table[: half - 1], *table[:half]]
    for entry in range(0, half, row):
        found[entry] = _NEVER
    return found


def _improve(table: list[float], after: list[float], row: int, value: int, reached: int, cost: float) -> None:
    """Serve a token of so many rows wherever that is cheaper."""
    half = len(table) // 2
    for entry in range(reached):
        total = cost + after[half + (entry - value if entry >= value + row else entry % row)]
        if total < table[entry]:
            table[entry] = total
            if total < table[half + entry]:  # it never costs more if the dish has got the type
                table[half + entry] = total
