"""What a table may choose before the game."""

from typing import Literal

from atable.kernel.errors import BadOptions
from atable.kernel.spec import Options, check_ranges


class CourseOptions(Options, frozen=True, kw_only=True):
    resto_income: Literal["added", "floor"] = (
        "added"  # CE-132: the coin of the P'tit Resto comes on top, or is a minimum
    )
    # Relaxed play: standing orders answer an attack at once, or every attack waits for its victim.
    reactions: Literal["orders", "pause"] = "orders"


def resolve(options: Options, seats: int) -> CourseOptions:
    if not isinstance(options, CourseOptions):
        raise BadOptions("options", "bad-options-type", {"wanted": "CourseOptions", "given": type(options).__name__})
    check_ranges(options)
    if options.reactions == "pause" and options.pace != "relaxed":
        raise BadOptions("reactions", "bad-reactions-pause")
    return options
