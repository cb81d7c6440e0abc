"""What people do in a running game: act, take back, ask for a pause or an end, vote."""

import secrets

import msgspec

from atable.kernel.actions import Undo
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction, NeedsWholeJournal
from atable.protocol import socket
from atable.protocol.info import Problem, Subject
from atable.server.errors import Denied, forbidden, rule_problem
from atable.server.tables.desk import Desk
from atable.server.tables.facts import Chair, Proposal
from atable.server.tables.records import CameBack, Dropped, Ended, Proposed, Resigned, Voted
from atable.server.tables.timing import lives


class Answer(msgspec.Struct, frozen=True):
    """How many actions were accepted, and why the next one was not."""

    accepted: int = 0
    problem: Problem | None = None


def act(desk: Desk, message: socket.Act) -> Answer:
    chair = _own_chair(desk, message.seat)
    if chair.stand_in:
        desk.unit.add(CameBack(message.seat))  # who acts is back
    if desk.facts.paused == "empty":
        desk.unit.go_on(_count_in(desk))
    for number, action in enumerate(message.actions):
        problem = _try(desk, message.seat, action, message.prompt if number == 0 else None, number)
        if problem is not None:
            return Answer(number, problem)
    return Answer(len(message.actions))


def _try(desk: Desk, seat: int, action: msgspec.Raw, prompt: str | None, number: int) -> Problem | None:
    if desk.facts.status != "playing":
        return Problem("game-over")
    try:
        desk.unit.play(seat, action, "person", prompt)
    except IllegalAction as error:
        return rule_problem(error)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Problem("bad-message", {"problem": str(error)}, field=f"actions[{number}]")
    except RecursionError:
        return Problem("bad-message", {"problem": "nested too deeply"}, field=f"actions[{number}]")
    return None


def take_back(desk: Desk, message: socket.TakeBack) -> None:
    _own_chair(desk, message.seat)
    session = desk.book.playing
    if not session.whole:
        raise NeedsWholeJournal
    mine = [
        done.number
        for done in session.in_force
        if done.entry.seat == message.seat and _by_person(desk, done.number) and _seen_by_all(desk, done.number)
    ]
    if not mine:
        raise Denied("nothing-to-take-back")
    to = mine[-1] - 1
    if to < session.fence() or _others_moved(desk, message.seat, mine[-1]):
        desk.unit.add(Proposed("undo", desk.person, to))
        settle(desk, "undo")
    else:
        go_back(desk, to)


def _by_person(desk: Desk, number: int) -> bool:
    return desk.book.played_by[number - 1] in ("person", "default")


def _seen_by_all(desk: Desk, number: int) -> bool:
    """Orders and wishes, given in secret, are no moves: to take one back would tell that there was one.

    They are told to some and not to spectators. A move that no event tells of shows in everybody's view.
    """
    streams = desk.book.streams
    before = streams.marks[number - 2] if number > 1 else streams.base
    after = streams.marks[number - 1]
    return after == before or after[-1] > before[-1]


def _others_moved(desk: Desk, seat: int, number: int) -> bool:
    """Has another person moved since, as far as this seat can see? What it can't see must not change the answer."""
    marks = desk.book.streams.marks
    return any(
        done.number > number
        and done.entry.seat >= 0
        and done.entry.seat != seat
        and _by_person(desk, done.number)
        and marks[done.number - 1][seat] > marks[done.number - 2][seat]
        for done in desk.book.playing.in_force
    )


def go_back(desk: Desk, to: int) -> None:
    """Back to after entry `to`. What others did meanwhile, and secret orders and wishes, is done again if it can be."""
    session = desk.book.playing
    entropy = secrets.token_hex(16) if to < session.fence() else None
    later = [] if entropy else [done for done in session.in_force if done.number > to + 1 and done.entry.seat >= 0]
    seat = next((done.entry.seat for done in session.in_force if done.number == to + 1), None)
    again = [
        done.entry
        for done in later
        if _by_person(desk, done.number) and (done.entry.seat != seat or not _seen_by_all(desk, done.number))
    ]
    desk.unit.table_plays(Undo(to, entropy))
    desk.unit.now = session.state.now  # the clock went back too, whether something is done again or not
    for entry in again:
        try:
            desk.unit.play(entry.seat, msgspec.Raw(encode(entry.action)), "person")
        except IllegalAction:
            continue  # it belonged to a position that is no more


def propose(desk: Desk, message: socket.Propose) -> None:
    _require_player(desk)
    _require_running_game(desk)
    if message.subject == "pause":
        if desk.facts.paused != "no":
            raise Denied("table-paused")
        _require_no_other_pause(desk)
    if (standing := desk.facts.proposal(message.subject)) is not None:
        _agree(desk, standing)
    else:
        desk.unit.add(Proposed(message.subject, desk.person))
    settle(desk, message.subject)


def vote(desk: Desk, message: socket.Vote) -> None:
    _require_player(desk)
    proposal = desk.facts.proposal(message.subject)
    if proposal is None:
        raise Denied("no-such-proposal")
    if message.yes:
        _agree(desk, proposal)
        settle(desk, message.subject)
    else:
        desk.unit.add(Voted(message.subject, desk.person, False))


def _agree(desk: Desk, proposal: Proposal) -> None:
    if desk.person not in proposal.agreed:
        desk.unit.add(Voted(proposal.subject, desk.person, True))


def settle(desk: Desk, subject: Subject) -> None:
    """Do what was asked for once all agree: live, all who are connected; relaxed, all who play."""
    proposal = desk.facts.proposal(subject)
    if proposal is None or desk.missing(proposal):
        return
    desk.unit.add(Dropped(subject))
    if subject == "undo":
        if not desk.book.playing.whole:
            raise NeedsWholeJournal
        go_back(desk, proposal.to)
    elif subject == "pause":
        _require_no_other_pause(desk)  # the sand may have begun to run since it was proposed
        desk.unit.stand_still("consent")
    else:
        desk.unit.add(Ended("vote"))


def _require_no_other_pause(desk: Desk) -> None:
    book = desk.book
    if book.game.spec.own_pause and lives(book) and book.game.next_deadline(book.playing.state) is not None:
        raise Denied("pause-by-the-rules")


def resume(desk: Desk, message: socket.Resume) -> None:
    _require_player(desk)
    _require_running_game(desk)
    if desk.facts.paused == "no":
        raise Denied("not-paused")
    desk.unit.go_on(_count_in(desk))


def _count_in(desk: Desk) -> int:
    return desk.settings.count_in if lives(desk.book) else 0


def come_back(desk: Desk, message: socket.ComeBack) -> None:
    _require_running_game(desk)
    chair = desk.chair(message.seat)
    if chair.person != desk.person or chair.resigned:
        raise forbidden("not-your-seat")
    if chair.stand_in:
        desk.unit.add(CameBack(message.seat))


def resign(desk: Desk, message: socket.Resign) -> None:
    _own_chair(desk, message.seat)
    desk.unit.add(Resigned(message.seat))
    if len(desk.facts.chairs) == 2 or not desk.facts.people_playing():
        desk.unit.add(Ended("resigned"))


def _own_chair(desk: Desk, seat: int) -> Chair:
    _require_running_game(desk)
    chair = desk.chair(seat)
    if chair.person != desk.person or chair.open:
        raise forbidden("not-your-seat")
    return chair


def _require_player(desk: Desk) -> None:
    if desk.person not in desk.facts.people_playing():
        raise forbidden("not-at-table")


def _require_running_game(desk: Desk) -> None:
    if desk.outdated:
        raise Denied("table-outdated")
    if desk.facts.status == "lobby":
        raise Denied("not-started")
    if desk.facts.status != "playing":
        raise Denied("game-over")
