"""The resolver: names with their grammar, players by name or as `you`, lists as the language joins them."""

from pathlib import Path

import pytest

from atable.kernel.messages import Message, Player, Several, Term
from atable.texts.speaker import BadText, Speaker, load
from tests.texts.speaking import speaker

KITCHEN = """
food-garlic = ail
    .de = d'ail
    .part = de l'ail
food-butter = beurre
    .de = de beurre
    .part = du beurre
add = Ajoutez { $food-part }.
none-left = Plus { $food-de } !
pinches = { $count ->
    [one] { $count } pincée
   *[other] { $count } pincées
}
"""


@pytest.fixture
def cook(tmp_path: Path) -> Speaker:
    (tmp_path / "fr.ftl").write_text(KITCHEN, encoding="utf-8")
    return Speaker(load("fr", [tmp_path]), ("Ada",), None)


@pytest.mark.parametrize(
    ("food", "added", "gone"),
    [
        ("food-garlic", "Ajoutez de l'ail.", "Plus d'ail !"),
        ("food-butter", "Ajoutez du beurre.", "Plus de beurre !"),
    ],
)
def test_a_name_brings_its_own_elision(cook: Speaker, food: str, added: str, gone: str) -> None:
    assert cook(Message("add", {"food": Term(food)})) == added
    assert cook(Message("none-left", {"food": Term(food)})) == gone


@pytest.mark.parametrize(("count", "text"), [(0, "0 pincée"), (1, "1 pincée"), (2, "2 pincées")])
def test_french_counts_nothing_in_the_singular(cook: Speaker, count: int, text: str) -> None:
    assert cook(Message("pinches", {"count": count})) == text


@pytest.mark.parametrize(
    ("seats", "english", "french"),
    [
        ((0,), "Ada", "Ada"),
        ((0, 1), "Ada and Olive", "Ada et Olive"),
        ((0, 1, 2), "Ada, Olive and Hugo", "Ada, Olive et Hugo"),
        ((0, 1, 2, 3), "Ada, Olive, Hugo and Iris", "Ada, Olive, Hugo et Iris"),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(seats: tuple[int, ...], english: str, french: str) -> None:
    message = Message("table-players", {"players": Several(tuple(Player(seat) for seat in seats))})
    assert speaker("en")(message) == f"At the table: {english}."
    assert speaker("fr")(message) == f"À table\u00a0: {french}."


def test_where_nobody_owes_a_decision_the_table_waits_for_the_clock() -> None:
    """French has no word for nobody that goes without «ne»."""
    message = Message("not-your-turn", {"players": Several(())})
    assert speaker("en")(message) == "It is not your turn: we are waiting for the clock."
    assert speaker("fr")(message) == "Ce n'est pas à vous de jouer\u00a0: on attend l'horloge."


def test_a_list_may_hold_names_of_content() -> None:
    options = Several((Term("option-gourmet"), Term("option-hells_kitchen")))
    assert speaker("fr")(Message("table-variants", {"options": options})).endswith("Gourmet et Cuisine d'enfer.")


def test_the_reader_is_addressed_and_the_others_are_named() -> None:
    message = Message("winner", {"player": Player(1)})
    assert speaker("en", reader=1)(message) == "You win!"
    assert speaker("en", reader=0)(message) == "Olive wins!"
    assert speaker("fr", reader=1)(message) == "Vous gagnez\u00a0!"
    assert speaker("fr", reader=None)(message) == "Olive gagne\u00a0!"


def test_no_isolation_marks() -> None:
    said = speaker("fr")(Message("veil-arrive", {"player": Player(0)}))
    assert said.startswith("Ada, ")


def test_an_unknown_message_is_an_error_with_its_key() -> None:
    with pytest.raises(BadText, match="'no-such-thing' in fr"):
        speaker("fr")(Message("no-such-thing"))


def test_an_unknown_name_is_an_error_with_its_key() -> None:
    with pytest.raises(BadText, match="'dish-soup'"):
        speaker("en")(Message("kitchen-has-none", {"dish": Term("dish-soup")}))


def test_a_missing_parameter_is_an_error_and_no_odd_text() -> None:
    with pytest.raises(BadText, match=r"'space-taken'.*space"):
        speaker("en")(Message("space-taken"))


def test_an_unknown_language_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(BadText, match=r"'de'.*en, fr"):
        load("de", [])
