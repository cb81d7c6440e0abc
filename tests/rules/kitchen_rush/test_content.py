"""The content files: what they hold, and what is said about a wrong one."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from atable.games.kitchen_rush.content import cards
from atable.games.kitchen_rush.content import loader as content
from atable.kernel.errors import BadContent

BOX = content.load()
PLATES = ["I", "II", "III", "IV"]


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


def shown(load: list[int]) -> str:
    return " + ".join(f"{number} {name}" for name, number in zip(cards.GOOD_NAMES, load, strict=True) if number)


def dishes(name: str) -> list[str]:
    """What an Order card shows of its dishes."""
    order = cards.ORDER_INDEX[name]
    return [
        f"{PLATES[cards.DISH_SIZE[order][dish]]}: {shown(cards.DISH_NEEDS[order][dish])}, "
        f"cook {cards.DISH_COOK[order][dish]}, chill {cards.DISH_CHILL[order][dish]}"
        for dish in range(cards.PARTS[order])
    ]


def reward(name: str) -> tuple[int, int]:
    order = cards.ORDER_INDEX[name]
    return cards.ORDER_COINS[order], cards.ORDER_PRESTIGE[order]


def needing(good: str) -> str:
    at = cards.GOOD_INDEX[good]
    return " ".join(
        name for name, order in cards.ORDER_INDEX.items() if any(needs[at] for needs in cards.DISH_NEEDS[order])
    )


def test_the_files_load() -> None:
    assert content.load() == content.CONTENT


def test_kr_017_and_kc_012_sixty_orders_and_thirty_desserts() -> None:
    assert len(set(cards.ORDERS)) == 90
    assert (cards.ORDERS[0], cards.ORDERS[59], cards.ORDERS[60], cards.ORDERS[89]) == (
        "tomato_soup",
        "secret_critic",
        "apple_tart",
        "exotic_volcano",
    )
    assert {order.set for order in BOX.orders[: cards.BASE_ORDERS]} == {"base"}
    assert {order.set for order in BOX.orders[cards.BASE_ORDERS :]} == {"piece_of_cake"}


def test_kr_056_tiers() -> None:
    assert cards.ORDER_TIER[:30] == [cards.SIMPLE] * 30
    assert cards.ORDER_TIER[30:48] == [cards.DEMANDING] * 18
    assert cards.ORDER_TIER[48:60] == [cards.VIP] * 12
    assert cards.ORDER_TIER[60:] == [cards.DESSERT] * 30


def test_kr_055_twelve_orders_have_two_dishes() -> None:
    assert " ".join(name for name, parts in zip(cards.ORDERS, cards.PARTS, strict=True) if parts == 2) == (
        "business_lunch two_romantics grandparents_table first_date "
        "mayors_table film_star after_the_opera football_captain the_in_laws two_influencers old_baroness secret_critic"
    )
    assert Counter(cards.PARTS) == {1: 78, 2: 12}


def test_kr_054_orders_with_one_dish() -> None:
    assert dishes("tomato_soup") == ["I: 2 veg + 1 cube_white, cook 1, chill 0"]
    assert reward("tomato_soup") == (3, 0)
    assert dishes("lasagne_quattro_formaggi") == ["III: 2 pasta + 2 cheese, cook 2, chill 0"]
    assert reward("lasagne_quattro_formaggi") == (4, 0)
    assert dishes("spicy_grilled_chicken") == [
        "II: 2 meat + 1 veg + 1 cube_white + 1 cube_black + 1 cube_red, cook 2, chill 0"
    ]
    assert reward("spicy_grilled_chicken") == (4, 1)
    assert dishes("falafel_salad") == ["III: 2 veg + 2 salad + 2 cube_black, cook 1, chill 0"]
    assert reward("falafel_salad") == (4, 0)
    assert dishes("royal_couscous") == [
        "IV: 2 meat + 2 veg + 2 pasta + 1 cube_white + 1 cube_red + 1 cube_yellow, cook 3, chill 0"
    ]
    assert reward("royal_couscous") == (6, 2)


def test_kr_054_orders_with_two_dishes() -> None:
    assert dishes("first_date") == [
        "I: 1 salad + 1 cheese + 1 cube_green, cook 0, chill 0",
        "II: 1 meat + 1 veg + 1 pasta + 1 cube_white, cook 1, chill 0",
    ]
    assert reward("first_date") == (5, 0)
    assert dishes("old_baroness") == [
        "I: 2 veg + 1 cube_white + 1 cube_black, cook 1, chill 0",
        "IV: 2 meat + 2 veg + 1 cheese + 1 cube_white + 1 cube_green + 1 cube_yellow, cook 3, chill 0",
    ]
    assert reward("old_baroness") == (8, 2)


def test_kc_041_desserts() -> None:
    assert dishes("fruit_salad") == ["II: 3 fruit + 1 cube_green, cook 0, chill 0"]
    assert dishes("creme_brulee") == ["I: 2 cream + 1 cube_white + 1 cube_brown, cook 2, chill 1"]
    assert reward("creme_brulee") == (4, 0)
    assert dishes("banana_split") == [
        "I: 1 cream + 1 fruit + 1 cube_brown + 1 scoop_white + 1 scoop_brown + 1 scoop_pink, cook 0, chill 0"
    ]
    assert dishes("profiteroles") == ["I: 1 bread + 1 cream + 1 cube_brown + 2 scoop_white, cook 1, chill 0"]
    assert dishes("exotic_volcano") == [
        "III: 1 bread + 1 cream + 2 fruit + 1 cube_white + 1 cube_brown + 1 cube_red"
        " + 1 scoop_pink + 1 scoop_yellow + 1 scoop_green, cook 1, chill 1"
    ]
    assert reward("exotic_volcano") == (6, 2)


def test_kc_041_eleven_desserts_are_chilled_three_chilled_and_frozen_five_frozen() -> None:
    desserts = range(cards.BASE_ORDERS, len(cards.ORDERS))
    chilled = {order for order in desserts if cards.DISH_CHILL[order][0]}
    frozen = {order for order in desserts if any(cards.DISH_NEEDS[order][0][cards.FIRST_SCOOP :])}
    assert (len(chilled - frozen), len(chilled & frozen), len(frozen - chilled)) == (11, 3, 5)
    assert " ".join(cards.ORDERS[order] for order in sorted(chilled & frozen)) == (
        "pear_belle_helene vacherin exotic_volcano"
    )
    assert " ".join(cards.ORDERS[order] for order in desserts if cards.DISH_CHILL[order][0] == 2) == (
        "tiramisu strawberry_charlotte opera_cake fruit_terrine"
    )


def test_kc_041_no_base_order_needs_the_extension() -> None:
    for order in range(cards.BASE_ORDERS):
        for dish, needs in enumerate(cards.DISH_NEEDS[order]):
            assert cards.DISH_CHILL[order][dish] == 0
            assert needs[6:8] == [0, 0]  # cream, fruit
            assert needs[11] == 0  # brown
            assert needs[14:] == [0, 0, 0, 0, 0]


def test_kr_134_orders_with_special_spices() -> None:
    assert needing("cube_red") == (
        "spicy_grilled_chicken pizza_mexicana arrabbiata chili_con_everything volcano_calzone lamb_tagine "
        "royal_couscous film_star football_captain two_influencers secret_critic exotic_volcano"
    )
    assert needing("cube_yellow") == (
        "duck_rolls curry_noodles mustard_rabbit house_paella lamb_tagine truffle_cannelloni royal_couscous "
        "mayors_table after_the_opera two_influencers old_baroness"
    )


def test_kr_152_orders_cooked_three_times() -> None:
    assert " ".join(name for name, order in cards.ORDER_INDEX.items() if 3 in cards.DISH_COOK[order]) == (
        "chili_con_everything moussaka mustard_rabbit beef_stew lamb_tagine truffle_cannelloni royal_couscous "
        "after_the_opera old_baroness brioche_pudding"
    )


def test_plates_follow_the_number_of_ingredients() -> None:
    sizes: Counter[int] = Counter()
    for order in range(cards.BASE_ORDERS):
        for dish, needs in enumerate(cards.DISH_NEEDS[order]):
            size = cards.DISH_SIZE[order][dish]
            assert sum(needs[: cards.KINDS]) in [(1, 2), (3,), (4,), (5, 6)][size]
            sizes[size] += 1
    assert [sizes[size] for size in range(4)] == [20, 26, 18, 8]


def test_coins_and_prestige_of_all_orders() -> None:
    assert [
        *[3, 2, 3, 2, 3, 3, 3, 3, 3, 2, 4, 3, 3, 4, 3, 3, 3, 4, 4, 4, 2, 3, 5, 3, 5, 4, 3, 4, 4, 4],
        *[4, 4, 4, 4, 4, 4, 4, 4, 5, 4, 5, 5, 4, 5, 5, 5, 5, 5],
        *[6, 5, 5, 6, 6, 5, 7, 7, 6, 7, 8, 7],
        *[4, 3, 4, 3, 3, 3, 4, 4, 3, 3, 5, 4, 4, 4, 3, 5, 4, 4, 5, 5, 5, 5, 3, 3, 3, 4, 3, 4, 4, 6],
    ] == cards.ORDER_COINS
    assert [
        *[0] * 30,
        *[1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0],
        *[2] * 12,
        *[0] * 22,
        *[1, 1, 1, 1, 1, 2, 1, 2],
    ] == cards.ORDER_PRESTIGE


def test_kc_011_twenty_ice_order_tiles() -> None:
    tiles = [
        f"{shown(needs).replace('scoop_', '')}: {coins}, {prestige}"
        for needs, coins, prestige in zip(cards.TILE_NEEDS, cards.TILE_COINS, cards.TILE_PRESTIGE, strict=True)
    ]
    assert list(cards.TILES) == [f"ice_{number:02}" for number in range(1, 21)]
    assert tiles[0] == "1 white: 1, 0"
    assert tiles[6] == "1 brown + 1 green: 1, 1"
    assert tiles[9] == "2 brown: 2, 0"
    assert tiles[15] == "2 pink + 1 yellow: 3, 0"
    assert tiles[19] == "1 white + 1 brown + 1 pink + 1 yellow + 1 green: 3, 2"
    assert Counter(sum(needs) for needs in cards.TILE_NEEDS) == {1: 4, 2: 8, 3: 6, 4: 1, 5: 1}
    assert (sum(cards.TILE_COINS), sum(cards.TILE_PRESTIGE)) == (38, 9)


def test_kr_012_four_basic_and_ten_special_objectives() -> None:
    assert [cards.OBJECTIVE_LEVEL[at] for at in range(14)] == [0, 1, 2, 3, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert " ".join(cards.OBJECTIVES) == (
        "opening_week good_address first_star talk_of_the_world grill_house green_table little_trattoria tip_jar "
        "dream_kitchen spice_route slow_food banquet_hall red_carpet spotless"
    )
    assert " ".join(cards.OBJECTIVE_CONDITION).strip() == (
        "two_meat no_meat pasta served_early upgrades special_spice cooked_3 big_plates vip ruined"
    )


@pytest.mark.parametrize(
    ("name", "served", "wealth", "x"),
    [
        ("opening_week", [7, 12, 18, 22], [3, 6, 9, 12], [0, 0, 0, 0]),
        ("good_address", [9, 16, 23, 28], [5, 9, 13, 16], [0, 0, 0, 0]),
        ("first_star", [10, 18, 27, 33], [7, 12, 17, 20], [0, 0, 0, 0]),
        ("talk_of_the_world", [14, 22, 31, 38], [11, 16, 21, 25], [0, 0, 0, 0]),
        ("grill_house", [8, 14, 20, 24], [4, 8, 11, 14], [2, 4, 6, 8]),
        ("green_table", [8, 14, 20, 24], [4, 8, 11, 14], [3, 5, 7, 9]),
        ("little_trattoria", [8, 14, 20, 24], [4, 8, 11, 14], [2, 4, 6, 8]),
        ("tip_jar", [8, 14, 20, 24], [4, 8, 11, 14], [3, 5, 8, 11]),
        ("dream_kitchen", [8, 14, 20, 24], [4, 8, 11, 14], [2, 2, 3, 4]),
        ("spice_route", [9, 16, 23, 28], [6, 10, 14, 18], [2, 4, 6, 8]),
        ("slow_food", [9, 16, 23, 28], [6, 10, 14, 18], [1, 2, 3, 4]),
        ("banquet_hall", [9, 16, 23, 28], [6, 10, 14, 18], [3, 5, 7, 9]),
        ("red_carpet", [9, 16, 23, 28], [6, 10, 14, 18], [1, 3, 4, 6]),
        ("spotless", [9, 16, 23, 28], [6, 10, 14, 18], [1, 1, 2, 2]),
    ],
)
def test_kr_011_numbers_of_an_objective(name: str, served: list[int], wealth: list[int], x: list[int]) -> None:
    """For 1, 2, 3 and 4 players; coins and prestige are the same on every card."""
    at = cards.OBJECTIVE_INDEX[name]
    assert cards.OBJECTIVE_SERVED[at] == served
    assert cards.OBJECTIVE_COINS[at] == wealth
    assert cards.OBJECTIVE_PRESTIGE[at] == wealth
    assert cards.OBJECTIVE_X[at] == x


def test_kc_134_six_objectives_ask_for_less_among_ninety_orders() -> None:
    scaled = zip(cards.OBJECTIVES, cards.OBJECTIVE_SCALED, strict=True)
    assert " ".join(name for name, less in scaled if less) == (
        "grill_house little_trattoria spice_route slow_food banquet_hall red_carpet"
    )


def test_kc_010_ice_objective() -> None:
    assert cards.LEVELS == ("easy", "normal", "hard", "very_hard")
    assert cards.ICE_OBJECTIVE == [[1, 2, 2, 3], [2, 3, 4, 5], [3, 4, 5, 6], [4, 5, 6, 8]]


def test_kr_016_and_kr_046_twenty_four_events() -> None:
    assert len(set(cards.EVENTS)) == 24
    assert {event.id for event in BOX.events if event.when == "round"} == {
        "wage_claim",
        "helper_in_bed",
        "heatwave",
        "wobbly_tray",
        "supplier_shortage",
        "price_hike",
        "market_holiday",
        "stubborn_guests",
        "blogger_in_the_room",
        "stingy_evening",
        "brown_out",
    }
    assert [event.id for event in BOX.events if event.when == "both"] == ["coach_party"]


def test_kr_015_kc_022_and_kr_206_prestige_bonuses() -> None:
    assert " ".join(f"{bonus.id} {bonus.when}" for bonus in BOX.bonuses[: cards.BASE_BONUSES]) == (
        "rave_review now generous_guests ongoing suppliers_friend ongoing apprentice_contract ongoing "
        "herb_garden preparation morning_delivery preparation forgiving_regulars ongoing roaring_dishwasher ongoing"
    )
    assert " ".join(f"{bonus.id} {bonus.when}" for bonus in BOX.bonuses[cards.BASE_BONUSES :]) == (
        "ice_cream_van preparation guest_star now"
    )


def test_kr_038_kc_006_and_kr_167_upgrades_and_their_costs() -> None:
    assert " ".join(cards.UPGRADES) == "bigger_stove third_storeroom second_helper new_crockery cold_room"
    assert cards.UPGRADE_COST == [3, 3, 2, 2, 2]
    assert [upgrade.set for upgrade in BOX.upgrades] == ["base"] * cards.BASE_UPGRADES + ["piece_of_cake"]


def test_kc_020_and_kc_130_specialists() -> None:
    assert " ".join(cards.SPECIALISTS) == (
        "head_waiter storekeeper spice_master rotisseur shrewd_buyer dish_whisperer pastry_chef ice_cream_maker"
    )
    areas = [cards.WAITER, cards.STORE_A, cards.SPICES, cards.STOVE, cards.MARKET, cards.SINK]
    assert [*areas, cards.FRIDGE, cards.FREEZER] == cards.SPECIALIST_AREA
    assert cards.SPECIALIST_BASE == [True] * 6 + [False, False]


@pytest.mark.parametrize(
    ("area", "printed", "usable"),
    [
        ("host", 2, [2, 2, 2, 2]),  # one of them on the extension (KC-024)
        ("waiter", 3, [2, 2, 2, 3]),
        ("store_a", 2, [1, 1, 2, 2]),
        ("store_b", 2, [1, 1, 1, 2]),
        ("store_c", 2, [0, 0, 0, 0]),
        ("spices", 2, [1, 1, 2, 2]),
        ("stove", 6, [2, 2, 3, 4]),
        ("market", 2, [2, 2, 2, 2]),
        ("sink", 2, [1, 1, 2, 2]),
        ("office", 1, [1, 1, 1, 1]),
        ("fridge", 3, [1, 1, 2, 2]),
        ("freezer", 2, [2, 2, 2, 2]),
    ],
)
def test_kr_034_to_036_usable_spaces(area: str, printed: int, usable: list[int]) -> None:
    """With 1, 2, 3 and 4 players."""
    spaces = cards.SPACES_OF[cards.AREA_INDEX[area]]
    assert [cards.SPACES[space] for space in spaces] == [f"{area}_{number + 1}" for number in range(printed)]
    assert {cards.AREAS[cards.SPACE_AREA[space]] for space in spaces} == {area}
    assert [[tiles[space] for space in spaces].count(cards.FREE) for tiles in cards.SPACE_TILES] == usable


@pytest.mark.parametrize(
    ("players", "unavailable"),
    [
        (1, "waiter_3 store_a_2 store_b_2 spices_2 stove_3 stove_4 sink_2 fridge_2"),
        (2, "waiter_3 store_a_2 store_b_2 spices_2 stove_3 stove_4 sink_2 fridge_2"),
        (3, "waiter_3 store_b_2 stove_4"),
        (4, ""),
    ],
)
def test_kr_033_to_036_kc_003_and_kc_004_tiles_on_the_board(players: int, unavailable: str) -> None:
    tiles = list(zip(cards.SPACES, cards.SPACE_TILES[players - 1], strict=True))
    assert " ".join(name for name, tile in tiles if tile == cards.LOCKED) == (
        "store_c_1 store_c_2 stove_5 stove_6 fridge_3"
    )
    assert " ".join(name for name, tile in tiles if tile == cards.UNAVAILABLE) == unavailable


def test_kc_001_spaces_of_the_extension() -> None:
    spaces = zip(cards.SPACES, cards.SPACE_EXPANSION, strict=True)
    assert " ".join(name for name, added in spaces if added) == (
        "host_2 market_2 fridge_1 fridge_2 fridge_3 freezer_1 freezer_2"
    )


def test_kr_018_order_spaces() -> None:
    assert cards.OPEN_ORDER_SPACES == [4, 4, 5, 6]
    assert max(cards.OPEN_ORDER_SPACES) == cards.ORDER_SPACES


def test_kr_023_and_kc_008_what_the_boxes_hold() -> None:
    assert shown(cards.TOTALS) == (
        "24 meat + 24 veg + 15 bread + 15 salad + 15 pasta + 15 cheese + 12 cream + 12 fruit"
        " + 12 cube_white + 12 cube_black + 12 cube_green + 12 cube_brown + 10 cube_red + 10 cube_yellow"
        " + 6 scoop_white + 6 scoop_brown + 6 scoop_pink + 6 scoop_yellow + 6 scoop_green"
    )


def test_kr_021_kr_022_and_kc_016_stock_of_a_storeroom() -> None:
    few, many = [3, 3, 2, 2, 2, 2, 2, 2], [5, 5, 3, 3, 3, 3, 3, 3]
    assert [few, few, many, many] == cards.STORE_START


def test_kr_024_kr_025_and_kc_013_cubes_in_the_bag() -> None:
    one = [1, 1, 1, 1, 1, 1]
    assert [one, one, [2, 2, 2, 2, 1, 1], [3, 3, 3, 3, 2, 2]] == cards.BAG_START


def test_kc_014_scoops_in_the_freezer() -> None:
    assert cards.FREEZER_START == [[1] * 5, [1] * 5, [2] * 5, [3] * 5]


def test_kr_026_kr_027_and_kc_017_clean_plates_in_the_cupboard() -> None:
    assert cards.CUPBOARD_START == [[2, 2, 2, 1, 2], [2, 2, 2, 1, 2], [3, 3, 3, 1, 3], [4, 4, 4, 2, 4]]


def test_kr_028_kr_029_kc_018_and_kc_019_a_plate_of_each_size_in_the_sink_and_beside_the_office() -> None:
    assert cards.SINK_START == [1, 1, 1, 1, 1]
    assert cards.RESERVE_START == [1, 1, 1, 1, 1]


def test_kr_030_with_four_players_every_plate_is_used() -> None:
    used = [sum(plates) for plates in zip(cards.CUPBOARD_START[3], cards.SINK_START, cards.RESERVE_START, strict=True)]
    assert used == [cards.PLATE_SIZE.count(size) for size in range(5)]


def test_plates_as_numbers() -> None:
    assert cards.SIZES == ("i", "ii", "iii", "iv", "cup")
    assert [0] * 6 + [1] * 6 + [2] * 6 + [3] * 4 + [cards.CUP] * 6 == cards.PLATE_SIZE
    assert [cards.PLATES[at] for at in (0, 5, 6, 17, 18, 21)] == [
        "plate_i_1",
        "plate_i_6",
        "plate_ii_1",
        "plate_iii_6",
        "plate_iv_1",
        "plate_iv_4",
    ]
    assert list(cards.PLATES[cards.BASE_PLATES :]) == ["cup_1", "cup_2", "cup_3", "cup_4", "cup_5", "cup_6"]
    assert cards.PLATE_INDEX["cup_6"] == 27


def test_goods_as_numbers() -> None:
    assert cards.INGREDIENTS == ("meat", "veg", "bread", "salad", "pasta", "cheese", "cream", "fruit")
    assert cards.CUBES == ("white", "black", "green", "brown", "red", "yellow")
    assert cards.FLAVOURS == ("white", "brown", "pink", "yellow", "green")
    assert (cards.KINDS, cards.COLOURS, cards.TASTES) == (8, 6, 5)
    assert cards.GOOD_NAMES[cards.BASE_KINDS] == "cream"
    assert cards.GOOD_NAMES[cards.FIRST_CUBE] == "cube_white"
    assert cards.GOOD_NAMES[cards.FIRST_CUBE + cards.ORDINARY] == "cube_red"
    assert cards.GOOD_NAMES[cards.FIRST_SCOOP] == "scoop_white"
    assert len(cards.GOOD_INDEX) == cards.GOODS
    assert (cards.INGREDIENT_INDEX["veg"], cards.CUBE_INDEX["brown"], cards.FLAVOUR_INDEX["green"]) == (1, 3, 4)


def test_kr_134_and_kc_135_special_cubes_are_the_last_two() -> None:
    assert [cube.special for cube in BOX.supply.cubes] == [False] * cards.ORDINARY + [True, True]


def test_areas_as_numbers() -> None:
    first = [cards.HOST, cards.WAITER, cards.STORE_A, cards.STORE_B, cards.STORE_C, cards.SPICES]
    last = [cards.STOVE, cards.MARKET, cards.SINK, cards.OFFICE, cards.FRIDGE, cards.FREEZER]
    assert " ".join(cards.AREAS[area] for area in first + last) == (
        "host waiter store_a store_b store_c spices stove market sink office fridge freezer"
    )
    assert [cards.SPACES[at] for at in (0, 1, 2, 5, 28)] == ["host_1", "host_2", "waiter_1", "store_a_1", "freezer_2"]
    assert cards.SPACE_INDEX["stove_5"] == cards.SPACES_OF[cards.STOVE][4]


def test_kr_039_kr_040_kr_041_and_kc_114_hourglasses() -> None:
    owners = zip(cards.HOURGLASSES, cards.OWNER, strict=True)
    assert {name: owner for name, owner in owners if owner != cards.TEAM} == {
        "hg_red_1": 0,
        "hg_red_2": 0,
        "hg_blue_1": 1,
        "hg_blue_2": 1,
        "hg_green_1": 2,
        "hg_green_2": 2,
        "hg_yellow_1": 3,
        "hg_yellow_2": 3,
    }
    assert cards.HOURGLASSES[cards.HELPER_1] == "hg_helper_1"
    assert cards.HOURGLASSES[cards.HELPER_2] == "hg_helper_2"
    assert cards.HOURGLASSES[cards.SPECIALIST] == "hg_specialist"
    assert cards.HOURGLASS_INDEX["hg_blue_1"] == 2


def test_cards_as_numbers() -> None:
    """Every card that the rules ask about has a constant of its name."""
    for names in (cards.EVENTS, cards.BONUSES, cards.UPGRADES, cards.SPECIALISTS):
        assert [getattr(cards, name.upper()) for name in names] == list(range(len(names)))


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "field"),
    [
        ("orders.toml", "tomato_soup", '"base"', '"piece_of_cake"', "set"),
        ("orders.toml", "tomato_soup", '"simple"', '"demanding"', "tier"),
        ("orders.toml", "apple_tart", '"dessert"', '"simple"', "tier"),
        ("orders.toml", "tomato_soup", "coins = 3", "coins = 0", "coins"),
        ("orders.toml", "tomato_soup", "prestige = 0", "prestige = -1", "prestige"),
        ("orders.toml", "tomato_soup", "veg", "tomato", "ingredients"),
        ("orders.toml", "tomato_soup", "{ veg = 2 }", "{}", "ingredients"),
        ("orders.toml", "tomato_soup", "{ veg = 2 }", "{ veg = 2, meat = 0 }", "ingredients"),
        ("orders.toml", "tomato_soup", "white", "pink", "spices"),
        ("orders.toml", "banana_split", "pink", "red", "scoops"),
        ("orders.toml", "tomato_soup", "cook = 1", "cook = 4", "cook"),  # KR-152
        ("orders.toml", "tiramisu", "chill = 2", "chill = 3", "chill"),  # KC-100
        ("orders.toml", "tomato_soup", '"i"', '"ii"', "plate"),
        ("orders.toml", "tomato_soup", '"i"', '"cup"', "plate"),
        ("orders.toml", "tomato_soup", "veg = 2", "veg = 7", "plate"),
        ("orders.toml", "tomato_soup", "veg", "fruit", "dish"),  # KC-008
        ("orders.toml", "tomato_soup", "white", "brown", "dish"),
        ("orders.toml", "tomato_soup", "cook = 1", "cook = 1\nchill = 1", "dish"),  # KC-041
        ("orders.toml", "tomato_soup", "cook = 1", "cook = 1\nscoops = { pink = 1 }", "dish"),
        ("ice_tiles.toml", "ice_01", "white", "black", "scoops"),
        ("ice_tiles.toml", "ice_01", "{ white = 1 }", "{}", "scoops"),
        ("ice_tiles.toml", "ice_01", "coins = 1", "coins = 0", "coins"),
        ("objectives.toml", "first_star", '"hard"', '"normal"', "level"),
        ("objectives.toml", "first_star", "coins = ", 'condition = "vip"\ncoins = ', "condition"),
        ("objectives.toml", "first_star", "coins = ", "x = [1, 1, 1, 1]\ncoins = ", "condition"),
        ("objectives.toml", "first_star", "coins = ", "scaled = true\ncoins = ", "condition"),
        ("objectives.toml", "first_star", ", 33]", "]", "served"),
        ("objectives.toml", "red_carpet", '"hard"', '"easy"', "level"),
        ("objectives.toml", "red_carpet", "9, 16", "9, 17", "served"),
        ("objectives.toml", "red_carpet", "coins = [6", "coins = [5", "coins"),
        ("objectives.toml", "red_carpet", "prestige = [6", "prestige = [5", "prestige"),
        ("objectives.toml", "red_carpet", '"vip"', '""', "condition"),
        ("objectives.toml", "red_carpet", '"vip"', '"carpets"', "condition"),
        ("objectives.toml", "red_carpet", "x = [1", "x = [0", "x"),
        ("objectives.toml", "red_carpet", "scaled = true", "", "scaled"),  # KC-134
        ("objectives.toml", "spotless", "x = ", "scaled = true\nx = ", "scaled"),
        ("events.toml", "crash", '"now"', '"later"', "when"),
        ("bonuses.toml", "guest_star", '"piece_of_cake"', '"base"', "set"),
        ("bonuses.toml", "guest_star", '"now"', '"round"', "when"),
        ("upgrades.toml", "new_crockery", '"base"', '"piece_of_cake"', "set"),
        ("upgrades.toml", "new_crockery", "cost = 2", "cost = 0", "cost"),
        ("specialists.toml", "rotisseur", "base_only = true", "base_only = false", "base_only"),  # KC-130
        ("specialists.toml", "pastry_chef", "base_only = false", "base_only = true", "base_only"),
        ("specialists.toml", "pastry_chef", '"fridge"', '"cellar"', "area"),
        ("spaces.toml", "waiter", '"waiter_2"', '"waiter_4"', "space"),
        ("spaces.toml", "host_2", '"piece_of_cake"', '"base"', "set"),
        ("supply.toml", "cheese", "total = 15", "total = 14", "total"),
        ("supply.toml", "cheese", '"base"', '"piece_of_cake"', "set"),
        ("supply.toml", "meat", "5, 5]", "5, 13]", "storeroom"),
        ("supply.toml", "fruit", "[2, 2,", "[2, 1,", "storeroom"),  # KC-016
        ("supply.toml", "cream", "[2, 2,", "[2, 1,", "storeroom"),
        ("supply.toml", "red", "total = 10", "total = 12", "total"),
        ("supply.toml", "red", "special = true", "special = false", "special"),  # KR-134
        ("supply.toml", "red", "2]", "11]", "bag"),
        ("supply.toml", "brown", "3]", "2]", "bag"),  # KC-013
        ("supply.toml", "pink", "total = 6", "total = 5", "total"),
        ("supply.toml", "pink", "3]", "7]", "freezer"),
        ("supply.toml", "iv", "total = 4", "total = 6", "total"),
        ("supply.toml", "iv", "sink = 1", "sink = 2", "cupboard"),
        ("supply.toml", "iv", "reserve = 1", "reserve = 2", "cupboard"),
        ("supply.toml", "cup", '"piece_of_cake"', '"base"', "set"),
        ("supply.toml", "cup", "[2, 2, 3,", "[2, 2, 2,", "cupboard"),  # KC-017
    ],
)
def test_a_wrong_entry_is_named(folder: Path, file: str, name: str, old: str, new: str, field: str) -> None:
    spoil(folder, file, name, old, new)
    assert problem(folder).startswith(f"{file}: {name}: {field}: ")


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "said"),
    [
        (
            "orders.toml",
            "pork_chop",
            "{ meat = 1, veg = 1, salad = 1 }",
            "{ veg = 2, salad = 2 }",
            "orders.toml: pork_chop: plate: ii is not the plate for 4 ingredients",
        ),
        ("orders.toml", "first_date", '"first_date"', '"film_star"', "orders.toml: film_star: id: two entries have"),
        ("objectives.toml", "spotless", '"ruined"', '"no_meat"', "objectives.toml: objective: condition: each special"),
        ("objectives.toml", "very_hard", '"very_hard"', '"hard"', "objectives.toml: ice_objective: id: expected"),
        ("events.toml", "crash", '"crash"', '"heatwave"', "events.toml: heatwave: id: two entries have this id"),
        ("specialists.toml", "rotisseur", '"stove"', '"sink"', "specialists.toml: sink: area: one Specialist an area"),
        ("spaces.toml", "sink", '"sink"', '"office"', "spaces.toml: area: id: expected ('host', 'waiter', "),
        (
            "spaces.toml",
            "stove_6",
            '"locked"',
            '""',
            "spaces.toml: base: locked: expected (4, 4, 4, 4), not (3, 4, 4, 4)",
        ),
        (
            "spaces.toml",
            "sink_2",
            '"", ""]',
            '"unavailable", ""]',
            "spaces.toml: base: unavailable: expected (7, 7, 3, 0), not (7, 7, 4, 0)",
        ),
        (
            "spaces.toml",
            "fridge_2",
            '"unavailable", "unavailable"',
            '"unavailable", ""',
            "spaces.toml: piece_of_cake: unavailable: expected (1, 1, 0, 0), not (1, 0, 0, 0)",
        ),
        ("supply.toml", "pasta", '"pasta"', '"noodles"', "supply.toml: ingredient: id: expected ['meat', 'veg', "),
        ("supply.toml", "pink", '"pink"', '"red"', "supply.toml: scoop: id: expected ['white', 'brown', 'pink', "),
    ],
)
def test_wrong_counts_are_named(folder: Path, file: str, name: str, old: str, new: str, said: str) -> None:
    spoil(folder, file, name, old, new)
    assert problem(folder).startswith(said)


SECOND_DISH = '[[order.dish]]\nplate = "i"\ningredients = { veg = 2 }\nspices = {}\ncook = 0\n'


@pytest.mark.parametrize(
    ("name", "tier", "needed", "found"),
    [("tomato_soup", "simple", 0, 1), ("moussaka", "demanding", 4, 5), ("apple_tart", "dessert", 0, 1)],
)
def test_kr_055_too_many_orders_with_two_dishes(folder: Path, name: str, tier: str, needed: int, found: int) -> None:
    spoil(folder, "orders.toml", name, "[[order.dish]]\n", SECOND_DISH + "[[order.dish]]\n")
    assert problem(folder) == (
        f"orders.toml: {tier}: dish: {needed} Orders with two dishes (KR-055) are needed, not {found}"
    )


def test_kr_055_three_dishes_are_too_many(folder: Path) -> None:
    spoil(folder, "orders.toml", "first_date", "[[order.dish]]\n", SECOND_DISH + "[[order.dish]]\n")
    assert problem(folder).startswith("orders.toml: first_date: dish: ")


def test_dishes_by_size_are_counted(folder: Path) -> None:
    spoil(folder, "orders.toml", "tomato_soup", '"i"', '"ii"')
    spoil(folder, "orders.toml", "tomato_soup", "veg = 2", "veg = 3")
    assert problem(folder) == "orders.toml: base: plate: 20 dishes on plates I are needed, not 19"


@pytest.mark.parametrize(
    ("name", "old", "new", "sort", "needed", "found"),
    [
        ("apple_tart", "cook = 2", "cook = 2\nchill = 1", "plain", 11, 10),
        ("tiramisu", "chill = 2", "scoops = { pink = 1 }", "chilled", 11, 10),
        ("profiteroles", "scoops = { white = 2 }", "", "plain", 11, 12),
    ],
)
def test_kc_041_desserts_are_counted(
    folder: Path, name: str, old: str, new: str, sort: str, needed: int, found: int
) -> None:
    spoil(folder, "orders.toml", name, old, new)
    assert problem(folder) == f"orders.toml: dessert: dish: {needed} {sort} desserts are needed, not {found}"


def test_kr_173_no_tile_on_the_office(folder: Path) -> None:
    spoil(folder, "spaces.toml", "stove_6", '"locked", ', '"", ')
    spoil(folder, "spaces.toml", "office_1", '""', '"locked"')
    assert problem(folder).startswith("spaces.toml: office_1: tiles: ")


def test_kr_018_there_are_six_order_spaces(folder: Path) -> None:
    path = folder / "supply.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("[4, 4, 5, 6]", "[4, 4, 5, 7]"), encoding="utf-8")
    assert problem(folder) == "supply.toml: file: order_spaces: expected 6, not 7"


@pytest.mark.parametrize(
    ("file", "table", "needed"),
    [
        ("orders.toml", "order", 90),
        ("ice_tiles.toml", "tile", 20),
        ("events.toml", "event", 24),
        ("bonuses.toml", "bonus", 10),
        ("upgrades.toml", "upgrade", 5),
        ("specialists.toml", "specialist", 8),
    ],
)
def test_a_missing_entry(folder: Path, file: str, table: str, needed: int) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text[: text.rindex(f"[[{table}]]")], encoding="utf-8")
    assert problem(folder) == f"{file}: file: id: {needed} entries are needed, not {needed - 1}"


def test_kr_012_a_missing_objective(folder: Path) -> None:
    text = (folder / "objectives.toml").read_text(encoding="utf-8")
    spotless, ice = text.rindex("[[objective]]"), text.index("[[ice_objective]]")
    (folder / "objectives.toml").write_text(text[:spotless] + text[ice:], encoding="utf-8")
    assert problem(folder) == "objectives.toml: file: id: 14 entries are needed, not 13"


def test_a_missing_field(folder: Path) -> None:
    spoil(folder, "upgrades.toml", "cold_room", "cost = 2", "")
    assert re.match("upgrades.toml: cold_room: .*`cost`", problem(folder))


def test_an_unknown_field(folder: Path) -> None:
    spoil(folder, "events.toml", "crash", "when", 'noise = "loud"\nwhen')
    assert re.match("events.toml: crash: .*`noise`", problem(folder))


def test_a_missing_file(folder: Path) -> None:
    (folder / "spaces.toml").unlink()
    assert problem(folder).startswith("spaces.toml: file: ")


def test_not_even_toml(folder: Path) -> None:
    spoil(folder, "events.toml", "crash", 'when = "now"', "when now")
    assert problem(folder).startswith("events.toml: file: syntax: ")
