"""Choices that are made in secret, and revealed together: until then nobody else can tell them apart."""

from atable.games.rival_restaurants.actions import (
    ChooseActive,
    ChooseSpot,
    DecideClaim,
    DeclareCook,
    Keep,
    KeepRecipe,
    Pass,
    SealBid,
    SetOrders,
    SetWheel,
)
from atable.games.rival_restaurants.content.cards import RECIPE_INDEX, RECIPES
from atable.games.rival_restaurants.frames import Choosing, Market, SettingWheels
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.rng import seeded
from tests.rules.rival_restaurants.kitchens import Stove, plan
from tests.rules.rival_restaurants.looks import ALL, OTHERS, A, B, C, after, alike, table, until, view


def test_rr_037_dealt_cards_and_the_choice_are_secret() -> None:
    state = table(restaurant_choices=2)
    frame = state.stack[-1]
    assert isinstance(frame, Choosing)
    dealt = view(state, B).choosing
    assert dealt is not None
    assert len(dealt.dealt) == 2
    chosen = after(state, (B, Keep((dealt.dealt[0],))))
    kept = view(chosen, B).choosing
    assert kept is not None
    assert kept.kept == dealt.dealt[:1]
    assert alike(chosen, after(state, (B, Keep((dealt.dealt[1],)))), OTHERS)
    assert [it.ready for it in view(chosen, A).seats] == [False, True, False]
    watching = view(chosen, None).choosing
    assert watching is not None
    assert (watching.dealt, watching.kept) == ((), ())


def test_rr_059_a_wheel_is_secret_until_the_last_one_is_locked() -> None:
    one = after(table(), (B, SetWheel(B, "chop_shop")))
    other = after(table(), (B, SetWheel(B, "the_island")))
    assert alike(one, other, OTHERS)
    own = view(one, B).wheels
    assert own is not None
    assert own.wheels[0].location == "chop_shop"
    revealed = after(one, (A, SetWheel(A, "the_island")), (C, SetWheel(C, "the_island")))
    assert [figure.location for figure in view(revealed, None).figures] == ["the_island", "chop_shop", "the_island"]


def test_rr_063_all_see_who_has_locked() -> None:
    state = after(table(), (B, SetWheel(B, "chop_shop")))
    for seat in ALL:
        assert [it.ready for it in view(state, seat).seats] == [False, True, False]
        assert [figure.location for figure in view(state, seat).figures] == [None] * 3


def test_rr_361_the_active_chef_is_secret_until_the_reveal() -> None:
    state = until(table(2), "money_move")
    frame = state.stack[-1]
    assert isinstance(frame, SettingWheels)
    squad = view(state, None).seats[B].squad
    one, other = (after(state, (B, ChooseActive(chef))) for chef in squad[:2])
    assert alike(one, other, [A, None])
    own = view(one, B).wheels
    assert own is not None
    assert own.active == squad[0]


def test_rr_071_a_spot_is_secret_until_the_last_one_is_chosen() -> None:
    state = after(table(), *[(seat, SetWheel(seat, "chop_shop")) for seat in (A, B, C)])
    one, other = (after(state, (B, ChooseSpot(B, spot))) for spot in (0, 3))
    assert alike(one, other, OTHERS)
    own = view(other, B).placing
    assert own is not None
    assert own.own == {B: 3}
    revealed = after(other, (A, ChooseSpot(A, 1)), (C, ChooseSpot(C, 0)))
    assert [figure.spot for figure in view(revealed, None).figures] == [1, 3, 0]


def claims() -> RivalState:
    """B and C stand on the same counter card, A alone on another; $300 each."""
    state = table(pace="relaxed")
    spots = {A: 1, B: 2, C: 2}
    state = after(state, *[(seat, SetWheel(seat, "chop_shop", spots[seat])) for seat in spots])
    while not isinstance(frame := state.stack[-1], Market) or frame.step != "claims":
        state = after(state, (GAME.pending(state)[0], Pass()))
    return state


def test_rr_155_a_sealed_bid_is_secret_that_there_is_one_is_not() -> None:
    one, other = (after(claims(), (B, SealBid(B, money))) for money in (200, 300))
    assert alike(one, other, OTHERS)
    assert [it.ready for it in view(one, A).seats] == [False, True, False]
    own = view(other, B).market
    seen = view(other, C).market
    assert own is not None
    assert seen is not None
    assert [bidder.money for bidder in own.wars[0].bidders] == [300, None]
    assert [(bidder.named, bidder.money) for bidder in seen.wars[0].bidders] == [(True, None), (False, None)]


def test_rr_417_the_decision_about_a_claim_is_secret() -> None:
    one, other = (after(claims(), (A, DecideClaim(A, buy))) for buy in (True, False))
    assert alike(one, other, [B, C, None])
    own, seen = view(one, A).market, view(one, B).market
    assert own is not None
    assert seen is not None
    assert (own.claims[0].own, seen.claims[0].own, seen.claims[0].decided) == (True, None, True)


def kitchen() -> RivalState:
    """A and B could cook Bruschetta and Carbonara; A is asked, and B."""
    stove = Stove().recipes(A, "bruschetta", "tiramisu").completes(A, "bruschetta")
    stove.recipes(B, "carbonara", "bibimbap").completes(B, "carbonara")
    return stove.start().state


def test_rr_211_declared_cooking_is_secret_until_all_have_declared() -> None:
    one = after(kitchen(), (B, DeclareCook()))
    other = after(kitchen(), (B, DeclareCook((plan("carbonara"),))))
    assert alike(one, other, OTHERS)
    own = view(other, B).own
    assert own is not None
    assert own.declared is not None
    assert own.declared[0].recipe == "carbonara"
    assert view(other, A).seats[B].ready
    assert not view(other, A).seats[A].ready


def test_rr_254_drawn_recipes_are_shown_to_all() -> None:
    stove = Stove().recipes(A, "bruschetta", "tiramisu").completes(A, "bruschetta").owns(A, "basic_recipe_book")
    state = stove.only(A, plan("bruschetta")).state
    for seat in ALL:
        drawn = view(state, seat).drawn
        assert drawn is not None
        assert drawn.seat == A
        assert len(drawn.recipes) == 4
        assert drawn == view(state, A).drawn


def test_rr_253_all_know_what_lies_under_a_deck_nobody_the_order() -> None:
    stove = Stove().recipes(A, "bruschetta", "tiramisu").completes(A, "bruschetta").owns(A, "basic_recipe_book")
    state = stove.only(A, plan("bruschetta")).state
    drawn = view(state, A).drawn
    assert drawn is not None
    state = after(state, (A, KeepRecipe(drawn.recipes[2])))
    left = {recipe for recipe in drawn.recipes if recipe != drawn.recipes[2]}
    for seat in ALL:
        assert [set(layer) for layer in view(state, seat).basic_deck.under] == [left]
    orders = {tuple(GAME.redeal(state, A, seeded(f"order {n}")).decks[0][-1]) for n in range(40)}
    assert len(orders) == 6
    assert {RECIPES[recipe] for order in orders for recipe in order} == left
    assert RECIPE_INDEX[drawn.recipes[2]] in state.restaurants[A].recipes


def test_rr_420_standing_orders_are_known_to_their_owner() -> None:
    state = table(pace="relaxed")
    ordered = after(state, (B, SetOrders(answer="never")))
    own = view(ordered, B).own
    assert own is not None
    assert own.orders.answer == "never"
    assert alike(state, ordered, OTHERS)
