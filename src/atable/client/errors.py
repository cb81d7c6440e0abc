"""What can go wrong between a client and a server."""

import msgspec

from atable.kernel.errors import AtableError
from atable.protocol.http import ErrorBody
from atable.protocol.info import Problem


class RefusedByServer(AtableError):
    """The server did not carry it out. Of several actions the first `accepted` ones are stored."""

    def __init__(self, problem: Problem, accepted: int = 0) -> None:
        super().__init__(_sentence(problem))
        self.problem = problem
        self.accepted = accepted


class SentAway(AtableError):
    """The server closed the socket for good: there is nothing to come back to."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(_sentence(problem))
        self.problem = problem


class NotConnected(AtableError):
    """The server can't be reached, or we have left the table that something is asked of."""


class ProtocolError(AtableError):
    """The server broke a promise of the protocol: a bug on its side or ours."""


def _sentence(problem: Problem) -> str:
    where = problem.rule or problem.field
    return f"{where}: {problem.text or problem.key}" if where else problem.text or problem.key


def problem_in(body: bytes, status: int) -> Problem:
    """Why an HTTP request was refused; a proxy's own answer says nothing but its status."""
    try:
        return msgspec.json.decode(body, type=ErrorBody).error
    except msgspec.DecodeError:
        return Problem(f"http-{status}")
