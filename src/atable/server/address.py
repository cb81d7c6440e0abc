"""Where players find a server at home: a free port, this machine's address in its network, a code to scan."""

import errno
import socket
from typing import Final

import segno

from atable.kernel.errors import AtableError

TRIES: Final = 50
LAST_PORT: Final = 65_535
OUTSIDE: Final = ("192.0.2.1", 9)  # an address that only documentation uses (RFC 5737)

HALF_BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
BLACK_ON_WHITE: Final = "\x1b[30;107m"  # whatever the colours of the terminal, a phone can read it
PLAIN: Final = "\x1b[0m"


class NoAddress(AtableError):
    """A server can't listen where it was told to."""


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that nobody listens on."""
    last = min(wanted + TRIES - 1, LAST_PORT)
    for port in range(wanted, last + 1):
        if (found := _listen(host, port)) is not None:
            return found
    raise NoAddress(f"no free port from {wanted} to {last}; choose another one with --port")


def _listen(host: str, port: int) -> int | None:
    """Try out a port; None if it is busy. Port 0 lets the system choose."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
        with socket.socket(family, kind) as trial:
            # As the server does: a connection that has just ended does not keep a port busy.
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            return int(trial.getsockname()[1])
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return None
        raise NoAddress(f"can't listen on {host}, port {port}: {error.strerror}") from error


def home_address() -> str | None:
    """This machine's address in the local network, None without a network.

    Connecting a datagram socket sends nothing; it only asks the system which way it would send.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(OUTSIDE)
        except OSError:
            return None
        address = str(asking.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def qr(text: str) -> str:
    """A QR code with its quiet zone for a terminal, two rows of dots a line."""
    code = segno.make_qr(text)
    rows = [[bool(dot) for dot in row] for row in code.matrix_iter(border=code.default_border_size)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = [_line(upper, lower) for upper, lower in zip(rows[::2], rows[1::2], strict=True)]
    return "\n".join(f"{BLACK_ON_WHITE}{line}{PLAIN}" for line in lines)


def _line(upper: list[bool], lower: list[bool]) -> str:
    return "".join(HALF_BLOCKS[pair] for pair in zip(upper, lower, strict=True))
