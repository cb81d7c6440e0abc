"""CK-327 to CK-339, CK-341, CK-347 to CK-349: where the items of McDogald's go, and the stars they bring."""

import pytest

from atable.games.critter_kitchen.actions import LEAVE, PRESENT, Take
from atable.games.critter_kitchen.content.cards import CRITIC_INDEX, ZOUS_IDS
from atable.games.critter_kitchen.content.items import ICONS, ITEM_IDS, NOTHING, RUMOR, TYPES
from atable.games.critter_kitchen.events import (
    ConsolationSoup,
    ItemTaken,
    MarkerMoved,
    RumorTurnedUp,
    StarPlaced,
    StarsGained,
    TokensDrawn,
    WildPlaced,
)
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.solo import decks, plate
from atable.games.critter_kitchen.state import AUTOMA, CritterState
from atable.kernel.events import Event, seen_by
from tests.rules.critter_kitchen.solo_table import (
    ACADEMY,
    AWAY,
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
    pick,
    picks,
    send,
    solo,
    stars,
)


def takes(state: CritterState, item: str) -> list[Event]:
    """McDogald's takes this item, which lies alone at the Garden Top Shop; what follows from it."""
    state.stalls[1] = [ITEM_IDS.index(item)]
    taken, events = pick(state, GARDEN)
    assert taken == item
    return events


def courses(state: CritterState) -> dict[str, tuple[str, str | None]]:
    """The meal of McDogald's: the ingredient of each course and its spice."""
    return {
        TYPES[course.types[0]]: (
            ITEM_IDS[course.items[0]],
            None if course.spices[0] == NOTHING else ITEM_IDS[course.spices[0]],
        )
        for course in plate.meal(state)
        if course.items
    }


def icons(state: CritterState) -> dict[str, tuple[str, ...]]:
    """The icons with stars, by challenge, as everybody sees them."""
    view = GAME.view(state, None).solo
    assert view is not None
    return view.starred


# Soup


def test_ck_327_soup_and_bisque_go_back() -> None:
    state = alone(city={TRUCK: ["bisque"]})
    assert picks(state, TRUCK, 3) == ["bisque", "soup", "soup"]
    assert (mcdogalds(state).soup, mcdogalds(state).bisque, owned(state)) == (0, 0, [])


def test_ck_327_a_consolation_soup_too() -> None:
    """The player's mouse takes the one token before its lizard comes."""
    state = alone(cards=["mg_usual_1", "mo_night", "li_two_r", "bo_academy"], city={GARDEN: ["bread2"]})
    send(state, GARDEN, DESERT, NIGHT)
    events = do(state, Take("bread2"))
    assert ConsolationSoup(AUTOMA, "lizard", GARDEN, 1, True) in events
    assert mcdogalds(state).soup == 0


# The plate


def test_ck_328_the_highest_of_each_type_on_the_plate() -> None:
    state = alone(owns=["bread3", "bread5", "bread2", "fish2", "fish2"])
    assert courses(state) == {"bread": ("bread5", None), "fish": ("fish2", None)}
    assert owned(state) == ["bread2", "bread3", "fish2"]  # aside


def test_ck_329_a_higher_one_takes_its_place() -> None:
    state = alone(critic="tortoise", game_round=7, owns=["bread3"])
    takes(state, "bread6")
    assert courses(state) == {"bread": ("bread6", None)}
    assert owned(state) == ["bread3"]


def test_ck_330_one_spice_for_its_course() -> None:
    state = alone(owns=["bread3", "spice_bread", "spice_bread", "fish4"])
    assert courses(state) == {"bread": ("bread3", "spice_bread"), "fish": ("fish4", None)}
    assert owned(state) == ["spice_bread"]


def test_ck_331_a_spice_may_wait_for_its_ingredient() -> None:
    state = alone(owns=["spice_wine"])
    takes(state, "wine2")
    assert courses(state) == {"wine": ("wine2", "spice_wine")}
    state = alone(owns=["spice_wine", "fish4"])
    assert courses(state) == {"fish": ("fish4", None)}  # it waited in vain (CK-019)
    state = alone()
    for item in ("spice_wine", "wine3"):
        takes(state, item)
    assert courses(state) == {"wine": ("wine3", "spice_wine")}


def test_ck_332_ck_345_all_spices_wait_beside_the_plate() -> None:
    """So a second all-spice is worth as much as the first, and wine 6 has no spice yet."""
    state = alone(critic="tortoise", game_round=7, owns=["wine6", "allspice"], city={GARDEN: ["allspice", "bread5"]})
    assert picks(state, GARDEN, 2) == ["allspice", "bread5"]
    assert owned(state) == ["bread5", "wine6", "allspice", "allspice"]


# Stars on icons


def test_ck_333_a_star_on_the_first_matching_icon() -> None:
    """Bread is in the middle of the first two cards; cheese is on the first and the third."""
    state = alone(game_round=3, challenges=["ultimate_melt", "wine_and_dine", "savory_stack"])
    assert takes(state, "bread2") == [StarPlaced("ultimate_melt", "bread")]
    assert takes(state, "bread6") == [StarPlaced("wine_and_dine", "bread")]
    assert takes(state, "bread3") == []
    assert takes(state, "cheese2") == [StarPlaced("ultimate_melt", "cheese")]
    assert takes(state, "cheese3") == [StarPlaced("savory_stack", "cheese")]
    assert icons(state) == {
        "ultimate_melt": ("bread", "cheese"),
        "wine_and_dine": ("bread",),
        "savory_stack": ("cheese",),
    }


def test_ck_333_a_specific_spice_too() -> None:
    state = alone(challenges=["ultimate_melt"])
    assert takes(state, "spice_fish") == [StarPlaced("ultimate_melt", "fish")]
    assert takes(state, "fish7") == []
    assert takes(state, "spice_carrot") == []


def test_ck_333_only_challenges_that_are_revealed() -> None:
    order = ["ultimate_melt", "wine_and_dine", "savory_stack", "bouilla_bay"]
    assert takes(alone(game_round=1, challenges=order), "meat5") == []
    assert takes(alone(game_round=2, challenges=order), "meat5") == [StarPlaced("wine_and_dine", "meat")]


def test_ck_333_only_challenges_of_this_day() -> None:
    order = ["ultimate_melt", "wine_and_dine", "savory_stack", "bouilla_bay"]
    assert takes(alone(game_round=4, challenges=order), "meat5") == []
    assert takes(alone(game_round=4, challenges=order), "fish5") == [StarPlaced("bouilla_bay", "fish")]
    assert takes(alone(game_round=7, challenges=order), "fish5") == []


def test_ck_334_one_star_an_icon_and_one_a_token() -> None:
    state = alone(game_round=2, challenges=["ultimate_melt", "bouilla_bay"])  # fish is on both
    assert takes(state, "fish5") == [StarPlaced("ultimate_melt", "fish")]
    assert icons(state) == {"ultimate_melt": ("fish",)}
    assert takes(state, "fish2") == [StarPlaced("bouilla_bay", "fish")]
    assert takes(state, "fish2") == []
    assert stars(state) == 2  # those of the critic's choice card


def test_ck_335_an_all_spice_places_none() -> None:
    state = alone(challenges=["ultimate_melt"])
    assert takes(state, "allspice") == []
    assert icons(state) == {}


@pytest.mark.parametrize(
    ("game_round", "challenges"),
    [
        (3, ["ultimate_melt", "wine_and_dine", "bouilla_bay"]),
        (6, ["savory_stack", "tasty_tapas", "surf_and_turf", "ultimate_melt", "wine_and_dine", "bouilla_bay"]),
    ],
)
def test_ck_336_nor_is_there_one_under_the_hold_token(game_round: int, challenges: list[str]) -> None:
    """Of Bouilla-Bay carrot is covered; wine and fish are not."""
    state = alone(game_round=game_round, challenges=challenges)
    assert takes(state, "carrot6") == []
    assert takes(state, "spice_carrot") == []
    assert takes(state, "wine6") == [StarPlaced("wine_and_dine", "wine")]
    assert takes(state, "wine5") == [StarPlaced("bouilla_bay", "wine")]


# Rumors


@pytest.mark.parametrize(("game_round", "gained"), [(1, 2), (3, 2), (4, 1), (6, 1), (7, 0)])
def test_ck_337_stars_for_a_rumor(game_round: int, gained: int) -> None:
    state = alone(critic="flamingo", game_round=game_round)
    assert takes(state, "rumor_exclaim") == ([StarsGained(AUTOMA, gained, "gossip")] if gained else [])
    assert stars(state) == gained
    assert known(state) == ["exclaim"]


def test_ck_339_a_wild_rumor_fills_the_leftmost_empty_space() -> None:
    state = alone(critic="flamingo", game_round=7, rumors=["exclaim"])
    assert takes(state, "rumor_wild") == [WildPlaced(AUTOMA, "question")]
    assert takes(state, "rumor_wild") == [WildPlaced(AUTOMA, "whisper")]
    assert GAME.view(state, 0).kitchens[1].rumors == ICONS
    assert GAME.view(state, 0).kitchens[1].wilds == ("question", "whisper")


def test_ck_337_a_wild_rumor_pays_too() -> None:
    assert takes(alone(game_round=4), "rumor_wild") == [
        WildPlaced(AUTOMA, "question"),
        StarsGained(AUTOMA, 1, "gossip"),
    ]


def test_ck_338_a_wild_rumor_counts_as_that_one() -> None:
    state = alone(city={GARDEN: ["rumor_question", "bread2"]})
    takes_wild = alone(city={GARDEN: ["rumor_wild"]})
    picks(takes_wild, GARDEN, 1)
    mcdogalds(state).rumors = mcdogalds(takes_wild).rumors
    assert picks(state, GARDEN, 1) == ["bread2"]


def test_ck_341_no_card_is_turned_up_in_solo() -> None:
    """The player learns the rumor that McDogald's has, and the card stays down."""
    state = alone(city={GARDEN: ["rumor_question", "bread2"]}, rumors=["question"], cards=["mg_talent", "li_truck"])
    send(state, GARDEN, DESERT, NIGHT)
    events = do(state, Take("rumor_question"))
    assert [kitchen.rumors for kitchen in GAME.view(state, 0).kitchens] == [("question",), ("question",)]
    assert [event for event in seen_by(events, 0) if isinstance(event, RumorTurnedUp)] == []
    assert GAME.view(state, None).face_up == ()
    assert GAME.view(state, None).rumors == (None, None, None)


def test_ck_341_and_such_tokens_are_not_drawn_again() -> None:
    """A ? is the last token of the bag: it goes on a space though both know it."""
    state = alone(rumors=["question"])
    state.kitchens[0].rumors = 0b001
    state.bag[RUMOR] -= 1
    leave_in_bag(state, "rumor_question")
    send(state, *AWAY)
    night = next(event for event in finish_round(state) if isinstance(event, TokensDrawn))
    assert (night.location, night.items, night.removed) == (NIGHT, ("rumor_question",), ())


# Through the whole of a round


def test_ck_320_ties_and_the_priority_track_as_with_people() -> None:
    """Two mice: McDogald's is in front, takes first and goes to the back."""
    state = alone(city={GARDEN: ["bread7", "wine2"]}, cards=["mg_undercut", "li_truck", "bo_academy"])
    assert GAME.view(state, 0).priority == (AUTOMA, 0)
    events = send(state, GARDEN, DESERT, NIGHT)
    assert events[-2:] == [
        ItemTaken(AUTOMA, "mouse", GARDEN, "bread7"),
        MarkerMoved(AUTOMA, False, (0, AUTOMA)),
    ]
    assert GAME.legal(state, 0) == [Take("wine2"), LEAVE]


def test_ck_320_a_faster_chef_of_the_player_comes_first() -> None:
    state = alone(city={GARDEN: ["bread7", "wine2"]}, cards=["mg_usual_1", "mo_night", "li_two_r", "bo_academy"])
    send(state, GARDEN, DESERT, NIGHT)
    events = do(state, Take("bread7"))
    assert ItemTaken(AUTOMA, "lizard", GARDEN, "wine2") in events


def test_ck_342_a_zous_chef_works_in_the_next_round() -> None:
    state = alone(critic="tortoise", city={ACADEMY: ["zous_chef"]}, cards=["mg_talent", "li_truck", "bo_night"])
    offered = ZOUS_IDS[state.academy[0]]
    send(state, TRUCK, GARDEN, DESERT)
    events = finish_round(state)
    assert ItemTaken(AUTOMA, "mouse", ACADEMY, "zous_chef", offered) in events
    assert GAME.view(state, 0).kitchens[1].zous_chef == offered
    assert GAME.view(state, 0).round == 2


# The end of a day


def test_ck_347_it_collects_the_stars_after_three_rounds() -> None:
    state = alone(game_round=3, challenges=["ultimate_melt", "bouilla_bay", "surf_and_turf"])
    for item in ("fish2", "fish3", "bread4", "meat2"):
        takes(state, item)
    assert stars(state) == 2
    events: list[Event] = []
    decks.collect(state, events)
    assert events == [StarsGained(AUTOMA, 4, "challenge-icons")]
    assert stars(state) == 6
    assert icons(state) == {}
    decks.collect(state, events)
    assert stars(state) == 6


def test_ck_347_and_after_six() -> None:
    order = ["ultimate_melt", "bouilla_bay", "surf_and_turf", "wine_and_dine", "tasty_tapas", "savory_stack"]
    state = alone(game_round=6, challenges=order)
    for item in ("wine2", "spice_mushroom", "carrot5", "carrot6", "fish7"):
        takes(state, item)
    events: list[Event] = []
    decks.collect(state, events)
    assert events == [StarsGained(AUTOMA, 4, "challenge-icons")]


def test_ck_347_without_a_star_nothing_is_said() -> None:
    events: list[Event] = []
    decks.collect(alone(game_round=3), events)
    assert events == []


def test_ck_347_ck_348_no_dish_and_no_fridge() -> None:
    """Twelve tokens after round 3 are twelve tokens in round 4."""
    tokens = ["bread2", "bread3", "bread4", "carrot2", "cheese3", "fish2", "meat7", "wine6", "wine7"]
    tokens += ["spice_fish", "spice_meat", "allspice"]
    state = alone(game_round=3, owns=tokens, challenges=["ultimate_melt", "bouilla_bay", "surf_and_turf"])
    solo(state).starred[:3] = [0b010, 0b000, 0b011]
    send(state, TRUCK, GARDEN, DESERT)
    finish_round(state)
    before = owned(state)
    placed = sum(len(types) for types in icons(state).values())
    gained = stars(state)
    assert GAME.view(state, 0).phase == "cooking"
    events = do(state, PRESENT)
    assert GAME.view(state, 0).round == 4
    assert owned(state) == before
    assert set(tokens) <= set(before)
    assert StarsGained(AUTOMA, placed, "challenge-icons") in events
    assert stars(state) == gained + placed >= 3


# The meal


def test_ck_349_an_all_spice_on_the_highest_ingredient_without_spice() -> None:
    state = alone(critic="mouse", owns=["bread7", "spice_bread", "fish5", "wine4", "fish6", "allspice"])
    assert courses(state) == {
        "bread": ("bread7", "spice_bread"),
        "fish": ("fish6", "allspice"),
        "wine": ("wine4", None),
    }
    assert owned(state) == ["fish5"]


@pytest.mark.parametrize(("critic", "course"), [("mouse", "cheese"), ("cow", "wine"), ("parrot", "fish")])
def test_ck_349_equals_by_the_list(critic: str, course: str) -> None:
    state = alone(critic=critic, owns=["cheese5", "fish5", "wine5", "meat4", "allspice"])
    assert state.critic == CRITIC_INDEX[critic]
    assert [name for name, (_, spice) in courses(state).items() if spice] == [course]


def test_ck_349_each_all_spice_and_that_of_round_7() -> None:
    owns = ["bread2", "fish5", "wine4", "meat3", "allspice", "allspice", "allspice_r7"]
    state = alone(critic="mouse", game_round=7, owns=owns)
    assert courses(state) == {
        "bread": ("bread2", None),
        "fish": ("fish5", "allspice"),
        "meat": ("meat3", "allspice_r7"),
        "wine": ("wine4", "allspice"),
    }
    assert owned(state) == []


def test_ck_349_more_all_spices_than_courses() -> None:
    state = alone(owns=["bread2", "allspice", "allspice"])
    assert courses(state) == {"bread": ("bread2", "allspice")}
    assert owned(state) == ["allspice"]
