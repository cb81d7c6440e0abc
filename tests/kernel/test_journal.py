"""The journal on disk: it comes back as it was, and every damage is found with its line."""

from collections.abc import Callable

import msgspec
import pytest

from atable.games.banquet_royal.actions import MemoriseReady
from atable.games.banquet_royal.game import SPEC as BANQUET
from atable.games.banquet_royal.options import BanquetOptions
from atable.kernel.actions import Action, Pause, Resume, Tick, Undo
from atable.kernel.codec import encode
from atable.kernel.errors import CorruptJournal
from atable.kernel.journal import Entry, Journal, Writer, dump, load, new_head, read_head
from atable.kernel.luck import Luck, commitment
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import GameSpec, Options
from tests.toys.auction import GAME, Bid, TakeBack

SPEC = GAME.spec
ENTRIES: list[Entry] = [
    Entry(0, 0, Bid(3)),
    Entry(250, 0, TakeBack()),
    Entry(5000, CLOCK, Tick(5000)),
    Entry(5000, TABLE, Pause()),
    Entry(5000, TABLE, Resume()),
    Entry(6000, TABLE, Undo(1, "fresh")),
    Entry(6001, 1, Bid(10)),
]
OUTCOME = Outcome("ranked", (SideScore("seat", (0, 1), 5, (ScoreLine("a", 1, 5),), 1),), Message("ended"), None)


def journal(outcome: Outcome | None = OUTCOME) -> Journal:
    options = Options(pace="relaxed")
    return Journal(new_head(SPEC, options, 2, "seed à table", commitment("seed à table")), options, ENTRIES[:], outcome)


DATA = dump(journal())
LINES = DATA.splitlines(keepends=True)


def damaged(data: bytes, spec: GameSpec = SPEC) -> CorruptJournal:
    with pytest.raises(CorruptJournal) as error:
        load(data, spec)
    return error.value


def written(*lines: Callable[[Writer], bytes]) -> bytes:
    """Lines with correct checks, whatever they say."""
    writer = Writer()
    return b"".join(line(writer) for line in lines)


def head_line(writer: Writer) -> bytes:
    return writer.head(journal().head)


def entry_line(seat: Seat, action: Action) -> Callable[[Writer], bytes]:
    return lambda writer: writer.entry(Entry(1, seat, action))


def test_a_journal_comes_back_whole() -> None:
    again = load(DATA, SPEC)
    assert again.head == journal().head
    assert again.options == Options(pace="relaxed")
    assert again.entries == ENTRIES
    assert [type(entry.action) for entry in again.entries] == [type(entry.action) for entry in ENTRIES]
    assert again.outcome == OUTCOME
    assert dump(again) == DATA


def test_a_running_game_has_no_outcome() -> None:
    again = load(dump(journal(None)), SPEC)
    assert again.outcome is None
    assert again.entries == ENTRIES


def test_options_of_a_game_come_back_typed() -> None:
    options = BanquetOptions(gourmet=True, colors=("pink", "blue"), pace="simulation")
    banquet = Journal(new_head(BANQUET, options, 2, "s", commitment("s")), options, [Entry(0, 1, MemoriseReady())])
    again = load(dump(banquet), BANQUET)
    assert again.options == options
    assert again.entries == banquet.entries


def test_luck_comes_back_and_is_written_only_where_there_is_some() -> None:
    luck = Luck("bits", commitment("bits"), ("Ada's cat", "42"))
    options = Options()
    fair = Journal(new_head(SPEC, options, 2, "s", commitment("s"), luck), options, [])
    assert load(dump(fair), SPEC).head.luck == luck
    assert b'"format":1,"luck":{"bits":"bits","promise":"' in dump(fair)
    assert read_head(DATA).luck is msgspec.UNSET
    assert b"luck" not in DATA


def test_one_value_a_line_and_the_head_first() -> None:
    assert len(LINES) == 1 + len(ENTRIES) + 1
    assert DATA.endswith(b"\n")
    assert [line[2:7] for line in LINES] == [b'head"', *[b"entry"] * len(ENTRIES), b"outco"]
    assert b'{"entry":{"ms":0,"seat":0,"action":{"type":"bid","coins":3}},"check":"' in LINES[1]


def test_the_head_is_read_alone() -> None:
    assert read_head(LINES[0]) == read_head(DATA) == journal().head


def test_a_writer_appends_line_by_line() -> None:
    writer = Writer()
    lines = [writer.head(journal().head), *(writer.entry(entry) for entry in ENTRIES), writer.outcome(OUTCOME)]
    assert lines == LINES


def test_a_journal_that_stops_after_any_line_is_a_shorter_game() -> None:
    for count in range(1, len(LINES)):
        assert load(b"".join(LINES[:count]), SPEC).entries == ENTRIES[: count - 1]


def test_a_cut_last_line_is_found_wherever_it_was_cut() -> None:
    start = len(DATA) - len(LINES[-1])
    for end in range(start + 1, len(DATA)):
        assert damaged(DATA[:end]).line == len(LINES), f"cut after {DATA[start:end]!r}"


@pytest.mark.parametrize("other", [b"x", b" ", b"7", b"\n", b"\r", b"\xff"])
def test_a_changed_byte_is_found_in_its_line(other: bytes) -> None:
    for at in range(len(DATA)):
        if DATA[at : at + 1] != other:
            line = DATA[:at].count(b"\n") + 1
            error = damaged(DATA[:at] + other + DATA[at + 1 :])
            assert error.line == line, f"byte {at} in {LINES[line - 1]!r}: {error}"


def test_a_removed_line_is_found_where_it_is_missing() -> None:
    assert damaged(b"".join(LINES[1:])).problem == "a journal starts with its head"
    for gone in range(1, len(LINES) - 1):
        error = damaged(b"".join(LINES[:gone] + LINES[gone + 1 :]))
        assert error.line == gone + 1
        assert error.problem == "this line, or one before it, was changed or removed"


def test_a_repeated_line_and_two_lines_in_the_wrong_order_are_found() -> None:
    assert damaged(b"".join([*LINES[:3], LINES[2], *LINES[3:]])).line == 4
    assert damaged(b"".join([*LINES[:2], LINES[3], LINES[2], *LINES[4:]])).line == 3


def test_an_action_of_another_game_is_refused() -> None:
    error = damaged(written(head_line, entry_line(0, Bid(1)), entry_line(0, MemoriseReady())))
    assert error.line == 3
    assert "memorise_ready" in error.problem


@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, Tick(1)), (0, Pause()), (CLOCK, Bid(1)), (CLOCK, Pause()), (TABLE, Bid(1)), (TABLE, Tick(1))],
)
def test_clock_and_table_and_seats_have_actions_of_their_own(seat: Seat, action: Action) -> None:
    assert damaged(written(head_line, entry_line(seat, action))).line == 2


def test_nothing_follows_the_outcome() -> None:
    error = damaged(written(head_line, lambda writer: writer.outcome(OUTCOME), entry_line(0, Bid(1))))
    assert (error.line, error.problem) == (3, "nothing may follow the outcome")
    error = damaged(written(head_line, *[lambda writer: writer.outcome(OUTCOME)] * 2))
    assert error.line == 3


def test_the_head_is_first_and_only_there() -> None:
    assert damaged(written(entry_line(0, Bid(1)), head_line)).line == 1
    error = damaged(written(head_line, entry_line(0, Bid(1)), head_line))
    assert (error.line, error.problem) == (3, "the head is the first line and only there")


@pytest.mark.parametrize("bodies", [b"", b'"entry":{},"outcome":{},', b'"head":{},"entry":{},'])
def test_a_line_holds_one_thing(bodies: bytes) -> None:
    error = damaged(LINES[0] + b'{%s"check":"0"}\n' % bodies)
    assert (error.line, error.problem) == (2, "expected one of head, entry, outcome")


def test_a_line_holds_nothing_unknown() -> None:
    assert "more" in damaged(LINES[0] + b'{"entry":{},"more":1,"check":"0"}\n').problem


@pytest.mark.parametrize("data", [b"", b"\n", b"not a journal\n", b"[]\n", b"\xff\xfe\n"])
def test_what_is_no_journal_is_refused_in_line_1(data: bytes) -> None:
    assert damaged(data).line == 1
    with pytest.raises(CorruptJournal) as error:
        read_head(data)
    assert error.value.line == 1


def test_another_format_is_refused() -> None:
    head = msgspec.structs.replace(journal().head, format=2)
    error = damaged(written(lambda writer: writer.head(head)))
    assert (error.line, error.problem) == (1, "journal format 2 is not 1")


def test_options_that_the_game_does_not_have_are_refused() -> None:
    head = msgspec.structs.replace(journal().head, options={"pace": "relaxed", "gourmet": True})
    error = damaged(written(lambda writer: writer.head(head)))
    assert error.line == 1
    assert "gourmet" in error.problem


def test_a_journal_of_another_game_is_refused() -> None:
    head = msgspec.structs.replace(journal().head, game="toy_duel")
    error = damaged(written(lambda writer: writer.head(head)))
    assert (error.line, error.problem) == (1, "a journal of toy_duel, not of toy_auction")


def test_the_error_says_the_line() -> None:
    assert str(CorruptJournal(7, "torn")) == "line 7: torn"
    assert encode(ENTRIES[0]) in LINES[1]


def test_lists_in_lists_without_end_are_damage_too() -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    for line in (b'{"head":%s,"check":""}' % deep, b'{"head":{"options":{"a":%s}},"check":""}' % deep):
        error = damaged(line + b"\n")
        assert (error.line, error.problem) == (1, "lists or objects are nested too deeply")
