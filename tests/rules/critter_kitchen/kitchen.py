"""Days that end, as one would tell them: dishes in words, courses in words, carts, and what everybody can see.

A plate is a line such as `fish6+spice_fish bread2 tofu=cheese+allspice soup bisque cookbook`: each ingredient, after
`=` what tofu counts as, after `+` the spice it carries.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from atable.games.critter_kitchen.actions import AddCookbook, AddIngredient, AddSoup, AddSpice, Present
from atable.games.critter_kitchen.content.cards import CHALLENGE_INDEX
from atable.games.critter_kitchen.content.items import (
    ALLSPICE_R7,
    COFFEE,
    COOKBOOK,
    ITEM_INDEX,
    LOCATION_IDS,
    TOFU,
    TROPHY,
    TYPE,
    TYPES,
)
from atable.games.critter_kitchen.events import DishesPresented
from atable.games.critter_kitchen.events.details import Dish
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.state import CritterState
from atable.games.critter_kitchen.views import CritterView, KitchenView, LocationView, OwnView
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.events import Event, seen_by
from atable.kernel.seats import Seat
from tests.rules.critter_kitchen.scenario import A, C, Table

E = TypeVar("E", bound=Event)
K = TypeVar("K", bound=Action)

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

MELT, TAPAS, DINE = "ultimate_melt", "tasty_tapas", "wine_and_dine"  # fish bread cheese, carrot mushroom, meat bread
GOODS = (TOFU, COFFEE, COOKBOOK, TROPHY)


# Setting the table


def tidy(table: Table) -> Table:
    """Nothing lies in the city and nothing in the storages: every ingredient and spice is in the bag."""
    for location in LOCATION_IDS:
        table.stock(location)
    for seat in range(table.state.seats):
        table.empty(seat)
    table.state.floors = []  # what anybody remembers of earlier fridges is over, too
    for kitchen in table.state.kitchens:
        kitchen.memories = []
    return table


def cooking(*cards: str, seats: int = 2, after: int = 3, **options: Any) -> Table:
    """The end of round 3 or 6 with these challenges, the last of them with the hold token, and empty storages."""
    table = tidy(Table(seats, **options).to_cooking(after))
    if after == 3:
        return table.challenges(*(cards or (MELT, DINE, TAPAS)))
    order = list(table.state.challenges)
    for at, card in enumerate(cards):
        wanted = order.index(CHALLENGE_INDEX[card])
        order[3 + at], order[wanted] = order[wanted], order[3 + at]
    table.state.challenges = tuple(order)
    return table


def fridge(*tokens: str, seats: int = 2, after: int = 3, **options: Any) -> Table:
    """The end of round 3 or 6 when all dishes have been presented: A owns these tokens, the others nothing."""
    return cooking(seats=seats, after=after, **options).give(A, *tokens).present()


def serving(*tokens: str, seats: int = 2, **options: Any) -> Table:
    """The critic has arrived: A owns these tokens, the others nothing."""
    table = tidy(Table(seats, **options).to_meal())
    state = table.state
    state.removed = [kind for kind in state.removed if kind != ALLSPICE_R7]
    if "allspice_r7" not in tokens:
        state.removed.append(ALLSPICE_R7)  # it never goes into the bag
    return table.give(A, *tokens)


def goods(table: Table, owned: Mapping[Seat, Sequence[str]]) -> Table:
    """These goods came on carts and were taken; what else the carts brought was left, and is out of the game."""
    state = table.state
    came = [ITEM_INDEX[good] for own in owned.values() for good in own]
    assert len(came) <= state.round, "one cart a round"
    rest = [good for good in GOODS for _ in range(3 - came.count(good))]
    state.carts = (*came, *rest)
    state.removed = [kind for kind in state.removed if kind not in GOODS]
    state.removed += state.carts[len(came) : state.round]
    for location in LOCATION_IDS:
        if any(good in table.stall(location) for good in ("tofu", "coffee", "cookbook", "trophy")):
            table.stock(location, *[item for item in table.stall(location) if ITEM_INDEX[item] not in GOODS])
    for seat, kitchen in enumerate(state.kitchens):
        own = list(owned.get(seat, ()))
        kitchen.storage[TOFU] = own.count("tofu")
        kitchen.coffees, kitchen.cookbooks = own.count("coffee"), own.count("cookbook")
        kitchen.trophies = own.count("trophy")
    GAME.invariants(state)
    return table


# Plates


def fill(table: Table, seat: Seat, plate: str, words: str) -> Table:
    """Step by step onto the plate of a challenge, or as a course."""
    for step in steps(plate, words):
        table.act(seat, step)
    return table


def steps(plate: str, words: str) -> list[Action]:
    actions: list[Action] = []
    for word in words.split():
        served, _, spice = word.partition("+")
        item, _, named = served.partition("=")
        if item in ("soup", "bisque"):
            actions.append(AddSoup(plate, item))
        elif item == "cookbook":
            actions.append(AddCookbook(plate))
        else:
            actions.append(AddIngredient(plate, item, named or None))
        if spice:
            actions.append(AddSpice(plate, item, spice))
    return actions


def provide(table: Table, seat: Seat, words: str) -> Table:
    """Into storage: all that these words put on a plate, but for what came on a cart."""
    for word in words.split():
        served, _, spice = word.partition("+")
        item = served.partition("=")[0]
        for thing in (item, spice):
            if thing and thing not in ("tofu", "cookbook") and not thing.startswith("rumor"):
                table.give(seat, thing)
    return table


def cook(table: Table, seat: Seat, plate: str, words: str) -> Table:
    """Onto this plate, from a storage that holds just what is needed."""
    return fill(provide(table, seat, words), seat, plate, words)


def dish(table: Table, plate: str, words: str, seat: Seat = A) -> Dish:
    """This one dish, presented, as everybody is told of it; the others present nothing more."""
    cook(table, seat, plate, words).present()
    (shown,) = [event for event in presented(table, seat).dishes if event.challenge == plate]
    return shown


def presented(table: Table, seat: Seat) -> DishesPresented:
    """What this seat has presented, if the last action ended the cooking."""
    (event,) = [event for event in only(table.events, DishesPresented) if event.seat == seat]
    return event


def refused_dish(table: Table, plate: str, words: str, seat: Seat = A) -> str:
    """The rule that keeps this dish from being presented."""
    cook(table, seat, plate, words)
    return table.refusal(seat, Present())


def serve(table: Table, seat: Seat, words: str) -> Table:
    """The courses of a meal; each ingredient goes to the course of its type."""
    for word in words.split():
        item, _, named = word.partition("+")[0].partition("=")
        fill(table, seat, named or TYPES[TYPE[ITEM_INDEX[item]]], word)
    return table


def stored(table: Table, seat: Seat) -> tuple[list[str], int, int]:
    """All that is in this storage: tokens, soups, bisques."""
    kitchen = table.state.kitchens[seat]
    return table.storage(seat), kitchen.soup, kitchen.bisque


# Looking


def view(table: Table, seat: Seat | None = None) -> CritterView:
    """What the seat sees; a spectator if none is given."""
    return GAME.view(table.state, seat)


def front(table: Table, seat: Seat) -> KitchenView:
    """What everybody sees of this kitchen."""
    return view(table).kitchens[seat]


def own(table: Table, seat: Seat) -> OwnView:
    """What this seat alone sees of its kitchen."""
    mine = view(table, seat).own
    assert mine is not None
    return mine


def city(table: Table, location: str) -> LocationView:
    (found,) = [place for place in view(table).locations if place.id == location]
    return found


def chefs_at(table: Table, location: str) -> list[tuple[Seat, str]]:
    return [(chef.seat, chef.chef) for chef in city(table, location).chefs]


def only(events: Sequence[Event], kind: type[E], seat: Seat | None = None) -> list[E]:
    """The events of one kind as the seat, or the public, sees them."""
    return [event for event in seen_by(events, seat) if isinstance(event, kind)]


def offered(table: Table, seat: Seat, kind: type[K]) -> list[K]:
    return [action for action in table.legal(seat) if isinstance(action, kind)]


def default(table: Table, seat: Seat) -> Action:
    """What is played for this seat if it is absent."""
    action = GAME.default(table.state, seat)
    assert action is not None
    return action


def watchers(state: CritterState) -> list[Seat | None]:
    """All seats, and a spectator."""
    return [*range(state.seats), None]


def all_seen(state: CritterState, seat: Seat | None) -> str:
    """Everything that is sent to this seat, or to a spectator, as text."""
    return (encode(GAME.view(state, seat)) + encode(GAME.prompts(state, seat))).decode()


# Secrets: two tables that differ in one of them


def shown(table: Table, watcher: Seat | None) -> tuple[object, ...]:
    """All that reaches a watcher: the view, the questions, who is waited for, the limits, the own choices."""
    state = table.state
    limits = [GAME.limit(state, seat) for seat in range(state.seats)]
    choices = [] if watcher is None else GAME.legal(state, watcher)
    return all_seen(state, watcher), GAME.pending(state), GAME.may_act(state), limits, choices


def assert_alike(one: Table, other: Table, among: Sequence[Seat | None] = (A, C, None)) -> None:
    """These watchers can't tell the two tables apart, neither by looking nor by what they were told last."""
    for watcher in among:
        assert shown(one, watcher) == shown(other, watcher)
        assert seen_by(one.events, watcher) == seen_by(other.events, watcher)


def assert_known(one: Table, other: Table, among: Sequence[Seat | None]) -> None:
    """These watchers see the difference."""
    for watcher in among:
        assert all_seen(one.state, watcher) != all_seen(other.state, watcher)


def both(tables: tuple[Table, Table], seat: Seat, *actions: Action) -> None:
    for table in tables:
        for action in actions:
            table.act(seat, action)
