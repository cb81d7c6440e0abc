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
    options: type[Options]
    together: bool  # a team wins or loses together; otherwise rivals
    actions: object  # the closed union of its action types
    events: object  # the closed union of its event types
    state: type
    view: type
    open_ended: tuple[type[msgspec.Struct], ...]  # action types that `legal` does not list in full
    cut_up: tuple[type[msgspec.Struct], ...] = ()  # small steps of one decision: a run of one seat's counts once
    longest: int  # no game has more decisions than this
    rules_version: str

    def check_seats(self, seats: int) -> None:
        if not self.seats_min <= seats <= self.seats_max:
            raise BadOptions("seats", f"{self.id} is for {self.seats_min} to {self.seats_max} seats, not {seats}")


def read_options(spec: GameSpec, texts: Mapping[str, Any]) -> Options:
    """Options from a command line or a form: numbers and booleans may arrive as text."""
    for name in texts:
        if name not in spec.options.__struct_fields__:
            known = ", ".join(spec.options.__struct_fields__)
            raise BadOptions(name, f"{spec.id} has no such option (it has {known})")
    return _convert(dict(texts), spec.options)


def check_ranges(options: Options) -> None:
    """Options made by a program, not read from text, are held to the same types and ranges."""
    _convert(msgspec.to_builtins(options), type(options))


def _convert(values: dict[str, Any], kind: type[Options]) -> Options:
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$.")
        field = path.rstrip("`")
        raise BadOptions(field or "?", _explained(message, kind, field.partition("[")[0])) from None


def _explained(message: str, kind: type[Options], name: str) -> str:
    """What may be chosen, where a choice is between words."""
    for field in msgspec.structs.fields(kind):
        if field.name != name:
            continue
        if field.type is bool:
            return "expected true or false"
        words = _words(field.type)
        if words and message.startswith("Invalid enum value"):
            return f"{message.removeprefix('Invalid enum value ')} is not one of {', '.join(words)}"
    return message


def _words(kind: Any) -> tuple[str, ...]:
    """Those of a Literal, or of a list of such."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return _words(get_args(kind)[0]) if get_origin(kind) is tuple else ()
