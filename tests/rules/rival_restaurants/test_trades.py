"""RR-160 to RR-179: bartering. Offers and their answers, and what changes hands."""

from itertools import permutations

import pytest

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer, MakeOffer, WithdrawOffer
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import OfferClosed, OfferMade, Traded
from atable.games.rival_restaurants.events.details import Goods
from atable.games.rival_restaurants.frames import Declaring, SettingWheels
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.shop import trades
from atable.games.rival_restaurants.shop.exchange import goods
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.frames import Frame
from atable.kernel.rng import seeded
from tests.rules.rival_restaurants.barter import NONE, A, B, C, Stall, cards, food, money

NO_GOODS = Goods(0, (), (), 0, 0, (), (), "")


def everything(stall: Stall, seat: int) -> tuple[object, ...]:
    """All that a player has, but for the recipes."""
    return (
        stall.money(seat),
        stall.garbage(seat),
        stall.stock(seat),
        stall.hand(seat),
        stall.upgrades(seat),
    )


# What is traded


def test_rr_160_coins() -> None:
    stall = Stall().has(A, money=300).has(B, "rice", money=100)
    stall.trade(A, B, money(200), food("rice"))
    assert (stall.money(A), stall.money(B)) == (100, 300)


def test_rr_160_ingredients() -> None:
    stall = Stall().has(A, "rice", "rice", "egg").has(B, "wine")
    stall.trade(A, B, food("rice", "egg"), food("wine"))
    assert stall.stock(A) == ["rice", "wine"]
    assert stall.stock(B) == ["rice", "egg"]


def test_rr_160_action_cards() -> None:
    stall = Stall().holds(A, "taxi", "tip_jar").holds(B, "road_work")
    stall.trade(A, B, cards("taxi"), Bundle(any_cards=1), "road_work")
    assert stall.hand(A) == ["road_work", "tip_jar"]
    assert stall.hand(B) == ["taxi"]


def test_rr_160_garbage() -> None:
    stall = Stall().has(A, garbage=3).has(B, money=100, garbage=1)
    stall.trade(A, B, Bundle(garbage=2, money=0), NONE)
    assert (stall.garbage(A), stall.garbage(B)) == (1, 3)


def test_rr_160_garbage_is_asked_for() -> None:
    stall = Stall().has(A, money=100).has(B, garbage=2)
    stall.trade(A, B, money(100), Bundle(garbage=2))
    assert (stall.garbage(A), stall.garbage(B)) == (2, 0)


def test_rr_160_recipes() -> None:
    stall = Stall()
    stall.trade(A, B, Bundle(recipes=("bruschetta",)), Bundle(recipes=("onigiri",)))
    assert stall.recipes(A) == ["onigiri", "midnight_ramen"]
    assert stall.recipes(B) == ["bruschetta", "bibimbap"]


def test_rr_160_upgrades() -> None:
    stall = Stall().built(A, "double_stove", "social_media_ads").has(B, money=400)
    stall.trade(A, B, Bundle(upgrades=("double_stove",)), money(400))
    assert stall.upgrades(A) == ["social_media_ads"]
    assert stall.upgrades(B) == ["double_stove"]
    assert stall.state.upgrades_left[2] == 5  # neither sold nor bought


def test_rr_160_favours() -> None:
    stall = Stall()
    stall.trade(A, B, Bundle(favour="I leave the Tofu to you."), Bundle(favour="I don't rob you today."))
    (event,) = stall.events
    assert isinstance(event, Traded)
    assert (event.gives.favour, event.wants.favour) == ("I leave the Tofu to you.", "I don't rob you today.")


def test_rr_160_all_at_once() -> None:
    stall = Stall().has(A, "rice", money=300, garbage=1).holds(A, "taxi").built(A, "double_stove").has(B, "wine", "egg")
    gives = Bundle(300, ("rice",), ("taxi",), 0, 1, ("bruschetta",), ("double_stove",), "and my thanks")
    stall.trade(A, B, gives, Bundle(ingredients=("wine",), recipes=("onigiri",)))
    assert everything(stall, A) == (0, 0, ["wine"], [], [])
    assert everything(stall, B) == (300, 1, ["rice", "egg"], ["taxi"], ["double_stove"])


@pytest.mark.parametrize(("maker", "to"), list(permutations(range(3), 2)))
def test_rr_161_any_two_wherever_their_chefs_are(maker: int, to: int) -> None:
    stall = Stall().stands(A, "carbtastic").stands(B, "the_island").stands(C, "mystery_mart")
    stall.has(maker, money=100)
    stall.trade(maker, to, money(100), NONE)
    assert stall.money(to) == 100


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_rr_162_a_trade_in_every_pace(pace: str) -> None:
    stall = Stall(pace=pace).has(A, "rice").has(B, money=100)
    stall.trade(A, B, food("rice"), money(100))
    assert stall.stock(B) == ["rice"]
    assert stall.money(A) == 100


@pytest.mark.parametrize("phase", [SettingWheels, Declaring])
def test_rr_162_no_trade_outside_buy_and_barter(phase: type[Frame]) -> None:
    """RR-046."""
    state = GAME.setup(GAME.resolve(RivalOptions(pace="simulation"), 3), 3, "early")
    rng = seeded("shopping")
    while not isinstance(state.stack[-1], phase):
        seat = GAME.pending(state)[0]
        GAME.play(state, seat, GAME.sample(state, seat, rng))
    seat = GAME.pending(state)[0]
    state.restaurants[seat].money += 100
    for action in (MakeOffer((seat + 1) % 3, money(100), NONE), AcceptOffer(1), DeclineOffer(1), WithdrawOffer(1)):
        with pytest.raises(IllegalAction, match="RR-"):
            GAME.check(state, seat, action)


def test_rr_163_nothing_moves_before_consent() -> None:
    stall = Stall().has(A, "rice", money=100).has(B, "wine")
    before = [everything(stall, seat) for seat in (A, B)]
    number = stall.offer(A, B, Bundle(100, ("rice",)), food("wine"))
    assert [everything(stall, seat) for seat in (A, B)] == before
    stall.accept(B, number)
    assert [everything(stall, seat) for seat in (A, B)] == [(0, 0, ["wine"], [], []), (100, 0, ["rice"], [], [])]


def test_rr_163_not_at_all_if_declined() -> None:
    stall = Stall().has(A, "rice").has(B, "wine")
    number = stall.offer(A, B, food("rice"), food("wine"))
    stall.decline(B, number)
    assert stall.events == [OfferClosed(number, A, B, "declined")]
    assert stall.standing() == []
    assert (stall.stock(A), stall.stock(B)) == (["rice"], ["wine"])


def test_rr_163_accepted_only_once() -> None:
    stall = Stall().has(A, "rice", "rice").has(B, money=200)
    number = stall.offer(A, B, food("rice"), money(100))
    stall.accept(B, number)
    assert stall.refused_accept(B, number) == "RR-174"
    assert stall.stock(A) == ["rice"]


def test_rr_164_exactly_two_parties() -> None:
    stall = Stall().has(A, "rice")
    number = stall.offer(A, B, food("rice"), NONE)
    assert stall.replies(C) == []
    assert stall.refused_accept(C, number) == "RR-164"
    assert stall.refused_accept(A, number) == "RR-164"
    assert stall._refused(lambda: stall.decline(C, number)) == "RR-164"
    assert stall._refused(lambda: stall.decline(A, number)) == "RR-164"


def test_rr_164_not_with_oneself_nor_with_nobody() -> None:
    stall = Stall().has(A, money=100)
    assert stall.refused_offer(A, A, money(100), NONE) == "RR-164"
    assert stall.refused_offer(A, 3, money(100), NONE) == "RR-161"
    assert stall.refused_offer(A, -1, money(100), NONE) == "RR-161"


def test_rr_164_a_deal_of_three_is_two_trades() -> None:
    stall = Stall().has(A, "rice").has(B, "wine").has(C, "egg")
    stall.trade(A, B, food("rice"), food("wine"))
    stall.trade(A, C, food("wine"), food("egg"))
    assert [stall.stock(seat) for seat in (A, B, C)] == [["egg"], ["rice"], ["wine"]]


def test_rr_165_a_gift() -> None:
    stall = Stall().has(A, "rice", garbage=2)
    number = stall.offer(A, B, Bundle(ingredients=("rice",), garbage=2), NONE)
    assert stall.garbage(B) == 0  # B must still accept
    stall.accept(B, number)
    assert everything(stall, B) == (0, 2, ["rice"], [], [])


def test_rr_165_garbage_can_be_declined() -> None:
    stall = Stall().has(A, garbage=2)
    stall.decline(B, stall.offer(A, B, Bundle(garbage=2), NONE))
    assert (stall.garbage(A), stall.garbage(B)) == (2, 0)


def test_rr_165_a_present_is_asked_for() -> None:
    stall = Stall().has(B, money=300)
    stall.trade(A, B, NONE, money(300))
    assert (stall.money(A), stall.money(B)) == (300, 0)


def test_rr_169_committed_ingredients_stay() -> None:
    """Both need Egg and Scallion for the recipe that goes to B; A's stay with A, B's now lie beside it."""
    stall = Stall().has(A, "pasta", "egg").has(B, "scallion", "scallion", "pork")
    assert stall.beside(A, "midnight_ramen") == ["pasta", "egg"]
    stall.trade(A, B, Bundle(recipes=("midnight_ramen",)), Bundle(recipes=("bibimbap",)))
    assert stall.stock(A) == ["pasta", "egg"]
    assert stall.beside(A, "bibimbap") == ["egg"]
    assert stall.pantry(A) == ["pasta"]
    assert stall.stock(B) == ["scallion", "scallion", "pork"]
    assert stall.beside(B, "midnight_ramen") == ["pork", "scallion"]


def test_rr_169_unless_they_are_part_of_the_trade() -> None:
    stall = Stall().has(A, "pasta", "egg")
    gives = Bundle(ingredients=("pasta", "egg"), recipes=("midnight_ramen",))
    stall.trade(A, B, gives, Bundle(recipes=("bibimbap",)))
    assert stall.stock(A) == []
    assert stall.beside(A, "bibimbap") == []
    assert stall.beside(B, "midnight_ramen") == ["pasta", "egg"]


def test_rr_169_a_committed_ingredient_is_traded() -> None:
    stall = Stall().has(A, "egg", "rice")
    assert stall.beside(A, "midnight_ramen") == ["egg"]
    stall.trade(A, B, food("egg"), NONE)
    assert stall.beside(A, "midnight_ramen") == []
    assert stall.beside(B, "bibimbap") == ["egg"]


def test_rr_169_what_lay_beside_a_recipe_is_free_for_the_other_one() -> None:
    """The Garlic lay beside Bruschetta. Ratatouille needs it too, in the same place, but the Gourmet lacks only it."""
    stall = Stall().cooks(A, "bruschetta", "sundubu_surprise").cooks(B, "ratatouille_minute", "bibimbap")
    stall.has(A, "garlic").has(A, "tofu", "seafood", "egg", "scallion")
    assert stall.beside(A, "bruschetta") == ["garlic"]
    stall.trade(A, B, Bundle(recipes=("bruschetta",)), Bundle(recipes=("ratatouille_minute",)))
    assert stall.beside(A, "sundubu_surprise") == ["tofu", "seafood", "egg", "garlic", "scallion"]
    assert stall.beside(A, "ratatouille_minute") == []


# Favours


def test_rr_170_a_favour_is_in_the_log_and_nowhere_else() -> None:
    stall = Stall().has(B, "wine")
    number = stall.offer(A, B, Bundle(favour="I'll pay you tomorrow"), food("wine"))
    (made,) = stall.seen(C)
    assert isinstance(made, OfferMade)
    assert made.gives.favour == "I'll pay you tomorrow"
    stall.accept(B, number)
    assert stall.events == [
        Traded(number, A, B, Goods(0, (), (), 0, 0, (), (), "I'll pay you tomorrow"), goods(food("wine"), False))
    ]
    assert b"tomorrow" not in encode(stall.state)  # nothing binds anybody


def test_rr_170_a_favour_is_not_an_item() -> None:
    stall = Stall(pace="relaxed").has(B, "wine")
    stall.frame.passed = [True] * 3
    stall.trade(A, B, Bundle(favour="thanks"), food("wine"))
    assert stall.frame.passed == [False, True, True]


# Withdrawing and expiring


def test_rr_174_withdrawn() -> None:
    stall = Stall().has(A, "rice")
    number = stall.offer(A, B, food("rice"), NONE)
    stall.withdraw(A, number)
    assert stall.events == [OfferClosed(number, A, B, "withdrawn")]
    assert stall.replies(A) == stall.replies(B) == []
    assert stall.refused_accept(B, number) == "RR-174"


def test_rr_174_only_by_its_maker_and_before_acceptance() -> None:
    stall = Stall().has(A, "rice")
    number = stall.offer(A, B, food("rice"), NONE)
    assert stall._refused(lambda: stall.withdraw(B, number)) == "RR-174"
    assert stall._refused(lambda: stall.withdraw(C, number)) == "RR-174"
    stall.accept(B, number)
    assert stall._refused(lambda: stall.withdraw(A, number)) == "RR-174"
    assert stall.stock(B) == ["rice"]


def test_rr_174_at_most_ten_of_one_maker_at_a_time() -> None:
    stall = Stall().has(A, money=100).has(B, money=100)
    numbers = [stall.offer(A, B, money(100), NONE) for _ in range(10)]
    assert stall.refused_offer(A, C, money(100), NONE) == "RR-174"
    stall.offer(B, A, money(100), NONE)
    stall.withdraw(A, numbers[3])
    stall.offer(A, C, money(100), NONE)
    assert len(stall.standing()) == 11


def test_rr_175_open_offers_expire() -> None:
    stall = Stall().has(A, "rice").has(B, "wine")
    first = stall.offer(A, B, food("rice"), NONE)
    second = stall.offer(B, C, food("wine"), NONE)
    stall.events = []
    trades.expire_all(stall.frame, stall.events)
    assert stall.events == [OfferClosed(first, A, B, "expired"), OfferClosed(second, B, C, "expired")]
    assert stall.standing() == []
    assert (stall.stock(A), stall.stock(B)) == (["rice"], ["wine"])


@pytest.mark.parametrize("watcher", [A, B, C, None])
def test_rr_176_offers_and_trades_are_public(watcher: int | None) -> None:
    """Q-40."""
    stall = Stall().has(A, "rice", money=200, garbage=1).has(B, "wine")
    gives = Bundle(money=200, ingredients=("rice",), garbage=1, recipes=("bruschetta",))
    wants = Bundle(ingredients=("wine",), recipes=("onigiri",))
    number = stall.offer(A, B, gives, wants)
    left, right = (
        Goods(200, ("rice",), (), 0, 1, ("bruschetta",), (), ""),
        Goods(0, ("wine",), (), 0, 0, ("onigiri",), (), ""),
    )
    assert stall.seen(watcher) == [OfferMade(number, A, B, left, right, None)]
    stall.accept(B, number)
    assert stall.seen(watcher) == [Traded(number, A, B, left, right)]


def test_rr_177_nothing_is_accepted_while_the_clock_is_paused() -> None:
    stall = Stall().has(A, "rice")
    number = stall.offer(A, B, food("rice"), NONE)
    stall.pause(C)
    assert stall.refused_accept(B, number) == "RR-177"
    stall.state.stack.pop()
    stall.accept(B, number)
    assert stall.stock(B) == ["rice"]


def test_rr_179_trading_a_card_is_not_using_it() -> None:
    stall = Stall().holds(A, "taxi").holds(B, "tip_jar")
    stall.trade(A, B, cards("taxi"), Bundle(any_cards=1), "tip_jar")
    assert [restaurant.card_used for restaurant in stall.state.restaurants] == [False] * 3
    assert stall.state.action_pile == []


def test_rr_179_not_even_after_the_card_of_the_day() -> None:
    stall = Stall().holds(A, "taxi")
    stall.state.restaurants[A].card_used = stall.state.restaurants[B].card_used = True
    stall.trade(A, B, cards("taxi"), NONE)
    assert stall.hand(B) == ["taxi"]
