"""Narrowing a long list of actions."""

import pytest

from atable.cli.choosing import Choice, choices, headings, matching, words
from atable.games.banquet_royal.game import GAME
from tests.rules.banquet_royal.scenario import scenario
from tests.texts.speaking import BANQUET, speaker


def listed(language: str) -> list[Choice]:
    """Three Dishes around, two Cloches in reach."""
    state = scenario(board={"B2": "B", "D2": "C"}, cloches={"A1": "C", "D1": "F"})
    return choices(GAME.legal(state, 0), BANQUET, speaker(language, 0))


def texts(found: list[Choice]) -> list[str]:
    return [choice.text for choice in found]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("burger b3", ["Poser un burger en B3"]),
        ("BURGER B3", ["Poser un burger en B3"]),
        ("b b3", ["Poser un burger en B3"]),
        ("b3 toque", ["Poser une Toque en B3"]),
        ("annonce a1 charlotte", ["Annoncer une charlotte en A1"]),
        ("ann verte d1", ["Annoncer une salade verte en D1"]),
        ("homard", []),
    ],
)
def test_words_find_what_begins_with_them(query: str, found: list[str]) -> None:
    assert texts(matching(listed("fr"), query)) == found


def test_a_word_of_a_choice_serves_once() -> None:
    """`b b3` asks for something with a b beside B3: a burger and not just any Dish on B3."""
    assert "Poser une charlotte en B3" not in texts(matching(listed("fr"), "b b3"))


def test_accents_and_marks_do_not_matter() -> None:
    assert words("Défausser «\u00a0L'Épée\u00a0» (1 couronne)") == ["defausser", "l", "epee", "1", "couronne"]


def test_long_lists_are_parted_by_the_widest_heading_that_parts_them() -> None:
    everything = listed("en")
    assert [heading.text for heading in headings(everything)] == [
        "Place a Dish",
        "Place a Toque",
        "Announce a Royal Order",
    ]
    dishes = headings(everything)[0].choices
    assert [heading.text for heading in headings(dishes)] == [
        "Place a green salad",
        "Place a fruit salad",
        "Place a pudding",
        "Place a burger",
    ]
    assert sum(len(heading.choices) for heading in headings(everything)) == len(everything)


def test_short_lists_have_no_headings() -> None:
    announcements = headings(listed("en"))[2].choices
    assert len(announcements) == 8
    assert headings(announcements) == []
