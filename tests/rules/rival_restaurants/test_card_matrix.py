"""Every hostile card and power against one, two and three Clam-Voyances."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from atable.games.rival_restaurants.actions import (
    BuyCounter,
    DeclareCook,
    PlayCard,
    Respond,
    StopPower,
    UseAngus,
    UseFuego,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.events import LeftWar, PlayStopped
from atable.kernel.actions import Action
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
CLAM, RAIDERS = "clam_voyance", "raiders_of_the_lost_pork"


@dataclass
class Attack:
    """Red's, on Blue: the position, the play, and how one sees that Blue was hit."""

    name: str
    ready: Callable[[], Table]
    play: Action
    hit: Callable[[Table], bool]


def window(card: str) -> Callable[[], Table]:
    """MM2 with Red and Blue at the Chop Shop, Green on The Island."""

    def ready() -> Table:
        table = Table(3, pace="live").hand(RED, card).money(BLUE, 600).garbage(RED, 1).garbage(BLUE, 1)
        table.recipes(RED, "onigiri", "bibimbap").recipes(BLUE, "bruschetta", "tiramisu").give(BLUE, "egg", "carrot")
        return table.send("chop_shop", "chop_shop", ISLAND)

    return ready


def powers(chef: str, blue_at: str = "chop_shop") -> Callable[[], Table]:
    def ready() -> Table:
        table = Table(3, pace="live").chef(RED, chef).money(RED, 100).money(BLUE, 600).garbage(RED, 1)
        return table.send("chop_shop", blue_at, ISLAND).to_powers()

    return ready


def war() -> Table:
    table = Table(3, pace="live").hand(RED, "going_going_mine").money(RED, 600).money(BLUE, 600)
    table.counter("chop_shop", "beef")
    return table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1}).to_market()


def comrades() -> Table:
    table = Table(3, pace="live").chef(RED, "general_stroganov").money(RED, 100).give(BLUE, "onion")
    return table.recipes(BLUE, "onigiri", "tiramisu").send(ISLAND, ISLAND, ISLAND).to_market()


def vegan_kitchen() -> Table:
    table = Table(3, pace="live").chef(RED, "gardena_eden").recipes(RED, "onigiri", "tiramisu")
    table.give(RED, "rice", "onion", "onion", "scallion").recipes(BLUE, "lucky_dumplings", "bibimbap").give(
        BLUE, "pork"
    )
    return table.to_cooking().act(RED, DeclareCook((plan("onigiri", {"fish": "onion onion"}),)))


ATTACKS = [
    Attack(
        RAIDERS, window(RAIDERS), PlayCard(RAIDERS, target=BLUE, ingredient="egg"), lambda it: it.owns(RED, "egg") == 1
    ),
    Attack(
        "armed_robbery",
        window("armed_robbery"),
        PlayCard("armed_robbery", target=BLUE),
        lambda it: it.purses() == [300, 300, 0],
    ),
    Attack(
        "fake_sale",
        window("fake_sale"),
        PlayCard("fake_sale", target=BLUE),
        lambda it: it.view(None).seats[BLUE].fake_sale,
    ),
    Attack(
        "say_cheese",
        window("say_cheese"),
        PlayCard("say_cheese"),
        lambda it: BLUE in it.pending() and it.view(None).step == "reacting",
    ),
    Attack(
        "health_inspection",
        window("health_inspection"),
        PlayCard("health_inspection", target=BLUE),
        lambda it: it.purses()[BLUE] == 500,
    ),
    Attack(
        "food_fight",
        window("food_fight"),
        PlayCard("food_fight", figure=RED),
        lambda it: it.view(None).step == "reacting",
    ),
    Attack(
        "trash_talk",
        window("trash_talk"),
        PlayCard("trash_talk", target=BLUE, amount=1),
        lambda it: it.of(BLUE).garbage == 2 and it.of(RED).garbage == 0,
    ),
    Attack(
        "recipe_switcheroo",
        window("recipe_switcheroo"),
        PlayCard("recipe_switcheroo", target=BLUE, recipe="bibimbap", other_recipe="tiramisu"),
        lambda it: it.view(None).seats[BLUE].recipes[1].id == "bibimbap",
    ),
    Attack(
        "road_work",
        window("road_work"),
        PlayCard("road_work", target=BLUE, figure=BLUE),
        lambda it: it.at(BLUE) == ISLAND,
    ),
    Attack("tip_jar", window("tip_jar"), PlayCard("tip_jar"), lambda it: it.purses() == [100, 500, 0]),
    Attack(
        "going_going_mine",
        war,
        PlayCard("going_going_mine", figure=RED),
        lambda it: [left.seat for left in it.all(LeftWar)] == [BLUE],
    ),
    Attack(
        "power_cut",
        window("power_cut"),
        PlayCard("power_cut", target=BLUE),
        lambda it: it.view(None).seats[BLUE].power_cut,
    ),
    Attack(
        "mortimer_sleazburger",
        powers("mortimer_sleazburger"),
        UseMortimer(BLUE),
        lambda it: it.of(BLUE).garbage == 1,
    ),
    Attack("kim_chi", powers("kim_chi", "dairy_king"), UseKim(BLUE), lambda it: it.view(None).step == "relocating"),
    Attack(
        "angus_khan", powers("angus_khan"), UseAngus(BLUE), lambda it: it.view(None).figures[BLUE].banned == "chop_shop"
    ),
    Attack("senor_fuego", powers("senor_fuego"), UseFuego((BLUE,)), lambda it: it.purses()[BLUE] == 400),
    Attack(
        "general_stroganov",
        comrades,
        UseStroganov(BLUE, "onion"),
        lambda it: (it.owns(RED, "onion"), it.purses()[:2]) == (1, [0, 100]),
    ),
    Attack("gardena_eden", vegan_kitchen, UseGardena(BLUE), lambda it: it.owns(BLUE, "pork") == 0),
]


def test_rr_295_every_hostile_card_and_power_is_here() -> None:
    hostile = [card.id for card in CONTENT.action_cards if card.hostile and card.windows != ("rx",)]
    chefs = ["mortimer_sleazburger", "kim_chi", "angus_khan", "senor_fuego", "general_stroganov", "gardena_eden"]
    assert [attack.name for attack in ATTACKS] == [*hostile, *chefs]  # Antoine and Lovehandles: below


def resolved(attack: Attack, clams: int) -> Table:
    """So many Clam-Voyances are played, by Blue and Red in turn."""
    table = attack.ready().hand(BLUE, CLAM, CLAM).hand(RED, CLAM).act(RED, attack.play)
    assert not attack.hit(table)
    for number in range(clams):
        table.answer((BLUE, RED)[number % 2], CLAM, target=BLUE)
    table.act((BLUE, RED)[clams % 2], Respond(BLUE, None))
    if GREEN in table.pending() and table.view(None).step == "play":
        table.act(GREEN, Respond(GREEN, None))
    return table


@pytest.mark.parametrize("attack", ATTACKS, ids=[attack.name for attack in ATTACKS])
@pytest.mark.parametrize("clams", [0, 1, 2, 3])
def test_rr_193_rr_197_each_attack_against_clam_voyances(attack: Attack, clams: int) -> None:
    table = resolved(attack, clams)
    assert attack.hit(table) == (clams % 2 == 0)
    assert table.all(PlayStopped) == ([PlayStopped(BLUE, attack.name)] if clams % 2 else [])


@pytest.mark.parametrize("attack", ATTACKS, ids=[attack.name for attack in ATTACKS])
def test_rr_428_each_attack_waits_for_its_target(attack: Attack) -> None:
    """Strict: whether or not Blue has a Clam-Voyance."""
    with_card, without = attack.ready().hand(BLUE, CLAM), attack.ready().hand(BLUE, "critic_at_the_door")
    for table in (with_card, without):
        table.act(RED, attack.play)
        assert BLUE in table.pending()
    assert with_card.view(GREEN).play == without.view(GREEN).play


# Antoine and Lovehandles


@pytest.mark.parametrize("clams", [1, 2, 3])
@pytest.mark.parametrize("chef", ["antoine_baguette", "lovehandles_mcfatterson"])
def test_rr_200_permanent_powers_against_clam_voyances(chef: str, clams: int) -> None:
    table = Table(3, pace="live").chef(RED, chef).hand(BLUE, CLAM, CLAM).hand(RED, CLAM).money(BLUE, 200)
    table.counter("chop_shop", "beef").send("chop_shop", "chop_shop", ISLAND).to_market()
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == ("RR-009" if chef == "antoine_baguette" else "RR-333")
    table.act(BLUE, StopPower(RED))
    for number in range(1, clams):
        table.answer((BLUE, RED)[number % 2], CLAM, target=BLUE)
    table.act((BLUE, RED)[clams % 2], Respond(BLUE, None))
    if clams % 2:
        assert table.act(BLUE, BuyCounter(BLUE, 1)).wait(200).owns(BLUE, "beef") == 1
    else:
        assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == ("RR-009" if chef == "antoine_baguette" else "RR-333")


# Kitchen Squad: NPCs


@pytest.mark.parametrize(
    ("npc", "clams"), [("angus_khan", 0), ("angus_khan", 1), ("senor_fuego", 0), ("senor_fuego", 1)]
)
def test_rr_193_npc_powers_against_clam_voyance(npc: str, clams: int) -> None:
    table = Table(2, mode="kitchen_squad", pace="live").chef(2, npc).hand(BLUE, CLAM).money(BLUE, 300)
    table.send("dairy_king", "chop_shop", second=("chop_shop", "carbtastic")).to_powers()
    assert table.pending() == [BLUE]
    if clams:
        table.answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
        assert (table.purses()[BLUE], table.view(None).figures[BLUE].banned, table.at(BLUE)) == (300, None, "chop_shop")
        return
    table.act(BLUE, Respond(BLUE, None))
    if npc == "angus_khan":
        assert table.go("dairy_king", 0).at(BLUE) == "dairy_king"
    else:
        assert table.purses() == [0, 100]  # to the bank


@pytest.mark.parametrize("clams", [1, 2])
@pytest.mark.parametrize("npc", ["antoine_baguette", "lovehandles_mcfatterson"])
def test_rr_200_permanent_powers_of_npcs_against_clam_voyance(npc: str, clams: int) -> None:
    table = Table(2, mode="kitchen_squad", pace="live").chef(2, npc).hand(BLUE, CLAM).hand(RED, CLAM).money(BLUE, 200)
    table.counter("chop_shop", "beef").send("dairy_king", "chop_shop", second=("chop_shop", "carbtastic")).to_market()
    refused = "RR-009" if npc == "antoine_baguette" else "RR-333"
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == refused
    table.act(BLUE, StopPower(2))
    if clams == 2:
        table.answer(RED, CLAM, target=BLUE).act(BLUE, Respond(BLUE, None))
        assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == refused
    else:
        table.act(RED, Respond(BLUE, None)).act(BLUE, BuyCounter(BLUE, 1)).wait(200)
        assert table.owns(BLUE, "beef") == 1
