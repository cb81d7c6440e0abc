"""What a bot is given, and what it is never given."""

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.banquet_royal.actions import CARD_IDS, PlaceDish
from atable.games.banquet_royal.events import DishPlaced, MenuDrawn
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.views import BanquetView
from atable.games.heuristics import HEURISTICS
from atable.kernel.bots import Asked, Wake
from atable.kernel.events import Secret
from tests.rules.banquet_royal.scenario import do, hand, scenario


class Spy:
    """Keeps all that it is given."""

    name = "spy"
    forgets = False

    def __init__(self) -> None:
        self.given: list[Asked] = []

    def choose(self, asked: Asked) -> Wake:
        self.given.append(asked)
        return Wake(0)


def ask(state: BanquetState, player: BotPlayer) -> Asked:
    player.choose(GAME, state)
    assert isinstance(player.bot, Spy)
    return player.bot.given[-1]


def test_a_bot_holds_no_position() -> None:
    state = scenario(board={"C3": "G"})
    asked = ask(state, BotPlayer(Spy(), 0, "spy"))
    assert not hasattr(asked, "state")
    for name in Asked.__slots__:
        assert not isinstance(getattr(asked, name), BanquetState), name


def test_a_bot_sees_its_own_view_and_a_redeal_that_is_another_position() -> None:
    state = scenario(board={"C3": "G"}, cloches={"A1": "B"})
    before = state.copy()
    asked = ask(state, BotPlayer(Spy(), 1, "spy"))
    view = asked.view()
    assert isinstance(view, BanquetView)
    assert sorted(view.hand) == hand(state, 1)
    assert view.spaces["A1"].shown is None
    assert asked.redeal is not None
    dealt = asked.redeal()
    assert isinstance(dealt, BanquetState)
    dealt.board[0] = 3
    dealt.hands[0].clear()
    assert state == before


def test_a_bot_is_told_each_event_once_as_its_seat_saw_it() -> None:
    state = scenario(board={"C3": "G"})
    player = BotPlayer(Spy(), 1, "spy")
    player.note(do(state, PlaceDish("burger", "C2")))
    drawn = MenuDrawn(0, 3, CARD_IDS[30])
    player.note([Secret((0,), drawn, MenuDrawn(0, 3, None))])
    assert ask(state, player).events == [DishPlaced(0, "burger", "C2"), MenuDrawn(0, 3, None)]
    assert ask(state, player).events == []


def test_what_a_bot_draws_changes_nothing_at_the_table() -> None:
    state = scenario(board={"C3": "G"})
    words = state.rng.words()
    asked = ask(state, BotPlayer(Spy(), 0, "spy"))
    asked.sample()
    asked.rng.next32()
    assert asked.redeal is not None
    asked.redeal()
    assert state.rng.words() == words


def test_two_seats_draw_different_numbers() -> None:
    one, two = BotPlayer(Spy(), 0, "same"), BotPlayer(Spy(), 1, "same")
    assert one.rng.words() != two.rng.words()


def test_a_bot_that_is_meant_to_forget_gets_no_redeal() -> None:
    """A re-dealt position remembers all that its seat was ever shown."""
    spy = Spy()
    spy.forgets = True
    assert ask(scenario(board={"C3": "G"}), BotPlayer(spy, 0, "spy")).redeal is None
    assert make_bot("greedy-casual", HEURISTICS["banquet_royal"]).forgets
    assert not make_bot("greedy", HEURISTICS["banquet_royal"]).forgets
