"""The end of a day, and of the game (RR-267, RR-278 to RR-281)."""

from atable.games.rival_restaurants.phases.refilling import refill
from atable.games.rival_restaurants.phases.voting import start_vote
from atable.games.rival_restaurants.phases.wheels import start_day
from atable.games.rival_restaurants.scoring import close, is_last_day, leaders
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.events import Event


def end_day(state: RivalState, events: list[Event]) -> None:
    """RR-280: after all have cooked."""
    if not is_last_day(state):
        refill(state, events)
        start_day(state, events)
        return
    tied = leaders(state)  # RR-281: nothing is refilled any more
    if 1 < len(tied) < state.seats and state.options.pace != "simulation":
        start_vote(state, tied)  # RR-285
    else:
        close(state, tied, events)  # RR-287
