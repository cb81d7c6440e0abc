"""Signed tokens by themselves."""

import base64

import pytest

from atable.server.people.cookies import COOKIE_LIFE, LINK_LIFE, Claim, Keys, LinkClaim, new_key
from tests.server.people.site import NOON

KEYS = Keys("one key")
CLAIM = Claim("AbCdEfGh-_012345", 3)
DAY = 24 * 60 * 60 * 1000


def test_a_cookie_names_its_person_and_their_version() -> None:
    token = KEYS.make_cookie(CLAIM, NOON)
    assert token.startswith(f"AbCdEfGh-_012345.3.{NOON}.")
    assert KEYS.read_cookie(token, NOON) == CLAIM


def test_a_cookie_lives_a_year() -> None:
    token = KEYS.make_cookie(CLAIM, NOON)
    assert COOKIE_LIFE == 365 * DAY
    assert KEYS.read_cookie(token, NOON + COOKIE_LIFE - 1) == CLAIM
    assert KEYS.read_cookie(token, NOON + COOKIE_LIFE) is None


def test_the_signature_of_another_key_counts_for_nothing() -> None:
    assert KEYS.read_cookie(Keys("another key").make_cookie(CLAIM, NOON), NOON) is None


def test_no_part_of_a_cookie_can_be_changed() -> None:
    person, version, issued, signature = KEYS.make_cookie(CLAIM, NOON).split(".")
    for forged in (
        f"Somebody-else-00.{version}.{issued}.{signature}",
        f"{person}.4.{issued}.{signature}",
        f"{person}.{version}.{NOON + 1}.{signature}",
        f"{person}.{version}{issued}..{signature}",
    ):
        assert KEYS.read_cookie(forged, NOON) is None


def test_every_truncation_of_a_cookie_is_nobody() -> None:
    token = KEYS.make_cookie(CLAIM, NOON)
    assert all(KEYS.read_cookie(token[:length], NOON) is None for length in range(len(token)))


@pytest.mark.parametrize("rubbish", ["", ".", "...", "a.1.2.", "é.1.2.é", "\ud800.1.2.\ud800", "x" * 5000, "\x00"])
def test_rubbish_is_nobody(rubbish: str) -> None:
    assert KEYS.read_cookie(rubbish, NOON) is None
    assert KEYS.read_link(rubbish, NOON) is None


def test_a_link_names_its_person_and_its_table() -> None:
    token = KEYS.make_link(CLAIM, "table-1", NOON)
    assert KEYS.read_link(token, NOON) == LinkClaim(CLAIM.person, 3, "table-1")


def test_a_link_lives_seven_days() -> None:
    token = KEYS.make_link(CLAIM, "table-1", NOON)
    assert LINK_LIFE == 7 * DAY
    assert KEYS.read_link(token, NOON + LINK_LIFE - 1) is not None
    assert KEYS.read_link(token, NOON + LINK_LIFE) is None


def test_a_link_can_not_be_moved_to_another_table() -> None:
    token = KEYS.make_link(CLAIM, "table-1", NOON)
    assert KEYS.read_link(token.replace("table-1", "table-2"), NOON) is None


def test_a_link_is_no_cookie_and_a_cookie_no_link() -> None:
    assert KEYS.read_cookie(KEYS.make_link(CLAIM, "table-1", NOON), NOON) is None
    assert KEYS.read_link(KEYS.make_cookie(CLAIM, NOON), NOON) is None


def test_keys_are_long_and_never_the_same() -> None:
    one, other = new_key(), new_key()
    assert one != other
    assert len(base64.urlsafe_b64decode(one + "=")) == 32
