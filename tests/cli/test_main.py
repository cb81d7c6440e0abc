"""The frame of the command line: commands, versions, one line for a mistake."""

import subprocess
import sys

import pytest

import atable
from atable.cli.main import COMMANDS, main


def test_every_command_has_a_summary_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name, module in COMMANDS.items():
        assert module.__doc__, name
        with pytest.raises(SystemExit) as leaving:
            main([name, "--help"])
        assert leaving.value.code == 0
        assert f"usage: atable {name}" in capsys.readouterr().out


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"atable {atable.__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["cook"], ["play"], ["verify"], ["rules", "banquet_royal", "1", "2"]])
def test_a_mistake_is_answered_with_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    printed = capsys.readouterr()
    assert leaving.value.code == 2
    assert printed.out == ""
    assert printed.err.startswith("atable")
    assert printed.err.count("\n") == 1


def test_an_interrupt_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(COMMANDS["rules"], "run", interrupted)
    assert main(["rules", "banquet_royal"]) == 130


def test_play_without_a_terminal_says_so_and_does_not_hang() -> None:
    """What `make play` does in a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "atable.cli.main", "play", "banquet_royal"],
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        "atable: play needs a terminal to read from; `atable simulate` plays without people"
    ]
