"""Who sits where: before the game, while it is played, and who decides about it."""

import pytest

from tests.server.running import running
from tests.server.tables.company import (
    ASK,
    DUEL,
    PASS,
    RELAXED,
    SNATCH,
    party,
    raw_socket,
    refusal,
    refused_entry,
    same_browser,
)


async def test_people_sit_down_and_stand_up_before_the_game(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        assert (await refusal(ben.at.sit(0))).key == "seat-taken"
        assert (await refusal(ben.at.sit(5))).key == "no-such-seat"
        assert (await refusal(ben.at.stand(0))).key == "not-your-seat"
        await ben.at.stand(1)
        assert not ben.at.you.seats
        cleo = await met.join(site, "Cleo")
        await cleo.at.sit(1)
        await cleo.at.sit(1)  # sitting there already
        await ada.at.until(lambda picture: picture.info.seats[1].name == "Cleo")
        assert (await refusal(ben.at.sit(1))).key == "seat-taken"


async def test_only_the_host_starts_and_only_with_enough_seats(file_url: str) -> None:
    async with running(file_url) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table(SNATCH, ["me", "open", "open"])
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            alone = await refusal(hers.start())
            assert (alone.key, alone.field) == ("need-seats", "seats")
            assert (await refusal(his.start())).key == "not-host"
            await his.sit(2)
            await hers.start()
            assert (await refusal(hers.start())).key == "already-started"


async def test_empty_seats_are_left_out_and_the_others_numbered_anew(database_url: str) -> None:
    async with running(database_url) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table(SNATCH, ["open", "me", "empty", "open"], options=RELAXED, thinking="none")
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(3)
            await hers.start()
            await his.until(lambda picture: bool(picture.stream(1).view))
            assert [seat.name for seat in his.info.seats] == ["Ada", "Ben"]
            assert (hers.you.seats, his.you.seats) == ((0,), (1,))
            assert his.stream(1).view["answers"] == [None, None]
            await his.act(1, PASS)
            await hers.until(lambda picture: picture.stream(0).view["answers"] == [None, False])


async def test_bots_are_put_on_seats_and_taken_off(file_url: str) -> None:
    async with running(file_url) as site, party(site, "banquet_royal", ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        assert (await refusal(ben.at.set_bot(1, "greedy"))).key == "not-host"
        assert (await refusal(ada.at.set_bot(1, "greedy"))).key == "seat-taken"  # Ben sits there
        assert (await refusal(ada.at.set_bot(0, "oracle"))).key == "no-such-bot"
        await ben.at.stand(1)
        await ada.at.set_bot(1, "greedy")
        assert (await refusal(ben.at.sit(1))).key == "seat-taken"
        assert (await refusal(ben.at.empty(1))).key == "not-host"
        await ada.at.empty(1)
        await ben.at.sit(1)
        assert (await refusal(ada.at.empty(1))).key == "seat-taken"


async def test_a_spectator_sees_the_game_and_may_not_play(file_url: str) -> None:
    async with running(file_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        cleo = await met.join(site, "Cleo")
        await cleo.at.until(lambda picture: bool(picture.stream(None).view))
        assert cleo.at.stream(None).view["hand"] == []
        assert cleo.at.stream(None).legal == []
        assert (await refusal(cleo.at.act(0, {"type": "play_card", "card": None}))).key == "not-your-seat"
        assert (await refusal(cleo.at.take_back(0))).key == "not-your-seat"
        assert (await refusal(cleo.at.propose("end"))).key == "not-at-table"
        assert (await refusal(cleo.at.sit(0))).key == "seat-taken"


async def test_who_leaves_may_come_back_to_the_seat(file_url: str) -> None:
    async with running(file_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ben.at.leave()
        await ada.at.until(lambda picture: picture.info.seats[1].open)
        assert ada.at.info.seats[1].stand_in
        assert not ben.at.you.seats
        await ben.at.until(lambda picture: bool(picture.stream(None).view))  # he watches now
        await ben.at.come_back(1)
        assert ben.at.you.seats == (1,)
        assert not ben.at.info.seats[1].stand_in
        assert not ben.at.info.seats[1].open


async def test_who_leaves_and_connects_again_only_watches(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ben = met.guests[1]
        await ben.at.act(1, PASS)
        await ben.at.leave()
        async with ben.visitor.table(met.created.id) as again:
            assert not again.you.seats
            assert again.info.seats[1].open
            await again.sit(1)
            assert again.you.seats == (1,)


async def test_a_new_person_takes_a_left_seat(database_url: str) -> None:
    """The new one sees what the seat sees, the old one no longer."""
    async with running(database_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        ben = met.guests[1]
        hand = ben.at.stream(1).view["hand"]
        cleo = await met.join(site, "Cleo")
        assert (await refusal(cleo.at.sit(1))).key == "seat-taken"
        await ben.at.leave()
        await cleo.at.sit(1)
        await cleo.at.until(lambda picture: bool(picture.stream(1).view))
        assert set(hand) & set(cleo.at.stream(1).view["hand"])  # the bot may have played one of them meanwhile
        assert [seat.name for seat in cleo.at.info.seats] == ["Ada", "Cleo"]
        await ben.at.until(lambda picture: picture.info.seats[1].name == "Cleo")
        assert (await refusal(ben.at.come_back(1))).key == "not-your-seat"
        assert (await refusal(ben.at.sit(1))).key == "seat-taken"
        assert (await refusal(ben.at.act(1, {"type": "play_card", "card": None}))).key == "not-your-seat"
        async with raw_socket(ben.visitor, met.created.id) as his:
            await his.next()  # welcome
            update = await his.next()
            assert getattr(update, "seat", "none") is None  # the spectators' stream alone


async def test_nobody_plays_two_rivals_of_one_game(file_url: str) -> None:
    """A left seat goes to somebody new: a rival would see both hands."""
    async with running(file_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ben.at.leave()
        assert (await refusal(ada.at.sit(1))).key == "has-seat"
        await ada.at.leave()
        assert (await refusal(ada.at.sit(1))).key == "has-seat"  # she has seen her own hand
        await ada.at.sit(0)
        assert ada.at.you.seats == (0,)


async def test_the_host_hands_over(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        assert (await refusal(ben.at.hand_over(ben.id))).key == "not-host"
        stranger = await refusal(ada.at.hand_over("nobody"))
        assert (stranger.key, stranger.field) == ("not-at-table", "person")
        await ada.at.hand_over(ben.id)
        assert (await refusal(ada.at.start())).key == "not-host"
        await ben.at.until(lambda picture: picture.you.host)
        await ben.at.start()


async def test_when_the_host_leaves_somebody_who_plays_is_host(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        await ada.at.leave()
        await ben.at.until(lambda picture: picture.you.host)
        assert ben.at.info.seats[0].kind == "empty"
        await ben.at.leave()  # nobody is left
        assert ben.at.info.status == "closed"
        assert (await refusal(ben.at.start())).key in ("not-host", "already-started")


async def test_when_the_host_leaves_a_running_game_it_goes_on(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, _ = met.guests
        await ada.at.leave()
        await ben.at.until(lambda picture: picture.you.host)
        assert ben.at.info.status == "playing"
        assert ben.at.info.seats[0].open


async def test_the_host_closes_a_table_that_has_not_started(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False, public=True) as met:
        ada, ben = met.guests
        assert (await refusal(ben.at.close())).key == "not-host"
        await ada.at.close()
        await ben.at.until(lambda picture: picture.info.status == "closed")
        assert await ben.visitor.public_tables() == ()
        cleo = await met.join(site, "Cleo")
        assert (await refusal(cleo.at.sit(1))).key == "game-over"
        assert (await refusal(ada.at.start())).key == "already-started"


async def test_a_running_game_is_not_closed(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        assert (await refusal(met.guests[0].at.close())).key == "already-started"


async def test_who_is_removed_is_gone_for_good(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False, public=True) as met:
        ada, ben = met.guests
        ben_id = ben.id
        assert (await refusal(ben.at.remove(ada.id))).key == "not-host"
        own = await refusal(ada.at.remove(ada.id))
        assert (own.key, own.field) == ("not-yourself", "person")
        await ada.at.remove(ben_id)
        assert [guest.name for guest in ada.at.info.guests] == ["Ada"]
        assert ada.at.info.seats[1].kind == "empty"
        assert (await refusal(ben.at.until(lambda picture: False))).key == "removed-from-table"  # his socket is closed
        assert (await refused_entry(ben.visitor, met.created.id, met.created.invitation)).key == "removed-from-table"
        assert (await refusal(ben.visitor.table_info(met.created.id))).key == "not-found"
        assert await ben.visitor.my_tables() == ()


async def test_who_is_removed_from_a_running_game_leaves_the_seat_open(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        await ben.at.act(1, PASS)
        await ada.at.remove(ben.id)
        await cleo.at.until(lambda picture: picture.info.seats[1].open)
        dora = await met.join(site, "Dora")
        await dora.at.sit(1)
        await ada.at.act(0, ASK)
        await cleo.at.act(2, PASS)
        await dora.at.until(lambda picture: picture.info.status == "finished")


@pytest.mark.parametrize("seats", [2, 3])
async def test_resigning(database_url: str, seats: int) -> None:
    """Of two seats that ends the game; with more a bot plays on for who gave up."""
    names = ["Ada", "Ben", "Cleo"][:seats]
    async with running(database_url) as site, party(site, SNATCH, names, options=RELAXED) as met:
        ada, ben = met.guests[:2]
        assert (await refusal(ben.at.resign(0))).key == "not-your-seat"
        await ben.at.resign(1)
        assert ben.at.info.resigned == (1,)
        if seats == 2:
            assert (ben.at.info.status, ben.at.info.ended, ben.at.info.outcome) == ("finished", "resigned", None)
            assert (await refusal(ada.at.act(0, PASS))).key == "game-over"
            return
        assert (await refusal(ben.at.come_back(1))).key == "not-your-seat"
        assert (await refusal(ben.at.sit(1))).key == "not-your-seat"
        await ada.at.until(lambda picture: picture.stream(0).view["answers"][1] is not None)  # the bot answers
        await ada.at.act(0, PASS)
        await met.guests[2].at.act(2, PASS)
        await ben.at.until(lambda picture: picture.info.status == "finished")


async def test_the_level_of_a_bot_changes_in_a_running_game(database_url: str) -> None:
    async with running(database_url) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table("banquet_royal", ["me", "random"], thinking="none", start=True)
        async with ada.table(created.id) as hers:
            assert (await refusal(hers.set_bot(0, "greedy"))).key == "seat-taken"
            assert hers.info.seats[1].level == "random"
            await hers.set_bot(1, "greedy")
            assert hers.info.seats[1].level == "greedy"
    async with running(database_url) as site:
        assert (await (await same_browser(site, ada)).table_info(created.id)).seats[1].level == "greedy"
