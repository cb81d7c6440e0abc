"""The last tie-break: the others elect the winner (RR-285 to RR-287)."""

from typing import Final

from atable.games.rival_restaurants.actions import Pass, TakeBack, VoteFor
from atable.games.rival_restaurants.events import Locked, TakenBack, Voted, VotesRevealed
from atable.games.rival_restaurants.frames import Voting
from atable.games.rival_restaurants.scoring import close
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

ABSTAINED: Final = -2
ABSTAIN: Final = Pass()
TAKE_BACK: Final = TakeBack()
WHAT: Final = "vote"


def start_vote(state: RivalState, tied: list[Seat]) -> None:
    state.stack = [Voting(tied, [NOTHING] * state.seats)]


def pending(state: RivalState) -> list[Seat]:
    votes = top(state, Voting).votes
    return [seat for seat in may_act(state) if votes[seat] == NOTHING]


def may_act(state: RivalState) -> list[Seat]:
    tied = top(state, Voting).tied
    return [seat for seat in range(state.seats) if seat not in tied]


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Voting)
    if seat in frame.tied:
        return []
    if frame.votes[seat] != NOTHING:
        return [TAKE_BACK]
    return [*[VoteFor(candidate) for candidate in frame.tied], ABSTAIN]


def check(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, Voting)
    if seat in frame.tied:
        raise IllegalAction("RR-286", "tied-do-not-vote")
    voted = frame.votes[seat] != NOTHING
    if isinstance(action, TakeBack):
        if not voted:
            raise IllegalAction("RR-286", "nothing-to-reconsider")
    elif voted:
        raise IllegalAction("RR-286", "take-back-first")
    elif isinstance(action, VoteFor):
        if action.seat not in frame.tied:
            raise IllegalAction("RR-285", "vote-for-the-tied")
    elif action != ABSTAIN:
        raise IllegalAction("RR-286", "vote-or-abstain")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Voting)
    if isinstance(action, TakeBack):
        frame.votes[seat] = NOTHING
        events.append(TakenBack(seat, WHAT))
        return
    choice = action.seat if isinstance(action, VoteFor) else None
    frame.votes[seat] = ABSTAINED if choice is None else choice
    events.append(Secret((seat,), Voted(seat, choice), Locked(seat, WHAT)))


def step(state: RivalState, events: list[Event]) -> bool:
    if pending(state):
        return False
    frame = top(state, Voting)
    winners = _elected(frame)
    votes = tuple([vote if vote >= 0 else None for vote in frame.votes])
    events.append(VotesRevealed(votes, tuple(winners)))
    close(state, winners, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _elected(frame: Voting) -> list[Seat]:
    """RR-286: more than half of the votes cast; else all of the tied (RR-287)."""
    cast = [vote for vote in frame.votes if vote >= 0]
    for seat in frame.tied:
        if 2 * cast.count(seat) > len(cast):
            return [seat]
    return frame.tied
