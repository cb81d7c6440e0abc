"""Options as they come from a command line or a form: what is wrong names its field."""

import pytest

from atable.games.banquet_royal.game import SPEC
from atable.games.banquet_royal.options import BanquetOptions
from atable.kernel.errors import BadOptions
from atable.kernel.messages import Param
from atable.kernel.spec import Options, read_options
from tests.toys.auction import GAME as AUCTION
from tests.toys.duel import GAME as DUEL
from tests.toys.kitchen import GAME as KITCHEN


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
    assert (error.field, error.key) == ("gourmand", "bad-option-unknown")
    assert error.params == {"game": "banquet_royal", "known": ", ".join(BanquetOptions.__struct_fields__)}


@pytest.mark.parametrize(
    ("field", "value", "key", "params"),
    [
        ("memorise_seconds", "9", "bad-option-range", {"least": 10, "most": 60}),
        ("memorise_seconds", "61", "bad-option-range", {"least": 10, "most": 60}),
        ("memorise_seconds", "soon", "bad-option-range", {"least": 10, "most": 60}),
        ("gourmet", "perhaps", "bad-option-truth", {}),
        ("pace", "hasty", "bad-option-word", {"value": "hasty", "words": "live, relaxed, simulation"}),
        ("pace", "l'heure", "bad-option-word", {"value": "l'heure", "words": "live, relaxed, simulation"}),
        ("pace", 5, "bad-option-choice", {"words": "live, relaxed, simulation"}),
        ("colors", "pink", "bad-option-choice", {"words": "orange, pink, blue, green"}),
    ],
)
def test_a_bad_value_names_its_field_and_what_may_be_chosen(
    field: str, value: object, key: str, params: dict[str, Param]
) -> None:
    error = wrong(**{field: value})
    assert (error.field, error.key, error.params) == (field, key, params)


def test_a_bad_value_inside_a_list_names_its_place() -> None:
    error = wrong(colors=["pink", "black"])
    assert (error.field, error.key) == ("colors[1]", "bad-option-word")
    assert error.params == {"value": "black", "words": "orange, pink, blue, green"}


def test_where_we_have_no_words_the_reader_of_the_value_has() -> None:
    with pytest.raises(BadOptions) as error:
        read_options(KITCHEN.spec, {"goal": "all"})
    assert (error.value.field, error.value.key) == ("goal", "bad-option-value")
    assert error.value.params == {"problem": "Expected `int`, got `str`"}


def test_a_program_reads_what_is_wrong_too() -> None:
    assert str(wrong(gourmet="perhaps")) == "option gourmet: bad-option-truth"
    assert str(wrong(memorise_seconds=9)) == "option memorise_seconds: bad-option-range {'least': 10, 'most': 60}"


def test_the_good_options_do_not_hide_the_bad_one() -> None:
    assert wrong(gourmet="true", memorise_seconds="9", pace="relaxed").field == "memorise_seconds"


@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (4, True), (5, False)])
def test_seats_are_checked_against_the_box(seats: int, fits: bool) -> None:
    if fits:
        SPEC.check_seats(seats)
        return
    with pytest.raises(BadOptions) as error:
        SPEC.check_seats(seats)
    assert (error.value.field, error.value.key) == ("seats", "bad-seats")
    assert error.value.params == {"game": "banquet_royal", "least": 2, "most": 4, "seats": seats}


def test_a_duel_is_for_two() -> None:
    with pytest.raises(BadOptions, match="seats"):
        DUEL.spec.check_seats(3)
