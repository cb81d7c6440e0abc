"""All that one seat, or a spectator, can tell about a position: what it is shown, asked and allowed, and when."""

from typing import Any

from atable.kernel.codec import encode
from atable.kernel.events import Event, Secret, seen_by
from atable.kernel.game import Game, State
from tests.laws.subject import Observer


def shown(game: Game[Any], state: State, seats: int, seat: Observer) -> dict[str, bytes]:
    """Encoded, by the part of the contract that it comes from.

    Who else may act is not shown as such: a seat that has answered in secret may not act any more, and that is its
    own affair. What the table may know of it is in the prompts; its clock is in `limit`.
    """
    parts: dict[str, object] = {
        "view": game.view(state, seat),
        "prompts": game.prompts(state, seat),
        "next_deadline": game.next_deadline(state),
        "limit": [game.limit(state, other) for other in range(seats)],
        "outcome": game.outcome(state),
    }
    if seat is not None:
        parts["pending"] = seat in game.pending(state)
        parts["may_act"] = seat in game.may_act(state)
        parts["legal"] = game.legal(state, seat)
        parts["default"] = game.default(state, seat) if seat in game.pending(state) else None
    return {name: encode(part) for name, part in parts.items()}


def told_apart(one: dict[str, bytes], other: dict[str, bytes]) -> str | None:
    """The first part by which the seat could tell the two positions apart."""
    for name, part in one.items():
        if part != other[name]:
            return f"{name} differs: {part.decode()} and {other[name].decode()}"
    return None


def seen_with_reveals(events: list[Event], seat: Observer) -> list[tuple[Event | None, bool]]:
    """What the seat sees, each with whether it shows hidden information to this seat.

    The public version of a secret event reveals nothing, whatever its class says.
    """
    seen: list[tuple[Event | None, bool]] = []
    for event in events:
        outsider = isinstance(event, Secret) and seat not in event.seats
        seen += [(known, known.reveals and not outsider) for known in seen_by([event], seat)]
    return seen
