"""A session judges every entry, keeps journal and position in step, pauses and undoes."""

import pytest

from atable.games.banquet_royal.actions import MemoriseReady, PlaceDish
from atable.games.banquet_royal.game import GAME as BANQUET
from atable.games.banquet_royal.options import BanquetOptions
from atable.kernel.actions import Action, Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.codec import encode
from atable.kernel.errors import BadOptions, CorruptJournal, IllegalAction
from atable.kernel.journal import Entry, Journal, dump, load
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session, replay
from atable.kernel.spec import Options
from tests.toys import kitchen, market
from tests.toys.common import Bundle
from tests.toys.kitchen import KitchenOptions, KitchenState, Place
from tests.toys.market import Bid, Done, MakeOffer, MarketState, RingBell

Market = Session[MarketState]
Kitchen = Session[KitchenState]


def open_market(options: Options | None = None) -> Market:
    return Session(market.GAME, options or Options(), 4, "session")


def open_kitchen() -> Kitchen:
    return Session(kitchen.GAME, KitchenOptions(), 2, "session")


def refused(table: Market | Kitchen, ms: int, seat: Seat, action: Action, prompt: str | None = None) -> str:
    """Why it is refused; the position with its time, the journal and who is here have not changed."""
    before = encode(table.state), dump(table.journal), table.away.copy(), table.paused, table.fence()
    with pytest.raises(IllegalAction) as error:
        table.act(ms, seat, action, prompt)
    assert (encode(table.state), dump(table.journal), table.away, table.paused, table.fence()) == before
    return error.value.key


def replays(table: Market) -> None:
    """The stored journal leads to the same position, byte for byte, and plays on in the same way."""
    again = replay(market.GAME, load(dump(table.journal), market.GAME.spec))
    assert encode(again.state) == encode(table.state)
    assert (again.fence(), again.away, again.paused) == (table.fence(), table.away, table.paused)
    assert dump(again.journal) == dump(table.journal)


def ring(table: Market, ms: int) -> int:
    """Somebody shows a bell: an entry that reveals something. Its number. A second entry lets the market go on."""
    seat = table.state.cards.index("bell")
    table.act(ms, seat, RingBell())
    table.act(ms + 200, seat, Done())
    return len(table.journal.entries) - 1


# --- Entries


def test_a_session_is_for_the_right_number_of_seats() -> None:
    with pytest.raises(BadOptions):
        Session(market.GAME, Options(), 5, "session")


def test_each_entry_lets_time_pass_before_it() -> None:
    table = open_market()
    offer = MakeOffer(None, Bundle(1), Bundle())
    table.act(100, 0, offer)
    table.act(20_000, 1, Bid(1, 1))  # the offer is gone since 15 100
    assert table.state.trading().book.standing == []
    assert table.state.now == 20_000
    assert table.journal.entries == [Entry(100, 0, offer), Entry(20_000, 1, Bid(1, 1))]


def test_time_never_runs_backwards() -> None:
    table = open_market()
    table.act(100, 0, Bid(0, 1))
    assert refused(table, 99, 1, Bid(1, 1)) == "time-runs-forward"
    table.act(100, 1, Bid(1, 1))


def test_a_refusal_changes_nothing_not_even_the_time() -> None:
    table = open_market()
    table.act(100, 0, Bid(0, 1))
    assert refused(table, 30_000, 1, Bid(0, 11)) == "cannot-now"
    assert table.state.now == 100
    table.act(200, 1, Bid(0, 2))


def test_a_tick_is_written_at_its_own_time() -> None:
    table = open_market()
    assert refused(table, 500, CLOCK, Tick(400)) == "tick-at-its-time"
    table.act(500, CLOCK, Tick(500))
    assert table.state.now == 500
    assert table.journal.entries == [Entry(500, CLOCK, Tick(500))]
    replays(table)


@pytest.mark.parametrize("action", [Tick(0), Pause(), Resume(), Away(0), Back(0), Undo(0)])
def test_a_seat_does_not_play_for_clock_or_table(action: Action) -> None:
    refused(open_market(), 0, 0, action)


@pytest.mark.parametrize("action", [Tick(0), Bid(0, 1), Away(4), Away(-1), Back(0)])
def test_the_table_plays_table_actions_only(action: Action) -> None:
    assert refused(open_market(), 0, TABLE, action) == "unknown-action"


def test_an_answer_to_an_older_question_is_refused() -> None:
    table = open_market()
    old = market.GAME.prompts(table.state, 0)[0].id
    table.act(0, 0, Bid(0, 1), prompt=old)
    seat = table.state.cards.index("bell")
    table.act(0, seat, RingBell())
    asked = market.GAME.prompts(table.state, seat)[0].id
    assert refused(table, 0, seat, Done(), prompt=old) == "stale-answer"
    table.act(0, seat, Done(), prompt=asked)
    assert refused(table, 0, seat, Done(), prompt=asked) == "stale-answer"


def test_a_question_that_runs_out_meanwhile_is_an_older_one() -> None:
    table = open_market()
    seat = table.state.cards.index("bell")
    table.act(0, seat, RingBell())
    asked = market.GAME.prompts(table.state, seat)[0].id
    assert refused(table, 5_000, seat, Done(), prompt=asked) == "stale-answer"
    table.act(4_999, seat, Done(), prompt=asked)


def test_nothing_is_played_after_the_end_but_time_goes_on() -> None:
    table = open_market()
    table.act(60_000, CLOCK, Tick(60_000))
    assert table.outcome() is not None
    assert refused(table, 60_001, 0, Done()) == "game-over"
    table.act(70_000, CLOCK, Tick(70_000))
    assert table.state.now == 70_000


# --- Pause, away and back


def test_in_a_pause_table_time_stands_still() -> None:
    table = open_market()
    table.act(100, 0, Bid(0, 1))
    table.act(200, TABLE, Pause())
    assert refused(table, 200, 1, Bid(0, 2)) == "table-paused"
    assert refused(table, 300, CLOCK, Tick(300)) == "table-paused"
    assert refused(table, 300, TABLE, Resume()) == "table-paused"
    assert refused(table, 200, TABLE, Undo(0)) == "table-paused"
    table.act(200, TABLE, Away(1))
    table.act(200, TABLE, Back(1))
    table.act(200, TABLE, Resume())
    table.act(201, 1, Bid(0, 2))
    assert market.GAME.next_deadline(table.state) == 60_000  # of table time
    replays(table)


def test_who_is_away_is_known_and_told_to_the_game() -> None:
    table = open_kitchen()
    table.act(0, TABLE, Away(1))
    assert table.away == {1}
    assert table.state.away == [False, True]
    assert refused(table, 0, TABLE, Away(1)) == "unknown-action"
    table.act(10, TABLE, Back(1))
    assert table.away == set()
    assert table.state.away == [False, False]


# --- Undo


def test_undo_inside_the_fence_goes_back_at_once() -> None:
    table = open_market()
    table.act(100, 0, Bid(0, 1))
    before = encode(table.state)
    table.act(300, 1, Bid(0, 2))
    table.act(400, 2, Bid(0, 3))
    assert table.fence() == 0
    table.act(500, TABLE, Undo(1))
    assert encode(table.state) == before  # time and clocks included
    assert len(table.journal.entries) == 4  # the journal only grows
    table.act(150, 3, Bid(0, 2))
    replays(table)


def test_undo_to_nowhere_is_refused() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 1))
    assert refused(table, 0, TABLE, Undo(2)) == "undo-to-nowhere"
    assert refused(table, 0, TABLE, Undo(-1)) == "undo-to-nowhere"


def test_undo_past_a_reveal_needs_consent_and_fresh_luck() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 1))
    luck = table.state.rng.copy()
    revealed = ring(table, 1_000)
    assert table.fence() == revealed
    assert refused(table, 2_000, TABLE, Undo(1)) == "undo-past-reveal"
    table.act(2_000, TABLE, Undo(1, "fresh"))
    assert table.state.now == 0
    assert table.state.rng != luck
    luck.mix("fresh")
    assert table.state.rng == luck
    replays(table)


def test_what_was_seen_stays_seen_after_an_undo() -> None:
    """Going further back, without consent, would bring back luck that everybody has seen."""
    table = open_market()
    table.act(0, 0, Bid(0, 1))
    ring(table, 1_000)
    table.act(2_000, TABLE, Undo(1, "fresh"))
    assert refused(table, 0, TABLE, Undo(0)) == "undo-past-reveal"
    assert refused(table, 0, TABLE, Undo(1)) == "undo-past-reveal"
    table.act(0, 1, Bid(0, 2))
    table.act(0, TABLE, Undo(table.fence()))  # back to the undo itself: nothing was seen since
    assert table.state.trading().lots[0].leader == 0
    replays(table)


def test_an_undo_is_part_of_what_a_later_undo_goes_back_to() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 1))
    ring(table, 1_000)
    table.act(2_000, TABLE, Undo(1, "fresh"))
    after = encode(table.state)
    table.act(10, 1, Bid(0, 2))
    table.act(20, TABLE, Undo(table.fence()))
    assert encode(table.state) == after
    table.act(30, 2, Bid(0, 5))
    table.act(40, TABLE, Undo(0, "again"))
    assert encode(table.state) != encode(open_market().state)
    table.state.rng = open_market().state.rng
    assert encode(table.state) == encode(open_market().state)


def test_undo_of_nested_undos_and_plain_entries_replays() -> None:
    table = open_market()
    ring(table, 1_000)
    table.act(1_300, 0, Bid(0, 1))
    table.act(1_400, TABLE, Undo(2))
    table.act(1_300, 1, Bid(0, 1))
    table.act(1_500, TABLE, Undo(1, "one"))
    table.act(1_600, table.state.stack[-1].able[0], Bid(1, 1))
    table.act(1_700, TABLE, Undo(0, "two"))
    ring(table, 3_000)
    replays(table)


def test_the_same_undo_with_other_entropy_is_another_game() -> None:
    lucks = []
    for entropy in ("one", "two"):
        table = open_market()
        ring(table, 1_000)
        table.act(2_000, TABLE, Undo(0, entropy))
        lucks.append(table.state.rng)
    assert lucks[0] != lucks[1]


def test_nobody_comes_or_goes_by_an_undo() -> None:
    table = open_kitchen()
    table.act(0, 1, Place("floor"))
    table.act(10, TABLE, Away(0))
    table.act(20, TABLE, Undo(1))
    assert (table.away, table.state.away) == ({0}, [True, False])
    table.act(30, TABLE, Back(0))
    table.act(40, TABLE, Undo(3))
    assert (table.away, table.state.away) == (set(), [False, False])


def test_a_second_undo_replays_the_first_with_those_who_were_away_then() -> None:
    """The absent cook's hourglass was lifted by the undo; only so is the other one's move legal again."""
    table = open_kitchen()
    table.act(0, 0, Place("floor"))
    table.act(1_000, 0, Place("pass"))
    table.act(3_000, CLOCK, Tick(3_000))
    table.act(3_000, TABLE, Away(0))
    table.act(3_100, 1, Place("floor"))
    table.act(3_200, TABLE, Undo(3))
    table.act(3_200, 1, Place("pass"))
    after = encode(table.state)
    table.act(3_300, CLOCK, Tick(3_300))
    table.act(3_300, TABLE, Undo(7))
    assert encode(table.state) == after
    assert table.away == {0}


def test_a_pause_is_not_brought_back_by_an_undo() -> None:
    table = open_market()
    table.act(100, TABLE, Pause())
    table.act(100, TABLE, Resume())
    table.act(200, 0, Bid(0, 1))
    table.act(300, TABLE, Undo(1))
    assert not table.paused
    table.act(400, 0, Bid(0, 2))
    replays(table)


# --- Replay


def whole_game() -> Market:
    table = open_market()
    table.act(10, 0, Bid(0, 1))
    table.act(20, 1, Bid(0, 2))
    table.act(30, TABLE, Undo(1))
    table.act(60_000, CLOCK, Tick(60_000))
    table.journal.outcome = table.outcome()
    return table


def test_a_whole_game_replays_to_its_outcome() -> None:
    table = whole_game()
    assert replay(market.GAME, table.journal).outcome() == table.outcome()
    replays(table)


def test_a_journal_with_an_illegal_entry_names_its_line() -> None:
    table = whole_game()
    entries = [*table.journal.entries[:1], Entry(15, 0, Bid(0, 2)), *table.journal.entries[1:]]
    with pytest.raises(CorruptJournal) as error:
        replay(market.GAME, Journal(table.journal.head, table.journal.options, entries))
    assert error.value.line == 3


def test_a_journal_with_another_outcome_is_refused() -> None:
    table, other = whole_game(), open_market()
    other.act(60_000, CLOCK, Tick(60_000))
    table.journal.outcome = other.outcome()
    with pytest.raises(CorruptJournal):
        replay(market.GAME, table.journal)


def test_after_an_undo_an_old_answer_stays_old() -> None:
    table = Session(BANQUET, BanquetOptions(pace="simulation"), 2, "undo")
    for seat in (0, 1):
        table.act(0, seat, MemoriseReady())
    seat, entries = table.state.active, len(table.journal.entries)
    (asked,) = table.prompts(seat)
    table.act(0, seat, PlaceDish("burger", "C3"), asked.id)
    table.act(0, TABLE, Undo(entries))
    (again,) = table.prompts(seat)
    assert again.message == asked.message
    with pytest.raises(IllegalAction, match="stale-answer"):
        table.act(0, seat, PlaceDish("burger", "C3"), asked.id)
    table.act(0, seat, PlaceDish("burger", "C4"), again.id)


def test_only_a_paused_table_is_resumed() -> None:
    table = open_market()
    assert refused(table, 0, TABLE, Resume()) == "unknown-action"
