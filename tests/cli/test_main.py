"""The frame of the command line: commands, versions, one line for a mistake."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

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


def run(command: list[str], stdout: int | IO[bytes]) -> tuple[int, bytes]:
    """What the program answers and what it complains about."""
    done = subprocess.run(
        [sys.executable, "-m", "atable.cli.main", *command],
        stdout=stdout,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "command", [["rules", "banquet_royal"], ["rules", "banquet_royal", "38"], ["rules", "banquet_royal", "--json"]]
)
def test_an_output_that_nobody_reads_is_no_crash(command: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        assert run(command, writing) == (141, b"")
    finally:
        os.close(writing)


def test_a_closed_output_is_no_crash() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" -m atable.cli.main rules banquet_royal 38 >&-', sys.executable],
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_output_that_is_full_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        assert run(["rules", "banquet_royal"], full) == (1, b"atable: No space left on device\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["\udcff"],
        ["play", "\udcff"],
        ["play", "banquet_royal", "--seed", "a\udcff"],
        ["play", "banquet_royal", "--names", "\udcff"],
        ["verify", "\udcff.jsonl"],
        ["simulate", "banquet_royal", "--seed", "\udcff"],
    ],
)
def test_an_argument_that_is_no_text_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("atable: '")
    assert printed.err.endswith(": expected text in UTF-8\n")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_a_speed_is_measured_over_some_time(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", f"--seconds={seconds}"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == (
        "",
        f"atable: --seconds {seconds}: expected a number of seconds above 0\n",
    )
