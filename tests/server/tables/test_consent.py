"""What needs the consent of all: a pause, an early end. (Taking back has tests of its own.)"""

import pytest

from tests.server.running import running
from tests.server.tables.company import ASK, PASS, RELAXED, SNATCH, party, refusal


async def test_a_game_ends_when_all_agree(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        await ada.at.propose("end")
        await ben.at.until(lambda picture: bool(picture.info.proposals))
        asked = ben.at.info.proposals[0]
        assert (asked.subject, asked.by, asked.agreed) == ("end", ada.id, (ada.id,))
        assert set(asked.needed) == {ben.id, cleo.id}
        await ben.at.vote("end", True)
        assert ben.at.info.status == "playing"
        await cleo.at.vote("end", True)
        assert (cleo.at.info.status, cleo.at.info.ended, cleo.at.info.outcome) == ("finished", "vote", None)
        await ada.at.until(lambda picture: picture.info.status == "finished")
        assert (await refusal(ada.at.act(0, PASS))).key == "game-over"


async def test_one_no_settles_it(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        assert (await refusal(ben.at.vote("end", True))).key == "no-such-proposal"
        await ada.at.propose("end")
        await ben.at.vote("end", False)
        await ada.at.until(lambda picture: not picture.info.proposals)
        assert ada.at.info.status == "playing"


async def test_to_ask_for_the_same_is_to_agree(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], options=RELAXED) as met:
        ada, ben = met.guests
        await ada.at.propose("end")
        await ada.at.propose("end")  # asking twice is no second vote
        assert ada.at.info.status == "playing"
        await ben.at.propose("end")
        assert ben.at.info.status == "finished"


@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_whose_consent_is_needed(file_url: str, pace: str) -> None:
    """Live, of those who are connected; relaxed, of all who play."""
    async with running(file_url) as site, party(site, "banquet_royal", ["Ada", "Ben"], options={"pace": pace}) as met:
        ada, ben = met.guests
        await ben.at._connection.stop()
        await ada.at.until(lambda picture: not picture.info.seats[1].connected)
        await ada.at.propose("end")
        assert ada.at.info.status == ("finished" if pace == "live" else "playing")


async def test_a_pause_and_going_on(database_url: str) -> None:
    async with running(database_url) as site, party(site, SNATCH, ["Ada", "Ben", "Cleo"], options=RELAXED) as met:
        ada, ben, cleo = met.guests
        assert (await refusal(ada.at.resume())).key == "not-paused"
        await ada.at.propose("pause")
        await ben.at.propose("pause")
        assert ben.at.info.paused == "no"
        await cleo.at.vote("pause", True)
        assert cleo.at.info.paused == "consent"
        await ada.at.until(lambda picture: picture.stream(0).legal == [])
        refused = await refusal(ada.at.act(0, ASK))
        assert (refused.key, refused.rule) == ("table-paused", "TS-TABLE")
        assert (await refusal(ada.at.propose("pause"))).key == "table-paused"
        await ben.at.resume()
        assert ben.at.info.paused == "no"
        await ada.at.act(0, PASS)


async def test_questions_belong_to_a_running_game(file_url: str) -> None:
    async with running(file_url) as site, party(site, SNATCH, ["Ada", "Ben"], start=False) as met:
        ada = met.guests[0].at
        assert (await refusal(ada.propose("pause"))).key == "not-started"
        assert (await refusal(ada.resume())).key == "not-started"
        assert (await refusal(ada.act(0, PASS))).key == "not-started"
        assert (await refusal(ada.take_back(0))).key == "not-started"
