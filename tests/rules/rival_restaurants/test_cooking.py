"""RR-204 to RR-215: who may cook what, in which order; RR-451 and RR-181: cards in the kitchen."""

import pytest

from atable.games.rival_restaurants.actions import CookOn, DeclareCook, KeepRecipe, SetOrders, TakeBack, UseBonus
from atable.games.rival_restaurants.actions.bundles import CookPlan
from atable.games.rival_restaurants.content.cards import INGREDIENT_INDEX, RECIPE_INDEX
from atable.games.rival_restaurants.cooking.menus import declarations
from atable.games.rival_restaurants.events import (
    Cooked,
    CookingDeclared,
    CookingLeft,
    CookingRevealed,
    Locked,
    TakenBack,
)
from atable.games.rival_restaurants.frames import Declaring, Kitchen
from atable.kernel.events import seen_by
from tests.rules.rival_restaurants.kitchens import BLUE, GREEN, RED, Stove, declared, plan

NOTHING = DeclareCook(())
STOVE = "double_stove"


def noodles() -> Stove:
    """Red can cook Bruschetta (2) and Midnight Ramen (5)."""
    return (
        Stove()
        .recipes(RED, "bruschetta", "midnight_ramen")
        .completes(RED, "bruschetta")
        .completes(RED, "midnight_ramen")
    )


# What may be cooked


def test_rr_204_all_places_must_be_filled() -> None:
    table = Stove().recipes(RED, "bruschetta", "midnight_ramen").has(RED, "bread", "tomato")
    assert declarations(table.state, RED) == [NOTHING]
    table.has(RED, "garlic")
    assert declarations(table.state, RED) == [NOTHING, declared(plan("bruschetta"))]


def test_rr_204_only_own_recipes_and_own_cards() -> None:
    table = noodles().recipes(BLUE, "onigiri", "bibimbap").start()
    assert table.refused(RED, declared(plan("onigiri"))) == "RR-204"
    assert table.refused(RED, declared(CookPlan("no_such_recipe", ()))) == "RR-204"
    assert table.refused(RED, declared(plan("midnight_ramen", {"pork": "tofu"}))) == "RR-204"
    assert table.refused(RED, declared(plan("midnight_ramen", {"pork": "unicorn"}))) == "RR-204"
    assert table.refused(RED, declared(plan("midnight_ramen", {"pork": ""}))) == "RR-204"
    short = plan("midnight_ramen")
    assert table.refused(RED, declared(CookPlan(short.recipe, short.filling[:3]))) == "RR-204"


def test_rr_204_one_card_fills_one_place_only() -> None:
    table = Stove().recipes(RED, "lucky_dumplings", "bibimbap").chef(RED, "phyllis_grubman")
    table.has(RED, "flour", "pork", "beef").start()
    twice = plan("lucky_dumplings", {"pork": "beef", "seafood": "beef"})
    assert table.refused(RED, declared(twice)) == "RR-204"
    assert declared(plan("lucky_dumplings", {"seafood": "beef"})) in table.legal(RED)


def test_rr_204_who_can_cook_nothing_is_not_asked() -> None:
    table = noodles().start()
    assert table.asked() == [RED]
    assert table.legal(BLUE) == []
    assert table.refused(BLUE, NOTHING) == "RR-204"
    empty = Stove().start()
    assert empty.all_cooked()
    assert empty.saw(CookingRevealed) == []


def test_rr_205_nobody_has_to_cook() -> None:
    table = noodles().start()
    assert table.legal(RED)[0] == NOTHING
    table.do(RED, NOTHING)
    assert table.all_cooked()
    assert table.saw(Cooked) == []
    assert len(table.stock(RED)) == 7


def test_rr_205_a_declaration_can_be_taken_back_until_the_last_one_is_in() -> None:
    table = noodles().recipes(BLUE, "onigiri", "bibimbap").completes(BLUE, "onigiri").start()
    assert table.refused(RED, TakeBack()) == "RR-205"
    table.cooks(RED, plan("bruschetta"))
    assert table.legal(RED) == [TakeBack()]
    assert table.refused(RED, declared(plan("midnight_ramen"))) == "RR-205"
    assert table.asked() == [BLUE]
    table.do(RED, TakeBack()).cooks(RED, plan("midnight_ramen"))
    assert table.saw(TakenBack) == [TakenBack(RED, "cooking")]
    table.do(BLUE, NOTHING)
    assert [event.dish.recipe for event in table.saw(Cooked)] == ["midnight_ramen"]


def test_rr_205_only_cooks_with_garbage_are_asked_again() -> None:
    table = noodles().start().cooks(RED, plan("bruschetta"))
    assert len(table.saw(Cooked)) == 1
    dirty = noodles().runs(RED, "luchador_picante", garbage=1).start().cooks(RED, plan("bruschetta"))
    assert dirty.saw(Cooked) == []
    assert dirty.legal(RED) == [CookOn(True), CookOn(False)]
    assert dirty.legal(BLUE) == []
    assert dirty.refused(BLUE, CookOn(True)) == "RR-212"
    assert dirty.refused(RED, NOTHING) == "RR-205"


def test_rr_205_going_on_in_spite_of_garbage() -> None:
    table = noodles().runs(RED, "luchador_picante", garbage=1).start().cooks(RED, plan("bruschetta"))
    table.do(RED, CookOn(True))
    assert table.of(RED).popularity == 1


def test_rr_205_leaving_it_keeps_everything() -> None:
    table = noodles().runs(RED, "luchador_picante", garbage=1).owns(RED, STOVE).start()
    table.cooks(RED, plan("bruschetta"), plan("midnight_ramen")).do(RED, CookOn(False))
    assert table.all_cooked()
    assert table.saw(CookingLeft) == [CookingLeft(RED)]
    assert table.saw(Cooked) == []
    assert table.menu(RED) == ["bruschetta", "midnight_ramen"]
    assert (len(table.stock(RED)), table.of(RED).popularity, table.of(RED).garbage) == (7, 0, 1)


def test_rr_205_a_standing_order_cooks_on() -> None:
    table = noodles().runs(RED, "luchador_picante", garbage=1)
    table.state.orders[RED] = SetOrders(cook_on="always")
    table.start().cooks(RED, plan("bruschetta"))
    assert table.of(RED).popularity == 1


def test_rr_206_one_recipe_a_day() -> None:
    table = noodles().start()
    both = declared(plan("bruschetta"), plan("midnight_ramen"))
    assert table.refused(RED, both) == "RR-206"
    assert all(len(action.plans) < 2 for action in declarations(table.state, RED))


def test_rr_207_two_with_a_double_stove() -> None:
    table = noodles().owns(RED, STOVE).start()
    both = declared(plan("bruschetta"), plan("midnight_ramen"))
    assert both in table.legal(RED)
    assert table.refused(RED, declared(*both.plans, plan("bruschetta"))) == "RR-207"
    table.do(RED, both)
    assert table.of(RED).popularity == 7
    assert table.of(RED).dishes == 2


def test_rr_208_never_two_of_one_type() -> None:
    table = noodles().owns(RED, STOVE).has(RED, "bread", "tomato", "garlic").start()
    assert table.refused(RED, declared(plan("bruschetta"), plan("bruschetta"))) == "RR-208"
    startup = Stove(variant_startup=True).recipes(RED, "bruschetta", "holy_guacamole").owns(RED, STOVE)
    startup.completes(RED, "bruschetta").completes(RED, "holy_guacamole").start()
    assert startup.refused(RED, declared(plan("bruschetta"), plan("holy_guacamole"))) == "RR-208"


def test_rr_209_a_recipe_drawn_today_can_not_be_cooked_today() -> None:
    """As by Cook the Books, before anything is declared."""
    table = noodles().owns(RED, STOVE)
    table.state.fresh = [RECIPE_INDEX["midnight_ramen"]]
    table.start()
    assert table.refused(RED, declared(plan("midnight_ramen"))) == "RR-209"
    assert table.legal(RED) == [NOTHING, declared(plan("bruschetta"))]


def test_rr_209_a_new_recipe_waits_for_the_next_day() -> None:
    table = noodles().owns(RED, STOVE).top("ratatouille_minute").completes(RED, "ratatouille_minute")
    table.only(RED, plan("bruschetta"))
    assert table.menu(RED) == ["ratatouille_minute", "midnight_ramen"]
    assert table.all_cooked()
    table.end_day()
    assert declared(plan("ratatouille_minute")) in declarations(table.state, RED)


def test_rr_210_the_engine_checks_the_ingredients() -> None:
    table = noodles().start()
    assert table.refused(RED, declared(plan("bruschetta", {"garlic": "onion"}))) == "RR-216"
    assert table.refused(RED, declared(plan("bruschetta", {"garlic": "alien_goo"}))) == "RR-204"  # Red has none


# Together, then one after the other


def test_rr_211_declared_in_secret_and_revealed_together() -> None:
    table = noodles().recipes(BLUE, "onigiri", "bibimbap").completes(BLUE, "onigiri").start()
    assert table.asked() == [RED, BLUE]
    table.cooks(RED, plan("bruschetta"))
    assert seen_by(table.events, BLUE) == [Locked(RED, "cooking")]
    assert [type(event) for event in seen_by(table.events, RED)] == [CookingDeclared]
    assert isinstance(table.frame(), Declaring)
    table.cooks(BLUE, plan("onigiri"))
    [revealed] = table.saw(CookingRevealed)
    assert [[dish.recipe for dish in dishes] for dishes in revealed.dishes] == [["bruschetta"], ["onigiri"], []]


def test_rr_211_nothing_else_while_declaring() -> None:
    assert noodles().start().refused(RED, CookOn(True)) == "RR-211"


@pytest.mark.parametrize(("priority", "order"), [(RED, [RED, BLUE, GREEN]), (BLUE, [BLUE, GREEN, RED])])
def test_rr_212_resolved_in_priority_order(priority: int, order: list[int]) -> None:
    table = Stove()
    for seat, recipe in ((RED, "bruschetta"), (BLUE, "chana_masala"), (GREEN, "tteokbokki")):
        table.recipes(seat, recipe).completes(seat, recipe)
    table.state.priority = priority
    table.start()
    for seat, recipe in ((GREEN, "tteokbokki"), (RED, "bruschetta"), (BLUE, "chana_masala")):
        table.cooks(seat, plan(recipe))
    assert [event.seat for event in table.saw(Cooked)] == order


def test_rr_212_each_with_all_consequences_before_the_next() -> None:
    """Blue cooks only when Red has chosen a new recipe and taken the bonus of the level."""
    table = noodles().recipes(BLUE, "chana_masala").completes(BLUE, "chana_masala").owns(RED, "gourmet_recipe_book")
    table.start().cooks(RED, plan("midnight_ramen")).cooks(BLUE, plan("chana_masala"))
    table.do(RED, UseBonus())
    assert [event.seat for event in table.saw(Cooked)] == [RED]
    choice = table.legal(RED)[0]
    assert isinstance(choice, KeepRecipe)
    assert table.legal(BLUE) == []
    assert table.refused(BLUE, choice) == "RR-254"
    table.do(RED, choice)
    assert [event.seat for event in table.saw(Cooked)] == [RED, BLUE]


def test_rr_213_used_ingredients_lie_on_the_piles_of_their_markets() -> None:
    table = noodles().only(RED, plan("midnight_ramen"))
    assert table.pile("carbtastic") == ["pasta"]
    assert table.pile("chop_shop") == ["pork"]
    assert table.pile("dairy_king") == ["egg"]
    assert table.pile("vegetable_land") == ["scallion"]
    assert table.stock(RED) == ["bread", "tomato", "garlic"]


def test_rr_214_the_substitute_is_discarded() -> None:
    table = noodles().has(RED, "alien_goo").only(RED, plan("midnight_ramen", {"pork": "alien_goo"}))
    assert table.pile("mystery_mart") == ["alien_goo"]
    assert table.pile("chop_shop") == []
    assert "pork" in table.stock(RED)


def test_rr_215_no_card_in_two_recipes() -> None:
    table = Stove().recipes(RED, "carbonara", "midnight_ramen").owns(RED, STOVE)
    table.has(RED, "pasta", "egg", "pork", "scallion", "alien_goo", "alien_goo").start()
    assert table.refused(RED, declared(plan("carbonara"), plan("midnight_ramen"))) == "RR-215"
    assert all(len(action.plans) < 2 for action in declarations(table.state, RED))  # pasta, egg and pork are missing
    table.has(RED, "pasta")
    second = plan("midnight_ramen", {"egg": "alien_goo", "pork": "alien_goo"})
    table.do(RED, declared(plan("carbonara"), second))
    assert table.stock(RED) == []


# Cards in the kitchen


def test_rr_451_power_cut_forbids_gourmet_recipes() -> None:
    table = noodles().owns(RED, STOVE)
    table.of(RED).cut_off = True
    table.start()
    assert table.refused(RED, declared(plan("midnight_ramen"))) == "RR-451"
    assert table.refused(RED, declared(plan("bruschetta"), plan("midnight_ramen"))) == "RR-451"
    assert table.legal(RED) == [NOTHING, declared(plan("bruschetta"))]


def test_rr_451_power_cut_with_nothing_else_to_cook() -> None:
    table = Stove().recipes(RED, "bruschetta", "midnight_ramen").completes(RED, "midnight_ramen")
    table.of(RED).cut_off = True
    table.start()
    assert table.all_cooked()


def test_rr_451_critic_at_the_door_gives_2_more() -> None:
    table = noodles().holds(RED, "critic_at_the_door").start()
    with_critic = plan("bruschetta", critic=True)
    assert declared(with_critic) in table.legal(RED)
    table.cooks(RED, with_critic)
    assert table.of(RED).popularity == 4
    assert table.hand(RED) == 0
    assert len(table.state.action_pile) == 1
    assert table.of(RED).card_used


def test_rr_451_a_critic_must_be_in_the_hand_and_comes_for_one_recipe() -> None:
    table = noodles().owns(RED, STOVE).start()
    assert table.refused(RED, declared(plan("bruschetta", critic=True))) == "RR-451"
    table.holds(RED, "critic_at_the_door")
    both = declared(plan("bruschetta", critic=True), plan("midnight_ramen", critic=True))
    assert table.refused(RED, both) == "RR-451"
    assert declared(plan("bruschetta"), plan("midnight_ramen", critic=True)) in table.legal(RED)
    assert declared(plan("bruschetta", critic=True), plan("midnight_ramen")) in table.legal(RED)


def test_rr_181_the_critic_is_the_card_of_the_day() -> None:
    table = noodles().holds(RED, "critic_at_the_door")
    table.of(RED).card_used = True
    table.start()
    assert table.refused(RED, declared(plan("bruschetta", critic=True))) == "RR-181"
    assert not any(plan.critic for action in declarations(table.state, RED) for plan in action.plans)


def test_rr_451_the_critic_is_spent_even_if_nothing_is_cooked() -> None:
    table = noodles().runs(RED, "luchador_picante", garbage=1).holds(RED, "critic_at_the_door").start()
    table.cooks(RED, plan("bruschetta", critic=True)).do(RED, CookOn(False))
    assert table.hand(RED) == 0


# The list


def test_only_sensible_declarations_are_listed() -> None:
    """Exact cards come before Alien Goo; a Secret Sauce is offered, but never as the only way."""
    table = noodles().has(RED, "alien_goo", "secret_sauce")
    assert declarations(table.state, RED) == [
        NOTHING,
        declared(plan("bruschetta")),
        declared(plan("bruschetta", extra=True)),
        declared(plan("midnight_ramen")),
    ]


def test_a_full_larder_makes_no_long_list() -> None:
    table = Stove().owns(RED, STOVE).holds(RED, "critic_at_the_door")
    table.recipes(RED, "lucky_dumplings", "lucha_fajitas").chef(RED, "phyllis_grubman")
    for kind, number in INGREDIENT_INDEX.items():
        table.has(RED, *[kind] * (3 if number % 2 else 2))
    found = declarations(table.state, RED)
    assert len(found) == len(set(found)) < 70


def test_the_kitchen_frame_copies() -> None:
    table = noodles().runs(RED, "luchador_picante", garbage=1).start().cooks(RED, plan("bruschetta"))
    copy = table.state.copy()
    table.do(RED, CookOn(True))
    kitchen = copy.stack[-1]
    assert isinstance(kitchen, Kitchen)
    assert kitchen.queue == [RED]
    assert [dish.recipe for dish in kitchen.plans[RED].plans] == ["bruschetta"]
