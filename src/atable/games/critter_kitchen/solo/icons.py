"""The stars that McDogald's puts on the icons of challenges (CK-333 to CK-336)."""

from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS
from atable.games.critter_kitchen.content.items import ALLSPICE, NOTHING, SPICE, TYPE, TYPES
from atable.games.critter_kitchen.events import StarPlaced
from atable.games.critter_kitchen.solo.decks import solo_of
from atable.games.critter_kitchen.state import CritterState
from atable.games.critter_kitchen.table.city import challenges_of_day, shown_types
from atable.kernel.events import Event


def places_star(state: CritterState, kind: int) -> bool:
    """Would this item place a star if it were taken next?"""
    return _icon_for(state, kind) is not None


def place_star(state: CritterState, kind: int, events: list[Event]) -> None:
    """CK-333, CK-334: at most one."""
    icon = _icon_for(state, kind)
    if icon is not None:
        challenge, at = icon
        solo_of(state).starred[challenge] |= 1 << at
        events.append(StarPlaced(CHALLENGE_IDS[state.challenges[challenge]], TYPES[_type_of(kind)]))


def _icon_for(state: CritterState, kind: int) -> tuple[int, int] | None:
    """The first free icon of its type: cards from left to right, then icons; a covered one is not there (CK-336)."""
    wanted = _type_of(kind)
    if wanted == NOTHING:
        return None
    starred = solo_of(state).starred
    for challenge in challenges_of_day(state):
        for at, shown in enumerate(shown_types(state, challenge)):
            if shown == wanted and not starred[challenge] >> at & 1:
                return challenge, at
    return None


def _type_of(kind: int) -> int:
    """Of an ingredient or a specific spice; an all-spice has none (CK-335)."""
    if kind < SPICE:
        return TYPE[kind]
    return kind - SPICE if kind < ALLSPICE else NOTHING
