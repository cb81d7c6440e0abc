"""Lines typed into a form: what they mean, and what is said where they mean nothing."""

import pytest

from atable.cli.forms import NotUnderstood, read_line
from atable.games.texts import TEXTS
from atable.kernel.forms import Field, Filled, Thing
from atable.kernel.messages import Message, Term
from atable.texts.speaker import Speaker, load

THINGS = (
    Thing(Term("thing-money"), 500, bare=True),
    Thing(Term("thing-garbage"), 3),
    Thing(Term("ingredient-onion"), 2),
    Thing(Term("ingredient-fish"), 1),
    Thing(Term("ingredient-sweet_fruit"), 1),
    Thing(Term("recipe-goan_fish_curry"), 1),
)
FIELD = Field(Message("form-gives"), THINGS)
MONEY, GARBAGE, ONION, FISH, SWEET, CURRY = range(6)


def read(line: str, language: str = "en") -> Filled:
    bundle = load(language, [TEXTS["rival_restaurants"].words])
    return read_line(line, FIELD, Speaker(bundle, ["Ada", "Ben"], 0))


@pytest.mark.parametrize(
    ("line", "filled"),
    [
        ("", {}),
        (" , ", {}),
        ("200", {MONEY: 200}),
        ("$200", {MONEY: 200}),
        ("200 $, onion", {MONEY: 200, ONION: 1}),
        ("200 dollars", {MONEY: 200}),
        ("2 onion, 3 garb", {ONION: 2, GARBAGE: 3}),
        ("onion, ONION", {ONION: 2}),
        ("fish", {FISH: 1}),  # and not the curry
        ("curry", {CURRY: 1}),
        ("0 onion", {}),
    ],
)
def test_what_a_line_means(line: str, filled: Filled) -> None:
    assert read(line) == filled


def test_in_french_and_without_accents() -> None:
    assert read("100, 2 oignon, 1 dechets, fruit", "fr") == {MONEY: 100, ONION: 2, GARBAGE: 1, SWEET: 1}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("truffle", "form-unknown"),
        ("200, truffle", "form-unknown"),
        ("!", "form-unknown"),
        ("fi", "form-unclear"),  # the Fish, or the curry
        ("3 onion", "form-too-many"),
        ("onion, 2 onion", "form-too-many"),
        ("600", "form-too-many"),
    ],
)
def test_what_is_not_understood(line: str, key: str) -> None:
    with pytest.raises(NotUnderstood) as problem:
        read(line)
    assert problem.value.message.key == key


def test_a_number_alone_needs_something_to_count() -> None:
    with pytest.raises(NotUnderstood):
        read_line("2", Field(Message("form-gives"), THINGS[1:]), lambda message: message.key)
