"""How people come to tables: opening one, connecting to one, sending it messages, a rematch."""

import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec

from atable.kernel.codec import encode, plain
from atable.kernel.errors import BadOptions, IllegalAction
from atable.kernel.game import Game
from atable.kernel.seats import Seat
from atable.kernel.spec import Options, read_options
from atable.protocol import socket
from atable.protocol.http import CreateTable, SeatPlan, WhatIf
from atable.protocol.socket import Done, Refused, Welcome
from atable.server.errors import Denied, Uncertain, bad_option, forbidden, not_found, rule_problem
from atable.server.office import Office
from atable.server.people.names import clean_line
from atable.server.store.rows import ChatRow, TableRow
from atable.server.store.writer import Append
from atable.server.tables import branching, playing, seating, timing
from atable.server.tables.book import open_book
from atable.server.tables.desk import Desk
from atable.server.tables.facts import Chair
from atable.server.tables.listeners import Listener
from atable.server.tables.loading import load_finished
from atable.server.tables.playing import Answer
from atable.server.tables.records import Admitted, Answered, CameBack, NextTable, Opened, Planned
from atable.server.tables.registry import Registry
from atable.server.tables.summary import summary
from atable.server.tables.table import Table, places_of
from atable.server.tables.unit import Unit

CHAT_SHOWN: Final = 100  # lines that somebody who comes gets
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # of invitations: none that look alike

COMMANDS: Final[dict[type, Callable[..., Answer | None]]] = {
    socket.Act: playing.act,
    socket.TakeBack: playing.take_back,
    socket.Propose: playing.propose,
    socket.Vote: playing.vote,
    socket.Resume: playing.resume,
    socket.ComeBack: playing.come_back,
    socket.Resign: playing.resign,
    socket.Sit: seating.sit,
    socket.Stand: seating.stand,
    socket.Leave: seating.leave,
    socket.AddLuck: seating.add_luck,
    socket.Start: seating.start,
    socket.SetBot: seating.set_bot,
    socket.Empty: seating.empty,
    socket.HandOver: seating.hand_over,
    socket.Mute: seating.mute,
    socket.Remove: seating.remove,
    socket.Close: seating.close,
}


class Doors:
    def __init__(self, office: Office, registry: Registry) -> None:
        self.office = office
        self.registry = registry

    # Opening

    async def open_table(self, person: str, wish: CreateTable) -> TableRow:
        opened = self._opened(person, wish)
        row = await self._create(opened)
        if wish.start:
            await self._begin(row.id, person)
        return row

    async def _begin(self, table_id: str, person: str) -> None:
        """At once, or the table was never opened."""
        table = await self.registry.get(table_id)
        try:
            await table.change(lambda unit: seating.begin(table.desk(unit, person)))
        except Denied:
            self.registry.let_go(table_id)
            await self.office.store.delete_table(table_id)
            raise
        await self.registry.started(table_id)

    def _opened(self, person: str, wish: CreateTable) -> Opened:
        game = self.office.games.get(wish.game)
        if game is None:
            raise Denied("no-such-game", {"games": ", ".join(self.office.games)}, field="game")
        if len(wish.seats) > game.spec.seats_max:
            limits = {"least": game.spec.seats_min, "most": game.spec.seats_max}
            raise Denied("need-seats", limits, field="seats")
        options = self._options(game, wish)
        return Opened(
            game=wish.game,
            rules_version=game.spec.rules_version,
            options=plain(options),
            seats=tuple(self._planned(plan, person, wish.game, seat) for seat, plan in enumerate(wish.seats)),
            host=person,
            public=wish.public,
            thinking=wish.thinking,
            hours=wish.hours,
            bits=secrets.token_hex(32),
        )

    def _options(self, game: Game[Any], wish: CreateTable) -> Options:
        pace = wish.options.get("pace", "relaxed" if wish.thinking == "days" else "live")
        if pace == "simulation":
            raise Denied("no-simulation", field="options.pace")
        if (pace == "relaxed") != (wish.thinking == "days") and wish.thinking != "none":
            key = "relaxed-needs-days" if pace == "relaxed" else "thinking-needs-relaxed"
            raise Denied(key, field="thinking")
        try:
            options = read_options(game.spec, {**wish.options, "pace": pace})
            if len(wish.seats) >= game.spec.seats_min:
                game.resolve(options, len(wish.seats))  # a contradiction is told now, not at the start
        except BadOptions as error:
            raise bad_option(error) from None
        return options

    def _planned(self, plan: SeatPlan, person: str, game_id: str, seat: int) -> Planned:
        if plan.kind == "me":
            return Planned(person=person)
        if plan.kind != "bot":
            return Planned()
        levels = self.office.levels(game_id)
        level = plan.level or levels[-1]
        if level not in levels:
            raise Denied("no-such-bot", {"levels": ", ".join(levels)}, field=f"seats[{seat}].level")
        return Planned(level=level)

    async def _create(self, opened: Opened, more: tuple[Admitted, ...] = ()) -> TableRow:
        at = self.office.clock.wall()
        unit = Unit(open_book(self.office.games[opened.game], opened, at), at, 0)
        for record in more:
            unit.add(record)
        return await self._set_up(unit)

    async def _set_up(self, unit: Unit) -> TableRow:
        """Store a new table with all that has happened at it so far."""
        at, book, opened = unit.at, unit.book, unit.facts.opened
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=opened.game,
            status=book.facts.status,
            public=opened.public,
            invitation="".join(secrets.choice(LETTERS) for _ in range(8)),
            rules_version=opened.rules_version,
            host=opened.host,
            summary=summary(book),
            created_at=at,
            updated_at=at,
            due_at=timing.due_at(book, at, self.office.outages),
        )
        first = Append(row.id, 1, at, encode([opened, *unit.records]), places=places_of(book))
        await self.office.store.create_table(row, first)
        return row

    async def branch(self, person: str, table_id: str, wish: WhatIf) -> TableRow:
        """A table at which this person continues a finished game from one of its moments."""
        past = await load_finished(self.office, table_id, "what-if-later")
        levels = self.office.levels(past.game.spec.id)
        unit = branching.branch(past, person, wish, levels, self.office.clock.wall(), self.office.settings.count_in)
        row = await self._set_up(unit)
        await self.registry.started(row.id)
        return row

    async def rematch(self, table: Table, person: str) -> None:
        """A new table with the same people, options and bots; the first who asks opens it for all."""
        async with table.fresh():
            facts = table.book.facts
        if facts.status != "finished" or person not in facts.guests:
            raise Denied("rematch-later")
        if facts.rematch is not None:
            return
        opened = msgspec.structs.replace(
            facts.opened,
            seats=tuple(_again(chair) for chair in facts.chairs),
            host=facts.host if facts.host in facts.guests else person,
            rules_version=table.book.game.spec.rules_version,
            bits=secrets.token_hex(32),
        )
        row = await self._create(opened, tuple(Admitted(guest) for guest in facts.guests))
        chosen = await table.change(lambda unit: _link(unit, row.id))
        if chosen != row.id:
            await self.office.store.delete_table(row.id)

    # Connecting

    async def connect(self, person: str, table_id: str, hello: socket.Hello) -> tuple[Table, Listener]:
        """Let somebody in and show them everything that is theirs to see."""
        table = await self.registry.get(table_id)
        if self.office.shared:
            await table.catch_up()  # who comes from another process may know more than we have heard
        await table.change(lambda unit: self._let_in(unit, table, person, hello.invitation))
        listener = Listener(person, self.office.settings.queue)
        listener.lasts = {_stream(name): last for name, last in hello.last.items()}
        listener.chat_had = hello.chat
        async with table.fresh():
            rows = await self._chat_for(table, listener)
            self._arrive(table, listener, rows)
        try:
            await self._show_presence(table, person)
        except BaseException:
            self._gone(table, listener)
            raise
        return table, listener

    async def show_all(self, table: Table, listener: Listener) -> None:
        """A fresh picture for somebody who missed something."""
        async with table.fresh():
            _welcome(table, listener, await self._chat_for(table, listener))

    async def _chat_for(self, table: Table, listener: Listener) -> list[ChatRow]:
        told = -1
        while told != table.chat_told:  # again, if somebody spoke while we were reading
            told = table.chat_told
            rows = await self.office.store.chat_after(table.id, listener.chat_had, CHAT_SHOWN)
        return rows

    def _let_in(self, unit: Unit, table: Table, person: str, invitation: str | None) -> None:
        facts = unit.facts
        if person in facts.removed:
            raise forbidden("removed-from-table")
        known = person in facts.guests
        if not known and not facts.opened.public and invitation != table.row.invitation:
            raise not_found()
        if not known:
            if len(facts.guests) >= self.office.settings.guests_per_table:
                raise Denied("table-full")
            unit.add(Admitted(person))
        if facts.status == "playing" and not table.outdated:
            for seat in facts.seats_of(person):
                if facts.chairs[seat].stand_in:
                    unit.add(CameBack(seat))

    def _arrive(self, table: Table, listener: Listener, rows: list[ChatRow]) -> None:
        table.here[listener.person] += 1
        first = table.here[listener.person] == 1
        table.book.looks += first
        _welcome(table, listener, rows)
        table.listeners.add(listener)
        if first:
            table.tell_all()

    def _gone(self, table: Table, listener: Listener) -> None:
        table.listeners.discard(listener)
        table.here[listener.person] -= 1
        if not table.listeners:
            table.quiet_since = self.office.clock.wall()
        if table.here[listener.person] == 0:
            table.look_again()

    async def disconnect(self, table: Table, listener: Listener) -> None:
        self._gone(table, listener)
        await self._show_presence(table, listener.person)

    async def _show_presence(self, table: Table, person: str) -> None:
        """To the other processes, when the first socket of a person has come or the last has gone."""
        office = self.office
        if office.shared and table.here[person] < 2:
            note = office.store.set_present if table.here[person] else office.store.unset_present
            await note(office.process, table.id, person)
            await self.registry.announce(table.id)

    # Messages

    async def receive(self, table: Table, person: str, message: socket.Command, arrived: int) -> Done | Refused:
        """Carry out one message; the answer says what was done and stored."""
        try:
            if isinstance(message, socket.Say):
                await self._say(table, person, message)
                return Done(message.client)
            if isinstance(message, socket.Rematch):
                await self.rematch(table, person)
                return Done(message.client)
            answer = await table.change(lambda unit: _carry_out(table.desk(unit, person), message), arrived)
            if isinstance(message, socket.Start):
                await self.registry.started(table.id)
        except Uncertain:
            raise
        except Denied as error:
            return Refused(message.client, error.problem())
        except IllegalAction as error:
            return Refused(message.client, rule_problem(error))
        self._count(table, message, answer)
        if answer.problem is not None:
            return Refused(message.client, answer.problem, answer.accepted)
        return Done(message.client)

    def _count(self, table: Table, message: socket.Command, answer: Answer) -> None:
        if isinstance(message, socket.Act):
            for _ in range(answer.accepted):
                self.office.metrics.action_accepted(table.game_id)
            if answer.problem is not None:
                self.office.metrics.action_refused(table.game_id, "rule")

    async def _say(self, table: Table, person: str, message: socket.Say) -> None:
        facts = table.book.facts
        if person in facts.muted or person not in facts.guests:
            raise forbidden("muted")
        text = clean_line(message.text)
        if not text:
            raise Denied("empty-chat", field="text")
        at = self.office.clock.wall()
        await self.office.store.add_chat(table.id, person, text, message.client, at)
        await self.registry.hear_chat(table)  # in the order of the lines, those of other processes included
        await self.registry.announce(table.id)

    # Leaving for good

    async def forget_person(self, person: str) -> None:
        """Somebody deletes their data: they leave all their tables; finished games keep a nameless player."""
        for mine in await self.office.store.tables_of(person):
            table = await self.registry.get(mine.table.id)
            if mine.table.status in ("lobby", "playing"):
                await self._walk_out(table, person)
            async with table.fresh():
                table.forget(person)

    async def _walk_out(self, table: Table, person: str) -> None:
        await table.change(lambda unit: seating.walk_out(table.desk(unit, person)))


def _welcome(table: Table, listener: Listener, rows: list[ChatRow]) -> None:
    """Everything that is theirs to see; whatever comes after this follows by itself."""
    listener.forget()
    listener.chat = rows[-1].number if rows else listener.chat_had
    listener.send(Welcome(table.you(listener.person), table.info(), tuple(table.chat_line(row) for row in rows)))
    listener.looks, listener.about = table.book.looks, table.about(listener.person, table.info())
    table.tell(listener)


def _carry_out(desk: Desk, message: socket.Command) -> Answer:
    before = desk.facts.answered.get(desk.person, {}).get(message.client)
    if before is not None:
        return Answer(before.accepted, before.problem)
    if desk.person not in desk.facts.guests:
        raise forbidden("not-at-table")
    answer = COMMANDS[type(message)](desk, message) or Answer()
    if desk.unit.records:
        answered = Answered(person=desk.person, client=message.client, accepted=answer.accepted, problem=answer.problem)
        desk.unit.add(answered)
    return answer


def _again(chair: Chair) -> Planned:
    """The same seat at the next table; one whose person has left is free."""
    if chair.person is None:
        return Planned(level=chair.level)
    return Planned() if chair.open else Planned(person=chair.person)


def _link(unit: Unit, table_id: str) -> str:
    if unit.facts.rematch is None:
        unit.add(NextTable(table_id))
    return unit.facts.rematch or table_id


def _stream(name: str) -> Seat | None:
    """A stream's name in Hello: a seat's number, anything else is the spectators'."""
    return int(name) if len(name) < 3 and name.isdecimal() and name.isascii() else None
