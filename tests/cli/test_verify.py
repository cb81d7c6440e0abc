"""`atable verify`: one line a file, exit code 1 if any fails."""

from pathlib import Path

import msgspec
import pytest

from atable.cli.main import main
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.kernel.journal import Journal, dump
from atable.kernel.luck import Luck, combine, commitment
from atable.kernel.rng import seeded
from atable.kernel.session import Session

IN_FILE = f"seed matches the commitment in the file: {commitment('verify')}"


def played(moves: int, seed: str = "verify", luck: Luck | msgspec.UnsetType = msgspec.UNSET) -> Journal:
    """A game of random moves, up to its end."""
    session = Session(GAME, BanquetOptions(pace="simulation"), 2, seed, luck)
    rng = seeded(seed)
    while session.outcome() is None and len(session.journal.entries) < moves:
        seat = GAME.pending(session.state)[0]
        session.act(0, seat, rng.choice(GAME.legal(session.state, seat)))
    session.journal.outcome = session.outcome()
    return session.journal


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.jsonl"
    path.write_bytes(dump(played(500)))
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.jsonl"
    path.write_bytes(dump(played(7)))
    return path


def verify(capsys: pytest.CaptureFixture[str], *arguments: Path | str) -> tuple[int, list[str]]:
    code = main(["verify", *(str(argument) for argument in arguments)])
    return code, capsys.readouterr().out.splitlines()


def test_good_journals_are_ok_with_what_they_hold(
    finished: Path, unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = verify(capsys, finished, unfinished)
    outcome = played(500).outcome
    assert outcome is not None
    points = " : ".join(str(side.points) for side in outcome.sides)
    assert code == 0
    assert lines[0].startswith(f"{finished}: ok, banquet_royal, ")
    assert f"finished, points {points}, won by seat " in lines[0]
    assert lines[1] == f"{unfinished}: ok, banquet_royal, 7 entries, unfinished, {IN_FILE}"


def test_a_changed_move_is_found_with_its_line(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    lines[4] = (
        lines[4].replace(b'"seat":0', b'"seat":1') if b'"seat":0' in lines[4] else lines[4].replace(b"1", b"0", 1)
    )
    finished.write_bytes(b"".join(lines))
    code, out = verify(capsys, finished)
    assert code == 1
    assert out == [f"{finished}: FAILED, line 5: this line, or one before it, was changed or removed"]


def test_an_illegal_move_with_a_good_check_is_found_by_the_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = played(9)
    journal.entries.append(journal.entries[0])  # ready once more, long after the Cloches were closed
    path = tmp_path / "illegal.jsonl"
    path.write_bytes(dump(journal))
    code, out = verify(capsys, path)
    assert code == 1
    assert out == [
        f"{path}: FAILED, line 11: entry 10 is refused by BR-31: It is not your turn: we are waiting for Player 2."
    ]


def test_another_outcome_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = played(500)
    journal.outcome = played(500, "another game").outcome
    path = tmp_path / "boast.jsonl"
    path.write_bytes(dump(journal))
    code, out = verify(capsys, path)
    assert code == 1
    assert "the outcome differs" in out[0]


def test_a_seed_that_was_not_promised_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lucky.jsonl"
    journal = played(3)
    head = msgspec.structs.replace(journal.head, commitment=commitment("a luckier seed"))
    data = dump(Journal(head, journal.options, journal.entries))
    path.write_bytes(data)
    code, out = verify(capsys, path)
    assert code == 1
    assert "the seed does not match the commitment" in out[0]


def test_the_file_is_compared_with_the_hash_shown_before_the_game(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = verify(capsys, unfinished, "--commitment", commitment("verify").upper())
    assert code == 0
    assert out[0].endswith(f"seed matches the published commitment: {commitment('verify')}")


def test_a_game_with_another_seed_and_its_own_true_hash_is_found(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever makes up a file writes a seed and its hash into it: only the hash shown before tells."""
    published = commitment("the seed of the evening")
    assert verify(capsys, unfinished)[0] == 0
    code, out = verify(capsys, unfinished, "--commitment", published)
    assert code == 1
    problem = f"the commitment is {commitment('verify')}, not the one that was published"
    assert out == [f"{unfinished}: FAILED, line 1: {problem}"]


def test_a_hash_belongs_to_one_game(finished: Path, unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished), str(unfinished), "--commitment", commitment("verify")]) == 2
    assert capsys.readouterr().err == "atable: --commitment: belongs to one game, not to 2 files\n"


# --- Luck that the players added to


ADDED = ("Ada's cat", "42")
FAIR = Luck("bits of the table", commitment("bits of the table"), ADDED)
FAIR_SEED = combine("bits of the table", ADDED)


def lucky(path: Path, luck: Luck, seed: str = FAIR_SEED) -> Path:
    path.write_bytes(dump(played(3, seed, luck)))
    return path


def test_a_seed_made_by_all_is_told_with_its_promise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = verify(capsys, lucky(tmp_path / "fair", FAIR))
    assert code == 0
    assert out[0].endswith(
        f"unfinished, seed matches the commitment in the file: {commitment(FAIR_SEED)},"
        f" made with 2 contributions, bits match the promise in the file: {FAIR.promise}"
    )


def test_the_bits_are_compared_with_the_hash_shown_when_the_table_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = lucky(tmp_path / "fair", FAIR)
    code, out = verify(capsys, path, "--promise", FAIR.promise.upper(), "--commitment", commitment(FAIR_SEED))
    assert code == 0
    assert f"seed matches the published commitment: {commitment(FAIR_SEED)}" in out[0]
    assert out[0].endswith(f"bits match the published promise: {FAIR.promise}")
    code, out = verify(capsys, path, "--promise", commitment("other bits"))
    assert code == 1
    assert out == [f"{path}: FAILED, line 1: the promise is {FAIR.promise}, not the one that was published"]


def test_a_promise_that_the_file_does_not_hold_is_missed(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = verify(capsys, unfinished, "--promise", FAIR.promise)
    assert code == 1
    assert out == [f"{unfinished}: FAILED, line 1: there is no promise in this file: nothing was added to its seed"]


def test_bits_that_were_not_promised_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = lucky(tmp_path / "bits", Luck("better bits", FAIR.promise, ADDED), combine("better bits", ADDED))
    code, out = verify(capsys, path)
    assert code == 1
    problem = "the table's own bits do not match the promise published when it opened"
    assert out == [f"{path}: FAILED, line 1: {problem}"]


@pytest.mark.parametrize("added", [(), ("42",), ("42", "Ada's cat"), ("Ada's cat", "42", "")])
def test_a_contribution_that_was_dropped_or_moved_is_found(
    added: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = lucky(tmp_path / "dropped", Luck(FAIR.bits, FAIR.promise, added))
    code, out = verify(capsys, path)
    assert code == 1
    problem = "the seed is not made from the table's own bits and the contributions"
    assert out == [f"{path}: FAILED, line 1: {problem}"]


def test_a_promise_belongs_to_one_game(finished: Path, unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished), str(unfinished), "--promise", FAIR.promise]) == 2
    assert capsys.readouterr().err == "atable: --promise: belongs to one game, not to 2 files\n"


# --- Files that are no journals of ours


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"\xff\xfe", b'{"head":1,"check":""}\n', b"[]\n"])
def test_what_is_no_journal_fails_with_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd"
    path.write_bytes(content)
    code, out = verify(capsys, path)
    assert code == 1
    assert len(out) == 1
    assert out[0].startswith(f"{path}: FAILED, line 1: ")


def test_a_file_that_is_not_there_does_not_stop_the_others(
    tmp_path: Path, unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = verify(capsys, tmp_path / "nowhere", tmp_path, unfinished)
    assert code == 1
    assert [line.partition(": ")[2].partition(",")[0] for line in out] == ["FAILED", "FAILED", "ok"]
    assert "can't be read: No such file or directory" in out[0]


@pytest.mark.parametrize(
    "change", [{"game": "soup_royal"}, {"rules_version": "0"}, {"seats": 9}, {"options": {"a": 1}}]
)
def test_a_head_that_this_program_does_not_know_fails(
    change: dict[str, object], unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = played(3)
    head = msgspec.structs.replace(journal.head, **change)
    unfinished.write_bytes(dump(Journal(head, journal.options, journal.entries)))
    code, out = verify(capsys, unfinished)
    assert code == 1
    assert len(out) == 1
    assert ": FAILED, " in out[0]


def test_seats_that_the_box_does_not_have_are_told_in_words(
    unfinished: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = played(3)
    head = msgspec.structs.replace(journal.head, seats=9)
    unfinished.write_bytes(dump(Journal(head, journal.options, journal.entries)))
    _, out = verify(capsys, unfinished)
    assert out == [f"{unfinished}: FAILED, option seats: banquet_royal is for 2 to 4 seats, not 9"]
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")  # its lines are read by programs too: they are English everywhere
    assert verify(capsys, unfinished) == (1, out)
