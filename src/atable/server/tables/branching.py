"""What if: a table that continues a finished game from one of its moments. The past is copied into its own log."""

import copy
from collections.abc import Sequence
from typing import Any

import msgspec

from atable.bots.make import FORGETTING
from atable.games.heuristics import HEURISTICS
from atable.kernel import trace
from atable.kernel.actions import Back, Resume
from atable.kernel.bots import Asked, Crew
from atable.kernel.codec import decode, encode
from atable.kernel.journal import Entry
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.protocol.http import WhatIf
from atable.server.botpool.questions import fresh_mind, mind_of
from atable.server.errors import Denied
from atable.server.tables.book import Book, open_book
from atable.server.tables.facts import KeptMind
from atable.server.tables.records import By, Continued, Opened, Planned, Remembered, Started
from atable.server.tables.timing import lives
from atable.server.tables.unit import Unit


def branch(past: Book, person: str, wish: WhatIf, levels: Sequence[str], at: int, count_in: int) -> Unit:
    """A new table in the making, where this game stood after `wish.moment` entries of its journal."""
    if past.session is None:
        raise Denied("what-if-outdated")
    entries = past.session.journal.entries
    if wish.moment > len(entries):
        raise Denied("no-such-moment", {"most": len(entries)}, field="moment")
    opened = _opened(past, person, wish, levels)
    unit = Unit(open_book(past.game, opened, at), at, 0)
    _start(unit, past)
    for entry in entries[: wish.moment]:
        _watch(unit.book, at)
        _copy(unit, entry)
    _come_back(unit)
    if unit.facts.status != "playing":
        raise Denied("what-if-over", field="moment")
    _watch(unit.book, at)
    for seat, kept in unit.facts.minds.items():
        unit.records.append(_remembered(seat, kept))
    unit.add(Continued(at + (count_in if lives(unit.book) else 0)))
    return unit


def _opened(past: Book, person: str, wish: WhatIf, levels: Sequence[str]) -> Opened:
    """The same options and the same luck; the asker on one seat, bots on all others."""
    chairs = past.facts.chairs
    level = wish.level or levels[-1]
    if wish.seat >= len(chairs):
        raise Denied("no-such-seat", {"seat": wish.seat + 1}, field="seat")
    if level not in levels:
        raise Denied("no-such-bot", {"levels": ", ".join(levels)}, field="level")
    bot, asker = Planned(level=level), Planned(person=person)
    return msgspec.structs.replace(
        past.facts.opened,
        rules_version=past.game.spec.rules_version,
        seats=tuple(asker if seat == wish.seat else bot for seat in range(len(chairs))),
        host=person,
        public=False,
        thinking="none",
    )


def _start(unit: Unit, past: Book) -> None:
    for added in past.facts.luck:
        unit.add(added)
    game, seats, seed = past.game, len(past.facts.chairs), past.facts.seed
    first = trace.first(game.setup(past.playing.journal.options, seats, seed))
    version = game.spec.rules_version
    options = past.facts.options
    unit.add(Started(seats=tuple(range(seats)), options=options, rules_version=version, seed=seed, trace=first))


def _copy(unit: Unit, entry: Entry) -> None:
    """Undos as well: they count entries, so that nothing may be left out before them."""
    by: By = "clock" if entry.seat == CLOCK else "table" if entry.seat == TABLE else "past"
    unit.now = entry.ms
    unit.play(entry.seat, msgspec.Raw(encode(entry.action)), by)


def _come_back(unit: Unit) -> None:
    """Who was away then is not away here, and a pause of those days is over."""
    session = unit.book.playing
    unit.now = session.state.now
    for seat in sorted(session.away):
        unit.table_plays(Back(seat))
    if session.paused:
        unit.table_plays(Resume())


# What the bots would know had they played from the start. They learn when they may act, as they do at any table.


def _watch(book: Book, at: int) -> None:
    if book.facts.opened.game not in HEURISTICS:
        return
    for seat in book.may_act():
        level = book.facts.chairs[seat].level
        if level in FORGETTING:
            book.apply(_remembered(seat, _learn(book, seat, level)), at)


def _learn(book: Book, seat: Seat, level: str) -> KeptMind:
    before = book.facts.minds.get(seat) or KeptMind(fresh_mind(seat, book.facts.seed), 0, level)
    memory, rng = copy.deepcopy(before.mind.memory), Rng(*before.mind.rng)
    stream = book.streams.of(seat)
    kinds: Any = list[book.game.spec.events]  # type: ignore[name-defined]
    events = decode(encode(stream.in_force_since(before.seen)), kinds)
    game, state = book.game, book.playing.state
    asked = Asked(
        seat=seat,
        now=state.now,
        legal=game.legal(state, seat),
        events=events,
        memory=memory,
        rng=rng,
        view=lambda: game.view(state, seat),
        sample=lambda: game.sample(state, seat, rng),
        redeal=None,
    )
    heuristics = HEURISTICS[game.spec.id]
    assert not isinstance(heuristics, Crew)  # it has other levels
    heuristics.remember(asked, FORGETTING[level])
    return KeptMind(mind_of(memory, rng), stream.last, level)


def _remembered(seat: Seat, kept: KeptMind) -> Remembered:
    return Remembered(seat=seat, mind=kept.mind, level=kept.level, seen=kept.seen)
