"""A table set for a test and played through the game itself: who has what, where the chefs go, and what comes of it.

Nobody has an ingredient, an action card, a coin, garbage or a chef with a say until a test says so. Every card that
somebody gets is taken from where it was, so that every position is one that the invariants accept.
"""

from typing import Any, Self, TypeVar

from atable.games.rival_restaurants.actions import (
    ChooseActive,
    ChooseSpot,
    DeclareCook,
    Done,
    Pass,
    Relocate,
    Respond,
    SetWheel,
)
from atable.games.rival_restaurants.content.cards import (
    ACTION_INDEX,
    CARD_KIND,
    CHEF_INDEX,
    INGREDIENT_INDEX,
    INGREDIENTS,
    LOCATION_INDEX,
    LOCATIONS,
    MARKET_OF,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RESTAURANT_INDEX,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.frames import CardWindow, Declaring, Market, Play, Powers, SettingWheels
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.phases.flow import go_on
from atable.games.rival_restaurants.state import FROM_RECIPES, NOTHING, Restaurant, RivalState
from atable.games.rival_restaurants.table.commitment import pantry, recommit
from atable.games.rival_restaurants.views import RivalView
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret, seen_by
from atable.kernel.game import advance

E = TypeVar("E", bound=Event)

RED, BLUE, GREEN, YELLOW, PINK, WHITE = range(6)
HARMLESS = ["biff_brobeque", "gohan_sushido", "phyllis_grubman", "gardena_eden", "general_stroganov", "pork_knuckles"]
PLAIN = [
    "luchador_picante",
    "naan_of_your_business",
    "pasta_la_vista",
    "bistrot_mon_dieu",
    "seoul_food",
    "the_rising_sun",
]
LEVELS = (3, 7, 12)


class Table:
    """Day 1, wheels not yet set, and Red (seat 0) has the priority; with `choosing` the choices before it are open.

    Chefs are figures: `second(seat)` is a seat's second one.
    """

    def __init__(
        self, seats: int = 3, mode: str = "base", pace: str = "simulation", choosing: bool = False, **options: Any
    ) -> None:
        self.options = GAME.resolve(RivalOptions(mode=mode, pace=pace, **options), seats)  # type: ignore[arg-type]
        self.state: RivalState = GAME.setup(self.options, seats, "rivals")
        self.seats = seats
        self.events: list[Event] = []  # of the last action
        self.told: list[Event] = []  # of all actions
        if choosing:
            return
        while not isinstance(self.state.stack[-1], SettingWheels):
            self.by_default()
        self._clear()
        self.told = []

    def _clear(self) -> None:
        state = self.state
        state.priority = RED
        for seat, restaurant in enumerate(state.restaurants):
            self._empty(restaurant)
            restaurant.card = RESTAURANT_INDEX[PLAIN[seat]]
        names = [name for name in HARMLESS if CHEF_INDEX[name] not in [it.chef for it in state.figures if it.npc]]
        for figure in state.figures:
            if not figure.npc and figure.chef != NOTHING:
                figure.chef = CHEF_INDEX[names.pop(0)]
        for seat in range(self.seats):
            recommit(state, seat)

    def _empty(self, restaurant: Restaurant) -> None:
        for kind, count in enumerate(restaurant.stock):
            self.state.shelves[MARKET_OF[kind]][:0] = [kind] * count
        restaurant.stock = [0] * len(INGREDIENTS)
        for card in restaurant.hand:
            self.state.known[card] = 0
        self.state.action_deck[:0] = restaurant.hand
        restaurant.hand = []
        self.state.paid_out -= restaurant.money
        restaurant.money = 0

    # Who has what

    def of(self, seat: int) -> Restaurant:
        return self.state.restaurants[seat]

    def second(self, seat: int) -> int:
        return self.seats + seat

    def chef(self, figure: int, name: str) -> Self:
        """Whoever had this chef gets the other one."""
        chef = CHEF_INDEX[name]
        for other in self.state.figures:
            if other.chef == chef:
                other.chef = self.state.figures[figure].chef
        self.state.figures[figure].chef = chef
        if not self.state.figures[figure].npc and self.of(figure % self.seats).squad:
            self.of(figure % self.seats).squad[0] = chef
        for seat in range(self.seats):
            recommit(self.state, seat)
        return self

    def restaurant(self, seat: int, name: str) -> Self:
        card = RESTAURANT_INDEX[name]
        for other in self.state.restaurants:
            if other.card == card:
                other.card = self.of(seat).card
        self.of(seat).card = card
        return self

    def popularity(self, seat: int, popularity: int) -> Self:
        """With the level that belongs to it; nothing else of that level happens."""
        restaurant = self.of(seat)
        restaurant.gained = [0] * len(restaurant.gained)
        restaurant.gained[FROM_RECIPES] = popularity
        restaurant.popularity = popularity
        restaurant.level = sum(popularity >= level for level in LEVELS)
        return self

    def money(self, seat: int, amount: int) -> Self:
        self.state.paid_out += amount - self.of(seat).money
        self.of(seat).money = amount
        return self

    def garbage(self, seat: int, tokens: int) -> Self:
        self.of(seat).garbage = tokens
        return self

    def give(self, seat: int, *ingredients: str) -> Self:
        for name in ingredients:
            kind = INGREDIENT_INDEX[name]
            self._fetch(kind)
            self.of(seat).stock[kind] += 1
        recommit(self.state, seat)
        return self

    def _fetch(self, kind: int) -> None:
        """From the shelf, else from the counter (where another card of the shelf comes) or the pile."""
        market = MARKET_OF[kind]
        if kind in self.state.shelves[market]:
            self.state.shelves[market].remove(kind)
        elif kind in self.state.counters[market]:
            self.state.counters[market][self.state.counters[market].index(kind)] = self.state.shelves[market].pop(0)
        else:
            self.state.piles[market].remove(kind)

    def hand(self, seat: int, *cards: str) -> Self:
        for name in cards:
            card = next(card for card in self.state.action_deck if CARD_KIND[card] == ACTION_INDEX[name])
            self.state.action_deck.remove(card)
            self.of(seat).hand.append(card)
            self.state.known[card] = 1 << seat
        self.of(seat).hand.sort()
        return self

    def recipes(self, seat: int, *recipes: str) -> Self:
        """One of each type (Start-up: two Basic ones); whoever or whatever has them gets the old ones."""
        restaurant = self.of(seat)
        for place, name in enumerate(recipes):
            new, old = RECIPE_INDEX[name], restaurant.recipes[place]
            self._swap_recipe(new, old)
            restaurant.recipes[place] = new
        for other in range(self.seats):
            self.of(other).beside = [[], []]
            recommit(self.state, other)
        return self

    def _swap_recipe(self, new: int, old: int) -> None:
        if new == old:
            return
        for other in self.state.restaurants:
            if new in other.recipes:
                other.recipes[other.recipes.index(new)] = old
                return
        layer = next(it for it in self.state.decks[int(RECIPE_GOURMET[new])] if new in it)
        layer[layer.index(new)] = old

    def upgrade(self, seat: int, *names: str) -> Self:
        for name in names:
            self.of(seat).upgrades |= 1 << UPGRADE_INDEX[name]
            self.state.upgrades_left[UPGRADE_INDEX[name]] -= 1
        return self

    def counter(self, market: str, *names: str | None) -> Self:
        """Slot 1 first; the cards that lay there go under the shelf."""
        at = LOCATION_INDEX[market]
        self.state.shelves[at][:0] = [kind for kind in self.state.counters[at] if kind != NOTHING]
        kinds = [NOTHING if name is None else INGREDIENT_INDEX[name] for name in names]
        self.state.counters[at] = [NOTHING] * len(self.state.counters[at])
        for kind in kinds:
            if kind != NOTHING:
                self.state.shelves[at].remove(kind)
        self.state.counters[at][: len(kinds)] = kinds
        return self

    def shelf(self, market: str, *names: str) -> Self:
        """These lie on top, the first one uppermost."""
        at = LOCATION_INDEX[market]
        kinds = [INGREDIENT_INDEX[name] for name in names]
        for kind in kinds:
            self.state.shelves[at].remove(kind)
        self.state.shelves[at] += reversed(kinds)
        return self

    def short_shelf(self, market: str, cards: int) -> Self:
        """The rest lies on the pile."""
        at = LOCATION_INDEX[market]
        cut = len(self.state.shelves[at]) - cards
        self.state.piles[at] += self.state.shelves[at][:cut]
        self.state.shelves[at] = self.state.shelves[at][cut:]
        return self

    # Playing

    def act(self, seat: int, action: Action) -> Self:
        GAME.check(self.state, seat, action)
        self.events = GAME.play(self.state, seat, action)
        self.told += self.events
        GAME.invariants(self.state)
        return self

    def wait(self, ms: int) -> Self:
        self.events = advance(GAME, self.state, self.state.now + ms)
        self.told += self.events
        GAME.invariants(self.state)
        return self

    def refusal(self, seat: int, action: Action) -> str:
        """The rule that forbids it; and nothing has changed."""
        before = encode(self.state)
        try:
            GAME.check(self.state, seat, action)
        except IllegalAction as refused:
            assert encode(self.state) == before
            return refused.rule
        raise AssertionError(f"{action} is allowed")

    def legal(self, seat: int) -> list[Action]:
        return GAME.legal(self.state, seat)

    def pending(self) -> list[int]:
        return GAME.pending(self.state)

    def view(self, seat: int | None) -> RivalView:
        return GAME.view(self.state, seat)

    def all(self, kind: type[E]) -> list[E]:
        """Events of this kind since the table was set, with all their secrets."""
        bare = [event.event if isinstance(event, Secret) else event for event in self.told]
        return [event for event in bare if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.all(kind)[-1]

    def seen(self, seat: int | None) -> list[Event]:
        """What this seat learnt of the last action."""
        return seen_by(self.events, seat)

    # Where the day is

    def send(self, *locations: str, spots: dict[int, int] | None = None, second: tuple[str, ...] = ()) -> Self:
        """By seat; spots by figure (default: the shelf). Ends in the window before the powers."""
        where = [*locations, *second]
        for seat in range(self.seats):
            if self.of(seat).squad:
                self.act(seat, ChooseActive(self._active(seat)))
        for figure, location in enumerate(where):
            spot = self._spot(figure, location, spots or {})
            combined = self.options.placement_mode == "combined"
            self.act(figure % self.seats, SetWheel(figure, location, spot if combined else None))
        if self.options.placement_mode == "two_step":
            for figure, location in enumerate(where):
                chosen = self._spot(figure, location, spots or {})
                if chosen is not None:
                    self.act(figure % self.seats, ChooseSpot(figure, chosen))
        assert isinstance(self.state.stack[-1], CardWindow), self.state.stack
        return self

    def _active(self, seat: int) -> str:
        chefs = list(CHEF_INDEX)
        return chefs[self.of(seat).squad[0]]

    def _spot(self, figure: int, location: str, spots: dict[int, int]) -> int | None:
        return None if location == "the_island" else spots.get(figure, 0)

    def to_powers(self) -> Self:
        """Nobody plays a card."""
        while isinstance(self.state.stack[-1], CardWindow):
            self.act(self.pending()[0], Pass())
        return self

    def to_market(self) -> Self:
        """Nobody plays a card or uses a power; without a clock, the window at its opening is still open."""
        self.to_powers()
        while isinstance(self.state.stack[-1], Powers):
            self.act(self.pending()[0], Pass())
        assert isinstance(self.state.stack[-1], Market), self.state.stack
        return self

    def phase(self) -> str:
        return self.state.phase

    def market(self) -> Market:
        frame = self.state.stack[0]
        assert isinstance(frame, Market)
        return frame

    def to_step(self, step: str) -> Self:
        """Without a clock: everybody passes, releases or names nothing until then."""
        if not isinstance(self.state.stack[-1], Market):
            self.to_market()
        while self.market().step != step:
            self.by_default()
        return self

    def by_default(self) -> Self:
        """What is played for the first seat that owes a decision and is absent."""
        seat = self.pending()[0]
        action = GAME.default(self.state, seat)
        assert action is not None
        return self.act(seat, action)

    def to_cooking(self) -> Self:
        """Nobody buys anything; ends where cooking is declared, or on the next day if nobody can cook."""
        if isinstance(self.state.stack[-1], SettingWheels):
            second = ("carbtastic",) * (len(self.state.figures) - self.seats)
            self.send(*["the_island"] * self.seats, second=second)
        if not isinstance(self.state.stack[-1], Market):
            self.to_market()
        while self.state.stack and isinstance(self.state.stack[-1], Market):
            self._leave_market()
        return self

    def _leave_market(self) -> None:
        frame = self.market()
        if frame.step == "live":
            for seat in range(self.seats):
                if self.state.stack[0] is frame and not frame.done[seat]:
                    self.act(seat, Done())
            if self.state.stack[0] is frame:
                self.wait(frame.ends)
            return
        self.by_default()

    def to_next_day(self) -> Self:
        """Nobody buys or cooks anything."""
        day = self.state.day
        if self.state.phase != "cook_counter":
            self.to_cooking()
        while self.state.day == day and isinstance(self.state.stack[-1], Declaring):
            self.act(self.pending()[0], DeclareCook(()))
        assert self.state.day == day + 1
        return self

    def let_happen(self) -> Self:
        """Nobody answers the open play."""
        while self.state.stack and isinstance(self.state.stack[-1], Play):
            frame = self.state.stack[-1]
            chain = next(chain for chain in frame.chains if chain.open)
            self.act(frame.author if chain.authors else chain.target, Respond(chain.target, None))
        return self

    def answer(self, seat: int, card: str, target: int | None = None) -> Self:
        """`target` names the chain where the author answers."""
        return self.act(seat, Respond(seat if target is None else target, card))

    def go(self, location: str, spot: int | None = None) -> Self:
        """The displaced chef."""
        return self.act(self.pending()[0], Relocate(location, spot))

    # Short words

    def at(self, figure: int) -> str:
        where = self.state.figures[figure].at
        return "home" if where < 0 else LOCATIONS[where]

    def owns(self, seat: int, name: str) -> int:
        """How many cards of this ingredient."""
        return self.of(seat).stock[INGREDIENT_INDEX[name]]

    def in_pantry(self, seat: int) -> list[str]:
        return [INGREDIENTS[kind] for kind, count in enumerate(pantry(self.of(seat))) for _ in range(count)]

    def purses(self) -> list[int]:
        return [restaurant.money for restaurant in self.state.restaurants]

    def go_on(self) -> Self:
        """After a change by hand."""
        go_on(self.state, self.events)
        return self
