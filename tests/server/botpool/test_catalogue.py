"""The games of a server, and those that are added by a setting."""

import pytest

from atable.games import GAMES
from atable.server.catalogue import BadExtraGames, all_games
from tests.toys import auction


def test_without_the_setting_there_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ATABLE_EXTRA_GAMES", raising=False)
    assert list(all_games().values()) == list(GAMES)


def test_games_are_added_by_module_and_attribute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", "tests.toys.auction:GAME, tests.toys.duel:GAME")
    assert list(all_games())[-2:] == ["toy_auction", "toy_duel"]
    assert all_games()["toy_auction"] is auction.GAME


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("tests.toys.auction", "'tests.toys.auction': write module:ATTRIBUTE"),
        ("tests.toys.auction:GAME,", "'': write module:ATTRIBUTE"),
        ("tests.toys.nothing:GAME", "No module named 'tests.toys.nothing'"),
        ("tests.toys.auction:NOTHING", "the module has no NOTHING"),
        ("tests.server.botpool.fragile:NO_GAME", "that is no game"),
        ("atable.games.banquet_royal.game:GAME", "there is a game banquet_royal already"),
    ],
)
def test_a_wrong_value_is_a_clear_error(value: str, problem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", value)
    with pytest.raises(BadExtraGames, match=problem) as raised:
        all_games()
    assert str(raised.value).startswith("ATABLE_EXTRA_GAMES: ")
