"""Whatever comes over a socket is answered clearly, and changes nothing that it may not."""

import contextlib
import json
from http import HTTPStatus

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from atable.kernel.codec import encode
from atable.protocol.socket import Act, AddLuck, Done, Hello, Ping, Pong, Refused, Say, Update, Welcome
from tests.server.net.duels import open_duel, people, start_duel
from tests.server.net.wire import Wire, at_table, dial
from tests.server.running import QUICK, Running, running

DEEP = "[" * 20_000 + "]" * 20_000
HUGE = "9" * 5_000


def raw(kind: str, client: str = '"a"', **fields: str) -> str:
    """A message whose fields are written as they are."""
    written = "".join(f',"{name}":{value}' for name, value in fields.items())
    return f'{{"type":"{kind}","client":{client}{written}}}'


# What is sent, and the field that the refusal names.
BAD: dict[str, tuple[str, str | None]] = {
    "nothing": ("", None),
    "no JSON": ("{", None),
    "not a number": (raw("sit", seat="NaN"), None),
    "infinity": (raw("sit", seat="1e999"), "seat"),
    "a lone surrogate": (raw("say", text='"\\ud800"'), None),
    "no object": ('["sit"]', None),
    "no type": ("{}", None),
    "an unknown type": (raw("cheat"), "type"),
    "a message of the server": (raw("done"), "type"),
    "a missing field": (raw("sit"), None),
    "a wrong type": (raw("sit", seat='"0"'), "seat"),
    "a field too many": (raw("sit", seat="0", god="true"), None),
    "no seat number": (raw("sit", seat="-1"), "seat"),
    "a huge number": (raw("sit", seat=HUGE), "seat"),
    "a long client id": (raw("leave", client=f'"{"a" * 65}"'), "client"),
    "an odd client id": (raw("leave", client='"a\\u0000"'), "client"),
    "no actions": (raw("act", seat="0", actions="[]"), "actions"),
    "many actions": (raw("act", seat="0", actions=f"[{','.join(['{}'] * 33)}]"), "actions"),
    "a long text": (raw("say", text=f'"{"a" * 501}"'), "text"),
    "a deep message": (DEEP, None),
    "a deep field": (raw("sit", seat=DEEP), "seat"),
    "a deep action": (raw("act", seat="0", actions=f"[{DEEP}]"), None),
}


async def state_of(site: Running, table_id: str) -> tuple[int, bytes]:
    """The table's log number, and everything that stands in it."""
    rows = await site.server.store.rows_after(table_id, 0)
    return rows[-1].number, b"\n".join(row.body for row in rows)


async def test_a_bad_message_is_refused_with_its_field_and_the_table_stays_as_it_is(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as wire:
            before = await state_of(site, created.id)
            for name, (text, field) in BAD.items():
                problem = await wire.refused(text)
                assert (problem.key, problem.field) == ("bad-message", field), name
                assert problem.params["problem"], name
            assert (await wire.refused(b'{"type":"ping"}')).params["problem"] == "it is not text"
            await wire.send(Ping())
            assert await wire.until(Pong)
            assert await state_of(site, created.id) == before


async def test_a_refusal_names_the_message_by_its_client_id(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as wire:
            await wire.send('{"type":"sit","client":"mine","seat":"x"}')
            assert (await wire.until(Refused)).client == "mine"
            await wire.send('{"type":"sit","client":7,"seat":0}')
            assert (await wire.until(Refused)).client is None


# Actions that are no legal move, and what the refusal names.
NO_MOVES: dict[str, tuple[str, str]] = {
    "unknown": ('{"type":"cheat"}', "bad-message"),
    "wrong field": ('{"type":"play_card","card":7}', "bad-message"),
    "huge": (f'{{"type":"play_card","card":{HUGE}}}', "bad-message"),
    "no object": ("null", "bad-message"),
    "for the clock": ('{"type":"tick","ms":99999999}', "bad-message"),
    "for the table": ('{"type":"undo","to":0}', "bad-message"),
    "no such card": ('{"type":"play_card","card":"pie-99"}', "not-now"),
}


async def test_an_action_that_is_no_legal_move_is_refused_and_stores_nothing(database_url: str) -> None:
    async with running(database_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as wire:
            before = await state_of(site, created.id)
            for number, (name, (action, key)) in enumerate(NO_MOVES.items()):
                problem = await wire.refused(raw("act", f'"{number}"', seat="0", actions=f"[{action}]"))
                assert problem.key == key, name
                assert problem.rule or problem.field == "actions[0]", name
            assert await state_of(site, created.id) == before


async def test_nobody_acts_for_another_seat(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        cleo = await site.visitor("Cleo")
        async with (
            at_table(ben, created.id) as his,
            at_table(cleo, created.id, Hello({}, 0, created.invitation)) as hers,
        ):
            before = await state_of(site, created.id)
            for wire, seat in ((his, 0), (hers, 0), (hers, 1)):
                for text in (
                    raw("act", seat=str(seat), actions='[{"type":"play_card","card":null}]'),
                    raw("take_back", seat=str(seat)),
                    raw("resign", seat=str(seat)),
                    raw("come_back", seat=str(seat)),
                ):
                    assert (await wire.refused(text)).key == "not-your-seat"
            assert (await his.refused(raw("resign", seat="7"))).key == "no-such-seat"
            for text in (raw("start"), raw("close"), raw("set_bot", seat="1", level='"random"'), raw("rematch")):
                assert (await hers.refused(text)).key in ("not-host", "rematch-later")
            assert await state_of(site, created.id) == before


async def test_an_answer_to_an_old_question_is_stale(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as hers, at_table(ben, created.id) as his:
            seat, wire, update = await asked(hers, his)
            passes = [msgspec.Raw(b'{"type":"play_card","card":null}')]
            await wire.send(Act(client="a", seat=seat, actions=passes, prompt=update.prompts[0].id))
            assert (await wire.until(Done)).client == "a"
            problem = await wire.refused(Act(client="b", seat=seat, actions=passes, prompt=update.prompts[0].id))
            assert problem.key == "stale-answer"


async def asked(hers: Wire, his: Wire) -> tuple[int, Wire, Update]:
    """Whose turn it is, and what was shown there."""
    for seat, wire in enumerate((hers, his)):
        update: Update = await wire.until(Update)
        if update.prompts[0].asks:
            return seat, wire, update
    raise AssertionError("nobody is asked")


async def test_a_client_id_that_another_person_used_means_nothing(database_url: str) -> None:
    async with running(database_url) as site:
        ada, ben = await people(site)
        created = await open_duel(ada)
        async with (
            at_table(ada, created.id) as hers,
            at_table(ben, created.id, Hello({}, 0, created.invitation)) as his,
        ):
            await hers.send(AddLuck(client="same", entropy="from Ada"))
            await hers.until(Done)
            await his.send(AddLuck(client="same", entropy="from Ben"))
            await his.until(Done)
            await hers.send(Say(client="chat", text="from Ada"))
            await hers.until(Done)
            await his.send(Say(client="chat", text="from Ben"))
            await his.until(Done)
        info = await ada.table_info(created.id)
        assert info.luck.contributions == ("from Ada", "from Ben")
        assert [row.text for row in await site.server.store.chat_after(created.id, 0, 9)] == ["from Ada", "from Ben"]


async def test_a_repeat_is_answered_and_not_carried_out_again(database_url: str) -> None:
    async with running(database_url) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        async with at_table(ada, created.id) as wire:
            await wire.send(AddLuck(client="1", entropy="first"))
            await wire.until(Done)
            await wire.send(AddLuck(client="2", entropy="second"))
            await wire.until(Done)
            before = await state_of(site, created.id)
            await wire.send(AddLuck(client="1", entropy="first"))
            assert (await wire.until(Done)).client == "1"
            assert await state_of(site, created.id) == before


async def test_what_a_message_holds_survives_as_it_is_or_is_cleaned(database_url: str) -> None:
    """NUL is nothing that PostgreSQL can hold in a text."""
    async with running(database_url) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        async with at_table(ada, created.id) as wire:
            await wire.send(AddLuck(client="1", entropy="a\x00b"))
            assert await wire.until(Done)
            await wire.send(Say(client="2", text="a\x00b\u202ec"))
            assert await wire.until(Done)
            assert (await wire.refused(Say(client="3", text="\x00\u200b"))).key == "empty-chat"
        assert (await ada.table_info(created.id)).luck.contributions == ("a\x00b",)
        assert [row.text for row in await site.server.store.chat_after(created.id, 0, 9)] == ["abc"]


# The first word


async def test_the_first_message_must_be_a_hello(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        words = {
            '{"type":"ping"}': "hello-first",
            '{"type":"start","client":"a"}': "hello-first",
            "hello": "bad-message",
            '{"type":"hello","last":{"0":-1}}': "bad-message",
            '{"type":"hello","chat":-1}': "bad-message",
            f'{{"type":"hello","chat":{HUGE}}}': "bad-message",
            f'{{"type":"hello","last":{{"0":{2**63}}}}}': "bad-message",
        }
        for text, key in words.items():
            async with dial(ada.socket_address(created.id)) as wire:
                await wire.send(text)
                bye = await wire.turned_away()
                assert (bye.problem.key, bye.again, wire.socket.close_code) == (key, False, 1008), text
        assert (await ada.table_info(created.id)).status == "lobby"


async def test_who_says_nothing_is_sent_away(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atable.server.net.sockets.HELLO_WITHIN", 0.05)
    async with running(sqlite_url) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        async with dial(ada.socket_address(created.id)) as wire:
            assert (await wire.turned_away()).problem.key == "hello-first"


async def test_a_second_hello_is_refused_and_the_socket_goes_on(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        async with at_table(ada, created.id) as wire:
            problem = await wire.refused(Hello())
            assert (problem.key, problem.params["problem"]) == ("bad-message", "said hello already")
            await wire.send(Ping())
            assert await wire.until(Pong)


async def test_a_hello_with_numbers_from_nowhere_gets_the_whole_picture(database_url: str) -> None:
    async with running(database_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        far = 2**31 - 1
        last = {"0": far, "99": 1, "spectator": far, "": 1, HUGE: 1, "٣": 1}
        async with at_table(ada, created.id, Hello(last, far)) as wire:
            update: Update = await wire.until(Update)
            assert (update.seat, update.complete) == (0, False)
            assert update.last - update.first + 1 == len(update.events)
            assert json.loads(bytes(update.view))["hand"]


# The door


async def test_a_private_table_looks_like_none_to_a_stranger(database_url: str) -> None:
    async with running(database_url) as site:
        ada, ben = await people(site)
        created = await open_duel(ada)
        byes = []
        for table_id, hello in (
            (created.id, Hello()),
            (created.id, Hello({}, 0, "WRONG234")),
            ("nowhere", Hello()),
            ("nowhere", Hello({}, 0, created.invitation)),
            ("%00", Hello()),
            ("a" * 500, Hello()),
            (created.id + "%0A", Hello({}, 0, created.invitation)),
        ):
            async with dial(ben.socket_address(table_id)) as wire:
                await wire.send(hello)
                byes.append(await wire.turned_away())
        assert {(bye.problem.key, bye.again) for bye in byes} == {("not-found", False)}


async def test_who_has_no_name_yet_or_a_forged_cookie_is_nobody(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await open_duel(ada)
        real = dict(ada.socket_address(created.id).headers)["Cookie"]
        body, _, signature = real.rpartition(".")
        person = real.removeprefix("atable=").split(".")[0]
        other = dict(ben.socket_address(created.id).headers)["Cookie"].removeprefix("atable=").split(".")[0]
        forged = [
            "",
            "atable=",
            f"atable={person}",
            f"{body}.",
            f"{body}.{signature[:-1]}",
            f"{body}.{signature[::-1]}",
            real.replace(person, other),
            f"atable={'.' * 1000}",
            "atable=\xff\xfe",
        ]
        for cookie in forged:
            address = ada.socket_address(created.id)
            async with dial(type(address)(address.url, address.origin, {"Cookie": cookie})) as wire:
                assert (await wire.turned_away()).problem.key == "no-person", cookie


async def test_another_person_s_table_link_gives_no_seat(sqlite_url: str) -> None:
    """With Ben's own cookie at Ada's table: Ben is Ben, whatever Ada may do there."""
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with dial(ben.socket_address(created.id)) as wire:
            await wire.send(Hello())
            welcome: Welcome = await wire.until(Welcome)
            assert (welcome.you.seats, welcome.you.host) == ((1,), False)
            update: Update = await wire.until(Update)
            assert update.seat == 1


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "http://127.0.0.1:1", "file://"])
async def test_a_page_of_another_site_opens_no_socket(sqlite_url: str, origin: str) -> None:
    async with running(sqlite_url) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        address = ada.socket_address(created.id)
        with pytest.raises(InvalidStatus) as refused:
            async with dial(type(address)(address.url, origin, address.headers)):
                pass
        assert refused.value.response.status_code == HTTPStatus.FORBIDDEN


async def test_another_address_of_the_site_may_open_sockets(sqlite_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, origins=("https://table.example",))
    async with running(sqlite_url, settings=settings) as site:
        ada, _ = await people(site)
        created = await open_duel(ada)
        address = ada.socket_address(created.id)
        async with dial(type(address)(address.url, "https://table.example", address.headers)) as wire:
            await wire.send(Hello())
            assert await wire.until(Welcome)


# Frames


async def test_a_frame_that_is_too_big_closes_its_socket_alone(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as hers, at_table(ben, created.id) as his:
            await hers.send("x" * (QUICK.message_bytes + 1))
            assert await hers.close_code() == 1009
            await his.send(Ping())
            assert await his.until(Pong)
        async with at_table(ada, created.id) as hers:
            with contextlib.suppress(ConnectionClosed):  # it may be closed before the last piece
                await hers.socket.send(["x" * 1000] * (QUICK.message_bytes // 1000 + 2))
            assert await hers.close_code() == 1009


async def test_a_text_that_is_no_utf8_closes_its_socket_alone(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with at_table(ada, created.id) as hers, at_table(ben, created.id) as his:
            await hers.socket.send(b'{"type":"ping\xff"}', text=True)
            assert await hers.close_code() == 1007
            await his.send(Ping())
            assert await his.until(Pong)


async def test_the_greatest_message_of_the_protocol_fits(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        actions = [msgspec.Raw(b'{"type":"play_card","card":"%s"}' % (b"x" * 1000))] * 32
        message = Act(client="a", seat=0, actions=actions, prompt=None)
        assert len(encode(message)) < QUICK.message_bytes
        async with at_table(ada, created.id) as wire:
            assert (await wire.refused(message)).key == "not-now"
