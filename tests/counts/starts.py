"""Positions to begin from that random play from the setup never comes to, or hardly ever."""

from collections.abc import Callable, Mapping
from typing import Final

from atable.games.critter_kitchen.state import CritterState
from atable.kernel.game import State
from atable.kernel.seats import Seat
from atable.kernel.spec import Options
from tests.laws.kitchen_evening import BusyKitchen
from tests.laws.rival_days import LastDays
from tests.rules.critter_kitchen.scenario import A, B, C, Table

Start = Callable[[Options, Seat, str], State]


def ottos_guest(options: Options, seats: int, seed: str) -> CritterState:
    """Otto's first guest has drawn a rumor of its choice; the others have not drawn yet (CK-204)."""
    table = Table(seats, seed).hire(A, "otto").drawing("rumor_wild", "rumor_wild")
    return table.shop("water_market", {A: "zous", B: "lizard", C: "lizard"}).state


STARTS: Final[Mapping[str, Start]] = {
    "busy_kitchen": BusyKitchen().setup,
    "last_days": LastDays().setup,
    "ottos_guest": ottos_guest,
}
