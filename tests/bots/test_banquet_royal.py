"""What the greedy bot does at the banquet."""

import json

import pytest

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.banquet_royal.actions import (
    LOOK,
    READY,
    AnnounceOrder,
    DiscardMenu,
    PlaceDish,
    PlaceToque,
    ValidateMenu,
)
from atable.games.banquet_royal.bots.heuristics import HEURISTICS
from atable.games.banquet_royal.content.board import INDEX
from atable.games.banquet_royal.events import OrderRevealed, TurnBegan
from atable.games.banquet_royal.frames import Serving
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import EMPTY, BanquetState
from atable.games.banquet_royal.views import BanquetView
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Memory
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.lab.match import Match
from tests.rules.banquet_royal.scenario import do, scenario


def question(state: BanquetState, seat: Seat, memory: Memory, events: list[Event], rng: Rng) -> Asked:
    return Asked(
        seat=seat,
        now=state.now,
        legal=GAME.legal(state, seat),
        events=events,
        memory=memory,
        rng=rng,
        view=lambda: GAME.view(state, seat),
        sample=lambda: GAME.sample(state, seat, rng),
        redeal=lambda: GAME.redeal(state, seat, rng),
    )


def worth(state: BanquetState, **remembered: str) -> dict[Action, float]:
    """How good each legal action of the active seat looks."""
    asked = question(state, state.active, {"cloches": dict(remembered)}, [], seeded("worth"))
    return dict(zip(asked.legal, HEURISTICS.worth(asked), strict=True))


def choice(state: BanquetState, **remembered: str) -> Action:
    looks = worth(state, **remembered)
    return max(looks, key=lambda action: looks[action])


def test_it_completes_the_menu_it_holds() -> None:
    """B-F-C with F on B3 and C on B4: a burger on B2."""
    state = scenario(board={"B3": "F", "B4": "C"}, hands={0: ["m1_06"]}, exact_hands=True)
    assert choice(state) == PlaceDish("burger", "B2")


def test_of_two_menus_it_completes_the_better_one() -> None:
    """E2-E3 wait for a charlotte (1 crown), C4-C5 (burger, Toque) for a burger (3 crowns)."""
    board = {"E2": "B", "E3": "G", "C4": "B", "C5": "T1"}
    state = scenario(board=board, hands={0: ["m1_03", "m3_08"]}, exact_hands=True)
    do(state, choice(state))
    assert choice(state) == ValidateMenu("m3_08", ("C4", "C5", "C6"))


def test_it_prepares_a_menu_when_none_can_be_completed() -> None:
    """G-B-G with nothing but a burger on C3: a green salad beside it makes the card ready."""
    state = scenario(board={"C3": "B"}, hands={0: ["m2_03"]}, exact_hands=True)
    chosen = choice(state)
    assert isinstance(chosen, PlaceDish)
    assert chosen.dish == "green_salad"


def test_it_discards_the_hopeless_card_and_not_the_ready_one() -> None:
    """m1_06 waits for a burger on B2; m3_05 needs a Toque, and both of this seat are walled in."""
    board = {
        "B3": "F",
        "B4": "C",
        "G1": "T0",
        "G2": "B",
        "F1": "B",
        "F2": "B",
        "G4": "T0",
        "G3": "B",
        "F4": "F",
        "F5": "F",
    }
    state = scenario(board=board, hands={0: ["m1_06", "m3_05"]}, exact_hands=True, frame=Serving(EMPTY))
    looks = worth(state)
    assert looks[DiscardMenu("m1_06")] < 0 <= looks[DiscardMenu("m3_05")]
    assert looks[DiscardMenu("m3_05")] == max(looks.values())


def test_it_announces_what_it_remembers_and_names_it_rightly() -> None:
    """With nothing else to win, a Royal Order is worth its point."""
    state = scenario(board={"B2": "B"}, cloches={"A1": "C"}, exact_hands=True)
    assert choice(state, A1="charlotte") == AnnounceOrder("A1", "charlotte")


def test_it_completes_a_menu_under_a_remembered_cloche() -> None:
    """A2 = G, A3 = C, and the burger for G-C-B lies under A4: a point on top of the Menu."""
    state = scenario(board={"A2": "G", "A3": "C"}, cloches={"A4": "B"}, hands={0: ["m1_08"]}, exact_hands=True)
    assert choice(state, A4="burger") == AnnounceOrder("A4", "burger")


def test_it_guesses_by_the_tokens_that_are_left() -> None:
    """All but the two burgers were collected."""
    state = scenario(board={"B2": "B"}, cloches={"A1": "B"}, won={1: "GGFFCC"}, exact_hands=True)
    looks = worth(state)
    named = [action for action in looks if isinstance(action, AnnounceOrder)]
    assert max(named, key=lambda action: looks[action]).dish == "burger"


@pytest.mark.parametrize("hot", [False, True])
def test_in_hells_kitchen_it_does_not_guess(hot: bool) -> None:
    """BR-121: a wrong name would cost the validated Menu; a guess is right once in four times."""
    state = scenario(
        board={"B2": "B"}, cloches={"A1": "B"}, validated={0: ["m3_08"]}, exact_hands=True, hells_kitchen=hot
    )
    assert isinstance(choice(state), AnnounceOrder) is not hot


def test_with_farandole_it_prefers_a_new_dish() -> None:
    """BR-117: a second Dish adds two points, a duplicate one (BR-119)."""
    state = scenario(
        board={"B2": "G", "B4": "G"}, cloches={"A1": "B", "A4": "C"}, won={0: "B"}, exact_hands=True, farandole=True
    )
    looks = worth(state, A1="burger", A4="charlotte")
    assert looks[AnnounceOrder("A4", "charlotte")] == looks[AnnounceOrder("A1", "burger")] + 1


def test_with_gourmet_a_toque_goes_where_it_scores() -> None:
    """BR-102: D2 touches the four burgers; no other free space touches more than two."""
    state = scenario(board={"C1": "B", "C2": "B", "E1": "B", "E2": "B"}, exact_hands=True, gourmet=True)
    assert choice(state) == PlaceToque("D2")


def test_in_its_last_turn_it_only_counts_points() -> None:
    """One space is left: what its cards promise is worth nothing."""
    state = scenario(
        seats=2,
        board={label: "GFCB"[at % 4] for at, label in enumerate(INDEX) if label != "D2"},
        exact_hands=True,
        hands={0: ["m3_05"]},
    )
    assert set(worth(state).values()) == {0.0}


def test_relaxed_play_it_looks_and_remembers_before_it_is_ready() -> None:
    state = GAME.setup(GAME.resolve(BanquetOptions(pace="relaxed"), 2), 2, "relaxed")
    player = BotPlayer(make_bot("greedy", HEURISTICS), 0, "relaxed")
    assert player.choose(GAME, state) == LOOK
    GAME.play(state, 0, LOOK)
    assert player.choose(GAME, state) == READY
    view = GAME.view(state, 0)
    assert isinstance(view, BanquetView)
    shown = {label: space.shown for label, space in view.spaces.items() if space.cloche}
    assert player.memory == {"cloches": shown}
    assert json.loads(json.dumps(player.memory)) == player.memory


def test_a_revealed_order_leaves_the_memory() -> None:
    memory: Memory = {"cloches": {"A1": "burger", "A4": "charlotte"}}
    told: list[Event] = [OrderRevealed(1, "A1", "burger", "burger", True, True)]
    HEURISTICS.remember(question(scenario(), 0, memory, told, seeded("x")), 0.0)
    assert memory["cloches"] == {"A4": "charlotte"}


@pytest.mark.parametrize(("forgetting", "turns"), [(0.0, 36), (0.1, 1), (0.1, 5), (0.5, 2)])
def test_each_fact_is_forgotten_with_the_same_chance_each_turn(forgetting: float, turns: int) -> None:
    rng, state, left = seeded("forget"), scenario(), 0
    told: list[Event] = [TurnBegan(turn % 2, turn) for turn in range(turns)]
    for _ in range(500):
        memory: Memory = {"cloches": dict.fromkeys(("A1", "A4", "D1", "D7", "G1", "G4"), "burger")}
        HEURISTICS.remember(question(state, 0, memory, told, rng), forgetting)
        left += len(memory["cloches"])
    assert left / 3000 == pytest.approx((1 - forgetting) ** turns, abs=0.03)


class Listener:
    """Counts the Royal Orders and those named rightly."""

    def __init__(self) -> None:
        self.orders = 0
        self.right = 0

    def note(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, OrderRevealed):
                self.orders += 1
                self.right += event.right

    def counts(self, outcome: Outcome) -> dict[str, int]:
        return {}


def named(bot: str, games: int) -> Listener:
    listener = Listener()
    for number in range(games):
        bots = [make_bot(bot, HEURISTICS) for _ in range(3)]
        Match(GAME, BanquetOptions(pace="simulation"), bots, f"named {number}", listener).play()
    return listener


def test_perfect_memory_names_every_order_rightly() -> None:
    listener = named("greedy", 8)
    assert (listener.orders, listener.right) == (48, 48)


def test_a_casual_bot_names_half_to_two_thirds_rightly() -> None:
    listener = named("greedy-casual", 40)
    assert 0.5 <= listener.right / listener.orders <= 0.7
