"""A kettle whose bots go wrong at given table times."""

import os
import sys
from typing import Any, Final

import msgspec

from atable.kernel.actions import Action
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec
from tests.lab.kettle import Kettle, KettleState

FINE, DIES, HANGS, BREAKS, PRINTS = range(5)  # table time, ms


class Fragile(Kettle):
    @property
    def spec(self) -> GameSpec:
        return msgspec.structs.replace(super().spec, id="fragile")

    def sample(self, state: KettleState, seat: Seat, rng: Rng) -> Action:
        if state.now == DIES:
            os._exit(3)
        while state.now == HANGS:
            pass
        if state.now == BREAKS:
            raise ValueError("the secret hand")
        if state.now == PRINTS:
            print("a word on the output", flush=True)
            print("a word beside it", file=sys.stderr)
        return super().sample(state, seat, rng)


GAME: Final = Fragile()
NO_GAME: Final[Any] = "kettle"
