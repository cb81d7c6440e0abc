"""Maintenance: prestige bonuses, clean-up, and the end of the game (KR-201 to KR-211, KC-128)."""

from typing import Final

from atable.games.kitchen_rush import scoring
from atable.games.kitchen_rush.abilities import perks
from atable.games.kitchen_rush.content.cards import BONUSES
from atable.games.kitchen_rush.events import BonusOffered, GameEnded, RoundEnded
from atable.games.kitchen_rush.frames import Choosing
from atable.games.kitchen_rush.state import NOTHING, STANDING, RushState
from atable.games.kitchen_rush.table import hourglasses
from atable.games.kitchen_rush.table.house import BONUS_THRESHOLDS, ROUNDS
from atable.kernel.events import Event

OFFERED: Final = 2  # KR-202


def give_bonuses(state: RushState, events: list[Event]) -> None:
    """KR-201, KR-205: one threshold after the other."""
    given = state.thresholds
    if given == len(BONUS_THRESHOLDS) or state.prestige < BONUS_THRESHOLDS[given]:
        state.upcoming = "cleanup"
        return
    state.thresholds += 1
    state.upcoming = "rewards"
    if state.bonus_deck:  # KR-203
        _offer(state, events)


def _offer(state: RushState, events: list[Event]) -> None:
    """KR-202; a single card is taken without a question (KR-203)."""
    cards = state.bonus_deck[: -OFFERED - 1 : -1]
    del state.bonus_deck[-OFFERED:]
    state.bonus_seen = min(state.bonus_seen, len(state.bonus_deck))
    events.append(BonusOffered(tuple([BONUSES[card] for card in cards])))
    if len(cards) == 1:
        perks.keep(state, cards[0], events)
    else:
        state.upcoming = ""
        state.stack.append(Choosing("bonus", cards))


def keep_bonus(state: RushState, card: int, offered: list[int], events: list[Event]) -> None:
    """KR-202: the other one goes under the deck."""
    for other in offered:
        if other != card:
            state.bonus_deck.insert(0, other)
            state.bonus_seen += 1
    perks.keep(state, card, events)
    state.upcoming = "rewards"


def clean_up(state: RushState, events: list[Event]) -> None:
    """KR-207 to KR-209, KC-128."""
    for number, hourglass in enumerate(state.hourglasses):
        if hourglass.where == STANDING:
            hourglasses.take_off(state, number, events)
        hourglass.used = False
    state.specialists_used.clear()
    if state.event != NOTHING:
        state.gone_events.append(state.event)
        state.event = NOTHING
    state.purchases = 0
    state.paused_before = False
    state.waited_for = 0
    events.append(RoundEnded(state.round))
    state.upcoming = "round" if state.round < ROUNDS else "end"


def end_game(state: RushState, events: list[Event]) -> None:
    """KR-009."""
    events.append(GameEnded(scoring.won(state)))
