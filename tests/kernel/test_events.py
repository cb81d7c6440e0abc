"""Who learns what, and what an undo may not cross."""

from typing import ClassVar

from atable.kernel.codec import decode, encode
from atable.kernel.events import Event, Secret, revealing, seen_by


class DoorOpened(Event, frozen=True):
    door: int


class CardSeen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str | None


OPENED = DoorOpened(3)
DRAWN = Secret((1, 2), CardSeen("queen"), CardSeen(None))
WHISPER = Secret((0,), DoorOpened(9), None)


def test_a_public_event_is_seen_by_all() -> None:
    assert all(seen_by([OPENED], seat) == [OPENED] for seat in (0, 1, 2, None))


def test_a_secret_event_has_a_version_for_the_others() -> None:
    assert seen_by([DRAWN], 1) == seen_by([DRAWN], 2) == [CardSeen("queen")]
    assert seen_by([DRAWN], 0) == seen_by([DRAWN], None) == [CardSeen(None)]


def test_a_secret_event_without_a_public_version_leaves_no_trace() -> None:
    assert seen_by([OPENED, WHISPER, OPENED], 0) == [OPENED, DoorOpened(9), OPENED]
    assert seen_by([OPENED, WHISPER, OPENED], 1) == seen_by([OPENED, WHISPER, OPENED], None) == [OPENED, OPENED]


def test_the_order_of_events_is_kept() -> None:
    assert seen_by([DRAWN, OPENED, WHISPER], 1) == [CardSeen("queen"), OPENED]


def test_revealing_looks_into_secrets() -> None:
    assert not revealing([])
    assert not revealing([OPENED, WHISPER])
    assert revealing([OPENED, CardSeen("queen")])
    assert revealing([OPENED, DRAWN])


def test_a_secret_that_one_seat_learns_is_a_reveal_even_if_the_public_version_is_harmless() -> None:
    assert revealing([Secret((1,), CardSeen("queen"), DoorOpened(1))])
    assert not revealing([Secret((1,), DoorOpened(1), None)])


def test_what_is_shared_by_all_of_a_class_is_not_on_the_wire() -> None:
    assert encode(CardSeen("queen")) == b'{"type":"card_seen","card":"queen"}'
    assert decode(b'{"type":"door_opened","door":3}', DoorOpened | CardSeen) == OPENED
