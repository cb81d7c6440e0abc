"""The content files: what they hold, and what is said about a wrong one."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from atable.games.rival_restaurants.content import cards
from atable.games.rival_restaurants.content import loader as content
from atable.kernel.errors import BadContent

BOX = content.load()
MARKETS = ["carbtastic", "fruit_stand", "vegetable_land", "chop_shop", "dairy_king", "mystery_mart"]
CUISINES = ["japanese", "korean", "chinese", "indian", "mexican", "italian", "french", "american"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files that may be spoilt."""
    return Path(shutil.copytree(content.FOLDER, tmp_path / "content"))


def spoil(folder: Path, file: str, name: str, old: str, new: str) -> None:
    """Change the first place where the text occurs in an entry, from its id down."""
    path = folder / file
    before, line, after = path.read_text(encoding="utf-8").partition(f'id = "{name}"\n')
    entry, blank, rest = (line + after).partition("\n\n")
    assert line
    assert old in entry
    path.write_text(before + entry.replace(old, new, 1) + blank + rest, encoding="utf-8")


def problem(folder: Path) -> str:
    with pytest.raises(BadContent) as error:
        content.load(folder)
    return str(error.value)


def kinds_at(market: str) -> str:
    return " ".join(ingredient.id for ingredient in BOX.ingredients if ingredient.market == market)


def test_the_files_load() -> None:
    assert content.load() == content.CONTENT


def test_rr_020_slots_of_the_counters() -> None:
    assert [location.id for location in BOX.locations] == [*MARKETS, "the_island"]
    assert [location.slots for location in BOX.locations] == [4, 4, 4, 4, 3, 3, 0]
    assert cards.SLOTS == [4, 4, 4, 4, 3, 3, 0]


def test_rr_091_prices_of_the_markets() -> None:
    assert [location.price for location in BOX.locations] == [100, 100, 100, 200, 200, 300, 0]
    assert cards.PRICES == [100, 100, 100, 200, 200, 300, 0]


def test_rr_018_174_ingredient_cards() -> None:
    copies = Counter(dict.fromkeys(MARKETS, 0))
    for ingredient in BOX.ingredients:
        assert ingredient.copies == 6
        copies[ingredient.market] += ingredient.copies
    assert list(copies.values()) == [30, 30, 30, 30, 24, 30]
    assert copies.total() == 174


def test_rr_092_what_the_fruit_stand_and_vegetable_land_sell() -> None:
    assert kinds_at("fruit_stand") == "avocado beans peppers sweet_fruit tomato"
    assert kinds_at("vegetable_land") == "carrot garlic greens onion scallion"


def test_rr_227_meat_is_what_the_chop_shop_sells() -> None:
    assert kinds_at("chop_shop") == "beef fish pork poultry seafood"


def test_what_the_other_markets_sell() -> None:
    assert kinds_at("carbtastic") == "bread flour potatoes pasta rice"
    assert kinds_at("dairy_king") == "butter cheese egg milk"
    assert kinds_at("mystery_mart") == "alien_goo chocolate secret_sauce tofu wine"


def test_rr_015_and_119_to_123_upgrades() -> None:
    assert ", ".join(f"{upgrade.id} {upgrade.price}" for upgrade in BOX.upgrades) == (
        "basic_recipe_book 200, gourmet_recipe_book 300, double_stove 300, social_media_ads 400, "
        "celebrity_endorsement 600"
    )
    assert [upgrade.copies for upgrade in BOX.upgrades] == [6, 6, 6, 6, 6]


def test_one_restaurant_for_each_cuisine() -> None:
    assert {restaurant.cuisine: restaurant.id for restaurant in BOX.restaurants} == {
        "japanese": "the_rising_sun",
        "korean": "seoul_food",
        "chinese": "dim_sum_and_then_some",
        "indian": "naan_of_your_business",
        "mexican": "luchador_picante",
        "italian": "pasta_la_vista",
        "french": "bistrot_mon_dieu",
        "american": "the_greasy_spoonful",
    }


def test_rr_258_a_bonus_for_each_level() -> None:
    """Permanent bonuses are marked with a star (RR-263), the others are gained once (RR-260)."""
    bonuses = [
        " ".join(level.id + "*" * level.permanent for level in restaurant.levels) for restaurant in BOX.restaurants
    ]
    assert bonuses == [
        "fresh_catch signature_menu* golden_chopsticks*",
        "zero_waste_kimchi* banchan_bar k_wave*",
        "cart_service lunar_new_year* dragon_feast",
        "happy_cows* spring_cleaning meatless_mondays*",
        "ringside_tips masked_favour roar_of_the_crowd*",
        "pasta_pipeline* family_loan nonnas_blessing*",
        "menu_of_the_day* cellar_key haute_cuisine*",
        "free_refills bottomless_bin* meat_sweats*",
    ]


def test_numbers_of_the_bonuses() -> None:
    """Every number that is not left out, in the order of the restaurants."""
    silent = content.Level(id="", permanent=False)
    fields = [field for field in content.Level.__struct_fields__ if field not in ("id", "permanent")]
    numbers = {
        level.id: {field: found for field in fields if (found := getattr(level, field)) != getattr(silent, field)}
        for restaurant in BOX.restaurants
        for level in restaurant.levels
    }
    assert numbers == {
        "fresh_catch": {"draws": ("chop_shop", "chop_shop")},
        "signature_menu": {"condition": "cuisine", "extra_basic": 2},  # +3 with the 1 of RR-235
        "golden_chopsticks": {"extra_basic": 1, "extra_gourmet": 1},
        "zero_waste_kimchi": {"less_garbage": 1},
        "banchan_bar": {"draws": ("vegetable_land", "fruit_stand")},
        "k_wave": {"extra_gourmet": 1},
        "cart_service": {"money": 100},
        "lunar_new_year": {"income": 100},
        "dragon_feast": {"money": 200, "popularity": 2},
        "happy_cows": {"market": "dairy_king", "market_price": 100},
        "spring_cleaning": {},
        "meatless_mondays": {"condition": "no_meat", "extra_basic": 2, "extra_gourmet": 2},
        "ringside_tips": {"money": 400},
        "masked_favour": {"action_cards": 1},
        "roar_of_the_crowd": {"extra_basic": 1, "extra_gourmet": 1, "recipe_money": 100},
        "pasta_pipeline": {"market": "carbtastic"},
        "family_loan": {"money": 400, "max_price": 300, "fallback_money": 300},
        "nonnas_blessing": {"extra_basic": 2},
        "menu_of_the_day": {"more_recipes": 1},
        "cellar_key": {"market": "mystery_mart", "money": 300},
        "haute_cuisine": {"condition": "value_6", "extra_basic": 2, "extra_gourmet": 2},
        "free_refills": {"money": 300, "action_cards": 1},
        "bottomless_bin": {"ignored_garbage": 1},
        "meat_sweats": {"condition": "meat", "extra_basic": 1, "extra_gourmet": 1, "recipe_money": 200},
    }


def test_rr_290_and_291_chefs_and_the_phases_of_their_powers() -> None:
    phases = {
        phase: " ".join(chef.id for chef in BOX.chefs if chef.phase == phase)
        for phase in ("money_move", "buy_barter", "cook_counter")
    }
    assert phases == {
        "money_move": "angus_khan kim_chi mortimer_sleazburger senor_fuego",  # RR-083
        "buy_barter": "antoine_baguette general_stroganov gohan_sushido lovehandles_mcfatterson pork_knuckles",
        "cook_counter": "biff_brobeque gardena_eden phyllis_grubman",
    }


def test_rr_038_six_chefs_for_beginners() -> None:
    assert {chef.id for chef in BOX.chefs if chef.beginner} == {
        "angus_khan",
        "biff_brobeque",
        "lovehandles_mcfatterson",
        "mortimer_sleazburger",
        "phyllis_grubman",
        "senor_fuego",
    }


def test_rr_350_four_chefs_who_do_not_cook() -> None:
    assert {chef.id for chef in BOX.chefs if chef.cnc} == {
        "angus_khan",
        "antoine_baguette",
        "lovehandles_mcfatterson",
        "senor_fuego",
    }


def test_rr_023_24_recipes_of_each_type() -> None:
    assert Counter(recipe.type for recipe in BOX.recipes) == {"basic": 24, "gourmet": 24}


def test_rr_443_values_of_each_cuisine() -> None:
    values = {cuisine: [(r.type[0], r.value) for r in BOX.recipes if r.cuisine == cuisine] for cuisine in CUISINES}
    basic = [("b", 2), ("b", 3), ("b", 4)]
    for cuisine in ("japanese", "mexican", "italian", "french"):
        assert values[cuisine] == [*basic, ("g", 5), ("g", 6), ("g", 8)]
    for cuisine in ("korean", "chinese", "indian", "american"):
        assert values[cuisine] == [*basic, ("g", 5), ("g", 7), ("g", 7)]


def test_rr_444_required_ingredients_are_all_different() -> None:
    for recipe in BOX.recipes:
        assert len(set(recipe.ingredients)) == len(recipe.ingredients)
        assert len(recipe.ingredients) in ([3] if recipe.type == "basic" else [4, 5, 6])


def test_rr_445_value_from_cost() -> None:
    """The cost of each recipe by hand, from the prices of its markets: cuisine after cuisine, in hundreds."""
    costs = [
        [3, 4, 5, 6, 8, 10],
        [3, 4, 5, 6, 9, 9],
        [3, 4, 5, 6, 9, 9],
        [3, 4, 5, 6, 9, 9],
        [3, 4, 5, 6, 8, 10],
        [3, 4, 5, 6, 8, 10],
        [3, 4, 5, 6, 7, 10],
        [3, 4, 5, 6, 9, 9],
    ]
    prices = {
        "carbtastic": 1,
        "fruit_stand": 1,
        "vegetable_land": 1,
        "chop_shop": 2,
        "dairy_king": 2,
        "mystery_mart": 3,
    }
    price_of = {ingredient.id: prices[ingredient.market] for ingredient in BOX.ingredients}
    found = [sum(price_of[name] for name in recipe.ingredients) for recipe in BOX.recipes]
    assert found == [cost for cuisine in costs for cost in cuisine]
    basic = {3: 2, 4: 3, 5: 4}  # 2.4, 3.2 and 4.0, rounded down
    gourmet = {6: 5, 7: 6, 8: 6, 9: 7, 10: 8}  # 4.8, 5.6, 6.4, 7.2 and 8.0, to the nearest
    assert [recipe.value for recipe in BOX.recipes] == [
        (basic if recipe.type == "basic" else gourmet)[cost] for recipe, cost in zip(BOX.recipes, found, strict=True)
    ]


def test_rr_446_recipes_with_mystery_mart_ingredients() -> None:
    mysteries = ("alien_goo", "chocolate", "secret_sauce", "tofu", "wine")
    found = {
        recipe.id: " ".join(name for name in recipe.ingredients if name in mysteries)
        for recipe in BOX.recipes
        if not set(mysteries).isdisjoint(recipe.ingredients)
    }
    assert found == {
        "emperors_sukiyaki": "tofu",
        "army_stew": "tofu",
        "sundubu_surprise": "tofu",
        "mapo_inferno": "tofu",
        "peking_duck_banquet": "wine",
        "mole_poblano": "chocolate",
        "tiramisu": "chocolate wine",
        "lobster_thermidor": "wine",
        "death_by_sundae": "chocolate",
    }
    assert {recipe.type for recipe in BOX.recipes if recipe.id in found} == {"gourmet"}


def test_rr_447_garbage_icons() -> None:
    for recipe in BOX.recipes:
        usual = {2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3}[recipe.value]
        assert recipe.garbage == {"diner_cheeseburger": 2, "county_fair_chili": 2}.get(recipe.id, usual)


def test_demand_for_each_ingredient() -> None:
    demand = Counter(name for recipe in BOX.recipes for name in recipe.ingredients)
    assert ", ".join(f"{ingredient.id} {demand[ingredient.id]}" for ingredient in BOX.ingredients) == (
        "bread 7, flour 10, potatoes 6, pasta 6, rice 8, "
        "avocado 5, beans 7, peppers 7, sweet_fruit 6, tomato 10, "
        "carrot 6, garlic 7, greens 8, onion 8, scallion 8, "
        "beef 8, fish 6, pork 8, poultry 7, seafood 7, "
        "butter 8, cheese 11, egg 11, milk 8, "
        "alien_goo 0, chocolate 3, secret_sauce 0, tofu 4, wine 3"
    )


def test_some_recipes_in_full() -> None:
    recipes = {recipe.id: recipe for recipe in BOX.recipes}
    bowl = recipes["chirashi_bowl"]
    assert (bowl.cuisine, bowl.type, bowl.value, bowl.garbage) == ("japanese", "gourmet", 6, 2)
    assert bowl.ingredients == ("rice", "fish", "seafood", "egg", "avocado")
    pancakes = recipes["kimchi_pancakes"]
    assert (pancakes.cuisine, pancakes.type, pancakes.value, pancakes.garbage) == ("korean", "basic", 3, 1)
    assert pancakes.ingredients == ("flour", "egg", "greens")


def test_rr_448_copies_of_the_action_cards() -> None:
    copies = {card.id: card.copies for card in BOX.action_cards}
    assert sum(copies.values()) == 36
    assert {name: found for name, found in copies.items() if found > 1} == {
        "clam_voyance": 8,
        "raiders_of_the_lost_pork": 5,
        "armed_robbery": 5,
    }
    assert list(copies.values()).count(1) == 18


def test_rr_081_windows_of_the_action_cards() -> None:
    windows = {card.id: " ".join(card.windows) for card in BOX.action_cards}
    special = {name: found for name, found in windows.items() if found != "mm1 mm2 bb"}
    assert special == {
        "clam_voyance": "rx",
        "fake_sale": "mm2 bb",
        "say_cheese": "mm2 bb",
        "express_dillivery": "bb",
        "food_fight": "mm2 bb",
        "taxi": "mm2",
        "road_work": "mm2",
        "happy_hour": "bb",
        "going_going_mine": "bb",
        "critic_at_the_door": "ck",
        "return_to_sender": "rx",
    }


def test_targets_of_the_action_cards() -> None:
    """Those whose victims may answer (RR-194) are marked with an exclamation mark."""
    targets: dict[str, list[str]] = {}
    for card in BOX.action_cards:
        targets.setdefault(card.target + "!" * card.hostile, []).append(card.id)
    assert {target: " ".join(names) for target, names in targets.items()} == {
        "none!": "clam_voyance return_to_sender",
        "player!": "raiders_of_the_lost_pork armed_robbery fake_sale health_inspection trash_talk recipe_switcheroo "
        "power_cut",
        "self": "one_world happy_hour",
        "others!": "say_cheese tip_jar",
        "counter_card": "express_dillivery",
        "here!": "food_fight",
        "recipe": "cook_the_books critic_at_the_door",
        "figure": "taxi",
        "figure!": "road_work",
        "discarded": "dumpster_dive",
        "war!": "going_going_mine",
    }


def test_rr_195_only_clam_voyance_does_not_count() -> None:
    assert [card.id for card in BOX.action_cards if not card.counts] == ["clam_voyance"]


def test_locations_as_numbers() -> None:
    numbers = ["CARBTASTIC", "FRUIT_STAND", "VEGETABLE_LAND", "CHOP_SHOP", "DAIRY_KING", "MYSTERY_MART"]
    assert [cards.LOCATIONS[getattr(cards, name)] for name in numbers] == MARKETS
    assert cards.LOCATIONS[cards.ISLAND] == "the_island"
    assert len(cards.LOCATIONS) == cards.MARKETS + 1


def test_ingredients_as_numbers() -> None:
    assert [cards.INGREDIENTS[kind] for kind in cards.KINDS_OF[cards.CHOP_SHOP]] == kinds_at("chop_shop").split()
    assert [MARKETS[market] for market in cards.MARKET_OF] == [ingredient.market for ingredient in BOX.ingredients]
    specials = [cards.ALIEN_GOO, cards.CHOCOLATE, cards.SECRET_SAUCE, cards.TOFU, cards.WINE]
    assert " ".join(cards.INGREDIENTS[kind] for kind in specials) == kinds_at("mystery_mart")
    assert sum(cards.INGREDIENT_COPIES) == 174


def test_cards_as_numbers() -> None:
    upgrades = [cards.BASIC_BOOK, cards.GOURMET_BOOK, cards.DOUBLE_STOVE, cards.SOCIAL_MEDIA, cards.CELEBRITY]
    assert [cards.UPGRADE_PRICES[upgrade] for upgrade in upgrades] == [200, 300, 300, 400, 600]
    assert sum(cards.UPGRADE_COPIES) == 30
    assert [cards.CUISINES[cuisine] for cuisine in cards.RESTAURANT_CUISINE] == CUISINES
    assert [cards.ACTION_COPIES[card] for card in range(21)] == [8, 5, 5, *[1] * 18]
    assert [getattr(cards, card.id.upper()) for card in BOX.action_cards] == list(range(21))


def test_chefs_as_numbers() -> None:
    first = [cards.ANGUS, cards.ANTOINE, cards.BIFF, cards.GARDENA, cards.STROGANOV, cards.GOHAN]
    last = [cards.KIM, cards.LOVEHANDLES, cards.MORTIMER, cards.PHYLLIS, cards.PORK_KNUCKLES, cards.FUEGO]
    assert [cards.CHEFS[chef] for chef in first + last] == [chef.id for chef in BOX.chefs]
    assert cards.BEGINNER_CHEFS == [0, 2, 7, 8, 9, 11]
    assert cards.CNC_CHEFS == [0, 1, 7, 11]


def test_a_recipe_as_numbers() -> None:
    recipe = cards.RECIPE_INDEX["mole_poblano"]
    assert [cards.INGREDIENTS[kind] for kind in cards.RECIPE_NEEDS[recipe]] == (
        ["poultry", "chocolate", "peppers", "garlic", "bread"]
    )
    assert (cards.RECIPE_VALUE[recipe], cards.RECIPE_GARBAGE[recipe]) == (6, 2)
    assert cards.CUISINES[cards.RECIPE_CUISINE[recipe]] == "mexican"
    assert cards.RECIPE_GOURMET[recipe]
    assert not cards.RECIPE_GOURMET[cards.RECIPE_INDEX["quesadilla"]]


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "field"),
    [
        ("locations.toml", "the_island", "price = 0", "price = 100", "price"),
        ("locations.toml", "the_island", "slots = 0", "slots = 3", "slots"),
        ("locations.toml", "dairy_king", "slots = 3", "slots = 0", "slots"),
        ("locations.toml", "dairy_king", "price = 200", "price = 250", "price"),  # RR-008
        ("ingredients.toml", "wine", "copies = 6", "copies = 5", "copies"),
        ("ingredients.toml", "wine", '"mystery_mart"', '"the_island"', "market"),
        ("upgrades.toml", "double_stove", "copies = 6", "copies = 7", "copies"),
        ("upgrades.toml", "double_stove", "price = 300", "price = -300", "price"),
        ("restaurants.toml", "golden_chopsticks", "extra_basic = 1", "money = 100", "money"),
        ("restaurants.toml", "k_wave", "extra_gourmet = 1", 'draws = ["chop_shop"]', "draws"),
        ("restaurants.toml", "fresh_catch", "draws", 'condition = "meat"\ndraws', "condition"),
        ("restaurants.toml", "fresh_catch", "draws", "income = 100\ndraws", "income"),
        ("recipes.toml", "onigiri", '"japanese"', '"korean"', "cuisine"),
        ("recipes.toml", "onigiri", '"basic"', '"gourmet"', "type"),
        ("recipes.toml", "onigiri", "value = 3", "value = 4", "value"),
        ("recipes.toml", "onigiri", '"fish"', '"trout"', "ingredients"),
        ("recipes.toml", "onigiri", '"fish"', '"rice"', "ingredients"),  # RR-444
        ("recipes.toml", "onigiri", '"fish", ', "", "ingredients"),
        ("recipes.toml", "onigiri", '"fish"', '"onion", "carrot"', "ingredients"),
        ("recipes.toml", "bibimbap", '"egg", "carrot"', '"tofu"', "ingredients"),
        ("recipes.toml", "pitmaster_platter", '"beef", ', '"bread", "onion", ', "ingredients"),
        ("recipes.toml", "onigiri", '"fish"', '"bread"', "value"),  # RR-445
        ("recipes.toml", "steak_frites", '"potatoes", ', '"potatoes", "bread", ', "value"),
        ("recipes.toml", "army_stew", '"tofu"', '"alien_goo"', "ingredients"),  # RR-446
        ("recipes.toml", "army_stew", '"tofu"', '"secret_sauce"', "ingredients"),
        ("recipes.toml", "croissants", '"butter", "milk"', '"bread", "tofu"', "ingredients"),
        ("recipes.toml", "edamame_salad", "garbage = 0", "garbage = 1", "garbage"),  # RR-447
        ("recipes.toml", "diner_cheeseburger", "garbage = 2", "garbage = 1", "garbage"),
        ("action_cards.toml", "clam_voyance", "counts = false", "counts = true", "counts"),
        ("action_cards.toml", "taxi", "counts = true", "counts = false", "counts"),
        ("action_cards.toml", "tip_jar", "hostile = true", "hostile = false", "hostile"),
        ("action_cards.toml", "one_world", "hostile = false", "hostile = true", "hostile"),
        ("action_cards.toml", "tip_jar", '["mm1", "mm2", "bb"]', "[]", "windows"),
        ("action_cards.toml", "tip_jar", '"mm1"', '"mm3"', "windows[0]"),
        ("action_cards.toml", "tip_jar", "copies = 1", "copies = 0", "copies"),
    ],
)
def test_a_wrong_entry_is_named(folder: Path, file: str, name: str, old: str, new: str, field: str) -> None:
    spoil(folder, file, name, old, new)
    assert problem(folder).startswith(f"{file}: {name}: {field}: ")


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "said"),
    [
        ("locations.toml", "chop_shop", '"chop_shop"', '"dairy_king"', "locations.toml: location: id: expected carbt"),
        (
            "ingredients.toml",
            "butter",
            '"dairy_king"',
            '"chop_shop"',
            "ingredients.toml: chop_shop: market: 30 cards are needed (RR-018), not 36",
        ),
        ("ingredients.toml", "wine", '"wine"', '"tofu"', "ingredients.toml: tofu: id: two entries have this id"),
        (
            "restaurants.toml",
            "seoul_food",
            '"korean"',
            '"japanese"',
            "restaurants.toml: restaurant: cuisine: expected japanese, korean",
        ),
        ("restaurants.toml", "k_wave", '"k_wave"', '"free_refills"', "restaurants.toml: free_refills: id: two entries"),
        (
            "chefs.toml",
            "kim_chi",
            "beginner = false",
            "beginner = true",
            "chefs.toml: chef: beginner: 6 chefs are needed (RR-038), not 7",
        ),
        (
            "chefs.toml",
            "angus_khan",
            "cnc = true",
            "cnc = false",
            "chefs.toml: chef: cnc: 4 chefs are needed (RR-350), not 3",
        ),
        (
            "recipes.toml",
            "army_stew",
            '"tofu", "cheese", "onion"',
            '"beef", "cheese", "milk"',
            "recipes.toml: recipe: ingredients: 9 recipes need the Mystery Mart (RR-446), not 8",
        ),
        (
            "action_cards.toml",
            "clam_voyance",
            "copies = 8",
            "copies = 7",
            "action_cards.toml: card: copies: 36 cards are needed (RR-448), not 35",
        ),
    ],
)
def test_wrong_counts_are_named(folder: Path, file: str, name: str, old: str, new: str, said: str) -> None:
    spoil(folder, file, name, old, new)
    assert problem(folder).startswith(said)


def test_ingredients_come_market_after_market(folder: Path) -> None:
    spoil(folder, "ingredients.toml", "rice", '"carbtastic"', '"fruit_stand"')
    spoil(folder, "ingredients.toml", "tomato", '"fruit_stand"', '"carbtastic"')
    assert problem(folder).startswith("ingredients.toml: ingredient: market: the order is carbtastic, fruit_stand")


def test_a_missing_level(folder: Path) -> None:
    text = (folder / "restaurants.toml").read_text(encoding="utf-8")
    (folder / "restaurants.toml").write_text(text[: text.rindex("[[")], encoding="utf-8")
    assert problem(folder) == "restaurants.toml: the_greasy_spoonful: level: 3 levels are needed (RR-257), not 2"


@pytest.mark.parametrize(
    ("file", "table", "needed"),
    [
        ("ingredients.toml", "ingredient", 29),
        ("upgrades.toml", "upgrade", 5),
        ("restaurants.toml", "restaurant", 8),
        ("chefs.toml", "chef", 12),
        ("recipes.toml", "recipe", 48),
        ("action_cards.toml", "card", 21),
    ],
)
def test_a_missing_entry(folder: Path, file: str, table: str, needed: int) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text[: text.rindex(f"[[{table}]]")], encoding="utf-8")
    assert problem(folder) == f"{file}: file: id: {needed} entries are needed, not {needed - 1}"


def test_a_missing_field(folder: Path) -> None:
    spoil(folder, "chefs.toml", "kim_chi", "cnc = false", "")
    assert re.match("chefs.toml: kim_chi: .*`cnc`", problem(folder))


def test_an_unknown_field(folder: Path) -> None:
    spoil(folder, "upgrades.toml", "double_stove", "copies", 'mood = "good"\ncopies')
    assert re.match("upgrades.toml: double_stove: .*`mood`", problem(folder))


def test_a_missing_file(folder: Path) -> None:
    (folder / "chefs.toml").unlink()
    assert problem(folder).startswith("chefs.toml: file: ")


def test_not_even_toml(folder: Path) -> None:
    spoil(folder, "chefs.toml", "kim_chi", "cnc = false", "cnc false")
    assert problem(folder).startswith("chefs.toml: file: syntax: ")
