"""CK-265 to CK-290 and CK-350 to CK-357: the five steps of the critic's verdict."""

import pytest

from atable.games.critter_kitchen.events import (
    BestOfCourse,
    RestaurantWeekEnded,
    RumorScored,
    RumorTurnedUp,
    SoupCompared,
    StarsGained,
    TrackScored,
)
from atable.games.critter_kitchen.scoring import DIFFICULTY, taste, track_stars
from atable.games.critter_kitchen.state import AUTOMA, CritterState, stars_of
from atable.kernel.events import Event
from tests.rules.critter_kitchen.meals import Table, final, gained, revealed, tracks, verdict

SEVEN = "bread2 carrot2 cheese2 fish2 meat2 mushroom2 wine2"
SIX = "bread2 carrot2 cheese2 fish2 meat2 mushroom2"


def best(events: list[Event]) -> dict[str, tuple[int, ...]]:
    """Who was told to have the best of which course."""
    return {event.course: event.seats for event in events if isinstance(event, BestOfCourse)}


def total_stars(state: CritterState) -> list[int]:
    return [stars_of(kitchen) for kitchen in state.kitchens]


def example_10() -> CritterState:
    a = Table("bread5 carrot4 cheese4 fish2 meat3 mushroom3 wine2", soup=2, stars=9)
    b = Table("bread6+spice_bread carrot2 fish3 meat3 wine3", soup=1, bisque=1, stars=8)
    return revealed(a, b, critic="jerboa", rumors=("spice_lover", "bread_fanatic", "extremely_pampered"))


def test_e_10_ck_268_ck_291_a_whole_verdict() -> None:
    state = example_10()
    verdict(state)
    assert gained(state, "soup") == [0, 1]
    assert gained(state, "courses") == [1, 0]
    assert gained(state, "best") == [4, 4]
    assert gained(state, "rumor-question") == [0, 2]
    assert gained(state, "rumor-exclaim") == [0, 0]
    assert gained(state, "rumor-whisper") == [0, 0]
    assert tracks(state) == [28, 35]
    assert gained(state, "track") == [4, 5]
    assert total_stars(state) == [18, 20]
    assert final(state).winners() == (1,)


def test_e_10_ck_278_ck_282_the_verdict_is_told_step_by_step() -> None:
    both = (0, 1)
    assert verdict(example_10()) == [
        SoupCompared(both, (2, 4), None),
        StarsGained(1, 1, "soup"),
        StarsGained(0, 1, "courses"),
        BestOfCourse("bread", 12, (1,), 1),
        BestOfCourse("carrot", 4, (0,), 1),
        BestOfCourse("cheese", 4, (0,), 1),
        BestOfCourse("fish", 3, (1,), 1),
        BestOfCourse("meat", 3, (0, 1), 1),
        BestOfCourse("mushroom", 3, (0,), 1),
        BestOfCourse("wine", 3, (1,), 1),
        RumorTurnedUp("question", "spice_lover"),
        RumorTurnedUp("exclaim", "bread_fanatic"),
        RumorTurnedUp("whisper", "extremely_pampered"),
        RumorScored("spice_lover", None, both, (0, 2)),
        RumorScored("bread_fanatic", None, both, (0, 0)),
        RumorScored("extremely_pampered", None, both, (0, 0)),
        TrackScored(0, 28, 4),
        TrackScored(1, 35, 5),
        RestaurantWeekEnded(both, (18, 20), 1),
    ]


def test_ck_257_the_game_is_over_after_the_verdict() -> None:
    state = revealed(SEVEN, SIX)
    verdict(state)
    assert state.stack == []


# Qualities


@pytest.mark.parametrize(
    ("meal", "quality"),
    [
        ("fish5", 5),
        ("fish5+spice_fish", 10),
        ("fish5+allspice", 10),
        ("fish5+allspice_r7", 10),  # CK-022
        ("tofu=fish", 3),  # CK-368, CK-369
        ("tofu=fish+allspice", 6),
    ],
)
def test_ck_004_ck_016_ck_022_ck_269_a_spice_doubles_its_ingredient(meal: str, quality: int) -> None:
    table = taste(revealed(meal, ""), 0)
    assert table.qualities == [0, 0, 0, quality, 0, 0, 0]


def test_ck_269_the_goat_is_part_of_quality() -> None:
    goat = Table("bread2 carrot2+spice_carrot fish3", restaurateur="goat")
    assert taste(revealed(goat, ""), 0).qualities == [4, 8, 0, 3, 0, 0, 0]


def test_ck_270_ck_277_fanatics_are_no_part_of_quality_before_step_5() -> None:
    state = revealed("carrot4 cheese5", "bread3 carrot5", rumors=("carrot_fanatic", "hibernator", "shortsighted"))
    verdict(state)
    assert gained(state, "best") == [1, 2]
    assert gained(state, "rumor-exclaim") == [2, 2]  # the last courses: 5 and 5
    assert gained(state, "rumor-whisper") == [3, 0]  # the first three: 9 against 8
    assert tracks(state) == [13, 13]


# Step 2: soup and seven courses


@pytest.mark.parametrize(
    ("soup", "bisque", "stars"),
    [
        ((2, 1), (0, 0), [1, 0]),
        ((2, 1), (0, 1), [0, 1]),  # 2 against 4: a bisque is worth 3
        ((4, 1), (0, 1), [1, 1]),  # T-25: both have 4
        ((0, 0), (0, 0), [0, 0]),  # T-25: nobody has any
        ((0, 0), (0, 1), [0, 1]),
    ],
)
def test_t_25_ck_265_ck_271_ck_272_most_soup(soup: tuple[int, int], bisque: tuple[int, int], stars: list[int]) -> None:
    state = revealed(Table(soup=soup[0], bisque=bisque[0]), Table(soup=soup[1], bisque=bisque[1]))
    events = verdict(state)
    assert gained(state, "soup") == stars
    assert events[0] == SoupCompared((0, 1), (soup[0] + 3 * bisque[0], soup[1] + 3 * bisque[1]), None)


def test_ck_011_ck_012_ck_271_a_friendly_tie_of_three() -> None:
    state = revealed(Table(soup=3), Table(bisque=1), Table(soup=2), Table(soup=3))
    verdict(state)
    assert gained(state, "soup") == [1, 1, 0, 1]


def test_ck_273_everybody_with_seven_courses_gains_a_star() -> None:
    state = revealed(SEVEN, SIX, SEVEN, "")
    verdict(state)
    assert gained(state, "courses") == [1, 0, 1, 0]


def test_ck_273_tofu_fills_a_course() -> None:
    state = revealed(SIX + " tofu=wine", SIX)
    verdict(state)
    assert gained(state, "courses") == [1, 0]


def test_ck_273_the_penguin_gains_one_more_star_for_seven_courses() -> None:
    state = revealed(Table(SEVEN, restaurateur="penguin"), SEVEN)
    events = verdict(state)
    assert gained(state, "courses") == [2, 1]
    assert StarsGained(0, 2, "courses") in events
    short = revealed(Table(SIX, restaurateur="penguin"), SEVEN)
    verdict(short)
    assert gained(short, "courses") == [0, 1]


# Step 3: the best of each course


def test_e_09_ck_274_the_best_bread() -> None:
    state = revealed("bread4+allspice", "bread7")
    assert verdict(state)[1:2] == [BestOfCourse("bread", 8, (0,), 1)]
    assert gained(state, "best") == [1, 0]


def test_ck_274_each_course_is_compared_and_ties_are_friendly() -> None:
    state = revealed("bread5 carrot3 wine4", "bread5 carrot4 wine3", "bread2 carrot4 wine6")
    assert best(verdict(state)) == {"bread": (0, 1), "carrot": (1, 2), "wine": (2,)}
    assert gained(state, "best") == [1, 2, 2]


def test_ck_275_ck_276_a_course_of_one_player_and_one_of_nobody() -> None:
    state = revealed("bread2", "fish2")
    assert best(verdict(state)) == {"bread": (0,), "fish": (1,)}
    assert gained(state, "best") == [1, 1]


def test_t_21_ck_270_ck_277_ck_280_ck_283_a_fanatic_acts_on_the_track_alone() -> None:
    state = revealed("fish5", "fish6", rumors=("fish_fanatic", "nocturnal", "hibernator"))
    events = verdict(state)
    assert best(events) == {"fish": (1,)}
    assert BestOfCourse("fish", 6, (1,), 1) in events  # CK-277: it is told as a 6
    assert gained(state, "rumor-whisper") == [0, 2]  # CK-270: 6 against 5
    assert tracks(state) == [10, 12]
    assert RumorScored("fish_fanatic", None, (0, 1), (0, 0)) in events


def test_ck_277_nor_does_the_owls_fanatic_help_to_be_the_best() -> None:
    state = revealed(Table("fish5", private="fish_fanatic"), "fish6")
    assert best(verdict(state)) == {"fish": (1,)}


# Step 4: rumors


def test_p_09_ck_168_three_rumors_score_left_to_right_for_all() -> None:
    first = "bread3+allspice carrot4 cheese4 fish5+spice_fish meat6 mushroom6 wine7+spice_wine"
    second = "bread2+allspice carrot2+spice_carrot"
    state = revealed(first, second, rumors=("tender", "nocturnal", "spice_lover"))
    scored = [event for event in verdict(state) if isinstance(event, RumorScored)]
    assert [(event.card, event.stars) for event in scored] == [
        ("tender", (3, 0)),
        ("nocturnal", (5, 0)),
        ("spice_lover", (2, 0)),
    ]
    assert [gained(state, f"rumor-{icon}")[0] for icon in ("question", "exclaim", "whisper")] == [3, 5, 2]


def test_ck_278_only_cards_that_lie_face_down_are_turned_up() -> None:
    state = revealed(SIX, SIX, rumors=("picky", "to_go", "mercurial"), face_up=("exclaim",))
    turned = [event for event in verdict(state) if isinstance(event, RumorTurnedUp)]
    assert turned == [RumorTurnedUp("question", "picky"), RumorTurnedUp("whisper", "mercurial")]
    assert state.face_up == 0b111


def test_ck_279_friendly_ties_in_rumors() -> None:
    state = revealed("bread2+allspice", "fish3+spice_fish", "meat7", rumors=("spice_lover", "nocturnal", "tender"))
    verdict(state)
    assert gained(state, "rumor-question") == [2, 2, 0]


def test_ck_281_ck_379_trophies_after_the_rumors() -> None:
    state = revealed(Table(trophies=0), Table(trophies=1), Table(trophies=2), Table(trophies=3))
    events = verdict(state)
    assert gained(state, "trophies") == [0, 1, 3, 5]
    told = [event for event in events if isinstance(event, StarsGained)]
    assert told == [StarsGained(1, 1, "trophies"), StarsGained(2, 3, "trophies"), StarsGained(3, 5, "trophies")]
    last_rumor = max(at for at, event in enumerate(events) if isinstance(event, RumorScored))
    first_track = min(at for at, event in enumerate(events) if isinstance(event, TrackScored))
    assert last_rumor < events.index(told[0])
    assert events.index(told[-1]) < first_track


# Step 5: the score track


@pytest.mark.parametrize(
    ("total", "stars"),
    [(0, 0), (1, 1), (7, 1), (8, 2), (35, 5), (64, 10), (70, 10), (71, 11), (76, 11), (141, 21)],
)
def test_ck_285_ck_290_t_20_stars_of_the_track(total: int, stars: int) -> None:
    assert track_stars(total) == stars


@pytest.mark.parametrize(
    ("meal", "total", "stars"),
    [
        ("", 0, 0),
        ("bread7", 7, 1),  # CK-286: the end of the first row
        ("bread6 carrot2", 8, 2),
        ("bread7+allspice carrot7+allspice cheese7+allspice_r7 fish7 meat7 mushroom7 wine7", 70, 10),  # CK-289
        ("bread7+allspice carrot7+allspice cheese7+allspice_r7 fish4+spice_fish meat7 mushroom7 wine7", 71, 11),
    ],
)
def test_ck_282_ck_286_ck_287_ck_288_ck_289_from_bread_to_wine(meal: str, total: int, stars: int) -> None:
    state = revealed("bread2", meal)
    assert TrackScored(1, total, stars) in verdict(state)
    assert tracks(state)[1] == total
    assert gained(state, "track")[1] == stars


def test_ck_283_several_fanatics_each_double_their_course() -> None:
    state = revealed("bread5+spice_bread fish3 wine4", "carrot6", rumors=("bread_fanatic", "wine_fanatic", "tender"))
    verdict(state)
    assert tracks(state) == [20 + 3 + 8, 6]


def test_ck_284_a_fanatic_doubles_a_whole_course() -> None:
    state = revealed("bread5 bread3 bread2", "bread5", critic="cow", rumors=("bread_fanatic", "tender", "picky"))
    verdict(state)
    assert tracks(state) == [20, 10]


def test_p_11_ck_283_ck_288_the_tree_shrew_and_76_points() -> None:
    meal = "bread6 carrot4 cheese4 fish5+spice_fish meat5 wine7+spice_wine"
    state = revealed(meal, "", critic="tree_shrew", rumors=("wine_fanatic", "tender", "nocturnal"))
    assert TrackScored(0, 76, 11) in verdict(state)


def test_ck_267_what_was_not_served_stays_and_is_looked_at() -> None:
    state = revealed(
        Table("bread2", left="wine3 wine4 fish2 spice_fish tofu"), "", rumors=("to_go", "wine_cellar", "picky")
    )
    verdict(state)
    assert gained(state, "rumor-question") == [2, 0]  # four ingredients: a spice is none, tofu is one
    assert gained(state, "rumor-exclaim") == [2, 0]


# Alone against McDogald's


def alone(you: Table | str, mcdogalds: Table | str, **rest: object) -> CritterState:
    return revealed(you, mcdogalds, solo=True, **rest)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("token", "total", "stars"),
    [
        ("carrot5", 5, [0, 1]),
        ("meat2", 2, [1, 0]),
        ("fish3", 3, [1, 1]),
        ("spice_meat", 0, [1, 0]),
        ("rumor_wild", 0, [1, 0]),
    ],
)
def test_ck_350_a_token_is_mcdogalds_soup(token: str, total: int, stars: list[int]) -> None:
    state = alone(Table(soup=3), "", bag={token: 1})
    assert verdict(state)[0] == SoupCompared((0, AUTOMA), (3, total), token)
    assert gained(state, "soup") == stars
    assert sum(state.bag) == 1  # it does not leave the game


def test_ck_350_ck_272_an_empty_bag_is_no_soup() -> None:
    state = alone("", "")
    assert verdict(state)[0] == SoupCompared((0, AUTOMA), (0, 0), None)
    assert gained(state, "soup") == [0, 0]


def test_ck_350_what_mcdogalds_has_is_not_its_soup() -> None:
    state = alone(Table(soup=1), Table(soup=9), bag={"allspice": 1})
    verdict(state)
    assert gained(state, "soup") == [1, 0]


def test_ck_351_mcdogalds_gains_the_star_for_seven_courses() -> None:
    state = alone(SEVEN, SEVEN)
    assert StarsGained(AUTOMA, 1, "courses") in verdict(state)
    assert gained(state, "courses") == [1, 1]


def test_ck_352_mcdogalds_competes_for_each_course() -> None:
    state = alone("bread5 fish4 meat3", "bread5 fish6 wine2")
    assert best(verdict(state)) == {"bread": (0, AUTOMA), "fish": (AUTOMA,), "meat": (0,), "wine": (AUTOMA,)}
    assert gained(state, "best") == [2, 3]


def test_ck_354_ck_357_mcdogalds_gains_dots_and_you_are_compared_with_it() -> None:
    rumors = ("spice_lover", "big_cheese", "mercurial")  # 0, 1 and 2 dots
    state = alone("bread2+allspice cheese7", "fish2+allspice", rumors=rumors)
    events = verdict(state)
    assert RumorScored("spice_lover", None, (0, AUTOMA), (2, 0)) in events  # your tie, and no dots
    assert RumorScored("big_cheese", None, (0, AUTOMA), (0, 1)) in events
    assert RumorScored("mercurial", None, (0, AUTOMA), (5, 2)) in events
    assert [gained(state, f"rumor-{icon}")[1] for icon in ("question", "exclaim", "whisper")] == [0, 1, 2]
    beaten = alone("bread2+allspice", "fish2+allspice meat3+spice_meat", rumors=rumors)
    verdict(beaten)
    assert gained(beaten, "rumor-question") == [0, 0]


def test_ck_354_dots_need_no_token_and_no_meal() -> None:
    state = alone("", "", rumors=("picky", "nocturnal", "to_go"))
    verdict(state)
    assert [gained(state, f"rumor-{icon}")[1] for icon in ("question", "exclaim", "whisper")] == [2, 2, 1]


def test_ck_357_the_owl_alone_compares_with_mcdogalds() -> None:
    state = alone(Table("bread3+allspice", private="spice_lover"), "fish2+allspice meat3+spice_meat")
    verdict(state)
    assert gained(state, "owl") == [0, 0]


def test_ck_355_ck_356_fanatics_and_the_track_for_mcdogalds() -> None:
    state = alone("bread4", "bread6+spice_bread fish3", rumors=("bread_fanatic", "picky", "tender"))
    assert TrackScored(AUTOMA, 27, 4) in verdict(state)
    assert tracks(state) == [8, 27]
    assert gained(state, "track") == [2, 4]


@pytest.mark.parametrize(("difficulty", "change"), [("intern", -4), ("chef", 0), ("executive_chef", 4)])
def test_ck_306_the_difficulty_changes_mcdogalds_stars(difficulty: str, change: int) -> None:
    state = alone(Table("bread5", stars=6), Table("bread4", stars=7), difficulty=difficulty)
    events = verdict(state)
    assert DIFFICULTY[difficulty] == change
    assert gained(state, "difficulty") == [0, change]
    assert total_stars(state) == [6 + 1 + 1, 7 + 1 + 2 + change]  # the best bread, the track, the dots of Nocturnal
    told = [event for event in events if isinstance(event, StarsGained) and event.source == "difficulty"]
    assert told == ([StarsGained(AUTOMA, change, "difficulty")] if change else [])
