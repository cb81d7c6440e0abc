"""KR-011 to KR-042: what lies on the table before the first round."""

from typing import get_args

import pytest

from atable.games.kitchen_rush.actions import BuyIngredients, HostWelcome, OfficeUpgrade, Place, SpiceDraw
from atable.games.kitchen_rush.content.cards import MALFUNCTION, SPACE_INDEX, UPGRADE_INDEX
from atable.games.kitchen_rush.events import SpaceBroke
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import Objective, RushOptions
from atable.games.kitchen_rush.views import RushView
from atable.kernel.codec import encode
from atable.kernel.errors import BadOptions
from tests.rules.kitchen_rush.looks import glass, plates, quiet_round, spaces_with
from tests.rules.kitchen_rush.scenario import BLUE, GREEN, RED, YELLOW, Table


def first_view(seats: int, seed: str = "a set-up", **options: object) -> RushView:
    """What everybody sees when the game begins. Guided, as only then the bag's content is shown."""
    chosen = GAME.resolve(RushOptions(**options), seats)  # type: ignore[arg-type]
    return GAME.view(GAME.setup(chosen, seats, seed), None)


def room(seats: int, name: str) -> dict[str, int]:
    return next(store.goods for store in first_view(seats).storerooms if store.id == name)


def sizes(plates: tuple[str, ...]) -> dict[str, int]:
    """How many of each size: i, ii, iii and iv."""
    return {size: sum(name.split("_")[1] == size for name in plates) for size in ("i", "ii", "iii", "iv")}


# The Objective and the tracks


@pytest.mark.parametrize(("seats", "column"), [(1, (9, 5, 5)), (2, (16, 9, 9)), (3, (23, 13, 13)), (4, (28, 16, 16))])
def test_kr_011_the_column_of_the_chosen_objective(seats: int, column: tuple[int, int, int]) -> None:
    objective = first_view(seats, objective="good_address").objective
    assert objective.id == "good_address"
    assert (objective.served, objective.coins, objective.prestige) == column


def test_kr_011_only_one_of_the_fourteen() -> None:
    assert len(get_args(Objective)) == 14
    with pytest.raises(BadOptions):
        first_view(2, objective="world_peace")


@pytest.mark.parametrize(("seats", "result"), [(1, "won"), (2, "won"), (3, "lost"), (4, "lost")])
def test_kr_011_the_column_of_two_players_is_not_enough_for_three(seats: int, result: str) -> None:
    table = Table(seats, objective="opening_week").coins(6).prestige(6)
    table.state.round, table.state.thresholds = 4, 5
    for _ in range(12):
        table.state.served.append(table.state.order_deck.pop())
    outcome = GAME.outcome(quiet_round(table).state)
    assert outcome is not None
    assert outcome.result == result


def test_kr_012_four_basic_objectives_one_for_each_difficulty() -> None:
    seen = {name: first_view(2, objective=name).objective for name in get_args(Objective)}
    basic = [objective.level for objective in seen.values() if objective.condition is None]
    assert basic == ["easy", "normal", "hard", "very_hard"]


def test_kr_012_ten_special_ones_with_one_more_condition() -> None:
    seen = [first_view(2, objective=name).objective for name in get_args(Objective)]
    special = [objective for objective in seen if objective.condition is not None]
    assert [objective.level for objective in special] == ["normal"] * 5 + ["hard"] * 5
    assert len({objective.condition for objective in special}) == 10
    assert [objective.x for objective in special] == [4, 5, 4, 5, 2, 4, 2, 5, 3, 1]  # of two players


def test_kr_013_kr_014_prestige_zero_round_one() -> None:
    view = first_view(3)
    assert view.prestige == 0
    assert view.round == 1


# Decks


def test_kr_015_eight_bonus_cards_face_down() -> None:
    view = first_view(2)
    assert view.decks.bonuses == 8
    assert view.decks.bonuses_under == ()
    assert view.bonuses == ()
    tops = {GAME.setup(RushOptions(), 2, f"seed {number}").bonus_deck[-1] for number in range(60)}
    assert tops == set(range(8))


def test_kr_016_twenty_four_events_if_the_team_wishes() -> None:
    view = first_view(2, events=True)
    assert view.decks.events == 23  # one has been revealed for round 1
    assert view.event is not None
    firsts = {first_view(2, f"seed {number}", events=True).event for number in range(300)}
    assert len(firsts) == 24


def test_kr_016_or_none_at_all() -> None:
    view = first_view(2, events=False)
    assert (view.event, view.decks.events) == (None, 0)


def test_kr_017_sixty_orders_shuffled() -> None:
    assert first_view(2).decks.orders == 58  # two are revealed
    state = GAME.setup(RushOptions(), 2, "one")
    assert sorted(state.order_deck + state.board[:2]) == list(range(60))
    assert state.order_deck != GAME.setup(RushOptions(), 2, "another").order_deck
    assert len({first_view(2, f"seed {number}").board[0].order for number in range(40)}) > 20


@pytest.mark.parametrize(("seats", "spaces"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_kr_018_kr_019_order_spaces_and_the_first_two_orders(seats: int, spaces: int) -> None:
    board = first_view(seats).board
    assert [space.id for space in board] == [f"order_{number + 1}" for number in range(spaces)]
    assert [space.order is not None for space in board] == [True, True] + [False] * (spaces - 2)


# Stocks


def test_kr_020_two_storerooms_are_open() -> None:
    for seats in (1, 2, 3, 4):
        rooms = first_view(seats).storerooms
        assert [(store.id, store.active) for store in rooms] == [
            ("store_a", True),
            ("store_b", True),
            ("store_c", False),
        ]
        assert not any(rooms[2].goods.values())


@pytest.mark.parametrize(("seats", "each"), [(1, 2), (2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize("name", ["store_a", "store_b"])
def test_kr_021_salad_pasta_cheese_bread(seats: int, each: int, name: str) -> None:
    goods = room(seats, name)
    assert [goods[kind] for kind in ("salad", "pasta", "cheese", "bread")] == [each] * 4


@pytest.mark.parametrize(("seats", "each"), [(1, 3), (2, 3), (3, 5), (4, 5)])
@pytest.mark.parametrize("name", ["store_a", "store_b"])
def test_kr_022_meat_and_vegetables(seats: int, each: int, name: str) -> None:
    goods = room(seats, name)
    assert (goods["meat"], goods["veg"]) == (each, each)
    assert len(goods) == 6  # nothing else


def test_kr_023_the_rest_is_the_supply() -> None:
    """24 meat and veg, 15 of the others, 12 ordinary cubes of a colour, 10 special ones."""
    assert first_view(2).supply == goods(meat_veg=18, others=11, ordinary=11, special=9)
    assert first_view(4).supply == goods(meat_veg=14, others=9, ordinary=9, special=8)


def goods(meat_veg: int, others: int, ordinary: int, special: int) -> dict[str, int]:
    return (
        dict.fromkeys(("meat", "veg"), meat_veg)
        | dict.fromkeys(("bread", "salad", "pasta", "cheese"), others)
        | dict.fromkeys(("cube_white", "cube_black", "cube_green"), ordinary)
        | dict.fromkeys(("cube_red", "cube_yellow"), special)
    )


@pytest.mark.parametrize(("seats", "ordinary", "special"), [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 3, 2)])
def test_kr_024_kr_025_the_spice_bag(seats: int, ordinary: int, special: int) -> None:
    wanted = dict.fromkeys(("white", "black", "green"), ordinary) | dict.fromkeys(("red", "yellow"), special)
    assert first_view(seats).bag.cubes == wanted


# Plates and coins


@pytest.mark.parametrize(("seats", "small", "large"), [(1, 2, 1), (2, 2, 1), (3, 3, 1), (4, 4, 2)])
def test_kr_026_kr_027_the_cupboard(seats: int, small: int, large: int) -> None:
    assert sizes(first_view(seats).cupboard) == {"i": small, "ii": small, "iii": small, "iv": large}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kr_028_kr_029_one_of_each_in_the_sink_and_by_the_office(seats: int) -> None:
    view = first_view(seats)
    assert sizes(view.sink) == {"i": 1, "ii": 1, "iii": 1, "iv": 1}
    assert sizes(view.reserve) == {"i": 1, "ii": 1, "iii": 1, "iv": 1}


def test_kr_029_the_reserve_is_for_sale() -> None:
    table = Table(2).coins(2).start()
    table.state.upgrades_shown = [UPGRADE_INDEX["new_crockery"], UPGRADE_INDEX["bigger_stove"]]
    table.state.upgrades_hidden = [UPGRADE_INDEX["second_helper"], UPGRADE_INDEX["third_storeroom"]]
    window = table.place(RED, "hg_red_1", "office_1")
    table.act(RED, OfficeUpgrade(window, "new_crockery"))
    assert table.view().reserve == ()
    assert sizes(table.view().cupboard) == {"i": 3, "ii": 3, "iii": 3, "iv": 2}


@pytest.mark.parametrize(("seats", "in_play"), [(1, 15), (2, 15), (3, 18), (4, 22)])
def test_kr_030_other_plates_stay_in_the_box(seats: int, in_play: int) -> None:
    view = first_view(seats)
    everything = [*view.cupboard, *view.sink, *view.reserve]
    assert len(everything) == len(set(everything)) == in_play


def test_kr_031_two_coins() -> None:
    for seats in (1, 2, 3, 4):
        assert first_view(seats).coins == 2


def test_kr_032_the_coins_belong_to_the_team() -> None:
    table = Table(2).coins(0).start()
    host = table.place(BLUE, "hg_blue_1", "host_1")
    market = table.place(RED, "hg_red_1", "market_1")
    purchase = BuyIngredients(market, "meat", (5, 0, 0))
    assert table.refusal(RED, purchase) == "KR-157"
    table.act(BLUE, HostWelcome(host))
    assert [table.view(seat).coins for seat in (RED, BLUE)] == [1, 1]
    table.act(RED, purchase)
    assert [table.view(seat).coins for seat in (RED, BLUE)] == [0, 0]


# Tiles


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_kr_033_four_locked_spaces(seats: int) -> None:
    assert spaces_with(Table(seats), "locked") == {"stove_5", "stove_6", "store_c_1", "store_c_2"}


@pytest.mark.parametrize("seats", [1, 2])
def test_kr_034_seven_unavailable_for_one_or_two(seats: int) -> None:
    assert spaces_with(Table(seats), "unavailable") == {
        *("waiter_3", "store_a_2", "store_b_2", "spices_2", "stove_3", "stove_4", "sink_2")
    }


def test_kr_035_three_unavailable_for_three() -> None:
    assert spaces_with(Table(3), "unavailable") == {"waiter_3", "store_b_2", "stove_4"}


def test_kr_036_none_for_four() -> None:
    assert spaces_with(Table(4), "unavailable") == set()
    everything = {space.id.rpartition("_")[0] for space in Table(4).view().spaces}
    assert everything == {
        *("host", "waiter", "store_a", "store_b", "store_c", "spices", "stove", "market", "sink", "office")
    }
    assert len(Table(4).view().spaces) == 22


def test_kr_037_malfunction_tiles_are_set_aside() -> None:
    for seats in (1, 2, 3, 4):
        assert spaces_with(Table(seats), "malfunction") == set()


def test_kr_037_there_are_five_of_them() -> None:
    table = Table(4, events=True, seed="calm").event("wage_claim").next_event("gas_trouble")
    for name in ("spices_1", "sink_1", "store_a_1", "store_b_1"):
        table.state.tiles[SPACE_INDEX[name]] = MALFUNCTION
    table.start().finish_action()
    assert len(table.state.stack) == 1
    table.act(BLUE, GAME.legal(table.state, BLUE)[0])
    assert [event.space for event in table.all(SpaceBroke)] == ["stove_1"]  # it would have been two
    assert len(spaces_with(table, "malfunction")) == 5


# Upgrades and hourglasses


def test_kr_038_two_upgrades_face_up() -> None:
    shown: set[str] = set()
    for number in range(30):
        view = first_view(2, f"seed {number}")
        assert len(set(view.upgrades_shown)) == 2
        assert view.decks.upgrades == 2
        assert view.upgrades_bought == ()
        shown.update(view.upgrades_shown)
    assert shown == {"bigger_stove", "third_storeroom", "second_helper", "new_crockery"}


def test_kr_039_a_mat_and_two_hourglasses_each() -> None:
    table = Table(3)
    seats = table.view().seats
    assert [seat.color for seat in seats] == ["red", "blue", "green"]
    assert [seat.hourglasses for seat in seats] == [
        ("hg_red_1", "hg_red_2"),
        ("hg_blue_1", "hg_blue_2"),
        ("hg_green_1", "hg_green_2"),
    ]
    assert all(glass(table, name).where == "idle" for seat in seats for name in seat.hourglasses)
    assert [plates(table, seat) for seat in (RED, BLUE, GREEN)] == [[], [], []]
    assert glass(table, "hg_yellow_1").where == glass(table, "hg_yellow_2").where == "box"


@pytest.mark.parametrize("seat", [RED, BLUE, GREEN, YELLOW])
def test_kr_040_a_helper_for_everybody(seat: int) -> None:
    table = Table(4).start()
    helper = glass(table, "hg_helper_1")
    assert (helper.where, helper.owner) == ("idle", None)
    table.place(seat, "hg_helper_1", "sink_1")
    assert glass(table, "hg_helper_1").space == "sink_1"


def test_kr_041_the_second_helper_waits_to_be_bought() -> None:
    table = Table(2).coins(2).start()
    table.state.upgrades_shown = [UPGRADE_INDEX["second_helper"], UPGRADE_INDEX["bigger_stove"]]
    table.state.upgrades_hidden = [UPGRADE_INDEX["new_crockery"], UPGRADE_INDEX["third_storeroom"]]
    assert glass(table, "hg_helper_2").where == "box"
    assert table.refusal(RED, Place("hg_helper_2", "sink_1")) == "KR-082"
    window = table.place(RED, "hg_red_1", "office_1")
    table.act(RED, OfficeUpgrade(window, "second_helper"))
    table.place(BLUE, "hg_helper_2", "sink_1")
    assert glass(table, "hg_helper_2").where == "standing"


def test_kr_042_the_same_seed_and_the_same_commands_give_the_same_game() -> None:
    def play(seed: str) -> bytes:
        table = Table(4, seed=seed).start()
        host = table.place(RED, "hg_red_1", "host_1")
        spices = table.place(BLUE, "hg_blue_1", "spices_1")
        table.act(RED, HostWelcome(host))
        for moment in (1_000, 3_000, 5_000, 7_000):
            table.at(moment)
            table.act(BLUE, SpiceDraw(spices, "small"))
        table.finish_action()
        return encode(table.state)

    assert play("thyme") == play("thyme")
    assert play("thyme") != play("basil")
