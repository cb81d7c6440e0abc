"""Antoine and Lovehandles: always on; they may spare chefs, and who is hit may stop them for a day (RR-200, RR-293)."""

from atable.games.rival_restaurants.abilities.announcing import stop_power
from atable.games.rival_restaurants.actions import Exempt, StopPower
from atable.games.rival_restaurants.content.cards import (
    ANTOINE,
    CHEFS,
    CLAM_VOYANCE,
    ISLAND,
    LOVEHANDLES,
    MARKETS,
    MYSTERY_MART,
)
from atable.games.rival_restaurants.events import Answered, PowerStopped
from atable.games.rival_restaurants.shop.prices import power_hits
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import (
    figures_of,
    holds,
    owner,
    power_works,
    safe_zone,
    spend_card,
)
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def works(state: RivalState, number: int) -> bool:
    """Is this figure an Antoine or a Lovehandles whose power works where it stands?"""
    figure = state.figures[number]
    if figure.chef not in (ANTOINE, LOVEHANDLES) or not power_works(state, number) or safe_zone(state, figure.at):
        return False
    if figure.chef == LOVEHANDLES:
        return 0 <= figure.at < MARKETS and figure.at != MYSTERY_MART  # RR-333, RR-335
    return 0 <= figure.at <= ISLAND  # RR-305


def hits(state: RivalState, number: int, seat: Seat) -> bool:
    """Does it hit a chef of this seat now?"""
    if not works(state, number):
        return False
    for other in figures_of(state, seat):
        chef = state.figures[other]
        if chef.at == state.figures[number].at and not chef.npc and power_hits(state, number, other):
            return True
    return False


def options(state: RivalState, seat: Seat) -> list[Action]:
    """Of the exemptions, which are open-ended, each one more chef is listed."""
    actions: list[Action] = []
    clam = holds(state.restaurants[seat], CLAM_VOYANCE)
    for number, figure in enumerate(state.figures):
        if figure.chef != ANTOINE and figure.chef != LOVEHANDLES:
            continue
        if owner(state, number) == seat and not figure.npc:
            for other in range(state.seats):
                if other != seat and hits(state, number, other):
                    actions.append(Exempt(number, _seats(state, figure.spares | 1 << other)))
        elif clam and owner(state, number) != seat and hits(state, number, seat):
            actions.append(StopPower(number))
    return actions


def _seats(state: RivalState, bits: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(state.seats) if bits >> seat & 1])


def check(state: RivalState, seat: Seat, action: Exempt | StopPower) -> None:
    if not 0 <= action.figure < len(state.figures):
        raise IllegalAction("RR-293", "no-such-figure")
    figure = state.figures[action.figure]
    if isinstance(action, StopPower):
        _check_stop(state, seat, action)
        return
    if owner(state, action.figure) != seat or figure.npc or not works(state, action.figure):
        raise IllegalAction("RR-366" if figure.npc else "RR-293", "not-your-permanent-power")
    if action.seats not in [_seats(state, bits) for bits in range(1 << state.seats) if not bits >> seat & 1]:
        raise IllegalAction("RR-293", "exempt-other-seats")


def _check_stop(state: RivalState, seat: Seat, action: StopPower) -> None:
    if not holds(state.restaurants[seat], CLAM_VOYANCE):
        raise IllegalAction("RR-193", "card-not-in-hand")
    if owner(state, action.figure) == seat or not hits(state, action.figure, seat):
        raise IllegalAction("RR-194", "power-not-against-you")


def use(state: RivalState, seat: Seat, action: Exempt | StopPower, events: list[Event]) -> None:
    figure = state.figures[action.figure]
    if isinstance(action, Exempt):
        figure.spares = sum([1 << other for other in action.seats]) | figure.stopped
        events.append(PowerStopped(action.figure, CHEFS[figure.chef], _seats(state, figure.spares)))
        return
    author = owner(state, action.figure)
    spend_card(state, seat, CLAM_VOYANCE)  # RR-195: it is not the card of the day
    events.append(Answered(seat, "clam_voyance", author))
    stop_power(state, action.figure, author, seat, events)


def stopped(state: RivalState, number: int, seat: Seat, events: list[Event]) -> None:
    """RR-200: for the rest of the day."""
    figure = state.figures[number]
    figure.stopped |= 1 << seat
    figure.spares |= 1 << seat
    events.append(PowerStopped(number, CHEFS[figure.chef], _seats(state, figure.spares)))
