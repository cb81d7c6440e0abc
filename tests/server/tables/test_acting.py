"""Messages with actions: judged in turn, answered once, never carried out twice."""

import asyncio

import msgspec
import pytest

from atable.client.picture import Plain
from atable.client.player import Asked, play_with
from atable.protocol.socket import Act, Done, Refused
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
    same_browser,
    turn_of,
)

LET = {"type": "play_card", "card": None}
ORDER = {"type": "set_order", "answer": "never"}


def act(client: str, seat: int, *actions: object, prompt: str | None = None) -> Act:
    return Act(
        client=client, seat=seat, actions=[msgspec.Raw(msgspec.json.encode(it)) for it in actions], prompt=prompt
    )


@pytest.mark.parametrize(
    ("wanted", "accepted", "rule"),
    [
        ([ORDER, LET], 2, None),
        ([{"type": "play_card", "card": "tray-99"}, ORDER], 0, "TD-02"),
        ([ORDER, ORDER, LET], 1, "TD-09"),
    ],
)
async def test_several_actions_are_judged_up_to_the_first_refusal(
    database_url: str, wanted: list[object], accepted: int, rule: str | None
) -> None:
    async with running(database_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        mover = turn_of(*met.guests)
        seat = mover.at.you.seats[0]
        async with raw_socket(mover.visitor, met.created.id) as socket:
            for _ in range(2):  # the repeat gets the same answer and changes nothing
                answer = await socket.ask(act("one", seat, *wanted))
                if rule is None:
                    assert answer == Done("one")
                else:
                    assert isinstance(answer, Refused)
                    assert (answer.accepted, answer.problem.rule, answer.problem.key) == (accepted, rule, "not-now")
        await mover.at.until(lambda picture: (picture.stream(seat).view["order"] == "never") == (accepted > 0))
        turn = mover.at.stream(seat).view["asked"][0]
        assert (turn == seat) == (rule is not None)  # the turn passed on exactly if all was accepted


async def test_an_action_that_is_none_is_refused_with_its_place(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        async with raw_socket(met.guests[0].visitor, met.created.id) as socket:
            answer = await socket.ask(act("one", 0, PASS, {"type": "steal"}))
            assert isinstance(answer, Refused)
            assert answer.accepted == 1
            assert (answer.problem.key, answer.problem.field) == ("bad-message", "actions[1]")
        await met.guests[1].at.until(lambda picture: picture.stream(1).view["answers"] == [False, None])


async def test_a_repeat_is_not_played_again(database_url: str) -> None:
    """The same letter twice, with a restart between: the second is answered from what is stored."""
    async with running(database_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        mover = turn_of(*met.guests)
        seat = mover.at.you.seats[0]
        async with raw_socket(mover.visitor, met.created.id) as socket:
            assert await socket.ask(act("pass", seat, LET)) == Done("pass")
    async with running(database_url) as site:
        again = await same_browser(site, mover.visitor)
        async with raw_socket(again, met.created.id) as socket:
            assert await socket.ask(act("pass", seat, LET)) == Done("pass")
            other = await socket.ask(act("another", seat, LET))
            assert isinstance(other, Refused)  # it is the rival's turn: only one pass was played
            assert other.problem.rule == "TD-02"


async def test_two_people_may_use_the_same_id(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        for seat, guest in enumerate(met.guests[:2]):
            async with raw_socket(guest.visitor, met.created.id) as socket:
                assert await socket.ask(act("1", seat, PASS)) == Done("1")
        await met.guests[2].at.until(lambda picture: picture.stream(2).view["answers"] == [False, False, None])


async def test_an_answer_to_an_older_question_is_refused(file_url: str) -> None:
    """A double click decides nothing twice."""
    async with running(file_url) as site, party(site, DUEL, ["Ada", "Ben"], options=RELAXED) as met:
        mover = turn_of(*met.guests)
        rival = next(guest for guest in met.guests if guest is not mover)
        seat, other = mover.at.you.seats[0], rival.at.you.seats[0]
        question = mover.at.stream(seat).question()
        assert question is not None
        await mover.at.act(seat, LET, prompt=question.id)
        await rival.at.until(lambda picture: picture.stream(other).question() is not None)
        await rival.at.act(other, LET)
        await mover.at.until(lambda picture: picture.stream(seat).question() is not None)  # asked again
        stale = await refusal(mover.at.act(seat, LET, prompt=question.id))
        assert (stale.key, stale.rule) == ("stale-answer", "TD-TABLE")


async def test_only_the_own_seat_is_played(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        assert (await refusal(met.guests[0].at.act(1, ASK))).key == "not-your-seat"
        missing = await refusal(met.guests[0].at.act(7, ASK))
        assert (missing.key, missing.field) == ("no-such-seat", "seat")
        assert met.guests[1].at.stream(1).view["answers"] == [None, None]


async def test_a_refusal_of_a_rule_names_it(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada = met.guests[0].at
        await ada.act(0, ASK)
        problem = await refusal(ada.act(0, PASS))
        assert (problem.rule, problem.key) == ("TS-01", "ask-or-pass-once")


def placing(asked: Asked) -> Plain:
    """What fulfils a Menu if anything does; a Menu is validated by its line from the other end (BR-68)."""
    if menu := next((it for it in asked.legal if it["type"] == "validate_menu"), None):
        return {**menu, "line": menu["line"][::-1]}
    for wish in asked.view["completions"]:
        element = (
            {"type": "place_toque"} if wish["symbol"] == "toque" else {"type": "place_dish", "dish": wish["symbol"]}
        )
        if (action := {**element, "space": wish["space"]}) in asked.legal:
            return action
    return next((it for it in asked.legal if it["type"] in ("keep_hand", "memorise_ready")), asked.legal[0])


async def test_br_68_a_line_is_taken_from_either_end(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda size: "5a" * size)  # a game in which Menus are fulfilled
    async with running(file_url) as site, party(site, "banquet_royal", ["Ada", "Ben"], options=RELAXED) as met:
        hers, his = (guest.at for guest in met.guests)
        await asyncio.gather(play_with(hers, 0, placing), play_with(his, 1, placing))
        lines = [event["line"] for event in hers.stream(0).events if event["type"] == "menu_validated"]
        assert lines
        assert lines == [sorted(line) for line in lines]
        assert hers.info.outcome is not None
