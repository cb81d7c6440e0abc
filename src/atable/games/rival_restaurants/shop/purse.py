"""Money that a player's own offers, bids and decided claims bind (RR-151, RR-454)."""

from atable.games.rival_restaurants.content.cards import ISLAND
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import Request
from atable.games.rival_restaurants.shop.contests import in_war, sealed_wars
from atable.games.rival_restaurants.shop.prices import action_card_price, ingredient_price, pair_price
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of, owner
from atable.kernel.seats import Seat


def bound(state: RivalState, frame: Market, seat: Seat) -> int:
    """No trade and no purchase may leave less than this."""
    money = sum([offered(frame, figure) + _decided(state, frame, figure) for figure in figures_of(state, seat)])
    return money + _requested(state, frame, seat) if frame.requests and sealed_wars(state) else money


def _requested(state: RivalState, frame: Market, seat: Seat) -> int:
    """What waits to be judged (RR-096). If it fell to a secret bid that came later, it would tell all of the bid."""
    prices = [_price(state, request) for request in frame.requests if owner(state, request.figure) == seat]
    return sum([price for price in prices if price <= state.restaurants[seat].money])


def _price(state: RivalState, request: Request) -> int:
    if request.second != NOTHING:
        return pair_price(state, request.figure)
    if request.location == ISLAND:
        return action_card_price(state, request.figure)
    return ingredient_price(state, request.figure, request.location)


def available(state: RivalState, frame: Market, figure: int) -> int:
    """What this figure may offer in its war: all money that nothing else of its player binds."""
    seat = owner(state, figure)
    return state.restaurants[seat].money - bound(state, frame, seat) + offered(frame, figure)


def offered(frame: Market, figure: int) -> int:
    """The standing offer, or the sealed bid, of this figure; 0 without any."""
    war = in_war(frame, figure)
    return 0 if war is None else max(0, war.money[war.figures.index(figure)])


def _decided(state: RivalState, frame: Market, figure: int) -> int:
    """The price of the claim that this figure's player has decided to buy."""
    if frame.claims[figure] == NOTHING or frame.decisions[figure] != 1:
        return 0
    return ingredient_price(state, figure, state.figures[figure].at)


def lower_offers(state: RivalState, frame: Market, seat: Seat) -> list[int]:
    """RR-152, RR-454: the figures whose offers fell because the money did; the second figure's falls first."""
    fallen: list[int] = []
    for figure in reversed(figures_of(state, seat)):
        excess = bound(state, frame, seat) - state.restaurants[seat].money
        war = in_war(frame, figure)
        if war is not None and excess > 0 and offered(frame, figure):
            index = war.figures.index(figure)
            war.money[index] -= min(war.money[index], excess)
            fallen.append(figure)
    return fallen
