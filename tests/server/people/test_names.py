"""Names of all kinds, the hostile ones too."""

import pytest

from atable.server.errors import Denied
from atable.server.people.names import clean_name, is_login, login_key


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Colette", "Colette"),
        ("  Jean \t\n  Valjean ", "Jean Valjean"),
        ("Jean\u2028\u00a0Valjean", "Jean Valjean"),
        ("Zoe\u0308", "Zo\u00eb"),  # two characters that are one letter
        ("Z\u200bo\u00ade\u202e\u0308", "Zo\u00eb"),  # the same with hidden ones between
        ("Ann\x00\x1b[31m\x7f", "Ann[31m"),
        ("\u202eevil\u202c \u2066iso\u2069", "evil iso"),
        ("\ufeffBOM\ue000", "BOM"),
        ("half\ud800", "half"),
        ("\U0001f469\u200d\U0001f373", "\U0001f469\u200d\U0001f373"),  # a cook: woman, joiner, pan
        ("<b>Bob'); DROP TABLE people;", "<b>Bob'); DROP TABLE people;"),  # harmless where it is escaped
        ("\u674e\u5c0f\u9f99", "\u674e\u5c0f\u9f99"),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "\u202e",
        "\u200d\u200d",
        "\u0301\u0301",  # accents on nothing
        "\u3164",
        "\u2800 \u2800",
        "x" * 31,
        "\U0001d160" * 30,  # an eighth note becomes three characters
    ],
)
def test_names_that_show_nothing_or_too_much_are_refused(given: str) -> None:
    with pytest.raises(Denied) as refused:
        clean_name(given)
    assert (refused.value.key, refused.value.field, refused.value.status) == ("bad-name", "name", 409)


def test_logins_differ_neither_by_case_nor_by_the_way_accents_are_written() -> None:
    assert len({login_key(login) for login in ("Zoe\u0308", "zo\u00eb", "ZO\u00cb", "ZOE\u0308")}) == 1
    assert login_key("Strau\u00df") == login_key("STRAUSS")
    assert login_key("ann") != login_key("anne")


@pytest.mark.parametrize("login", ["ann\n", "an n", "ann\x00", "\u202eann", "an\u200bn", "an\u200dn", "ann\u3164"])
def test_nothing_hidden_in_a_login(login: str) -> None:
    assert not is_login(login)


def test_ordinary_logins() -> None:
    assert all(map(is_login, ("ann", "Zo\u00eb", "jean-luc_75", "\u674e")))
