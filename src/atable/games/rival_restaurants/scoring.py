"""The ranking and the end (RR-279 to RR-289)."""

from atable.games.rival_restaurants.content.cards import RESTAURANTS
from atable.games.rival_restaurants.events import GameEnded
from atable.games.rival_restaurants.state import FROM_RECIPES, GOAL, SOURCES, RivalState
from atable.kernel.events import Event
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.seats import Seat


def is_last_day(state: RivalState) -> bool:
    """RR-279, RR-289."""
    return state.day >= state.options.max_days or any(place.popularity >= GOAL for place in state.restaurants)


def merits(state: RivalState, seat: Seat) -> tuple[int, int, int]:
    """RR-282 to RR-284: what is compared, in this order."""
    restaurant = state.restaurants[seat]
    return restaurant.popularity, restaurant.gourmets, restaurant.money


def leaders(state: RivalState) -> list[Seat]:
    """The best, or all that are tied for the first place after the first two tie-breaks."""
    best = max([merits(state, seat) for seat in range(state.seats)])
    return [seat for seat in range(state.seats) if merits(state, seat) == best]


def close(state: RivalState, winners: list[Seat], events: list[Event]) -> None:
    """The game is over."""
    state.shares = winners
    state.stack = []
    popularity = tuple([restaurant.popularity for restaurant in state.restaurants])
    restaurants = tuple([RESTAURANTS[restaurant.card] for restaurant in state.restaurants])
    events.append(GameEnded(tuple(places(state)), popularity, restaurants))


def places(state: RivalState) -> list[int]:
    """RR-288: by seat, 1 is best; who is equal shares a place, but the elected winner is alone (RR-285)."""
    ranks = [(seat in state.shares, *merits(state, seat)) for seat in range(state.seats)]
    return [1 + len([other for other in ranks if other > rank]) for rank in ranks]


def outcome(state: RivalState) -> Outcome | None:
    if state.stack:
        return None
    placed = places(state)
    sides = tuple([_side(state, seat, placed[seat]) for seat in range(state.seats)])
    reached = any(restaurant.popularity >= GOAL for restaurant in state.restaurants)
    reason = Message("ended-goal" if reached else "ended-days")
    return Outcome("ranked", sides, reason, _tie_break(state))


def _side(state: RivalState, seat: Seat, place: int) -> SideScore:
    restaurant = state.restaurants[seat]
    lines = tuple(
        [
            ScoreLine(f"score-{name}", restaurant.dishes if source == FROM_RECIPES else abs(points), points)
            for source, (name, points) in enumerate(zip(SOURCES, restaurant.gained, strict=True))
            if points != 0
        ]
    )
    return SideScore("seat", (seat,), restaurant.popularity, lines, place)


def _tie_break(state: RivalState) -> Message | None:
    """What decided for the winner where popularity did not."""
    winner = state.shares[0]
    won = merits(state, winner)
    others = [merits(state, seat) for seat in range(state.seats) if seat not in state.shares]
    second = max(others, default=(0, 0, 0))
    if len(state.shares) > 1:
        return Message("tie-break-shared")
    if won == second:
        return Message("tie-break-vote")
    if won[:2] == second[:2]:
        return Message("tie-break-money")
    if won[0] == second[0]:
        return Message("tie-break-gourmet")
    return None
