"""What a table may choose before the game (SO-02)."""

from typing import Annotated

import msgspec

from atable.kernel.errors import BadOptions
from atable.kernel.spec import Options, check_ranges


class SoupOptions(Options, frozen=True, kw_only=True):
    pot: Annotated[int, msgspec.Meta(ge=12, le=30)] = 20  # SO-02: everybody eats before it can be empty


def resolve(options: Options) -> SoupOptions:
    if not isinstance(options, SoupOptions):
        raise BadOptions("options", "bad-options-type", {"wanted": "SoupOptions", "given": type(options).__name__})
    check_ranges(options)
    return options
