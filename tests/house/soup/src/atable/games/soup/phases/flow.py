"""How the phases follow each other: Choosing → Ladling, until the pot is empty (SO-03 to SO-08)."""

from typing import Final

from atable.games.soup.frames import Choosing, Ladling
from atable.games.soup.phases import choosing, ladling
from atable.games.soup.state import SoupState
from atable.kernel.events import Event
from atable.kernel.phases import Phase, settle

PHASES: Final[dict[type, Phase[SoupState]]] = {
    Choosing: choosing,
    Ladling: ladling,
}


def phase_of(state: SoupState) -> Phase[SoupState]:
    return PHASES[type(state.stack[-1])]


def go_on(state: SoupState, events: list[Event]) -> None:
    settle(state, events, PHASES)
