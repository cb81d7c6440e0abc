"""Options as they come from a command line or a form: what is wrong names its field."""

import pytest

from atable.games.banquet_royal.game import SPEC
from atable.games.banquet_royal.options import BanquetOptions
from atable.kernel.errors import BadOptions
from atable.kernel.spec import Options, read_options
from tests.toys.auction import GAME as AUCTION
from tests.toys.duel import GAME as DUEL


def wrong(**texts: object) -> BadOptions:
    with pytest.raises(BadOptions) as error:
        read_options(SPEC, texts)
    return error.value


def test_nothing_chosen_gives_the_defaults() -> None:
    assert read_options(SPEC, {}) == BanquetOptions()
    assert read_options(AUCTION.spec, {}) == Options(pace="live")


def test_texts_become_numbers_and_truth_values() -> None:
    read = read_options(SPEC, {"gourmet": "true", "folie": "0", "memorise_seconds": "45", "pace": "relaxed"})
    assert read == BanquetOptions(gourmet=True, folie=False, memorise_seconds=45, pace="relaxed")


def test_typed_values_are_taken_as_they_are() -> None:
    read = read_options(SPEC, {"gourmet": True, "colors": ("pink", "blue")})
    assert read == BanquetOptions(gourmet=True, colors=("pink", "blue"))


def test_an_unknown_option_is_named_with_those_that_exist() -> None:
    error = wrong(gourmand="true")
    assert error.field == "gourmand"
    assert "banquet_royal has no such option" in error.problem
    assert all(name in error.problem for name in ("pace", "gourmet", "memorise_seconds"))


@pytest.mark.parametrize(
    ("field", "text", "problem"),
    [
        ("memorise_seconds", "9", ">= 10"),
        ("memorise_seconds", "61", "<= 60"),
        ("memorise_seconds", "soon", "int"),
        ("gourmet", "perhaps", "expected true or false"),
        ("pace", "hasty", "'hasty' is not one of live, relaxed, simulation"),
        ("colors", "pink", "array"),
    ],
)
def test_a_bad_value_names_its_field(field: str, text: str, problem: str) -> None:
    error = wrong(**{field: text})
    assert error.field == field
    assert problem in error.problem
    assert str(error) == f"option {field}: {error.problem}"


def test_a_bad_value_inside_a_list_names_its_place() -> None:
    error = wrong(colors=["pink", "black"])
    assert error.field == "colors[1]"
    assert error.problem == "'black' is not one of orange, pink, blue, green"


def test_the_good_options_do_not_hide_the_bad_one() -> None:
    assert wrong(gourmet="true", memorise_seconds="9", pace="relaxed").field == "memorise_seconds"


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (4, True), (5, False)])
def test_seats_are_checked_against_the_box(seats: int, fits: bool) -> None:
    if fits:
        SPEC.check_seats(seats)
        return
    with pytest.raises(BadOptions, match=f"2 to 4 seats, not {seats}") as error:
        SPEC.check_seats(seats)
    assert error.value.field == "seats"


def test_a_duel_is_for_two() -> None:
    with pytest.raises(BadOptions, match="2 to 2 seats, not 3"):
        DUEL.spec.check_seats(3)
