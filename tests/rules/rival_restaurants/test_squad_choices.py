"""RR-349 to RR-354 and RR-388 to RR-396: Kitchen Squad before the first day, dealt or drafted."""

import pytest

from atable.games.rival_restaurants.actions import BanChef, Keep, PickChef
from atable.games.rival_restaurants.content.cards import CHEFS
from atable.games.rival_restaurants.events import ChefDrafted, ChoicesRevealed, DayBegan
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.kernel.actions import Action
from tests.rules.rival_restaurants.scenario import BLUE, RED, Table

NPCS = ["angus_khan", "antoine_baguette", "lovehandles_mcfatterson", "senor_fuego"]
OTHERS = [chef for chef in CHEFS if chef not in NPCS]


def dealt(table: Table, seat: int) -> tuple[str, ...]:
    choosing = table.view(seat).choosing
    assert choosing is not None
    return choosing.dealt


# Choosing chefs


def test_rr_350_rr_352_an_npc_of_two_in_secret_and_first() -> None:
    table = Table(2, mode="kitchen_squad", choosing=True)
    two = [dealt(table, seat) for seat in (RED, BLUE)]
    assert sorted(two[RED] + two[BLUE]) == sorted(NPCS)
    assert table.refusal(RED, Keep((two[BLUE][0],))) == "RR-350"
    assert table.refusal(RED, Keep(two[RED])) == "RR-350"
    table.act(RED, Keep((two[RED][1],)))
    assert two[RED][1] not in str(table.seen(BLUE))
    assert [figure.chef for figure in table.view(BLUE).figures] == [None] * 4
    table.act(BLUE, Keep((two[BLUE][0],)))
    assert table.last(ChoicesRevealed).cards == ((two[RED][1],), (two[BLUE][0],))
    assert [figure.chef for figure in table.view(None).figures] == [None, None, two[RED][1], two[BLUE][0]]
    assert set(table.view(None).chefs_out) == {two[RED][0], two[BLUE][1]}
    assert table.view(None).step == "choosing"  # the squads come next


def test_rr_351_rr_352_a_squad_of_three_out_of_four_in_secret() -> None:
    table = Table(2, mode="kitchen_squad", choosing=True).by_default().by_default()
    four = [dealt(table, seat) for seat in (RED, BLUE)]
    assert sorted(four[RED] + four[BLUE]) == sorted(set(CHEFS) - set(NPCS))
    assert table.refusal(RED, Keep(four[RED][:2])) == "RR-351"
    assert table.refusal(RED, Keep(four[BLUE][:3])) == "RR-351"
    table.act(BLUE, Keep(four[BLUE][1:]))
    assert table.view(RED).seats[BLUE].squad == ()
    table.act(RED, Keep(four[RED][:3]))
    assert table.last(ChoicesRevealed).what == "squad"
    assert [seat.squad for seat in table.view(None).seats] == [four[RED][:3], four[BLUE][1:]]
    assert {four[RED][3], four[BLUE][0]} <= set(table.view(None).chefs_out)
    assert len(table.view(None).chefs_out) == 4
    assert table.last(DayBegan).day == 1


def test_rr_354_board_and_restaurants_as_in_the_base_game() -> None:
    table = Table(2, mode="kitchen_squad", choosing=True)
    view = table.view(None)
    assert (view.basic_deck.cards, view.gourmet_deck.cards, view.action_deck) == (22, 22, 34)
    assert [market.shelf for market in view.locations] == [24, 24, 24, 24, 19, 27]
    assert [sum(restaurant.stock) for restaurant in table.state.restaurants] == [5, 5]
    assert len({seat.restaurant for seat in view.seats}) == 2


def test_rr_349_other_rules_are_those_of_the_base_game() -> None:
    """Prices, income, recipes and the end are; only chefs differ."""
    squad = GAME.resolve(RivalOptions(mode="kitchen_squad"), 2)
    base = GAME.resolve(RivalOptions(mode="base"), 2)
    for rule in ("bb_seconds", "wheel_seconds", "placement_mode", "war_mode", "celebrity_income_bonus", "max_days"):
        assert getattr(squad, rule) == getattr(base, rule)
    table = Table(2, mode="kitchen_squad").to_next_day()
    assert table.last(DayBegan) == DayBegan(2, BLUE, (300, 300))
    assert [market.price for market in table.view(None).locations] == [100, 100, 100, 200, 200, 300]


# With draft


def draft() -> tuple[Table, int, int]:
    """The table after the NPCs are chosen, player 1 and player 2."""
    table = Table(2, mode="kitchen_squad_draft", choosing=True).by_default().by_default()
    drafting = table.view(None).draft
    assert drafting is not None
    return table, drafting.first, 1 - drafting.first


def after(table: Table, *actions: Action) -> Table:
    for action in actions:
        table.act(table.pending()[0], action)
    return table


PICKS = [PickChef(chef) for chef in OTHERS]
BANS = [BanChef(chef) for chef in OTHERS]
FIRST_THREE = (PICKS[0], PICKS[1], BANS[2], PICKS[3], BANS[4])  # steps 1 to 3


def test_rr_388_eight_chefs_are_laid_out() -> None:
    table, _, _ = draft()
    drafting = table.view(None).draft
    assert drafting is not None
    assert sorted(drafting.pool) == sorted(OTHERS)
    assert drafting == table.view(RED).draft == table.view(BLUE).draft  # in the open


def test_rr_388_each_player_bans_one_who_is_out_of_the_game() -> None:
    table, one, two = draft()
    after(table, *FIRST_THREE)
    assert [event for event in table.all(ChefDrafted) if event.banned] == [
        ChefDrafted(two, OTHERS[2], True),
        ChefDrafted(one, OTHERS[4], True),
    ]
    assert {OTHERS[2], OTHERS[4]} <= set(table.view(None).chefs_out)
    assert table.refusal(two, PICKS[2]) == "RR-392"
    assert table.refusal(two, PICKS[0]) == "RR-392"  # player 1 has that one


def test_rr_389_player_1_picks_first() -> None:
    table, one, two = draft()
    assert table.pending() == [one]
    assert table.refusal(two, PICKS[0]) == "RR-044"
    assert table.refusal(one, BANS[0]) == "RR-389"
    table.act(one, PICKS[0])
    assert table.view(None).seats[one].squad == (OTHERS[0],)


def test_rr_390_rr_396_player_2_picks_and_then_bans() -> None:
    table, one, two = draft()
    after(table, PICKS[0])
    assert table.pending() == [two]
    assert table.refusal(two, BANS[2]) == "RR-390"  # the pick comes first
    table.act(two, PICKS[1])
    assert table.pending() == [two]
    assert table.refusal(two, PICKS[2]) == "RR-390"
    table.act(two, BANS[2])
    assert table.pending() == [one]


def test_rr_391_player_1_picks_and_bans() -> None:
    table, one, _ = draft()
    after(table, *FIRST_THREE[:3])
    assert table.refusal(one, BANS[4]) == "RR-391"
    table.act(one, PICKS[3])
    assert table.pending() == [one]
    assert table.refusal(one, PICKS[4]) == "RR-391"
    table.act(one, BANS[4])
    assert table.view(None).seats[one].squad == (OTHERS[0], OTHERS[3])


@pytest.mark.parametrize("step", [4, 5, 6])
def test_rr_392_rr_393_rr_394_then_one_pick_each_in_turn(step: int) -> None:
    table, one, two = draft()
    after(table, *FIRST_THREE, *PICKS[5 : step + 1])
    picker = one if step == 5 else two
    assert table.pending() == [picker]
    rule = {4: "RR-392", 5: "RR-393", 6: "RR-394"}[step]
    assert table.refusal(picker, PICKS[0]) == rule
    left = [chef for chef in OTHERS[5:] if PickChef(chef) not in PICKS[5 : step + 1]]
    for chef in left:
        assert table.refusal(picker, BanChef(chef)) == rule
        assert PickChef(chef) in table.legal(picker)


def test_rr_395_the_game_goes_on_as_usual() -> None:
    table, one, two = draft()
    after(table, *FIRST_THREE, *PICKS[5:8])
    seats = table.view(None).seats
    assert seats[one].squad == (OTHERS[0], OTHERS[3], OTHERS[6])
    assert seats[two].squad == (OTHERS[1], OTHERS[5], OTHERS[7])
    assert table.last(DayBegan).day == 1
    assert table.view(None).step == "wheels"
    assert len(table.view(None).chefs_out) == 4  # two NPCs and two banned


def test_rr_395_rr_396_npcs_are_dealt_and_chosen_before_the_draft() -> None:
    table = Table(2, mode="kitchen_squad_draft", choosing=True)
    assert sorted(dealt(table, RED) + dealt(table, BLUE)) == sorted(NPCS)
    table.by_default()
    assert table.view(None).draft is None
    table.by_default()
    assert table.view(None).draft is not None


def test_rr_396_player_1_is_random() -> None:
    found = set()
    options = GAME.resolve(RivalOptions(mode="kitchen_squad_draft"), 2)
    for number in range(20):
        state = GAME.setup(options, 2, f"seed {number}")
        for seat in (RED, BLUE):
            action = GAME.default(state, seat)
            assert action is not None
            GAME.play(state, seat, action)
        found.add(GAME.pending(state)[0])
    assert found == {RED, BLUE}
