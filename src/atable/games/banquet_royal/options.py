"""What a table may choose before the game: variants, colours and pace."""

from typing import Annotated, Final

import msgspec

from atable.games.banquet_royal.actions import Color
from atable.games.banquet_royal.content.loader import CONTENT
from atable.kernel.errors import BadOptions
from atable.kernel.spec import Options, check_ranges

ALL_COLORS: Final[tuple[Color, ...]] = ("orange", "pink", "blue", "green")


class BanquetOptions(Options, frozen=True, kw_only=True):
    """BR-03: any set of variants may be switched on together."""

    gourmet: bool = False  # BR-101
    folie: bool = False  # BR-111
    folie_eight: bool = False  # BR-113, an option of folie
    farandole: bool = False  # BR-117
    hells_kitchen: bool = False  # BR-121
    colors: tuple[Color, ...] = ()  # by seat; empty: assigned in order (BR-21)
    memorise_seconds: Annotated[int, msgspec.Meta(ge=10, le=60)] = 30


def resolve(options: Options, seats: int) -> BanquetOptions:
    if not isinstance(options, BanquetOptions):
        raise BadOptions("options", "bad-options-type", {"wanted": "BanquetOptions", "given": type(options).__name__})
    check_ranges(options)
    if options.folie_eight and not options.folie:
        raise BadOptions("folie_eight", "bad-folie-eight")
    return msgspec.structs.replace(options, colors=_colors(options.colors, seats))


def _colors(chosen: tuple[Color, ...], seats: int) -> tuple[Color, ...]:
    """BR-21: each player has a different colour; those not chosen stay in the box (BR-22)."""
    if not chosen:
        return ALL_COLORS[:seats]
    if len(chosen) != seats:
        raise BadOptions("colors", "bad-colors-count", {"seats": seats, "chosen": len(chosen)})
    if len(set(chosen)) != seats:
        raise BadOptions("colors", "bad-colors-same")
    return chosen


def orders_placed(options: BanquetOptions) -> int:
    """BR-23 and BR-113: six Royal Orders, or all eight."""
    total = sum(len(dish.orders) for dish in CONTENT.pieces.dishes)
    return total if options.folie_eight else len(CONTENT.board.marked)
