"""Positions as a player would describe them, completed to a whole box and checked.

A test names what matters (`hands={0: ["tip"]}`, `teams={1: ["cu_chef"]}`); the builder puts every other card
into the deck and calls `invariants`.
"""

from collections.abc import Mapping, Sequence

from atable.games.course_a_letoile.content.cards import (
    BAD_REVIEW,
    BILLING_TROUBLE,
    CARD_IDS,
    CARD_INDEX,
    COPIES,
    KINDS,
    RATS,
    STAR_IDS,
)
from atable.games.course_a_letoile.frames import CourseFrame, Playing
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import FIXED, CourseState
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.game import apply
from atable.kernel.seats import Seat

Cards = Mapping[Seat, Sequence[str]]
Numbers = Mapping[Seat, int]


def scenario(
    seats: int = 2,
    hands: Cards | None = None,
    menus: Cards | None = None,
    teams: Cards | None = None,
    coins: Numbers | None = None,
    rats: Sequence[Seat] = (),
    reviews: Numbers | None = None,
    troubles: Numbers | None = None,
    renewed: Sequence[Seat] = (),
    stars: Mapping[Seat, str] | None = None,
    deck: Sequence[str] | int | None = None,
    discard: Sequence[str] | int = ("sf_fries",),
    active: Seat = 0,
    start: Seat = 0,
    service: int = 1,
    frame: CourseFrame | None = None,
    sink: Seat | None = None,
    **options: object,
) -> CourseState:
    """A position in the play step of the active seat, with three cards to play, unless another frame is given.

    - `hands`: exactly these cards; a seat not named has an empty hand.
    - `deck`: from top to bottom, or a number of cards; `discard`: from top to bottom, or a number.
      Where one of them is given, cards that then have no place are held by seat `sink` (default: the last seat).
    - every seat has 3 coins unless told otherwise.
    """
    state = GAME.setup(CourseOptions(**options), seats, "scenario")  # type: ignore[arg-type]
    state.stack = [frame or Playing(3)]
    state.active, state.start, state.service = active, start, service
    state.hands = [_kinds(hands, seat) for seat in range(seats)]
    state.menus = [_kinds(menus, seat) for seat in range(seats)]
    state.teams = [_kinds(teams, seat) for seat in range(seats)]
    state.coins = [(coins or {}).get(seat, 3) for seat in range(seats)]
    state.rats = [int(seat in rats) for seat in range(seats)]
    state.reviews = [(reviews or {}).get(seat, 0) for seat in range(seats)]
    state.troubles = [(troubles or {}).get(seat, 0) for seat in range(seats)]
    state.renewed = [seat in renewed for seat in range(seats)]
    if stars:
        state.stars = _stars(stars, seats)
    _deal_piles(state, deck, discard, seats - 1 if sink is None else sink)
    state.origins = [[0] * len(hand) for hand in state.hands]
    GAME.invariants(state)
    return state


def _kinds(cards: Cards | None, seat: Seat) -> list[int]:
    return [CARD_INDEX[card] for card in (cards or {}).get(seat, ())]


def _stars(stars: Mapping[Seat, str], seats: int) -> tuple[int, ...]:
    """The Star cards named, and others for the other seats."""
    named = {seat: STAR_IDS.index(star) for seat, star in stars.items()}
    rest = [star for star in range(len(STAR_IDS)) if star not in named.values()]
    return tuple(named[seat] if seat in named else rest.pop() for seat in range(seats))


def _deal_piles(state: CourseState, deck: Sequence[str] | int | None, discard: Sequence[str] | int, sink: Seat) -> None:
    rest = _cards_left(state)
    state.discard = _pile(discard, rest)
    state.ceilings = [FIXED] * len(state.discard)
    if deck is None:
        state.deck = rest
        return
    state.deck = _pile(deck, rest)
    state.hands[sink] += rest


def _pile(wanted: Sequence[str] | int, rest: list[int]) -> list[int]:
    """Bottom first. A number takes cards from the rest, boosts and plain cards alike."""
    taken = rest[:wanted] if isinstance(wanted, int) else [CARD_INDEX[card] for card in reversed(wanted)]
    for kind in taken:
        assert kind in rest, f"there is no {CARD_IDS[kind]} left in the box"
        rest.remove(kind)
    return taken


def _cards_left(state: CourseState) -> list[int]:
    used = [kind for cards in (*state.hands, *state.menus, *state.teams) for kind in cards]
    used += [RATS] * sum(state.rats) + [BAD_REVIEW] * sum(state.reviews) + [BILLING_TROUBLE] * sum(state.troubles)
    left = [COPIES[kind] - used.count(kind) for kind in range(KINDS)]
    assert min(left) >= 0, f"too many {CARD_IDS[left.index(min(left))]}"
    return [kind for kind in range(KINDS) for _ in range(left[kind])]


def do(state: CourseState, action: Action, seat: Seat | None = None) -> list[Event]:
    """Check and play for the seat (default: the first one that owes a decision), then check that nothing was lost."""
    actor = GAME.pending(state)[0] if seat is None else seat
    after, events = apply(GAME, state, actor, action)
    GAME.invariants(after)
    for field in state.__struct_fields__:
        setattr(state, field, getattr(after, field))
    return events


def hand(state: CourseState, seat: Seat) -> list[str]:
    return sorted(CARD_IDS[kind] for kind in state.hands[seat])


def discard_pile(state: CourseState) -> list[str]:
    """From top to bottom, as nobody at the table may see it (CE-35)."""
    return [CARD_IDS[kind] for kind in reversed(state.discard)]
