"""End of round (CK-208 to CK-212): cards and chefs come back, and after rounds 3, 6 and 7 the cooking begins."""

from atable.games.critter_kitchen.content.cards import NO_CARD
from atable.games.critter_kitchen.content.items import CHEFS, TYPES
from atable.games.critter_kitchen.events import RoundEnded
from atable.games.critter_kitchen.frames import Cooking, Serving, empty_plate
from atable.games.critter_kitchen.phases.preparing import begin_round
from atable.games.critter_kitchen.solo import decks
from atable.games.critter_kitchen.state import HOME, LAST_OF_DAY, ROUNDS, CritterState
from atable.games.critter_kitchen.table.city import challenges_of_day
from atable.kernel.events import Event


def end_round(state: CritterState, events: list[Event]) -> None:
    events.append(RoundEnded(state.round))
    for kitchen in state.kitchens:
        kitchen.at = [HOME] * len(CHEFS)
        kitchen.zous = NO_CARD  # CK-196, CK-210
        kitchen.caffeinated = 0
    if state.solo is not None:
        decks.end_round(state)
    seats = state.seats
    if state.round == ROUNDS:  # CK-257
        meals = [[empty_plate() for _ in TYPES] for _ in range(seats)]
        state.stack = [Serving(meals, [False] * seats)]
    elif state.round in LAST_OF_DAY:  # CK-211
        plates = [[empty_plate() for _ in challenges_of_day(state)] for _ in range(seats)]
        state.stack = [Cooking(plates, [False] * seats, [False] * seats)]
    else:
        begin_round(state, events)
