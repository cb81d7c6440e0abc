"""The stories of Critter Kitchen."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from atable.games.critter_kitchen.actions import (
    AddIngredient,
    AddSoup,
    AddSpice,
    ConfirmPlan,
    LeaveWithSoup,
    Present,
    SendChef,
    Take,
)
from atable.games.critter_kitchen.content.items import ALLSPICE_R7, LOCATION_IDS
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.phases.ending import end_round
from atable.games.critter_kitchen.state import ROUNDS, CritterState
from atable.games.critter_kitchen.views import CritterView, KitchenView, LocationView, OwnView, PlateView
from atable.kernel.seats import Seat
from tests.golden.story import Story
from tests.rules.critter_kitchen.scenario import A, B, C, Table
from tests.rules.critter_kitchen.solo_table import alone

CritterStory = Story[CritterState]


def draw_critter(view: CritterView) -> list[str]:
    """The city from left to right with the chefs that stand there, and what lies open; 9 is McDogald's."""
    where = f" at {view.location}, turn of {view.turn}" if view.location else ""
    lines = [f"round {view.round}, {view.phase}{where}, critic {view.critic}, priority {_several(view.priority)}"]
    lines += [_location(location) for location in view.locations if location.items or location.chefs]
    for challenge in view.challenges:
        lines.append(f"challenge {challenge.id}: {_several(challenge.types)}, held {challenge.held or '-'}")
    for kitchen in view.kitchens:
        lines += _kitchen(kitchen)
    if view.own is not None:
        lines += [f"own: {line}" for line in _own(view.own)]
    return [f"  {line}" for line in lines]


def _location(location: LocationView) -> str:
    chefs = [f"{it.chef} of {it.seat}" for it in location.chefs]
    return f"{location.id}: {_counted(location.items)}; {', '.join(chefs) or 'nobody'}"


def _kitchen(kitchen: KitchenView) -> list[str]:
    rumors = f", rumors {_several(kitchen.rumors)}" if kitchen.rumors else ""
    return [
        f"seat {kitchen.seat}: {kitchen.stars} stars{rumors}{', ready' if kitchen.ready else ''}",
        *(f"  plate {_plate(plate)}" for plate in kitchen.plates or () if plate.items),
    ]


def _own(own: OwnView) -> list[str]:
    tokens = [stack.item for stack in own.storage for _ in range(stack.count)]
    plates = [f"plate {_plate(plate)}" for plate in own.plates + own.meal if plate.items]
    return [f"storage {_counted(tokens)}, soup {own.soup}, bisque {own.bisque}", *plates]


def _plate(plate: PlateView) -> str:
    items = [f"{it.item}+{it.spice}" if it.spice else it.item for it in plate.items]
    breaks = f", breaks {plate.breaks}" if plate.breaks else ""
    return f"{plate.plate}: {_several(items)}, soup {plate.soup}, bisque {plate.bisque}, value {plate.value}{breaks}"


def _counted(items: Iterable[str]) -> str:
    return _several(item if count == 1 else f"{count}x{item}" for item, count in sorted(Counter(items).items()))


def _several(words: Iterable[object]) -> str:
    return " ".join(str(word) for word in words) or "-"


def _draw(state: CritterState, seat: Seat | None) -> list[str]:
    return draw_critter(GAME.view(state, seat))


def _story(state: CritterState) -> CritterStory:
    GAME.invariants(state)
    return Story(GAME, state, state.seats, _draw)


def _end_of_round(table: Table, number: int) -> CritterState:
    """The city is empty and this round is over; nobody has anything but what the story gives them."""
    for location in LOCATION_IDS:
        table.stock(location)
    if number == ROUNDS:
        table.state.removed.append(ALLSPICE_R7)  # CK-190
    table.state.round = number
    end_round(table.state, [])
    return table.state


def three_way_tie() -> CritterStory:
    table = Table(3).stock("garden_top_shop", "wine6", "carrot2", "bread2")
    table.shop("garden_top_shop", {A: "lizard", B: "lizard", C: "lizard"}, waiting=A)
    story = _story(table.state)
    story.say("Three lizards want the wine. Seat 0 is in front, does not like the rest and goes home with a soup.")
    story.show()
    story.act(A, LeaveWithSoup())
    story.say("A soup is not the first item. Two are still tied: seat 1 takes it, and its marker goes to the back.")
    story.act(B, Take("wine6"))
    story.say("The order of the group does not change. Seat 2 takes one of two, and seat 1 is left with the last one.")
    story.act(C, Take("carrot2"))
    story.say("Seat 2 could carry one more, but goes home without a soup. No other marker has moved.")
    story.show(B)
    return story


def midnight_merchant() -> CritterStory:
    table = Table(3).stock("water_market", "carrot4").drawing("wine7", "spice_wine", "meat2")
    table.plan(A, mouse="midnight_merchant", lizard="soup_truck", boar="garden_top_shop")
    table.plan(B, mouse="desert_vendor", lizard="midnight_merchant", boar="garden_top_shop")
    table.plan(C, mouse="water_market", lizard="chef_academy", boar="midnight_merchant")
    table.to_location("water_market").empty(A).empty(B).empty(C)
    story = _story(table.state)
    story.say("A mouse, a lizard and a boar wait at the Midnight Merchant, and nobody knows what there will be.")
    story.show()
    story.say("Seat 2 has no use for a carrot: it moves to the Chef Academy. Then the Merchant draws three tokens.")
    story.act(C, LeaveWithSoup())
    story.act(A, Take("soup"))
    story.say(
        "The mouse is alone in its queue: it takes the best wine of all. The lizard takes two, the spice as well."
    )
    story.act(A, Take("wine7"))
    story.act(B, Take("spice_wine"))
    story.say("For the boar nothing is left but a soup, which is taken without asking. Nobody was tied.")
    story.show(C)
    return story


def challenge_with_soup() -> CritterStory:
    table = Table(2).challenges("ultimate_melt", "savory_stack", "tasty_tapas").empty(A).empty(B)
    table.give(A, "fish3", "fish4", "cheese3", "soup", "soup")
    table.give(B, "bread2", "spice_bread", "fish7", "spice_fish", "bisque")
    story = _story(_end_of_round(table, 3))
    story.say("The Ultimate Melt needs fish, bread and cheese. Seat 0 has two fish and a cheese, and no bread.")
    for item in ("fish3", "fish4", "cheese3"):
        story.act(A, AddIngredient(*_melt(item)))
    story.act(A, Present())
    story.say("A soup stands for the bread and is worth 1 all the same, and so is the second one: 3 + 4 + 3 + 1 + 1.")
    story.act(A, AddSoup(*_melt("soup")))
    story.act(A, AddSoup(*_melt("soup")))
    story.show(A)
    story.act(A, Present())
    for item, spice in (("bread2", "spice_bread"), ("fish7", "spice_fish")):
        story.act(B, AddIngredient(*_melt(item)))
        story.act(B, AddSpice(*_melt(item), spice))
    story.act(B, AddSoup(*_melt("bisque")))
    story.say("2 x 2 + 2 x 7, and a bisque for the cheese: 21. Both present, and a new day begins.")
    story.act(B, Present())
    return story


def _melt(item: str) -> tuple[str, str]:
    return "ultimate_melt", item


def the_cow() -> CritterStory:
    table = Table(2, critic="cow").rumors("spice_lover", "mercurial", "bread_fanatic").empty(A).empty(B)
    table.give(A, "bread5", "bread3", "bread2", "carrot4", "carrot3")
    table.give(B, "bread6", "wine4", "allspice", "soup")
    story = _story(_end_of_round(table, ROUNDS))
    story.say("The Cow lets each player serve one course of up to four ingredients.")
    for bread in ("bread5", "bread3", "bread2"):
        story.act(A, AddIngredient("bread", bread))
    story.act(A, AddIngredient("carrot", "carrot4"))
    story.act(A, AddIngredient("carrot", "carrot3"))
    story.act(A, Present())
    story.act(B, AddIngredient("bread", "bread6"))
    story.act(B, AddSpice("bread", "bread6", "allspice"))
    story.say("Three breads are not as good as a spiced one. On the track the Bread Fanatic counts both twice:")
    story.say("2 x 10 + 4 and 2 x 12. Stars and track are equal, and seat 0 is in front on the priority track.")
    story.act(B, Present())
    return story


def alone_at_the_table() -> CritterStory:
    city = {
        "soup_truck": ["bisque"],
        "garden_top_shop": ["rumor_question", "carrot6", "bread6"],
        "desert_vendor": ["meat7", "cheese3", "wine2"],
        "chef_academy": ["zous_chef", "fish3", "mushroom5"],
    }
    story = _story(alone(city=city, cards=["mg_break", "mo_seven", "bo_sum_right"], pace="simulation"))
    story.say("Alone against McDogald's. One sends one's chefs first, and openly.")
    story.act(A, SendChef("mouse", "chef_academy"))
    story.act(A, SendChef("lizard", "desert_vendor"))
    story.act(A, SendChef("boar", "midnight_merchant"))
    story.say("Its lizard has a break. Its mouse goes to the seven, its boar to the highest sum that is left.")
    story.act(A, ConfirmPlan())
    story.say(
        "The boar took a rumor for 2 stars, then the six that its list names first. The mouse was faster than me."
    )
    story.show(A)
    story.act(A, Take("cheese3"))
    story.show(A)
    return story


CASES: Mapping[str, Callable[[], CritterStory]] = {
    "three-way-tie": three_way_tie,
    "midnight-merchant": midnight_merchant,
    "challenge-with-soup": challenge_with_soup,
    "the-cow": the_cow,
    "alone-at-the-table": alone_at_the_table,
}
