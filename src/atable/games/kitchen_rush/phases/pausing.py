"""Pauses of the live kitchen: by consent of all who are here, or for a seat that lost its connection."""

from typing import Final

from atable.games.kitchen_rush.actions import ResumeVote
from atable.games.kitchen_rush.events import GamePaused, GameResumed, PauseVoted, ResumeVoted
from atable.games.kitchen_rush.frames import Action as ActionFrame
from atable.games.kitchen_rush.frames import Paused
from atable.games.kitchen_rush.state import NOBODY, RushState
from atable.games.kitchen_rush.table.house import MISSING_MS, PAUSE_MS
from atable.games.kitchen_rush.table.small_steps import action_frame, relaxed
from atable.kernel.actions import Action
from atable.kernel.clocks import running
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import top
from atable.kernel.seats import Seat

RESUME_VOTE: Final = ResumeVote()


def pending(state: RushState) -> list[Seat]:
    """A pause without a limit waits for who plays alone."""
    return [] if top(state, Paused).limit else may_act(state)


def may_act(state: RushState) -> list[Seat]:
    votes = top(state, Paused).votes
    return [seat for seat in range(state.seats) if not votes >> seat & 1]


def legal(state: RushState, seat: Seat) -> list[Action]:
    return [] if top(state, Paused).votes >> seat & 1 else [RESUME_VOTE]


def check(state: RushState, seat: Seat, action: Action) -> None:
    if not isinstance(action, ResumeVote):
        raise IllegalAction("KR-008", "game-is-paused")
    if top(state, Paused).votes >> seat & 1:
        raise IllegalAction("KR-008", "voted-already")


def play(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    """Who wishes to go on has no wish for a pause any more."""
    top(state, Paused).votes |= 1 << seat
    action_frame(state).votes &= ~(1 << seat)
    events.append(ResumeVoted(seat))


def step(state: RushState, events: list[Event]) -> bool:
    votes = top(state, Paused).votes
    if not votes or not _all_agree(state, votes):
        return False
    _resume(state, events)
    return True


def tick(state: RushState, events: list[Event]) -> None:
    frame = top(state, Paused)
    if frame.limit and frame.clock.read(state.now) >= frame.limit:
        _resume(state, events)


def next_deadline(state: RushState) -> int | None:
    frame = top(state, Paused)
    return frame.clock.due(frame.limit) if frame.limit else None


def _all_agree(state: RushState, votes: int) -> bool:
    """All who are here."""
    return all((votes | state.away) >> seat & 1 for seat in range(state.seats))


def _resume(state: RushState, events: list[Event]) -> None:
    """The clock goes on; unless another seat went missing meanwhile."""
    state.stack.pop()
    events.append(GameResumed())
    action_frame(state).clock.start(state.now)


# The wish for a pause, while the sand runs


def may_vote(state: RushState, frame: ActionFrame, seat: Seat) -> bool:
    if relaxed(state) or frame.grace or frame.votes >> seat & 1:
        return False
    return _alone(state) or not state.paused_before


def _alone(state: RushState) -> bool:
    """Who plays alone pauses at will."""
    return state.seats == 1 or state.options.double_shift


def check_vote(state: RushState, frame: ActionFrame, seat: Seat) -> None:
    if relaxed(state):
        raise IllegalAction("KR-238", "no-clock-to-pause")
    if frame.grace:
        raise IllegalAction("KR-095", "only-open-windows")
    if frame.votes >> seat & 1:
        raise IllegalAction("KR-008", "voted-already")
    if not may_vote(state, frame, seat):
        raise IllegalAction("KR-008", "paused-this-round")


def vote(frame: ActionFrame, seat: Seat, events: list[Event]) -> None:
    frame.votes |= 1 << seat
    events.append(PauseVoted(seat))


def pause_if_agreed(state: RushState, frame: ActionFrame, events: list[Event]) -> bool:
    """Nobody waits for the vote of a seat that is away."""
    if not frame.votes or frame.grace or not _all_agree(state, frame.votes):
        return False
    frame.votes = 0
    state.paused_before = True
    _pause(state, frame, 0 if _alone(state) else PAUSE_MS, NOBODY, events)
    return True


def _pause(state: RushState, frame: ActionFrame, limit: int, missing: Seat, events: list[Event]) -> None:
    frame.clock.stop(state.now)
    state.stack.append(Paused(running(state.now), limit, missing, 0))
    events.append(GamePaused(None if missing == NOBODY else missing))


# Connections


def go_away(state: RushState, seat: Seat) -> None:
    state.away |= 1 << seat


def come_back(state: RushState, seat: Seat, events: list[Event]) -> None:
    state.away &= ~(1 << seat)
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Paused) and frame.missing == seat:
        _resume(state, events)


def wait_for_missing(state: RushState, frame: ActionFrame, events: list[Event]) -> bool:
    """Once a round for each seat."""
    for seat in range(state.seats):
        if (state.away & ~state.waited_for) >> seat & 1:
            state.waited_for |= 1 << seat
            _pause(state, frame, MISSING_MS, seat, events)
            return True
    return False
