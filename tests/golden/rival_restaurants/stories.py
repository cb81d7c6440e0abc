"""The stories of Rival Restaurants."""

from collections.abc import Callable, Mapping

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyCounter,
    BuyShelf,
    CookOn,
    DeclareCook,
    Done,
    DropOut,
    MakeOffer,
    OfferInWar,
    Pass,
    PlayCard,
    Relocate,
    Respond,
)
from atable.games.rival_restaurants.actions.bundles import Bundle, CookPlan
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.views import RivalView
from atable.games.rival_restaurants.views.parts import SeatView
from atable.kernel.seats import Seat
from tests.golden.story import Story
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table
from tests.rules.rival_restaurants.squads import Squads

RivalStory = Story[RivalState]


def draw_rivals(view: RivalView) -> list[str]:
    """Who stands where, what lies on the counters that somebody visits, and every restaurant."""
    lines = [f"day {view.day}, {view.phase}, {view.step}, priority {view.priority}"]
    for figure in view.figures:
        if figure.location is not None:
            lines.append(f"{figure.chef} of {figure.seat}: {figure.location}, spot {figure.spot}")
    visited = {figure.location for figure in view.figures}
    for location in view.locations:
        if location.id in visited:
            lines.append(f"{location.id}: {' '.join(card or '-' for card in location.counter)}")
    for war in view.market.wars if view.market else ():
        bids = [f"{it.seat}: {it.money}+{it.garbage}{'' if it.inside else ' out'}" for it in war.bidders]
        lines.append(f"war for {war.location} {war.slot}: {', '.join(bids)}")
    lines += [_seat(seat) for seat in view.seats]
    if view.own is not None:
        lines.append(f"own hand: {' '.join(view.own.hand) or '-'}")
    return [f"  {line}" for line in lines]


def _seat(seat: SeatView) -> str:
    recipes = [f"{it.id} lacks {' '.join(it.missing) or 'nothing'}" for it in seat.recipes]
    pantry = [f"{it.count}x{it.ingredient}" for it in seat.pantry]
    return (
        f"seat {seat.seat}: {seat.popularity} popularity, ${seat.money}, {seat.garbage} garbage, "
        f"{seat.action_cards} cards; {'; '.join(recipes)}; pantry {' '.join(pantry) or '-'}"
    )


def _draw(state: RivalState, seat: Seat | None) -> list[str]:
    return draw_rivals(GAME.view(state, seat))


def _story(table: Table) -> RivalStory:
    GAME.invariants(table.state)
    return Story(GAME, table.state, table.seats, _draw)


def war_decided_by_garbage() -> RivalStory:
    table = Table(3, pace="live").money(RED, 300).money(BLUE, 400).money(GREEN, 400)
    table.counter("mystery_mart", "alien_goo", "tofu", "wine")
    table.send(*["mystery_mart"] * 3, spots={RED: 1, BLUE: 1, GREEN: 1}).to_market()
    story = _story(table)
    story.say("Three chefs stand on the Alien Goo, and the minute runs. Red has $300, the others $400 each.")
    story.show()
    story.act(BLUE, OfferInWar(BLUE, 300, 1))
    story.say("Garbage is no money: it counts only when all who are left have offered all they have.")
    story.act(BLUE, OfferInWar(BLUE, 400))
    story.say("That is more than Red has. Green goes as high.")
    story.act(GREEN, OfferInWar(GREEN, 400))
    story.say("Now they are tied with all their money, and garbage decides.")
    story.act(BLUE, OfferInWar(BLUE, 400, 1))
    story.act(GREEN, OfferInWar(GREEN, 400, 2))
    story.act(GREEN, DropOut(GREEN))
    story.act(BLUE, DropOut(BLUE))
    story.say("Green pays everything and takes two garbage along; Blue may buy something else.")
    story.show()
    story.act(BLUE, BuyCounter(BLUE, 2))
    story.say("Somebody else could have wanted it: it is granted a fifth of a second later.")
    story.wait(story.state.now + 200)
    return story


def clam_voyance_chain() -> RivalStory:
    table = Table(3, pace="live").money(RED, 0).money(BLUE, 700)
    table.hand(RED, "armed_robbery", "clam_voyance").hand(BLUE, "clam_voyance")
    table.send("dairy_king", "chop_shop", "the_island").to_market()
    story = _story(table)
    story.say("Red plays Armed Robbery against Blue, who has $700. The clock stands still until it is settled.")
    story.act(RED, PlayCard("armed_robbery", target=BLUE))
    story.act(GREEN, Respond(BLUE, "clam_voyance"))
    story.act(BLUE, Respond(BLUE, "clam_voyance"))
    story.say("Red answers the answer, which is no card of the day either.")
    story.act(RED, Respond(BLUE, "clam_voyance"))
    story.act(BLUE, Respond(BLUE, "clam_voyance"))
    story.say("Blue has no second one. Two were played: the robbery takes effect, half of $700 rounded down to $300.")
    story.act(BLUE, Respond(BLUE, None))
    story.show(RED)
    return story


def three_cornered_trade() -> RivalStory:
    table = Table(3, pace="live").recipes(RED, "onigiri", "bibimbap").recipes(BLUE, "tteokbokki", "army_stew")
    table.recipes(GREEN, "kimchi_pancakes", "midnight_ramen")
    table.give(RED, "peppers").give(BLUE, "flour").give(GREEN, "fish").money(GREEN, 100)
    table.send("dairy_king", "chop_shop", "the_island").to_market()
    story = _story(table)
    story.say("Red wants Green's Fish, Green wants Blue's Flour, Blue wants Red's Peppers: two trades settle it.")
    story.show()
    story.act(RED, MakeOffer(BLUE, Bundle(ingredients=("peppers",)), Bundle(ingredients=("flour",))))
    story.say("While it stands, Red can't promise the same Flour: Red does not have it yet.")
    flour_for_fish = MakeOffer(GREEN, Bundle(ingredients=("flour",)), Bundle(money=100, ingredients=("fish",)))
    story.act(RED, flour_for_fish)
    story.act(BLUE, AcceptOffer(1))
    story.act(RED, flour_for_fish)
    story.act(BLUE, AcceptOffer(2))
    story.act(GREEN, AcceptOffer(2))
    story.show()
    return story


def double_stove_with_garbage() -> RivalStory:
    table = Table(2, mode="base").restaurant(RED, "dim_sum_and_then_some").popularity(RED, 13).garbage(RED, 2)
    table.upgrade(RED, "double_stove").recipes(RED, "pizza_margherita", "lasagna_al_forno")
    pizza, lasagna = _exactly("pizza_margherita"), _exactly("lasagna_al_forno")
    table.give(RED, *[card for plan in (pizza, lasagna) for cards in plan.filling for card in cards]).to_cooking()
    story = _story(table)
    story.say("Two garbage lie in Red's restaurant, and both recipes are complete.")
    story.show()
    story.act(RED, DeclareCook((pizza, lasagna)))
    story.say("The two garbage count against both recipes. Red is asked once more, and cooks.")
    story.act(RED, CookOn(True))
    story.say("3 - 2 and 6 - 2: 18 popularity. The new garbage came only after both: now there are five.")
    story.show()
    return story


def _exactly(recipe: str) -> CookPlan:
    """With the ingredients themselves."""
    needs = {
        "pizza_margherita": ("flour", "tomato", "cheese"),
        "lasagna_al_forno": ("pasta", "beef", "cheese", "tomato", "milk"),
    }
    return CookPlan(recipe, tuple((name,) for name in needs[recipe]))


def kitchen_squad_day() -> RivalStory:
    table = Squads(pace="live").npcs("angus_khan", "senor_fuego")
    table.squad(RED, "kim_chi", "biff_brobeque", "pork_knuckles")
    table.squad(BLUE, "gohan_sushido", "mortimer_sleazburger", "phyllis_grubman")
    table.money(RED, 600).money(BLUE, 500).counter("dairy_king", "egg", "milk", "butter")
    outings = (("biff_brobeque", "carbtastic", "dairy_king"), ("gohan_sushido", "dairy_king", "chop_shop"))
    table.out(*outings, spots={BLUE: 1, table.red_npc: 2})
    story = _story(table)
    story.say("All four figures have moved. Red's Angus is at Dairy King, where Gohan has arrived.")
    story.show()
    story.act(RED, Pass())
    story.act(BLUE, Pass())
    story.say("NPC powers are automatic. Blue lets it happen, and Gohan has to go elsewhere: to the own Fuego.")
    story.act(BLUE, Respond(BLUE, None))
    story.act(BLUE, Relocate("dairy_king", 1))
    story.act(BLUE, Relocate("chop_shop", 0))
    story.say("Blue's own Fuego costs Blue $200. Red's Angus holds a claim, and buys at $100 above the price.")
    story.act(RED, BuyCounter(2, 2))
    story.act(RED, BuyShelf(RED, "carbtastic"))
    story.act(RED, Done())
    story.act(BLUE, Done())
    return story


CASES: Mapping[str, Callable[[], RivalStory]] = {
    "war_decided_by_garbage": war_decided_by_garbage,
    "clam_voyance_chain": clam_voyance_chain,
    "three_cornered_trade": three_cornered_trade,
    "double_stove_with_garbage": double_stove_with_garbage,
    "kitchen_squad_day": kitchen_squad_day,
}
