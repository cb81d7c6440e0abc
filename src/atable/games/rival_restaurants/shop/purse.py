"""Money that a player's own offers, bids and decided claims bind (RR-151, RR-454)."""

from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop.contests import in_war
from atable.games.rival_restaurants.shop.prices import ingredient_price
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import figures_of, owner
from atable.kernel.seats import Seat


def bound(state: RivalState, frame: Market, seat: Seat) -> int:
    """No trade and no purchase may leave less than this."""
    return sum([offered(frame, figure) + _decided(state, frame, figure) for figure in figures_of(state, seat)])


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
