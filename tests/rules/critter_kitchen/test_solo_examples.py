"""Worked examples of the solo game."""

from atable.games.critter_kitchen.events import ItemTaken, StarsGained
from atable.games.critter_kitchen.state import AUTOMA
from tests.rules.critter_kitchen.solo_table import (
    DESERT,
    GARDEN,
    NIGHT,
    TRUCK,
    alone,
    answers,
    finish_round,
    owned,
    send,
)


def test_example_p_12_mouse_placement() -> None:
    """A 7 at both shops: the first from the academy's side."""
    state = alone(city={GARDEN: ["bread7", "wine2"], DESERT: ["cheese2", "carrot7"]}, cards=["mg_usual_1", "mo_seven"])
    assert answers(state)["mouse"] == DESERT


def test_example_p_13_boar_placement() -> None:
    """The best sum is where its mouse stands, so the boar goes to the next best."""
    city = {GARDEN: ["bread3", "wine2", "fish4"], DESERT: ["cheese6", "carrot7", "meat2"], TRUCK: ["bread5"]}
    state = alone(city=city, cards=["mg_break", "mo_seven", "bo_sum_left"])
    assert answers(state) == {"mouse": DESERT, "boar": GARDEN}


def test_example_p_14_picks() -> None:
    """The Kangaroo on day 1: the rumor, then bread, which comes before carrot in the list."""
    city = {GARDEN: ["carrot6", "bread6", "rumor_whisper"]}
    state = alone(
        critic="kangaroo",
        city=city,
        challenges=["surf_and_turf"],
        cards=["mg_usual_1", "mo_night", "li_two_r", "bo_academy"],
    )
    events = [*send(state, TRUCK, DESERT, NIGHT), *finish_round(state)]
    taken = [event.item for event in events if isinstance(event, ItemTaken) and event.chef == "lizard"]
    assert taken == ["rumor_whisper", "bread6"]
    assert StarsGained(AUTOMA, 2, "gossip") in events
    assert "bread6" in owned(state)
