"""Which stars dishes can reach: how far the points of a storage go, whatever is left of it (see `plating.py`)."""

from typing import Final

from atable.games.critter_kitchen.bots.pantry import (
    ALL_SPICE,
    ALLSPICES,
    CARDS,
    COOKBOOK_VALUE,
    HAVING,
    LAYER,
    MOST_SOUPS,
    OWN_SPICE,
    PLAIN,
    PLAINLY,
    SOUP_SPICE,
    SOUPABLE,
    SOUPED,
    SOUPS,
    SPARE,
    SPICES,
    TOO_FEW,
    Helping,
    Larder,
    Token,
    aims_of,
    extras,
    next_type,
    soup_may_spice,
)
from atable.games.critter_kitchen.content.items import (
    BISQUE,
    BISQUE_VALUE,
    COOKBOOK,
    NOTHING,
    SOUP,
    SOUP_VALUE,
    TOFU,
    TOFU_NUMBER,
)

_NO_LIMIT: Final = 1 << 60


class Share:
    """What a dish gets besides the ingredients that several want: a helping, and spices on ingredients of its own."""

    def __init__(self, helping: Helping, soups: int, allspices: int) -> None:
        self.helping = helping
        self.soups = soups  # the Heron's
        self.allspices = allspices
        self.uses = helping.uses + extras(soups, 0, 0, 0, allspices)


class Reach:
    """Which aims can be reached, and how, if nothing need be left.

    Then all ingredients are served. Those of a type that one dish shows are its own; a depth-first search deals out
    those that several want, and then each dish gets its share of all the rest.
    """

    def __init__(self, larder: Larder) -> None:
        self.larder = larder
        self.dishes = len(larder.challenges)
        self.aims = aims_of(larder.pantry)
        self.soups, self.allspices = larder.supply[SOUP], len(larder.allspices)
        self.tokens = [token for token in larder.tokens if token.shown_on.bit_count() > 1]
        self.base = [0] * CARDS  # what a dish's own ingredients and their spices are worth in it
        self.spiceable: list[list[list[int]]] = [[] for _ in range(CARDS)]  # its own without spice, type after type
        for token in larder.tokens[len(self.tokens) :]:
            if token.first:
                self._serve_own_type(token)
        self.gains = [self._gains(types) for types in self.spiceable]
        self.tops = [self._tops(dishes) for dishes in range(1 << CARDS)]  # by dishes together
        self.helpings = larder.helpings(0)
        self.shares: dict[int, list[Share]] = {}
        self.failed: dict[int, set[int]] = {}  # positions, by active and soupless dishes
        self.failed_now: set[int] = set()
        self.active = 0  # dishes with an aim, a mask
        self.soupless = 0  # those for the Capybara's bonus star
        self.may_miss = [0] * CARDS  # types that a dish may go without
        self.least_spare = 0  # of these, how many they must not go without: there are too few stand-ins
        self.in_order: list[int] = []  # dishes, the most needy first
        self.pool = [0] * (1 << CARDS)  # the most that helpings add, by dishes together
        self.patience = 0  # steps still to try
        self.start = 0  # the position before any ingredient is dealt out
        self.moves: list[int] = []  # by token
        self.given: list[Share] = []  # by dish

    def _serve_own_type(self, first: Token) -> None:
        dish = first.shown_on.bit_length() - 1
        values = [token.value for token in self.larder.tokens if token.kind_of == first.kind_of]
        self.base[dish] += sum(values) + sum(values[: first.spices])
        self.spiceable[dish].append(values[first.spices :])

    def _gains(self, types: list[list[int]]) -> list[list[int]]:
        """The most that soups (the Heron) and all-spices add to these ingredients, by the number of each."""
        most = len(types) if self.larder.soups_spice else 0
        found = [[0] * (self.allspices + 1) for _ in range(most + 1)]
        for souped in range(1 << most):
            row = found[souped.bit_count()]
            for spices, gain in enumerate(_gain(types, souped, self.allspices)):
                row[spices] = max(row[spices], gain)
        return found

    def _tops(self, dishes: int) -> list[list[int]]:
        """The most that the tokens from each one on, and spices on all that is left, give to these dishes together.

        By the number of spices: all-spices, and for the Heron soups, which may also go into the dish.
        """
        heron = self.larder.soups_spice
        most = self.allspices + (self.soups if heron else 0)
        gains = [TOFU_NUMBER] * self.larder.supply[TOFU]
        for dish, types in enumerate(self.spiceable):
            if dishes >> dish & 1:
                for values in types:
                    gains += values
        total = 0
        spiced: list[int] = []  # of the type at hand, the lowest first
        found = [_up_to(total, gains, most, heron)]
        for token in reversed(self.tokens):
            if token.last:
                spiced = []
            if token.shown_on & dishes:
                total += 2 * token.value
                spiced.append(token.value)
                if len(spiced) > token.spices:
                    total -= spiced[0]
                    gains.append(spiced.pop(0))
            found.append(_up_to(total, gains, most, heron))
        found.reverse()
        return found

    def in_sight(self, choice: list[int]) -> bool:
        """False if these aims, one for each dish, are clearly out of reach."""
        self.start = self._begin(choice)
        return self.start >= 0 and self._may_reach(0, self.start)

    def reaches(self, choice: list[int], patience: int = _NO_LIMIT) -> bool:
        """Can the dishes reach these aims? Then `all_moves` and `helpings_given` say how.

        Where patience, the number of steps to try, is at an end, the answer is no.
        """
        if not self.in_sight(choice):
            return False
        group = self.active << CARDS | self.soupless
        if group not in self.failed:
            self.failed[group] = set()
        self.failed_now = self.failed[group]
        self.patience = patience
        self.moves.clear()
        self.given.clear()
        return self._serve(0, self.start)

    def _begin(self, choice: list[int]) -> int:
        """The position before any ingredient is dealt out; NOTHING if a dish lacks too many types."""
        larder, heron = self.larder, self.larder.soups_spice
        state = self.allspices << ALLSPICES | (self.soups if heron else 0) << SOUPS
        state |= (self.tokens[0].spices if self.tokens else 0) << SPICES
        self.active = self.soupless = 0
        self.least_spare = -larder.stand_ins(False)
        needs: list[tuple[int, int]] = []
        for dish, at in enumerate(choice):
            aim, shown = self.aims[at], len(larder.challenges[dish])
            if aim.need == 0:
                continue
            self.active |= 1 << dish
            self.soupless |= aim.soupless << dish
            self.may_miss[dish] = larder.may_miss(dish, aim.soupless)
            self.least_spare += self.may_miss[dish]
            spare = self.may_miss[dish] - larder.missing[dish]
            if spare < 0:
                return NOTHING
            need = max(0, aim.need - self.base[dish])
            needs.append((-need, dish))
            state |= need << 5 * dish | spare << SPARE + 2 * dish
            if heron and not aim.soupless:
                state |= shown << SOUPABLE + 2 * dish
        self.in_order = [dish for _, dish in sorted(needs)]
        self._fill_pool()
        return state

    def _fill_pool(self) -> None:
        """The Heron's soups are among the spices."""
        supply = self.larder.supply
        soupy = supply[BISQUE] * BISQUE_VALUE + (0 if self.larder.soups_spice else self.soups * SOUP_VALUE)
        for dishes in range(1, 1 << CARDS):
            active = dishes & self.active
            self.pool[dishes] = supply[TOFU] * TOFU_NUMBER + min(supply[COOKBOOK], active.bit_count()) * COOKBOOK_VALUE
            if active & ~self.soupless:
                self.pool[dishes] += soupy

    def _may_reach(self, layer: int, state: int) -> bool:
        """Is there enough for any of the dishes, and for any of them together?"""
        if (state >> SPARE & 3) + (state >> SPARE + 2 & 3) + (state >> SPARE + 4 & 3) < self.least_spare:
            return False
        allspices = state >> ALLSPICES & 31
        spices = allspices + (state >> SOUPS & MOST_SOUPS)
        for dishes in range(1, 1 << self.dishes):
            if dishes & ~self.active:
                continue
            need = state & 31 if dishes & 1 else 0
            need += state >> 5 & 31 if dishes & 2 else 0
            need += state >> 10 & 31 if dishes & 4 else 0
            if need > self.tops[dishes][layer][spices if dishes & ~self.soupless else allspices] + self.pool[dishes]:
                return False
        return True

    def _serve(self, layer: int, state: int) -> bool:
        """Serve the tokens from this one on."""
        if layer == len(self.tokens):
            supply = self.larder.supply
            soups = state >> SOUPS & MOST_SOUPS if self.larder.soups_spice else self.soups
            left = extras(soups, supply[BISQUE], supply[TOFU], supply[COOKBOOK], state >> ALLSPICES & 31)
            return self._share_out(0, state, left)
        key = layer << LAYER | state
        if key in self.failed_now or self.patience < 0:
            return False
        if self._serve_one(layer, state):
            return True
        if self.patience >= 0:  # all has been tried
            self.failed_now.add(key)
        return False

    def _serve_one(self, layer: int, state: int) -> bool:
        """Serve it somewhere, if a dish wants it, and go on."""
        self.patience -= 1
        token = self.tokens[layer]
        unwanted = True
        for dish in self.in_order:
            need = state >> 5 * dish & 31
            having = 1 << HAVING + dish
            if not token.shown_on >> dish & 1 or (need == 0 and state & having):
                continue
            unwanted = False
            move = 1 + 4 * dish
            if need > token.value and not state >> PLAINLY + dish & 1:  # higher ingredients of a dish have spices first
                after = (state | having) - (min(need, 2 * token.value) << 5 * dish)
                if state >> SPICES & 31:
                    if self._go_on(layer, move + OWN_SPICE, after - (1 << SPICES)):
                        return True
                elif state >> ALLSPICES & 31 and self._go_on(layer, move + ALL_SPICE, after - (1 << ALLSPICES)):
                    return True
                if soup_may_spice(dish, state):
                    after += (1 << SOUPED + dish) - (1 << SOUPABLE + 2 * dish) - (1 << SOUPS)
                    if self._go_on(layer, move + SOUP_SPICE, after):
                        return True
            after = (state | having | 1 << PLAINLY + dish) - (min(need, token.value) << 5 * dish)
            if self._go_on(layer, move + PLAIN, after):
                return True
        return unwanted and self._go_on(layer, 0, state)

    def _go_on(self, layer: int, move: int, state: int) -> bool:
        if self.tokens[layer].last:
            state = next_type(self.tokens, layer, state, self.active)
        if state < 0 or not self._may_reach(layer + 1, state):
            return False
        self.moves.append(move)
        if self._serve(layer + 1, state):
            return True
        self.moves.pop()
        return False

    def _share_out(self, dish: int, state: int, left: int) -> bool:
        """Give this dish and the next ones what they still need."""
        self.patience -= 1
        if dish == self.dishes:
            return True
        for share in self._shares_for(dish, state):
            rest = (left | TOO_FEW) - share.uses
            if rest & TOO_FEW == TOO_FEW:
                self.given.append(share)
                if self._share_out(dish + 1, state, rest ^ TOO_FEW):
                    return True
                self.given.pop()
        return False

    def _shares_for(self, dish: int, state: int) -> list[Share]:
        """What may be enough for this dish."""
        soupable = state >> SOUPABLE + 2 * dish & 3
        need = state >> 5 * dish & 31
        if self.active >> dish & 1:
            missing = self.may_miss[dish] - (state >> SPARE + 2 * dish & 3)
            soupless = self.soupless >> dish & 1
        else:
            missing = soupless = 0
        key = dish | soupless << 2 | soupable << 3 | missing << 5 | need << 7
        found = self.shares.get(key)
        if found is None:
            found = self._shares(dish, need, missing, soupable, soupless)
            self.shares[key] = found
        return found

    def _shares(self, dish: int, need: int, missing: int, soupable: int, soupless: int) -> list[Share]:
        """Without those that use no less of anything than others."""
        served = missing < len(self.larder.challenges[dish])  # CK-225: at least one ingredient
        found: list[Share] = []
        for helping in self.helpings:
            if helping.souped > soupable or (soupless and helping.bisque) or not (served or helping.tofu):
                continue
            for soups, gains in enumerate(self.gains[dish]):
                if soups and soups + helping.souped > soupable:
                    break
                for allspices in range(self.allspices - helping.allspiced + 1):
                    soup = max(0, need - helping.value - gains[allspices], missing - helping.stands_for)
                    if soup and soupless:
                        continue
                    uses = helping.uses + extras(soup + soups, 0, 0, 0, allspices)
                    if not _wasteful(uses, found):
                        found.append(Share(helping.with_soup(soup), soups, allspices))
                    if soup == 0:
                        break
        return found

    def all_moves(self) -> list[int]:
        """By token, as last found."""
        moves = self.moves.copy()
        how = [self._how(dish, share) for dish, share in enumerate(self.given)]
        spices = 0
        for token in self.larder.tokens[len(moves) :]:
            if token.first:
                spices = token.spices
            dish = token.shown_on.bit_length() - 1
            if not self.active >> dish & 1:
                moves.append(0)
            elif spices:
                moves.append(1 + 4 * dish + OWN_SPICE)
                spices -= 1
            else:
                moves.append(1 + 4 * dish + how[dish].pop(0))
        return moves

    def helpings_given(self) -> list[Helping]:
        """By dish, as last found."""
        return [share.helping for share in self.given]

    def _how(self, dish: int, share: Share) -> list[int]:
        """By ingredient of its own, without those that have spices of their own."""
        types, spices = self.spiceable[dish], share.allspices
        masks = [souped for souped in range(1 << len(types)) if souped.bit_count() == share.soups]
        _, souped = max([(_gain(types, souped, spices)[spices], souped) for souped in masks])
        rest = [value for at, values in enumerate(types) for value in values[souped >> at & 1 :]]
        spiced = sorted(rest, reverse=True)[:spices]
        found: list[int] = []
        for at, values in enumerate(types):
            for nth, value in enumerate(values):
                if nth == 0 and souped >> at & 1:
                    found.append(SOUP_SPICE)
                elif value in spiced:
                    spiced.remove(value)
                    found.append(ALL_SPICE)
                else:
                    found.append(PLAIN)
        return found


def _wasteful(uses: int, others: list[Share]) -> bool:
    """Does another share use no more of anything?"""
    for other in others:  # noqa: SIM110 - a generator takes much longer
        if ((uses | TOO_FEW) - other.uses) & TOO_FEW == TOO_FEW:
            return True
    return False


def _gain(types: list[list[int]], souped: int, allspices: int) -> list[int]:
    """What a soup on each of these types and up to so many all-spices add."""
    rest: list[int] = []
    total = 0
    for at, values in enumerate(types):
        first = souped >> at & 1
        total += sum(values[:first])
        rest += values[first:]
    return _up_to(total, rest, allspices, False)


def _up_to(total: int, gains: list[int], most: int, soups: bool) -> list[int]:
    """The total with the highest gains, by their number; a soup that is no spice adds 1."""
    gains.sort(reverse=True)
    found = [total]
    for at in range(most):
        gain = gains[at] if at < len(gains) else 0
        total += max(gain, SOUP_VALUE) if soups else gain
        found.append(total)
    return found
