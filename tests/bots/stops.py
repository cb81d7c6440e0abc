"""What the stops of a relaxed game of Kitchen Rush looked like to who came first (KR-238)."""

from collections.abc import Sequence
from typing import NamedTuple

from atable.games.kitchen_rush.content.cards import HELPER_1, SPECIALIST
from atable.games.kitchen_rush.events import ClockJumped, ClockStarted
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.state import IDLE, RushState
from atable.kernel.journal import Entry, Journal
from atable.kernel.seats import Seat
from atable.kernel.session import Session


class Stop(NamedTuple):
    seats: list[Seat]  # who acted there, in order
    helper_free: bool  # before anybody acted
    specialist_free: bool


def stops(journal: Journal) -> list[Stop]:
    """Of a whole journal, played again; the last one may be unfinished."""
    head = journal.head
    session = Session(GAME, journal.options, head.seats, head.seed, head.luck)
    found: list[Stop] = []
    for entry in journal.entries:
        if found and _at_a_stop(session.state, entry):
            found[-1].seats.append(entry.seat)
        events = session.act(entry.ms, entry.seat, entry.action)
        if any(isinstance(event, ClockStarted | ClockJumped) for event in events):
            glasses = session.state.hourglasses
            found.append(Stop([], glasses[HELPER_1].where == IDLE, glasses[SPECIALIST].where == IDLE))
    return found


def _at_a_stop(state: RushState, entry: Entry) -> bool:
    return entry.seat >= 0 and GAME.view(state, None).phase == "action"


def first_come(found: Sequence[Stop]) -> set[Seat]:
    return {stop.seats[0] for stop in found if stop.seats}


def share(free: Sequence[bool]) -> float:
    return sum(free) / len(free)
