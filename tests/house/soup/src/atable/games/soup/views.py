"""What a seat, or a spectator, may know: built from nothing, field by field."""

from typing import Literal

import msgspec

from atable.games.soup.content.loader import BowlId
from atable.games.soup.frames import Choosing, Ladling
from atable.games.soup.state import SoupState
from atable.kernel.seats import Seat
from atable.kernel.views import View, check_viewer


class EaterView(msgspec.Struct, frozen=True):
    ready: bool  # has chosen a bowl
    bowl: BowlId | None  # None: nobody but its owner knows it yet
    eaten: int


class SoupView(View, frozen=True):
    seat: Seat | None
    phase: Literal["choosing", "ladling", "over"]
    turn: Seat | None
    pot: int
    eaters: tuple[EaterView, ...]
    washes_up: Seat | None


def view(state: SoupState, seat: Seat | None) -> SoupView:
    check_viewer(seat, state.seats)
    frame = state.stack[-1] if state.stack else None
    return SoupView(
        seat=seat,
        phase="over" if frame is None else "choosing" if isinstance(frame, Choosing) else "ladling",
        turn=frame.seat if isinstance(frame, Ladling) else None,
        pot=state.pot,
        eaters=tuple([_eater(state, owner, seat) for owner in range(state.seats)]),
        washes_up=state.washes_up,
    )


def _eater(state: SoupState, owner: Seat, seat: Seat | None) -> EaterView:
    if state.bowls:
        return EaterView(True, state.bowls[owner], state.eaten[owner])
    frame = state.stack[-1]
    assert isinstance(frame, Choosing)
    bowl = frame.bowls[owner]
    return EaterView(bowl is not None, bowl if owner == seat else None, 0)  # SO-03
