"""What the server refuses, in words for both languages."""

from collections.abc import Mapping
from http import HTTPStatus

from atable.kernel.errors import AtableError, BadOptions, IllegalAction
from atable.kernel.messages import Param
from atable.protocol.info import Problem


class Denied(AtableError):
    """A request that can't be carried out; nothing was changed. `key` is a message of the server's texts."""

    def __init__(
        self,
        key: str,
        params: Mapping[str, Param] | None = None,
        field: str | None = None,
        status: HTTPStatus = HTTPStatus.CONFLICT,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.params = dict(params or {})
        self.field = field
        self.status = status

    def problem(self) -> Problem:
        return Problem(self.key, self.params, field=self.field)


class Uncertain(Denied):
    """Nobody can say now whether it is stored. Whoever asks again with the same id will know."""


def not_found() -> Denied:
    """The same for what is not there and for what is not shown: an answer must not tell which."""
    return Denied("not-found", status=HTTPStatus.NOT_FOUND)


def forbidden(key: str, params: Mapping[str, Param] | None = None) -> Denied:
    return Denied(key, params, status=HTTPStatus.FORBIDDEN)


def rule_problem(error: IllegalAction) -> Problem:
    return Problem(error.key, error.params, rule=error.rule)


def bad_option(error: BadOptions) -> Denied:
    return Denied(error.key, error.params, field=f"options.{error.field}")


def unavailable(key: str) -> Denied:
    return Denied(key, status=HTTPStatus.SERVICE_UNAVAILABLE)
