"""KR-244: the same commands at the same times give the same game, however the time between them passes."""

from typing import Any

import msgspec
import pytest

from atable.games.kitchen_rush.actions import PauseVote, Place
from atable.games.kitchen_rush.events import ActionEnded, BagReleased, CubeDrawn
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import RushState
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.events import Event
from atable.kernel.game import advance
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from tests.rules.kitchen_rush.scenario import RED, Table

Commands = list[tuple[int, Seat, Action]]

CAKE = {"piece_of_cake": True, "assist": "strict", "events": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"assist": "strict", "handmade": True}),
    (2, CAKE),
    (3, {"assist": "guided", "events": True, "specialist_mini": True}),
    (4, {**CAKE, "assist": "guided"}),
]


def set_up(pace: str, seats: int, options: dict[str, Any], seed: str) -> RushState:
    return GAME.setup(GAME.resolve(RushOptions(pace=pace, **options), seats), seats, seed)  # type: ignore[arg-type]


def improvise(state: RushState, rounds: int, seed: str) -> tuple[Commands, list[Event]]:
    """Hands that do anything they may, with breaks of up to a second and a half; now and then they dream."""
    rng = seeded(seed)
    commands: Commands = []
    told: list[Event] = []
    while state.round <= rounds and GAME.outcome(state) is None:
        told += advance(GAME, state, state.now + (9_000 if rng.chance(0.02) else rng.below(1_500)))
        seats = GAME.pending(state) or GAME.may_act(state)
        if not seats:
            continue
        seat = rng.choice(seats)
        action = GAME.sample(state, seat, rng)
        if not isinstance(action, PauseVote):
            commands.append((state.now, seat, action))
            told += GAME.play(state, seat, action)
    return commands, told


def replay(state: RushState, commands: Commands, until: int, step: int) -> list[Event]:
    """At the latest after `step` ms the clock ticks, whether anything is due or not."""
    told: list[Event] = []
    for ms, seat, action in commands:
        told += pass_time(state, ms, step)
        GAME.check(state, seat, action)
        told += GAME.play(state, seat, action)
    return told + pass_time(state, until, step)


def pass_time(state: RushState, until: int, step: int) -> list[Event]:
    told: list[Event] = []
    while state.now < until:
        told += advance(GAME, state, min(state.now + step, until))
    return told


def without_pace(state: RushState) -> bytes:
    other = state.copy()
    other.options = msgspec.structs.replace(other.options, pace="live")
    return encode(other)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_kr_244_live_and_simulation_end_in_the_same_position(seats: int, options: dict[str, Any]) -> None:
    simulated, live = (set_up(pace, seats, options, f"twins {seats}") for pace in ("simulation", "live"))
    commands, told = improvise(simulated, 4, "hands")
    assert replay(live, commands, simulated.now, 1_000_000) == told
    assert without_pace(live) == without_pace(simulated)
    assert GAME.outcome(live) is not None
    assert {CubeDrawn, BagReleased, ActionEnded} <= {type(event) for event in told}  # the clock had its say


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_kr_244_ticks_every_ten_ms_give_the_same_as_ticks_at_deadlines(seats: int, options: dict[str, Any]) -> None:
    simulated, live = (set_up(pace, seats, options, f"ticks {seats}") for pace in ("simulation", "live"))
    commands, told = improvise(simulated, 1, "more hands")
    assert replay(live, commands, simulated.now, 10) == told
    assert without_pace(live) == without_pace(simulated)
    assert live.round == 2
    assert {CubeDrawn, BagReleased, ActionEnded} <= {type(event) for event in told}


def test_kr_244_a_command_too_early_is_refused_alike() -> None:
    """KR-072 to the millisecond, in both paces."""
    for pace in ("live", "simulation"):
        table = Table(2, pace=pace).start()
        table.place(RED, "hg_red_1", "stove_1")
        assert table.at(29_999).refusal(RED, Place("hg_red_1", "sink_1")) == "KR-072"
        table.at(30_000).place(RED, "hg_red_1", "sink_1")
