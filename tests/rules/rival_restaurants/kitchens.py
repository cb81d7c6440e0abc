"""Cook & Counter as one would tell it: whose restaurant, which recipe, what it is filled with, and what comes of it.

Nobody has a chef with a say in the kitchen, an ingredient, a card, a coin or garbage until a test says so. Every card
that somebody gets is taken from where it was, so that none is made or lost.
"""

from typing import Any, TypeVar

from atable.games.rival_restaurants.actions import CookOn, DeclareCook
from atable.games.rival_restaurants.actions.bundles import CookPlan
from atable.games.rival_restaurants.content.cards import (
    ACTION_INDEX,
    CARD_KIND,
    CHEF_INDEX,
    INGREDIENT_INDEX,
    INGREDIENTS,
    LOCATION_INDEX,
    MARKET_OF,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPE_NEEDS,
    RECIPES,
    RESTAURANT_INDEX,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.cooking.gains import THRESHOLDS
from atable.games.rival_restaurants.frames import Kitchen, RivalFrame
from atable.games.rival_restaurants.invariants import invariants
from atable.games.rival_restaurants.options import RivalOptions, resolve
from atable.games.rival_restaurants.phases import declaring, kitchen
from atable.games.rival_restaurants.phases.flow import phase_of
from atable.games.rival_restaurants.setup import setup
from atable.games.rival_restaurants.state import FROM_RECIPES, NOTHING, Restaurant, RivalState
from atable.games.rival_restaurants.table.commitment import recommit
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import Phase

E = TypeVar("E", bound=Event)

RED, BLUE, GREEN, YELLOW, PINK, WHITE = range(6)
HARMLESS = ["angus_khan", "antoine_baguette", "kim_chi", "mortimer_sleazburger", "pork_knuckles", "senor_fuego"]
PLAIN = ["luchador_picante", "naan_of_your_business", "pasta_la_vista", "bistrot_mon_dieu", "seoul_food"]
DAY = 5


class Stove:
    """A table in Cook & Counter. Red has the priority."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        self.state: RivalState = setup(resolve(RivalOptions(**options), seats), seats, "kitchen")
        self.events: list[Event] = []
        state = self.state
        state.day = DAY
        state.priority = RED
        for seat, restaurant in enumerate(state.restaurants):
            self._empty(restaurant)
            restaurant.card = RESTAURANT_INDEX[[*PLAIN, "the_rising_sun"][seat]]
            recommit(state, seat)
        for figure, name in zip(state.figures, HARMLESS, strict=False):
            figure.chef = CHEF_INDEX[name]
        state.stack = []

    def _empty(self, restaurant: Restaurant) -> None:
        for kind, count in enumerate(restaurant.stock):
            self.state.shelves[MARKET_OF[kind]] += [kind] * count
        restaurant.stock = [0] * len(INGREDIENTS)
        for card in restaurant.hand:
            self.state.known[card] = 0
        self.state.action_deck += restaurant.hand
        restaurant.hand = []
        self.state.paid_out -= restaurant.money
        restaurant.money = 0

    # Setting the scene

    def of(self, seat: int) -> Restaurant:
        return self.state.restaurants[seat]

    def runs(self, seat: int, restaurant: str, popularity: int = 0, garbage: int = 0, money: int = 0) -> "Stove":
        place = self.of(seat)
        place.card = RESTAURANT_INDEX[restaurant]
        place.popularity = popularity
        place.gained[FROM_RECIPES] = popularity
        place.level = len([threshold for threshold in THRESHOLDS if popularity >= threshold])
        place.garbage = garbage
        self.state.paid_out += money - place.money
        place.money = money
        return self

    def chef(self, seat: int, name: str) -> "Stove":
        self.state.figures[seat].chef = CHEF_INDEX[name]
        recommit(self.state, seat)
        return self

    def recipes(self, seat: int, *names: str) -> "Stove":
        """In front of the player instead of those that were there."""
        restaurant = self.of(seat)
        for place, name in enumerate(names):
            self._swap(seat, place, RECIPE_INDEX[name])
        restaurant.beside = [[] for _ in restaurant.recipes]
        recommit(self.state, seat)
        return self

    def _swap(self, seat: int, place: int, wanted: int) -> None:
        old = self.of(seat).recipes[place]
        lists = [layer for deck in self.state.decks for layer in deck]
        for recipes in [*lists, *[restaurant.recipes for restaurant in self.state.restaurants]]:
            if wanted in recipes:
                recipes[recipes.index(wanted)] = old
                break
        self.of(seat).recipes[place] = wanted
        for other in range(self.state.seats):
            recommit(self.state, other)

    def has(self, seat: int, *names: str) -> "Stove":
        for name in names:
            kind = INGREDIENT_INDEX[name]
            self._take(kind)
            self.of(seat).stock[kind] += 1
        recommit(self.state, seat)
        return self

    def _take(self, kind: int) -> None:
        market = MARKET_OF[kind]
        if kind in self.state.shelves[market]:
            self.state.shelves[market].remove(kind)
        else:
            counter = self.state.counters[market]
            counter[counter.index(kind)] = NOTHING

    def completes(self, seat: int, recipe: str, without: str = "") -> "Stove":
        """All ingredients of the recipe but this one."""
        return self.has(seat, *[name for name in needs(recipe) if name != without])

    def owns(self, seat: int, *upgrades: str) -> "Stove":
        for name in upgrades:
            self.of(seat).upgrades |= 1 << UPGRADE_INDEX[name]
            self.state.upgrades_left[UPGRADE_INDEX[name]] -= 1
        return self

    def holds(self, seat: int, card: str) -> "Stove":
        number = next(number for number in self.state.action_deck if CARD_KIND[number] == ACTION_INDEX[card])
        self.state.action_deck.remove(number)
        self.state.known[number] = 1 << seat
        self.of(seat).hand.append(number)
        return self

    def counter(self, market: str, *names: str | None) -> "Stove":
        """These cards lie there now, slot 1 first."""
        at = LOCATION_INDEX[market]
        self.state.shelves[at] += [kind for kind in self.state.counters[at] if kind != NOTHING]
        self.state.counters[at] = [NOTHING] * len(names)
        for slot, name in enumerate(names):
            if name is not None:
                self.state.shelves[at].remove(INGREDIENT_INDEX[name])
                self.state.counters[at][slot] = INGREDIENT_INDEX[name]
        return self

    def shelf(self, market: str, *names: str) -> "Stove":
        """From the top; all the rest lies on the pile."""
        at = LOCATION_INDEX[market]
        self.state.piles[at] += self.state.shelves[at]
        self.state.shelves[at] = []
        for name in reversed(names):
            self.state.piles[at].remove(INGREDIENT_INDEX[name])
            self.state.shelves[at].append(INGREDIENT_INDEX[name])
        return self

    def top(self, *names: str) -> "Stove":
        """Of a recipe deck."""
        wanted = [RECIPE_INDEX[name] for name in names]
        deck = self.state.decks[1 if RECIPE_GOURMET[wanted[0]] else 0][0]
        for seat, restaurant in enumerate(self.state.restaurants):
            for place, recipe in enumerate(restaurant.recipes):
                if recipe in wanted:
                    self._swap(seat, place, next(other for other in deck if other not in wanted))
        deck[:] = [recipe for recipe in deck if recipe not in wanted] + wanted[::-1]
        return self

    def finished(self, seat: int, deck: int, left: int) -> "Stove":
        """All but so many cards of the deck are finished recipes of this player."""
        layer = self.state.decks[deck][0]
        self.of(seat).cooked += layer[left:]
        self.state.decks[deck] = [layer[:left]]
        return self

    # What happens

    def start(self) -> "Stove":
        declaring.start_cooking(self.state, self.events)
        self.go()
        return self

    def do(self, seat: int, action: Action) -> "Stove":
        module = self._module()
        module.check(self.state, seat, action)
        if not isinstance(action, DeclareCook):  # any filling may be declared, only some are listed
            assert action in module.legal(self.state, seat)
        module.play(self.state, seat, action, self.events)
        self.go()
        return self

    def cooks(self, seat: int, *plans: CookPlan) -> "Stove":
        return self.do(seat, DeclareCook(plans))

    def only(self, seat: int, *plans: CookPlan) -> "Stove":
        """Starts Cook & Counter, and nobody else cooks; in spite of garbage."""
        self.start()
        for other in self.asked():
            self.cooks(other, *(plans if other == seat else ()))
        if isinstance(self.frame(), Kitchen) and self.kitchen().queue and self.kitchen().stage == "ask":
            self.do(seat, CookOn(True))
        return self

    def refused(self, seat: int, action: Action) -> str:
        """The rule that forbids it."""
        try:
            self._module().check(self.state, seat, action)
        except IllegalAction as refusal:
            assert action not in self._module().legal(self.state, seat)
            return refusal.rule
        raise AssertionError(f"{action} is legal")

    def go(self) -> None:
        """Up to the next question, or the end of all cooking."""
        while self.state.stack and not self.all_cooked():
            for seat in range(self.state.seats):
                for action in self.legal(seat):
                    self._module().check(self.state, seat, action)
            invariants(self.state)
            if not self._module().step(self.state, self.events):
                break

    def all_cooked(self) -> bool:
        frame = self.frame()
        return isinstance(frame, Kitchen) and not frame.queue

    def end_day(self) -> "Stove":
        assert self.all_cooked()
        kitchen.step(self.state, self.events)
        invariants(self.state)
        return self

    # What one can see

    def frame(self) -> RivalFrame:
        return self.state.stack[-1]

    def kitchen(self) -> Kitchen:
        frame = self.frame()
        assert isinstance(frame, Kitchen)
        return frame

    def _module(self) -> Phase[RivalState]:
        return phase_of(self.state)

    def legal(self, seat: int) -> list[Action]:
        return self._module().legal(self.state, seat)

    def asked(self) -> list[int]:
        return self._module().pending(self.state)

    def saw(self, kind: type[E]) -> list[E]:
        told = [event.event if isinstance(event, Secret) else event for event in self.events]
        return [event for event in told if isinstance(event, kind)]

    def stock(self, seat: int) -> list[str]:
        counts = enumerate(self.of(seat).stock)
        return [INGREDIENTS[kind] for kind, count in counts for _ in range(count)]

    def menu(self, seat: int) -> list[str]:
        return [RECIPES[recipe] for recipe in self.of(seat).recipes]

    def pile(self, market: str) -> list[str]:
        return sorted(INGREDIENTS[kind] for kind in self.state.piles[LOCATION_INDEX[market]])

    def deck(self, number: int) -> list[str]:
        return [RECIPES[recipe] for layer in self.state.decks[number] for recipe in layer]

    def hand(self, seat: int) -> int:
        return len(self.of(seat).hand)


def needs(recipe: str) -> list[str]:
    return [INGREDIENTS[kind] for kind in RECIPE_NEEDS[RECIPE_INDEX[recipe]]]


def plan(recipe: str, swaps: dict[str, str] | None = None, extra: bool = False, critic: bool = False) -> CookPlan:
    """Each place with its own ingredient, or as `swaps` has it: `{"beef": "onion onion"}`."""
    cards = {name: name for name in needs(recipe)} | (swaps or {})
    return CookPlan(recipe, tuple(tuple(cards[name].split()) for name in needs(recipe)), extra, critic)


def declared(*plans: CookPlan) -> DeclareCook:
    return DeclareCook(plans)
