"""Toy kitchen: two cooks, an hourglass each, against the clock; they win or lose together.

TZ-01  8 orders (4 soups, 2 stews, 2 roasts) are shuffled; nobody knows their order.
TZ-02  The round lasts 30 s, in relaxed pace 60 s. Nobody is waited for: both cooks act when they like.
TZ-03  A cook places the own hourglass on a station, from the table or from where its sand has run out.
TZ-04  While its sand runs, an hourglass stays where it is.
TZ-05  A station holds one hourglass and needs an order, in the deck (pass) or to cook (stove). The floor is for all.
TZ-06  When the sand has run out the work is done: at the pass an order arrives, at the stove the oldest is served.
TZ-07  Sand runs 2 s at the pass, 1 s on the floor, on the stove as long as the dish takes.
TZ-08  An hourglass that has run out may be lifted; that of an absent cook is lifted as soon as it has run out.
TZ-09  What runs out at a moment is dealt with before what anybody does at that moment; the end of the round comes last.
TZ-10  Served, a soup is worth 1 coin, a stew 2, a roast 3. The team wins with at least the coins of its goal.
"""

from typing import ClassVar, Final, Literal

import msgspec

from atable.kernel.actions import Action, Away, Back
from atable.kernel.clocks import Clock, earliest, running
from atable.kernel.errors import BadOptions, IllegalAction
from atable.kernel.events import Event
from atable.kernel.frames import Frame
from atable.kernel.game import Game
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, SideScore
from atable.kernel.phases import Phase, top
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Prompt, View
from tests.toys.common import Toy, fresh, require, score_sheet

Dish = Literal["soup", "stew", "roast"]
Station = Literal["pass", "stove", "floor"]
STATIONS: Final[tuple[Station, ...]] = ("pass", "stove", "floor")
ORDERS: Final[dict[Dish, int]] = {"soup": 4, "stew": 2, "roast": 2}  # TZ-01
COINS: Final[dict[str, int]] = {"soup": 1, "stew": 2, "roast": 3}  # TZ-10
COOKING_MS: Final[dict[Dish, int]] = {"soup": 2_000, "stew": 3_000, "roast": 4_000}
SAND_MS: Final[dict[Station, int]] = {"pass": 2_000, "floor": 1_000}  # TZ-07
ALL_COINS: Final = sum(COINS[dish] * count for dish, count in ORDERS.items())


class KitchenOptions(Options, frozen=True, kw_only=True):
    goal: int = 0  # 0: 6 coins, in relaxed pace 9


class Place(Action, frozen=True):
    station: Station


class Lift(Action, frozen=True): ...


RULES: Final[dict[type, str]] = {Place: "TZ-05", Lift: "TZ-08"}


class Placed(Event, frozen=True):
    seat: Seat
    station: Station


class Lifted(Event, frozen=True):
    seat: Seat


class RanOut(Event, frozen=True):
    seat: Seat
    served: Dish | None


class OrderArrived(Event, frozen=True):
    reveals: ClassVar[bool] = True
    dish: Dish


class RoundEnded(Event, frozen=True): ...


class Glass(msgspec.Struct, frozen=True):
    placed: int = 0  # how often
    station: Station | None = None
    runs_out: int | None = None  # a reading of the round's clock; None: no sand is running


class Round(Frame):  # what runs side by side, the hourglasses, are records inside one frame
    clock: Clock
    ends: int
    glasses: list[Glass]  # by seat

    def copy(self) -> "Round":
        return Round(self.clock.copy(), self.ends, self.glasses[:])


class KitchenState(msgspec.Struct):
    now: int
    rng: Rng
    goal: int
    stack: list[Round]  # empty: the game is over
    deck: list[Dish]  # the last one comes first
    raw: list[Dish]
    served: list[Dish]
    away: list[bool]

    def copy(self) -> "KitchenState":
        stack, deck, raw, served = [frame.copy() for frame in self.stack], self.deck[:], self.raw[:], self.served[:]
        return KitchenState(self.now, self.rng.copy(), self.goal, stack, deck, raw, served, self.away[:])


class KitchenView(View, frozen=True):  # the same for all
    ends: int | None  # the table time; None when the round is over
    goal: int
    deck: int  # how many; their order is hidden from everybody
    raw: tuple[Dish, ...]
    served: tuple[Dish, ...]
    glasses: tuple[Glass, ...]


class RoundPhase:
    def pending(self, state: KitchenState) -> list[Seat]:
        return []  # TZ-02: the timers run

    def may_act(self, state: KitchenState) -> list[Seat]:
        return [seat for seat, glass in enumerate(top(state, Round).glasses) if glass.runs_out is None]

    def legal(self, state: KitchenState, seat: Seat) -> list[Action]:
        glasses, orders = top(state, Round).glasses, {"pass": state.deck, "stove": state.raw, "floor": [True]}
        taken = [glass.station for other, glass in enumerate(glasses) if other != seat and glass.station != "floor"]
        places = [Place(station) for station in STATIONS if orders[station] and station not in taken]  # TZ-05
        return [*places, Lift()] if glasses[seat].station else [*places]

    def check(self, state: KitchenState, seat: Seat, action: Action) -> None:
        if action not in self.legal(state, seat):
            raise IllegalAction(RULES.get(type(action), "TZ-03"), "cannot-now")

    def play(self, state: KitchenState, seat: Seat, action: Action, events: list[Event]) -> None:
        if isinstance(action, Place):
            frame, station = top(state, Round), action.station
            sand = COOKING_MS[state.raw[0]] if station == "stove" else SAND_MS[station]
            frame.glasses[seat] = Glass(frame.glasses[seat].placed + 1, station, frame.clock.read(state.now) + sand)
            events.append(Placed(seat, station))
        else:
            lift(state, seat, events)

    def step(self, state: KitchenState, events: list[Event]) -> bool:
        frame = top(state, Round)
        for seat, glass in enumerate(frame.glasses):  # TZ-08: it must not block a station
            if state.away[seat] and glass.station and glass.runs_out is None:
                lift(state, seat, events)
                return True
        if frame.clock.read(state.now) < frame.ends:
            return False
        state.stack.pop()
        events.append(RoundEnded())
        return True

    def tick(self, state: KitchenState, events: list[Event]) -> None:
        """TZ-09: the sand that runs out now, by seat; then the round, if it ends now, in a step."""
        frame = top(state, Round)
        for seat, glass in enumerate(frame.glasses[:]):
            if glass.runs_out == frame.clock.read(state.now):
                frame.glasses[seat] = Glass(glass.placed, glass.station)
                work_done(state, seat, glass.station, events)

    def next_deadline(self, state: KitchenState) -> int | None:
        frame = top(state, Round)
        readings = [frame.ends, *(glass.runs_out for glass in frame.glasses if glass.runs_out is not None)]
        return earliest(frame.clock.due(reading) for reading in readings)


def lift(state: KitchenState, seat: Seat, events: list[Event]) -> None:
    glasses = top(state, Round).glasses
    glasses[seat] = Glass(glasses[seat].placed)
    events.append(Lifted(seat))


def work_done(state: KitchenState, seat: Seat, station: Station | None, events: list[Event]) -> None:  # TZ-06
    if station == "stove":
        state.served.append(state.raw.pop(0))
    events.append(RanOut(seat, state.served[-1] if station == "stove" else None))
    if station == "pass":
        state.raw.append(state.deck.pop())
        events.append(OrderArrived(state.raw[-1]))


class Kitchen(Toy[KitchenState]):
    phases: Final[dict[type, Phase[KitchenState]]] = {Round: RoundPhase()}
    spec: Final = GameSpec(
        id="toy_kitchen", prefix="TZ", names={"en": "Toy kitchen", "fr": "Petite cuisine"}, rules_version="1",
        seats_min=2, seats_max=2, together=True, options=KitchenOptions, actions=Place | Lift, state=KitchenState,
        events=Placed | Lifted | RanOut | OrderArrived | RoundEnded, view=KitchenView, open_ended=(), longest=240,
    )  # fmt: skip

    def resolve(self, options: Options, seats: int) -> KitchenOptions:
        assert isinstance(options, KitchenOptions)
        goal = options.goal or (9 if options.pace == "relaxed" else 6)
        if not 0 < goal <= ALL_COINS:
            raise BadOptions("goal", "bad-goal", {"most": ALL_COINS, "goal": goal})
        return msgspec.structs.replace(options, goal=goal)

    def setup(self, options: Options, seats: int, seed: str) -> KitchenState:
        rng, deck = seeded(seed), [dish for dish, count in ORDERS.items() for _ in range(count)]
        rng.shuffle(deck)
        stack = [Round(running(0), 60_000 if options.pace == "relaxed" else 30_000, [Glass()] * seats)]  # TZ-02
        return KitchenState(0, rng, self.resolve(options, seats).goal, stack, deck, [], [], [False] * seats)

    def refusal(self, state: KitchenState, action: Action) -> IllegalAction:
        return IllegalAction("TZ-04" if state.stack else RULES.get(type(action), "TZ-03"), "cannot-now")

    def play(self, state: KitchenState, seat: Seat, action: Action) -> list[Event]:
        if isinstance(action, Away | Back):
            state.away[action.seat] = isinstance(action, Away)
        return super().play(state, seat, action)

    def view(self, state: KitchenState, seat: Seat | None) -> KitchenView:
        ends = earliest(frame.clock.due(frame.ends) for frame in state.stack)
        raw, served, deck = tuple(state.raw), tuple(state.served), len(state.deck)
        glasses = tuple(glass for frame in state.stack for glass in frame.glasses)
        return KitchenView(ends, state.goal, deck, raw, served, glasses)

    def prompts(self, state: KitchenState, seat: Seat | None) -> list[Prompt]:
        """The id belongs to this cook alone: what the other does at the same moment makes no answer stale."""
        wait = [Prompt("sand", Message("wait-sand"), "TZ-04", False)] if state.stack else []
        if seat is None or seat not in self.may_act(state):
            return wait
        return [Prompt(f"place-{state.stack[0].glasses[seat].placed}", Message("ask-place"), "TZ-03", True)]

    def redeal(self, state: KitchenState, seat: Seat | None, rng: Rng) -> KitchenState:
        deck = state.deck[:]
        rng.shuffle(deck)
        return msgspec.structs.replace(state.copy(), rng=fresh(rng), deck=deck)

    def outcome(self, state: KitchenState) -> Outcome | None:
        lines = score_sheet({dish: state.served.count(dish) for dish in ORDERS}, COINS)
        coins = sum(line.points for line in lines)
        team = SideScore("team", tuple(range(len(state.away))), coins, lines, 1)
        result: Literal["won", "lost"] = "won" if coins >= state.goal else "lost"  # TZ-10
        return None if state.stack else Outcome(result, (team,), Message(f"goal-{result}"))

    def invariants(self, state: KitchenState) -> None:
        orders = state.deck + state.raw + state.served
        require(all(orders.count(dish) == count for dish, count in ORDERS.items()), "orders (TZ-01)")
        taken = [glass.station for frame in state.stack for glass in frame.glasses]
        require(taken.count("pass") <= 1 and taken.count("stove") <= 1, "two hourglasses at a station (TZ-05)")


GAME: Final[Game[KitchenState]] = Kitchen()
