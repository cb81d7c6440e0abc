"""What the toy duel is there to prove: frames that suspend, answers that tell nothing, orders given in advance."""

import pytest

from atable.kernel.actions import Action
from atable.kernel.errors import BrokenInvariant, IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.game import advance, apply
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Options, Pace
from atable.kernel.standing import Answer
from tests.laws.toy_duel import scramble
from tests.toys.duel import (
    CARDS,
    GAME,
    Attack,
    AttackEnded,
    CardPlayed,
    DuelState,
    DuelView,
    OrderSet,
    PlayCard,
    SetOrder,
    Turn,
)

PIE, SECOND_PIE = "pie-0", "pie-1"
PASS = PlayCard(None)


def fight(mine: list[str], theirs: list[str], pace: Pace = "relaxed") -> DuelState:
    """Seat 0 has the turn; the hands are these, all other cards are in the deck."""
    state = GAME.setup(Options(pace=pace), 2, "duel")
    state.stack[0].seat, state.hands = 0, [mine[:], theirs[:]]
    state.deck = [card for card in CARDS if card not in mine + theirs]
    GAME.invariants(state)
    return state


def play(state: DuelState, *moves: tuple[Seat, Action]) -> tuple[DuelState, list[Event]]:
    events: list[Event] = []
    for seat, action in moves:
        state, happened = apply(GAME, state, seat, action)
        GAME.invariants(state)
        events += happened
    return state, events


def set_order(state: DuelState, seat: Seat, answer: Answer) -> DuelState:
    return play(state, (seat, SetOrder(answer)))[0]


def test_td_03_an_attack_suspends_the_turn_below() -> None:
    state, events = play(fight([PIE, SECOND_PIE], ["tray-0"]), (0, PlayCard(PIE)))
    assert events == [CardPlayed(0, PIE)]
    assert [type(frame) for frame in state.stack] == [Turn, Attack]
    assert GAME.pending(state) == GAME.may_act(state) == [1]
    state, events = play(state, (1, PASS))
    assert events == [AttackEnded(1, 1)]
    assert state.stains == [0, 1]
    assert GAME.pending(state) == [0], "the turn goes on where it stopped"


def test_td_05_a_counter_to_a_counter() -> None:
    thrown = play(fight([PIE, "tray-0"], ["tray-1", "tray-2"]), (0, PlayCard(PIE)))[0]
    once, _ = play(thrown, (1, PlayCard("tray-1")))
    assert [type(frame) for frame in once.stack] == [Turn, Attack, Attack]
    assert GAME.pending(once) == [0], "the thrower is asked whether to block the tray"
    stopped, events = play(once, (0, PASS))
    assert events == [AttackEnded(1, 0)]
    twice, _ = play(once, (0, PlayCard("tray-0")))
    assert GAME.pending(twice) == [1]
    hit, events = play(twice, (1, PASS))
    assert events == [AttackEnded(1, 1)]
    thrice, events = play(twice, (1, PlayCard("tray-2")), (0, PASS))
    assert events[-1] == AttackEnded(1, 0)
    assert (stopped.stains, hit.stains, thrice.stains) == ([0, 0], [0, 1], [0, 0])


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_td_04_the_window_looks_the_same_with_or_without_a_tray(pace: Pace) -> None:
    """All that the thrower and a spectator can tell is the same; only the asked seat's own list differs."""
    armed, unarmed = (play(fight([PIE], [card], pace), (0, PlayCard(PIE)))[0] for card in ("tray-0", "pie-2"))
    for seat in (0, None):
        assert GAME.view(armed, seat) == GAME.view(unarmed, seat)
        assert GAME.prompts(armed, seat) == GAME.prompts(unarmed, seat)
    assert GAME.pending(armed) == GAME.pending(unarmed) == [1]
    assert GAME.next_deadline(armed) == GAME.next_deadline(unarmed)
    assert GAME.legal(armed, 1) == [PASS, PlayCard("tray-0")]
    assert GAME.legal(unarmed, 1) == [PASS]


def test_td_06_live_the_window_ends_by_itself() -> None:
    state = fight([PIE], ["tray-0"], "live")
    advance(GAME, state, 1_000)
    state, _ = play(state, (0, PlayCard(PIE)))
    assert GAME.next_deadline(state) == 9_000
    assert advance(GAME, state, 8_999) == []
    assert advance(GAME, state, 9_000) == [AttackEnded(1, 1)]


def test_td_06_each_answer_has_a_window_of_its_own() -> None:
    state, _ = play(fight([PIE], ["tray-0"], "live"), (0, PlayCard(PIE)))
    advance(GAME, state, 5_000)
    state, _ = play(state, (1, PlayCard("tray-0")))
    assert GAME.next_deadline(state) == 13_000


def test_td_03_the_clock_of_the_turn_stands_still_while_a_card_is_in_the_air() -> None:
    state = fight([PIE], ["tray-0"], "live")
    assert GAME.next_deadline(state) == 30_000
    advance(GAME, state, 10_000)
    state, _ = play(state, (0, PlayCard(PIE)))
    advance(GAME, state, 17_000)
    state, _ = play(state, (1, PASS))
    assert GAME.next_deadline(state) == 37_000, "the 20 s that were left, from 17 s on"
    advance(GAME, state, 37_000)
    assert GAME.pending(state) == [1], "the turn is over"


@pytest.mark.parametrize("pace", ["relaxed", "simulation"])
def test_only_live_play_has_timers(pace: Pace) -> None:
    state = fight([PIE], [], pace)
    assert GAME.next_deadline(state) is None
    assert GAME.next_deadline(play(state, (0, PlayCard(PIE)))[0]) is None


def test_td_08_an_order_answers_at_once() -> None:
    state = set_order(fight([PIE, SECOND_PIE], ["tray-0"]), 1, "always")
    state, events = play(state, (0, PlayCard(PIE)))
    assert events == [CardPlayed(0, PIE), CardPlayed(1, "tray-0")]
    assert GAME.pending(state) == [0], "nobody waited for seat 1"
    state, events = play(state, (0, PASS), (0, PlayCard(SECOND_PIE)))
    assert events[-1] == AttackEnded(1, 1), "no tray is left: let it happen, at once"


def test_td_08_always_without_a_tray_looks_like_never() -> None:
    always = set_order(fight([PIE], ["pie-2"]), 1, "always")
    never = set_order(fight([PIE], ["tray-0"]), 1, "never")
    (one, seen), (other, also_seen) = (play(state, (0, PlayCard(PIE))) for state in (always, never))
    assert seen_by(seen, 0) == seen_by(also_seen, 0) == [CardPlayed(0, PIE), AttackEnded(1, 1)]
    assert GAME.view(one, 0) == GAME.view(other, 0)


def test_td_08_orders_may_answer_orders() -> None:
    state = fight([PIE, "tray-0"], ["tray-1"])
    for seat in (0, 1):
        state = set_order(state, seat, "always")
    state, events = play(state, (0, PlayCard(PIE)))
    assert events == [CardPlayed(0, PIE), CardPlayed(1, "tray-1"), CardPlayed(0, "tray-0"), AttackEnded(1, 1)]
    assert GAME.pending(state) == [0]


def test_td_09_an_order_is_its_owner_s_alone_and_never_owed() -> None:
    before = fight([PIE], ["tray-0"])
    assert GAME.may_act(before) == [0, 1]
    assert GAME.pending(before) == [0]
    state, events = play(before, (1, SetOrder("never")))
    assert seen_by(events, 1) == [OrderSet("never")]
    assert seen_by(events, 0) == seen_by(events, None) == []
    assert GAME.view(state, 0) == GAME.view(before, 0)
    own = GAME.view(state, 1)
    assert isinstance(own, DuelView)
    assert own.order == "never"
    assert GAME.pending(state) == [0]


def test_td_09_no_order_is_set_while_a_card_is_in_the_air_nor_twice_in_a_turn() -> None:
    state, _ = play(fight([PIE], ["tray-0"]), (0, PlayCard(PIE)))
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="TD-09"):
            GAME.check(state, seat, SetOrder("always"))
    state = set_order(play(state, (1, PASS))[0], 1, "always")
    with pytest.raises(IllegalAction, match="TD-09"):
        GAME.check(state, 1, SetOrder("never"))
    assert SetOrder("never") in GAME.legal(play(state, (0, PASS))[0], 1), "in the next turn again"


def test_td_10_without_a_card_to_draw_fewer_stains_win() -> None:
    state = fight([PIE, SECOND_PIE], [card for card in CARDS if card not in (PIE, SECOND_PIE)])
    even, _ = play(state, (0, PASS))
    hit, _ = play(state, (0, PlayCard(PIE)), (1, PASS), (0, PASS))
    for over, winners in ((even, (0, 1)), (hit, (0,))):
        outcome = GAME.outcome(over)
        assert outcome is not None
        assert outcome.winners() == winners
        assert GAME.pending(over) == GAME.may_act(over) == []
        with pytest.raises(IllegalAction, match="TD-10"):
            GAME.check(over, 0, PASS)


def test_redeal_keeps_the_own_hand_and_mixes_the_other_one_with_the_deck() -> None:
    state = fight([PIE, SECOND_PIE], ["tray-0", "tray-1"])
    dealt = [GAME.redeal(state, 0, seeded(f"deal {number}")) for number in range(200)]
    assert all(other.hands[0] == [PIE, SECOND_PIE] for other in dealt)
    assert {card for other in dealt for card in other.hands[1]} == set(CARDS) - {PIE, SECOND_PIE}
    assert {other.orders[1].answer("block") for other in dealt} == {"always", "ask", "never"}


def test_redeal_keeps_an_order_that_an_answer_has_told() -> None:
    """Seat 1 blocked at once: as long as this attack lasts, everybody knows why."""
    state = set_order(fight([PIE, "tray-0"], ["tray-1"]), 1, "always")
    assert not state.order_shown(1)
    state, _ = play(state, (0, PlayCard(PIE)))
    assert isinstance(state.stack[-1], Attack)
    assert state.order_shown(1)
    dealt = [GAME.redeal(state, 0, seeded(f"deal {number}")) for number in range(20)]
    assert {other.orders[1].answer("block") for other in dealt} == {"always"}


def test_scramble_changes_hand_deck_and_order_of_the_other() -> None:
    state = fight([PIE, SECOND_PIE], ["tray-0", "tray-1"])
    other = scramble(state, 0, seeded("scramble"))
    assert other.hands[0] == state.hands[0]
    assert other.hands[1] != state.hands[1]
    assert other.orders[1].answer("block") != state.orders[1].answer("block")
    assert other.orders[0] == state.orders[0]


def test_invariants_count_cards_and_clocks() -> None:
    state, _ = play(fight([PIE], ["tray-0"]), (0, PlayCard(PIE)))
    state.stack[0].clock.start(state.now)
    with pytest.raises(BrokenInvariant, match="TD-03"):
        GAME.invariants(state)
    state.hands[0].append(PIE)
    with pytest.raises(BrokenInvariant, match="card"):
        GAME.invariants(state)
