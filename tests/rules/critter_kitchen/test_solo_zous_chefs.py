"""CK-342: what the zous-chefs do for McDogald's."""

import pytest

from atable.games.critter_kitchen.actions import LEAVE, Take
from atable.games.critter_kitchen.events import (
    ChefMoved,
    ConsolationSoup,
    Exchanged,
    ItemTaken,
    LocationBegan,
    SoupGiven,
    StarPlaced,
    StarsGained,
    TokenDrawn,
    TokenKept,
    TokensDrawn,
)
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.state import AUTOMA, CritterState
from atable.kernel.events import Event
from tests.rules.critter_kitchen.solo_table import (
    ACADEMY,
    DESERT,
    GARDEN,
    NIGHT,
    TRUCK,
    alone,
    do,
    finish_round,
    known,
    leave_in_bag,
    mcdogalds,
    owned,
    send,
)

# Its mouse and its boar stand at night and at the academy, its lizard has a break.
OTHERS = ["mg_break", "mo_night", "bo_academy"]
ELSEWHERE = (ACADEMY, DESERT, NIGHT)  # the player's mouse, lizard and boar: no ties, nobody at the truck or the garden


def at_the_garden(zous_chef: str, items: str, **position: object) -> CritterState:
    """This zous-chef works for McDogald's in round 2 and goes to the Garden Top Shop, where these items lie."""
    card = {"penny": "mo_best", "newton": "mo_best", "magpie": "mo_best", "kingfisher": "mo_best"}
    cards = [*OTHERS, card.get(zous_chef, "bo_sum_right" if zous_chef in ("ant", "snail") else "li_two_r")]
    city = {GARDEN: items.split(), TRUCK: ["bisque"]}
    challenges = ["surf_and_turf", "ultimate_melt"]
    return alone(
        game_round=2,
        city=city,
        challenges=challenges,
        zous_chef=zous_chef,
        cards=cards,
        **position,  # type: ignore[arg-type]
    )


def play(state: CritterState, *locations: str) -> list[Event]:
    """The whole round; the player's chefs go home with a soup."""
    return [*send(state, *(locations or ELSEWHERE)), *finish_round(state)]


def test_ck_342_ming_never_exchanges() -> None:
    events = play(at_the_garden("ming", "bread7 wine6", owns=["fish2"]))
    assert ItemTaken(AUTOMA, "zous", GARDEN, "bread7") in events
    assert [event for event in events if isinstance(event, Exchanged)] == []


@pytest.mark.parametrize(("behind", "gained"), [(True, 1), (False, 0)])
def test_ck_342_carol_gains_a_star_if_its_marker_is_last(behind: bool, gained: int) -> None:
    events = play(at_the_garden("carol", "bread7 wine6", behind=behind))
    assert events.count(StarsGained(AUTOMA, 1, "carol")) == gained


def test_ck_342_newtons_soups_return() -> None:
    state = at_the_garden("newton", "bread7 wine6")
    events = play(state, DESERT, GARDEN, NIGHT)
    assert [event for event in events if isinstance(event, SoupGiven) and event.seat == 0] == [
        SoupGiven(0, "soup", 1, "newton")
    ]
    assert mcdogalds(state).soup == 0


def test_ck_342_what_otto_draws_is_as_good_as_taken() -> None:
    state = at_the_garden("otto", "bread7 wine6")
    leave_in_bag(state, "fish3")
    events = play(state)
    assert TokenDrawn(AUTOMA, "otto", ("fish3",), ()) in events
    assert StarPlaced("surf_and_turf", "fish") in events
    assert "fish3" in owned(state)


def test_ck_342_penny_returns_the_bisque() -> None:
    state = at_the_garden("penny", "bread7")
    events = play(state)
    assert SoupGiven(AUTOMA, "bisque", 1, "penny") in events
    assert (mcdogalds(state).soup, mcdogalds(state).bisque) == (0, 0)


def test_ck_342_the_shark_is_faster_than_a_lizard() -> None:
    state = at_the_garden("shark", "bread7 wine6 carrot5")
    send(state, DESERT, GARDEN, NIGHT)
    assert GAME.legal(state, 0) == [Take("carrot5"), LEAVE]
    assert owned(state) == ["bread7", "wine6"]


def test_ck_342_the_ant_is_faster_than_a_boar() -> None:
    state = at_the_garden("ant", "bread7 wine6 carrot5")
    events = play(state, DESERT, NIGHT, GARDEN)
    assert ConsolationSoup(0, "boar", GARDEN, 1, True) in events
    taken = [event for event in events if isinstance(event, ItemTaken) and event.location == GARDEN]
    assert taken == [ItemTaken(AUTOMA, "zous", GARDEN, item) for item in ("bread7", "wine6", "carrot5")]


def test_ck_342_the_snail_comes_after_the_boars() -> None:
    state = at_the_garden("snail", "bread7 wine6 carrot5 bread2")
    send(state, DESERT, NIGHT, GARDEN)
    assert owned(state) == []
    for item in ("bread7", "wine6"):
        do(state, Take(item))
    events = do(state, Take("carrot5"))
    assert ItemTaken(AUTOMA, "zous", GARDEN, "bread2") in events


def test_ck_342_the_magpie_takes_a_rumor_beyond_its_capacity() -> None:
    """Two stars on day 1 for the rumor that it takes, and two for the one that it hears on its way out."""
    state = at_the_garden("magpie", "bread7 rumor_exclaim rumor_question")
    events = send(state, DESERT, GARDEN, NIGHT)
    assert GAME.legal(state, 0) == [Take("bread7"), LEAVE]
    assert known(state) == ["question", "exclaim"]
    heard = [event.item for event in events if isinstance(event, ItemTaken) and event.chef == "zous"]
    assert heard == ["rumor_question", "rumor_exclaim"]  # CK-129: everybody sees it
    assert events.count(StarsGained(AUTOMA, 2, "gossip")) == 2


@pytest.mark.parametrize(("bag", "kept"), [
    (("bread2", "rumor_exclaim"), "rumor_exclaim"),
    (("wine7", "fish2"), "fish2"),  # Surf & Turf wants it
    (("wine7", "allspice"), "allspice"),
    (("carrot5", "wine5"), "wine5"),
])  # fmt: skip
def test_ck_342_the_kingfisher_keeps_by_the_row(bag: tuple[str, str], kept: str) -> None:
    """The Kangaroo's on day 1: rumor, challenge, zous, spice, seven, high."""
    state = at_the_garden("kingfisher", "wine6")
    leave_in_bag(state, *bag)
    events = play(state)
    (returned,) = [item for item in bag if item != kept]
    assert TokenKept(AUTOMA, kept, returned) in events
    assert kept in owned(state) or known(state) == ["exclaim"]


def test_ck_342_the_chameleon_never_moves() -> None:
    events = play(at_the_garden("chameleon", "bread7 wine6"))
    assert ItemTaken(AUTOMA, "zous", GARDEN, "bread7") in events
    assert [event for event in events if isinstance(event, ChefMoved)] == []


def before_shopping(events: list[Event]) -> list[Event]:
    return events[: events.index(LocationBegan(TRUCK))]


def test_ck_342_the_mole_digs_and_moves_there() -> None:
    state = alone(
        game_round=2,
        city={GARDEN: ["bread7"]},
        zous_chef="mole",
        cards=["mg_break", "mo_academy", "bo_truck", "li_two_r"],
    )
    events = before_shopping(send(state, DESERT, TRUCK, ACADEMY))
    assert [event.location for event in events if isinstance(event, TokensDrawn)] == [NIGHT]
    assert ChefMoved(AUTOMA, "zous", "mole", NIGHT) in events


def test_ck_342_the_mole_stays_if_another_of_its_chefs_is_there() -> None:
    events = before_shopping(send(at_the_garden("mole", "bread7"), DESERT, TRUCK, ACADEMY))
    assert [event.location for event in events if isinstance(event, TokensDrawn)] == [NIGHT]
    assert [event for event in events if isinstance(event, ChefMoved)] == []


def test_ck_342_the_view_calls_mcdogalds_by_its_name_while_it_waits() -> None:
    """Two lizards are tied; the player, who is first, has to place a wild rumor."""
    state = at_the_garden("ming", "rumor_wild rumor_question bread7", behind=True)
    send(state, DESERT, GARDEN, NIGHT)
    while GAME.view(state, 0).location != GARDEN:
        do(state, LEAVE)
    do(state, Take("rumor_wild"))
    view = GAME.view(state, 0)
    assert GAME.pending(state) == [0]
    assert view.turn == 0
    assert view.line == (0, AUTOMA)
