"""Sees a game of Critter Kitchen from the inside: which cards were in play, and whether their effect showed."""

from typing import Final, Protocol

from atable.bots.player import BotPlayer
from atable.games.critter_kitchen.abilities.rumors import fanatic_type
from atable.games.critter_kitchen.actions import ConfirmPlan, Take
from atable.games.critter_kitchen.bots.statistics import Collector
from atable.games.critter_kitchen.content.cards import (
    CAPACITY,
    CHALLENGE_IDS,
    CRITIC_IDS,
    NO_CARD,
    RESTAURATEUR_IDS,
    RUMOR_INDEX,
    ZOUS_CAPACITY,
    ZOUS_INDEX,
)
from atable.games.critter_kitchen.content.items import (
    ALLSPICE,
    BOAR,
    CHEFS,
    ICONS,
    ITEM_IDS,
    LOCATION_INDEX,
    NOTHING,
    RUMOR,
    SOUP,
    SPICE,
    TOFU,
    TYPE,
    ZOUS,
    number_of,
)
from atable.games.critter_kitchen.content.loader import CONTENT, FRIDGE, THRESHOLDS
from atable.games.critter_kitchen.events import (
    ChefCardRevealed,
    ChefMoved,
    ChefsSwapped,
    ConsolationSoup,
    DishesPresented,
    Exchanged,
    ItemTaken,
    LocationBegan,
    ManagerRevealed,
    MarkerMoved,
    PlansRevealed,
    RoundBegan,
    RumorScored,
    SoupGiven,
    StarsGained,
    TokenDrawn,
    TokenKept,
    TokensDrawn,
)
from atable.games.critter_kitchen.events.details import Dish
from atable.games.critter_kitchen.frames import Cooking, Eavesdropping, Planning, Plate
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.scoring import score_critic_meal
from atable.games.critter_kitchen.solo.placing import PLAYER, SHOWN, shown_tokens
from atable.games.critter_kitchen.state import AUTOMA, FROM_COURSES, LAST_OF_DAY, SOURCES, CritterState
from atable.games.critter_kitchen.table.plates import COOKBOOK_VALUE, STARS, dish_stars
from atable.games.critter_kitchen.table.storage import tokens_in
from atable.kernel.actions import Action
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat

MANAGERS: Final = {card.id: card for card in CONTENT.managers}
CHEF_CARDS: Final = {card.id: card for card in CONTENT.chef_cards}
BY_SPEED: Final = ("shark", "ant")  # zous-chefs that are only faster than others of their capacity
SNAILS_LOAD: Final = ZOUS_CAPACITY[ZOUS_INDEX["snail"]]


Card = tuple[str, str]  # its sort and its id

# What pays stars of its own.
BY_STARS: Final[dict[str, Card]] = {
    "carol": ("zous-chef", "carol"),
    "capybara": ("critic", "capybara"),
    "trophies": ("good", "trophy"),
}


class Onlooker(Protocol):
    """Who sees all of a game."""

    def look(self, state: CritterState, action: Action) -> None:
        """Before this action is played."""

    def note(self, state: CritterState, events: list[Event]) -> None:
        """After it."""


def play_on(state: CritterState, players: list[BotPlayer], onlooker: Onlooker | None = None) -> None:
    """From this position to the end of the game."""
    while GAME.outcome(state) is None:
        seat = GAME.pending(state)[0]
        action = players[seat].choose(GAME, state)
        assert isinstance(action, Action)
        GAME.check(state, seat, action)
        if onlooker is not None:
            onlooker.look(state, action)
        events = GAME.play(state, seat, action)
        for player in players:
            player.note(events)
        if onlooker is not None:
            onlooker.note(state, events)


class Witness:
    """Sees one game: the cards that were in play, and those whose effect showed."""

    def __init__(self) -> None:
        self.in_play: set[Card] = set()
        self.fired: set[Card] = set()
        self.city = Collector()  # where the chefs go, and how fast they are
        self.before: CritterState | None = None  # the position in which the plan was confirmed
        self.plates: list[list[Plate]] = []  # as they were when the last cook was ready
        self.manager = ""
        self.revealing = False  # plans are revealed and nobody shops yet
        self.carried: dict[tuple[Seat, str], int] = {}  # by chef: items taken this round

    def _see(self, sort: str, card: str, fired: bool = True) -> None:
        self.in_play.add((sort, card))
        if fired:
            self.fired.add((sort, card))

    # Before and after each action

    def look(self, state: CritterState, action: Action) -> None:
        frame = state.stack[-1]
        if isinstance(frame, Cooking):
            self.plates = frame.plates
        elif state.solo is not None and isinstance(action, ConfirmPlan):
            self.before = state.copy()
        elif isinstance(frame, Eavesdropping) and isinstance(action, Take):
            self._see("zous-chef", "magpie")

    def note(self, state: CritterState, events: list[Event]) -> None:
        for event in events:
            told = event.event if isinstance(event, Secret) else event
            self.city.note([told])
            self._note_abilities(state, told)
            self._note_kitchens(state, told)
            self._note_mcdogalds(told)

    def _note_abilities(self, state: CritterState, event: Event) -> None:
        match event:
            case PlansRevealed():
                self.revealing = True
                self.carried = {}
                for card in self.city.working.values():
                    self._see("zous-chef", card, fired=False)
            case LocationBegan():
                self.revealing = False
            case TokensDrawn(location="midnight_merchant") if self.revealing:
                self._see("zous-chef", "mole")
            case ChefMoved(zous_chef="chameleon"):
                self._see("zous-chef", "chameleon")
            case Exchanged():
                self._see("zous-chef", "ming")
            case TokenDrawn(source="otto"):
                self._see("zous-chef", "otto")
            case TokenKept():
                self._see("zous-chef", "kingfisher")
            case SoupGiven(source=source):
                self._see("restaurateur" if source == "elephant" else "zous-chef", source)
            case ChefsSwapped():
                self._see("restaurateur", "fox")
            case ConsolationSoup(soups=2):
                self._see("restaurateur", "globetrotting_boar")
            case StarsGained(source=source):
                sorts = {
                    "carol": ("zous-chef", "carol"),
                    "capybara": ("critic", source),
                    "trophies": ("good", "trophy"),
                }
                if source in sorts:
                    self._see(*sorts[source])
            case ItemTaken():
                self._note_item(event)

    # Shopping

    def _note_item(self, event: ItemTaken) -> None:
        seat, chef = event.seat, event.chef
        self.carried[seat, chef] = self.carried.get((seat, chef), 0) + 1
        number = CHEFS.index(chef)
        if (seat, chef) in self.city.coffees:
            card = self.city.working.get(seat)
            usual = ZOUS_CAPACITY[ZOUS_INDEX[card]] if number == ZOUS and card is not None else CAPACITY[number]
            self._see("good", "coffee", self._overtakes(event, usual))
        elif number == ZOUS and self.city.working[seat] in BY_SPEED:
            card = self.city.working[seat]
            self._see("zous-chef", card, self._overtakes(event, ZOUS_CAPACITY[ZOUS_INDEX[card]]))
        elif number == ZOUS and self.city.working[seat] == "snail":
            self._see("zous-chef", "snail", self.carried[seat, chef] == SNAILS_LOAD)
        if seat == AUTOMA and chef == "lizard" and self.carried[seat, chef] > CAPACITY[number]:
            self._see("manager", "mg_supersize")

    def _overtakes(self, event: ItemTaken, usual: int) -> bool:
        """Does somebody stand here whom a chef of the usual speed would not be ahead of, or not be level with?"""
        speed = self.city.speed_of(event.seat, event.chef)
        others = [
            self.city.speed_of(seat, chef)
            for (seat, chef), place in self.city.places.items()
            if place == event.location and seat != event.seat
        ]
        return speed < usual and any(speed <= other <= usual for other in others)

    # Dishes, fridges and the meal

    def _note_kitchens(self, state: CritterState, event: Event) -> None:
        match event:
            case DishesPresented(seat=seat, dishes=dishes):
                for dish in dishes:
                    self._note_dish(state, seat, dish)
                for plate in self.plates[seat]:
                    self._note_plate(state, seat, plate)
            case RoundBegan(round=number) if number - 1 in LAST_OF_DAY:
                limit = FRIDGE[LAST_OF_DAY.index(number - 1)]
                if any(tokens_in(kitchen) > limit for kitchen in state.kitchens[: state.seats]):
                    self._see("restaurateur", "badger")
            case RumorScored(card=card, seats=seats, stars=stars):
                paid = any(stars[at] for at, seat in enumerate(seats) if seat != AUTOMA)
                self._see("rumor", card, paid or _serves_fanatic(state, card, seats))
                if event.owl is not None:
                    self._see("restaurateur", "owl", paid or _serves_fanatic(state, card, seats))

    def _note_dish(self, state: CritterState, seat: Seat, dish: Dish) -> None:
        self._see("challenge", dish.challenge)
        usual = sum(dish.value >= threshold for threshold in THRESHOLDS)
        if dish.stars != (0, *STARS)[usual]:
            self._see("restaurateur", "hedgehog")
        if dish.cookbook:
            without = dish_stars(state.kitchens[seat], dish.value - COOKBOOK_VALUE)
            self._see("good", "cookbook", without != dish.stars)

    def _note_plate(self, state: CritterState, seat: Seat, plate: Plate) -> None:
        """A dish or a course: what lies on it that only a card allows, or makes dearer."""
        owner = state.kitchens[seat].restaurateur
        restaurateur = "" if owner == NO_CARD else RESTAURATEUR_IDS[owner]
        if TOFU in plate.items:
            self._see("good", "tofu")
        if SOUP in plate.spices:
            self._see("restaurateur", "heron")
        if restaurateur == "goat" and any(number_of(kind) == 2 for kind in plate.items):
            self._see("restaurateur", "goat")
        if restaurateur == "red_panda" and any(
            SPICE <= spice < ALLSPICE and (kind == TOFU or TYPE[kind] != spice - SPICE)
            for kind, spice in zip(plate.items, plate.spices, strict=True)
        ):
            self._see("restaurateur", "red_panda")

    def finish(self, state: CritterState) -> None:
        """The game is over: what was in play all along, and the meals."""
        self._see("critic", CRITIC_IDS[state.critic], _critic_matters(state))
        for challenge in state.challenges[: LAST_OF_DAY[-1]]:
            self._see("challenge", CHALLENGE_IDS[challenge], fired=False)
        for good in state.carts[: state.round]:
            self._see("good", ITEM_IDS[good], fired=False)
        for seat in range(state.seats):
            kitchen = state.kitchens[seat]
            for plate in state.meals[seat]:
                self._note_plate(state, seat, plate)
            if kitchen.restaurateur != NO_CARD:
                card = RESTAURATEUR_IDS[kitchen.restaurateur]
                self._see("restaurateur", card, card == "penguin" and kitchen.gained[FROM_COURSES] > 0)

    # McDogald's

    def _note_mcdogalds(self, event: Event) -> None:
        match event:
            case ManagerRevealed(card=card):
                self.manager = card
                self._see("manager", card, MANAGERS[card].what == "usual")  # two cards that do nothing
            case ChefCardRevealed(card=None):
                self._see("manager", self.manager)
            case ChefCardRevealed(card=str(card), location=location):
                self._see("chef card", card, self._is_met(card, location))
            case MarkerMoved(to_front=True):
                self._see("manager", self.manager)
            case PlansRevealed(plans=plans) if self.manager and MANAGERS[self.manager].what == "home":
                self._see("manager", self.manager, any(plan.lizard is None for plan in plans))

    def _is_met(self, card: str, location: str) -> bool:
        """Does the location meet the condition of the card? Otherwise the arrow alone led there."""
        asked = CHEF_CARDS[card]
        assert self.before is not None
        frame = self.before.stack[-1]
        assert isinstance(frame, Planning)
        plan = frame.plans[PLAYER]
        place = LOCATION_INDEX[location]
        if asked.condition == "location":
            return location == asked.location
        if asked.condition == "alone":
            return place not in plan
        if asked.condition == "shadow":
            return place == plan[BOAR]
        return SHOWN[asked.condition](self.before, shown_tokens(self.before, place)) > 0


def _serves_fanatic(state: CritterState, card: str, seats: tuple[Seat, ...]) -> bool:
    """A Fanatic's course counts twice for somebody."""
    course = fanatic_type(RUMOR_INDEX[card])
    return course != NOTHING and any(bool(state.meals[seat][course].items) for seat in seats if seat != AUTOMA)


def _critic_matters(state: CritterState) -> bool:
    """Somebody serves what the critic alone allows, or the same meals without a critic score otherwise."""
    plates = [plate for seat in range(state.seats) for plate in state.meals[seat]]
    for plate in plates:
        if len(plate.items) > 1 or plate.wine != NOTHING:
            return True
        if any(RUMOR <= spice < RUMOR + len(ICONS) for spice in plate.spices):
            return True
    return _scored(state, state.critic) != _scored(state, NO_CARD)


def _scored(state: CritterState, critic: int) -> list[list[int]]:
    """The stars of the meals by source, and the score tracks, as this critic would have them."""
    copy = state.copy()
    copy.critic = critic
    for kitchen in copy.kitchens:
        kitchen.gained = [0] * len(SOURCES)
    score_critic_meal(copy, [])
    return [[*kitchen.gained, kitchen.track] for kitchen in copy.kitchens]
