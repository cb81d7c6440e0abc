"""What a table may choose before the game. What is left to «auto» or 0 is filled in by the rules."""

from typing import Annotated, Final, Literal

import msgspec

from atable.kernel.errors import BadOptions
from atable.kernel.spec import Options, check_ranges

Mode = Literal["auto", "base", "kitchen_squad", "kitchen_squad_draft", "two_many_cooks"]
SQUAD_MODES: Final = ("kitchen_squad", "kitchen_squad_draft")
RESTAURANT_CARDS: Final = 8  # RR-025
CHEF_CARDS: Final = 12  # RR-036
BEGINNER_CHEFS: Final = 6  # RR-038
SHORTEST_MARKET: Final = 30
SHORTEST_WHEEL: Final = 15
FEWEST_DAYS: Final = 20
DAYS: Final = {"live": 60, "relaxed": 60, "simulation": 40}  # RR-289


class RivalOptions(Options, frozen=True, kw_only=True):
    mode: Mode = "auto"  # RR-006
    variant_amateur: bool = False  # RR-397
    variant_startup: bool = False  # RR-402
    bb_seconds: Annotated[int, msgspec.Meta(ge=0, le=180)] = 60  # RR-087; 0: no clock (RR-430)
    wheel_seconds: Annotated[int, msgspec.Meta(ge=0, le=180)] = 60  # RR-066; 0: no limit
    placement_mode: Literal["auto", "two_step", "combined"] = "auto"  # RR-071, RR-072
    war_mode: Literal["auto", "open", "sealed"] = "auto"  # RR-131, RR-155
    restaurant_choices: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1  # RR-025
    chef_choices: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1  # RR-036
    beginner_chefs: bool = False  # RR-038
    mystery_mart_safe_zone: bool = False  # RR-298; always true in Kitchen Squad (RR-374)
    celebrity_income_bonus: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100  # RR-123: 100 or 200
    response_privacy: Literal["auto", "strict", "fast"] = "auto"  # RR-428
    max_days: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0  # RR-289; 0: as the pace has it


def resolve(options: Options, seats: int) -> RivalOptions:
    if not isinstance(options, RivalOptions):
        raise BadOptions("options", "bad-options-type", {"wanted": "RivalOptions", "given": type(options).__name__})
    check_ranges(options)
    _check_numbers(options)
    mode = options.mode
    if mode == "auto":
        mode = "kitchen_squad" if seats == 2 else "base"  # RR-006
    _check_mode(mode, seats)
    _check_dealing(options, mode, seats)
    clock = options.pace == "live" and options.bb_seconds > 0 and not options.variant_amateur
    if options.war_mode == "open" and not clock:
        raise BadOptions("war_mode", "bad-open-war-without-clock")  # RR-417, RR-430
    sealed = options.war_mode == "sealed" or not clock
    combined = options.placement_mode == "combined" or (options.placement_mode == "auto" and options.pace == "relaxed")
    private = options.response_privacy
    return msgspec.structs.replace(
        options,
        mode=mode,
        placement_mode="combined" if combined else "two_step",
        war_mode="sealed" if sealed else "open",
        mystery_mart_safe_zone=options.mystery_mart_safe_zone or mode in SQUAD_MODES,
        response_privacy=("fast" if options.pace == "simulation" else "strict") if private == "auto" else private,
        max_days=options.max_days or DAYS[options.pace],
    )


def _check_numbers(options: RivalOptions) -> None:
    if 0 < options.bb_seconds < SHORTEST_MARKET:
        raise BadOptions("bb_seconds", "bad-market-seconds", {"least": SHORTEST_MARKET})
    if 0 < options.wheel_seconds < SHORTEST_WHEEL:
        raise BadOptions("wheel_seconds", "bad-wheel-seconds", {"least": SHORTEST_WHEEL})
    if options.celebrity_income_bonus % 100:
        raise BadOptions("celebrity_income_bonus", "bad-celebrity-bonus")
    if 0 < options.max_days < FEWEST_DAYS:
        raise BadOptions("max_days", "bad-days", {"least": FEWEST_DAYS})


def _check_mode(mode: Mode, seats: int) -> None:
    if mode in SQUAD_MODES and seats != 2:
        raise BadOptions("mode", "bad-squad-seats", {"seats": seats})
    if mode == "two_many_cooks" and seats > 3:
        raise BadOptions("mode", "bad-cooks-seats", {"seats": seats})  # RR-407


def _check_dealing(options: RivalOptions, mode: Mode, seats: int) -> None:
    if options.restaurant_choices > RESTAURANT_CARDS // seats:
        raise BadOptions("restaurant_choices", "bad-restaurant-choices", {"most": RESTAURANT_CARDS // seats})
    if mode != "base" and options.chef_choices > 1:  # RR-455
        raise BadOptions("chef_choices", "bad-chef-choices-mode")
    if mode != "base" and options.beginner_chefs:
        raise BadOptions("beginner_chefs", "bad-beginners-mode")
    if options.chef_choices > CHEF_CARDS // seats:
        raise BadOptions("chef_choices", "bad-chef-choices", {"most": CHEF_CARDS // seats})
    if options.beginner_chefs and options.chef_choices * seats > BEGINNER_CHEFS:
        raise BadOptions("beginner_chefs", "bad-beginners", {"most": BEGINNER_CHEFS // seats})
