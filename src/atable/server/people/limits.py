"""How often somebody may ask: buckets that fill again with time, in memory, one for each address or person."""

import ipaddress
from collections import OrderedDict
from collections.abc import Hashable
from http import HTTPStatus
from typing import Final, NamedTuple

from atable.server.clock import Clock
from atable.server.errors import Denied
from atable.server.settings import MINUTE, SECOND, Settings

MOST_KEYS: Final = 20_000  # of one kind; whoever was quiet longest is forgotten, and starts afresh
HOME: Final = 64  # bits of an IPv6 address that name a household: it may choose the others as it likes


class Level(NamedTuple):
    tokens: float
    at: int


class Buckets:
    """Each key may do `most` things at once, and gets as many again in every `period`."""

    def __init__(self, clock: Clock, most: float, period: int, keys: int = MOST_KEYS) -> None:
        self._clock = clock
        self._most = max(most, 1.0)
        self._rate = most / period
        self._keys = keys
        self._levels: OrderedDict[Hashable, Level] = OrderedDict()

    def take(self, key: Hashable) -> None:
        """Count one; raise Denied if there were too many lately. What is denied doesn't count."""
        now = self._clock.wall()
        tokens = self._tokens(key, now)
        if tokens < 1:
            raise Denied("too-many", status=HTTPStatus.TOO_MANY_REQUESTS)
        self._levels[key] = Level(tokens - 1, now)
        self._levels.move_to_end(key)
        if len(self._levels) > self._keys:
            self._levels.popitem(last=False)

    def _tokens(self, key: Hashable, now: int) -> float:
        level = self._levels.get(key)
        if level is None:
            return self._most
        return min(self._most, level.tokens + (now - level.at) * self._rate)


class Limits:
    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._requests = Buckets(clock, settings.requests_a_minute, MINUTE)
        self._guesses = Buckets(clock, settings.joins_a_minute, MINUTE)
        self._messages = Buckets(clock, settings.messages_a_second, SECOND)
        self._chats = Buckets(clock, settings.chats_a_minute, MINUTE)

    def request(self, address: str) -> None:
        self._requests.take(address)

    def guess(self, address: str) -> None:
        """Somebody tries an invitation, a password or a seat link."""
        self._guesses.take(address)

    def message(self, person: str, table: str) -> None:
        self._messages.take((person, table))

    def chat(self, person: str) -> None:
        self._chats.take(person)


def address_of(peer: str, forwarded: str, proxies: int) -> str:
    """Whose request this is, for counting.

    Each proxy adds the address it was called from at the end of X-Forwarded-For; what stands before the
    entries of our own proxies is whatever the caller wrote there.
    """
    hops = [hop.strip() for hop in forwarded.split(",")]
    if 0 < proxies <= len(hops):
        return _household(hops[-proxies]) or _household(peer) or peer
    return _household(peer) or peer


def _household(text: str) -> str | None:
    """None for what is no address."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), HOME), strict=False))
