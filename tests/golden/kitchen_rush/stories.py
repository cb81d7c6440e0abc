"""The stories of Kitchen Rush."""

from collections.abc import Callable, Mapping

from atable.games.kitchen_rush.actions import (
    BuyScoops,
    HostWelcome,
    LidOpen,
    OfficeRehire,
    PayChoice,
    Place,
    Ready,
    SpiceDraw,
    SpicePlace,
    StockScoop,
    TakeIngredient,
    TakeScoop,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.views import RushView
from atable.games.kitchen_rush.views.parts import PlateView, SeatView
from atable.kernel.seats import Seat
from tests.golden.story import Story
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

COUNTDOWN = 3_000  # the sand begins to run three seconds after the last «ready»


class RushStory(Story[RushState]):
    def at(self, reading: int) -> None:
        """Of the clock of the first round."""
        self.wait(COUNTDOWN + reading)


def draw_rush(view: RushView) -> list[str]:
    """The purse, the Orders on the board, the mats in use, the hourglasses that stand or are unpaid, the Freezer."""
    board = [f"{it.order}+{it.tile}" if it.tile else it.order or "-" for it in view.board]
    lines = [
        f"round {view.round}, {view.phase}, {view.coins} coins, {view.prestige} prestige, event {view.event}",
        f"board: {' '.join(board)}",
    ]
    lines += [line for seat in view.seats for line in _seat(seat) if seat.held]
    for glass in view.hourglasses:
        if glass.where == "standing":
            lines.append(f"{glass.id}: {glass.space}, sand until {glass.reading} ms")
        elif glass.where == "office":
            lines.append(f"{glass.id}: unpaid, {glass.debt} coins")
    if view.freezer is not None:
        lid = "open" if view.freezer.lid_open else "closed"
        lines.append(f"freezer: {_counted(view.freezer.scoops)}, lid {lid}")
    return [f"  {line}" for line in lines]


def _seat(seat: SeatView) -> list[str]:
    held = [f"{it.order}+{it.tile}" if it.tile else it.order for it in seat.held]
    return [f"{seat.color}: {' '.join(held)}", *(f"  {_plate(plate)}" for plate in seat.plates)]


def _plate(plate: PlateView) -> str:
    return f"{plate.id}, part {plate.part} of {plate.order}: {_counted(plate.goods)}, line {plate.line}"


def _counted(goods: dict[str, int]) -> str:
    return " ".join(f"{count}x{good}" for good, count in goods.items() if count) or "nothing"


def _draw(state: RushState, seat: Seat | None) -> list[str]:
    return draw_rush(GAME.view(state, seat))


def _story(table: Table) -> RushStory:
    GAME.invariants(table.state)
    return RushStory(GAME, table.state, table.state.seats, _draw)


def from_welcome_to_early_serving() -> RushStory:
    story = _story(Table(2).deck("garden_salad", "carbonara").bag(green=1).start())
    story.say("Red welcomes guests, and takes the garden salad: two salads and a green spice, not cooked.")
    story.act(RED, Place("hg_red_1", "host_1"))
    story.act(RED, HostWelcome(1))
    story.act(RED, Place("hg_red_2", "waiter_1"))
    story.act(RED, WaiterTake(2, "garden_salad", ("plate_i_1",)))
    story.say("The Helper stands in the storeroom, as long as the sand runs.")
    story.act(RED, Place("hg_helper_1", "store_a_1"))
    story.act(RED, TakeIngredient(3, "salad", "plate_i_1"))
    story.act(RED, TakeIngredient(3, "salad", "plate_i_1"))
    story.act(RED, Place("hg_red_1", "spices_1"))
    story.say("After thirty seconds the first hourglass is free. A draw from the bag takes a second.")
    story.at(30_000)
    story.act(RED, Place("hg_red_1", "spices_1"))
    story.act(RED, SpiceDraw(4, "small"))
    story.at(31_000)
    story.act(RED, SpicePlace(4, "green", "plate_i_1"))
    story.show(RED)
    story.say("The guests pay 2 coins, and 1 because they are served early. The plate is dirty.")
    story.act(RED, Place("hg_red_2", "waiter_2"))
    story.act(RED, WaiterServe(5, "garden_salad"))
    return story


def forgotten_lid() -> RushStory:
    table = Table(2, piece_of_cake=True).freezer(white=2, brown=1, green=3).hold(RED, "cheese_toast", "ice_05")
    story = _story(table.dish(RED, "cheese_toast", "cup_1", part=2).start())
    story.say("Red fills a Cup: white and brown.")
    story.act(RED, Place("hg_red_1", "freezer_1"))
    story.act(RED, TakeScoop(1, "white", "cup_1"))
    story.act(RED, LidOpen(1))
    story.at(2_000)
    story.act(RED, TakeScoop(1, "white", "cup_1"))
    story.act(RED, TakeScoop(1, "brown", "cup_1"))
    story.say(
        "For eight seconds Red does nothing else: somebody attends to the lid. One millisecond more melts it all."
    )
    story.at(10_000)
    story.show()
    story.at(10_001)
    story.say("What is in the Cup is safe. The lid is closed again, and there is nothing left to take.")
    story.act(RED, LidOpen(1))
    story.act(RED, TakeScoop(1, "green", "cup_1"))
    story.say("Blue brings more. The lid is open, and both are busy with it.")
    story.act(BLUE, Place("hg_blue_1", "market_2"))
    story.act(BLUE, BuyScoops(2, ("pink", "pink", "green")))
    story.act(BLUE, StockScoop(2, "pink"))
    story.say("Red turns to the Sink: Blue attends. Blue turns to the Stove: nobody does.")
    story.act(RED, Place("hg_red_2", "sink_1"))
    story.act(BLUE, Place("hg_blue_2", "stove_1"))
    return story


def unpaid_wages() -> RushStory:
    table = Table(2).coins(11).deck("carbonara", "greek_salad", "bruschetta", "pasta_salad").start()
    for seat, hourglass, space in (
        (RED, "hg_red_1", "sink_1"),
        (RED, "hg_red_2", "stove_1"),
        (BLUE, "hg_blue_1", "stove_2"),
        (BLUE, "hg_helper_1", "waiter_1"),
    ):
        table.place(seat, hourglass, space)
    story = _story(table.at(239_999))
    story.say("Three hourglasses and the Helper have worked: 12 coins of wages. 11 are in the Office.")
    story.show()
    story.at(240_000)
    story.say("The Helper has got 3. Red leads this round and says who of the others is paid first.")
    story.act(BLUE, PayChoice(("hg_blue_1", "hg_red_2", "hg_red_1")))
    story.act(RED, PayChoice(("hg_blue_1", "hg_red_2", "hg_red_1")))
    story.act(RED, Ready())
    story.act(BLUE, Ready())
    story.wait(story.state.now + COUNTDOWN)
    story.say("Two coins are left, and 3 are owed. A welcome brings the third.")
    story.act(RED, Place("hg_red_1", "office_1"))
    story.act(RED, Place("hg_red_2", "office_1"))
    story.act(RED, OfficeRehire(5, "hg_red_1"))
    story.act(BLUE, Place("hg_blue_1", "host_1"))
    story.act(BLUE, HostWelcome(6))
    story.act(RED, OfficeRehire(5, "hg_red_1"))
    return story


def last_call_and_grace() -> RushStory:
    table = (
        Table(2).coins(12).hold(RED, "tomato_soup").dish(RED, "tomato_soup", "plate_i_1", "veg", "cube_white", cook=1)
    )
    table.hold(BLUE, "crudites").dish(BLUE, "crudites", "plate_i_2", "veg", "cube_white").start()
    table.at(205_000).place(BLUE, "hg_blue_1", "store_b_1")
    story = _story(table)
    story.say("Blue has stood in storeroom B since 205 s. Red comes at the last moment.")
    story.at(239_999)
    story.act(RED, Place("hg_red_1", "store_a_1"))
    story.at(240_000)
    story.say("Time is up. Blue's sand ran out before; Red's runs, and Red has ten seconds to finish.")
    story.act(BLUE, TakeIngredient(1, "salad", "plate_i_2"))
    story.act(RED, Place("hg_red_2", "stove_1"))
    story.at(249_999)
    story.act(RED, TakeIngredient(2, "veg", "plate_i_1"))
    story.say("The grace ends, too. The soup is right and served at the check, without a tip; the crudités are not.")
    story.at(250_000)
    story.show()
    return story


def relaxed_solo_round() -> RushStory:
    table = Table(1, pace="relaxed", assist="guided").board("crudites").bag(white=1, red=1).coins(7).start()
    story = _story(table)
    story.say("No clock runs: it jumps to the next hourglass that runs out, when the player is ready.")
    story.act(RED, Place("hg_red_1", "waiter_1"))
    story.act(RED, WaiterTake(1, "crudites", ("plate_i_1",)))
    story.act(RED, Place("hg_red_2", "store_a_1"))
    story.act(RED, TakeIngredient(2, "veg", "plate_i_1"))
    story.act(RED, TakeIngredient(2, "veg", "plate_i_1"))
    story.act(RED, TakeIngredient(2, "salad", "plate_i_1"))
    story.act(RED, Ready())
    story.say("Everything that has run out comes off the board. A draw takes no time, either.")
    story.act(RED, Place("hg_helper_1", "spices_1"))
    story.act(RED, SpiceDraw(3, "small"))
    story.act(RED, SpicePlace(3, "white", "plate_i_1"))
    story.act(RED, Ready())
    story.say("Nothing stands on the board: the next stop is the end of the round. The Order is served at the check.")
    story.act(RED, Ready())
    return story


CASES: Mapping[str, Callable[[], RushStory]] = {
    "from_welcome_to_early_serving": from_welcome_to_early_serving,
    "forgotten_lid": forgotten_lid,
    "unpaid_wages": unpaid_wages,
    "last_call_and_grace": last_call_and_grace,
    "relaxed_solo_round": relaxed_solo_round,
}
