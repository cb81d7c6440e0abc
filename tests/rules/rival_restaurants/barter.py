"""A market stall for trades: nobody has anything but two recipes until the test hands it out."""

from collections.abc import Callable

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer, MakeOffer, WithdrawOffer
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    ACTION_INDEX,
    CARD_KIND,
    CHEF_INDEX,
    INGREDIENT_INDEX,
    INGREDIENTS,
    LOCATION_INDEX,
    MARKET_OF,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPES,
    UPGRADE_INDEX,
    UPGRADES,
)
from atable.games.rival_restaurants.frames import Market, Play
from atable.games.rival_restaurants.options import RivalOptions, resolve
from atable.games.rival_restaurants.phases.market import start_market
from atable.games.rival_restaurants.setup import setup
from atable.games.rival_restaurants.shop import trades
from atable.games.rival_restaurants.shop.contests import open_contests
from atable.games.rival_restaurants.state import BASIC, GOURMET, NOTHING, RivalState
from atable.games.rival_restaurants.table.commitment import pantry, recommit
from atable.games.rival_restaurants.table.small_steps import owns
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.phases import top
from atable.kernel.seats import Seat

A, B, C, D = range(4)  # Red, Blue, Green and Yellow
BASICS = ("bruschetta", "onigiri", "quesadilla", "samosa_tower", "carbonara", "palak_paneer")
GOURMETS = ("midnight_ramen", "bibimbap", "royal_biryani", "tiramisu", "army_stew", "mole_poblano")
CHEFS = ("gohan_sushido", "kim_chi", "senor_fuego", "angus_khan", "pork_knuckles", "mortimer_sleazburger")
NONE = Bundle()


def money(amount: int) -> Bundle:
    return Bundle(money=amount)


def food(*names: str) -> Bundle:
    return Bundle(ingredients=names)


def cards(*names: str, shown: bool = False) -> Bundle:
    return Bundle(action_cards=names, shown=shown)


class Stall:
    """Buy & Barter, and a position that a test may bend. Priority is A's."""

    def __init__(self, seats: int = 3, pace: str = "live", **options: object) -> None:
        chosen = RivalOptions(**{"pace": pace, **options})  # type: ignore[arg-type]
        self.state: RivalState = setup(resolve(chosen, seats), seats, "barter")
        self.events: list[Event] = []  # of the last action
        self._clear_away()
        self.state.day = 1
        self.state.priority = A
        start_market(self.state, [])
        self.frame = top(self.state, Market)
        if pace == "live":
            self.frame.clock.start(0)
        else:
            self.frame.step = "queues"

    def _clear_away(self) -> None:
        """Nobody has anything. Start-up: two Basic recipes each."""
        decks = self.state.decks
        for seat, restaurant in enumerate(self.state.restaurants):
            for recipe in restaurant.recipes:
                decks[GOURMET if RECIPE_GOURMET[recipe] else BASIC][0].append(recipe)
            for kind, count in enumerate(restaurant.stock):
                self.state.shelves[MARKET_OF[kind]] += [kind] * count
                restaurant.stock[kind] = 0
            self.state.action_deck += restaurant.hand
            restaurant.hand.clear()
            self.state.paid_out -= restaurant.money
            restaurant.money = 0
            seconds = BASICS[::-1] if self.state.options.variant_startup else GOURMETS
            restaurant.recipes = [RECIPE_INDEX[BASICS[seat]], RECIPE_INDEX[seconds[seat]]]
            restaurant.beside = [[], []]
            recommit(self.state, seat)
        for deck in decks:
            held = [recipe for restaurant in self.state.restaurants for recipe in restaurant.recipes]
            deck[0][:] = [recipe for recipe in deck[0] if recipe not in held]
        self.state.known = [0] * len(CARD_KIND)
        for chef, figure in zip(CHEFS, self.state.figures, strict=False):
            figure.chef = CHEF_INDEX[chef]

    # Setting the table

    def has(self, seat: Seat, *ingredients: str, money: int = 0, garbage: int = 0) -> "Stall":
        """This seat gets these ingredients from the shelves, money and garbage."""
        restaurant = self.state.restaurants[seat]
        for name in ingredients:
            kind = INGREDIENT_INDEX[name]
            self.state.shelves[MARKET_OF[kind]].remove(kind)
            restaurant.stock[kind] += 1
        recommit(self.state, seat)
        restaurant.money += money
        self.state.paid_out += money
        restaurant.garbage += garbage
        return self

    def holds(self, seat: Seat, *names: str) -> "Stall":
        """These action cards, from the deck."""
        hand = self.state.restaurants[seat].hand
        for name in names:
            card = min(card for card in self.state.action_deck if ACTION_CARDS[CARD_KIND[card]] == name)
            self.state.action_deck.remove(card)
            self.state.known[card] = 1 << seat
            hand.append(card)
            hand.sort()
        return self

    def built(self, seat: Seat, *upgrades: str) -> "Stall":
        for name in upgrades:
            self.state.restaurants[seat].upgrades |= 1 << UPGRADE_INDEX[name]
            self.state.upgrades_left[UPGRADE_INDEX[name]] -= 1
        return self

    def cooked(self, seat: Seat, recipe: str) -> "Stall":
        """This recipe is finished and lies in the restaurant."""
        number = RECIPE_INDEX[recipe]
        self.state.decks[GOURMET if RECIPE_GOURMET[number] else BASIC][0].remove(number)
        self.state.restaurants[seat].cooked.append(number)
        return self

    def cooks(self, seat: Seat, basic: str, gourmet: str) -> "Stall":
        """These two recipes lie in front of the seat, instead of its own."""
        restaurant = self.state.restaurants[seat]
        for place, name in enumerate((basic, gourmet)):
            deck = self.state.decks[place][0]
            deck.append(restaurant.recipes[place])
            deck.remove(RECIPE_INDEX[name])
            restaurant.recipes[place] = RECIPE_INDEX[name]
        restaurant.beside = [[], []]
        recommit(self.state, seat)
        return self

    def stands(self, figure: int, location: str, spot: int = 1) -> "Stall":
        self.state.figures[figure].at = LOCATION_INDEX[location]
        self.state.figures[figure].spot = spot
        return self

    def at_war(self, offers: dict[int, int]) -> "Stall":
        """Wars open where the figures stand; these are their standing offers, or sealed bids."""
        open_contests(self.state, self.frame, [])
        for war in self.frame.wars:
            for place, figure in enumerate(war.figures):
                war.money[place] = offers.get(figure, war.money[place])
        return self

    def pause(self, author: Seat) -> "Stall":
        """A card is being answered: the clock stands still."""
        self.frame.clock.stop(self.state.now)
        self.state.stack.append(Play(author, ACTION_INDEX["happy_hour"], NOTHING, None, NOTHING, NOTHING, []))
        return self

    # Playing

    def offer(self, seat: Seat, to: Seat, gives: Bundle, wants: Bundle, counters: int | None = None) -> int:
        """The number of the offer that was made."""
        action = MakeOffer(to, gives, wants, counters)
        trades.check_offer(self.state, self.frame, seat, action)
        self.events = []
        trades.make_offer(self.state, self.frame, seat, action, self.events)
        return self.frame.book.standing[-1].id

    def accept(self, seat: Seat, number: int, *named: str) -> "Stall":
        action = AcceptOffer(number, named)
        trades.check_accept(self.state, self.frame, seat, action)
        self.events = []
        trades.accept(self.state, self.frame, seat, action, self.events)
        return self

    def trade(self, seat: Seat, to: Seat, gives: Bundle, wants: Bundle, *named: str) -> "Stall":
        """Offered and accepted."""
        return self.accept(to, self.offer(seat, to, gives, wants), *named)

    def decline(self, seat: Seat, number: int) -> "Stall":
        trades.check_decline(self.frame, seat, DeclineOffer(number))
        self.events = []
        trades.decline(self.frame, DeclineOffer(number), self.events)
        return self

    def withdraw(self, seat: Seat, number: int) -> "Stall":
        trades.check_withdraw(self.frame, seat, WithdrawOffer(number))
        self.events = []
        trades.withdraw(self.frame, WithdrawOffer(number), self.events)
        return self

    def prune(self) -> "Stall":
        self.events = []
        trades.prune(self.state, self.frame, self.events)
        return self

    def refused_offer(self, seat: Seat, to: Seat, gives: Bundle, wants: Bundle, counters: int | None = None) -> str:
        return self._refused(lambda: self.offer(seat, to, gives, wants, counters))

    def refused_accept(self, seat: Seat, number: int, *named: str) -> str:
        return self._refused(lambda: self.accept(seat, number, *named))

    def _refused(self, attempt: Callable[[], object]) -> str:
        """The rule; nothing was changed."""
        before = encode(self.state)
        try:
            attempt()
        except IllegalAction as error:
            assert encode(self.state) == before
            return error.rule
        raise AssertionError("it is allowed")

    # Looking

    def replies(self, seat: Seat) -> list[Action]:
        return trades.replies(self.state, self.frame, seat)

    def standing(self) -> list[int]:
        return [offer.id for offer in self.frame.book.standing]

    def money(self, seat: Seat) -> int:
        return self.state.restaurants[seat].money

    def garbage(self, seat: Seat) -> int:
        return self.state.restaurants[seat].garbage

    def stock(self, seat: Seat) -> list[str]:
        return _listed(self.state.restaurants[seat].stock)

    def pantry(self, seat: Seat) -> list[str]:
        return _listed(pantry(self.state.restaurants[seat]))

    def beside(self, seat: Seat, recipe: str) -> list[str]:
        """What is committed to this recipe."""
        restaurant = self.state.restaurants[seat]
        places = restaurant.beside[restaurant.recipes.index(RECIPE_INDEX[recipe])]
        return [INGREDIENTS[kind] for kind in places if kind != NOTHING]

    def recipes(self, seat: Seat) -> list[str]:
        return [RECIPES[recipe] for recipe in self.state.restaurants[seat].recipes]

    def upgrades(self, seat: Seat) -> list[str]:
        return [name for kind, name in enumerate(UPGRADES) if owns(self.state.restaurants[seat], kind)]

    def hand(self, seat: Seat) -> list[str]:
        return [ACTION_CARDS[CARD_KIND[card]] for card in self.state.restaurants[seat].hand]

    def known(self, reader: Seat, seat: Seat) -> list[str]:
        """The cards of this hand that the reader knows."""
        hand = self.state.restaurants[seat].hand
        return [ACTION_CARDS[CARD_KIND[card]] for card in hand if self.state.known[card] >> reader & 1]

    def seen(self, seat: Seat | None) -> list[Event]:
        return seen_by(self.events, seat)


def _listed(counts: list[int]) -> list[str]:
    return [INGREDIENTS[kind] for kind, count in enumerate(counts) for _ in range(count)]
