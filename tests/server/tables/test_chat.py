"""What people say at a table: stored, cleaned, limited, and heard once by everybody."""

import msgspec

from atable.protocol.socket import Done, Hello, Refused, Say
from tests.server.running import QUICK, running
from tests.server.tables.company import SNATCH, party, raw_socket, refusal, same_browser


async def test_everybody_hears_and_a_late_guest_reads(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        await ada.at.say("Bonsoir !")
        await ben.at.until(lambda picture: len(picture.chat) == 1)
        await ben.at.say("Good evening")
        cleo = await met.join(site, "Cleo")
        assert [(line.name, line.text, line.number) for line in cleo.at.chat] == [
            ("Ada", "Bonsoir !", 1),
            ("Ben", "Good evening", 2),
        ]
        await ada.at.until(lambda picture: len(picture.chat) == 2)


async def test_what_was_said_survives_a_restart(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        await met.guests[1].at.say("until tomorrow")
    async with running(database_url) as site:
        ada = await same_browser(site, met.guests[0].visitor)
        async with ada.table(met.created.id) as hers:
            assert [line.text for line in hers.chat] == ["until tomorrow"]


async def test_chat_is_cleaned(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada = met.guests[0].at
        await ada.say("  two\nlines\x07 and \u202ebackwards ")
        await ada.until(lambda picture: len(picture.chat) == 1)
        assert ada.chat[0].text == "two lines and backwards"
        problem = await refusal(ada.say(" \u200b\n"))
        assert (problem.key, problem.field) == ("empty-chat", "text")


async def test_chat_is_limited(file_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, chats_a_minute=3)
    async with running(file_url, settings=settings) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        for number in range(3):
            await ada.at.say(f"line {number}")
        assert (await refusal(ada.at.say("one too many"))).key == "too-many"
        await ben.at.say("mine is heard")  # a limit for each person
        await ada.at.until(lambda picture: len(picture.chat) == 4)
        assert [line.text for line in ada.at.chat] == ["line 0", "line 1", "line 2", "mine is heard"]


async def test_a_muted_guest_is_not_heard_until_unmuted(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        assert (await refusal(ben.at.mute(ada.id))).key == "not-host"
        await ada.at.mute(ben.id)
        assert (await refusal(ben.at.say("hm"))).key == "muted"
        assert [guest.muted for guest in ben.at.info.guests] == [False, True]
        await ada.at.mute(ben.id, muted=False)
        await ben.at.say("thanks")
        await ada.at.until(lambda picture: bool(picture.chat))
        assert [line.text for line in ada.at.chat] == ["thanks"]


async def test_a_repeat_is_answered_and_heard_once(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        async with raw_socket(ada.visitor, met.created.id) as socket:
            for _ in range(3):
                assert await socket.ask(Say(client="say-1", text="once")) == Done("say-1")
            too_long = await socket.ask(Say(client="say-2", text="x" * 501))
            assert isinstance(too_long, Refused)
            assert (too_long.problem.key, too_long.problem.field) == ("bad-message", "text")
        async with raw_socket(ben.visitor, met.created.id) as socket:
            assert await socket.ask(Say(client="say-1", text="his own")) == Done("say-1")  # ids are each client's own
        await ben.at.until(lambda picture: len(picture.chat) == 2)
        assert [line.text for line in ben.at.chat] == ["once", "his own"]


async def test_a_client_that_has_read_gets_the_rest(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        for text in ("one", "two", "three"):
            await ada.at.say(text)
        async with raw_socket(ben.visitor, met.created.id, Hello(chat=2)) as socket:
            welcome = await socket.next()
            assert [line.text for line in welcome.chat] == ["three"]  # type: ignore[union-attr]


async def test_lines_that_cross_reach_everybody_in_order(database_url: str) -> None:
    """Another process stores a line, and ours the next one before it has heard of the first."""
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada, ben = met.guests
        await site.server.store.add_chat(met.created.id, ben.id, "from elsewhere", "elsewhere-1", 1)
        await ada.at.say("from here")
        await ben.at.until(lambda picture: len(picture.chat) == 2)
        assert [line.text for line in ben.at.chat] == ["from elsewhere", "from here"]
