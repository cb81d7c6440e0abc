"""Small steps that all phases share: who is where, money, garbage, cards and piles."""

from typing import Final

from atable.games.rival_restaurants.actions import SHELF
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    CARD_KIND,
    CELEBRITY,
    CHEFS,
    CHOP_SHOP,
    INGREDIENTS,
    LOCATIONS,
    MARKET_OF,
    MYSTERY_MART,
    SOCIAL_MEDIA,
)
from atable.games.rival_restaurants.content.loader import CONTENT, Level
from atable.games.rival_restaurants.events import (
    DeckRebuilt,
    GarbageBinned,
    GarbageGiven,
    GarbageTaken,
    MoneyGained,
    MoneyGiven,
    MoneyPaid,
)
from atable.games.rival_restaurants.events.details import Move
from atable.games.rival_restaurants.state import HOME, NO_SPOT, NOTHING, Figure, Restaurant, RivalState, Upcoming
from atable.games.rival_restaurants.table import glimpses
from atable.kernel.events import Event
from atable.kernel.seats import Seat

INCOME: Final = 300  # RR-054

# Levels: by restaurant, and by level from 0, where there is no bonus.
LEVEL_BONUSES: Final[list[list[Level]]] = [list(restaurant.levels) for restaurant in CONTENT.restaurants]


def go_to(state: RivalState, phase: Upcoming) -> None:
    """The phase at hand is over; `phases.flow` starts this one."""
    state.stack = []
    state.upcoming = phase


# Who and where


def order_of(state: RivalState) -> list[Seat]:
    """RR-011: the seats, the priority seat first."""
    return [(state.priority + step) % state.seats for step in range(state.seats)]


def figures_of(state: RivalState, seat: Seat) -> list[int]:
    return list(range(seat, len(state.figures), state.seats))


def owner(state: RivalState, figure: int) -> Seat:
    return figure % state.seats


def power_works(state: RivalState, figure: int) -> bool:
    """RR-398 to RR-401: in the variant Amateur Chef only from a certain day on."""
    return state.day >= state.restaurants[owner(state, figure)].powers_from


def active_figure(state: RivalState, seat: Seat, chef: int) -> int | None:
    """The figure with which this seat may use this chef's power now, NPCs aside."""
    for figure in figures_of(state, seat):
        if state.figures[figure].chef == chef and not state.figures[figure].npc and power_works(state, figure):
            return figure
    return None


def has_power(state: RivalState, seat: Seat, chef: int) -> bool:
    return active_figure(state, seat, chef) is not None


def has_bonus(restaurant: Restaurant, bonus: str) -> bool:
    """Has the restaurant reached the level of this permanent bonus?"""
    return any(level.id == bonus for level in LEVEL_BONUSES[restaurant.card][: restaurant.level])


def safe_zone(state: RivalState, location: int) -> bool:
    """RR-298, RR-374."""
    return location == MYSTERY_MART and state.options.mystery_mart_safe_zone


def figures_at(state: RivalState, location: int) -> list[int]:
    return [number for number, figure in enumerate(state.figures) if figure.at == location]


def spots_at(state: RivalState, market: int) -> list[int]:
    """RR-068, RR-073: the shelf and the filled slots."""
    spots = [SHELF] if state.shelves[market] else []
    return spots + [slot + 1 for slot, kind in enumerate(state.counters[market]) if kind != NOTHING]


def move_of(state: RivalState, number: int) -> Move:
    figure = state.figures[number]
    spot = None if figure.spot == NO_SPOT else figure.spot
    return Move(number, owner(state, number), CHEFS[figure.chef], LOCATIONS[figure.at], spot)


def go_home(figure: Figure) -> None:
    figure.at = HOME
    figure.spot = NO_SPOT


# Money: the bank's balance is kept, so that none is made or lost (RR-010).


def income_of(state: RivalState, seat: Seat) -> int:
    """RR-054 to RR-057."""
    restaurant = state.restaurants[seat]
    income = INCOME
    if owns(restaurant, SOCIAL_MEDIA):
        income += 100
    if owns(restaurant, CELEBRITY):
        income += state.options.celebrity_income_bonus
    return income + sum([level.income for level in LEVEL_BONUSES[restaurant.card][: restaurant.level]])


def gain_money(state: RivalState, seat: Seat, amount: int, source: str, events: list[Event]) -> None:
    if amount:
        state.restaurants[seat].money += amount
        state.paid_out += amount
        events.append(MoneyGained(seat, amount, source))


def spend(state: RivalState, seat: Seat, amount: int) -> None:
    """To the bank; the event of the purchase tells the price."""
    state.restaurants[seat].money -= amount
    state.paid_out -= amount


def pay_bank(state: RivalState, seat: Seat, amount: int, reason: str, events: list[Event]) -> None:
    if amount:
        spend(state, seat, amount)
        events.append(MoneyPaid(seat, amount, reason))


def give_money(state: RivalState, seat: Seat, to: Seat, amount: int, reason: str, events: list[Event]) -> None:
    if amount:
        state.restaurants[seat].money -= amount
        state.restaurants[to].money += amount
        events.append(MoneyGiven(seat, to, amount, reason))


# Garbage


def take_garbage(state: RivalState, seat: Seat, tokens: int, reason: str, events: list[Event]) -> None:
    if tokens:
        state.restaurants[seat].garbage += tokens
        events.append(GarbageTaken(seat, tokens, reason))


def bin_garbage(state: RivalState, seat: Seat, tokens: int, reason: str, events: list[Event]) -> None:
    if tokens:
        state.restaurants[seat].garbage -= tokens
        events.append(GarbageBinned(seat, tokens, reason))


def give_garbage(state: RivalState, seat: Seat, to: Seat, tokens: int, reason: str, events: list[Event]) -> None:
    if tokens:
        state.restaurants[seat].garbage -= tokens
        state.restaurants[to].garbage += tokens
        events.append(GarbageGiven(seat, to, tokens, reason))


# Cards


def owns(restaurant: Restaurant, upgrade: int) -> bool:
    return restaurant.upgrades >> upgrade & 1 == 1


def discard(state: RivalState, kind: int) -> None:
    """RR-213, RR-276: face up to the pile of its own market."""
    state.piles[MARKET_OF[kind]].append(kind)


def is_meat(kind: int) -> bool:
    """RR-227."""
    return MARKET_OF[kind] == CHOP_SHOP


def holds(restaurant: Restaurant, card: int) -> bool:
    return any(CARD_KIND[held] == card for held in restaurant.hand)


def spend_card(state: RivalState, seat: Seat, card: int) -> None:
    """RR-183: a card of this kind leaves the hand, face up."""
    hand = state.restaurants[seat].hand
    equal = [held for held in hand if CARD_KIND[held] == card]
    assert equal, f"seat {seat} has no {ACTION_CARDS[card]}"
    spent = equal[0]
    glimpses.lay_down(state, spent, hand)
    hand.remove(spent)
    state.action_pile.append(spent)
    state.known[spent] = (1 << state.seats) - 1


def show_an_answer(state: RivalState, seat: Seat, card: int) -> None:
    """RR-428: whoever is asked has an answer; all, the spectators too, know of one such card in this hand."""
    hand = state.restaurants[seat].hand
    equal = [held for held in hand if CARD_KIND[held] == card]
    for viewer in range(state.seats + 1):
        seen = [held for held in equal if glimpses.has_glimpsed(state, viewer, held)]
        glimpses.see(state, viewer, seen[0] if seen else equal[0], hand)


def show_no_answer(state: RivalState, seat: Seat) -> None:
    """RR-428: whoever is not asked has no Clam-Voyance."""
    for held in state.restaurants[seat].hand:
        state.no_clam[held] = 1


def draw_action_card(state: RivalState, seat: Seat, events: list[Event]) -> int | None:
    """RR-113: the top of the deck; None if there is no card at all."""
    if not state.action_deck:
        if not state.action_pile:
            return None
        state.action_deck = state.action_pile
        state.action_pile = []
        shuffle = max(state.shuffled) + 1
        for card in state.action_deck:
            state.known[card] = 0
            state.glimpsed[card] = 0
            state.shuffled[card] = shuffle
            state.no_clam[card] = 0
        state.rng.shuffle(state.action_deck)
        events.append(DeckRebuilt("action"))
    card = state.action_deck.pop()
    state.known[card] = 1 << seat
    state.glimpsed[card] = 1 << seat
    state.restaurants[seat].hand.append(card)
    state.restaurants[seat].hand.sort()
    return CARD_KIND[card]


def shelf_is_empty(state: RivalState, market: int) -> bool:
    return not state.shelves[market]


def rebuild_shelf(state: RivalState, market: int, events: list[Event]) -> None:
    """RR-272, RR-273: only in Cook & Counter."""
    if not state.shelves[market] and state.piles[market]:
        state.shelves[market] = state.piles[market]
        state.piles[market] = []
        state.rng.shuffle(state.shelves[market])
        events.append(DeckRebuilt(LOCATIONS[market]))


def names(kinds: list[int]) -> tuple[str, ...]:
    """Ingredients as events speak of them."""
    return tuple([INGREDIENTS[kind] for kind in kinds])
