"""What one viewer sees of a table now. Only views, prompts, events for that viewer and public facts are in it."""

from collections.abc import Collection, Mapping

import msgspec

from atable.kernel.codec import encode
from atable.kernel.luck import commitment
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt
from atable.protocol.info import GuestInfo, LuckInfo, ProposalInfo, SeatInfo, TableInfo, You
from atable.server.tables.book import Book
from atable.server.tables.desk import voters
from atable.server.tables.facts import Chair
from atable.server.tables.timing import deadlines, running


class Picture(msgspec.Struct, frozen=True):
    view: bytes
    prompts: list[Prompt]
    legal: bytes
    mark: bytes  # all of it, and the clocks: what is compared to know whether something changed for this viewer


def picture(book: Book, seat: Seat | None) -> Picture:
    session = book.playing
    view = encode(book.game.view(session.state, seat))
    prompts = [_later(it) for it in session.prompts(seat)] if session.paused else session.prompts(seat)
    may = seat is not None and book.facts.status == "playing" and not session.paused
    legal = encode(book.game.legal(session.state, seat) if may and seat is not None else [])
    clocks = (running(book), book.facts.anchor_at if running(book) else 0, sorted(deadlines(book).items()))
    return Picture(view, prompts, legal, b"\n".join((view, encode(prompts), legal, encode(clocks))))


def _later(prompt: Prompt) -> Prompt:
    """In a pause nothing is asked of anybody."""
    return msgspec.structs.replace(prompt, asks=False)


def table_info(
    book: Book, table_id: str, names: Mapping[str, str], connected: Collection[str], outdated: bool, timeouts: int
) -> TableInfo:
    facts = book.facts
    return TableInfo(
        id=table_id,
        game=facts.opened.game,
        rules_version=facts.rules_version,
        options=facts.options,
        status=facts.status,
        public=facts.opened.public,
        thinking=facts.opened.thinking,
        hours=facts.opened.hours,
        seats=tuple(seat_info(book, seat, names, connected, timeouts) for seat in range(len(facts.chairs))),
        guests=tuple(
            GuestInfo(person, names.get(person, ""), person in connected, person in facts.muted)
            for person in facts.guests
        ),
        host=facts.host,
        proposals=tuple(
            ProposalInfo(
                it.subject,
                it.by,
                tuple(it.agreed),
                tuple(person for person in voters(book, connected) if person not in it.agreed),
            )
            for it in facts.proposals
        ),
        paused=facts.paused,
        luck=luck_info(book),
        outcome=book.outcome,
        ended=facts.ended,
        resigned=tuple(seat for seat, chair in enumerate(facts.chairs) if chair.resigned),
        rematch=facts.rematch,
        outdated=outdated,
    )


def seat_info(book: Book, seat: Seat, names: Mapping[str, str], connected: Collection[str], timeouts: int) -> SeatInfo:
    chair = book.facts.chairs[seat]
    if chair.person is None:
        return SeatInfo(seat, "empty" if chair.level is None else "bot", level=chair.level)
    here = chair.person in connected and not chair.open
    return SeatInfo(
        seat,
        "person",
        person=chair.person,
        name=names.get(chair.person, ""),
        level=chair.level if chair.stand_in else None,
        connected=here,
        stand_in=chair.stand_in,
        open=chair.open,
        until_stand_in=None if here else _until_stand_in(book, chair, timeouts),
    )


def _until_stand_in(book: Book, chair: Chair, timeouts: int) -> int | None:
    """Told of those who are gone alone: whether a default was played for somebody here may be a secret."""
    if book.facts.status != "playing" or book.facts.opened.thinking == "none" or chair.bot_plays:
        return None
    return max(1, timeouts - chair.timeouts)


def luck_info(book: Book) -> LuckInfo:
    """The seed and the bits behind it stay secret until the game is over."""
    facts = book.facts
    over = facts.status in ("finished", "closed") and facts.seed != ""
    return LuckInfo(
        promise=commitment(facts.opened.bits),
        contributions=tuple(facts.contributions()),
        commitment=commitment(facts.seed) if facts.seed else None,
        bits=facts.opened.bits if over else None,
        seed=facts.seed if over else None,
    )


def you(book: Book, person: str, invitation: str) -> You:
    facts = book.facts
    return You(
        person=person,
        seats=tuple(facts.seats_of(person)),
        host=person == facts.host,
        invitation=invitation if person in facts.guests else None,
    )
