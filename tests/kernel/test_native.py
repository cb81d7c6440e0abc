"""Native classes keep the types of their fields, in both builds."""

from typing import get_type_hints

from atable.games.kitchen_rush.state import Held, RushState
from atable.kernel.clocks import Clock


def test_types_of_fields_are_those_that_were_written() -> None:
    assert get_type_hints(Clock) == {"counted": int, "since": int | None}
    assert get_type_hints(RushState)["held"] == list[list[Held]]
