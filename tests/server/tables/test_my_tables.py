"""My tables, hot-seat tables, and the same seat on a second device."""

from tests.server.running import running
from tests.server.tables.company import ASK, DUEL, PASS, RELAXED, SNATCH, party, refusal, turn_of


async def test_my_tables_say_whose_turn_it_is(database_url: str) -> None:
    async with running(database_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        mover = turn_of(*met.guests)
        rival = next(guest for guest in met.guests if guest is not mover)
        for guest in met.guests:
            (row,) = await guest.visitor.my_tables()
            assert (row.id, row.status, row.your_seats) == (met.created.id, "playing", guest.at.you.seats)
            assert row.your_turn is (guest is mover)
        await mover.at.act(mover.at.you.seats[0], {"type": "play_card", "card": None})
        assert (await rival.visitor.my_tables())[0].your_turn
        assert not (await mover.visitor.my_tables())[0].your_turn
        cleo = await met.join(site, "Cleo")
        (watched,) = await cleo.visitor.my_tables()
        assert (watched.your_seats, watched.your_turn) == ((), False)
        assert await (await site.visitor("Eve")).my_tables() == ()


async def test_a_finished_game_is_still_listed_and_nobodys_turn(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        (row,) = await ada.visitor.my_tables()
        assert (row.status, row.your_turn) == ("finished", False)


async def test_hot_seat_has_a_stream_for_each_seat_on_one_socket(database_url: str) -> None:
    async with running(database_url) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table(DUEL, ["me", "me"], options=RELAXED, thinking="none", start=True)
        async with ada.table(created.id) as hers:
            await hers.until(lambda picture: all(picture.stream(seat).view for seat in (0, 1)))
            assert hers.you.seats == (0, 1)
            assert hers.stream(0).view["hand"] != hers.stream(1).view["hand"]
            assert "spectator" not in hers.picture.streams
            await hers.act(0, {"type": "set_order", "answer": "never"})
            assert hers.stream(0).view["order"] == "never"
            assert hers.stream(1).view["order"] == "ask"
            assert hers.stream(0).last == hers.stream(1).last + 1  # each seat counts by itself
            first = hers.stream(0).view["asked"][0]
            await hers.act(first, {"type": "play_card", "card": None})
            await hers.until(lambda picture: picture.stream(1 - first).question() is not None)
            await hers.take_back(first)  # a card was drawn since: the only person at the table agrees with herself
            assert not hers.info.proposals
            await hers.until(lambda picture: picture.stream(first).question() is not None)


async def test_a_seat_link_opens_the_seat_on_a_second_device(database_url: str) -> None:
    async with running(database_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        ben = met.guests[1]
        link = await ben.visitor.seat_link(met.created.id)
        phone = await site.visitor()
        me = await phone.use_seat_link(link.path.removeprefix("/s/"))
        assert (me.person, me.name) == (ben.id, "Ben")
        async with phone.table(met.created.id) as his:
            await his.until(lambda picture: bool(picture.stream(1).view))
            assert his.stream(1).view == ben.at.stream(1).view
            await his.act(1, {"type": "set_order", "answer": "always"})
            await ben.at.until(lambda picture: picture.stream(1).view["order"] == "always")
        cleo = await met.join(site, "Cleo")
        assert (await refusal(cleo.visitor.seat_link(met.created.id))).key == "not-your-seat"
