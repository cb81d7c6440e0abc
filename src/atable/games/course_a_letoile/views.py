"""What a seat, or a spectator, may know: built from nothing, field by field."""

from typing import Literal

import msgspec

from atable.games.course_a_letoile.actions import SetStandingOrders
from atable.games.course_a_letoile.content.cards import CARD_IDS, RESTO_IDS, STAR_IDS, TARGETS
from atable.games.course_a_letoile.frames import Attack, Drawing, Losing, Playing
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import FACE_UP, NO_TARGET, CourseState
from atable.games.course_a_letoile.table.points import bills, has_cook, income, points_of
from atable.kernel.seats import Seat
from atable.kernel.views import View, check_viewer

Step = Literal["drawing", "playing", "attack", "losing", "ending", "over"]


class AttackView(msgspec.Struct, frozen=True):
    card: str
    attacker: Seat
    victim: Seat
    target: str | None
    until: int | None  # when the window closes, in live play


class SeatView(msgspec.Struct, frozen=True):
    star: str
    targets: tuple[int, int, int, int]  # Cuisine, Service, Decoration, Fame
    points: tuple[int, int, int, int]
    resto: str
    coins: int
    cards: int  # in hand
    known_cards: tuple[str, ...]  # taken face up from the discard pile and still held
    menu: tuple[str, ...]
    team: tuple[str, ...]
    has_cook: bool
    bills: int
    income: int  # at the end of this Service, as things stand
    rats: bool
    reviews: int
    troubles: int
    renewed: bool


class CourseView(View, frozen=True):
    seat: Seat | None  # no time here: a private order would show in it
    options: CourseOptions
    step: Step
    service: int
    start: Seat
    active: Seat
    plays_left: int
    attack: AttackView | None
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]  # the viewer's own cards, in the order they were drawn (CE-10)
    deck: int
    discard: int
    top: str | None  # CE-35: the only visible card of the pile
    orders: SetStandingOrders | None  # the viewer's own


def view(state: CourseState, seat: Seat | None) -> CourseView:
    check_viewer(seat, state.seats)
    base = state.stack[0] if state.stack else None
    return CourseView(
        seat=seat,
        options=state.options,
        step=_step(state),
        service=state.service,
        start=state.start,
        active=state.active,
        plays_left=base.left if isinstance(base, Playing) else 0,
        attack=_attack(state),
        seats=tuple(_seat(state, other) for other in range(state.seats)),
        hand=() if seat is None else tuple(CARD_IDS[kind] for kind in state.hands[seat]),
        deck=len(state.deck),
        discard=len(state.discard),
        top=CARD_IDS[state.discard[-1]] if state.discard else None,
        orders=None if seat is None else state.orders[seat],
    )


def _step(state: CourseState) -> Step:
    if not state.stack:
        return "over"
    match state.stack[-1]:
        case Drawing():
            return "drawing"
        case Playing():
            return "playing"
        case Attack():
            return "attack"
        case Losing():
            return "losing"
        case _:
            return "ending"


def _attack(state: CourseState) -> AttackView | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Attack):
        return None
    target = None if frame.target == NO_TARGET else CARD_IDS[frame.target]
    return AttackView(CARD_IDS[frame.card], frame.attacker, frame.victim, target, frame.until)


def _seat(state: CourseState, seat: Seat) -> SeatView:
    return SeatView(
        star=STAR_IDS[state.stars[seat]],
        targets=TARGETS[state.stars[seat]],
        points=points_of(state, seat),
        resto=RESTO_IDS[state.restos[seat]],
        coins=state.coins[seat],
        cards=len(state.hands[seat]),
        known_cards=_known_cards(state, seat),
        menu=tuple(CARD_IDS[dish] for dish in state.menus[seat]),
        team=tuple(CARD_IDS[card] for card in state.teams[seat]),
        has_cook=has_cook(state, seat),
        bills=bills(state, seat),
        income=income(state, seat),
        rats=bool(state.rats[seat]),
        reviews=state.reviews[seat],
        troubles=state.troubles[seat],
        renewed=state.renewed[seat],
    )


def _known_cards(state: CourseState, seat: Seat) -> tuple[str, ...]:
    hand, origins = state.hands[seat], state.origins[seat]
    return tuple(CARD_IDS[kind] for kind, origin in zip(hand, origins, strict=True) if origin == FACE_UP)
