"""The stories of Banquet Royal."""

from collections.abc import Callable, Mapping

from atable.games.banquet_royal.actions import (
    AnnounceOrder,
    DiscardMenu,
    KeepHand,
    LoseValidatedMenu,
    MemoriseReady,
    PlaceDish,
    PlaceOrder,
    ValidateMenu,
)
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.seats import Seat
from tests.golden.draw import draw_banquet
from tests.golden.story import Story
from tests.rules.banquet_royal.scenario import scenario
from tests.rules.banquet_royal.tables import SIX, full_table

BanquetStory = Story[BanquetState]


def _draw(state: BanquetState, seat: Seat | None) -> list[str]:
    return draw_banquet(GAME.view(state, seat), state.now)


def _story(state: BanquetState) -> BanquetStory:
    return Story(GAME, state, state.seats, _draw)


def first_turn() -> BanquetStory:
    story = _story(GAME.setup(BanquetOptions(), 2, "first turn"))
    first = story.state.start
    story.say("Two players memorise the six Royal Orders; then the start player lays the first Dish.")
    story.show(first)
    story.act(0, MemoriseReady())
    story.act(1, MemoriseReady())
    story.say("Around the bouquet, and nowhere else, a Dish may be laid now.")
    story.act(first, PlaceDish("burger", "B2"))
    story.act(first, PlaceDish("burger", "C3"))
    story.act(first, DiscardMenu(min(GAME.view(story.state, first).hand)))
    story.show(1 - first)
    return story


def royal_orders_right_and_wrong() -> BanquetStory:
    story = _story(
        scenario(
            board={"A2": "G", "A3": "C", "F1": "B"},
            cloches={"A4": "B", "G1": "F"},
            hands={0: ["m1_01"], 1: ["m1_08"]},
            validated={1: ["m3_01", "m2_01"]},
            hells_kitchen=True,
        )
    )
    story.say("Hell's Kitchen. G1 hides a fruit salad, A4 a burger; D7 holds nothing.")
    story.show()
    story.say("Seat 0 remembers G1 and wins the Royal Order.")
    story.act(0, AnnounceOrder("G1", "fruit_salad"))
    story.act(0, KeepHand())
    story.say("Seat 1 is wrong about A4: a Menu is lost first, then A2-A3-A4 serves m1_08 all the same.")
    story.act(1, AnnounceOrder("D7", "charlotte"))
    story.act(1, AnnounceOrder("A4", "charlotte"))
    story.act(1, ValidateMenu("m1_08", ("A2", "A3", "A4")))
    story.act(1, LoseValidatedMenu("m2_01"))
    story.act(1, ValidateMenu("m1_08", ("A2", "A3", "A4")))
    story.show()
    return story


def instant_reshuffle() -> BanquetStory:
    story = _story(scenario(hands={0: ["m2_01"], 1: ["m2_05"]}, decks={2: ["m2_02"]}))
    story.say("The 2-crown deck holds one card and its discard pile none.")
    story.show(0)
    story.act(0, PlaceDish("burger", "C3"))
    story.say("m2_01 is discarded, m2_02 is drawn, and m2_01 alone is the new deck at once.")
    story.act(0, DiscardMenu("m2_01"))
    story.act(1, PlaceDish("charlotte", "C4"))
    story.say("So seat 1 draws m2_01 for m2_05.")
    story.act(1, DiscardMenu("m2_05"))
    story.show(1)
    return story


def last_space_with_gourmet() -> BanquetStory:
    named = {"D1": "B", "D3": "C", "F1": "T0", "E1": "B", "E2": "B", "F2": "T1", "G1": "C"}
    state = scenario(
        board=full_table(named, ["D2"]),
        hands={0: ["m1_06"]},
        validated={0: ["m1_01", "m3_01"], 1: ["m1_02", "m2_01", "m2_02"]},
        won={0: "GF", 1: "C"},
        gourmet=True,
    )
    story = _story(state)
    story.say("Only D2 is free. With a fruit salad D1-D2-D3 reads burger, fruit salad, charlotte: m1_06.")
    story.show(0)
    story.act(0, PlaceDish("fruit_salad", "D2"))
    story.say("No discard and no draw in the last turn, but a Menu may be validated.")
    story.act(0, DiscardMenu("m1_06"))
    story.act(0, ValidateMenu("m1_06", ("D1", "D2", "D3")))
    return story


def folie_and_memorising() -> BanquetStory:
    story = _story(GAME.setup(BanquetOptions(folie=True, memorise_seconds=10), 2, "folie"))
    story.say("Folie en cuisine: the players place the Royal Orders without seeing them, not around the bouquet.")
    story.act(story.state.active, PlaceOrder("C3"))
    for space in SIX[:-1]:
        story.act(story.state.active, PlaceOrder(space))
    story.show(0)
    story.say("After the last one all are shown for ten seconds, then hidden again.")
    story.act(story.state.active, PlaceOrder(SIX[-1]))
    story.show(0)
    story.wait(10_000)
    story.show(0)
    return story


CASES: Mapping[str, Callable[[], BanquetStory]] = {
    "first-turn": first_turn,
    "royal-orders-right-and-wrong": royal_orders_right_and_wrong,
    "instant-reshuffle": instant_reshuffle,
    "last-space-with-gourmet": last_space_with_gourmet,
    "folie-and-memorising": folie_and_memorising,
}
