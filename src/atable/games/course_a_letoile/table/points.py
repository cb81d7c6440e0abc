"""Points, bills and the Star card (CE-59 to CE-66, CE-132 to CE-140)."""

from atable.games.course_a_letoile.content.cards import (
    BILL,
    CATEGORY,
    CUISINE,
    DECORATION,
    FAME_OF,
    IS_COOK,
    NEEDS_COOK,
    POINTS,
    PRICE,
    SERVICE,
    TARGETS,
)
from atable.games.course_a_letoile.content.loader import CONTENT
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.seats import Seat


def has_cook(state: CourseState, seat: Seat) -> bool:
    """CE-55, CE-57: one Chef(fe) or Star of the Stoves is enough for any number of Dishes."""
    return any(IS_COOK[card] for card in state.teams[seat])


def points_of(state: CourseState, seat: Seat) -> tuple[int, int, int, int]:
    """CE-135: Cuisine, Service and Decoration points, and Fame less the Bad Reviews (CE-87 to CE-90)."""
    category = [0, 0, 0]
    fame = -state.reviews[seat]
    for card in state.teams[seat]:
        category[CATEGORY[card]] += POINTS[card]  # CE-70
        fame += FAME_OF[card]
    for dish in state.menus[seat]:
        fame += FAME_OF[dish]  # CE-62, CE-64
    return category[CUISINE], category[SERVICE], category[DECORATION], fame


def missing(state: CourseState, seat: Seat) -> int:
    """CE-03: shortfalls add up, surplus in one category helps no other."""
    have, targets = points_of(state, seat), TARGETS[state.stars[seat]]
    return sum(max(0, target - points) for points, target in zip(have, targets, strict=True))


def price(state: CourseState, seat: Seat, kind: int) -> int:
    """CE-44; CE-91, CE-93: one Billing Trouble doubles one purchase."""
    return 2 * PRICE[kind] if state.troubles[seat] else PRICE[kind]


def bills(state: CourseState, seat: Seat) -> int:
    """CE-63, CE-66: without a cook only Street Food is paid; CE-81: with rats nothing is."""
    if state.rats[seat]:
        return 0
    cook = has_cook(state, seat)
    return sum(BILL[dish] for dish in state.menus[seat] if cook or not NEEDS_COOK[dish])


def income(state: CourseState, seat: Seat) -> int:
    """CE-132, CE-133: the coin of the P'tit Resto comes on top of the bills, or is the least one gets."""
    resto, paid = CONTENT.restos.income, bills(state, seat)
    return max(resto, paid) if state.options.resto_income == "floor" else resto + paid
