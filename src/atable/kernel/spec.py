"""What a game declares about itself, and its typed options."""

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec

from atable.kernel.errors import BadOptions

Pace = Literal["live", "relaxed", "simulation"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of a game's options. The pace changes rules of time, so it belongs in the journal."""

    pace: Pace = "live"


class GameSpec(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    prefix: str  # of its rule ids
    names: dict[str, str]  # by language
    seats_min: int
    seats_max: int
    minutes: int = 0  # about how long people play it, to tell who chooses a game; 0: nobody knows
    options: type[Options]
    together: bool  # a team wins or loses together; otherwise rivals
    actions: object  # the closed union of its action types
    events: object  # the closed union of its event types
    state: type
    view: type
    open_ended: tuple[type[msgspec.Struct], ...]  # action types that `legal` does not list in full
    cut_up: tuple[type[msgspec.Struct], ...] = ()  # small steps of one decision: a run of one seat's counts once
    second_thoughts: tuple[type[msgspec.Struct], ...] = ()  # taking back that one is ready; bots are not asked to
    own_pause: bool = False  # while a timer of its live play runs, people pause by its rules alone
    clockless: Pace = "simulation"  # how a table without any clock plays it
    longest: int  # no game has more decisions than this
    rules_version: str

    def check_seats(self, seats: int) -> None:
        if not self.seats_min <= seats <= self.seats_max:
            raise BadOptions(
                "seats",
                "bad-seats",
                {"game": self.id, "least": self.seats_min, "most": self.seats_max, "seats": seats},
            )


def read_options(spec: GameSpec, texts: Mapping[str, Any]) -> Options:
    """Options from a command line or a form: numbers and booleans may arrive as text."""
    for name in texts:
        if name not in spec.options.__struct_fields__:
            known = ", ".join(spec.options.__struct_fields__)
            raise BadOptions(name, "bad-option-unknown", {"game": spec.id, "known": known})
    return _convert(dict(texts), spec.options)


def check_ranges(options: Options) -> None:
    """Options made by a program, not read from text, are held to the same types and ranges."""
    _convert(msgspec.to_builtins(options), type(options))


def _convert(values: dict[str, Any], kind: type[Options]) -> Options:
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$.")
        raise _refusal(path.rstrip("`"), message, kind) from None


def _refusal(place: str, message: str, kind: type[Options]) -> BadOptions:
    """What may be chosen at this place, `colors` or `colors[1]`; msgspec's own words only where we have none."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    wanted = types.get(place.partition("[")[0])
    words = ", ".join(_words(wanted))
    if words and message.startswith("Invalid enum value"):
        value = message.removeprefix("Invalid enum value ")[1:-1]  # without its quotes
        return BadOptions(place, "bad-option-word", {"value": value, "words": words})
    if words:
        return BadOptions(place, "bad-option-choice", {"words": words})
    if wanted is bool:
        return BadOptions(place, "bad-option-truth")
    match msgspec.inspect.type_info(wanted):
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return BadOptions(place, "bad-option-range", {"least": least, "most": most})
    return BadOptions(place or "?", "bad-option-value", {"problem": message})


def _words(kind: Any) -> tuple[str, ...]:
    """Those of a Literal, or of a list of such."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return _words(get_args(kind)[0]) if get_origin(kind) is tuple else ()
