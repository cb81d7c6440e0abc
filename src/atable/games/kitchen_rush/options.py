"""What a team may choose before the game."""

from typing import Final, Literal

import msgspec

from atable.kernel.errors import BadOptions
from atable.kernel.spec import Options, check_ranges

Objective = Literal[
    "opening_week",
    "good_address",
    "first_star",
    "talk_of_the_world",
    "grill_house",
    "green_table",
    "little_trattoria",
    "tip_jar",
    "dream_kitchen",
    "spice_route",
    "slow_food",
    "banquet_hall",
    "red_carpet",
    "spotless",
]
DOUBLE_SHIFT_SEATS: Final = 2  # KR-232


class RushOptions(Options, frozen=True, kw_only=True):
    """The defaults are those of a first game (KR-229, KR-235)."""

    objective: Objective = "opening_week"  # KR-011
    piece_of_cake: bool = False
    specialist_mini: bool = False  # KC-130
    events: bool = False  # KR-016
    assist: Literal["strict", "guided"] = "guided"  # KR-234, KR-235
    family: bool = False  # KR-230
    handmade: bool = False  # KR-233
    double_shift: bool = False  # KR-232: one person plays both seats


def resolve(options: Options, seats: int) -> RushOptions:
    if not isinstance(options, RushOptions):
        raise BadOptions("options", "bad-options-type", {"wanted": "RushOptions", "given": type(options).__name__})
    check_ranges(options)
    if options.double_shift and seats != DOUBLE_SHIFT_SEATS:
        raise BadOptions("double_shift", "bad-double-shift-seats", {"seats": seats})
    if options.piece_of_cake and options.specialist_mini:  # the expansion has its Specialist already
        return msgspec.structs.replace(options, specialist_mini=False)
    return options
