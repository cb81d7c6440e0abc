"""Spots: on a counter card or the shelf, chosen in secret (RR-068 to RR-074)."""

from typing import Final

from atable.games.rival_restaurants.actions import ChooseSpot, TakeBack
from atable.games.rival_restaurants.content.cards import MARKETS
from atable.games.rival_restaurants.events import Locked, SpotChosen, SpotsRevealed, TakenBack
from atable.games.rival_restaurants.frames import Placing
from atable.games.rival_restaurants.state import NO_SPOT, NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import go_to, move_of, owner, spots_at
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

TAKE_BACK: Final = TakeBack()


def start_placing(state: RivalState, events: list[Event]) -> None:
    """After the wheels are revealed; nothing is asked where the spot came with the wheel (RR-072)."""
    asked: list[int] = []
    if state.options.placement_mode == "two_step":
        for number, figure in enumerate(state.figures):
            figure.spot = NO_SPOT
            if figure.at < MARKETS and spots_at(state, figure.at):
                asked.append(number)
    state.stack = [Placing(asked, [NOTHING] * len(state.figures))]


def pending(state: RivalState) -> list[Seat]:
    frame = top(state, Placing)
    return sorted({owner(state, figure) for figure in frame.asked if frame.spots[figure] == NOTHING})


def may_act(state: RivalState) -> list[Seat]:
    return sorted({owner(state, figure) for figure in top(state, Placing).asked})


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Placing)
    actions: list[Action] = []
    for figure in frame.asked:
        if owner(state, figure) == seat and frame.spots[figure] == NOTHING:
            actions += [ChooseSpot(figure, spot) for spot in spots_at(state, state.figures[figure].at)]
    return actions or [TAKE_BACK]


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if action not in legal(state, seat):
        raise IllegalAction("RR-073" if isinstance(action, ChooseSpot) else "RR-068", "choose-a-filled-spot")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Placing)
    if isinstance(action, TakeBack):
        for figure in frame.asked:
            if owner(state, figure) == seat:
                frame.spots[figure] = NOTHING
        events.append(TakenBack(seat, "spot"))
        return
    assert isinstance(action, ChooseSpot)
    frame.spots[action.figure] = action.spot
    events.append(Secret((seat,), SpotChosen(seat, action.figure, action.spot), None))
    if seat not in pending(state):
        events.append(Locked(seat, "spot"))


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Placing)
    for figure in frame.asked:
        if frame.spots[figure] == NOTHING:
            return False
    for figure in frame.asked:
        state.figures[figure].spot = frame.spots[figure]
    if frame.asked:
        events.append(SpotsRevealed(tuple([move_of(state, figure) for figure in frame.asked])))
    go_to(state, "window")
    return True


tick = no_tick
next_deadline = no_deadline
