"""What a seat can't rule out: the same position with everything hidden dealt again."""

from atable.games.course_a_letoile.actions import Order, SetStandingOrders
from atable.games.course_a_letoile.content.cards import CARD_IDS, FIRST_ACTION, is_development
from atable.games.course_a_letoile.phases.orders import is_decoration
from atable.games.course_a_letoile.state import FACE_UP, FIXED, CourseState
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat


def redeal(state: CourseState, seat: Seat | None, rng: Rng) -> CourseState:
    other = state.copy()
    other.rng = seeded(f"redeal {rng.next32()} {rng.next32()}")
    _redeal_cards(other, seat, rng)
    _rearrange_pile(other, rng)
    for owner in range(state.seats):
        if owner != seat:
            other.orders[owner] = some_orders(rng)
    return other


def _redeal_cards(state: CourseState, seat: Seat | None, rng: Rng) -> None:
    """Hidden cards that were last shuffled together may be anywhere among themselves.

    Everybody saw which cards went into a shuffle, and which were taken face up. When a seat that holds cards of
    two shuffles shows a kind that both had, nobody can tell which it was: here it is the one that it really was.
    """
    hidden: dict[int, list[int]] = {state.shuffles: state.deck.copy()}
    owners = [owner for owner in range(state.seats) if owner != seat]
    for owner in owners:
        for kind, origin in zip(state.hands[owner], state.origins[owner], strict=True):
            if origin != FACE_UP:
                hidden.setdefault(origin, []).append(kind)
    for cards in hidden.values():
        rng.shuffle(cards)
    for owner in owners:
        for at, origin in enumerate(state.origins[owner]):
            if origin != FACE_UP:
                state.hands[owner][at] = hidden[origin].pop()
    state.deck = hidden[state.shuffles]


def _rearrange_pile(state: CourseState, rng: Rng) -> None:
    """Cards that float may lie anywhere below their ceiling."""
    fixed = [kind for kind, ceiling in zip(state.discard, state.ceilings, strict=True) if ceiling == FIXED]
    floating = [(kind, top) for kind, top in zip(state.discard, state.ceilings, strict=True) if top != FIXED]
    rng.shuffle(floating)
    pile = [(kind, FIXED) for kind in fixed]
    for kind, ceiling in floating:
        below = _place_of(pile, ceiling)
        pile.insert(rng.below(below + 1), (kind, ceiling))
    state.discard = [kind for kind, _ in pile]
    state.ceilings = [ceiling for _, ceiling in pile]


def _place_of(pile: list[tuple[int, int]], rank: int) -> int:
    """Where the fixed card of this rank lies."""
    fixed = [at for at, (_, ceiling) in enumerate(pile) if ceiling == FIXED]
    return fixed[rank]


def some_orders(rng: Rng) -> SetStandingOrders:
    answers: list[Order | None] = [None, "cancel", "let"]
    wishes = [CARD_IDS[kind] for kind in range(FIRST_ACTION) if is_development(kind) and is_decoration(kind)]
    rng.shuffle(wishes)
    return SetStandingOrders(
        rng.choice(answers),
        rng.choice(answers),
        rng.choice(answers),
        rng.choice(answers),
        rng.choice(answers),
        rng.chance(0.5),
        tuple(wishes[: rng.below(3)]),
    )
