"""A saved session goes on without its old entries; only an undo needs them."""

import msgspec
import pytest

from atable.games.banquet_royal.actions import MemoriseReady, PlaceDish
from atable.games.banquet_royal.game import GAME as BANQUET
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction, NeedsWholeJournal
from atable.kernel.journal import Entry
from atable.kernel.luck import Luck, combine, commitment
from atable.kernel.seats import CLOCK, TABLE
from atable.kernel.session import SavedSession, Session, replay, resume
from atable.kernel.spec import Options
from tests.toys import market
from tests.toys.market import Bid, MarketState, RingBell

Market = Session[MarketState]


def open_market() -> Market:
    return Session(market.GAME, Options(), 4, "saved")


def resumed(table: Market) -> Market:
    return resume(market.GAME, table.journal.head, table.journal.options, table.save())


def test_a_save_tells_what_the_position_does_not() -> None:
    table = open_market()
    table.act(0, table.state.cards.index("bell"), RingBell())
    table.act(10, TABLE, Undo(0, "fresh"))
    table.act(20, TABLE, Away(3))
    table.act(20, TABLE, Away(1))
    table.act(20, TABLE, Pause())
    assert table.save() == SavedSession(5, 1, 2, True, (1, 3), msgspec.Raw(encode(table.state)))


def test_a_resumed_session_holds_the_entries_since_and_counts_them_all() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 1))
    table.act(10, 1, Bid(0, 2))
    again = resumed(table)
    assert (table.whole, table.entries) == (True, 2)
    assert (again.whole, again.entries) == (False, 2)
    again.act(20, 2, Bid(0, 3))
    assert again.journal.entries == [Entry(20, 2, Bid(0, 3))]
    assert again.entries == 3
    assert table.entries == 2, "they share nothing"
    assert table.state.trading().lots[0].leader == 1


def test_the_fence_counts_entries_before_and_after_the_save() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 1))
    again = resumed(table)
    assert again.fence() == 0
    again.act(0, again.state.cards.index("bell"), RingBell())
    assert again.fence() == 2
    once_more = resumed(again)
    once_more.act(100, CLOCK, Tick(100))
    assert once_more.fence() == 2


def test_a_resumed_pause_and_absence_end_as_they_would_have() -> None:
    table = open_market()
    table.act(0, TABLE, Away(2))
    table.act(0, TABLE, Pause())
    again = resumed(table)
    with pytest.raises(IllegalAction, match="table-paused"):
        again.act(0, 0, Bid(0, 1))
    again.act(0, TABLE, Back(2))
    again.act(0, TABLE, Resume())
    again.act(0, 0, Bid(0, 1))


def test_an_undo_needs_the_whole_journal_and_changes_nothing_without_it() -> None:
    table = open_market()
    table.act(0, 0, Bid(0, 1))
    again = resumed(table)
    again.act(10, 1, Bid(0, 2))
    before = again.save()
    for to in (0, 1, 2):
        with pytest.raises(NeedsWholeJournal):
            again.act(20, TABLE, Undo(to))
    assert again.save() == before
    assert len(again.journal.entries) == 1


def test_an_undo_that_no_journal_would_allow_is_refused_at_once() -> None:
    table = open_market()
    table.act(0, table.state.cards.index("bell"), RingBell())
    again = resumed(table)
    for seat, undo, why in [
        (0, Undo(0), "unknown-action"),
        (TABLE, Undo(2), "undo-to-nowhere"),
        (TABLE, Undo(-1), "undo-to-nowhere"),
        (TABLE, Undo(0), "undo-past-reveal"),
    ]:
        with pytest.raises(IllegalAction, match=why):
            again.act(10, seat, undo)


def test_answers_from_before_an_undo_stay_old_after_a_save() -> None:
    table: Session[BanquetState] = Session(BANQUET, BanquetOptions(pace="simulation"), 2, "undo")
    for seat in (0, 1):
        table.act(0, seat, MemoriseReady())
    seat = table.state.active
    (asked,) = table.prompts(seat)
    table.act(0, seat, PlaceDish("burger", "C3"), asked.id)
    table.act(0, TABLE, Undo(2))
    again = resume(BANQUET, table.journal.head, table.journal.options, table.save())
    with pytest.raises(IllegalAction, match="stale-answer"):
        again.act(0, seat, PlaceDish("burger", "C3"), asked.id)
    assert again.prompts(seat)[0].id == f"{asked.id}@1"
    again.act(0, seat, PlaceDish("burger", "C3"), f"{asked.id}@1")


def test_a_state_of_another_game_is_no_save_of_this_one() -> None:
    table = open_market()
    banquet: Session[BanquetState] = Session(BANQUET, BanquetOptions(), 2, "other")
    with pytest.raises(msgspec.DecodeError):
        resume(market.GAME, table.journal.head, table.journal.options, banquet.save())


def test_luck_stays_in_the_head_of_every_session_of_a_game() -> None:
    luck = Luck("bits", commitment("bits"), ("Ada's cat",))
    table: Market = Session(market.GAME, Options(), 4, combine("bits", ("Ada's cat",)), luck)
    assert table.journal.head.luck == luck
    assert replay(market.GAME, table.journal).journal.head == table.journal.head
    assert resumed(table).journal.head == table.journal.head


def test_an_action_copies_the_position_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a busy table the copy is most of what an action costs."""
    copies = 0
    copy = MarketState.copy

    def counted(state: MarketState) -> MarketState:
        nonlocal copies
        copies += 1
        return copy(state)

    table = open_market()
    monkeypatch.setattr(MarketState, "copy", counted)
    table.act(0, 0, Bid(0, 1), table.prompts(0)[0].id)
    assert copies == 1
