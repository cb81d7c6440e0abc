"""How the phases follow each other: each one goes on until somebody has something to decide.

Choosing (setup) → Planning → Revealing → Shopping, with what zous-chefs and wild rumors bring above it → next round,
or Cooking and Refrigerating after rounds 3 and 6, or Serving after round 7 (CK-075 to CK-078).
"""

from typing import Final

from atable.games.critter_kitchen.frames import (
    Choosing,
    Cooking,
    Eavesdropping,
    Exchanging,
    Fishing,
    PlacingWild,
    Planning,
    Refrigerating,
    Revealing,
    Sampling,
    Serving,
    Shopping,
)
from atable.games.critter_kitchen.phases import (
    asking,
    choosing,
    cooking,
    planning,
    refrigerating,
    revealing,
    sampling,
    serving,
    shopping,
)
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.events import Event
from atable.kernel.phases import Phase, settle

PHASES: Final[dict[type, Phase[CritterState]]] = {
    Choosing: choosing,
    Planning: planning,
    Revealing: revealing,
    Shopping: shopping,
    Sampling: sampling,
    Exchanging: asking,
    PlacingWild: asking,
    Eavesdropping: asking,
    Fishing: asking,
    Cooking: cooking,
    Refrigerating: refrigerating,
    Serving: serving,
}


def phase_of(state: CritterState) -> Phase[CritterState]:
    return PHASES[type(state.stack[-1])]


def go_on(state: CritterState, events: list[Event]) -> None:
    settle(state, events, PHASES)
