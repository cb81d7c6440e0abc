"""A card or a power is announced (RR-188): what lies below waits until it is resolved."""

from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.events import DoneSet
from atable.games.rival_restaurants.frames import Displacer, Market, Play, Relocating
from atable.games.rival_restaurants.frames.records import Chain
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def announce_card(
    state: RivalState, author: Seat, card: int, choice: PlayCard, targets: list[Seat], events: list[Event]
) -> None:
    state.stack.append(Play(author, card, NOTHING, choice, NOTHING, NOTHING, _chains(targets)))
    _address(state, targets, events)


def announce_power(
    state: RivalState,
    author: Seat,
    figure: int,
    targets: list[Seat],
    events: list[Event],
    victim: int = NOTHING,
    ingredient: int = NOTHING,
) -> None:
    state.stack.append(Play(author, NOTHING, figure, None, ingredient, victim, _chains(targets)))
    _address(state, targets, events)


def _chains(targets: list[Seat]) -> list[Chain]:
    return [Chain(target, 0, False, True, False) for target in targets]


def stop_power(state: RivalState, figure: int, author: Seat, seat: Seat, events: list[Event]) -> None:
    """RR-200: a Clam-Voyance lies already; the owner of the permanent power may answer it."""
    state.stack.append(Play(author, NOTHING, figure, None, NOTHING, NOTHING, [Chain(seat, 1, False, True, True)]))
    _address(state, [author], events)


def _address(state: RivalState, seats: list[Seat], events: list[Event]) -> None:
    """RR-105: whoever is addressed is no longer done."""
    frame = state.stack[0]
    if isinstance(frame, Market):
        for seat in seats:
            if frame.done[seat]:
                frame.done[seat] = False
                events.append(DoneSet(seat, False))


def displace(state: RivalState, figure: int, to: int, why: Displacer) -> None:
    """RR-085: a chef has to go; `to` is NOTHING where it may choose."""
    state.stack.append(Relocating(figure, to, why))
