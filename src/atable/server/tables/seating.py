"""Who sits where, who is the host, and how a table starts and closes."""

from atable.kernel import trace
from atable.kernel.codec import plain
from atable.kernel.errors import BadOptions
from atable.kernel.luck import combine
from atable.kernel.spec import read_options
from atable.protocol import socket
from atable.server.errors import Denied, bad_option, forbidden
from atable.server.tables.desk import Desk
from atable.server.tables.records import (
    AnyRecord,
    BotSat,
    CameBack,
    Ended,
    HandedOver,
    LeftSeat,
    LuckAdded,
    Muted,
    Removed,
    SatDown,
    Started,
    StoodUp,
)


def sit(desk: Desk, message: socket.Sit) -> None:
    chair = desk.chair(message.seat)
    if chair.person == desk.person and not chair.open:
        return  # sitting there already
    if desk.facts.status == "lobby":
        if not chair.empty:
            raise Denied("seat-taken")
    elif desk.facts.status != "playing":
        raise Denied("game-over")
    elif not chair.open:
        raise Denied("seat-taken")
    elif chair.resigned and chair.person == desk.person:
        raise forbidden("not-your-seat")
    elif chair.person != desk.person and any(other.person == desk.person for other in desk.facts.chairs):
        raise forbidden("has-seat")  # whoever has seen one hand may not see a rival's
    back = chair.person == desk.person and chair.open
    desk.unit.add(CameBack(message.seat) if back else SatDown(message.seat, desk.person))


def stand(desk: Desk, message: socket.Stand) -> None:
    desk.require_lobby()
    if desk.chair(message.seat).person != desk.person:
        raise forbidden("not-your-seat")
    desk.unit.add(StoodUp(message.seat))


def leave(desk: Desk, message: socket.Leave) -> None:
    walk_out(desk)


def walk_out(desk: Desk) -> None:
    seats = desk.facts.seats_of(desk.person)
    if desk.facts.status in ("lobby", "playing"):
        for seat in seats:
            desk.unit.add(_leaves(desk, seat))
    if desk.person == desk.facts.host and desk.facts.status != "closed":
        _next_host(desk)


def _leaves(desk: Desk, seat: int) -> AnyRecord:
    return StoodUp(seat) if desk.facts.status == "lobby" else LeftSeat(seat)


def _next_host(desk: Desk) -> None:
    """The role passes on to somebody who plays; a table in the lobby that nobody is left at closes."""
    others = [person for person in desk.facts.people_playing() if person != desk.person]
    if others:
        desk.unit.add(HandedOver(others[0]))
    elif desk.facts.status == "lobby":
        desk.unit.add(Ended("host"))


def add_luck(desk: Desk, message: socket.AddLuck) -> None:
    desk.require_lobby()
    desk.unit.add(LuckAdded(desk.person, message.entropy))


def start(desk: Desk, message: socket.Start) -> None:
    desk.require_host()
    begin(desk)


def begin(desk: Desk) -> None:
    """The seed is fixed now: from the table's own bits, promised when it opened, and what people added."""
    desk.require_lobby()
    facts, game = desk.facts, desk.book.game
    seats = tuple(seat for seat, chair in enumerate(facts.chairs) if not chair.empty)
    if not game.spec.seats_min <= len(seats) <= game.spec.seats_max:
        raise Denied("need-seats", {"least": game.spec.seats_min, "most": game.spec.seats_max}, field="seats")
    try:
        options = game.resolve(read_options(game.spec, facts.options), len(seats))
    except BadOptions as error:
        raise bad_option(error) from None
    seed = combine(facts.opened.bits, facts.contributions())
    first = trace.first(game.setup(options, len(seats), seed))
    version = game.spec.rules_version
    desk.unit.add(Started(seats=seats, options=plain(options), rules_version=version, seed=seed, trace=first))


def set_bot(desk: Desk, message: socket.SetBot) -> None:
    desk.require_host()
    chair = desk.chair(message.seat)
    if message.level not in desk.levels:
        raise Denied("no-such-bot", {"levels": ", ".join(desk.levels)}, field="level")
    if desk.facts.status == "lobby" and chair.person is not None:
        raise Denied("seat-taken")
    if desk.facts.status != "lobby" and not (desk.facts.status == "playing" and chair.bot_plays):
        raise Denied("seat-taken")
    desk.unit.add(BotSat(message.seat, message.level))


def empty(desk: Desk, message: socket.Empty) -> None:
    desk.require_host()
    desk.require_lobby()
    if desk.chair(message.seat).person is not None:
        raise Denied("seat-taken")
    desk.unit.add(StoodUp(message.seat))


def hand_over(desk: Desk, message: socket.HandOver) -> None:
    desk.require_host()
    _require_guest(desk, message.person)
    desk.unit.add(HandedOver(message.person))


def mute(desk: Desk, message: socket.Mute) -> None:
    desk.require_host()
    _require_guest(desk, message.person)
    desk.unit.add(Muted(message.person, message.muted))


def remove(desk: Desk, message: socket.Remove) -> None:
    """The person is sent away; in a running game a bot plays on and somebody else may sit down."""
    desk.require_host()
    _require_guest(desk, message.person)
    if message.person == desk.person:
        raise Denied("not-yourself", field="person")
    if desk.facts.status == "playing":
        for seat in desk.facts.seats_of(message.person):
            desk.unit.add(LeftSeat(seat))
    desk.unit.add(Removed(message.person))


def close(desk: Desk, message: socket.Close) -> None:
    desk.require_host()
    if desk.facts.status == "lobby":
        desk.unit.add(Ended("host"))
    elif desk.facts.status == "playing" and desk.outdated:
        desk.unit.add(Ended("rules"))
    else:
        raise Denied("already-started")


def _require_guest(desk: Desk, person: str) -> None:
    if person not in desk.facts.guests:
        raise Denied("not-at-table", field="person")
