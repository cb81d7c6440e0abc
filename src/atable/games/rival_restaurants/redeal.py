"""What a seat can't rule out: the same position with everything hidden dealt again."""

from typing import Final

import msgspec

from atable.games.rival_restaurants.actions import SetWheel
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    BEGINNER_CHEFS,
    CARD_KIND,
    CHEFS,
    CLAM_VOYANCE,
    CNC_CHEFS,
    LOCATION_INDEX,
    RESTAURANTS,
    SAY_CHEESE,
)
from atable.games.rival_restaurants.cooking import menus
from atable.games.rival_restaurants.frames import (
    Choice,
    Choosing,
    Declaring,
    Market,
    Placing,
    Reacting,
    RivalFrame,
    SettingWheels,
    Voting,
)
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.phases import reacting, voting, wheels
from atable.games.rival_restaurants.phases.orders import NO_ORDERS
from atable.games.rival_restaurants.shop import sealed
from atable.games.rival_restaurants.shop.contests import in_war, sealed_wars
from atable.games.rival_restaurants.shop.exchange import cards_named, may_read, name_anew
from atable.games.rival_restaurants.shop.prices import ingredient_price
from atable.games.rival_restaurants.shop.purse import available, bound
from atable.games.rival_restaurants.state import NO_SPOT, NOTHING, Doubt, RivalState
from atable.games.rival_restaurants.table.commitment import pantry
from atable.games.rival_restaurants.table.glimpses import bits as bits_of
from atable.games.rival_restaurants.table.small_steps import figures_of, owner, spots_at
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat

TRIES: Final = 20  # to place cards in doubt; after that they stay where they are
DROPS_OUT: Final = 0.2  # the chance that somebody is thought to bid nothing


def redeal(state: RivalState, seat: Seat | None, rng: Rng) -> RivalState:
    other = state.copy()
    other.rng = seeded(f"redeal {rng.next32()} {rng.next32()}")
    strangers = [stranger for stranger in range(state.seats) if stranger != seat]
    for stranger in strangers:
        other.steps[stranger] = 0  # how often they changed their minds is their affair
        other.orders[stranger] = NO_ORDERS
    for pile in [*other.shelves, *(layer for deck in other.decks for layer in deck)]:
        rng.shuffle(pile)
    _redeal_action_cards(other, seat, rng)
    for frame in other.stack:
        if isinstance(frame, Market):
            _redeal_market(state, other, frame, seat, rng)
        else:
            _redeal_choices(other, frame, strangers, rng)
    return other


# Action cards


def _redeal_action_cards(state: RivalState, seat: Seat | None, rng: Rng) -> None:
    """Those that this seat can't place. When the deck was rebuilt, what lay on the pile was in no hand (RR-113)."""
    hidden = state.action_deck.copy()
    for stranger, restaurant in enumerate(state.restaurants):
        hidden += [card for card in restaurant.hand if not _knows(state, seat, stranger, card)]
    dealt = list(range(len(CARD_KIND)))  # by action card: which one lies in its place now
    for shuffle in range(max(state.shuffled) + 1):
        _redeal_shuffle(state, [card for card in hidden if state.shuffled[card] == shuffle], dealt, rng)
    viewer = state.seats if seat is None else seat
    for doubt in state.doubts:
        if doubt.viewer == viewer:
            _place_anew(state, doubt, dealt, rng)
    state.action_deck = [dealt[card] for card in state.action_deck]
    for restaurant in state.restaurants:
        restaurant.hand = sorted([dealt[card] for card in restaurant.hand])
    state.known = _by_place(state.known, dealt)
    state.glimpsed = _by_viewer(state.glimpsed, _by_place(state.glimpsed, dealt), viewer)
    state.doubts = [_moved(doubt, dealt, viewer) for doubt in state.doubts]
    state.no_clam = _by_place(state.no_clam, dealt)


def _knows(state: RivalState, seat: Seat | None, stranger: Seat, card: int) -> bool:
    return stranger == seat or state.glimpsed[card] >> (state.seats if seat is None else seat) & 1 == 1


def _redeal_shuffle(state: RivalState, places: list[int], dealt: list[int], rng: Rng) -> None:
    """RR-428: no Clam-Voyance where all know that there is none."""
    clams = [card for card in places if CARD_KIND[card] == CLAM_VOYANCE]
    others = [card for card in places if CARD_KIND[card] != CLAM_VOYANCE]
    rng.shuffle(others)
    free = [card for card in places if not state.no_clam[card]]
    rng.shuffle(free)
    for place, clam in zip(free, clams, strict=False):
        dealt[place] = clam
    taken = free[: len(clams)]
    for place in places:
        if place not in taken:
            dealt[place] = others.pop()


def _place_anew(state: RivalState, doubt: Doubt, dealt: list[int], rng: Rng) -> None:
    """RR-172: what was seen and then handed over unseen, or not, may be in any of the hands that it could get to."""
    places = [card for card in range(len(CARD_KIND)) if doubt.places >> card & 1]
    cards = [dealt[place] for place in places]
    for _ in range(TRIES):
        rng.shuffle(cards)
        if not [place for place, card in zip(places, cards, strict=True) if _is_barred(state, place, card)]:
            for place, card in zip(places, cards, strict=True):
                dealt[place] = card
            return


def _is_barred(state: RivalState, place: int, card: int) -> bool:
    return state.no_clam[place] == 1 and CARD_KIND[card] == CLAM_VOYANCE


def _moved(doubt: Doubt, dealt: list[int], viewer: int) -> Doubt:
    """This viewer has seen these very cards; what others have seen is what lies there now."""
    places = bits_of([card for place, card in enumerate(dealt) if doubt.places >> place & 1])
    if doubt.viewer == viewer:
        return Doubt(viewer, doubt.cards, places)
    return Doubt(doubt.viewer, bits_of([card for place, card in enumerate(dealt) if doubt.cards >> place & 1]), places)


def _by_viewer(bits: list[int], moved: list[int], viewer: int) -> list[int]:
    own = 1 << viewer
    return [now & ~own | before & own for before, now in zip(bits, moved, strict=True)]


def _by_place(bits: list[int], dealt: list[int]) -> list[int]:
    """Who else knows a place knows what lies there now."""
    moved = bits.copy()
    for place, card in enumerate(dealt):
        moved[card] = bits[place]
    return moved


# Secret choices


def _redeal_choices(state: RivalState, frame: RivalFrame, strangers: list[Seat], rng: Rng) -> None:
    if isinstance(frame, Choosing):
        _redeal_cards(state, frame, strangers, rng)
    elif isinstance(frame, SettingWheels):
        for stranger in strangers:
            _set_wheels(state, frame, stranger, rng)
    elif isinstance(frame, Placing):
        for stranger in strangers:
            _choose_spots(state, frame, stranger, rng)
    elif isinstance(frame, Reacting):
        for stranger in strangers:
            _react(state, frame, stranger, rng)
    elif isinstance(frame, Declaring):
        for stranger in strangers:
            if stranger in frame.asked and frame.plans[stranger] is not None:
                frame.plans[stranger] = rng.choice(menus.declarations(state, stranger))
    elif isinstance(frame, Voting):
        for stranger in strangers:
            if stranger not in frame.tied and frame.votes[stranger] != NOTHING:
                frame.votes[stranger] = rng.choice([*frame.tied, voting.ABSTAINED])


def _redeal_cards(state: RivalState, frame: Choosing, strangers: list[Seat], rng: Rng) -> None:
    """RR-037: what others were dealt, and what they keep of it."""
    own = [card for seat, cards in enumerate(frame.dealt) if seat not in strangers for card in cards]
    pool = [card for card in _pool(state, frame.what) if card not in own]
    rng.shuffle(pool)
    for stranger in strangers:
        frame.dealt[stranger] = sorted([pool.pop() for _ in frame.dealt[stranger]])
        kept = frame.dealt[stranger].copy()
        rng.shuffle(kept)
        frame.kept[stranger] = tuple(sorted(kept[: len(frame.kept[stranger])]))


def _pool(state: RivalState, what: Choice) -> list[int]:
    if what == "restaurant":
        return list(range(len(RESTAURANTS)))
    if what == "chef":
        return BEGINNER_CHEFS if state.options.beginner_chefs else list(range(len(CHEFS)))
    return [chef for chef in range(len(CHEFS)) if (chef in CNC_CHEFS) == (what == "npc")]


def _set_wheels(state: RivalState, frame: SettingWheels, stranger: Seat, rng: Rng) -> None:
    """As many wheels as were set, so that the same one is the last."""
    squad = state.restaurants[stranger].squad
    if frame.actives[stranger] != NOTHING:
        frame.actives[stranger] = rng.choice(squad)
    chosen = [figure for figure in figures_of(state, stranger) if frame.wheels[figure] != NOTHING]
    for figure in chosen:
        frame.wheels[figure] = NOTHING
    for figure in chosen:
        action = rng.choice(wheels.destinations(state, frame, figure))
        assert isinstance(action, SetWheel)
        frame.wheels[figure] = LOCATION_INDEX[action.location]
        frame.spots[figure] = NO_SPOT if action.spot is None else action.spot


def _choose_spots(state: RivalState, frame: Placing, stranger: Seat, rng: Rng) -> None:
    for figure in frame.asked:
        if owner(state, figure) == stranger and frame.spots[figure] != NOTHING:
            frame.spots[figure] = rng.choice(spots_at(state, state.figures[figure].at))


def _react(state: RivalState, frame: Reacting, stranger: Seat, rng: Rng) -> None:
    if stranger not in frame.asked or frame.chosen[frame.asked.index(stranger)] == NOTHING:
        return
    restaurant = state.restaurants[stranger]
    if frame.card == SAY_CHEESE:
        choices = [reacting.STRAIGHT_FACE]
        if restaurant.money >= reacting.PRICE_OF_A_SMILE:
            choices.append(reacting.SMILE)
    else:
        choices = [kind for kind, count in enumerate(pantry(restaurant)) if count]
    frame.chosen[frame.asked.index(stranger)] = rng.choice(choices)


# Buy & Barter


def _redeal_market(before: RivalState, state: RivalState, frame: Market, seat: Seat | None, rng: Rng) -> None:
    short = [offer.id for offer in frame.book.standing if _is_short(before, offer.maker, offer.gives.action_cards)]
    name_anew(state, frame, seat, rng)
    _name_what_is_gone(state, frame, seat, short)
    if sealed_wars(state):
        for stranger in range(state.seats):
            if stranger != seat:
                _decide(state, frame, stranger, rng)


def _is_short(state: RivalState, maker: Seat, names: tuple[str, ...]) -> bool:
    return cards_named(state, maker, names, maker) is None


def _name_what_is_gone(state: RivalState, frame: Market, seat: Seat | None, short: list[int]) -> None:
    """RR-173: an offer that would fail fails here, too."""
    for place, offer in enumerate(frame.book.standing):
        if offer.id in short and not may_read(offer, seat):
            held = [CARD_KIND[card] for card in state.restaurants[offer.maker].hand]
            gone = next(name for kind, name in enumerate(ACTION_CARDS) if kind not in held)
            gives = msgspec.structs.replace(offer.gives, action_cards=(gone, *offer.gives.action_cards[1:]))
            frame.book.standing[place] = msgspec.structs.replace(offer, gives=gives)


def _decide(state: RivalState, frame: Market, stranger: Seat, rng: Rng) -> None:
    """RR-155, RR-417, RR-454: claims and bids that are still secret, as many as before."""
    figures = figures_of(state, stranger)
    claims = [figure for figure in figures if frame.decisions[figure] != NOTHING and frame.claims[figure] != NOTHING]
    bids = _take_back_bids(frame, figures)
    for figure in claims:
        frame.decisions[figure] = 0
    for figure in claims:
        price = ingredient_price(state, figure, state.figures[figure].at)
        if price <= state.restaurants[stranger].money - bound(state, frame, stranger):
            frame.decisions[figure] = rng.below(2)
    for war, at in bids:
        _bid(state, frame, war, at, rng)


def _take_back_bids(frame: Market, figures: list[int]) -> list[tuple[War, int]]:
    """The secret bids of these figures: the war, and the place in it."""
    found: list[tuple[War, int]] = []
    for figure in figures:
        war = in_war(frame, figure)
        if war is not None and not sealed.revealed(war):
            at = war.figures.index(figure)
            if war.money[at] != NOTHING:
                found.append((war, at))
                war.money[at] = 0
                war.garbage[at] = 0
                war.with_card[at] = False
    return found


def _bid(state: RivalState, frame: Market, war: War, at: int, rng: Rng) -> None:
    raises = (available(state, frame, war.figures[at]) - war.least[at]) // sealed.RAISE
    if raises >= 0 and not rng.chance(DROPS_OUT):
        war.money[at] = war.least[at] + sealed.RAISE * rng.below(raises + 1)
        war.garbage[at] = rng.below(3)
