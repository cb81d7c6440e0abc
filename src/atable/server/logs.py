"""What the server tells its operator: one JSON object a line, or plain lines on a terminal.

Our modules log as usual, with named values: `logger.warning("append slow", extra={"table": table_id, "ms": 900})`.
Names that stand for somebody's game, secrets or person are dropped. Of other libraries only warnings are kept, and
of these the bare words: their values may be anything, an address with an invitation or a row of a game among them.
For the same reason uvicorn runs without its access log, and of an error only its kind and place are told.
"""

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

from atable.kernel.errors import AtableError

Value = str | int | float | bool | None

OURS: Final = "atable"

# What a game holds, what opens a door, what a person is called or says, where somebody is; and our own fields.
FORBIDDEN: Final = frozenset(
    {"action", "actions", "body", "events", "journal", "legal", "memory", "prompt", "state", "view"}
    | {"bits", "code", "cookie", "entropy", "invitation", "key", "link", "password", "seed", "token"}
    | {"chat", "login", "person_name", "text"}
    | {"address", "database", "headers", "path", "query", "url"}
    | {"time", "level", "event", "logger", "error", "at"}
)
STANDARD: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class SecretInLog(AtableError):
    """A value was to be logged under a name that is not for logs, or one that isn't plain."""


class NoSecrets(logging.Filter):
    """Drops values that a log must not hold. Tests set `strict`, so that they are found rather than dropped."""

    strict = False

    def filter(self, record: logging.LogRecord) -> bool:
        secret = [name for name, value in _extra(record).items() if not _allowed(name, value)]
        if secret and self.strict:
            raise SecretInLog(f"{record.msg}: {', '.join(sorted(secret))} must not be logged")
        for name in secret:
            delattr(record, name)
        return True


def log_to(stream: TextIO | None = None) -> None:
    """Send everything to this stream (stderr), the only way out for all loggers of the process."""
    chosen = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(chosen)
    handler.addFilter(NoSecrets())
    handler.setFormatter(PlainLines() if chosen.isatty() else JsonLines())
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(logging.INFO)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(described(record)).decode()


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = described(record)
        head = f"{line.pop('time')} {line.pop('level'):<7} {line.pop('event')}"
        return " ".join([head, *(f"{name}={value}" for name, value in line.items())])


def described(record: logging.LogRecord) -> dict[str, Value]:
    """A record as the fields of its line."""
    line: dict[str, Value] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": record.getMessage() if _is_ours(record) else _bare_words(record),
        "logger": record.name,
    }
    if record.exc_info and record.exc_info[1] is not None:
        line |= _failure(record.exc_info[1])
    return line | _extra(record)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


def _bare_words(record: logging.LogRecord) -> str:
    """The words up to the first line end, bracket or place for a value."""
    return re.split(r"[\n(\[{<%]", str(record.msg), maxsplit=1)[0].strip()


def _extra(record: logging.LogRecord) -> dict[str, Value]:
    """The named values of a record of ours."""
    if not _is_ours(record):
        return {}
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


def _allowed(name: str, value: object) -> bool:
    return name not in FORBIDDEN and isinstance(value, Value)


def _failure(error: BaseException) -> dict[str, Value]:
    frames = traceback.walk_tb(error.__traceback__)
    places = [f"{frame.f_globals.get('__name__')}:{line}" for frame, line in frames]
    return {"error": type(error).__name__, "at": " > ".join(places)}
