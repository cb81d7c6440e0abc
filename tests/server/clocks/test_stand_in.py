"""Three time-outs in a row and a bot stands in, until the person is back."""

from atable.client import Table, Visitor
from atable.games.course_a_letoile.actions import EndPlay, EndTurn
from tests.server.clocks.hall import SECOND, Hall, hall

# Course à l'Étoile, fast: 45 s to draw and play, 15 s for the end of the turn; so two time-outs a turn.
FIRST_TURN = 60 * SECOND
THIRD_TIME_OUT = 2 * FIRST_TURN + 45 * SECOND


async def fast_course(visitor: Visitor) -> str:
    created = await visitor.create_table("course_a_letoile", ["me", "me"], thinking="fast", start=True)
    return created.id


def stands_in(table: Table, seat: int) -> bool:
    return table.info.seats[seat].stand_in


def untimed(table: Table) -> bool:
    time = table.stream(0).time
    return time is not None and time.deadlines == ()


async def asleep(place: Hall, table: Table, table_id: str) -> int:
    """Let the seat that begins miss three times; which one it was."""
    seat = place.active(table_id)
    await place.clock.advance(THIRD_TIME_OUT)
    await table.until(lambda picture: stands_in(table, seat))
    return seat


async def test_a_bot_stands_in_after_three_time_outs(database_url: str) -> None:
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        table_id = await fast_course(ada)
        async with ada.table(table_id) as table:
            seat = place.active(table_id)
            await place.clock.advance(THIRD_TIME_OUT - 1)
            assert not stands_in(table, seat)
            await place.clock.advance(1)
            await table.until(lambda picture: stands_in(table, seat))
            await place.clock.settle()
            assert place.played(table_id, "bot")[0] == (THIRD_TIME_OUT, seat)
            assert place.active(table_id) == 1 - seat  # it has finished the turn
            assert not stands_in(table, 1 - seat)


async def test_a_time_out_counts_once_whatever_it_leaves_undone(new_sqlite: str) -> None:
    """45 s are over before anything is done: a card is drawn and the play ended. That was one time-out."""
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        table_id = await fast_course(ada)
        async with ada.table(table_id):
            seat = place.active(table_id)
            await place.clock.advance(45 * SECOND)
            assert place.played(table_id, "default") == [(45 * SECOND, seat)] * 2
            assert place.book(table_id).facts.chairs[seat].timeouts == 1


async def test_an_action_in_between_begins_the_count_anew(new_sqlite: str) -> None:
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        table_id = await fast_course(ada)
        async with ada.table(table_id) as table:
            seat = place.active(table_id)
            await place.clock.advance(50 * SECOND)
            await table.act(seat, EndTurn())
            await place.clock.advance(THIRD_TIME_OUT - 50 * SECOND)
            assert place.book(table_id).facts.chairs[seat].timeouts == 1
            assert not stands_in(table, seat)


async def test_the_seat_is_given_back_on_request(new_sqlite: str) -> None:
    async with hall(new_sqlite) as place:
        ada = await place.visitor("Ada")
        table_id = await fast_course(ada)
        async with ada.table(table_id) as table:
            seat = await asleep(place, table, table_id)
            await table.come_back(seat)
            await table.until(lambda picture: not stands_in(table, seat))
            assert place.book(table_id).facts.chairs[seat].timeouts == 0


async def test_the_seat_is_given_back_to_who_returns(database_url: str) -> None:
    async with hall(database_url) as place:
        ada = await place.visitor("Ada")
        table_id = await fast_course(ada)
        async with ada.table(table_id) as table:
            seat = await asleep(place, table, table_id)
        async with ada.table(table_id) as table:
            assert not stands_in(table, seat)


async def test_who_acts_is_back(new_sqlite: str) -> None:
    async with hall(new_sqlite, bot_least=10 * SECOND, bot_most=10 * SECOND) as place:
        ada = await place.visitor("Ada")
        table_id = await fast_course(ada)
        async with ada.table(table_id) as table:
            seat = await asleep(place, table, table_id)
            assert place.played(table_id, "bot") == []  # it takes its time
            await table.act(seat, EndPlay())
            assert not stands_in(table, seat)
            await place.clock.advance(10 * SECOND)
            assert place.played(table_id, "bot") == []


async def test_everybody_is_told_how_long_an_absent_person_is_waited_for(new_sqlite: str) -> None:
    """Of those who are there nothing is told: whether they chose or a default was played may be a secret."""
    async with hall(new_sqlite) as place:
        ada, bob = await place.visitor("Ada"), await place.visitor("Bob")
        created = await ada.create_table("course_a_letoile", ["me", "open"], thinking="fast")
        async with ada.table(created.id) as table:

            def told() -> dict[str, int | None]:
                return {seat.name: seat.until_stand_in for seat in table.info.seats}

            async with bob.table(created.id, created.invitation) as his:
                await his.sit(1)
                await table.start()
                await table.until(lambda picture: table.info.status == "playing")
                assert told() == {"Ada": None, "Bob": None}
            await table.until(lambda picture: told() == {"Ada": None, "Bob": 3})
            await place.clock.advance(2 * FIRST_TURN)
            await table.until(lambda picture: told() == {"Ada": None, "Bob": 1})


async def test_a_bot_is_never_timed_out(new_sqlite: str) -> None:
    async with hall(new_sqlite, bot_least=200 * SECOND, bot_most=200 * SECOND) as place:
        ada = await place.visitor("Ada")
        created = await ada.create_table("course_a_letoile", ["me", "greedy"], thinking="fast", start=True)
        async with ada.table(created.id) as table:
            begins = FIRST_TURN if place.active(created.id) == 0 else 0
            await place.clock.advance(begins)
            await table.until(lambda picture: untimed(table))
            await place.clock.advance(200 * SECOND)
            assert place.played(created.id, "bot") == [(begins + 200 * SECOND, 1)]
            assert [seat for _, seat in place.played(created.id, "default") if seat == 1] == []
