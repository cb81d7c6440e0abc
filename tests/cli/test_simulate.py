"""`atable simulate`: the same command gives the same output, but for the block `speed`."""

import json
from typing import Any

import pytest

from atable.cli.main import main
from atable.games import GAMES

GREEDY = ["simulate", "banquet_royal", "--games", "30", "--seats", "3", "--bots", "greedy,random", "--seed", "k"]


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    told = json.loads(out.out)
    assert isinstance(told, dict)
    return told


def test_the_same_command_gives_the_same_output(capsys: pytest.CaptureFixture[str]) -> None:
    first, second, third = (as_json(capsys, *GREEDY, "--jobs", jobs) for jobs in ("1", "1", "2"))
    speeds = [told.pop("speed") for told in (first, second, third)]
    assert first == second == third
    assert {(speed["decisions_per_game"], speed["branching"]) for speed in speeds} == {
        (speeds[0]["decisions_per_game"], speeds[0]["branching"])
    }
    assert all(speed["games_per_second"] > 0 for speed in speeds)


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "banquet_royal", "--games", "10", "--seed"]
    assert as_json(capsys, *command, "1")["score"] != as_json(capsys, *command, "2")["score"]


def test_what_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = as_json(capsys, *GREEDY, "--option", "gourmet=true")
    assert told["task"]["options"]["gourmet"] is True
    assert told["task"]["options"]["pace"] == "simulation"
    assert set(told["score"]) == {"mean", "p5", "p50", "p95", "least", "most"}
    assert set(told["speed"]) == {"games_per_second", "decisions_per_second", "decisions_per_game", "branching"}
    assert len(told["win_share_by_seat"]) == 3
    assert told["bots"]["greedy"]["win_share"] > told["bots"]["random"]["win_share"]
    assert len(told["statistics"]["menus"]) == 36


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(GREEDY) == 0
    out = capsys.readouterr()
    assert "banquet_royal: 30 games, 3 seats, greedy, random, seed k" in out.out
    for row in ("winning score", "gap to the second", "wins on seat 3", "wins of greedy", "named_right", "games/s"):
        assert row in out.out
    assert max(len(line) for line in out.out.splitlines()) <= 120
    assert out.err == ""  # no bar where nobody sees it


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--games", "0"], "--games 0: expected at least 1"),
        (["--jobs", "0"], "--jobs 0: expected at least 1"),
        (["--seats", "5"], "option seats: banquet_royal is for 2 to 4 seats, not 5"),
        (["--bots", "chef"], "there is no bot 'chef' for this game (there is random, greedy-casual, greedy)"),
        (["--bots", "greedy,"], "there is no bot '' for this game (there is random, greedy-casual, greedy)"),
        (["--option", "spicy=true"], "option spicy: banquet_royal has no such option"),
        (["--option", "gourmet"], "--option gourmet: expected NAME=VALUE"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "banquet_royal", *arguments]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert out.err.startswith(f"atable: {problem}")
    assert out.err.count("\n") == 1


def test_what_is_wrong_with_an_option_is_said_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["simulate", "banquet_royal", "--seats", "5"]) == 2
    assert "banquet_royal se joue de 2 à 4 joueurs, et non à 5" in capsys.readouterr().err


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "chess"]) == 2
    known = ", ".join(game.spec.id for game in GAMES)
    assert capsys.readouterr().err == f"atable: there is no game 'chess' (there is {known})\n"
