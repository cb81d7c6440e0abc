"""RR-160 to RR-179: what can't be traded, and what an offer must be covered by."""

import pytest

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import RECIPE_INDEX, TAXI
from atable.games.rival_restaurants.events import OfferClosed
from atable.games.rival_restaurants.events.details import Goods
from atable.games.rival_restaurants.table.small_steps import spend_card
from tests.rules.rival_restaurants.barter import NONE, A, B, C, Stall, cards, food, money

NO_GOODS = Goods(0, (), (), 0, 0, (), (), "")
STOVE = Bundle(upgrades=("double_stove",))


def swap(*recipes: str, cash: int = 0) -> Bundle:
    return Bundle(money=cash, recipes=recipes)


# Recipes


def test_rr_166_basic_for_gourmet_is_refused() -> None:
    """T-11."""
    stall = Stall().has(B, money=300)
    assert stall.refused_offer(A, B, swap("midnight_ramen"), swap("onigiri", cash=300)) == "RR-166"
    stall.trade(A, B, swap("midnight_ramen"), swap("bibimbap", cash=300))
    assert stall.recipes(A) == ["bruschetta", "bibimbap"]
    assert stall.recipes(B) == ["onigiri", "midnight_ramen"]
    assert stall.money(A) == 300


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        (["bruschetta"], []),
        ([], ["bibimbap"]),
        (["bruschetta"], ["bibimbap"]),
        (["bruschetta", "midnight_ramen"], ["onigiri"]),
        (["midnight_ramen"], ["onigiri", "bibimbap"]),
    ],
)
def test_rr_166_as_many_of_each_type_in_each_direction(given: list[str], wanted: list[str]) -> None:
    stall = Stall().has(A, money=100)
    assert stall.refused_offer(A, B, swap(*given, cash=100), swap(*wanted)) == "RR-166"


def test_rr_166_both_recipes_at_once() -> None:
    stall = Stall()
    stall.trade(A, B, swap("midnight_ramen", "bruschetta"), swap("onigiri", "bibimbap"))
    assert stall.recipes(A) == ["onigiri", "bibimbap"]
    assert stall.recipes(B) == ["bruschetta", "midnight_ramen"]


def test_rr_406_start_up_two_basics_are_swapped_for_basics() -> None:
    stall = Stall(variant_startup=True)
    assert stall.recipes(A) == ["bruschetta", "palak_paneer"]
    assert stall.recipes(B) == ["onigiri", "carbonara"]
    stall.trade(A, B, swap("palak_paneer"), swap("onigiri"))
    assert stall.recipes(A) == ["bruschetta", "onigiri"]
    assert stall.recipes(B) == ["palak_paneer", "carbonara"]
    stall.trade(A, B, swap("onigiri", "bruschetta"), swap("palak_paneer", "carbonara"))
    assert sorted(stall.recipes(A)) == ["carbonara", "palak_paneer"]
    assert sorted(stall.recipes(B)) == ["bruschetta", "onigiri"]


def test_rr_406_start_up_no_gourmet_for_a_player_with_two_basics() -> None:
    stall = Stall(variant_startup=True)
    stall.state.restaurants[B].recipes[1] = RECIPE_INDEX["bibimbap"]  # B has cooked a first Basic recipe (RR-405)
    assert stall.refused_offer(A, B, swap("palak_paneer"), swap("bibimbap")) == "RR-406"
    assert stall.refused_offer(B, A, swap("bibimbap"), swap("palak_paneer")) == "RR-406"
    stall.trade(B, A, swap("onigiri"), swap("palak_paneer"))
    assert stall.recipes(B) == ["palak_paneer", "bibimbap"]
    assert stall.recipes(A) == ["bruschetta", "onigiri"]


def test_rr_167_only_recipes_in_front_of_a_player() -> None:
    stall = Stall().cooked(A, "egg_fried_rice").cooked(B, "lucky_dumplings")
    assert stall.refused_offer(A, B, swap("egg_fried_rice"), swap("onigiri")) == "RR-167"
    assert stall.refused_offer(A, B, swap("bruschetta"), swap("lucky_dumplings")) == "RR-167"
    assert stall.refused_offer(A, B, swap("quesadilla"), swap("onigiri")) == "RR-173"  # it is C's
    assert stall.refused_offer(A, B, swap("bruschetta", "bruschetta"), swap("onigiri", "onigiri")) == "RR-173"


# Upgrades


def test_rr_168_no_second_upgrade_of_a_kind() -> None:
    """T-12."""
    stall = Stall().built(A, "double_stove").built(B, "double_stove")
    assert stall.refused_offer(A, B, STOVE, NONE) == "RR-168"
    assert stall.refused_offer(A, B, NONE, STOVE) == "RR-168"
    stall.offer(A, C, STOVE, NONE)


def test_rr_168_nobody_owns_two_after_the_trade() -> None:
    stall = Stall().built(A, "double_stove", "social_media_ads").built(B, "double_stove")
    stall.trade(A, B, Bundle(upgrades=("double_stove", "social_media_ads")), STOVE)  # odd, but nobody has two
    assert stall.upgrades(A) == ["double_stove"]
    assert stall.upgrades(B) == ["double_stove", "social_media_ads"]


def test_rr_168_bought_in_between() -> None:
    stall = Stall().built(A, "double_stove")
    number = stall.offer(A, B, STOVE, NONE)
    stall.built(B, "double_stove")
    assert stall.refused_accept(B, number) == "RR-168"
    assert stall.replies(B) == [DeclineOffer(number)]
    stall.prune()
    assert stall.events == [OfferClosed(number, A, B, "failed")]


# What is no goods at all


@pytest.mark.parametrize(
    "bundle",
    [
        Bundle(ingredients=("popularity",)),
        Bundle(ingredients=("taxi",)),
        Bundle(recipes=("the_rising_sun",)),
        Bundle(upgrades=("kim_chi",)),
        Bundle(upgrades=("level_1",)),
        Bundle(action_cards=("carbtastic",)),
    ],
)
def test_rr_171_not_tradable(bundle: Bundle) -> None:
    stall = Stall().has(B, money=100)
    assert stall.refused_offer(A, B, bundle, money(100)) == "RR-171"
    assert stall.refused_offer(B, A, money(100), bundle) == "RR-171"


def test_rr_160_a_trade_of_nothing_is_none() -> None:
    stall = Stall()
    assert stall.refused_offer(A, B, NONE, NONE) == "RR-160"
    assert stall.refused_offer(A, B, Bundle(favour="  "), NONE) == "RR-160"


@pytest.mark.parametrize("amount", [-100, 50, 150, 99])
def test_rr_008_money_in_hundreds(amount: int) -> None:
    stall = Stall().has(A, money=500).has(B, money=500)
    assert stall.refused_offer(A, B, money(amount), money(100)) == "RR-008"
    assert stall.refused_offer(A, B, money(100), money(amount)) == "RR-008"


def test_rr_160_no_negative_numbers() -> None:
    stall = Stall().has(A, money=100, garbage=1).has(B, garbage=1)
    assert stall.refused_offer(A, B, Bundle(money=100, garbage=-1), NONE) == "RR-160"
    assert stall.refused_offer(A, B, money(100), Bundle(garbage=-1)) == "RR-160"
    assert stall.refused_offer(A, B, money(100), Bundle(any_cards=-1)) == "RR-160"


def test_rr_170_a_favour_has_at_most_200_characters() -> None:
    stall = Stall()
    stall.offer(A, B, Bundle(favour="x" * 200), NONE)
    assert stall.refused_offer(A, B, Bundle(favour="x" * 201), NONE) == "RR-170"
    assert stall.refused_offer(A, B, NONE, Bundle(favour="x" * 201)) == "RR-170"


def test_rr_170_a_favour_is_one_line_of_text() -> None:
    stall = Stall()
    stall.offer(A, B, Bundle(favour="Demain, je te laisse l'échalote ! 🙂"), NONE)
    for text in ("two\nlines", "a\tstop", "\x1b[31mred", "zero\u200bwidth"):
        assert stall.refused_offer(A, B, Bundle(favour=text), NONE) == "RR-170"


# Covered or not


@pytest.mark.parametrize(
    "bundle",
    [
        money(200),
        food("egg"),
        food("rice", "rice"),
        Bundle(garbage=2),
        Bundle(upgrades=("double_stove", "double_stove")),
        Bundle(upgrades=("social_media_ads",)),
    ],
)
def test_rr_173_nobody_offers_or_asks_for_what_is_not_there(bundle: Bundle) -> None:
    stall = Stall().has(A, "rice", money=100, garbage=1).built(A, "double_stove").has(B, "wine")
    assert stall.refused_offer(A, B, bundle, NONE) == "RR-173"
    assert stall.refused_offer(B, A, food("wine"), bundle) == "RR-173"


def test_rr_173_nor_action_cards() -> None:
    stall = Stall().holds(A, "taxi", "clam_voyance").holds(B, "tip_jar")
    assert stall.refused_offer(A, B, cards("tip_jar"), NONE) == "RR-173"
    assert stall.refused_offer(A, B, cards("clam_voyance", "clam_voyance"), NONE) == "RR-173"
    assert stall.refused_offer(A, B, cards("taxi"), Bundle(any_cards=2)) == "RR-173"


def spend_money(stall: Stall, seat: int, amount: int) -> None:
    stall.state.restaurants[seat].money -= amount
    stall.state.paid_out -= amount


@pytest.mark.parametrize("spender", [A, B])
def test_rr_173_what_was_spent_does_not_cover_an_offer(spender: int) -> None:
    stall = Stall().has(A, "rice", money=300).has(B, money=300)
    number = stall.offer(A, B, Bundle(300, ("rice",)), money(300))
    spend_money(stall, spender, 100)
    assert stall.refused_accept(B, number) == "RR-173"
    assert stall.replies(B) == [DeclineOffer(number)]
    stall.prune()
    assert stall.events == [OfferClosed(number, A, B, "failed")]
    assert stall.standing() == []


def test_rr_173_the_first_to_accept_gets_the_only_one() -> None:
    stall = Stall().has(A, "wine").has(B, money=100).has(C, money=100)
    first = stall.offer(A, B, food("wine"), money(100))
    second = stall.offer(A, C, food("wine"), money(100))
    stall.accept(C, second)
    assert stall.refused_accept(B, first) == "RR-173"
    stall.prune()
    assert stall.events == [OfferClosed(first, A, B, "failed")]
    assert stall.stock(C) == ["wine"]


def test_rr_173_what_is_still_covered_stands() -> None:
    stall = Stall().has(A, "wine", "wine", money=100).has(B, money=200)
    number = stall.offer(A, B, food("wine"), money(100))
    stall.trade(A, C, food("wine"), NONE)
    spend_money(stall, B, 100)
    stall.prune()
    assert stall.events == []
    stall.accept(B, number)
    assert stall.stock(B) == ["wine"]


def test_rr_173_a_recipe_that_was_swapped_away() -> None:
    stall = Stall()
    number = stall.offer(A, B, swap("bruschetta"), swap("onigiri"))
    stall.trade(A, C, swap("bruschetta"), swap("quesadilla"))
    assert stall.refused_accept(B, number) == "RR-173"


def test_rr_173_a_card_that_is_gone_is_missed_only_at_acceptance() -> None:
    """Nobody may learn from a standing offer that the card played was the one on offer."""
    stall = Stall().holds(A, "taxi", "tip_jar").has(B, money=100)
    number = stall.offer(A, B, cards("taxi"), money(100))
    spend_card(stall.state, A, TAXI)
    stall.prune()
    assert stall.events == []
    assert stall.replies(B) == [AcceptOffer(number), DeclineOffer(number)]
    stall.accept(B, number)
    assert stall.events == [OfferClosed(number, A, B, "failed")]
    assert (stall.money(A), stall.money(B)) == (0, 100)
    assert (stall.hand(A), stall.hand(B), stall.standing()) == (["tip_jar"], [], [])


def test_rr_173_an_offer_of_more_cards_than_there_are_fails_for_all_to_see() -> None:
    stall = Stall().holds(A, "taxi").has(B, money=100)
    number = stall.offer(A, B, cards("taxi"), money(100))
    spend_card(stall.state, A, TAXI)
    stall.prune()
    assert stall.events == [OfferClosed(number, A, B, "failed")]


# Money in wars


def war(figures: dict[int, int], **options: object) -> Stall:
    """Everybody named stands on the same card with this offer, and has $500."""
    stall = Stall(**options)  # type: ignore[arg-type]
    for seat in range(stall.state.seats):
        stall.has(seat, money=500)
    for figure in figures:
        stall.stands(figure, "chop_shop" if figure < stall.state.seats else "dairy_king")
    return stall.at_war(figures)


def test_rr_151_a_trade_leaves_the_standing_offer() -> None:
    """T-36: Red has $500 and stands at $400."""
    stall = war({A: 400, B: 300}).has(C, "rice", "egg")
    dear = stall.offer(C, A, food("rice"), money(200))
    assert stall.refused_accept(A, dear) == "RR-151"
    assert stall.replies(A) == [DeclineOffer(dear)]
    cheap = stall.offer(C, A, food("egg"), money(100))
    stall.accept(A, cheap)
    assert stall.money(A) == 400
    stall.prune()
    assert stall.standing() == [dear]  # Red may still be out of the war, or win it for less


def test_rr_151_nor_does_an_own_offer_cost_more() -> None:
    stall = war({A: 400, B: 300}).has(C, "rice")
    assert stall.refused_offer(A, C, money(200), food("rice")) == "RR-151"
    stall.offer(A, C, money(100), food("rice"))


def test_rr_151_what_is_got_counts() -> None:
    stall = war({A: 500, B: 300}).has(C, "rice")
    stall.trade(A, C, money(300), Bundle(300, ("rice",)))
    assert stall.money(A) == 500
    assert stall.refused_offer(A, C, money(300), money(200)) == "RR-151"


def test_rr_151_what_is_got_pays_for_what_is_given() -> None:
    stall = war({A: 400, B: 300}).has(C, "rice")
    stall.trade(A, C, money(300), Bundle(200, ("rice",)))
    assert stall.money(A) == 400


def test_rr_151_a_trade_that_costs_nothing_is_free_to_the_poorest() -> None:
    """A's money has just been taken; the offer in the war falls when the effect is over (RR-152)."""
    stall = war({A: 400, B: 300})
    spend_money(stall, A, 300)
    stall.trade(C, A, money(100), NONE)
    assert stall.money(A) == 300


def test_rr_151_the_maker_has_bid_more_meanwhile() -> None:
    stall = war({A: 200, B: 200}).has(C, "rice")
    number = stall.offer(A, C, money(300), food("rice"))
    stall.frame.wars[0].money[0] = 300
    assert stall.refused_accept(C, number) == "RR-151"
    assert stall.replies(C) == [DeclineOffer(number)]
    assert stall.standing() == [number]


def test_rr_151_goods_and_gifts_are_free() -> None:
    stall = war({A: 500, B: 300}).has(A, "rice")
    stall.trade(A, C, food("rice"), money(100))
    assert stall.money(A) == 600


def test_rr_454_two_figures_one_purse() -> None:
    stall = war({0: 200, 1: 200, 2: 200, 3: 200}, seats=2, mode="two_many_cooks")
    assert [[*contest.figures] for contest in stall.frame.wars] == [[0, 1], [2, 3]]
    assert stall.refused_offer(A, B, money(200), Bundle(favour="a truce")) == "RR-151"
    stall.trade(A, B, money(100), Bundle(favour="a truce"))
    assert stall.money(A) == 400


def test_rr_151_a_sealed_bid_stays_secret() -> None:
    """The other one may accept, whatever was bid; the trade fails if the money is bound."""
    stalls = []
    for bid in (200, 400):
        stall = war({A: bid, B: 300}, pace="relaxed").has(C, "rice")
        stall.frame.wars[0].money[0] = -1
        number = stall.offer(A, C, money(300), food("rice"))
        stall.frame.wars[0].money[0] = bid
        stall.prune()
        assert stall.events == []
        assert stall.replies(C) == [AcceptOffer(number), DeclineOffer(number)]
        stall.accept(C, number)
        stalls.append(stall)
    low, high = stalls
    assert (low.money(C), low.stock(A)) == (800, ["rice"])
    assert high.events == [OfferClosed(1, A, C, "failed")]
    assert (high.money(A), high.money(C), high.stock(C)) == (500, 500, ["rice"])
