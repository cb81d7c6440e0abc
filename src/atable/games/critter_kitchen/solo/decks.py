"""The cards of McDogald's: four decks, what is drawn from them, and the stars that come with its cards."""

from typing import Final

from atable.games.critter_kitchen.content.cards import COMMON_CHEFS, NO_CARD
from atable.games.critter_kitchen.content.items import CHEFS
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import StarsGained
from atable.games.critter_kitchen.state import (
    AUTOMA,
    FROM_ICONS,
    FROM_START,
    LAST_OF_DAY,
    MCDOGALDS,
    SOURCES,
    CritterState,
    Solo,
)
from atable.games.critter_kitchen.table.city import challenges_of_day
from atable.kernel.events import Event

DECK: Final[list[int]] = [CHEFS.index(card.deck) for card in CONTENT.chef_cards]  # by chef card: the chef it is for
IN_PLAY: Final = LAST_OF_DAY[-1]  # challenges


def solo_of(state: CritterState) -> Solo:
    assert state.solo is not None
    return state.solo


def set_up(state: CritterState) -> None:
    """CK-301, CK-303."""
    solo = solo_of(state)
    solo.managers = list(range(len(CONTENT.managers)))
    solo.chef_decks = [[card for card, chef in enumerate(DECK) if chef == deck] for deck in COMMON_CHEFS]
    solo.chef_discards = [[] for _ in COMMON_CHEFS]
    solo.starred = [0] * IN_PLAY
    state.rng.shuffle(solo.managers)
    for deck in solo.chef_decks:
        state.rng.shuffle(deck)
    _clear_table(solo)
    state.kitchens[MCDOGALDS].gained[FROM_START] += CONTENT.choices[state.critic].stars


def draw_manager(state: CritterState) -> int:
    """CK-308: there are twice as many as rounds."""
    solo = solo_of(state)
    solo.manager = solo.managers.pop()
    return solo.manager


def draw_chef_card(state: CritterState, deck: int) -> int:
    solo = solo_of(state)
    if not solo.chef_decks[deck]:  # CK-318
        solo.chef_decks[deck], solo.chef_discards[deck] = solo.chef_discards[deck], []
        state.rng.shuffle(solo.chef_decks[deck])
    return solo.chef_decks[deck].pop()


def end_round(state: CritterState) -> None:
    """CK-346."""
    solo = solo_of(state)
    for card in solo.chef_cards:
        if card != NO_CARD:
            solo.chef_discards[DECK[card]].append(card)
    _clear_table(solo)


def _clear_table(solo: Solo) -> None:
    solo.manager = NO_CARD
    solo.chef_cards = [NO_CARD] * len(CHEFS)
    solo.supersize = False


def collect(state: CritterState, events: list[Event]) -> None:
    """CK-347: the stars that lie on the challenges of this day."""
    solo = solo_of(state)
    stars = 0
    for challenge in challenges_of_day(state):
        stars += solo.starred[challenge].bit_count()
        solo.starred[challenge] = 0
    if stars:
        state.kitchens[MCDOGALDS].gained[FROM_ICONS] += stars
        events.append(StarsGained(AUTOMA, stars, SOURCES[FROM_ICONS]))
