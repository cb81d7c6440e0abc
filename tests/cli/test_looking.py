"""Looking under the Cloches at a text table: time stands still while people choose, but a look ends (BR-27, BR-28)."""

from pathlib import Path

import pytest

from atable.cli.client import Client
from atable.cli.main import main
from atable.games.banquet_royal.actions import KEEP, LOOK, READY
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.words.text import fleeting
from tests.cli.people import Seen, client, habitual, scripted

TABLE = "--option pace=relaxed --names Ada,Ben --seed demo --save game.jsonl"
PEOPLE = f"{TABLE} --bots none --lang en"
AGAIN = "--resume game.jsonl --names Ada,Ben --bots none --lang en"
ENOUGH = "Press Enter when you have seen enough"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def shown(table: Client, seat: int) -> bool:
    return fleeting(GAME.view(table.table.session.state, seat))


def late(table: Client, seat: int) -> None:
    """Play goes on without the look of this seat, and it is its turn."""
    laid, other = table.table, 1 - seat
    laid.open()
    for who, action in [(other, LOOK), (other, READY), (seat, READY)]:
        laid.act(who, action)
    if GAME.pending(laid.session.state) == [other]:
        for action in (GAME.legal(laid.session.state, other)[0], KEEP):
            laid.act(other, action)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_late_look_ends_when_its_person_has_seen_enough(seat: int) -> None:
    seen = Seen(clears=True)
    table = client(PEOPLE, scripted(["", "look cloches", "", "", "q"], seen))
    late(table, seat)
    table.play()
    before, after = seen.text().split(ENOUGH)
    assert "Look under the Cloches" in before
    assert "The Cloches are closed again for you." in after
    assert "Place" in after, "and the turn goes on"
    assert not shown(table, seat)
    assert not GAME.view(table.table.session.state, seat).seats[seat].may_look
    assert main(["verify", "game.jsonl"]) == 0


def test_a_first_look_ends_so_too_and_makes_ready() -> None:
    seen = Seen()
    table = client(PEOPLE, scripted(["", "look", "", "", "q"], seen))
    table.play()
    assert ENOUGH in seen.text()
    assert not shown(table, 0)
    assert GAME.pending(table.table.session.state) == [1]


def test_whoever_leaves_while_looking_goes_on_looking_and_then_no_more() -> None:
    table = client(PEOPLE, scripted(["", "look cloches", "", "q"], Seen()))
    late(table, 0)
    table.play()
    assert shown(table, 0)
    again = client(AGAIN, scripted(["", "", "q"], Seen()))
    again.play()
    assert not shown(again, 0)


def test_taking_back_brings_no_second_look() -> None:
    seen = Seen()
    table = client(PEOPLE, scripted(["", "look cloches", "", "", "u", "q"], seen))
    late(table, 0)
    table.play()
    assert "Too late to take it back" in seen.text()
    assert not shown(table, 0)


def test_a_bot_looks_for_one_decision() -> None:
    table = client(f"{TABLE} --bots random --lang en", scripted(["q"], Seen()))
    late(table, 1)
    table.table.act(1, LOOK)
    assert shown(table, 1)
    table.play()
    assert not shown(table, 1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_relaxed_game_is_played_and_verified(language: str) -> None:
    table = client(f"{TABLE} --bots greedy --lang {language}", habitual(Seen()))
    assert table.play() == 0
    assert table.table.session.outcome() is not None
    assert main(["verify", "game.jsonl"]) == 0
