"""The cooks of Kitchen Rush: what they may do, how long they take, and what goes wrong."""

from functools import cache
from itertools import pairwise

import msgspec
import pytest

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.kitchen_rush.actions import (
    BonusChoice,
    LidOpen,
    Lift,
    PayChoice,
    Place,
    Ready,
    TakeIngredient,
    TakeScoop,
    TrashToken,
)
from atable.games.kitchen_rush.bots.crew.slips import slip
from atable.games.kitchen_rush.bots.heuristics import HEURISTICS, SKILLS, Cook, Skill
from atable.games.kitchen_rush.content.cards import ORDER_INDEX
from atable.games.kitchen_rush.events import DishRuined, IceMelted, OrderServed, Placed, ServeRefused
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.kernel.bots import Paced, Wake
from atable.kernel.events import Event
from atable.kernel.journal import Entry
from atable.kernel.outcome import Outcome
from atable.kernel.rng import seeded
from atable.kernel.session import Session
from atable.lab.match import Match
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

AT_LEISURE = (Ready, PayChoice, BonusChoice)  # the clock does not run
SHARED = ("hg_helper_1", "hg_helper_2", "hg_specialist")
LEVELS = pytest.mark.parametrize("level", ["commis", "chef", "etoile"])


class Kept:
    """All events of a game."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, events: list[Event]) -> None:
        self.events += events

    def counts(self, outcome: Outcome) -> dict[str, int]:
        return {}


@cache
def game(level: str, seed: str, seats: int = 2, **options: bool | str) -> tuple[list[Entry], list[Event]]:
    """Its entries and its events. A wish that the rules refuse would be an error."""
    kept = Kept()
    wanted = msgspec.convert({"pace": "simulation", "assist": "strict", **options}, RushOptions)
    bots = [make_bot(level, HEURISTICS) for _ in range(seats)]
    match = Match(GAME, wanted, bots, seed, collector=kept, record=True)
    match.play()
    assert match.journal is not None
    return match.journal.entries, kept.events


def told(kind: type[Event], level: str, games: int, **options: bool | str) -> int:
    """How many such events there are in so many games."""
    return sum(isinstance(event, kind) for number in range(games) for event in game(level, f"k{number}", **options)[1])


# Pace


@LEVELS
def test_one_thing_at_a_time_at_the_speed_of_the_level(level: str) -> None:
    entries, _ = game(level, "k0")
    for seat in range(2):
        acts = [entry for entry in entries if entry.seat == seat and not isinstance(entry.action, AT_LEISURE)]
        for earlier, later in pairwise(acts):
            least = SKILLS[level].react if isinstance(later.action, Place | Lift) else SKILLS[level].hand
            assert later.ms - earlier.ms >= least, (earlier, later)


def test_faster_cooks_serve_more() -> None:
    """How much the best are ahead of the good is for many games to tell: benchmarks/kitchen_balance.py."""
    served = {level: told(OrderServed, level, 6) for level in SKILLS}
    assert served["commis"] < min(served["chef"], served["etoile"])


def test_nothing_takes_time_in_relaxed_mode() -> None:
    """KR-238: a cook acts until it has nothing left to do, then it is ready."""
    table = Table(1, pace="relaxed").start()
    player = BotPlayer(make_bot("commis", HEURISTICS), RED, "pan")
    for _ in range(200):
        answer = player.choose(GAME, table.state)
        assert not isinstance(answer, Wake | Paced)
        GAME.check(table.state, RED, answer)
        player.note(GAME.play(table.state, RED, answer))
        if isinstance(answer, Ready):
            break
    assert table.state.now == 0
    assert table.clock() == 30_000


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_relaxed_mode_cooks_take_turns_with_what_is_shared(seats: int) -> None:
    """Every half minute another seat may take the Helpers and the Specialist: that of a person finds them free."""
    entries, _ = game("chef", "k0", seats, pace="relaxed", assist="guided", specialist_mini=True)
    table = Session(GAME, RushOptions(pace="relaxed", specialist_mini=True), seats, "k0")
    taken: list[tuple[int, int]] = []  # whose turn it was, and who took one
    for entry in entries:
        if isinstance(entry.action, Place) and entry.action.hourglass in SHARED:
            view = GAME.view(table.state, None)
            assert view.clock.clock_ms is not None
            taken.append(((view.round + view.clock.clock_ms // 30_000) % seats, entry.seat))
        table.act(entry.ms, entry.seat, entry.action)
    assert len(taken) > 10
    assert all(turn == seat for turn, seat in taken)


def test_live_and_in_simulation_whoever_comes_first_takes_them() -> None:
    entries, _ = game("chef", "k0", 2)
    helped = [entry for entry in entries if isinstance(entry.action, Place) and entry.action.hourglass in SHARED]
    assert {(entry.seat, entry.ms // 30_000 % 2) for entry in helped} == {(0, 0), (0, 1), (1, 0), (1, 1)}


# Hands that slip


def test_hands_of_a_commis_slip_and_those_of_an_etoile_do_not() -> None:
    wrong = {level: told(DishRuined, level, 6) + told(ServeRefused, level, 6) for level in SKILLS}
    assert wrong["commis"] > 0
    assert wrong["etoile"] == 0


def test_a_lid_is_forgotten_by_a_commis_and_never_by_an_etoile() -> None:
    melted = {level: told(IceMelted, level, 12, piece_of_cake=True) for level in ("commis", "etoile")}
    assert melted["commis"] > 0
    assert melted["etoile"] == 0


def test_whether_the_lid_is_forgotten_is_decided_once_a_visit() -> None:
    """Team-mates who come and go meanwhile do not remind anybody."""
    minds = {decided_at_the_lid(f"pan {number}") for number in range(20)}
    assert minds == {(True,), (False,)}


def decided_at_the_lid(seed: str) -> tuple[bool, ...]:
    """What a cook who forgets every second lid thinks of it while Blue opens window after window."""
    table = Table(2, piece_of_cake=True).hold(RED, "carbonara", "ice_01").dish(RED, "carbonara", "cup_1", part=2)
    table.start()
    window = table.place(RED, "hg_red_1", "freezer_1")
    table.act(RED, LidOpen(window), TakeScoop(window, "white", "cup_1"))
    player = BotPlayer(Cook("dreamer", Skill(5_000, 5_000, 0.0, 0.5)), RED, seed)
    thoughts: list[bool] = []
    for hourglass in ("hg_blue_1", "hg_blue_2", "hg_helper_1", "hg_specialist"):
        assert isinstance(player.choose(GAME, table.state), Wake)
        thoughts.append(player.memory["forgets"])
        table.wait(500).place(BLUE, hourglass, "market_1")
    return tuple(dict.fromkeys(thoughts))


def test_a_scoop_may_be_a_wrong_one() -> None:
    """KC-090: of a Freezer with other flavours; one flavour alone cannot be mistaken."""
    table = Table(1, piece_of_cake=True).freezer(white=1, pink=1).start()
    wish = TakeScoop(1, "white", "cup_1")
    assert slip(table.state, RED, wish, seeded("hands")) == TakeScoop(1, "pink", "cup_1")
    assert slip(table.freezer(white=2).state, RED, wish, seeded("hands")) is None
    assert slip(table.state, RED, TakeScoop(1, "white", "cup_1", True), seeded("hands")) is not None  # from the supply


def test_a_wrong_scoop_that_was_sent_back_is_thrown_away() -> None:
    """KC-073: from a Cup, not from a dessert."""
    table = Table(1, piece_of_cake=True).hold(RED, "garden_salad", "ice_01")
    table.dish(RED, "garden_salad", "plate_i_1", "salad", "salad", "cube_green")
    table.dish(RED, "garden_salad", "cup_1", "scoop_white", "scoop_pink", part=2).start()
    player = doubting(table, "garden_salad")
    table.wait(500)
    assert player.choose(GAME, table.state) == Paced(TrashToken("cup_1", "scoop_pink"), table.state.now)


def test_a_guided_kitchen_lets_nothing_go_wrong() -> None:
    """KR-235: a slip costs time there, and nothing else."""
    assert told(ServeRefused, "commis", 6, assist="guided") == 0


def test_a_dish_that_was_sent_back_is_looked_at_again() -> None:
    """KR-065, KR-122: what does not belong on it is thrown away."""
    table = Table(1).hold(RED, "garden_salad")
    table.dish(RED, "garden_salad", "plate_i_1", "salad", "salad", "meat", "cube_green").start()
    player = doubting(table, "garden_salad")
    table.wait(500)
    assert player.choose(GAME, table.state) == Paced(TrashToken("plate_i_1", "meat"), table.state.now)


def doubting(table: Table, order: str) -> BotPlayer:
    """A chef to whom the guests sent this Order back; it has begun to stretch out its hand."""
    player = BotPlayer(make_bot("chef", HEURISTICS), RED, "pan")
    player.memory["doubts"] = [ORDER_INDEX[order]]
    assert isinstance(player.choose(GAME, table.state), Wake)
    return player


def test_when_the_time_is_up_only_open_windows_are_used() -> None:
    """KR-095: no second look at a dish any more."""
    table = Table(1).hold(RED, "garden_salad")
    table.dish(RED, "garden_salad", "plate_i_1", "salad", "meat", "cube_green").room("store_a", salad=1).start()
    window = table.at(239_000).place(RED, "hg_red_1", "store_a_1")
    table.at(240_000)
    player = doubting(table, "garden_salad")
    table.wait(500)
    answer = player.choose(GAME, table.state)
    assert isinstance(answer, Paced)
    assert answer.action == TakeIngredient(window, "salad", "plate_i_1")


# Together


def test_work_is_shared() -> None:
    """Nobody hosts, cooks or washes alone: in a round of four cooks each one places hourglasses and serves."""
    _, events = game("chef", "k0", seats=4)
    for seat in range(4):
        areas = {event.space.rsplit("_", 1)[0] for event in events if isinstance(event, Placed) and event.seat == seat}
        assert {"waiter", "stove", "spices"} <= areas
        assert any(isinstance(event, OrderServed) and event.seat == seat for event in events)


@pytest.mark.parametrize(
    "options",
    [{"events": True}, {"piece_of_cake": True, "events": True}, {"specialist_mini": True}, {"handmade": True}],
    ids=["events", "cake", "mini", "handmade"],
)
@pytest.mark.parametrize("seats", [1, 3])
def test_what_they_do_is_allowed(seats: int, options: dict[str, bool]) -> None:
    """A refused action would end the match with an error."""
    for number in range(3):
        _, events = game("commis", f"a{number}", seats, **options)
        assert any(isinstance(event, OrderServed) for event in events)
