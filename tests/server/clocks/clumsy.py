"""Course à l'Étoile for bots that go wrong."""

import time
from typing import Final

import msgspec

from atable.games.course_a_letoile.game import CourseALetoile
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.actions import Action
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.spec import GameSpec


class Clumsy(CourseALetoile):
    @property
    def spec(self) -> GameSpec:
        return msgspec.structs.replace(super().spec, id="clumsy")

    def sample(self, state: CourseState, seat: Seat, rng: Rng) -> Action:
        raise ValueError("dropped it")


class Slow(CourseALetoile):
    @property
    def spec(self) -> GameSpec:
        return msgspec.structs.replace(super().spec, id="slow")

    def sample(self, state: CourseState, seat: Seat, rng: Rng) -> Action:
        time.sleep(600)
        return super().sample(state, seat, rng)


CLUMSY: Final = Clumsy()
SLOW: Final = Slow()
