"""What an operator reads: one JSON object a line, and no secret."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from atable.server import logs

ours = logging.getLogger("atable.server.test")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _own_handlers() -> Iterator[None]:
    """The loggers of the process are left as they were."""
    before = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers[:] = before[0]
    logging.root.setLevel(before[1])


@pytest.fixture
def stream() -> io.StringIO:
    stream = io.StringIO()
    logs.log_to(stream)
    return stream


@pytest.fixture
def _lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server runs."""
    monkeypatch.setattr(logs.NoSecrets, "strict", False)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_json_object_with_its_values(stream: io.StringIO) -> None:
    ours.info("table loaded", extra={"table": "ab12", "ms": 12})
    ours.warning("%d rows are late", 3, extra={"seconds": 1.5})
    [first, second] = lines(stream)
    assert list(first) == ["time", "level", "event", "logger", "table", "ms"]
    assert (first["level"], first["event"], first["table"], first["ms"]) == ("info", "table loaded", "ab12", 12)
    assert (second["level"], second["event"], second["seconds"]) == ("warning", "3 rows are late", 1.5)


def test_the_time_is_that_of_the_record_in_utc() -> None:
    record = logging.makeLogRecord({"msg": "noon", "created": 1_800_000_000.25, "name": ours.name})
    assert logs.described(record)["time"] == "2027-01-15T08:00:00.250+00:00"


def test_a_terminal_gets_plain_lines() -> None:
    terminal = Terminal()
    logs.log_to(terminal)
    ours.info("table loaded", extra={"table": "ab12", "ms": 12})
    assert terminal.getvalue().endswith(" info    table loaded logger=atable.server.test table=ab12 ms=12\n")


@pytest.mark.usefixtures("_lenient")
@pytest.mark.parametrize("name", sorted(logs.FORBIDDEN))
def test_a_secret_is_dropped(name: str, stream: io.StringIO) -> None:
    ours.info("odd", extra={name: "hunter2", "table": "ab12"})
    assert "hunter2" not in stream.getvalue()
    assert (lines(stream)[0]["event"], lines(stream)[0]["table"]) == ("odd", "ab12")


@pytest.mark.usefixtures("_lenient")
def test_a_value_that_is_not_plain_is_dropped(stream: io.StringIO) -> None:
    """Anything may be in it, and be written with it."""
    ours.info("odd", extra={"table": {"hand": "hunter2"}})
    assert "hunter2" not in stream.getvalue()
    assert "table" not in lines(stream)[0]


def test_a_secret_is_an_error_in_tests_even_where_nobody_logs() -> None:
    with pytest.raises(logs.SecretInLog, match="odd: invitation, seed must not be logged"):
        ours.info("odd", extra={"seed": "s", "invitation": "i", "table": "ab12"})


def test_of_an_error_only_its_kind_and_place_are_told(stream: io.StringIO) -> None:
    try:
        int("the seed is 1234")
    except ValueError as error:
        ours.error("bug", exc_info=error, extra={"table": "ab12"})
    [line] = lines(stream)
    assert (line["level"], line["error"], line["table"]) == ("error", "ValueError", "ab12")
    assert str(line["at"]).startswith("tests.server.test_logs:")
    assert "1234" not in stream.getvalue()


def test_other_libraries_may_warn_but_their_values_stay_out(stream: io.StringIO) -> None:
    foreign = logging.getLogger("uvicorn.error")
    foreign.warning('"WebSocket %s" refused', "/i/a-guessed-invitation", extra={"job": "hunter2"})
    foreign.error("Uncaught exception (path='/i/an-invitation')")
    foreign.error("Task failed\nfuture: <Task of a-seat-link>")
    foreign.info("connection open")
    assert [line["event"] for line in lines(stream)] == ['"WebSocket', "Uncaught exception", "Task failed"]
    assert {tuple(line) for line in lines(stream)} == {("time", "level", "event", "logger")}
