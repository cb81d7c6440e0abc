"""Playing action cards: when, how often, with which targets (RR-180 to RR-190). What each card does: `kinds`."""

from typing import Final

from atable.games.rival_restaurants.abilities.announcing import announce_card
from atable.games.rival_restaurants.abilities.cards.kinds import CARDS, read
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import ACTION_INDEX, CARD_KIND, CRITIC_AT_THE_DOOR, GOING_GOING_MINE
from atable.games.rival_restaurants.content.loader import CONTENT, Window
from atable.games.rival_restaurants.events import CardPlayed
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import holds, spend_card
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

WINDOWS: Final[list[tuple[Window, ...]]] = [card.windows for card in CONTENT.action_cards]


def plays(state: RivalState, seat: Seat, window: Window) -> list[Action]:
    """Every card that the seat could play in this window, with all its choices."""
    restaurant = state.restaurants[seat]
    if restaurant.card_used:  # RR-181
        return []
    actions: list[Action] = []
    before = -1
    for held in restaurant.hand:  # sorted, so that copies lie together
        card = CARD_KIND[held]
        if card != before and window in WINDOWS[card] and not _goes_with_a_bid(state, card):
            actions += CARDS[card].options(state, seat)
        before = card
    return actions


def check(state: RivalState, seat: Seat, action: PlayCard, window: Window) -> None:
    card = ACTION_INDEX.get(action.card)
    if card is None:
        raise IllegalAction("RR-183", "no-such-card")
    if not holds(state.restaurants[seat], card):
        raise IllegalAction("RR-183", "card-not-in-hand")
    if state.restaurants[seat].card_used:
        raise IllegalAction("RR-181", "one-card-a-day")
    if window not in WINDOWS[card] or _goes_with_a_bid(state, card):
        raise IllegalAction("RR-451" if card == CRITIC_AT_THE_DOOR else "RR-180", "card-not-now")
    if action not in CARDS[card].options(state, seat):
        own = action.target == seat
        raise IllegalAction("RR-187" if own else "RR-186", "card-without-such-target")


def _goes_with_a_bid(state: RivalState, card: int) -> bool:
    """Going, Going, Mine! is named with a sealed bid, never played by itself."""
    return card == GOING_GOING_MINE and state.options.war_mode == "sealed"


def play(state: RivalState, seat: Seat, action: PlayCard, events: list[Event]) -> None:
    """RR-188: announced; it is spent whatever the answers are (RR-190)."""
    card = ACTION_INDEX[action.card]
    targets = read(action).targets(state, seat)
    use_up(state, seat, card)
    events.append(
        CardPlayed(
            seat,
            action.card,
            tuple(targets),
            action.figure,
            action.location,
            action.spot,
            action.ingredient,
            action.recipe,
            action.other_recipe,
            action.amount,
        )
    )
    announce_card(state, seat, card, action, targets, events)


def use_up(state: RivalState, seat: Seat, card: int) -> None:
    spend_card(state, seat, card)
    if CONTENT.action_cards[card].counts:
        state.restaurants[seat].card_used = True
