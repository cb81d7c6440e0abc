"""Sees which options of Rival Restaurants a table has chosen, and whether they made a difference."""

from collections import Counter
from typing import Final

from atable.games.rival_restaurants.actions import Respond
from atable.games.rival_restaurants.content.cards import (
    ANGUS,
    ANTOINE,
    BEGINNER_CHEFS,
    CELEBRITY,
    CHEF_INDEX,
    CLAM_VOYANCE,
    FUEGO,
    MYSTERY_MART,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RETURN_TO_SENDER,
)
from atable.games.rival_restaurants.events import (
    BidsRevealed,
    ChefDrafted,
    ChefsMoved,
    ChoicesRevealed,
    CounterBought,
    DayBegan,
    DoneSet,
    LetHappen,
    LevelReached,
    MarketClosed,
    MarketOpened,
    OfferMade,
    RecipeDrawn,
    Requested,
    ShelfBought,
    SpotsRevealed,
    TurnPassed,
    WarOffered,
)
from atable.games.rival_restaurants.frames import SettingWheels
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import SQUAD_MODES, RivalOptions
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import INCOME, holds, owner, owns
from atable.kernel.actions import Action, Tick
from atable.kernel.events import Event, Secret
from atable.kernel.outcome import Outcome
from atable.kernel.seats import Seat
from benchmarks.rival_witness import Effect

OPTION: Final = "option"
OPTIONS: Final[list[str]] = [
    "kitchen_squad",
    "kitchen_squad_draft",
    "two_many_cooks",
    "variant_amateur",
    "variant_startup",
    "pace live",
    "pace relaxed",
    "pace simulation",
    "bb_seconds",
    "bb_seconds 0",
    "wheel_seconds",
    "placement_mode two_step",
    "placement_mode combined",
    "war_mode open",
    "war_mode sealed",
    "restaurant_choices",
    "chef_choices",
    "beginner_chefs",
    "mystery_mart_safe_zone",
    "celebrity_income_bonus",
    "response_privacy strict",
    "response_privacy fast",
    "max_days",
]
EXTRA_PAY: Final = 200  # RR-123, where the table chose more than $100
SAFE_FROM: Final = (ANGUS, ANTOINE, FUEGO)  # RR-298


def chosen(options: RivalOptions) -> set[str]:
    """Of the list above."""
    clock = options.pace == "live" and options.bb_seconds > 0 and not options.variant_amateur
    named = {
        options.mode: True,
        f"pace {options.pace}": True,
        f"placement_mode {options.placement_mode}": True,
        f"war_mode {options.war_mode}": True,
        f"response_privacy {options.response_privacy}": True,
        "variant_amateur": options.variant_amateur,
        "variant_startup": options.variant_startup,
        "bb_seconds": clock,
        "bb_seconds 0": options.pace == "live" and options.bb_seconds == 0,
        "wheel_seconds": options.pace == "live" and options.wheel_seconds > 0,
        "restaurant_choices": options.restaurant_choices > 1,
        "chef_choices": options.chef_choices > 1,
        "beginner_chefs": options.beginner_chefs,
        "mystery_mart_safe_zone": options.mystery_mart_safe_zone,
        "celebrity_income_bonus": options.celebrity_income_bonus == EXTRA_PAY,
        "max_days": True,
    }
    return {name for name, there in named.items() if there and name in OPTIONS}


class OptionWitness:
    """Sees one game of a table with these options, which are resolved."""

    def __init__(self, options: RivalOptions) -> None:
        self.chosen = chosen(options)
        self.in_play: set[Effect] = {(OPTION, name) for name in self.chosen}
        self.fired: Counter[Effect] = Counter()
        self.tick = False  # is it the clock that acts?
        self.fresh: list[bool] = []  # by seat: two Basic recipes still (RR-402)
        self.shoppers: set[int] = set()  # figures that have bought today

    def _fire(self, name: str, fired: bool = True) -> None:
        if fired and name in self.chosen:
            self.fired[OPTION, name] += 1

    def look(self, state: RivalState, seat: Seat, action: Action) -> None:
        self.tick = isinstance(action, Tick)
        self.fresh = [not any(RECIPE_GOURMET[recipe] for recipe in it.recipes) for it in state.restaurants]
        if isinstance(action, Respond) and action.card is None:
            hand = state.restaurants[seat]
            self._fire("response_privacy strict", not holds(hand, CLAM_VOYANCE) and not holds(hand, RETURN_TO_SENDER))
        if not self.tick and isinstance(state.stack[-1], SettingWheels):
            limit = GAME.limit(state, seat)
            self._fire("wheel_seconds", limit is not None and limit.ms == 1000 * state.options.wheel_seconds)

    def note(self, state: RivalState, events: list[Event]) -> None:
        for event in events:
            told = event.event if isinstance(event, Secret) else event
            self._note_days(state, told)
            self._note_chefs(state, told)
            self._note_market(state, told)

    def finish(self, outcome: Outcome) -> None:
        self._fire("max_days", outcome.reason.key == "ended-days")

    def _note_days(self, state: RivalState, event: Event) -> None:
        match event:
            case DayBegan(income=income):
                self.shoppers = set()
                for restaurant, amount in zip(state.restaurants, income, strict=True):
                    self._fire("celebrity_income_bonus", owns(restaurant, CELEBRITY) and amount >= INCOME + EXTRA_PAY)
            case LevelReached(seat=seat, level=1):
                self._fire("variant_amateur", state.restaurants[seat].powers_from <= state.day + 1)
            case RecipeDrawn(seat=seat, recipe=recipe):
                self._fire("variant_startup", self.fresh[seat] and RECIPE_GOURMET[RECIPE_INDEX[recipe]])
            case LetHappen():
                self._fire("response_privacy fast")

    def _note_chefs(self, state: RivalState, event: Event) -> None:
        match event:
            case ChoicesRevealed(what=what):
                self._fire(f"{what}_choices")
            case ChefDrafted(banned=True):
                self._fire("kitchen_squad_draft")
            case ChefsMoved(moves=moves):
                self._fire("placement_mode combined", any(move.spot is not None for move in moves))
                self._fire("beginner_chefs", all(CHEF_INDEX[move.chef] in BEGINNER_CHEFS for move in moves))
            case SpotsRevealed():
                self._fire("placement_mode two_step")
            case MarketOpened():
                self._note_safe_zone(state)

    def _note_safe_zone(self, state: RivalState) -> None:
        there = [number for number, figure in enumerate(state.figures) if figure.at == MYSTERY_MART]
        harmless = [number for number in there if state.figures[number].chef in SAFE_FROM]
        rivals = [other for number in harmless for other in there if owner(state, other) != owner(state, number)]
        self._fire("mystery_mart_safe_zone", bool(rivals))

    def _note_market(self, state: RivalState, event: Event) -> None:
        match event:
            case Requested():
                self._fire("pace live")
            case DoneSet():
                self._fire("pace relaxed")
            case OfferMade():
                self._fire("pace simulation")
            case MarketClosed():
                self._fire("bb_seconds", self.tick)
            case TurnPassed(figure=int()):
                self._fire("bb_seconds 0")
            case WarOffered():
                self._fire("war_mode open")
            case BidsRevealed():
                self._fire("war_mode sealed")
            case CounterBought(figure=figure) | ShelfBought(figure=figure):
                self._note_shopper(state, figure)

    def _note_shopper(self, state: RivalState, figure: int) -> None:
        """RR-378, RR-410: two figures of a player buy on the same day, of which one may be an NPC."""
        self.shoppers.add(figure)
        second = figure >= state.seats
        self._fire("kitchen_squad", second and state.options.mode in SQUAD_MODES)
        self._fire("two_many_cooks", {owner(state, figure), owner(state, figure) + state.seats} <= self.shoppers)
