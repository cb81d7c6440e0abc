"""Taking back: at once while nothing was revealed and nobody moved, else by consent of all."""

import msgspec

from atable.client.picture import Plain
from tests.server.running import QUICK, running
from tests.server.tables.company import ASK, DUEL, MEMORY, PASS, RELAXED, SNATCH, Guest, party, refusal, turn_of

COURSE = "course_a_letoile"


def in_force(events: list[Plain]) -> list[Plain]:
    """What a reader is left with who follows every `undone`: events are numbered from 1."""
    kept: list[tuple[int, Plain]] = []
    for number, event in enumerate(events, start=1):
        if event["type"] == "undone":
            kept = [it for it in kept if it[0] <= event["to"]]
        else:
            kept.append((number, event))
    return [event for _, event in kept]


async def test_at_once_while_nothing_was_revealed(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, _ = met.guests
        dora = await met.join(site, "Dora")
        assert (await refusal(ada.at.take_back(0))).key == "nothing-to-take-back"
        await ada.at.act(0, ASK)
        question = ben.at.stream(1).question()
        await ada.at.take_back(0)
        assert ada.at.stream(0).view["answers"] == [None, None, None]
        await ben.at.until(lambda picture: picture.stream(1).last == 2)
        await dora.at.until(lambda picture: picture.stream(None).last == 2)
        for stream in (ada.at.stream(0), ben.at.stream(1), dora.at.stream(None)):
            assert [event["type"] for event in stream.events] == ["received", "undone"]
            assert stream.events[1] == {"type": "undone", "to": 0}
            assert in_force(stream.events) == []
        assert question is not None
        old = await refusal(ben.at.act(1, PASS, prompt=question.id))  # the question was asked before the undo
        assert (old.key, old.rule) == ("stale-answer", "TS-TABLE")
        await ada.at.act(0, PASS)
        await ben.at.until(lambda picture: picture.stream(1).last == 3)
        assert in_force(ben.at.stream(1).events) == [{"type": "received", "seat": 0, "asks": False}]


async def test_after_others_moved_all_must_agree(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        await ada.at.take_back(0)
        await cleo.at.until(lambda picture: bool(picture.info.proposals))
        assert cleo.at.info.proposals[0].subject == "undo"
        assert set(cleo.at.info.proposals[0].needed) == {ben.id, cleo.id}
        await ben.at.vote("undo", False)
        await cleo.at.until(lambda picture: not picture.info.proposals)
        assert cleo.at.stream(2).view["answers"] == [True, False, None]
        await ada.at.take_back(0)
        await ben.at.vote("undo", True)
        assert ben.at.stream(1).view["answers"][0] is True  # not yet: Cleo has not answered
        await cleo.at.vote("undo", True)
        assert cleo.at.stream(2).view["answers"][0] is None
        assert not cleo.at.info.proposals


async def test_a_move_makes_the_question_pointless(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        await ada.at.act(0, ASK)
        await ben.at.act(1, PASS)
        await ada.at.take_back(0)
        await ben.at.until(lambda picture: bool(picture.info.proposals))
        await cleo.at.act(2, PASS)  # the last answer: the game is over
        assert (await refusal(ben.at.vote("undo", True))).key in ("no-such-proposal", "game-over")


async def test_what_was_revealed_is_taken_back_by_consent_alone(database_url: str) -> None:
    """The turned-up token was seen: an undo beyond it draws fresh luck and needs everybody."""
    async with running(database_url) as site, party(site, MEMORY, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ada.at.act(0, {"type": "ready"})
        await ben.at.act(1, {"type": "ready"})
        await ada.at.until(lambda picture: not picture.stream(0).view["showing"])
        mover, other = (ada, ben) if ada.at.stream(0).legal else (ben, ada)
        seat, rival = mover.at.you.seats[0], other.at.you.seats[0]
        await mover.at.act(seat, {"type": "announce", "place": 0, "dish": "soup"})
        await mover.at.take_back(seat)
        assert mover.at.stream(seat).view["down"][0] is False  # asked, not done
        await other.at.until(lambda picture: bool(picture.info.proposals))
        await other.at.vote("undo", True)
        assert other.at.stream(rival).view["down"][0] is True
        assert other.at.stream(rival).view["active"] == seat
        await mover.at.until(lambda picture: picture.stream(seat).view["down"][0])
        await mover.at.act(seat, {"type": "announce", "place": 0, "dish": "soup"})


async def until_it_ends_the_turn(mover: Guest, seat: int) -> None:
    """Play on to the question whether the turn is over."""
    while (end := {"type": "end_turn"}) not in mover.at.stream(seat).legal:
        updates = mover.at.stream(seat).updates
        choices = [it for it in mover.at.stream(seat).legal if it["type"] != "set_standing_orders"]
        await mover.at.act(seat, next((it for it in choices if it["type"] == "end_play"), choices[0]))
        await mover.at.until(lambda picture, updates=updates: picture.stream(seat).updates > updates)  # type: ignore[misc]
    assert end in mover.at.stream(seat).legal


async def test_a_hidden_action_of_another_survives(database_url: str) -> None:
    """A secret order must neither hinder an undo (that would tell of it) nor be lost by it."""
    async with running(database_url) as site, party(site, COURSE, ["Ada", "Ben"], options=RELAXED) as met:
        mover = turn_of(*met.guests)
        other = next(guest for guest in met.guests if guest is not mover)
        seat, rival = mover.at.you.seats[0], other.at.you.seats[0]
        await until_it_ends_the_turn(mover, seat)
        before = mover.at.stream(seat).view
        await mover.at.act(seat, {"type": "end_turn"})
        await other.at.until(lambda picture: picture.stream(rival).question() is not None)
        order = [it for it in other.at.stream(rival).legal if it["type"] == "set_standing_orders"][-1]
        await other.at.act(rival, order)
        ordered = in_force(other.at.stream(rival).events)[-1]
        assert ordered["type"] == "orders_set"
        told = len(mover.at.stream(seat).events)
        await mover.at.take_back(seat)
        assert not mover.at.info.proposals
        assert mover.at.stream(seat).view == before
        assert [event["type"] for event in mover.at.stream(seat).events[told:]] == ["undone"]
        await other.at.until(lambda picture: in_force(picture.stream(rival).events)[-1] == ordered)
        await other.at.until(lambda picture: picture.stream(rival).question() is None)


async def test_a_move_without_an_event_is_taken_back(file_url: str) -> None:
    """To have ended the play is told by no event, yet it is a move like others."""
    async with running(file_url) as site, party(site, COURSE, ["Ada", "Ben"], options=RELAXED) as met:
        mover = turn_of(*met.guests)
        seat = mover.at.you.seats[0]
        while {"type": "end_play"} not in mover.at.stream(seat).legal:
            updates = mover.at.stream(seat).updates
            choices = [it for it in mover.at.stream(seat).legal if it["type"] != "set_standing_orders"]
            await mover.at.act(seat, choices[0])
            await mover.at.until(lambda picture, updates=updates: picture.stream(seat).updates > updates)  # type: ignore[misc]
        before = mover.at.stream(seat).legal
        await mover.at.act(seat, {"type": "end_play"})
        await mover.at.until(lambda picture: picture.stream(seat).legal != before)
        await mover.at.take_back(seat)
        assert not mover.at.info.proposals
        await mover.at.until(lambda picture: picture.stream(seat).legal == before)


async def test_an_order_that_nobody_saw_is_no_move(file_url: str) -> None:
    """To take it back would tell the others that there was one; it may be given anew instead."""
    async with running(file_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        ada = met.guests[0].at
        await ada.act(0, {"type": "set_order", "answer": "never"})
        assert (await refusal(ada.take_back(0))).key == "nothing-to-take-back"
        assert ada.stream(0).view["order"] == "never"


async def test_a_bot_that_moved_since_does_not_hinder(file_url: str) -> None:
    """The bots go back too, and are asked again."""
    async with (
        running(file_url) as site,
        party(site, SNATCH, ["Ada", "Ben"], bots=["random"], options=RELAXED) as met,
    ):
        ada, ben = met.guests
        await ada.at.until(lambda picture: picture.stream(0).view["answers"][2] is not None)
        await ada.at.act(0, ASK)
        await ada.at.take_back(0)
        await ada.at.until(lambda picture: picture.stream(0).view["answers"][2] is not None)
        assert ada.at.stream(0).view["answers"][:2] == [None, None]
        await ada.at.act(0, PASS)
        await ben.at.act(1, PASS)
        await ada.at.until(lambda picture: picture.info.status == "finished")


async def test_to_take_back_after_a_restart_from_a_snapshot(database_url: str) -> None:
    """A snapshot holds no journal: the whole log is read for it, and the numbers go on."""
    settings = msgspec.structs.replace(QUICK, snapshot_every=1)
    async with (
        running(database_url, settings=settings) as site,
        party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met,
    ):
        ada, ben, cleo = met.guests
        await ada.at.act(0, ASK)
        await ada.at.take_back(0)
        await ada.at.act(0, PASS)
        await ben.at.act(1, ASK)
        await cleo.at.until(lambda picture: picture.stream(2).last == 4)
        site.server.registry.let_go(met.created.id)  # as after a crash: nothing of it is in memory
        async with ben.visitor.table(met.created.id) as his:
            assert his.stream(1).last == 4
            assert his.stream(1).view["answers"] == [False, True, None]
            await his.take_back(1)
            assert his.stream(1).view["answers"] == [False, None, None]
            assert his.stream(1).last == 5
            assert his.stream(1).events[-1] == {"type": "undone", "to": 3}
