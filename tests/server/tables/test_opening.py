"""A table is opened: typed options, who may find it, and who plans to sit where."""

from typing import Any

import pytest

from atable.protocol.info import Thinking
from tests.server.running import running
from tests.server.tables.company import SNATCH, party, refusal, refused_entry

BANQUET = "banquet_royal"
COURSE = "course_a_letoile"


async def test_options_are_resolved_and_shown(file_url: str) -> None:
    async with running(file_url) as site:
        ada = await site.visitor("Ada")
        options = {"gourmet": True, "memorise_seconds": 45}
        created = await ada.create_table(BANQUET, ["me", "me", "me"], options=options, start=True)
        info = await ada.table_info(created.id)
        assert info.options["gourmet"] is True
        assert info.options["memorise_seconds"] == 45
        assert info.options["pace"] == "live"
        assert info.options["colors"] == ["orange", "pink", "blue"]  # filled in at the start


@pytest.mark.parametrize(
    ("options", "field", "key"),
    [
        ({"garlic": True}, "options.garlic", "bad-option-unknown"),
        ({"memorise_seconds": 9}, "options.memorise_seconds", "bad-option-range"),
        ({"gourmet": "perhaps"}, "options.gourmet", "bad-option-truth"),
        ({"colors": ["orange", "mauve"]}, "options.colors[1]", "bad-option-word"),
        ({"colors": ["orange", "orange"]}, "options.colors", "bad-colors-same"),
        ({"folie_eight": True}, "options.folie_eight", "bad-folie-eight"),
        ({"pace": "brisk"}, "options.pace", "bad-option-word"),
        ({"pace": "simulation"}, "options.pace", "no-simulation"),
        ({"pace": ["live"]}, "options.pace", "bad-option-choice"),
    ],
)
async def test_a_wrong_option_is_refused_with_its_field(
    file_url: str, options: dict[str, Any], field: str, key: str
) -> None:
    async with running(file_url) as site:
        ada = await site.visitor("Ada")
        problem = await refusal(ada.create_table(BANQUET, ["me", "open"], options=options))
        assert (problem.field, problem.key) == (field, key)
        assert problem.text
        assert await ada.my_tables() == ()


@pytest.mark.parametrize(
    ("options", "thinking", "key"),
    [
        ({"pace": "live"}, "days", "thinking-needs-relaxed"),
        ({"pace": "relaxed"}, "normal", "relaxed-needs-days"),
        ({"pace": "relaxed"}, "fast", "relaxed-needs-days"),
        ({}, "days", None),  # days are relaxed
        ({"pace": "relaxed"}, "none", None),
        ({"pace": "live"}, "none", None),
    ],
)
async def test_thinking_time_fits_the_pace(
    file_url: str, options: dict[str, Any], thinking: Thinking, key: str | None
) -> None:
    async with running(file_url) as site:
        ada = await site.visitor("Ada")
        asked = ada.create_table(COURSE, ["me", "open"], options=options, thinking=thinking)
        if key is None:
            info = await ada.table_info((await asked).id)
            assert info.options["pace"] == options.get("pace", "relaxed")
        else:
            problem = await refusal(asked)
            assert (problem.field, problem.key) == ("thinking", key)


async def test_what_is_not_on_offer_is_refused_with_its_field(file_url: str) -> None:
    async with running(file_url) as site:
        ada = await site.visitor("Ada")
        unknown = await refusal(ada.create_table("poker", ["me"]))
        assert (unknown.field, unknown.key) == ("game", "no-such-game")
        crowd = await refusal(ada.create_table(BANQUET, ["me"] * 5))
        assert (crowd.field, crowd.key) == ("seats", "need-seats")
        bot = await refusal(ada.create_table(BANQUET, ["me", "grandmaster"]))
        assert (bot.field, bot.key) == ("seats[1].level", "no-such-bot")
        hours = await refusal(ada.create_table(BANQUET, ["me", "open"], thinking="days", hours=0))
        assert (hours.field, hours.key) == ("hours", "bad-message")
        assert await ada.my_tables() == ()


async def test_a_table_that_can_not_start_at_once_is_not_opened(file_url: str) -> None:
    async with running(file_url) as site:
        ada = await site.visitor("Ada")
        problem = await refusal(ada.create_table(BANQUET, ["me", "empty"], start=True))
        assert (problem.field, problem.key) == ("seats", "need-seats")
        assert await ada.my_tables() == ()


async def test_who_has_no_name_opens_nothing(file_url: str) -> None:
    async with running(file_url) as site:
        nobody = await site.visitor()
        assert (await refusal(nobody.create_table(SNATCH, ["me", "open"]))).key == "no-person"


async def test_seats_are_planned_for_people_bots_and_nobody(file_url: str) -> None:
    async with running(file_url) as site:
        ada = await site.visitor("Ada")
        created = await ada.create_table(BANQUET, ["me", "open", "greedy", "empty"])
        seats = (await ada.table_info(created.id)).seats
        assert [seat.kind for seat in seats] == ["person", "empty", "bot", "empty"]
        assert seats[0].name == "Ada"
        assert seats[2].level == "greedy"


async def test_a_private_table_is_not_there_for_strangers(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben"]) as met:
        table = met.created.id
        eve = await site.visitor("Eve")
        assert await eve.public_tables() == ()
        hidden = [
            await refusal(eve.table_info(table)),
            await refusal(eve.journal(table)),
            await refusal(eve.replay(table)),
            await refusal(eve.seat_link(table)),
        ]
        missing = [
            await refusal(eve.table_info("nothing-here")),
            await refusal(eve.journal("nothing-here")),
            await refusal(eve.replay("nothing-here")),
            await refusal(eve.seat_link("nothing-here")),
        ]
        assert hidden == missing
        assert {problem.key for problem in hidden} == {"not-found"}
        assert await refused_entry(eve, table) == await refused_entry(eve, "nothing-here")
        assert await refused_entry(eve, table, "WRONGONE") == await refused_entry(eve, "nothing-here", "WRONGONE")
        assert [guest.name for guest in met.guests[0].at.info.guests] == ["Ada", "Ben"]


async def test_an_invitation_leads_to_its_table(file_url: str) -> None:
    async with running(file_url) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table(SNATCH, ["me", "open"])
        row = await ben.invited(created.invitation.lower())  # typed from a piece of paper
        assert (row.id, row.host_name, row.status) == (created.id, "Ada", "lobby")
        async with ben.table(created.id, created.invitation) as his:
            assert his.you.invitation == created.invitation  # may be passed on
            assert not his.you.host
        async with ben.table(created.id) as again:  # known from now on
            assert again.you.seats == ()
        assert (await refusal(ben.invited("AAAAAAAA"))).key == "not-found"


async def test_a_public_table_is_open_to_all(file_url: str) -> None:
    async with running(file_url) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table(SNATCH, ["me", "open"], public=True)
        assert [row.id for row in await ben.public_tables()] == [created.id]
        assert (await ben.table_info(created.id)).host == (await ada.who_am_i()).person  # type: ignore[union-attr]
        async with ben.table(created.id) as his:
            await his.sit(1)
            assert his.you.seats == (1,)
