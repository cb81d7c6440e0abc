"""A table set for a test: positions are made by the rules, then tokens and cards are put where the test wants them.

Tokens come out of the bag and go back to it, so that every position is one that the invariants accept.
"""

from collections.abc import Callable, Iterator
from copy import copy
from typing import TypeVar

from atable.games.critter_kitchen.actions import (
    CONFIRM,
    PASS,
    SEND,
    AddIngredient,
    AddSoup,
    AddSpice,
    LeaveWithSoup,
    Present,
    Take,
)
from atable.games.critter_kitchen.content.cards import (
    CHALLENGE_INDEX,
    CRITIC_INDEX,
    NO_CARD,
    RESTAURATEUR_INDEX,
    RUMOR_INDEX,
    ZOUS_INDEX,
)
from atable.games.critter_kitchen.content.items import (
    BOAR,
    CHEFS,
    ICONS,
    IN_BAG,
    ITEM_IDS,
    ITEM_INDEX,
    LOCATION_INDEX,
    MOUSE,
    RUMOR,
    ZOUS,
)
from atable.games.critter_kitchen.frames import Cooking, Planning, Refrigerating, Serving, Shopping
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.phases.flow import go_on
from atable.games.critter_kitchen.phases.shopping import begin_location
from atable.games.critter_kitchen.state import HOME, CritterState, stars_of
from atable.games.critter_kitchen.views import CritterView, KitchenView, OwnView, PlateView
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat

Kind = TypeVar("Kind", bound=Event)

A, B, C, D, E = range(5)
SEEDS = [str(number) for number in range(300)]

# Where chefs stand that have no part in the story: pairwise different, for a plan of three or four.
ASIDE = ("soup_truck", "midnight_merchant", "chef_academy", "desert_vendor")


def at_the_stove(*storage: str, seats: int = 2) -> "Table":
    """After round 3: A has these things, and nobody has anything else.

    The challenges are fish, bread, cheese; carrot, mushroom, bread; and meat, bread, with wine under the hold token.
    """
    return _bare(Table(seats).challenges("ultimate_melt", "tasty_tapas", "wine_and_dine").to_cooking(), storage)


def at_the_meal(*storage: str, seats: int = 2) -> "Table":
    """After round 7: A has these things, and nobody has anything else."""
    return _bare(Table(seats).to_meal(), storage)


def _bare(table: "Table", storage: tuple[str, ...]) -> "Table":
    table.stock("soup_truck")
    for seat in range(table.state.seats):
        table.empty(seat)
    return table.give(A, *storage)


class Table:
    """A game whose position a test may bend. Seats stand on the priority track in their order: A is in front."""

    def __init__(self, seats: int = 3, seed: str = "table", **options: object) -> None:
        chosen = CritterOptions(**{"pace": "simulation", "critic": "tortoise", **options})  # type: ignore[arg-type]
        self.state: CritterState = GAME.setup(GAME.resolve(chosen, seats), seats, seed)
        self.events: list[Event] = []  # of the last action
        self.log: list[Event] = []
        if seats > 1:
            self.state.priority = list(range(seats))

    # Setting the table

    def stock(self, location: str, *items: str) -> "Table":
        """Exactly these items lie there; what lay there goes back into the bag (a zous-chef or a good just goes)."""
        stall = self.state.stalls[LOCATION_INDEX[location]]
        for kind in stall:
            self._put_back(kind)
        stall.clear()
        stall.extend(self._take(item) for item in items)
        return self

    def give(self, seat: Seat, *items: str) -> "Table":
        """Into this storage: tokens, "soup" and "bisque"."""
        kitchen = self.state.kitchens[seat]
        for item in items:
            if item == "soup":
                kitchen.soup += 1
            elif item == "bisque":
                kitchen.bisque += 1
            else:
                kitchen.storage[self._take(item)] += 1
        return self

    def empty(self, seat: Seat) -> "Table":
        """Nothing in this storage, not even the soup of the beginning."""
        kitchen = self.state.kitchens[seat]
        for kind, count in enumerate(kitchen.storage):
            for _ in range(count):
                self._put_back(kind)
        kitchen.storage = [0] * len(kitchen.storage)
        kitchen.soup = kitchen.bisque = 0
        return self

    def know(self, seat: Seat, *icons: str) -> "Table":
        """This seat owns these rumor tokens."""
        for icon in icons:
            at = ICONS.index(icon)
            self.state.bag[RUMOR + at] -= 1
            self.state.kitchens[seat].rumors |= 1 << at
        return self

    def hire(self, seat: Seat, zous_chef: str) -> "Table":
        """This zous-chef works for the seat in the present round."""
        self.state.kitchens[seat].zous = ZOUS_INDEX[zous_chef]
        return self

    def employ(self, seat: Seat, restaurateur: str) -> "Table":
        self.state.kitchens[seat].restaurateur = RESTAURATEUR_INDEX[restaurateur]
        return self

    def critic(self, name: str) -> "Table":
        self.state.critic = CRITIC_INDEX[name]
        return self

    def rumors(self, *cards: str) -> "Table":
        """The cards under ?, ! and …."""
        self.state.rumors = tuple(RUMOR_INDEX[card] for card in cards)
        return self

    def challenges(self, *cards: str) -> "Table":
        """The first cards of the row, from round 1 on; the others follow in any order."""
        first = [CHALLENGE_INDEX[card] for card in cards]
        rest = [card for card in range(7) if card not in first]
        self.state.challenges = (*first, *rest)
        return self

    def offer(self, zous_chef: str) -> "Table":
        """This zous-chef is the one of the present round."""
        cards = list(self.state.academy)
        here, there = self.state.round - 1, cards.index(ZOUS_INDEX[zous_chef])
        cards[here], cards[there] = cards[there], cards[here]
        self.state.academy = tuple(cards)
        return self

    def drawing(self, *items: str) -> "Table":
        """Nothing else is left in the bag: whoever draws, draws these, in any order. The rest is out of the game."""
        for kind in range(IN_BAG):
            self.state.removed += [kind] * self.state.bag[kind]
            self.state.bag[kind] = 0
        for item in items:
            kind = ITEM_INDEX[item]
            self.state.removed.remove(kind)
            self.state.bag[kind] += 1
        return self

    def _take(self, item: str) -> int:
        kind = ITEM_INDEX[item]
        if kind < IN_BAG and item != "allspice_r7":
            assert self.state.bag[kind], f"there is no {item} left in the bag"
            self.state.bag[kind] -= 1
        return kind

    def _put_back(self, kind: int) -> None:
        if kind < IN_BAG and ITEM_IDS[kind] != "allspice_r7":
            self.state.bag[kind] += 1

    # Playing

    def act(self, seat: Seat, action: Action) -> list[Event]:
        GAME.check(self.state, seat, action)
        self.events = GAME.play(self.state, seat, action)
        self.log += self.events
        return self.events

    def refusal(self, seat: Seat, action: Action) -> str:
        """The rule that refuses this action."""
        try:
            GAME.check(self.state, seat, action)
        except IllegalAction as error:
            return error.rule
        raise AssertionError(f"{action} is allowed")

    def legal(self, seat: Seat) -> list[Action]:
        return GAME.legal(self.state, seat)

    def pending(self) -> list[Seat]:
        return GAME.pending(self.state)

    def send(self, seat: Seat, **chefs: str) -> "Table":
        """Send these chefs there; `send(A, mouse="water_market")`."""
        for chef, location in chefs.items():
            self.act(seat, SEND[CHEFS.index(chef)][LOCATION_INDEX[location]])
        return self

    def plan(self, seat: Seat, **chefs: str) -> "Table":
        """A whole plan and its confirmation; chefs that are not named go where nobody minds."""
        chosen = dict(chefs)
        wanted = CHEFS if self.state.kitchens[seat].zous != NO_CARD else CHEFS[:ZOUS]
        free = [place for place in (*ASIDE, "garden_top_shop", "water_market") if place not in chosen.values()]
        for chef in wanted:
            if chef not in chosen:
                chosen[chef] = free.pop(0)
        self.send(seat, **chosen)
        self.act(seat, CONFIRM)
        return self

    def plans(self, *others: Seat) -> "Table":
        """These seats, or all that are left, plan without a part in the story."""
        for seat in others or tuple(self.pending()):
            self.plan(seat)
        return self

    def take(self, seat: Seat, *items: str) -> "Table":
        for item in items:
            self.act(seat, Take(item))
        return self

    def leave(self, seat: Seat) -> "Table":
        self.act(seat, LeaveWithSoup())
        return self

    def skip(self, seat: Seat) -> "Table":
        """An ability is not used."""
        self.act(seat, PASS)
        return self

    def fill(self, seat: Seat, plate: str, *additions: str) -> "Table":
        """Onto this plate, or into this course: `fish3`, `fish3+spice_fish` with its spice, `soup`, `bisque`."""
        for addition in additions:
            item, _, spice = addition.partition("+")
            self.act(seat, AddSoup(plate, item) if item in ("soup", "bisque") else AddIngredient(plate, item))
            if spice:
                self.act(seat, AddSpice(plate, item, spice))
        return self

    def present(self, *seats: Seat) -> "Table":
        for seat in seats or tuple(self.pending()):
            self.act(seat, Present())
        return self

    def auto(self, until: Callable[[CritterState], bool]) -> "Table":
        """Everybody does what is done for the absent, until then (or the end)."""
        while self.state.stack and not until(self.state):
            seat = self.pending()[0]
            action = GAME.default(self.state, seat)
            assert action is not None
            self.act(seat, action)
        return self

    def at_random(self, seed: str = "dice") -> Iterator["Table"]:
        """Play to the end at random: the table before each decision, and when all is over."""
        rng = seeded(seed)
        while self.state.stack:
            yield self
            seat = self.pending()[0]
            self.act(seat, GAME.sample(self.state, seat, rng))
        yield self

    def shop(self, location: str, chefs: dict[Seat, str], waiting: Seat | None = None) -> "Table":
        """Straight to this location: these chefs stand there and nobody anywhere else.

        `waiting` has another chef at the Chef Academy, so that the round stops there and one can look around.
        """
        for kitchen in self.state.kitchens:
            kitchen.at = [HOME] * len(CHEFS)
        for seat, chef in chefs.items():
            self.state.kitchens[seat].at[CHEFS.index(chef)] = LOCATION_INDEX[location]
        if waiting is not None:
            at = self.state.kitchens[waiting].at
            at[BOAR if at[BOAR] == HOME else MOUSE] = LOCATION_INDEX["chef_academy"]
        self.events = []
        begin_location(self.state, LOCATION_INDEX[location], self.events)
        go_on(self.state, self.events)
        self.log += self.events
        return self

    def to_location(self, location: str) -> "Table":
        """After the plans: everybody leaves with a soup until somebody has to decide at this location."""
        at = LOCATION_INDEX[location]
        while not (isinstance(frame := self.state.stack[0], Shopping) and frame.location >= at):
            self.leave(self.pending()[0])
        return self

    def to_round(self, number: int) -> "Table":
        return self.auto(lambda state: isinstance(state.stack[0], Planning) and state.round >= number)

    def to_cooking(self, number: int = 3) -> "Table":
        return self.auto(lambda state: isinstance(state.stack[0], Cooking) and state.round >= number)

    def to_fridge(self, number: int = 3) -> "Table":
        return self.auto(lambda state: isinstance(state.stack[0], Refrigerating) and state.round >= number)

    def to_meal(self) -> "Table":
        return self.auto(lambda state: isinstance(state.stack[0], Serving))

    # Looking

    def stall(self, location: str) -> list[str]:
        return [ITEM_IDS[kind] for kind in self.state.stalls[LOCATION_INDEX[location]]]

    def storage(self, seat: Seat) -> list[str]:
        """Tokens in storage, in order."""
        counts = self.state.kitchens[seat].storage
        return [ITEM_IDS[kind] for kind, count in enumerate(counts) for _ in range(count)]

    def soups(self, seat: Seat) -> int:
        return self.state.kitchens[seat].soup

    def stars(self, seat: Seat) -> int:
        return stars_of(self.state.kitchens[seat])

    def order(self) -> list[Seat]:
        """The priority track, front first."""
        return self.state.priority

    def in_bag(self, item: str) -> int:
        return self.state.bag[ITEM_INDEX[item]]

    def bisques(self, seat: Seat) -> int:
        return self.state.kitchens[seat].bisque

    def view(self, seat: Seat | None = None) -> CritterView:
        return GAME.view(self.state, seat)

    def kitchen(self, seat: Seat) -> KitchenView:
        """What everybody sees of this kitchen."""
        return self.view().kitchens[seat]

    def own(self, seat: Seat) -> OwnView:
        own = self.view(seat).own
        assert own is not None
        return own

    def plate(self, seat: Seat, name: str) -> PlateView:
        """A plate, or a course, as its owner sees it."""
        own = self.own(seat)
        return next(plate for plate in (*own.plates, *own.meal) if plate.plate == name)

    def watchers(self) -> list[Seat | None]:
        """All seats, and a spectator."""
        return [*range(self.state.seats), None]

    def seen(self, seat: Seat | None) -> str:
        """Everything that this seat, or a spectator, sees now or was told before, as text."""
        shown = encode(self.view(seat)) + encode(GAME.prompts(self.state, seat))
        return (shown + encode(seen_by(self.log, seat))).decode()

    def told(self, kind: type[Kind], seat: Seat | None = None) -> list[Kind]:
        """What the last action made happen, of this kind, as the seat or a spectator learns it."""
        return [event for event in seen_by(self.events, seat) if isinstance(event, kind)]

    def logged(self, kind: type[Kind], seat: Seat | None = None) -> list[Kind]:
        """All events of this kind so far."""
        return [event for event in seen_by(self.log, seat) if isinstance(event, kind)]

    def copy(self) -> "Table":
        """The same table again, to see what would have happened otherwise."""
        other = copy(self)
        other.state, other.events, other.log = self.state.copy(), self.events.copy(), self.log.copy()
        return other
