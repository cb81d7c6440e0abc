"""The order of play: memorising, after the players' placing of the Royal Orders with Folie en cuisine; then turns.

A turn: placing, with Hell's Kitchen perhaps losing, serving (steps 2 and 3), refilling (BR-31, BR-32).
"""

from typing import Final

from atable.games.banquet_royal.frames import Losing, Memorising, Placing, PlacingOrders, Refilling, Serving
from atable.games.banquet_royal.phases import losing, memorising, placing, placing_orders, refilling, serving
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.events import Event
from atable.kernel.phases import Phase, settle

PHASES: Final[dict[type, Phase[BanquetState]]] = {
    PlacingOrders: placing_orders,
    Memorising: memorising,
    Placing: placing,
    Losing: losing,
    Serving: serving,
    Refilling: refilling,
}


def phase_of(state: BanquetState) -> Phase[BanquetState]:
    return PHASES[type(state.stack[-1])]


def go_on(state: BanquetState, events: list[Event]) -> None:
    settle(state, events, PHASES)
