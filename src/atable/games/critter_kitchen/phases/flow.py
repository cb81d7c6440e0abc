"""How the phases follow each other: each one goes on until somebody has something to decide.

Choosing (setup) → Planning → Revealing → Shopping, with small questions above it → next round, or Cooking and
Refrigerating after rounds 3 and 6, or Serving after round 7 (CK-075 to CK-078).
"""

from collections.abc import Callable
from typing import Final

from atable.games.critter_kitchen.frames import (
    Choosing,
    Cooking,
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
    serving,
    shopping,
)
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.events import Event

Step = Callable[[CritterState, list[Event]], bool]

STEPS: Final[dict[type, Step]] = {
    Choosing: choosing.step,
    Planning: planning.step,
    Revealing: revealing.step,
    Shopping: shopping.step,
    Sampling: asking.sample,
    Cooking: cooking.step,
    Refrigerating: refrigerating.step,
    Serving: serving.step,
}


def go_on(state: CritterState, events: list[Event]) -> None:
    while state.stack:
        step = STEPS.get(type(state.stack[-1]), asking.step)
        if step(state, events):
            return
