"""Rival Restaurants before the laws."""

from typing import Any

from atable.games.rival_restaurants.actions import (
    BuyPair,
    DecideClaim,
    DeclareCook,
    Discard,
    DropOut,
    Exempt,
    OfferInWar,
    SealBid,
    SetOrders,
    SetWheel,
    Smile,
    StopPower,
    UseAngus,
    UseFuego,
    UseGardena,
)
from atable.games.rival_restaurants.content.cards import INGREDIENT_INDEX, LOCATION_INDEX
from atable.games.rival_restaurants.frames import (
    Choosing,
    Declaring,
    Market,
    Placing,
    Play,
    Reacting,
    SettingWheels,
    Voting,
)
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.phases import reacting, voting, wheels
from atable.games.rival_restaurants.phases.buying import steps
from atable.games.rival_restaurants.phases.orders import some_orders
from atable.games.rival_restaurants.shop import sealed
from atable.games.rival_restaurants.state import NO_SPOT, NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of, owner, spots_at
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from tests.laws.rival_days import LastDays
from tests.laws.rival_witness import RivalWitness, dealt_from
from tests.laws.subject import Case, Observer, Subject


def case(name: str, seats: int, **options: Any) -> Case:
    return Case(name, seats, RivalOptions(max_days=20, **options))


CASES = (
    case("2-live-squad", 2, celebrity_income_bonus=200),
    case("5-relaxed-evening", 5, pace="relaxed"),
    case("5-live-war", 5),
    case("4-live-garbage", 4),
    case("4-live-sealed", 4, war_mode="sealed", placement_mode="combined", response_privacy="fast"),
    case("3-live", 3, bb_seconds=30, mystery_mart_safe_zone=True),
    case("2-relaxed-base", 2, pace="relaxed", mode="base", chef_choices=3, beginner_chefs=True),
    case("2-live-draft", 2, mode="kitchen_squad_draft", variant_amateur=True),
    case("3-simulation-cooks", 3, pace="simulation", mode="two_many_cooks", restaurant_choices=2, variant_startup=True),
    case("6-simulation-bids", 6, pace="simulation"),
)

KEEN = (OfferInWar, DropOut, Exempt, StopPower, BuyPair, UseFuego, UseAngus, UseGardena)


def scramble(state: RivalState, seat: Observer, rng: Rng) -> RivalState:
    """What lies face down, hands of others, and all that they have chosen or ordered in secret."""
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()}")
    for pile in [*other.shelves, *(layer for deck in other.decks for layer in deck)]:
        rng.shuffle(pile)
    _scramble_hands(other, seat, rng)
    for stranger in range(state.seats):
        if stranger != seat:
            other.steps[stranger] = rng.below(99)
            if state.options.pace == "relaxed":
                other.orders[stranger] = some_orders(rng)
            _think_again(other, stranger, rng)
    return other


def _scramble_hands(state: RivalState, seat: Observer, rng: Rng) -> None:
    """Cards change places, but for those that this seat knows, and the hand of one who is asked for its answer."""
    armed = state.options.response_privacy == "fast" and state.stack and isinstance(state.stack[-1], Play)
    asked = GAME.pending(state) if armed else []
    piles = [state.action_deck]
    piles += [it.hand for owner, it in enumerate(state.restaurants) if owner != seat and owner not in asked]
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if not _knows(state, seat, card)]
    for _ in range(len(places)):
        (pile, at), (other_pile, other_at) = rng.choice(places), rng.choice(places)
        card, other = pile[at], other_pile[other_at]
        pile[at], other_pile[other_at] = other, card
        for bits in (state.known, state.glimpsed):
            bits[card], bits[other] = bits[other], bits[card]
    for restaurant in state.restaurants:
        restaurant.hand.sort()


def _knows(state: RivalState, seat: Observer, card: int) -> bool:
    return seat is not None and state.known[card] >> seat & 1 == 1


def _think_again(state: RivalState, owner: Seat, rng: Rng) -> None:
    """As many choices as were made: with the last one a seat is ready, and everybody sees that."""
    above = state.stack[1:]
    del state.stack[1:]
    match state.stack[0] if state.stack else None:
        case Choosing() as frame:
            _deal_otherwise(frame, state.options.beginner_chefs, owner, rng)
        case SettingWheels() as frame:
            _set_otherwise(state, frame, owner, rng)
        case Placing() as frame:
            _place_otherwise(state, frame, owner, rng)
        case Market() as frame if state.options.war_mode == "sealed":
            _bid_otherwise(state, frame, owner, rng)
        case Declaring() as frame if owner in frame.asked and frame.plans[owner] is not None:
            frame.plans[owner] = None
            frame.plans[owner] = rng.choice([it for it in GAME.legal(state, owner) if isinstance(it, DeclareCook)])
        case Voting() as frame if frame.votes[owner] != NOTHING:
            frame.votes[owner] = rng.choice([*frame.tied, voting.ABSTAINED])
    state.stack += above
    top = above[-1] if above else None
    if isinstance(top, Reacting) and owner in top.asked:
        _react_otherwise(state, top, owner, rng)


def _deal_otherwise(frame: Choosing, beginners: bool, owner: Seat, rng: Rng) -> None:
    """With cards that were dealt to nobody."""
    pool = dealt_from(frame.what, beginners)
    own = frame.dealt[owner]
    for at in range(len(own)):
        out = sorted(pool - {card for cards in frame.dealt for card in cards})
        own[at] = rng.choice([own[at], *out])
    own.sort()
    kept = own.copy()
    rng.shuffle(kept)
    frame.kept[owner] = tuple(sorted(kept[: len(frame.kept[owner])]))


def _set_otherwise(state: RivalState, frame: SettingWheels, owner: Seat, rng: Rng) -> None:
    figures = [figure for figure in figures_of(state, owner) if frame.wheels[figure] != NOTHING]
    for figure in figures:
        frame.wheels[figure] = NOTHING
    for figure in figures:
        where = rng.choice(wheels.destinations(state, frame, figure))
        assert isinstance(where, SetWheel)
        frame.wheels[figure] = LOCATION_INDEX[where.location]
        frame.spots[figure] = NO_SPOT if where.spot is None else where.spot
    if frame.actives[owner] != NOTHING:
        frame.actives[owner] = rng.choice(state.restaurants[owner].squad)


def _place_otherwise(state: RivalState, frame: Placing, seat: Seat, rng: Rng) -> None:
    for figure in frame.asked:
        if owner(state, figure) == seat and frame.spots[figure] != NOTHING:
            frame.spots[figure] = rng.choice(spots_at(state, state.figures[figure].at))


def _react_otherwise(state: RivalState, frame: Reacting, owner: Seat, rng: Rng) -> None:
    at = frame.asked.index(owner)
    if frame.chosen[at] != NOTHING:
        match rng.choice(reacting.legal(state, owner)):
            case Smile(smile=smile):
                frame.chosen[at] = int(smile)
            case Discard(ingredient=ingredient):
                frame.chosen[at] = INGREDIENT_INDEX[ingredient]


def _bid_otherwise(state: RivalState, frame: Market, seat: Seat, rng: Rng) -> None:
    """RR-155, RR-417."""
    figures = figures_of(state, seat)
    secret = [(war, at) for war in frame.wars for at in _places(state, war, seat) if not sealed.revealed(war)]
    bids = [(war, at) for war, at in secret if war.money[at] != NOTHING]
    claims = [it for it in figures if frame.claims[it] != NOTHING and frame.decisions[it] != NOTHING]
    for war, at in bids:
        war.money[at], war.garbage[at], war.with_card[at] = NOTHING, 0, False
    for figure in claims:
        frame.decisions[figure] = NOTHING
    for figure in claims:
        listed = steps.legal(state, frame, seat)
        decided = rng.choice([it for it in listed if isinstance(it, DecideClaim) and it.figure == figure])
        frame.decisions[figure] = int(decided.buy)
    for war, at in bids:
        listed = sealed.bids(state, frame, seat)
        bid = rng.choice([it for it in listed if isinstance(it, SealBid) and it.figure == war.figures[at]])
        war.money[at], war.garbage[at], war.with_card[at] = bid.money, rng.below(3), bid.going_going_mine


def _places(state: RivalState, war: War, seat: Seat) -> list[int]:
    return [at for at, figure in enumerate(war.figures) if owner(state, figure) == seat and war.inside[at]]


SUBJECT = Subject(LastDays(), CASES, scramble, RivalWitness, games=2, keen=KEEN, aside=(SetOrders,))
