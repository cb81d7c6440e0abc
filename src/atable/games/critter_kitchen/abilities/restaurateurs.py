"""The ten restaurateurs: small functions named after the card, asked where their ability matters (CK-070)."""

from atable.games.critter_kitchen.content.cards import (
    RESTAURATEUR_STARS,
    RUMOR_IDS,
    THE_BADGER,
    THE_ELEPHANT,
    THE_FOX,
    THE_GLOBETROTTING_BOAR,
    THE_GOAT,
    THE_HEDGEHOG,
    THE_HERON,
    THE_OWL,
    THE_PENGUIN,
    THE_RED_PANDA,
)
from atable.games.critter_kitchen.content.loader import CONTENT, FRIDGE, THRESHOLDS
from atable.games.critter_kitchen.events import RumorOverheard, SoupGiven
from atable.games.critter_kitchen.state import FROM_RESTAURATEUR, CritterState, Kitchen, day_of, seat_of
from atable.kernel.events import Event, Secret


def deal(state: CritterState, cards: list[int]) -> None:
    """CK-067, CK-072."""
    for seat, card in enumerate(cards):
        state.kitchens[seat].restaurateur = card


def join(state: CritterState, seat: int, events: list[Event]) -> None:
    """CK-069, CK-073: what the card brings at once."""
    kitchen = state.kitchens[seat]
    kitchen.gained[FROM_RESTAURATEUR] += RESTAURATEUR_STARS[kitchen.restaurateur]
    if kitchen.restaurateur == THE_PENGUIN:
        kitchen.bisque += 1
    elif kitchen.restaurateur == THE_OWL:
        the_owl_listens(state, seat, events)


def the_owl_listens(state: CritterState, seat: int, events: list[Event]) -> None:
    """A rumor card of its own, from the unused ones of the same set."""
    unused = [
        at
        for at, card in enumerate(CONTENT.rumors)
        if at not in state.rumors and (state.options.rumor_set == "all" or card.set == "base")
    ]
    card = state.rng.choice(unused)
    state.kitchens[seat].private_rumor = card
    events.append(Secret((seat,), RumorOverheard(seat, RUMOR_IDS[card]), RumorOverheard(seat, None)))


def the_red_panda_spices(kitchen: Kitchen) -> bool:
    """Every spice may serve as an all-spice."""
    return kitchen.restaurateur == THE_RED_PANDA


def consolation_soups(kitchen: Kitchen) -> int:
    """CK-148; The Globetrotting Boar brings two home."""
    return 2 if kitchen.restaurateur == THE_GLOBETROTTING_BOAR else 1


def the_goat_adds(kitchen: Kitchen, number: int) -> int:
    """Twos are worth four."""
    return 2 if number == 2 and kitchen.restaurateur == THE_GOAT else 0


def the_elephant_waits(state: CritterState, line: list[int], events: list[Event]) -> None:
    """A soup for a chef that starts in a tied group and is not first in it."""
    for number in line[1:]:
        kitchen = state.kitchens[number]
        if kitchen.restaurateur == THE_ELEPHANT:
            kitchen.soup += 1
            events.append(SoupGiven(seat_of(state, number), "soup", 1, "elephant"))


def the_heron_seasons(kitchen: Kitchen) -> bool:
    """A soup may serve as an all-spice in a dish, once for each type."""
    return kitchen.restaurateur == THE_HERON


def fridge_limit(kitchen: Kitchen, day: int) -> int:
    """CK-244, CK-245; The Badger's fridge is larger."""
    limits = CONTENT.restaurateurs[THE_BADGER].fridge if kitchen.restaurateur == THE_BADGER else FRIDGE
    return limits[day - 1]


def the_fox_may_swap(state: CritterState, number: int) -> bool:
    """Once a day."""
    kitchen = state.kitchens[number]
    return kitchen.restaurateur == THE_FOX and kitchen.fox_day != day_of(state.round)


def dish_thresholds(kitchen: Kitchen) -> tuple[int, int, int]:
    """CK-231 to CK-233; The Hedgehog's dishes need less."""
    if kitchen.restaurateur == THE_HEDGEHOG:
        return CONTENT.restaurateurs[THE_HEDGEHOG].thresholds
    return THRESHOLDS
