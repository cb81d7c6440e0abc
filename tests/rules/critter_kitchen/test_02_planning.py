"""CK-098 to CK-106: everybody plans in secret."""

import pytest

from atable.games.critter_kitchen.actions import CONFIRM, TAKE_BACK, RecallChef, SendChef
from atable.games.critter_kitchen.events import ChefSent, ConsolationSoup, PlanConfirmed, PlansRevealed, TakenBack
from tests.rules.critter_kitchen.scenario import A, B, C, Table

CHEFS = ("mouse", "lizard", "boar")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_098_all_at_the_same_time(seats: int) -> None:
    table = Table(seats)
    assert table.pending() == list(range(seats))
    for seat in reversed(range(seats)):  # in any order, and with steps in between
        table.send(seat, lizard="soup_truck")
    assert table.pending() == list(range(seats))
    for seat in range(1, seats):
        table.send(seat, mouse="chef_academy", boar="garden_top_shop").act(seat, CONFIRM)
    assert table.pending() == [A]


def test_ck_098_in_secret() -> None:
    table = Table(3).send(A, mouse="water_market")
    assert table.told(ChefSent, A) == [ChefSent(A, "mouse", "water_market")]
    for seat in (B, C, None):
        assert table.told(ChefSent, seat) == []


def test_ck_099_a_slot_for_each_chef() -> None:
    table = Table(3).send(A, mouse="water_market", lizard="soup_truck", boar="chef_academy")
    assert table.own(A).plan == {"mouse": "water_market", "lizard": "soup_truck", "boar": "chef_academy"}
    table.act(A, CONFIRM)
    table.plans()
    plan = next(it for it in table.logged(PlansRevealed)[0].plans if it.seat == A)
    assert (plan.mouse, plan.lizard, plan.boar, plan.zous) == ("water_market", "soup_truck", "chef_academy", None)


def test_ck_099_one_card_in_a_slot() -> None:
    table = Table(3).send(A, mouse="water_market")
    assert table.refusal(A, SendChef("mouse", "soup_truck")) == "CK-099"
    assert table.refusal(A, RecallChef("boar")) == "CK-099"  # none there yet
    table.act(A, RecallChef("mouse"))
    table.send(A, mouse="soup_truck")
    assert table.own(A).plan == {"mouse": "soup_truck"}


@pytest.mark.parametrize("missing", CHEFS)
def test_ck_100_nobody_stays_home(missing: str) -> None:
    plan = dict(zip(CHEFS, ("water_market", "soup_truck", "chef_academy"), strict=True))
    left = plan.pop(missing)
    table = Table(3)
    assert table.refusal(A, CONFIRM) == "CK-100"
    table.send(A, **plan)
    assert CONFIRM not in table.legal(A)
    assert table.refusal(A, CONFIRM) == "CK-100"
    table.send(A, **{missing: left})
    assert CONFIRM in table.legal(A)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_101_different_locations(seats: int) -> None:
    table = Table(seats)
    for place in [here.id for here in table.view().locations]:
        table.send(A, lizard=place)
        for chef in ("mouse", "boar"):
            assert table.refusal(A, SendChef(chef, place)) == "CK-101"
            assert SendChef(chef, place) not in table.legal(A)
        table.act(A, RecallChef("lizard"))


def test_ck_101_other_players_may_go_there() -> None:
    table = Table(3).send(A, mouse="water_market").send(B, mouse="water_market").send(C, boar="water_market")
    assert table.own(B).plan == {"mouse": "water_market"}


def test_ck_102_a_card_for_the_zous_chef() -> None:
    table = Table(3).hire(A, "snail").send(A, mouse="water_market", lizard="soup_truck", boar="chef_academy")
    assert table.refusal(A, CONFIRM) == "CK-100"
    assert table.refusal(A, SendChef("zous", "soup_truck")) == "CK-101"
    table.send(A, zous="desert_vendor").act(A, CONFIRM)
    assert table.pending() == [B, C]


def test_ck_102_only_for_one_who_has_one() -> None:
    table = Table(3).hire(A, "snail")
    assert table.refusal(B, SendChef("zous", "soup_truck")) == "CK-102"
    assert not [it for it in table.legal(B) if isinstance(it, SendChef) and it.chef == "zous"]


def test_ck_103_a_zous_chef_cannot_be_kept() -> None:
    table = Table(3).hire(A, "snail").send(A, mouse="water_market", lizard="soup_truck", boar="chef_academy")
    assert CONFIRM not in table.legal(A)  # it has to go out now
    table.send(A, zous="desert_vendor").act(A, CONFIRM)
    table.to_round(2)
    assert (table.kitchen(A).zous_chef, table.kitchen(A).hired) == (None, None)
    assert table.refusal(A, SendChef("zous", "soup_truck")) == "CK-102"


def test_ck_104_a_plan_may_be_changed_until_all_have_confirmed() -> None:
    table = Table(3).plan(A, mouse="water_market").plan(B)
    assert table.legal(A) == [TAKE_BACK]
    assert table.refusal(A, RecallChef("mouse")) == "CK-104"
    table.act(A, TAKE_BACK)
    assert table.told(TakenBack) == [TakenBack(A)]
    assert table.pending() == [A, C]
    table.act(A, RecallChef("mouse"))
    table.send(A, mouse="garden_top_shop").act(A, CONFIRM)
    assert table.own(A).plan["mouse"] == "garden_top_shop"
    table.plan(C)
    assert [it.mouse for it in table.told(PlansRevealed)[0].plans if it.seat == A] == ["garden_top_shop"]


def test_ck_104_not_afterwards() -> None:
    table = Table(3).plans()
    for seat in range(3):
        assert TAKE_BACK not in table.legal(seat)
        assert table.refusal(seat, TAKE_BACK) == ("CK-121" if seat in table.pending() else "CK-013")


def test_ck_104_nothing_to_take_back_yet() -> None:
    table = Table(3).send(A, mouse="water_market")
    assert table.refusal(A, TAKE_BACK) == "CK-104"
    table.act(A, RecallChef("mouse"))
    assert table.own(A).plan == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_105_any_location_in_play(seats: int) -> None:
    table = Table(seats).stock("garden_top_shop")
    assert table.stall("garden_top_shop") == table.stall("midnight_merchant") == []
    offered = {it.location for it in table.legal(A) if isinstance(it, SendChef)}
    assert offered == {here.id for here in table.view().locations}
    for place in ("garden_top_shop", "midnight_merchant"):  # also where nothing lies
        table.send(A, boar=place).act(A, RecallChef("boar"))


def test_ck_105_a_location_with_nothing_is_a_soup() -> None:
    table = Table(3).stock("garden_top_shop").plan(A, boar="garden_top_shop").plans()
    table.to_location("desert_vendor")
    here = [it for it in table.logged(ConsolationSoup) if it.location == "garden_top_shop"]
    assert here == [ConsolationSoup(A, "boar", "garden_top_shop", 1, True)]


PLANS = [
    dict(zip(CHEFS, places, strict=True))
    for places in (
        ("soup_truck", "garden_top_shop", "desert_vendor"),
        ("chef_academy", "midnight_merchant", "water_market"),
        ("garden_top_shop", "water_market", "soup_truck"),
    )
]


@pytest.mark.parametrize("plan", PLANS[1:])
def test_ck_106_no_action_shows_a_plan(plan: dict[str, str]) -> None:
    one, other = Table(3), Table(3)
    for chef in CHEFS:  # step by step, nobody else can tell the two tables apart
        one.send(A, **{chef: PLANS[0][chef]})
        other.send(A, **{chef: plan[chef]})
        _assert_alike(one, other)
    for table in (one, other):
        table.act(A, CONFIRM)
        assert table.told(PlanConfirmed, B) == [PlanConfirmed(A)]
    _assert_alike(one, other)
    for table in (one, other):
        table.act(A, TAKE_BACK)
        table.act(A, RecallChef("lizard"))
    _assert_alike(one, other)
    assert one.seen(A) != other.seen(A)


def _assert_alike(one: Table, other: Table) -> None:
    for seat in (B, C, None):
        assert one.seen(seat) == other.seen(seat)
        if seat is not None:
            assert one.legal(seat) == other.legal(seat)
    assert one.pending() == other.pending()


def test_ck_106_what_was_confirmed_binds_nobody() -> None:
    """A plan that was confirmed, for all to see, may be another one in the end (CK-104)."""
    table = Table(3).plan(A, mouse="water_market")
    table.act(A, TAKE_BACK)
    for chef in CHEFS:
        table.act(A, RecallChef(chef))
    table.plan(A, mouse="garden_top_shop").plans()
    assert [it.mouse for it in table.told(PlansRevealed)[0].plans if it.seat == A] == ["garden_top_shop"]
