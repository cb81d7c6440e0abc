"""What a seat can't rule out: the same position with everything hidden dealt again."""

from atable.games.banquet_royal.phases.showings import was_shown
from atable.games.banquet_royal.state import NO_CLOCHE, BanquetState
from atable.games.banquet_royal.table.menus import VALUE
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat


def redeal(state: BanquetState, seat: Seat | None, rng: Rng) -> BanquetState:
    other = state.copy()
    other.rng = seeded(f"redeal {rng.next32()} {rng.next32()}")
    _redeal_cards(other, seat, rng)
    if not was_shown(state, seat):
        _redeal_orders(other, rng)
    return other


def _redeal_cards(state: BanquetState, seat: Seat | None, rng: Rng) -> None:
    """Hidden cards of one value that were last shuffled together may be anywhere among themselves.

    A deck made from a discard pile holds exactly the cards that everybody saw there.
    """
    hidden = state.decks + [hand for owner, hand in enumerate(state.hands) if owner != seat]
    groups: dict[tuple[int, int], list[int]] = {}
    for cards in hidden:
        for card in cards:
            groups.setdefault((VALUE[card], state.shuffled[card]), []).append(card)
    for group in groups.values():
        rng.shuffle(group)
    for cards in hidden:
        for at, card in enumerate(cards):
            cards[at] = groups[VALUE[card], state.shuffled[card]].pop()


def _redeal_orders(state: BanquetState, rng: Rng) -> None:
    """Tokens under Cloches and outside, for a seat that never saw them."""
    covered = [space for space, dish in enumerate(state.cloches) if dish != NO_CLOCHE]
    tokens = [state.cloches[space] for space in covered] + state.supply
    rng.shuffle(tokens)
    state.supply = tokens[len(covered) :]
    for space, dish in zip(covered, tokens, strict=False):
        state.cloches[space] = dish
