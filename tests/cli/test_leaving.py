"""Leaving a text table: what stays on the screen, and how to go on later."""

import shlex
from pathlib import Path

import pytest

from atable.cli.main import parser
from atable.cli.play import prepare
from atable.cli.terminal import FORGET, Terminal
from tests.cli.people import Seen, client, scripted


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def interrupted(seen: Seen, after: int) -> Terminal:
    """Presses Enter so often, then Ctrl-C."""

    def read() -> str:
        seen.lines_read += 1
        if seen.lines_read > after:
            raise KeyboardInterrupt
        return ""

    return Terminal(seen.console, read)


def left_by(how: str, arguments: str, entered: int) -> str:
    """What is on the screen after somebody left."""
    seen = Seen(clears=True)
    lines = [""] * entered
    terminal = interrupted(seen, entered) if how == "Ctrl-C" else scripted(lines + ["q"] * (how == "q"), seen)
    client(arguments, terminal).play()
    return seen.text().rpartition(FORGET)[2]


@pytest.mark.parametrize("how", ["q", "Ctrl-C", "end of input"])
def test_no_hand_stays_on_a_shared_screen_when_somebody_leaves(how: str) -> None:
    screen = left_by(how, "--bots none --lang en --seed demo --save game.jsonl", 5)
    assert screen.strip() == (
        "The game is saved. To go on: atable play banquet_royal --resume game.jsonl --bots none --lang en"
    )


@pytest.mark.parametrize("how", ["q", "Ctrl-C", "end of input"])
def test_the_open_cloches_do_not_stay_on_the_screen_when_a_person_leaves(how: str) -> None:
    screen = left_by(how, "--bots random --lang en --seed demo --save game.jsonl", 0)
    assert screen.strip().startswith("The game is saved. To go on: ")


def test_a_single_person_keeps_the_table_on_the_screen() -> None:
    assert "Your Menus" in left_by("q", "--bots random --lang en --seed demo --save game.jsonl", 1)


@pytest.mark.parametrize("bots", ["", "none"])
def test_the_command_to_go_on_seats_the_same_people_in_any_shell(bots: str) -> None:
    arguments = ["--bots", bots, "--names", "Ada L,Ben $HOME", "--lang", "en", "--save", "our game's.jsonl"]
    seen = Seen()
    table = prepare(parser().parse_args(["play", "banquet_royal", *arguments]), scripted(["q"], seen))
    table.play()
    command = shlex.split(seen.text().rpartition("To go on: ")[2])
    assert command[0] == "atable"
    again = prepare(parser().parse_args(command[1:]), scripted([], Seen()))
    assert again.people == [0, 1]
    assert again.words.names == ["Ada L", "Ben $HOME"]
    assert shlex.split(table.commands.verify) == ["atable", "verify", "our game's.jsonl"]
