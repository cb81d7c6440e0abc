"""The deck and the discard pile, and what everybody knows about them (CE-30 to CE-39).

Every card that goes into the discard pile is seen. A card laid on top lies where everybody knows; a card
put in at a random place floats: all that is known is that it lies below the card that was on top then, its
ceiling. `ceilings` holds FIXED, or the rank of the ceiling among the fixed cards, counted from the bottom.
The top card is visible, so it is always fixed.
"""

from atable.games.course_a_letoile.content.cards import CARD_IDS
from atable.games.course_a_letoile.events import CardBuried, CardDrawn, DeckRebuilt, DiscardTaken
from atable.games.course_a_letoile.state import FACE_UP, FIXED, CourseState
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat


def lay_on_top(state: CourseState, kind: int) -> None:
    """CE-36, CE-39."""
    state.discard.append(kind)
    state.ceilings.append(FIXED)


def bury(state: CourseState, kind: int, events: list[Event]) -> None:
    """CE-37, CE-38: at a random place, top and bottom included."""
    places = len(state.discard)
    place = state.rng.below(places + 1)
    if place == places:
        lay_on_top(state, kind)
    else:
        state.discard.insert(place, kind)
        state.ceilings.insert(place, state.ceilings.count(FIXED) - 1)
    events.append(CardBuried(CARD_IDS[kind], place == places))


def take_top(state: CourseState, seat: Seat, events: list[Event]) -> None:
    """CE-28: the visible card; what lies under it becomes visible."""
    kind = state.discard.pop()
    state.ceilings.pop()
    if state.discard and state.ceilings[-1] != FIXED:
        _come_up(state)
    _lower_ceilings(state)
    state.hands[seat].append(kind)
    state.origins[seat].append(FACE_UP)
    events.append(DiscardTaken(seat, CARD_IDS[kind]))


def _come_up(state: CourseState) -> None:
    """A card that floated is the top now. If the highest fixed card is its copy, nobody can tell which one it is.

    Then take it for that one, and let the copy float: what seems possible must not depend on which it was.
    """
    if FIXED in state.ceilings:
        highest = max(at for at, ceiling in enumerate(state.ceilings) if ceiling == FIXED)
        if state.discard[highest] == state.discard[-1]:
            state.ceilings[highest] = state.ceilings[-1]
    state.ceilings[-1] = FIXED


def _lower_ceilings(state: CourseState) -> None:
    """What lay below the card taken, and is not the next one, lies below the next one."""
    highest = state.ceilings.count(FIXED) - 1
    for at, ceiling in enumerate(state.ceilings):
        if ceiling > highest:
            state.ceilings[at] = highest


def draw(state: CourseState, seat: Seat, events: list[Event]) -> None:
    """One card from the deck; nothing if there is none anywhere (CE-33)."""
    if not state.deck:  # CE-31: not before a card has to be drawn
        _rebuild_deck(state, events)
    if not state.deck:
        return
    kind = state.deck.pop()
    state.hands[seat].append(kind)
    state.origins[seat].append(state.shuffles)
    events.append(Secret((seat,), CardDrawn(seat, CARD_IDS[kind]), CardDrawn(seat, None)))


def _rebuild_deck(state: CourseState, events: list[Event]) -> None:
    """CE-30: the discard pile is shuffled into a deck, and its top card starts a new pile."""
    cards = len(state.discard)
    if cards == 0:
        return
    state.deck, state.discard, state.ceilings = state.discard, [], []
    state.rng.shuffle(state.deck)
    state.shuffles += 1
    if cards == 1:  # CE-32
        events.append(DeckRebuilt(cards, None))
        return
    top = state.deck.pop()
    lay_on_top(state, top)
    events.append(DeckRebuilt(cards, CARD_IDS[top]))


def take_from_hand(state: CourseState, seat: Seat, kind: int) -> None:
    """Remove the copy drawn last. If everybody knows of a copy, the one that leaves counts as that one."""
    hand, origins = state.hands[seat], state.origins[seat]
    copies = [at for at, card in enumerate(hand) if card == kind]
    for at in copies:
        if origins[at] == FACE_UP:  # nobody could tell them apart
            origins[at], origins[copies[-1]] = origins[copies[-1]], FACE_UP
            break
    del hand[copies[-1]]
    del origins[copies[-1]]
