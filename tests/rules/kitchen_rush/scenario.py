"""A kitchen set for a test and played through the game itself: what lies where, who does what when, what comes of it.

The board starts without Orders and nobody holds any until a test says so. Every good, plate and card that is put
somewhere is taken from where it was, so that every position is one that the invariants accept. Strict, live, without
Events, unless the test says otherwise.
"""

from typing import Any, Self, TypeVar

from atable.games.kitchen_rush.actions import Place, Ready
from atable.games.kitchen_rush.content.cards import (
    BONUS_INDEX,
    CUBE_INDEX,
    EVENT_INDEX,
    FIRST_CUBE,
    FIRST_SCOOP,
    FLAVOUR_INDEX,
    GOOD_INDEX,
    HOURGLASS_INDEX,
    INGREDIENT_INDEX,
    ORDER_INDEX,
    PLATE_INDEX,
    PLATE_SIZE,
    SPACE_INDEX,
    SPECIALIST_INDEX,
    TILE_INDEX,
    UPGRADE_INDEX,
)
from atable.games.kitchen_rush.frames import Action as ActionFrame
from atable.games.kitchen_rush.frames import Planning
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import NOTHING, OFFICE, Held, Hourglass, Plate, RushState
from atable.games.kitchen_rush.table.small_steps import clock, empty_load
from atable.games.kitchen_rush.views import RushView
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.game import advance

E = TypeVar("E", bound=Event)

RED, BLUE, GREEN, YELLOW = range(4)
ROOMS = {"store_a": 0, "store_b": 1, "store_c": 2}


class Table:
    def __init__(self, seats: int = 2, seed: str = "a table", **options: Any) -> None:
        chosen = {"assist": "strict", "pace": "live", **options}
        self.state: RushState = GAME.setup(GAME.resolve(RushOptions(**chosen), seats), seats, seed)
        self.events: list[Event] = []
        self._clear_board()

    # Setting the table

    def _clear_board(self) -> None:
        for space, order in enumerate(self.state.board):
            if order != NOTHING:
                self.state.order_deck.insert(0, order)
                self.state.board[space] = NOTHING
                self.state.waiting[space] = False

    def board(self, *orders: str, tiles: dict[str, str] | None = None) -> Self:
        """These Orders lie on the order spaces, from the first one on; some carry tiles."""
        self._clear_board()
        for space, name in enumerate(orders):
            self.state.order_deck.remove(ORDER_INDEX[name])
            self.state.board[space] = ORDER_INDEX[name]
            tile = (tiles or {}).get(name)
            self.state.board_tiles[space] = self._take_tile(tile)
        return self

    def _take_tile(self, tile: str | None) -> int:
        if tile is None:
            return NOTHING
        self.state.ice_stack.remove(TILE_INDEX[tile])
        return TILE_INDEX[tile]

    def deck(self, *orders: str) -> Self:
        """The top cards of the Order deck, the topmost first."""
        for name in reversed(orders):
            self.state.order_deck.remove(ORDER_INDEX[name])
            self.state.order_deck.append(ORDER_INDEX[name])
        return self

    def ice_stack(self, *tiles: str) -> Self:
        for name in reversed(tiles):
            self.state.ice_stack.remove(TILE_INDEX[name])
            self.state.ice_stack.append(TILE_INDEX[name])
        return self

    def shrink_deck(self, cards: int) -> Self:
        """So many cards are left in the Order deck; the others were removed from the game."""
        while len(self.state.order_deck) > cards:
            self.state.gone_orders.append(self.state.order_deck.pop(0))
        return self

    def coins(self, coins: int) -> Self:
        self.state.paid_in += coins - self.state.coins
        self.state.coins = coins
        return self

    def prestige(self, points: int) -> Self:
        self.state.prestige = points
        return self

    def hold(self, seat: int, order: str, tile: str | None = None) -> Self:
        """The seat has taken this Order; its plates come with `dish`."""
        self.state.order_deck.remove(ORDER_INDEX[order])
        self.state.held[seat].append(Held(ORDER_INDEX[order], self._take_tile(tile)))
        return self

    def dish(
        self, seat: int, order: str, plate: str, *goods: str, part: int = 1, cook: int = 0, chill: int = 0
    ) -> Self:
        """A clean plate from the Cupboard lies on the mat, with these goods: meat, cube_white, scoop_pink…"""
        number = PLATE_INDEX[plate]
        self.state.cupboard.remove(number)
        load = empty_load()
        for name in goods:
            load[GOOD_INDEX[name]] += 1
            self.state.supply[GOOD_INDEX[name]] -= 1
        self.state.mats[seat].append(Plate(number, ORDER_INDEX[order], part - 1, cook, chill, load))
        return self

    def cupboard(self, *plates: str) -> Self:
        """Exactly these are clean; the others go dirty to the Sink."""
        kept = sorted(PLATE_INDEX[name] for name in plates)
        assert set(kept) <= {*self.state.cupboard, *self.state.sink}
        everything = [*self.state.cupboard, *self.state.sink]
        self.state.cupboard = kept
        self.state.sink = sorted(set(everything) - set(kept))
        return self

    def sink(self, *plates: str) -> Self:
        """Exactly these are dirty; the others are clean in the Cupboard."""
        dirty = sorted(PLATE_INDEX[name] for name in plates)
        everything = [*self.state.cupboard, *self.state.sink]
        self.state.sink = dirty
        self.state.cupboard = sorted(set(everything) - set(dirty))
        return self

    def room(self, room: str, **kinds: int) -> Self:
        """So many tokens of these kinds lie in the storeroom."""
        stock = self.state.rooms[ROOMS[room]]
        for name, count in kinds.items():
            kind = INGREDIENT_INDEX[name]
            self.state.supply[kind] += stock[kind] - count
            stock[kind] = count
        return self

    def bag(self, **colours: int) -> Self:
        """Exactly these cubes are in the bag."""
        for name, colour in CUBE_INDEX.items():
            self.state.supply[FIRST_CUBE + colour] += self.state.bag.cubes[colour] - colours.get(name, 0)
            self.state.bag.cubes[colour] = colours.get(name, 0)
        return self

    def freezer(self, **flavours: int) -> Self:
        """Exactly these scoops are in the Freezer."""
        for name, flavour in FLAVOUR_INDEX.items():
            self.state.supply[FIRST_SCOOP + flavour] += self.state.freezer[flavour] - flavours.get(name, 0)
            self.state.freezer[flavour] = flavours.get(name, 0)
        return self

    def event(self, name: str) -> Self:
        """This Event is in force this round. Needs a table with events."""
        self.state.event_deck.append(self.state.event)
        self.state.event_deck.remove(EVENT_INDEX[name])
        self.state.event = EVENT_INDEX[name]
        return self

    def next_event(self, name: str) -> Self:
        """This Event is the top card of the deck."""
        self.state.event_deck.remove(EVENT_INDEX[name])
        self.state.event_deck.append(EVENT_INDEX[name])
        return self

    def bonus(self, *names: str) -> Self:
        """The team keeps these bonuses."""
        for name in names:
            self.state.bonus_deck.remove(BONUS_INDEX[name])
            self.state.bonuses.append(BONUS_INDEX[name])
            self.state.thresholds += 1
        return self

    def next_bonuses(self, *names: str) -> Self:
        """The top cards of the bonus deck, the topmost first."""
        for name in reversed(names):
            self.state.bonus_deck.remove(BONUS_INDEX[name])
            self.state.bonus_deck.append(BONUS_INDEX[name])
        return self

    def specialists(self, *names: str) -> Self:
        """Exactly these are revealed."""
        state = self.state
        everybody = [*state.specialists, *state.specialist_deck]
        state.specialists = [SPECIALIST_INDEX[name] for name in names]
        state.specialist_deck = [number for number in everybody if number not in state.specialists]
        return self

    def unpaid(self, hourglass: str, debt: int = 3) -> Self:
        glass = self.hourglass(hourglass)
        glass.where, glass.debt = OFFICE, debt
        return self

    # Playing

    def act(self, seat: int, *actions: Action) -> Self:
        for action in actions:
            GAME.check(self.state, seat, action)
            self.events = GAME.play(self.state, seat, action)
            GAME.invariants(self.state)
        return self

    def refusal(self, seat: int, action: Action) -> str:
        """The rule that forbids it; nothing has changed (KR-100)."""
        before = encode(self.state)
        try:
            GAME.check(self.state, seat, action)
        except IllegalAction as refused:
            assert encode(self.state) == before
            return refused.rule
        raise AssertionError(f"{action} is allowed")

    def start(self) -> Self:
        """Everybody is ready, the sand begins to run."""
        assert isinstance(self.state.stack[-1], Planning)
        for seat in range(self.state.seats):
            self.act(seat, Ready())
        if self.state.options.pace != "relaxed":
            self.events = advance(GAME, self.state, GAME.next_deadline(self.state) or 0)
        assert isinstance(self.state.stack[-1], ActionFrame)
        return self

    def at(self, ms: int) -> Self:
        """Let the clock of the Action phase run to this reading; `events` are those of the way."""
        self.events = advance(GAME, self.state, self.state.now + ms - clock(self.state))
        GAME.invariants(self.state)
        return self

    def wait(self, ms: int) -> Self:
        self.events = advance(GAME, self.state, self.state.now + ms)
        GAME.invariants(self.state)
        return self

    def place(self, seat: int, hourglass: str, space: str) -> int:
        """The number of the window that it opens."""
        self.act(seat, Place(hourglass, space))
        return self.state.last_window

    def finish_action(self) -> list[Event]:
        """Let the Action phase run out, grace included; what happened up to the next question or the next planning."""
        frame = self.state.stack[0]
        assert isinstance(frame, ActionFrame)
        told: list[Event] = []
        while self.state.stack and self.state.stack[0] is frame:
            if self.state.options.pace == "relaxed":
                told += GAME.play(self.state, next(iter(GAME.pending(self.state))), Ready())
            else:
                told += advance(GAME, self.state, GAME.next_deadline(self.state) or 0)
        GAME.invariants(self.state)
        self.events = told
        return told

    # Looking

    def all(self, kind: type[E]) -> list[E]:
        """Of the events of the last action or waiting time."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.all(kind)[-1]

    def view(self, seat: int | None = RED) -> RushView:
        return GAME.view(self.state, seat)

    def clock(self) -> int:
        return clock(self.state)

    def hourglass(self, name: str) -> Hourglass:
        return self.state.hourglasses[HOURGLASS_INDEX[name]]

    def plate(self, name: str) -> Plate:
        """On whatever mat it is."""
        return next(plate for mat in self.state.mats for plate in mat if plate.number == PLATE_INDEX[name])

    def on_plate(self, name: str) -> dict[str, int]:
        load = self.plate(name).load
        return {good: load[number] for good, number in GOOD_INDEX.items() if load[number]}

    def clean(self, size: str) -> int:
        """How many plates of this size are in the Cupboard: i, ii, iii, iv or cup."""
        return sum(_size(plate) == size for plate in self.state.cupboard)

    def dirty(self, size: str) -> int:
        return sum(_size(plate) == size for plate in self.state.sink)

    def in_supply(self, good: str) -> int:
        return self.state.supply[GOOD_INDEX[good]]

    def in_room(self, room: str, kind: str) -> int:
        return self.state.rooms[ROOMS[room]][INGREDIENT_INDEX[kind]]

    def in_bag(self, colour: str) -> int:
        return self.state.bag.cubes[CUBE_INDEX[colour]]

    def in_freezer(self, flavour: str) -> int:
        return self.state.freezer[FLAVOUR_INDEX[flavour]]

    def tile_on(self, space: str) -> int:
        return self.state.tiles[SPACE_INDEX[space]]

    # Upgrades and questions

    def upgrades(self, *names: str) -> Self:
        """Exactly these are face up; the others of this game are hidden."""
        state = self.state
        everything = sorted([*state.upgrades_shown, *state.upgrades_hidden])
        state.upgrades_shown = [UPGRADE_INDEX[name] for name in names]
        state.upgrades_hidden = [number for number in everything if number not in state.upgrades_shown]
        return self

    def settle(self) -> list[Event]:
        """The lead gives the default answer to every question, up to the next planning or the end."""
        told: list[Event] = []
        while self.view().choosing is not None:
            lead = self.view().lead
            answer = GAME.default(self.state, lead)
            assert answer is not None
            self.act(lead, answer)
            told += self.events
        self.events = told
        return told


def _size(plate: int) -> str:
    return ("i", "ii", "iii", "iv", "cup")[PLATE_SIZE[plate]]
