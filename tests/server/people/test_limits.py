"""How often somebody may ask."""

from collections.abc import Callable

import pytest

from atable.server.errors import Denied
from atable.server.people.limits import Buckets, Limits, address_of
from atable.server.settings import Settings
from tests.server.people.site import HandClock


def accepted(ask: Callable[[], None], times: int) -> int:
    """How many of so many tries were let through."""
    return sum(answer(ask) is None for _ in range(times))


def answer(ask: Callable[[], None]) -> Denied | None:
    try:
        ask()
    except Denied as denied:
        return denied
    return None


def test_what_is_too_much_is_refused_with_its_reason() -> None:
    buckets = Buckets(HandClock(), most=1, period=60_000)
    buckets.take("here")
    with pytest.raises(Denied) as refused:
        buckets.take("here")
    assert (refused.value.key, refused.value.status) == ("too-many", 429)


def test_a_flood_is_cut_off_and_recovers_with_time() -> None:
    clock = HandClock()
    buckets = Buckets(clock, most=6, period=60_000)
    assert accepted(lambda: buckets.take("here"), 100) == 6
    clock.now += 9_999
    assert accepted(lambda: buckets.take("here"), 100) == 0
    clock.now += 1  # ten seconds: a sixth of a minute, one of six
    assert accepted(lambda: buckets.take("here"), 100) == 1
    clock.now += 3_600_000
    assert accepted(lambda: buckets.take("here"), 100) == 6


def test_one_key_does_not_pay_for_another() -> None:
    buckets = Buckets(HandClock(), most=3, period=60_000)
    assert accepted(lambda: buckets.take("loud"), 10) == 3
    assert accepted(lambda: buckets.take("quiet"), 10) == 3


def test_whoever_was_quiet_longest_is_forgotten_first() -> None:
    buckets = Buckets(HandClock(), most=2, period=60_000, keys=2)
    for key in ("a", "b", "a", "c"):  # b has been quiet longest when c comes
        buckets.take(key)
    assert accepted(lambda: buckets.take("a"), 5) == 0
    assert accepted(lambda: buckets.take("c"), 5) == 1
    assert accepted(lambda: buckets.take("b"), 5) == 2


def test_less_than_one_a_period_still_lets_one_through() -> None:
    clock = HandClock()
    buckets = Buckets(clock, most=0.5, period=1_000)
    assert accepted(lambda: buckets.take("slow"), 5) == 1
    clock.now += 2_000
    assert accepted(lambda: buckets.take("slow"), 5) == 1


def test_each_limit_is_the_one_of_the_settings() -> None:
    settings = Settings(requests_a_minute=5, joins_a_minute=4, messages_a_second=3.0, chats_a_minute=2)
    limits = Limits(settings, HandClock())
    assert accepted(lambda: limits.request("192.0.2.1"), 9) == 5
    assert accepted(lambda: limits.guess("192.0.2.1"), 9) == 4
    assert accepted(lambda: limits.message("ann", "table-1"), 9) == 3
    assert accepted(lambda: limits.message("ann", "table-2"), 9) == 3
    assert accepted(lambda: limits.chat("ann"), 9) == 2


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("192.0.2.1", "", 0, "192.0.2.1"),
        ("192.0.2.1", "198.51.100.7", 0, "192.0.2.1"),  # anybody can write this header
        ("127.0.0.1", "198.51.100.7", 1, "198.51.100.7"),
        ("127.0.0.1", "10.9.9.9, 198.51.100.7", 1, "198.51.100.7"),  # the first was sent by the caller
        ("127.0.0.1", "198.51.100.7,203.0.113.5", 2, "198.51.100.7"),
        ("127.0.0.1", "198.51.100.7", 2, "127.0.0.1"),  # came by another way than our two proxies
        ("127.0.0.1", "", 1, "127.0.0.1"),
        ("127.0.0.1", "<script>", 1, "127.0.0.1"),
        ("::ffff:192.0.2.1", "", 0, "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "", 0, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "", 0, "2001:db8:1:2::/64"),
        ("", "", 0, ""),
        ("testclient", "", 0, "testclient"),
    ],
)
def test_the_address_that_counts(peer: str, forwarded: str, proxies: int, address: str) -> None:
    assert address_of(peer, forwarded, proxies) == address
