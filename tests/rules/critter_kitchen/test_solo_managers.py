"""The fourteen manager cards (CK-308), followed before any chef card is drawn."""

import pytest

from atable.games.critter_kitchen.content.items import BOAR, LIZARD, MOUSE
from atable.games.critter_kitchen.events import ChefCardRevealed, ManagerRevealed, MarkerMoved, PlansRevealed
from atable.games.critter_kitchen.state import AUTOMA, MCDOGALDS
from atable.games.critter_kitchen.table.city import capacity_of, speed_of
from atable.kernel.events import Event
from tests.rules.critter_kitchen.solo_table import (
    ACADEMY,
    AWAY,
    DESERT,
    GARDEN,
    NIGHT,
    TRUCK,
    alone,
    answers,
    send,
    solo,
)

# With nothing in the city, its chefs go here by their own cards.
CHEF_CARDS = ["mo_academy", "li_truck", "bo_night"]


def told(events: list[Event]) -> list[Event]:
    """What is said about McDogald's between the plan and the shopping."""
    return [event for event in events if isinstance(event, ManagerRevealed | ChefCardRevealed | MarkerMoved)]


def sent(*chefs: tuple[str, str | None, str]) -> list[Event]:
    return [ChefCardRevealed(*chef) for chef in chefs]


MOUSE_BY_CARD = ("mouse", "mo_academy", ACADEMY)
LIZARD_BY_CARD = ("lizard", "li_truck", TRUCK)
BOAR_BY_CARD = ("boar", "bo_night", NIGHT)


@pytest.mark.parametrize("manager", ["mg_usual_1", "mg_usual_2"])
def test_ck_308_to_ck_311_business_as_usual(manager: str) -> None:
    events = send(alone(cards=[manager, *CHEF_CARDS]), *AWAY)
    assert told(events)[:4] == [ManagerRevealed(manager), *sent(MOUSE_BY_CARD, LIZARD_BY_CARD, BOAR_BY_CARD)]


def test_ck_307_the_player_comes_first_and_openly() -> None:
    state = alone(cards=["mg_usual_1", *CHEF_CARDS])
    assert all(at == -1 for at in state.kitchens[MCDOGALDS].at)
    events = send(state, *AWAY)
    names = [type(event).__name__ for event in events]
    assert names[:7] == [*["ChefSent"] * 3, "PlanConfirmed", "ManagerRevealed", *["ChefCardRevealed"] * 2]
    assert names.index("PlansRevealed") == names.index("ManagerRevealed") + 4


@pytest.mark.parametrize(("manager", "by_manager", "by_card"), [
    ("mg_talent", ("mouse", None, ACADEMY), [LIZARD_BY_CARD, BOAR_BY_CARD]),
    ("mg_refill", ("lizard", None, TRUCK), [MOUSE_BY_CARD, BOAR_BY_CARD]),
    ("mg_night", ("lizard", None, NIGHT), [MOUSE_BY_CARD, ("boar", "bo_night", DESERT)]),
    ("mg_bulk_night", ("boar", None, NIGHT), [MOUSE_BY_CARD, LIZARD_BY_CARD]),
    ("mg_scraps", ("boar", None, ACADEMY), [("mouse", "mo_academy", NIGHT), LIZARD_BY_CARD]),
])  # fmt: skip
def test_ck_308_a_chef_is_sent_to_a_location(
    manager: str, by_manager: tuple[str, str | None, str], by_card: list[tuple[str, str | None, str]]
) -> None:
    events = send(alone(cards=[manager, *CHEF_CARDS]), *AWAY)
    assert told(events)[:4] == [ManagerRevealed(manager), *sent(by_manager, *by_card)]


def test_ck_309_a_chef_that_is_out_draws_no_card() -> None:
    state = alone(cards=["mg_talent", *CHEF_CARDS])
    answers(state)
    assert [len(deck) for deck in solo(state).chef_decks] == [10, 9, 9]


def test_ck_308_drive_through_gossip() -> None:
    city = {GARDEN: ["rumor_question"], DESERT: ["rumor_exclaim"]}
    assert answers(alone(city=city, cards=["mg_gossip", "mo_academy"]))["mouse"] == GARDEN
    state = alone(city=city, rumors=["question"], cards=["mg_gossip", "mo_academy"])
    assert answers(state)["mouse"] == DESERT


@pytest.mark.parametrize("city", [{GARDEN: ["bread7"]}, {GARDEN: ["rumor_question"]}])
def test_ck_308_no_gossip_is_nothing(city: dict[str, list[str]]) -> None:
    """Then the mouse goes by its own card."""
    events = send(alone(city=city, rumors=["question"], cards=["mg_gossip", *CHEF_CARDS]), *AWAY)
    assert told(events)[:2] == [ManagerRevealed("mg_gossip"), *sent(MOUSE_BY_CARD)]


def test_ck_308_the_boar_copies() -> None:
    state = alone(cards=["mg_copycat", *CHEF_CARDS])
    assert answers(state, TRUCK, GARDEN, DESERT) == {"boar": DESERT, "mouse": ACADEMY, "lizard": TRUCK}


def test_ck_308_the_mouse_undercuts() -> None:
    state = alone(cards=["mg_undercut", *CHEF_CARDS])
    assert answers(state, GARDEN, DESERT, TRUCK) == {"mouse": GARDEN, "lizard": TRUCK, "boar": NIGHT}


@pytest.mark.parametrize(("city", "location"), [
    ({GARDEN: ["bread2", "wine2", "fish2"], DESERT: ["meat7", "fish7"]}, GARDEN),
    ({GARDEN: ["bread2", "wine2", "fish2"], DESERT: ["meat7", "fish7", "rumor_wild"]}, DESERT),
    ({TRUCK: ["bisque"]}, ACADEMY),
])  # fmt: skip
def test_ck_308_ck_315_bulk_discount(city: dict[str, list[str]], location: str) -> None:
    events = send(alone(city=city, cards=["mg_bulk", *CHEF_CARDS]), *AWAY)
    assert told(events)[:2] == [ManagerRevealed("mg_bulk"), *sent(("boar", None, location))]


def test_ck_308_a_coupon_brings_its_marker_to_the_front() -> None:
    state = alone(cards=["mg_coupon", "mo_academy", "li_truck", "bo_night"], behind=True)
    events = send(state, GARDEN, DESERT, ACADEMY)
    assert told(events)[:2] == [ManagerRevealed("mg_coupon"), MarkerMoved(AUTOMA, True, (AUTOMA, 0))]
    revealed = next(event for event in events if isinstance(event, PlansRevealed))
    assert [plan.seat for plan in revealed.plans] == [AUTOMA, 0]


def test_ck_308_at_the_front_it_stays_there() -> None:
    state = alone(cards=["mg_coupon", *CHEF_CARDS])
    assert told(send(state, GARDEN, DESERT, TRUCK))[1] == sent(MOUSE_BY_CARD)[0]


def test_ck_308_supersize() -> None:
    state = alone(cards=["mg_supersize", *CHEF_CARDS])
    assert capacity_of(state, MCDOGALDS, LIZARD) == 2
    send(state, *AWAY)
    assert [capacity_of(state, MCDOGALDS, chef) for chef in (MOUSE, LIZARD, BOAR)] == [1, 3, 3]
    assert [speed_of(state, MCDOGALDS, chef) for chef in (MOUSE, LIZARD, BOAR)] == [1, 2, 3]
    assert capacity_of(state, 0, LIZARD) == 2  # the player's


def test_ck_308_ck_313_a_break() -> None:
    state = alone(cards=["mg_break", *CHEF_CARDS])
    events = send(state, *AWAY)
    assert told(events)[:3] == [ManagerRevealed("mg_break"), *sent(MOUSE_BY_CARD, BOAR_BY_CARD)]
    assert len(solo(state).chef_decks[LIZARD]) == 10
    revealed = next(event for event in events if isinstance(event, PlansRevealed))
    assert next(plan.lizard for plan in revealed.plans if plan.seat == AUTOMA) is None
