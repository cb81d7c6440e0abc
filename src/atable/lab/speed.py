"""How fast the engines are on this machine: uniform random legal play driven from Python.

Every decision asks for the legal list, plays one of it, collects the events and asks for the outcome.
CPU time of one process. Ticks of the clock don't count as decisions, nor do the further small steps of a
decision that a game cuts up.
"""

from random import Random
from time import process_time
from typing import Any

import msgspec

from atable.kernel.game import Game, advance
from atable.kernel.spec import Options

WAIT_LEAST, WAIT_MORE = 200, 1800  # ms: where nobody owes a decision, seats wait so long between actions


class Speed(msgspec.Struct, frozen=True):
    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    branching: float
    copy_us: float
    legal_us: float
    view_us: float


class _Count(msgspec.Struct):
    games: int = 0
    decisions: int = 0
    choices: int = 0


def measure(game: Game[Any], options: Options, seats: int, seconds: float) -> Speed:
    """Play random games for about this long, then time copies, legal lists and views of one of their positions."""
    random = Random(1)
    count = _Count()
    started = process_time()
    while (spent := process_time() - started) < seconds:
        _random_game(game, game.setup(options, seats, f"bench/{count.games}"), seats, random, count)
    states = _positions(game, options, seats, random)
    seat_of = [game.may_act(state)[0] for state in states]
    return Speed(
        game=game.spec.id,
        seats=seats,
        decisions_per_s=count.decisions / spent,
        games_per_s=count.games / spent,
        decisions_per_game=count.decisions / count.games,
        branching=count.choices / count.decisions,
        copy_us=_time(seconds / 4, [state.copy for state in states]),
        legal_us=_time(
            seconds / 4, [_call(game.legal, state, seat) for state, seat in zip(states, seat_of, strict=True)]
        ),
        view_us=_time(
            seconds / 4, [_call(game.view, state, seat) for state, seat in zip(states, seat_of, strict=True)]
        ),
    )


def _call(function: Any, state: Any, seat: int) -> Any:
    return lambda: function(state, seat)


def _random_game(game: Game[Any], state: Any, seats: int, random: Random, count: _Count) -> None:
    draw = random.random
    cut_up = game.spec.cut_up
    before: tuple[int, type] | None = None  # the small step that came last
    while game.outcome(state) is None:
        pending = game.pending(state)
        if pending:
            seat = pending[0] if len(pending) == 1 else pending[int(draw() * len(pending))]
            legal = game.legal(state, seat)
        else:
            seat, legal = _wait(game, state, seats, random)
            if seat < 0:
                continue
        if not legal:  # only open-ended actions are left to this seat
            legal = [game.sample(state, seat, state.rng.copy())]
        action = legal[int(draw() * len(legal))]
        game.play(state, seat, action)
        step = (seat, type(action)) if isinstance(action, cut_up) else None
        if step is None or step != before:
            count.decisions += 1
            count.choices += len(legal)
        before = step
    count.games += 1


def _wait(game: Game[Any], state: Any, seats: int, random: Random) -> tuple[int, list[Any]]:
    """Nobody owes a decision: let some time pass. A seat that has something to do then, and its choices.

    Seats are asked around the table from any of them on. Between deadlines nobody else comes to it.
    """
    draw = random.random
    advance(game, state, state.now + WAIT_LEAST + int(draw() * WAIT_MORE))
    while game.outcome(state) is None and not game.pending(state):
        first = int(draw() * seats)
        for turn in range(seats):
            seat = (first + turn) % seats
            if legal := game.legal(state, seat):
                return seat, legal
        if able := game.may_act(state):
            return random.choice(able), []
        deadline = game.next_deadline(state)
        if deadline is None:
            break
        advance(game, state, deadline)
    return -1, []


def _positions(game: Game[Any], options: Options, seats: int, random: Random, wanted: int = 20) -> list[Any]:
    """Positions spread over a few games, somebody may act in each."""
    found: list[Any] = []
    while len(found) < wanted:
        state = game.setup(options, seats, f"positions/{len(found)}")
        for _ in range(random.randint(5, 60)):
            if game.outcome(state) is not None:
                break
            pending = game.pending(state)
            seat, legal = (pending[0], game.legal(state, pending[0])) if pending else _wait(game, state, seats, random)
            if not legal:
                continue
            after = state.copy()
            game.play(after, seat, random.choice(legal))
            if game.outcome(after) is not None:  # a short game: take the position before its end
                break
            state = after
        if game.outcome(state) is None and game.may_act(state):
            found.append(state)
    return found


def _time(seconds: float, calls: list[Any]) -> float:
    """Mean microseconds of these calls."""
    rounds = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for call in calls:
            call()
        rounds += 1
    return spent / rounds / len(calls) * 1e6
