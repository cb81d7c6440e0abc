"""Pauses of the live kitchen: by consent of all who are here, or for a seat that lost its connection."""

from typing import Final

from atable.games.kitchen_rush.actions import ResumeVote
from atable.games.kitchen_rush.events import GamePaused, GameResumed, PauseVoted, ResumeVoted
from atable.games.kitchen_rush.frames import Action as ActionFrame
from atable.games.kitchen_rush.frames import Paused
from atable.games.kitchen_rush.state import NOBODY, RushState
from atable.games.kitchen_rush.table import clockwork
from atable.games.kitchen_rush.table.house import MISSING_MS, PAUSE_MS
from atable.games.kitchen_rush.table.small_steps import action_frame, relaxed
from atable.kernel.actions import Action
from atable.kernel.clocks import running
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

RESUME_VOTE: Final = ResumeVote()


def alone(state: RushState) -> bool:
    """Who plays alone pauses at will."""
    return state.seats == 1 or state.options.double_shift


def may_vote(state: RushState, frame: ActionFrame, seat: Seat) -> bool:
    if relaxed(state) or frame.grace or frame.votes >> seat & 1:
        return False
    return alone(state) or not state.paused_before


def check_vote(state: RushState, frame: ActionFrame, seat: Seat) -> None:
    if relaxed(state):
        raise IllegalAction("KR-238", "no-clock-to-pause")
    if frame.grace:
        raise IllegalAction("KR-095", "only-open-windows")
    if frame.votes >> seat & 1:
        raise IllegalAction("KR-008", "voted-already")
    if not may_vote(state, frame, seat):
        raise IllegalAction("KR-008", "paused-this-round")


def vote(state: RushState, frame: ActionFrame, seat: Seat, events: list[Event]) -> None:
    frame.votes |= 1 << seat
    events.append(PauseVoted(seat))
    if _all_agree(state, frame.votes):
        _pause_by_consent(state, frame, events)


def _pause_by_consent(state: RushState, frame: ActionFrame, events: list[Event]) -> None:
    frame.votes = 0
    state.paused_before = True
    _pause(state, 0 if alone(state) else PAUSE_MS, NOBODY, events)


def _all_agree(state: RushState, votes: int) -> bool:
    """All who are here."""
    return all((votes | state.away) >> seat & 1 for seat in range(state.seats))


def _pause(state: RushState, limit: int, missing: Seat, events: list[Event]) -> None:
    action_frame(state).clock.stop(state.now)
    state.stack.append(Paused(running(state.now), limit, missing, 0))
    events.append(GamePaused(None if missing == NOBODY else missing))


def _frame(state: RushState) -> Paused:
    frame = state.stack[-1]
    assert isinstance(frame, Paused)
    return frame


def resume(state: RushState, events: list[Event]) -> None:
    """The clock goes on; unless another seat went missing meanwhile."""
    state.stack.pop()
    events.append(GameResumed())
    action_frame(state).clock.start(state.now)
    wait_for_missing(state, events)
    _count_votes(state, events)


def _count_votes(state: RushState, events: list[Event]) -> None:
    """Nobody waits for the vote of a seat that is away."""
    frame = state.stack[-1]
    if isinstance(frame, ActionFrame) and frame.votes and not frame.grace and _all_agree(state, frame.votes):
        _pause_by_consent(state, frame, events)


def wait_for_missing(state: RushState, events: list[Event]) -> None:
    """Once a round for each seat; who stays away blocks nobody with sand that has run out."""
    if not _clock_runs(state):
        return
    for seat in range(state.seats):
        if (state.away & ~state.waited_for) >> seat & 1:
            state.waited_for |= 1 << seat
            _pause(state, MISSING_MS, seat, events)
            return
    if state.away and not action_frame(state).grace:
        clockwork.lift_for_absent(state, events)


def _clock_runs(state: RushState) -> bool:
    return not relaxed(state) and len(state.stack) == 1 and isinstance(state.stack[0], ActionFrame)


def go_away(state: RushState, seat: Seat, events: list[Event]) -> None:
    state.away |= 1 << seat
    if not state.stack:
        return
    wait_for_missing(state, events)
    frame = state.stack[-1]
    if isinstance(frame, Paused) and frame.votes and _all_agree(state, frame.votes):
        resume(state, events)
    else:
        _count_votes(state, events)


def come_back(state: RushState, seat: Seat, events: list[Event]) -> None:
    state.away &= ~(1 << seat)
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Paused) and frame.missing == seat:
        resume(state, events)


# As a phase


def pending(state: RushState) -> list[Seat]:
    """A pause without a limit waits for who plays alone."""
    return [] if _frame(state).limit else may_act(state)


def may_act(state: RushState) -> list[Seat]:
    votes = _frame(state).votes
    return [seat for seat in range(state.seats) if not votes >> seat & 1]


def legal(state: RushState, seat: Seat) -> list[Action]:
    return [] if _frame(state).votes >> seat & 1 else [RESUME_VOTE]


def check(state: RushState, seat: Seat, action: Action) -> None:
    if not isinstance(action, ResumeVote):
        raise IllegalAction("KR-008", "game-is-paused")
    if _frame(state).votes >> seat & 1:
        raise IllegalAction("KR-008", "voted-already")


def play(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    """Who wishes to go on has no wish for a pause any more."""
    frame = _frame(state)
    frame.votes |= 1 << seat
    action_frame(state).votes &= ~(1 << seat)
    events.append(ResumeVoted(seat))
    if _all_agree(state, frame.votes):
        resume(state, events)


def next_deadline(state: RushState) -> int | None:
    frame = _frame(state)
    return frame.clock.due(frame.limit) if frame.limit else None


def advance(state: RushState, events: list[Event]) -> bool:
    frame = _frame(state)
    if not frame.limit or frame.clock.read(state.now) < frame.limit:
        return False
    resume(state, events)
    return True
