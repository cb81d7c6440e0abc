"""What is kept of somebody, and what is not: accounts, and «delete my data»."""

from atable.client import Visitor
from tests.server.running import Running, running
from tests.server.tables.company import ASK, PASS, RELAXED, SNATCH, party, refusal, refused_entry


async def names_shown(site: Running, visitor: Visitor, table_id: str) -> set[str]:
    """All names that a reader finds: at the table, in the lists."""
    del site
    info = await visitor.table_info(table_id)
    rows = [*await visitor.my_tables(), *await visitor.public_tables()]
    seats = [*info.seats, *(seat for row in rows for seat in row.seats)]
    return {seat.name for seat in seats} | {guest.name for guest in info.guests} | {row.host_name for row in rows}


async def test_an_account_keeps_its_history(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ada.visitor.register("ada", "correct horse")
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        laptop = await site.visitor()
        me = await laptop.log_in("ADA", "correct horse")
        assert me.person == ada.id
        (row,) = await laptop.my_tables()
        assert (row.id, row.status, row.your_seats) == (met.created.id, "finished", (0,))
        assert await laptop.journal(met.created.id)


async def test_deleted_in_a_running_game(database_url: str) -> None:
    """A bot takes the seat, the name is gone everywhere, and the devices are strangers."""
    async with (
        running(database_url) as site,
        party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED, public=True) as met,
    ):
        ada, ben, cleo = met.guests
        await ben.at.say("I am Ben")
        await ben.at.act(1, PASS)
        await ben.visitor.forget_me()
        assert (await refusal(ben.at.until(lambda picture: False))).key == "no-person"
        await ada.at.until(lambda picture: picture.info.seats[1].open and not picture.info.seats[1].name)
        assert ada.at.info.seats[1].stand_in
        assert "Ben" not in await names_shown(site, ada.visitor, met.created.id)
        assert await ben.visitor.who_am_i() is None
        assert (await refusal(ben.visitor.my_tables())).key == "no-person"
        assert (await refused_entry(ben.visitor, met.created.id)).key == "no-person"
        dora = await met.join(site, "Dora")
        assert dora.at.chat == []
        await dora.at.sit(1)
        await ada.at.act(0, ASK)
        await cleo.at.act(2, PASS)
        assert "Ben" not in await names_shown(site, cleo.visitor, met.created.id)


async def test_a_host_who_is_deleted_hands_over(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        await ada.visitor.forget_me()
        await ben.at.until(lambda picture: picture.you.host)
        assert ben.at.info.seats[0].kind == "empty"
        (row,) = await ben.visitor.my_tables()
        assert row.host_name == "Ben"


async def test_a_finished_game_is_kept_without_the_name(database_url: str) -> None:
    async with (
        running(database_url) as site,
        party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met,
    ):
        ada, ben = met.guests
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        await ben.visitor.forget_me()
        await ada.at.until(lambda picture: picture.info.seats[1].name == "")
        assert await names_shown(site, ada.visitor, met.created.id) == {"Ada", ""}
        assert (await ada.visitor.replay(met.created.id)).table.seats[1].name == ""
        assert b"Ben" not in await ada.visitor.journal(met.created.id)
        site.server.registry.let_go(met.created.id)
        assert await names_shown(site, ada.visitor, met.created.id) == {"Ada", ""}  # read again from storage
