"""What can go wrong, each with what was expected. Every refusal cites the rule it comes from."""

from collections.abc import Mapping

from atable.kernel.messages import Param


class AtableError(Exception):
    """Base of all errors that a caller may show to a person."""


class IllegalAction(AtableError):
    """The rules refuse this action; nothing was changed."""

    def __init__(self, rule: str, key: str, params: Mapping[str, Param] | None = None) -> None:
        super().__init__(f"{rule}: {key}")
        self.rule = rule
        self.key = key
        self.params = dict(params or {})

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, str, dict[str, Param]]]:
        return IllegalAction, (self.rule, self.key, self.params)  # an error raised in a worker process


class BadOptions(AtableError):
    """An option is unknown, out of range or contradicts another one; why, as a message."""

    def __init__(self, field: str, key: str, params: Mapping[str, Param] | None = None) -> None:
        self.field = field
        self.key = key
        self.params = dict(params or {})
        super().__init__(f"option {field}: {key} {self.params or ''}".rstrip())


class BadContent(AtableError):
    """A content file doesn't hold what the rulebook says it must."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {field}: {problem}")


class CorruptJournal(AtableError):
    """A saved game can't be read or doesn't replay."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class NeedsWholeJournal(AtableError):
    """A session that goes on from a save is asked to undo: whoever has all entries replays them and asks again."""


class BrokenInvariant(AtableError):
    """A position that the rules can't reach: a bug of ours, never a player's fault."""
