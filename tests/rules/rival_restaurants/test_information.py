"""Who knows what. What lies in front of a player is public, but for the names of action cards (RR-007, RR-029)."""

import pytest
from msgspec.structs import replace

from atable.games.rival_restaurants.actions import AcceptOffer, BuyActionCard, MakeOffer, Pass, PlayCard, SetWheel
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    ACTION_INDEX,
    CARD_KIND,
    CHEF_INDEX,
    INGREDIENT_INDEX,
    LOCATION_INDEX,
    RECIPES,
)
from atable.games.rival_restaurants.frames import Market, SettingWheels
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.views.parts import SeatView
from atable.kernel.game import advance
from atable.kernel.rng import seeded
from tests.rules.rival_restaurants.kitchens import Stove, plan
from tests.rules.rival_restaurants.looks import ALL, OTHERS, A, B, C, after, alike, hand, market, table, view


def public(seats: tuple[SeatView, ...]) -> tuple[SeatView, ...]:
    return tuple(replace(it, known_cards=()) for it in seats)


# What lies open


def test_rr_007_all_but_hands_is_public() -> None:
    state = table()
    for seat in ALL:
        seen = view(state, seat)
        assert public(seen.seats) == public(view(state, None).seats)
        assert (seen.figures, seen.locations) == (view(state, None).figures, view(state, None).locations)
    for seat, restaurant in enumerate(state.restaurants):
        recipes = [recipe.id for recipe in view(state, None).seats[seat].recipes]
        assert recipes == [RECIPES[recipe] for recipe in restaurant.recipes]


def test_rr_040_restaurants_chefs_and_money_are_public() -> None:
    seen = view(table(), None)
    assert all(it.restaurant and it.money == 300 and it.level == 0 for it in seen.seats)
    assert len({figure.chef for figure in seen.figures}) == 3


def test_rr_034_pantries_and_what_lies_beside_recipes_are_visible() -> None:
    """Five ingredients were dealt to each; some fill places of the recipes."""
    for it in view(table(), None).seats:
        beside = [name for recipe in it.recipes for name in recipe.beside if name]
        assert len(beside) + sum(stack.count for stack in it.pantry) == 5
        for recipe in it.recipes:
            assert len(recipe.missing) == recipe.beside.count(None)


def test_rr_014_counters_piles_and_numbers_of_cards_are_public() -> None:
    state = table()
    state.counters[0][2] = -1
    state.piles[0] += [INGREDIENT_INDEX["bread"], INGREDIENT_INDEX["bread"]]
    seen = view(state, None)
    assert [len(it.counter) for it in seen.locations] == [4, 4, 4, 4, 3, 3]
    assert [it.shelf for it in seen.locations] == [23, 23, 23, 23, 18, 27]
    assert seen.locations[0].counter[2] is None
    assert [(stack.ingredient, stack.count) for stack in seen.locations[0].pile] == [("bread", 2)]
    assert (seen.basic_deck.cards, seen.gourmet_deck.cards, seen.action_deck) == (21, 21, 33)
    assert seen.upgrades["double_stove"] == 6


def test_rr_250_finished_recipes_and_gourmets_are_public() -> None:
    stove = Stove().recipes(A, "bruschetta", "tiramisu").completes(A, "tiramisu").only(A, plan("tiramisu"))
    seen = view(stove.state, None).seats[A]
    assert (seen.cooked, seen.gourmets, seen.dishes) == (("tiramisu",), 1, 1)


def test_rr_093_a_player_is_shown_the_own_prices() -> None:
    """Fake Sale doubles, Antoine beside one adds $100."""
    state = table()
    state.restaurants[B].double_price = True
    for figure, chef in zip(state.figures, ("antoine_baguette", "kim_chi", "biff_brobeque"), strict=True):
        figure.chef, figure.at = CHEF_INDEX[chef], LOCATION_INDEX["the_island"]
    own = view(state, B).own
    assert own is not None
    [prices] = own.prices
    assert (prices.ingredients["chop_shop"], prices.upgrades["double_stove"], prices.action_card) == (500, 700, 700)


# Action cards


def test_rr_029_a_hand_is_its_owners_secret() -> None:
    state = hand(table(), B, "taxi")
    own = view(state, B).own
    assert own is not None
    assert own.hand == ("taxi",)
    for seat in OTHERS:
        assert view(state, seat).seats[B].action_cards == 1
        assert view(state, seat).seats[B].known_cards == ()
    other = hand(table(), B, "power_cut")
    assert alike(state, other, OTHERS)
    assert not alike(state, other, [B])


def test_rr_108_only_the_buyer_knows_a_bought_card() -> None:
    state = market(pace="relaxed")
    state = _first_shopper(state)
    seat = GAME.pending(state)[0]
    bought = after(state, (seat, BuyActionCard(seat)))
    own = view(bought, seat).own
    assert own is not None
    assert len(own.hand) == 2
    assert len(view(bought, seat).seats[seat].known_cards) == 2
    assert view(bought, None).seats[seat].known_cards == ()


def _first_shopper(state: RivalState) -> RivalState:
    while not isinstance(frame := state.stack[-1], Market) or frame.step != "queues":
        seat = GAME.pending(state)[0]
        state = after(state, (seat, Pass()))
    return state


def test_rr_183_a_played_card_lies_open() -> None:
    state = after(hand(market(), B, "happy_hour"), (B, PlayCard("happy_hour")))
    for seat in ALL:
        seen = view(state, seat)
        assert seen.action_pile == ("happy_hour",)
        assert (seen.seats[B].happy_hour, seen.seats[B].card_used) == (True, True)


def test_rr_172_a_card_in_an_offer_has_no_name_unless_it_is_shown() -> None:
    state = hand(market(), A, "taxi")
    hidden = after(state, (A, MakeOffer(B, Bundle(action_cards=("taxi",)), Bundle(money=100))))
    for seat, names in ((A, ("taxi",)), (B, ()), (C, ()), (None, ())):
        offers = view(hidden, seat).market
        assert offers is not None
        assert (offers.offers[0].gives.action_cards, offers.offers[0].gives.cards) == (names, 1)
    open_to_b = after(state, (A, MakeOffer(B, Bundle(action_cards=("taxi",), shown=True), Bundle(money=100))))
    for seat, names in ((A, ("taxi",)), (B, ("taxi",)), (C, ()), (None, ())):
        assert view(open_to_b, seat).seats[A].known_cards == names
        offers = view(open_to_b, seat).market
        assert offers is not None
        assert offers.offers[0].gives.action_cards == names


def test_rr_172_after_a_trade_both_parties_know_the_card_and_nobody_else() -> None:
    state = hand(market(), A, "taxi")
    state = after(state, (A, MakeOffer(B, Bundle(action_cards=("taxi",)), Bundle(money=100))), (B, AcceptOffer(1)))
    for seat, known in ((A, True), (B, True), (C, False), (None, False)):
        assert ("taxi" in view(state, seat).seats[B].known_cards) == known
        assert view(state, seat).seats[B].action_cards == 2


def test_rr_176_what_an_offer_gives_else_is_public() -> None:
    state = after(market(), (A, MakeOffer(B, Bundle(money=100, favour="a song"), Bundle(money=200))))
    for seat in ALL:
        seen = view(state, seat).market
        assert seen is not None
        [offer] = seen.offers
        assert (offer.maker, offer.to, offer.gives.money, offer.gives.favour, offer.wants.money) == (
            A,
            B,
            100,
            "a song",
            200,
        )


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_rr_428_nobody_sees_whether_a_target_could_answer(pace: str) -> None:
    robbed = []
    for card in ("clam_voyance", "taxi"):
        state = hand(hand(table(pace=pace), A, "armed_robbery"), B, card)
        robbed.append(after(state, (A, PlayCard("armed_robbery", target=B))))
    assert GAME.pending(robbed[0]) == GAME.pending(robbed[1]) == [B]
    assert alike(robbed[0], robbed[1], OTHERS)


def test_rr_428_fast_tables_ask_only_who_can_answer() -> None:
    state = hand(table(response_privacy="fast"), A, "armed_robbery")
    for card, asked in (("clam_voyance", [B]), ("taxi", [A, B, C])):
        robbed = after(hand(state, B, card), (A, PlayCard("armed_robbery", target=B)))
        assert GAME.pending(robbed) == asked


# Time


def test_rr_087_the_end_of_the_market_is_a_table_time() -> None:
    state = market()
    seen = view(state, None).market
    assert seen is not None
    assert seen.ends == 60_000
    advance(GAME, state, 20_000)
    assert view(state, None).market == seen


def test_rr_182_a_paused_clock_has_no_end() -> None:
    state = hand(market(), A, "armed_robbery")
    advance(GAME, state, 20_000)
    paused = after(state, (A, PlayCard("armed_robbery", target=B)))
    seen = view(paused, None).market
    assert seen is not None
    assert seen.ends is None
    play = view(paused, None).play
    assert play is not None
    assert (play.card, play.author, play.chains[0].asked) == ("armed_robbery", A, B)


# What a seat can't rule out


def test_rr_029_the_other_hands_and_the_deck_are_dealt_anew() -> None:
    state = hand(hand(hand(table(), A, "taxi"), B, "power_cut", "clam_voyance"), C)
    dealt = [GAME.redeal(state, A, seeded(f"deal {number}")) for number in range(30)]
    assert {tuple(it.restaurants[A].hand) for it in dealt} == {tuple(state.restaurants[A].hand)}
    assert {(len(it.restaurants[B].hand), len(it.restaurants[C].hand)) for it in dealt} == {(2, 0)}
    assert len({tuple(it.restaurants[B].hand) for it in dealt}) > 10
    assert all(alike(state, it, [A]) for it in dealt)


def test_rr_172_a_card_that_was_shown_stays_where_it_is() -> None:
    state = hand(market(), A, "taxi", "power_cut")
    state = after(state, (A, MakeOffer(B, Bundle(action_cards=("taxi",), shown=True), Bundle(money=100))))
    taxi = CARD_KIND.index(ACTION_INDEX["taxi"])
    for number in range(20):
        dealt = GAME.redeal(state, B, seeded(f"deal {number}"))
        assert taxi in dealt.restaurants[A].hand
        assert len(dealt.restaurants[A].hand) == 2
    elsewhere = [GAME.redeal(state, C, seeded(f"deal {number}")) for number in range(20)]
    assert any(taxi not in it.restaurants[A].hand for it in elsewhere)


def test_rr_173_an_offer_that_is_dealt_anew_names_cards_of_the_new_hand() -> None:
    state = hand(market(), A, "taxi")
    state = after(state, (A, MakeOffer(B, Bundle(action_cards=("taxi",)), Bundle(money=100))))
    for number in range(20):
        dealt = GAME.redeal(state, B, seeded(f"deal {number}"))
        frame = dealt.stack[-1]
        assert isinstance(frame, Market)
        [card] = dealt.restaurants[A].hand
        assert frame.book.standing[0].gives.action_cards == (ACTION_CARDS[CARD_KIND[card]],)


def test_rr_428_who_is_asked_at_a_fast_table_has_an_answer() -> None:
    state = hand(hand(table(response_privacy="fast"), A, "armed_robbery"), B, "clam_voyance")
    robbed = after(state, (A, PlayCard("armed_robbery", target=B)))
    for number in range(20):
        dealt = GAME.redeal(robbed, C, seeded(f"deal {number}"))
        [card] = dealt.restaurants[B].hand
        assert ACTION_CARDS[CARD_KIND[card]] in ("clam_voyance", "return_to_sender")


def test_rr_065_wheels_that_are_dealt_anew_vary() -> None:
    state = after(table(), (B, SetWheel(B, "chop_shop")))
    wheels = set()
    for number in range(60):
        frame = GAME.redeal(state, A, seeded(f"deal {number}")).stack[-1]
        assert isinstance(frame, SettingWheels)
        assert (frame.wheels[A], frame.wheels[C]) == (-1, -1)
        wheels.add(frame.wheels[B])
    assert wheels == set(range(7))
