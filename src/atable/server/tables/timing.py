"""Table time: when it runs, what it says now, and when something is due. The server's clock decides alone."""

from collections.abc import Sequence
from typing import Final

from atable.bots.schedule import people_first
from atable.kernel.seats import Seat
from atable.protocol.info import SeatDeadline, Time
from atable.server.store.rows import Outage
from atable.server.tables.book import Book

SCALES: Final = {"fast": 0.5, "normal": 1.0, "slow": 2.5}  # of the game's own thinking times
HOURS: Final = 24  # what a game's relaxed limits are written for


def lives(book: Book) -> bool:
    """Is this a live table, whose people are there at the same time?"""
    return bool(book.facts.options.get("pace") == "live")


def running(book: Book) -> bool:
    return book.facts.status == "playing" and book.facts.paused == "no"


def table_time(book: Book, wall: int, outages: Sequence[Outage]) -> int:
    """Milliseconds of play up to this wall time: none pass in a pause, a count-in or an outage."""
    if book.session is None:
        return 0
    facts = book.facts
    now: int = book.session.state.now
    if not running(book):
        return now
    lost = sum(_overlap(outage, facts.anchor_at, wall) for outage in outages)
    return max(now, facts.anchor_ms + max(0, wall - facts.anchor_at - lost))


def _overlap(outage: Outage, start: int, end: int) -> int:
    return max(0, min(outage.ended_at, end) - max(outage.began_at, start))


def deadlines(book: Book) -> dict[Seat, int]:
    """By seat that a person plays: the table time at which the default is played for it."""
    thinking = book.facts.opened.thinking
    if thinking == "none" or book.facts.status != "playing":
        return {}
    scale = book.facts.opened.hours / HOURS if thinking == "days" else SCALES[thinking]
    return {
        seat: thought.since + round(thought.ms * scale)
        for seat, thought in book.facts.thoughts.items()
        if not book.facts.chairs[seat].bot_plays
    }


def next_due(book: Book) -> int | None:
    """The table time at which the clock has something to do; None while time stands still or nothing is timed."""
    if book.session is None or not running(book):
        return None
    times = list(deadlines(book).values())
    timer = book.game.next_deadline(book.session.state)
    if timer is not None:
        times.append(timer)
    return min(times, default=None)


def first_comers(book: Book) -> set[Seat]:
    """People who come before the bots at a stop: those who play their own seats. In live play all act when they like.

    Who is not connected comes first too: a relaxed table can't tell a phone in a pocket from a person who is gone.
    """
    if lives(book) or book.session is None:
        return set()
    chairs = enumerate(book.facts.chairs)
    return {seat for seat, chair in chairs if chair.person is not None and not chair.bot_plays} - book.session.away


def bots_wait(book: Book) -> bool:
    """Do the bots that owe a decision wait until no person owes one?"""
    if book.session is None:
        return False
    return people_first(book.game, book.session.state, book.pending(), first_comers(book))


def due_at(book: Book, wall: int, outages: Sequence[Outage]) -> int | None:
    """The wall time at which some process must look after this table: its clock, or its bots."""
    if not running(book):
        return None
    pending = book.pending()
    if any(book.facts.chairs[seat].bot_plays for seat in pending) and not bots_wait(book):
        return wall
    due = next_due(book)
    return None if due is None else wall + max(0, due - table_time(book, wall, outages))


def time_info(book: Book, wall: int, outages: Sequence[Outage]) -> Time:
    return Time(
        now=table_time(book, wall, outages),
        running=running(book),
        starts_in=max(0, book.facts.anchor_at - wall) if running(book) else 0,
        deadlines=tuple(SeatDeadline(seat, at) for seat, at in sorted(deadlines(book).items())),
    )
