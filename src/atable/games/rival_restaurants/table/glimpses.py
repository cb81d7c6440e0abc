"""What others know of the action cards in a hand, for `redeal` (RR-029, RR-172, RR-428).

A card that a viewer has glimpsed lies where it is, until a part of its hand goes to somebody else unseen: from then on
it lies in one of the places of a `Doubt`. A place goes by the number of the card that truly lies there. Places of one
doubt were in one hand once and belong to one shuffle, so that cards may have changed places there without notice.
"""

from collections.abc import Iterable

from atable.games.rival_restaurants.content.cards import CARD_KIND
from atable.games.rival_restaurants.state import Doubt, RivalState


def bits(cards: Iterable[int]) -> int:
    return sum([1 << card for card in cards])


def has_glimpsed(state: RivalState, viewer: int, card: int) -> bool:
    return state.glimpsed[card] >> viewer & 1 == 1


# Seeing a card


def see(state: RivalState, viewer: int, card: int, hand: list[int]) -> None:
    """This viewer sees this card in this hand. Perhaps it is an equal one, last seen elsewhere."""
    if not has_glimpsed(state, viewer, card):
        _take_for_another(state, viewer, card, hand)
    _take_out(state, viewer, card, hand)
    state.glimpsed[card] |= 1 << viewer


def lay_down(state: RivalState, card: int, hand: list[int]) -> None:
    """All see this card leave this hand. Whoever knew of an equal one takes it that it was this one."""
    for viewer in range(state.seats + 1):
        if not has_glimpsed(state, viewer, card) and card not in _own(state, viewer):
            doubtful = sum([doubt.places for doubt in state.doubts if doubt.viewer == viewer])
            equal = [held for held in hand if held != card and _seen_like(state, viewer, held, card)]
            placed = [held for held in equal if not doubtful >> held & 1]
            if placed:
                _lose_sight(state, viewer, placed[0])
            else:
                _take_for_another(state, viewer, card, hand)
        _take_out(state, viewer, card, hand)
    state.glimpsed[card] = 0


def _own(state: RivalState, viewer: int) -> list[int]:
    return state.restaurants[viewer].hand if viewer < state.seats else []


def _seen_like(state: RivalState, viewer: int, card: int, other: int) -> bool:
    return CARD_KIND[card] == CARD_KIND[other] and has_glimpsed(state, viewer, card)


def _take_for_another(state: RivalState, viewer: int, card: int, hand: list[int]) -> None:
    """An equal card that the viewer has seen, and that may be in this hand for all the viewer knows.

    One of several in doubt stays a card of its own: where the others may be would depend on which of the two it was.
    """
    for doubt in state.doubts:
        if doubt.viewer == viewer and doubt.places & bits(hand) and _is_single(doubt):
            other = doubt.cards.bit_length() - 1
            if other != card and CARD_KIND[other] == CARD_KIND[card]:
                _lose_sight(state, viewer, other)
                return


def _is_single(doubt: Doubt) -> bool:
    return doubt.cards & (doubt.cards - 1) == 0


def _lose_sight(state: RivalState, viewer: int, card: int) -> None:
    state.known[card] &= ~(1 << viewer)
    state.glimpsed[card] &= ~(1 << viewer)
    _replace(state, [_without(it, 1 << card, 0) if it.viewer == viewer else it for it in state.doubts])


def _take_out(state: RivalState, viewer: int, card: int, hand: list[int]) -> None:
    """The viewer knows where this card is; another one may have lain in its place, and a third one in that of this."""
    changed: list[Doubt] = []
    for doubt in state.doubts:
        if doubt.viewer == viewer and doubt.places >> card & 1:
            if not doubt.cards >> card & 1:
                doubt = _widened(state, doubt, hand)
            doubt = _without(doubt, 1 << card, 1 << card)
        changed.append(doubt)
    _replace(state, changed)


def _without(doubt: Doubt, cards: int, places: int) -> Doubt:
    return Doubt(doubt.viewer, doubt.cards & ~cards, doubt.places & ~places)


def _replace(state: RivalState, doubts: list[Doubt]) -> None:
    """Only those that leave something open."""
    state.doubts = [doubt for doubt in doubts if doubt.cards and doubt.places & (doubt.places - 1)]


# A part of a hand goes to somebody else, unseen


def mix(state: RivalState, viewer: int, hand: list[int]) -> None:
    """What this viewer has seen in this hand may be among the cards that go, and among those that stay."""
    for shuffle in sorted({state.shuffled[card] for card in hand}):
        _mix(state, viewer, [card for card in hand if state.shuffled[card] == shuffle])


def _mix(state: RivalState, viewer: int, hand: list[int]) -> None:
    here = bits(hand)
    touched = [doubt for doubt in state.doubts if doubt.viewer == viewer and doubt.places & here]
    inside = [doubt for doubt in touched if not doubt.places & ~here]
    doubtful = sum([doubt.places for doubt in touched])  # no place is in two doubts of one viewer
    seen = bits([card for card in hand if has_glimpsed(state, viewer, card)]) & ~doubtful
    cards = seen | sum([doubt.cards for doubt in inside])
    if cards:
        whole = Doubt(viewer, cards, here & ~doubtful | sum([doubt.places for doubt in inside]))
        _replace(state, [*(doubt for doubt in state.doubts if doubt not in inside), whole])
    elif touched:
        wider = _widened(state, touched[0], hand)
        _replace(state, [wider if doubt is touched[0] else doubt for doubt in state.doubts])


def _widened(state: RivalState, doubt: Doubt, hand: list[int]) -> Doubt:
    """By the cards of this hand of which the viewer knows nothing: each may have taken a place that is in doubt."""
    here = bits(hand)
    if not doubt.places & here or (doubt.places & ~here and not _is_single(doubt)):
        return doubt  # of several cards too many might come to this hand
    doubtful = sum([other.places for other in state.doubts if other.viewer == doubt.viewer])
    shuffle = min([state.shuffled[card] for card in hand if doubt.places >> card & 1])
    free = [card for card in hand if state.shuffled[card] == shuffle and not has_glimpsed(state, doubt.viewer, card)]
    return Doubt(doubt.viewer, doubt.cards, doubt.places | bits(free) & ~doubtful)
