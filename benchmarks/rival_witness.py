"""Sees a game of Rival Restaurants from the inside: what was in play, and whether its effect showed."""

from collections import Counter
from typing import Final

from atable.games.rival_restaurants.actions import BuyPair
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    BASIC_BOOK,
    CELEBRITY,
    CHEF_INDEX,
    CHEFS,
    CHOP_SHOP,
    CNC_CHEFS,
    GOHAN,
    GOURMET_BOOK,
    INGREDIENT_INDEX,
    INGREDIENTS,
    LOCATION_INDEX,
    MARKET_OF,
    MYSTERY_MART,
    PRICES,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPE_NEEDS,
    SOCIAL_MEDIA,
    UPGRADES,
    VEGETABLE_LAND,
)
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.cooking.gains import garbage_of, points
from atable.games.rival_restaurants.cooking.menus import declarations
from atable.games.rival_restaurants.cooking.pans import Pan
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    Answered,
    CardDrawn,
    CardPlayed,
    ChefRelocated,
    ChefsMoved,
    ChocolateSold,
    Cooked,
    CookingRevealed,
    CounterBought,
    DayBegan,
    GarbageBinned,
    GarbageGiven,
    IngredientDiscarded,
    IngredientFound,
    IngredientsDrawn,
    IngredientTaken,
    LeftWar,
    LevelReached,
    MarketClosed,
    MarketOpened,
    MoneyGained,
    MoneyGiven,
    MoneyPaid,
    PlayReturned,
    PlayStopped,
    PopularityGained,
    PowerStopped,
    Reacted,
    RecipesShown,
    RecipesSwapped,
    ShelfBought,
    SpotsRevealed,
    UpgradeBought,
    UpgradeGained,
    WarWon,
)
from atable.games.rival_restaurants.events.details import Dish, Move
from atable.games.rival_restaurants.options import SQUAD_MODES
from atable.games.rival_restaurants.shop.prices import SURCHARGE, blocked, surcharge
from atable.games.rival_restaurants.state import FROM_GARBAGE, FROM_LEVELS, NO_SPOT, RivalState
from atable.games.rival_restaurants.table.small_steps import INCOME, LEVEL_BONUSES, has_bonus, is_meat, owns
from atable.kernel.actions import Action
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat

Effect = tuple[str, str]  # its sort and its id

BRO_MONEY: Final = "biff_brobeque: $300"
SACRIFICE: Final = "gardena_eden: discard"
PAIR: Final = "phyllis_grubman: two for $300"
PARTS: Final = {"biff_brobeque": BRO_MONEY, "gardena_eden": SACRIFICE, "phyllis_grubman": PAIR}  # a power of two parts
BONUSES: Final[list[str]] = [level.id for restaurant in CONTENT.restaurants for level in restaurant.levels]
EFFECTS: Final[dict[str, list[str]]] = {
    "chef": sorted([*CHEFS, *PARTS.values()]),
    "npc": [CHEFS[chef] for chef in CNC_CHEFS],
    "level": BONUSES,
    "card": list(ACTION_CARDS),
    "upgrade": list(UPGRADES),
    "ingredient": [name for name in INGREDIENTS if MARKET_OF[INGREDIENT_INDEX[name]] == MYSTERY_MART],
}

# What names its cause: the events that show the effect of each. The others need a closer look.
SHOWN_BY: Final[dict[str, tuple[type[Event], ...]]] = {
    "angus_khan": (ChefRelocated,),
    "kim_chi": (ChefRelocated,),
    "general_stroganov": (IngredientTaken,),
    "mortimer_sleazburger": (GarbageGiven,),
    "senor_fuego": (MoneyGiven, MoneyPaid),
    "fresh_catch": (IngredientsDrawn,),
    "banchan_bar": (IngredientsDrawn,),
    "cart_service": (IngredientFound,),
    "dragon_feast": (PopularityGained,),
    "spring_cleaning": (GarbageBinned,),
    "ringside_tips": (MoneyGained,),
    "masked_favour": (CardDrawn,),
    "family_loan": (UpgradeGained,),
    "cellar_key": (IngredientFound,),
    "free_refills": (CardDrawn,),
    "roar_of_the_crowd": (MoneyGained,),
    "meat_sweats": (MoneyGained,),
    "raiders_of_the_lost_pork": (IngredientTaken,),
    "armed_robbery": (MoneyGiven,),
    "one_world": (GarbageBinned,),
    "say_cheese": (Reacted,),
    "food_fight": (Reacted,),
    "health_inspection": (MoneyPaid,),
    "trash_talk": (GarbageGiven,),
    "taxi": (ChefRelocated,),
    "road_work": (ChefRelocated,),
    "tip_jar": (MoneyGiven,),
    "dumpster_dive": (IngredientFound,),
}
CAUSES: Final = ("source", "reason", "why")
BOOKS: Final = {BASIC_BOOK: False, GOURMET_BOOK: True}  # of Gourmet recipes?


class Witness:
    """Sees one game: what was in play, and how often its effect showed."""

    def __init__(self) -> None:
        self.in_play: set[Effect] = set()
        self.fired: Counter[Effect] = Counter()
        # The position before the action; as its events are told, the chefs and levels in it follow them.
        self.table: RivalState | None = None

    def _see(self, sort: str, name: str, fired: bool = True) -> None:
        self.in_play.add((sort, name))
        if fired:
            self.fired[sort, name] += 1

    def look(self, state: RivalState, seat: Seat, action: Action) -> None:
        self.table = state.copy()
        if isinstance(action, BuyPair):
            self._see("chef", PAIR)

    def note(self, state: RivalState, events: list[Event]) -> None:
        assert self.table is not None
        for event in events:
            told = event.event if isinstance(event, Secret) else event
            self._follow(self.table, told)
            self._note_causes(self.table, told)
            self._note_cards(self.table, told)
            self._note_market(self.table, told)
            self._note_kitchens(self.table, told)

    def _follow(self, table: RivalState, event: Event) -> None:
        match event:
            case ChefsMoved(moves=moves) | SpotsRevealed(moves=moves):
                for move in moves:
                    _put(table, move)
                    self._see(_sort_of(table, move.figure), move.chef, fired=False)
                    if move.chef in PARTS:
                        self._see("chef", PARTS[move.chef], fired=False)
            case ChefRelocated(move=move):
                _put(table, move)
            case PowerStopped(figure=figure, seats=seats):
                table.figures[figure].spares = sum(1 << seat for seat in seats)
            case LevelReached(seat=seat, level=level, bonus=bonus):
                table.restaurants[seat].level = level
                self._see("level", bonus, fired=False)

    def _note_causes(self, table: RivalState, event: Event) -> None:
        """What an event says of itself."""
        for field in CAUSES:
            cause = getattr(event, field, "")
            if cause in SHOWN_BY and isinstance(event, SHOWN_BY[cause]):
                self._see(_sort_by_name(table, cause), cause)
        if isinstance(event, PopularityGained) and event.source != "dragon_feast":
            self._see("level", event.source)
        if isinstance(event, MoneyGained) and event.source == "biff_brobeque":
            self._see("chef", BRO_MONEY)
        if isinstance(event, IngredientDiscarded) and event.reason == "gardena_eden":
            self._see("chef", SACRIFICE)

    # Action cards

    def _note_cards(self, table: RivalState, event: Event) -> None:
        match event:
            case CardPlayed(card=card):
                self._see("card", card, card in ("express_dillivery", "cook_the_books"))  # nobody can stop them
            case Answered(card=card):
                self._see("card", card, fired=False)
            case Reacted(card=card):
                self._see("card", card)
            case PlayStopped():
                self._see("card", "clam_voyance")
            case PlayReturned():
                self._see("card", "return_to_sender")
            case RecipesSwapped():
                self._see("card", "recipe_switcheroo")
            case LeftWar(why="card"):
                self._see("card", "going_going_mine")
            case CookingRevealed(dishes=by_seat):
                if any(dish.critic for dishes in by_seat for dish in dishes):
                    self._see("card", "critic_at_the_door", fired=False)
            case MarketClosed():
                for seat, restaurant in enumerate(table.restaurants):
                    if restaurant.cut_off:
                        self._see("card", "power_cut", _would_cook_gourmet(table, seat))

    # Buy & Barter

    def _note_market(self, table: RivalState, event: Event) -> None:
        match event:
            case DayBegan(income=income):
                self._note_income(table, income)
            case MarketOpened():
                self._note_blocks(table)
            case CounterBought(seat=seat, figure=figure, market=market, price=price):
                if table.figures[figure].at == LOCATION_INDEX[market]:  # Express Dill-ivery costs what it costs
                    self._note_purchase(table, seat, figure, LOCATION_INDEX[market], price)
            case ShelfBought(seat=seat, figure=figure, market=market, price=price):
                self._note_purchase(table, seat, figure, LOCATION_INDEX[market], price)
                self._note_phone(table, seat, figure, LOCATION_INDEX[market])
            case WarWon(figure=figure):
                self._note_antoine(table, figure)
            case UpgradeBought(seat=seat, upgrade=upgrade):
                self._see("upgrade", upgrade, fired=False)
                self._note_island(table, seat)
            case UpgradeGained(upgrade=upgrade):
                self._see("upgrade", upgrade, fired=False)
            case ActionCardBought(seat=seat):
                self._note_island(table, seat)
            case ChocolateSold():
                self._see("ingredient", "chocolate")
        if isinstance(event, CounterBought | ShelfBought | WarWon) and event.ingredient in EFFECTS["ingredient"]:
            self._see("ingredient", event.ingredient, fired=False)

    def _note_income(self, table: RivalState, income: tuple[int, ...]) -> None:
        for seat, amount in enumerate(income):
            restaurant = table.restaurants[seat]
            usual = INCOME
            for upgrade, more in ((SOCIAL_MEDIA, 100), (CELEBRITY, table.options.celebrity_income_bonus)):
                if owns(restaurant, upgrade):
                    usual += more
                    self._see("upgrade", UPGRADES[upgrade], amount >= usual)
            if has_bonus(restaurant, "lunar_new_year"):
                self._see("level", "lunar_new_year", amount > usual)

    def _note_blocks(self, table: RivalState) -> None:
        """A chef stands on a card that it can't claim."""
        for number, figure in enumerate(table.figures):
            if figure.spot > 0 and blocked(table, number, figure.at):
                self._see("npc" if table.options.mode in SQUAD_MODES else "chef", "lovehandles_mcfatterson")

    def _note_purchase(self, table: RivalState, seat: Seat, figure: int, market: int, price: int) -> None:
        """The second card of a pair costs nothing more (RR-341)."""
        restaurant = table.restaurants[seat]
        more = surcharge(table, figure)
        self._note_antoine(table, figure)
        if not price:
            return
        if restaurant.double_price:
            self._see("card", "fake_sale", price - more >= 2 * PRICES[market])
        if restaurant.cheaper:
            self._see("card", "happy_hour", price - more < PRICES[market])
        elif has_bonus(restaurant, "happy_cows") and price - more < PRICES[market]:
            self._see("level", "happy_cows")

    def _note_antoine(self, table: RivalState, figure: int) -> None:
        own = SURCHARGE if table.figures[figure].npc else 0
        if surcharge(table, figure) > own:
            self._see("npc" if table.options.mode in SQUAD_MODES else "chef", "antoine_baguette")

    def _note_island(self, table: RivalState, seat: Seat) -> None:
        """Something that is sold at The Island; from elsewhere only Pork Knuckles buys it."""
        there = [figure for figure in _figures(table, seat) if table.figures[figure].at == LOCATION_INDEX["the_island"]]
        if not there:
            self._see("chef", "pork_knuckles")
        for figure in there:
            self._note_antoine(table, figure)

    def _note_phone(self, table: RivalState, seat: Seat, figure: int, market: int) -> None:
        """From a shelf where the chef is not."""
        if table.figures[figure].at == market:
            return
        pipeline = market == LOCATION_INDEX["carbtastic"] and has_bonus(table.restaurants[seat], "pasta_pipeline")
        gohan = table.figures[figure].chef == GOHAN
        if pipeline and not gohan:
            self._see("level", "pasta_pipeline")
        elif gohan and not pipeline:
            self._see("chef", "gohan_sushido")

    # Cook & Counter

    def _note_kitchens(self, table: RivalState, event: Event) -> None:
        match event:
            case CookingRevealed(dishes=by_seat):
                for dishes in by_seat:
                    if len(dishes) > 1:
                        self._see("upgrade", "double_stove")
            case Cooked(seat=seat, dish=dish, gains=gains):
                self._note_dish(table, seat, dish)
                if any(gain.source == "critic" for gain in gains):
                    self._see("card", "critic_at_the_door")
            case RecipesShown(seat=seat, recipes=recipes):
                self._note_choice(table, seat, recipes)

    def _note_dish(self, table: RivalState, seat: Seat, dish: Dish) -> None:
        recipe = RECIPE_INDEX[dish.recipe]
        filling = [[INGREDIENT_INDEX[name] for name in cards] for cards in dish.filling]
        for need, cards in zip(RECIPE_NEEDS[recipe], filling, strict=True):
            self._note_place(need, cards)
        if dish.extra is not None:
            self._see("ingredient", dish.extra)
        self._note_levels(table, seat, Pan(recipe, filling, dish.extra is not None, dish.critic))

    def _note_place(self, need: int, cards: list[int]) -> None:
        name = INGREDIENTS[cards[0]]
        if len(cards) > 1:
            self._see("chef", "gardena_eden")
        elif cards[0] == need:
            return
        elif name in ("alien_goo", "tofu"):
            self._see("ingredient", name)
        elif MARKET_OF[need] == VEGETABLE_LAND:
            self._see("chef", "biff_brobeque")
        elif MARKET_OF[need] == CHOP_SHOP and is_meat(cards[0]):
            self._see("chef", "phyllis_grubman")

    def _note_levels(self, table: RivalState, seat: Seat, pan: Pan) -> None:
        """What each level of this restaurant adds to the dish: it is served with and without it."""
        restaurant = table.restaurants[seat]
        for level, bonus in enumerate(LEVEL_BONUSES[restaurant.card][: restaurant.level]):
            before, after = points(restaurant, level, pan), points(restaurant, level + 1, pan)
            cleaner = garbage_of(restaurant, level + 1, pan) < garbage_of(restaurant, level, pan)
            lighter = bonus.ignored_garbage > 0 and after[FROM_GARBAGE] > before[FROM_GARBAGE]
            if after[FROM_LEVELS] > before[FROM_LEVELS] or cleaner or lighter:
                self._see("level", bonus.id)

    def _note_choice(self, table: RivalState, seat: Seat, recipes: tuple[str, ...]) -> None:
        """Four from a book and one from the menu; three come from Cook the Books."""
        restaurant = table.restaurants[seat]
        gourmet = RECIPE_GOURMET[RECIPE_INDEX[recipes[0]]]
        for book, of_gourmets in BOOKS.items():
            if gourmet == of_gourmets and owns(restaurant, book) and len(recipes) >= 4:
                self._see("upgrade", UPGRADES[book])
        if has_bonus(restaurant, "menu_of_the_day") and len(recipes) in (2, 5):
            self._see("level", "menu_of_the_day")


def _put(table: RivalState, move: Move) -> None:
    figure = table.figures[move.figure]
    figure.chef = CHEF_INDEX[move.chef]
    figure.at = LOCATION_INDEX[move.location]
    figure.spot = NO_SPOT if move.spot is None else move.spot


def _figures(table: RivalState, seat: Seat) -> list[int]:
    return list(range(seat, len(table.figures), table.seats))


def _sort_of(table: RivalState, figure: int) -> str:
    return "npc" if table.figures[figure].npc else "chef"


def _sort_by_name(table: RivalState, name: str) -> str:
    """In Kitchen Squad four of the chefs are NPCs, and only those."""
    if name in CHEFS:
        return "npc" if table.options.mode in SQUAD_MODES and name in EFFECTS["npc"] else "chef"
    return "level" if name in BONUSES else "card"


def _would_cook_gourmet(table: RivalState, seat: Seat) -> bool:
    """If its power were not cut."""
    other = table.copy()
    other.restaurants[seat].cut_off = False
    plans = [plan for declared in declarations(other, seat) for plan in declared.plans]
    return any(RECIPE_GOURMET[RECIPE_INDEX[plan.recipe]] for plan in plans)
