"""What a seat can't rule out: the same position with everything hidden dealt again. Nobody knows more than the others.

What will be drawn from the bag is settled when the draw ends, so a fresh generator is all that it needs.
"""

from atable.games.kitchen_rush.state import RushState
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat


def redeal(state: RushState, seat: Seat | None, rng: Rng) -> RushState:
    other = state.copy()
    other.rng = seeded(f"redeal {rng.next32()} {rng.next32()}")
    for deck in (
        other.order_deck,
        other.event_deck,
        other.specialist_deck,
        other.upgrades_hidden,
        other.ice_stack,
    ):
        rng.shuffle(deck)
    unseen = other.bonus_deck[state.bonus_seen :]  # KR-202: what lies at the bottom was shown
    rng.shuffle(unseen)
    other.bonus_deck[state.bonus_seen :] = unseen
    return other
