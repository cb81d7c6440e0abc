"""Where players find a server at home."""

import re
import socket
from collections.abc import Iterator

import pytest
import segno

from atable.server import address
from atable.server.address import NoAddress, free_port, home_address, qr

LOOPBACK = "127.0.0.1"


@pytest.fixture
def busy() -> Iterator[int]:
    with socket.create_server((LOOPBACK, 0)) as server:
        yield server.getsockname()[1]


def test_a_free_port_is_taken_as_it_is() -> None:
    with socket.create_server((LOOPBACK, 0)) as server:
        port = server.getsockname()[1]
    assert free_port(LOOPBACK, port) == port


@pytest.mark.parametrize("host", [LOOPBACK, "0.0.0.0"])
def test_a_busy_port_gives_the_next_free_one(host: str, busy: int) -> None:
    found = free_port(host, busy)
    assert busy < found < busy + address.TRIES
    with socket.create_server((LOOPBACK, found)) as server:
        assert server.getsockname()[1] == found


def test_port_0_is_any_free_one() -> None:
    assert free_port(LOOPBACK, 0) > 0


def test_when_all_are_busy_it_says_what_to_do(busy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "TRIES", 1)
    with pytest.raises(NoAddress, match=f"no free port from {busy} to {busy}; choose another one with --port"):
        free_port(LOOPBACK, busy)


def test_a_host_that_is_not_ours_is_a_clear_error() -> None:
    with pytest.raises(NoAddress, match=r"can't listen on 192\.0\.2\.7, port 8000: "):
        free_port("192.0.2.7", 8000)


class FakeSocket:
    """A datagram socket of a machine that has this address, or no network."""

    def __init__(self, own: str | None) -> None:
        self.own = own
        self.target: tuple[str, int] | None = None

    def __call__(self, family: int, kind: int) -> "FakeSocket":
        assert kind == socket.SOCK_DGRAM
        return self

    def __enter__(self) -> "FakeSocket":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def connect(self, target: tuple[str, int]) -> None:
        if self.own is None:
            raise OSError("Network is unreachable")
        self.target = target

    def getsockname(self) -> tuple[str | None, int]:
        return self.own, 40_000


@pytest.mark.parametrize(
    ("own", "found"), [("192.168.1.20", "192.168.1.20"), ("127.0.0.1", None), ("0.0.0.0", None), (None, None)]
)
def test_the_address_in_the_network(own: str | None, found: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = FakeSocket(own)
    monkeypatch.setattr(socket, "socket", machine)
    assert home_address() == found
    assert machine.target in (None, ("192.0.2.1", 9))


@pytest.mark.parametrize("text", ["http://192.168.1.20:8000", "http://10.0.0.2:8017/" + "x" * 60])
def test_the_code_has_the_dots_of_segno_and_a_quiet_zone(text: str) -> None:
    dots: list[list[bool]] = []
    for line in qr(text).split("\n"):
        [cells] = re.fullmatch(r"\x1b\[30;107m([ ▀▄█]+)\x1b\[0m", line).groups()  # type: ignore[union-attr]
        dots += [[cell in "▀█" for cell in cells], [cell in "▄█" for cell in cells]]
    expected = [[bool(dot) for dot in row] for row in segno.make_qr(text).matrix]
    size = len(expected)
    assert [row[4 : 4 + size] for row in dots[4 : 4 + size]] == expected
    assert {len(row) for row in dots} == {size + 8}
    quiet = [*dots[:4], *dots[4 + size :]]
    assert not any(any(row) for row in quiet)
    assert not any(any(row[:4]) or any(row[-4:]) for row in dots)
