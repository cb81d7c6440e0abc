"""RR-001, RR-006, RR-014 to RR-042, RR-455: what is on the table before anybody moves."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import Keep, SetWheel, TakeBack
from atable.games.rival_restaurants.content.cards import (
    CHEFS,
    KINDS_OF,
    LOCATIONS,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RESTAURANTS,
)
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.events import CardsKept, ChoicesRevealed, DayBegan, MarketRefilled
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.views import RivalView
from atable.kernel.errors import BadOptions
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

SEEDS = [f"evening {number}" for number in range(40)]
MARKET_OF = {ingredient.id: ingredient.market for ingredient in CONTENT.ingredients}
BEGINNERS = [
    "angus_khan",
    "biff_brobeque",
    "lovehandles_mcfatterson",
    "mortimer_sleazburger",
    "phyllis_grubman",
    "senor_fuego",
]


def first(seed: str = "rivals", seats: int = 3, **options: Any) -> RivalState:
    return GAME.setup(GAME.resolve(RivalOptions(**options), seats), seats, seed)


def shown(seed: str = "rivals", seats: int = 3, **options: Any) -> RivalView:
    """To a spectator, before anybody has done anything."""
    return GAME.view(first(seed, seats, **options), None)


def mode(seats: int, wanted: str = "auto") -> str:
    return GAME.resolve(RivalOptions(mode=wanted), seats).mode  # type: ignore[arg-type]


def refused(seats: int, **options: Any) -> str:
    """The option that is refused."""
    with pytest.raises(BadOptions) as refusal:
        GAME.resolve(RivalOptions(**options), seats)
    return refusal.value.field


def ingredients(view: RivalView, seat: int) -> list[str]:
    """All of a player, beside recipes or in the pantry."""
    owner = view.seats[seat]
    beside = [name for recipe in owner.recipes for name in recipe.beside if name is not None]
    return beside + [stack.ingredient for stack in owner.pantry for _ in range(stack.count)]


# Who plays


@pytest.mark.parametrize("seats", range(2, 7))
def test_rr_001_everybody_has_a_restaurant_and_a_chef(seats: int) -> None:
    view = shown(seats=seats, mode="base")
    assert len({seat.restaurant for seat in view.seats} - {None}) == seats
    assert [figure.seat for figure in view.figures] == list(range(seats))
    assert len({figure.chef for figure in view.figures} - {None}) == seats


def test_rr_001_two_to_six_players() -> None:
    assert (GAME.spec.seats_min, GAME.spec.seats_max) == (2, 6)


def test_rr_006_two_players_play_kitchen_squad_or_another_mode() -> None:
    assert mode(2) == "kitchen_squad"
    for wanted in ("base", "kitchen_squad", "kitchen_squad_draft", "two_many_cooks"):
        assert mode(2, wanted) == wanted


def test_rr_006_three_players_play_the_base_game_or_two_many_cooks() -> None:
    assert mode(3) == "base"
    assert mode(3, "two_many_cooks") == "two_many_cooks"
    assert refused(3, mode="kitchen_squad") == "mode"
    assert refused(3, mode="kitchen_squad_draft") == "mode"


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_rr_006_more_players_play_the_base_game(seats: int) -> None:
    assert mode(seats) == mode(seats, "base") == "base"
    for wanted in ("kitchen_squad", "kitchen_squad_draft", "two_many_cooks"):
        assert refused(seats, mode=wanted) == "mode"


# The board


def test_rr_014_rr_015_rr_016_piles_upgrades_and_garbage() -> None:
    view = shown()
    assert [market.pile for market in view.locations] == [()] * 6
    assert list(view.upgrades.values()) == [6] * 5
    assert [seat.garbage for seat in view.seats] == [0, 0, 0]


@pytest.mark.parametrize("seats", [3, 6])
def test_rr_017_one_deck_of_all_action_cards(seats: int) -> None:
    state = first(seats=seats)
    dealt = [card for restaurant in state.restaurants for card in restaurant.hand]
    assert GAME.view(state, None).action_deck == 36 - seats
    assert sorted(state.action_deck + dealt) == list(range(36))


def test_rr_017_it_is_shuffled() -> None:
    assert len({tuple(first(seed).action_deck) for seed in SEEDS}) == len(SEEDS)


def test_rr_018_rr_019_rr_020_every_slot_has_a_card_of_its_market() -> None:
    for market in shown(seats=5).locations:
        assert len(market.counter) == (3 if market.id in ("dairy_king", "mystery_mart") else 4)
        assert {MARKET_OF[name or ""] for name in market.counter} == {market.id}
        cards = 24 if market.id == "dairy_king" else 30
        dealt = 0 if market.id == "mystery_mart" else 5
        assert market.shelf == cards - len(market.counter) - dealt


def test_rr_021_slot_1_lies_beside_the_shelf() -> None:
    """Cards come from the shelf into slot 1 and go out of date in the last slot."""
    table = Table(3).counter("dairy_king", "butter", "milk", "egg").shelf("dairy_king", "cheese", "butter")
    table.send("dairy_king", "the_island", "the_island").to_next_day()
    dairy_king = table.view(None).locations[4]
    assert dairy_king.counter == ("cheese", "butter", "milk")
    assert [stack.ingredient for stack in dairy_king.pile] == ["egg"]


def test_rr_022_nobody_has_to_refill_a_market() -> None:
    table = Table(3).counter("chop_shop", "beef").counter("mystery_mart")
    day = table.state.day
    table.to_next_day()
    assert [event.market for event in table.all(MarketRefilled)] == list(LOCATIONS[:6])
    assert all(None not in market.counter for market in table.view(None).locations)
    assert table.last(DayBegan).day == day + 1


def test_rr_023_24_recipes_of_each_type_less_those_dealt() -> None:
    view = shown(seats=6)
    assert (view.basic_deck.cards, view.gourmet_deck.cards) == (18, 18)
    assert len({tuple(first(seed).decks[0][0]) for seed in SEEDS}) == len(SEEDS)


# Restaurants


def test_rr_024_a_random_restaurant_for_each() -> None:
    found = set()
    for seed in SEEDS:
        restaurants = [seat.restaurant for seat in shown(seed, 6).seats]
        assert len(set(restaurants)) == 6
        found.add(restaurants[0])
    assert found == set(RESTAURANTS)


@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_rr_025_so_many_restaurants_to_choose_from(seats: int, most: int) -> None:
    assert GAME.resolve(RivalOptions(restaurant_choices=most), seats).restaurant_choices == most
    assert refused(seats, restaurant_choices=most + 1) == "restaurant_choices"


def test_rr_025_the_same_number_for_all_and_each_keeps_one() -> None:
    table = Table(4, choosing=True, restaurant_choices=2)
    dealt: list[str] = []
    for seat in range(4):
        choosing = table.view(seat).choosing
        assert choosing is not None
        assert (choosing.what, len(choosing.dealt)) == ("restaurant", 2)
        dealt += choosing.dealt
        assert table.legal(seat) == [Keep((name,)) for name in choosing.dealt]
    assert sorted(dealt) == sorted(RESTAURANTS)
    assert table.refusal(RED, Keep((dealt[2],))) == "RR-025"  # Blue's
    assert table.refusal(RED, Keep((dealt[0], dealt[1]))) == "RR-025"
    for seat in range(4):
        table.act(seat, Keep((dealt[2 * seat + 1],)))
    assert [seat.restaurant for seat in table.view(None).seats] == dealt[1::2]


def test_rr_026_no_popularity_and_no_level() -> None:
    assert [(seat.popularity, seat.level, seat.bonuses) for seat in shown().seats] == [(0, 0, ())] * 3


# What everybody gets


def test_rr_027_a_wheel_with_the_seven_locations() -> None:
    table = Table(3, choosing=True)
    for seat in range(3):
        wheel = [action for action in table.legal(seat) if isinstance(action, SetWheel)]
        assert wheel == [SetWheel(seat, location) for location in LOCATIONS]


def test_rr_028_one_action_card_each_in_secret() -> None:
    table = Table(3, choosing=True)
    for seat in range(3):
        own = table.view(seat).own
        assert own is not None
        assert len(own.hand) == 1
        assert [other.action_cards for other in table.view(seat).seats] == [1, 1, 1]
        assert [bool(other.known_cards) for other in table.view(seat).seats] == [other == seat for other in range(3)]


def test_rr_030_a_basic_and_a_gourmet_recipe_each_face_up() -> None:
    for seed in SEEDS:
        menus = [[recipe.id for recipe in seat.recipes] for seat in shown(seed, 6).seats]
        assert [[RECIPE_GOURMET[RECIPE_INDEX[name]] for name in menu] for menu in menus] == [[False, True]] * 6
        assert len({name for menu in menus for name in menu}) == 12


def test_rr_031_five_ingredients_each_none_from_the_mystery_mart() -> None:
    view = shown(seats=6)
    for seat in range(6):
        markets = sorted(MARKET_OF[name] for name in ingredients(view, seat))
        assert markets == ["carbtastic", "chop_shop", "dairy_king", "fruit_stand", "vegetable_land"]


def test_rr_031_rr_032_from_the_top_of_the_shelves_after_the_counters_were_filled() -> None:
    """Start-up deals no ingredients: with the same shuffle they are what lies uppermost there."""
    dealt, none_dealt = first(), first(variant_startup=True)
    assert dealt.counters == none_dealt.counters
    for market in range(5):
        top = none_dealt.shelves[market][-3:][::-1]
        assert [kind for it in dealt.restaurants for kind in KINDS_OF[market] if it.stock[kind]] == top
        assert dealt.shelves[market] == none_dealt.shelves[market][:-3]
    assert dealt.shelves[5] == none_dealt.shelves[5]


def test_rr_033_what_a_recipe_needs_lies_beside_it() -> None:
    committed = 0
    for seed in SEEDS:
        for seat in shown(seed, 6).seats:
            missing = {name for recipe in seat.recipes for name in recipe.missing}
            # Biff and Phyllis have more beside their recipes (RR-050), nobody has less.
            assert not missing & {stack.ingredient for stack in seat.pantry}
            committed += sum(len(recipe.beside) - len(recipe.missing) for recipe in seat.recipes)
    assert committed > 0


def test_rr_041_nobody_has_money_before_the_first_income() -> None:
    table = Table(3, choosing=True, chef_choices=2)
    assert table.purses() == [0, 0, 0]
    for _ in range(3):
        table.by_default()
    assert table.last(DayBegan).income == (300, 300, 300)
    assert table.purses() == [300, 300, 300]


# Chefs


def test_rr_035_a_random_chef_for_each() -> None:
    found = set()
    for seed in SEEDS:
        chefs = [figure.chef for figure in shown(seed, 6).figures]
        assert len(set(chefs)) == 6
        found |= set(chefs)
    assert found == set(CHEFS)


@pytest.mark.parametrize(("seats", "most"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_rr_036_so_many_chefs_to_choose_from(seats: int, most: int) -> None:
    assert GAME.resolve(RivalOptions(chef_choices=most), seats).chef_choices == most
    if most < 4:
        assert refused(seats, chef_choices=most + 1) == "chef_choices"


def test_rr_036_rr_037_the_same_number_for_all_and_each_keeps_one() -> None:
    table = Table(3, choosing=True, chef_choices=4)
    dealt = []
    for seat in range(3):
        choosing = table.view(seat).choosing
        assert choosing is not None
        assert len(choosing.dealt) == 4
        dealt.append(choosing.dealt)
    assert sorted([chef for four in dealt for chef in four]) == sorted(CHEFS)
    assert table.refusal(BLUE, Keep((dealt[RED][0],))) == "RR-036"
    table.act(RED, Keep((dealt[RED][3],))).act(BLUE, Keep((dealt[BLUE][0],)))
    assert table.seen(GREEN) == [CardsKept(BLUE, "chef", None)]
    assert [figure.chef for figure in table.view(BLUE).figures] == [None] * 3  # nobody knows anything yet
    table.act(RED, TakeBack()).act(RED, Keep((dealt[RED][2],))).act(GREEN, Keep((dealt[GREEN][1],)))
    kept = [dealt[RED][2], dealt[BLUE][0], dealt[GREEN][1]]
    assert table.last(ChoicesRevealed).cards == tuple((chef,) for chef in kept)
    assert [figure.chef for figure in table.view(None).figures] == kept


@pytest.mark.parametrize(("seats", "choices"), [(3, 2), (3, 1), (6, 1)])
def test_rr_038_only_beginners_chefs_are_dealt(seats: int, choices: int) -> None:
    table = Table(seats, choosing=True, beginner_chefs=True, chef_choices=choices)
    while table.view(None).step == "choosing":
        table.by_default()
    assert {figure.chef for figure in table.view(None).figures} <= set(BEGINNERS)
    for seed in SEEDS:
        view = shown(seed, seats, beginner_chefs=True)
        assert {figure.chef for figure in view.figures} <= set(BEGINNERS)


def test_rr_038_there_must_be_enough_of_them() -> None:
    assert refused(4, beginner_chefs=True, chef_choices=2) == "beginner_chefs"
    assert GAME.resolve(RivalOptions(beginner_chefs=True, chef_choices=2), 3).beginner_chefs


def test_rr_039_all_chefs_are_at_home() -> None:
    for wanted in ("base", "two_many_cooks"):
        assert {(figure.location, figure.spot) for figure in shown(mode=wanted).figures} == {(None, None)}


def test_rr_042_who_was_not_chosen_is_out_of_the_game() -> None:
    table = Table(3, choosing=True, chef_choices=2, restaurant_choices=2)
    while table.view(None).step == "choosing":
        table.by_default()
    view = table.view(None)
    assert sorted([*view.chefs_out, *[figure.chef or "" for figure in view.figures]]) == sorted(CHEFS)
    assert len(view.chefs_out) == 9
    assert len({seat.restaurant for seat in view.seats} - {None}) == 3
    assert view.step == "wheels"  # nobody is offered one of the others any more
    assert len(shown(seats=4).chefs_out) == 8


@pytest.mark.parametrize("wanted", ["kitchen_squad", "kitchen_squad_draft", "two_many_cooks"])
def test_rr_455_other_modes_hand_out_chefs_by_their_own_rules(wanted: str) -> None:
    assert refused(2, mode=wanted, chef_choices=2) == "chef_choices"
    assert refused(2, mode=wanted, beginner_chefs=True) == "beginner_chefs"
    assert GAME.resolve(RivalOptions(mode="base", chef_choices=2), 2).chef_choices == 2
    assert GAME.resolve(RivalOptions(mode="base", beginner_chefs=True), 2).beginner_chefs
    assert GAME.resolve(RivalOptions(mode=wanted, restaurant_choices=2), 2).restaurant_choices == 2  # type: ignore[arg-type]
