"""Goods change hands, and who knows which action cards did (RR-163, RR-169, RR-172, RR-419)."""

import msgspec

from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    ACTION_INDEX,
    CARD_KIND,
    INGREDIENT_INDEX,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.events.details import Goods
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop.bundles_check import cards_in, is_empty
from atable.games.rival_restaurants.state import Restaurant, RivalState
from atable.games.rival_restaurants.table import glimpses
from atable.games.rival_restaurants.table.commitment import recommit
from atable.games.rival_restaurants.table.small_steps import figures_of
from atable.kernel.offers import Offer
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat


def exchange(state: RivalState, frame: Market, offer: Offer[Bundle], to: Seat, named: tuple[str, ...]) -> bool:
    """RR-163: in one step, or not at all: False if the maker no longer has the action cards (RR-173)."""
    maker, gives, wants = offer.maker, offer.gives, offer.wants
    given = cards_named(state, maker, gives.action_cards, to)
    if given is None:
        return False
    taken = cards_named(state, to, named, maker)
    assert taken is not None, "the cards of whoever accepts are checked"
    _forget(state, maker, to, len(given))
    _forget(state, to, maker, len(taken))
    _hand_over_cards(state, maker, to, given)
    _hand_over_cards(state, to, maker, taken)
    one, other = state.restaurants[maker], state.restaurants[to]
    _swap_recipes(one, other, gives.recipes, wants.recipes)
    _swap_upgrades(one, other, _upgrade_bits(gives.upgrades), _upgrade_bits(wants.upgrades))
    _hand_over(one, other, gives)
    _hand_over(other, one, wants)
    for seat, gets in ((to, gives), (maker, wants)):
        recommit(state, seat)  # RR-052, RR-169
        if not is_empty(msgspec.structs.replace(gets, favour="")):
            on_received(frame, state, seat)
    return True


def on_received(frame: Market, state: RivalState, seat: Seat) -> None:
    """RR-419: money or an item came, so the player's figures have not passed any more."""
    for figure in figures_of(state, seat):
        frame.passed[figure] = False


def _hand_over(giver: Restaurant, receiver: Restaurant, bundle: Bundle) -> None:
    giver.money -= bundle.money
    receiver.money += bundle.money
    giver.garbage -= bundle.garbage
    receiver.garbage += bundle.garbage
    for name in bundle.ingredients:
        giver.stock[INGREDIENT_INDEX[name]] -= 1
        receiver.stock[INGREDIENT_INDEX[name]] += 1


def _swap_upgrades(one: Restaurant, other: Restaurant, given: int, taken: int) -> None:
    """Bits. First both let go, since the same kind may go both ways (RR-168)."""
    one.upgrades = one.upgrades & ~given | taken
    other.upgrades = other.upgrades & ~taken | given


def _upgrade_bits(names: tuple[str, ...]) -> int:
    return sum([1 << UPGRADE_INDEX[name] for name in names])


def _swap_recipes(one: Restaurant, other: Restaurant, given: tuple[str, ...], taken: tuple[str, ...]) -> None:
    """RR-166: each for one of its type; both lie where the other one lay. What lay beside them stays (RR-169)."""
    left = [RECIPE_INDEX[name] for name in taken]
    for name in given:
        recipe = RECIPE_INDEX[name]
        for back in left:
            if RECIPE_GOURMET[back] == RECIPE_GOURMET[recipe]:
                left.remove(back)
                _replace(one, recipe, back)
                _replace(other, back, recipe)
                break


def _replace(restaurant: Restaurant, old: int, new: int) -> None:
    place = restaurant.recipes.index(old)
    restaurant.recipes[place] = new
    restaurant.beside[place] = []


# Action cards


def cards_named(state: RivalState, seat: Seat, names: tuple[str, ...], reader: Seat) -> list[int] | None:
    """These cards of the hand; of equal ones first what the reader knows or has seen, who can't tell them apart."""
    found: list[int] = []
    for name in names:
        equal = [
            card for card in state.restaurants[seat].hand if CARD_KIND[card] == ACTION_INDEX[name] and card not in found
        ]
        if not equal:
            return None
        known = [card for card in equal if knows(state, reader, card)]
        seen = [card for card in equal if glimpses.has_glimpsed(state, reader, card)]
        found.append([*known, *seen, *equal][0])
    return found


def knows(state: RivalState, seat: Seat, card: int) -> bool:
    return state.known[card] >> seat & 1 == 1


def show(state: RivalState, seat: Seat, cards: list[int], to: Seat) -> None:
    for card in cards:
        state.known[card] |= 1 << to
        glimpses.see(state, to, card, state.restaurants[seat].hand)


def _forget(state: RivalState, giver: Seat, receiver: Seat, number: int) -> None:
    """Who knew a card of this hand, but is no party to the trade, can't say whether it was handed over."""
    hand = state.restaurants[giver].hand
    if 0 < number < len(hand):
        for card in hand:
            state.known[card] &= 1 << giver | 1 << receiver
        for viewer in range(state.seats + 1):
            if viewer not in (giver, receiver):
                glimpses.mix(state, viewer, hand)


def _hand_over_cards(state: RivalState, giver: Seat, receiver: Seat, cards: list[int]) -> None:
    for card in cards:
        glimpses.see(state, receiver, card, state.restaurants[giver].hand)
        state.restaurants[giver].hand.remove(card)
        state.restaurants[receiver].hand.append(card)
        state.known[card] |= 1 << receiver
    state.restaurants[receiver].hand.sort()


# Who may read what


def goods(bundle: Bundle, named: bool) -> Goods:
    """One side of a trade, as somebody sees it who knows the names of the action cards, or does not (RR-176)."""
    return Goods(
        bundle.money,
        bundle.ingredients,
        bundle.action_cards if named else (),
        cards_in(bundle),
        bundle.garbage,
        bundle.recipes,
        bundle.upgrades,
        bundle.favour,
    )


def may_read(offer: Offer[Bundle], seat: Seat | None) -> bool:
    """RR-172: the names of the action cards that it gives."""
    return seat == offer.maker or (offer.gives.shown and seat == offer.to)


def name_anew(state: RivalState, frame: Market, seat: Seat | None, rng: Rng) -> None:
    """After hands were dealt anew for this reader: what it can't read is some of what the makers have now."""
    for place, offer in enumerate(frame.book.standing):
        if offer.gives.action_cards and not may_read(offer, seat):
            hand = state.restaurants[offer.maker].hand.copy()
            rng.shuffle(hand)
            names = tuple([ACTION_CARDS[CARD_KIND[card]] for card in hand[: len(offer.gives.action_cards)]])
            gives = msgspec.structs.replace(offer.gives, action_cards=names)
            frame.book.standing[place] = msgspec.structs.replace(offer, gives=gives)
