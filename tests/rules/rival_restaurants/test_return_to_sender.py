"""Return to Sender: a card that targets one player alone comes back to its author."""

from collections.abc import Callable

import msgspec
import pytest

from atable.games.rival_restaurants.actions import Discard, OfferInWar, PlayCard, Respond, SealBid, Smile, UseFuego
from atable.games.rival_restaurants.events import (
    Answered,
    GarbageGiven,
    LeftWar,
    MoneyGiven,
    MoneyPaid,
    PlayFailed,
    PlayReturned,
    PlayStopped,
    WarWon,
)
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
CLAM, RETURN, RAIDERS = "clam_voyance", "return_to_sender", "raiders_of_the_lost_pork"


def attacked(
    card: str, *, seats: int = 3, locations: tuple[str, ...] = ("chop_shop", "chop_shop", "dairy_king")
) -> Table:
    """Red: this card, $500, 1 garbage, Wine. Blue: Return to Sender, $800, 2 garbage, Cheese. Window MM2."""
    table = Table(seats, "base", pace="live").hand(RED, card).hand(BLUE, RETURN).money(RED, 500).money(BLUE, 800)
    table.recipes(RED, "onigiri", "bouillabaisse").recipes(BLUE, "bruschetta", "steak_frites").garbage(RED, 1).garbage(
        BLUE, 2
    )
    return table.give(RED, "wine").give(BLUE, "cheese").send(*locations[:seats])


def against_blue(card: str, table: Table) -> PlayCard:
    """The first way to play it on Blue."""
    plays = [action for action in table.legal(RED) if isinstance(action, PlayCard) and action.card == card]
    return next(play for play in plays if play.target in (BLUE, None))


def returned(card: str, table: Table | None = None) -> Table:
    """Blue sends it back, and Red has no answer."""
    table = attacked(card) if table is None else table
    table.act(RED, against_blue(card, table)).answer(BLUE, RETURN)
    assert table.pending() == [RED]
    return table.act(RED, Respond(BLUE, None))


def test_rr_185_case_t_30() -> None:
    """Red ($500) robs Blue ($800), who returns it; Red stops that, and nobody loses money."""
    table = attacked("armed_robbery").hand(RED, CLAM).act(RED, PlayCard("armed_robbery", target=BLUE))
    table.answer(BLUE, RETURN).answer(RED, CLAM, target=BLUE).act(BLUE, Respond(BLUE, None))
    assert table.purses() == [500, 800, 0]
    assert table.view(None).action_pile == ("armed_robbery", RETURN, CLAM)
    assert [seat.card_used for seat in table.view(None).seats] == [True, True, False]
    assert table.last(PlayStopped) == PlayStopped(RED, RETURN)


def test_rr_197_answered_once_more_it_comes_back_all_the_same() -> None:
    table = attacked("armed_robbery").hand(RED, CLAM).hand(BLUE, CLAM).act(RED, PlayCard("armed_robbery", target=BLUE))
    table.answer(BLUE, RETURN).answer(RED, CLAM, target=BLUE).answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    assert table.purses() == [300, 1000, 0]


# Every card that can be sent back


def robbed(table: Table) -> bool:
    return table.all(MoneyGiven) == [MoneyGiven(RED, BLUE, 200, "armed_robbery")] and table.purses() == [300, 1000, 0]


def raided(table: Table) -> bool:
    return (table.owns(RED, "wine"), table.owns(BLUE, "wine"), table.owns(BLUE, "cheese")) == (0, 1, 1)


def inspected(table: Table) -> bool:
    return table.all(MoneyPaid) == [MoneyPaid(RED, 100, "health_inspection")]


@pytest.mark.parametrize(
    ("card", "hits_red"),
    [
        ("armed_robbery", robbed),
        (RAIDERS, raided),
        (
            "fake_sale",
            lambda table: table.view(None).seats[RED].fake_sale and not table.view(None).seats[BLUE].fake_sale,
        ),
        ("health_inspection", inspected),
        ("road_work", lambda table: (table.at(RED), table.at(BLUE)) == (ISLAND, "chop_shop")),
        (
            "power_cut",
            lambda table: table.view(None).seats[RED].power_cut and not table.view(None).seats[BLUE].power_cut,
        ),
    ],
)
def test_return_to_sender_its_author_is_the_only_target(card: str, hits_red: Callable[[Table], bool]) -> None:
    table = returned(card)
    assert table.last(PlayReturned) == PlayReturned(BLUE, RED, card)
    assert hits_red(table)
    assert table.view(None).step == "window"


def test_return_to_sender_trash_talk_chosen_anew() -> None:
    """Red has one garbage and announced one; Blue has two and gives both."""
    table = returned("trash_talk")
    assert (table.pending(), table.view(GREEN).step) == ([BLUE], "returned")
    assert table.refusal(BLUE, PlayCard("trash_talk", target=GREEN, amount=1)) == "RR-185"
    assert table.refusal(BLUE, PlayCard("trash_talk", target=RED, amount=3)) == "RR-185"
    table.act(BLUE, PlayCard("trash_talk", target=RED, amount=2))
    assert table.all(GarbageGiven) == [GarbageGiven(BLUE, RED, 2, "trash_talk")]


def test_return_to_sender_raiders_chosen_anew() -> None:
    table = attacked(RAIDERS).give(RED, "egg")
    returned(RAIDERS, table).act(BLUE, PlayCard(RAIDERS, target=RED, ingredient="egg"))
    assert (table.owns(BLUE, "egg"), table.owns(RED, "egg"), table.owns(RED, "wine")) == (1, 0, 1)


def test_return_to_sender_recipe_switcheroo_chosen_anew() -> None:
    """Red wanted the Basic recipe, Blue swaps the Gourmet ones."""
    table = returned("recipe_switcheroo")
    table.act(BLUE, PlayCard("recipe_switcheroo", target=RED, recipe="steak_frites", other_recipe="bouillabaisse"))
    seats = table.view(None).seats
    assert [[recipe.id for recipe in seats[seat].recipes] for seat in (RED, BLUE)] == [
        ["onigiri", "steak_frites"],
        ["bruschetta", "bouillabaisse"],
    ]


def test_return_to_sender_food_fight_for_two() -> None:
    """Only Red and Blue are there, so Blue is its only target."""
    table = returned("food_fight", attacked("food_fight").give(RED, "egg"))
    table.act(RED, Discard("egg"))
    assert (table.owns(RED, "egg"), table.owns(BLUE, "cheese")) == (0, 1)


@pytest.mark.parametrize("card", ["tip_jar", "say_cheese"])
def test_return_to_sender_cards_for_all_others_with_two_players(card: str) -> None:
    table = returned(card, attacked(card, seats=2))
    if card == "say_cheese":
        table.act(RED, Smile(True))
    assert table.purses() == [400, 900]


def war(pace: str = "live") -> Table:
    """Red and Blue on the Beef ($200)."""
    table = Table(3, pace=pace).hand(RED, "going_going_mine").hand(BLUE, RETURN).money(RED, 600)
    table.money(BLUE, 600).counter("chop_shop", "beef")
    return table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1})


def test_return_to_sender_going_going_mine() -> None:
    table = war().to_market().act(RED, OfferInWar(RED, 500)).act(RED, PlayCard("going_going_mine", figure=RED))
    table.answer(BLUE, RETURN).act(RED, Respond(BLUE, None))
    assert [left.seat for left in table.all(LeftWar)] == [RED]
    assert table.last(WarWon) == WarWon(BLUE, BLUE, "chop_shop", 1, "beef", 200, 0)


def test_return_to_sender_going_going_mine_sealed() -> None:
    """The roles are exchanged there too: Red is out, and Blue buys at the own minimum."""
    table = war(pace="simulation").to_step("claims").act(BLUE, SealBid(BLUE, 300))
    table.act(RED, SealBid(RED, 500, going_going_mine=True)).answer(BLUE, RETURN)
    assert table.last(WarWon) == WarWon(BLUE, BLUE, "chop_shop", 1, "beef", 200, 0)


# What can not be sent back


@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("armed_robbery", lambda table: table.money(RED, 100)),
        ("health_inspection", lambda table: table.garbage(RED, 0)),
        ("trash_talk", lambda table: table.garbage(BLUE, 0)),
    ],
)
def test_return_to_sender_impossible_no_effect(card: str, change: Callable[[Table], Table]) -> None:
    table = returned(card, change(attacked(card)))
    assert table.last(PlayFailed) == PlayFailed(BLUE, card)
    assert (table.all(MoneyGiven), table.all(MoneyPaid), table.all(GarbageGiven)) == ([], [], [])
    assert [seat.card_used for seat in table.view(None).seats] == [True, True, False]  # both are spent


def test_return_to_sender_impossible_road_work() -> None:
    table = returned("road_work", attacked("road_work", locations=(ISLAND, "chop_shop", "chop_shop")))
    assert table.last(PlayFailed) == PlayFailed(BLUE, "road_work")
    assert (table.at(RED), table.at(BLUE)) == (ISLAND, "chop_shop")


def test_return_to_sender_impossible_nothing_to_raid() -> None:
    table = Table(3, pace="live").hand(RED, RAIDERS).hand(BLUE, RETURN).give(BLUE, "egg")
    table.act(RED, PlayCard(RAIDERS, target=BLUE, ingredient="egg")).answer(BLUE, RETURN).act(RED, Respond(BLUE, None))
    assert (table.owns(BLUE, "egg"), table.last(PlayFailed).what) == (1, RAIDERS)


@pytest.mark.parametrize("card", ["tip_jar", "say_cheese"])
def test_rr_203_not_a_card_with_other_targets_too(card: str) -> None:
    table = attacked(card)
    table.act(RED, PlayCard(card))
    assert table.refusal(BLUE, Respond(BLUE, RETURN)) == "RR-203"


def test_rr_203_not_food_fight_with_three_at_one_place() -> None:
    table = attacked("food_fight", locations=("chop_shop", "chop_shop", "chop_shop"))
    table.act(RED, PlayCard("food_fight", figure=RED))
    assert table.refusal(BLUE, Respond(BLUE, RETURN)) == "RR-203"


def test_rr_203_not_a_power() -> None:
    table = attacked("tip_jar").chef(RED, "senor_fuego").to_powers().act(RED, UseFuego((BLUE,)))
    assert table.refusal(BLUE, Respond(BLUE, RETURN)) == "RR-203"


def test_rr_203_not_clam_voyance() -> None:
    """Blue has answered with Clam-Voyance, Red too: only another Clam-Voyance goes on."""
    table = attacked("armed_robbery").hand(BLUE, CLAM).hand(RED, CLAM).act(RED, PlayCard("armed_robbery", target=BLUE))
    table.answer(BLUE, CLAM).answer(RED, CLAM, target=BLUE)
    assert table.refusal(BLUE, Respond(BLUE, RETURN)) == "RR-203"


def test_rr_203_its_author_can_not_send_it_back_again() -> None:
    table = Table(3, pace="live").hand(RED, "armed_robbery", RETURN).hand(BLUE, CLAM).money(BLUE, 800)
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).answer(BLUE, CLAM)
    assert table.refusal(RED, Respond(BLUE, RETURN)) == "RR-181"


def test_rr_181_return_to_sender_not_after_the_card_of_the_day() -> None:
    table = Table(3, pace="live").hand(RED, "armed_robbery").hand(BLUE, RETURN, "tip_jar").money(BLUE, 800)
    table.act(BLUE, PlayCard("tip_jar")).let_happen().act(RED, PlayCard("armed_robbery", target=BLUE))
    assert table.refusal(BLUE, Respond(BLUE, RETURN)) == "RR-181"


def test_rr_181_return_to_sender_is_the_card_of_the_day() -> None:
    table = returned("armed_robbery").hand(BLUE, "tip_jar")
    assert table.refusal(BLUE, PlayCard("tip_jar")) == "RR-181"


def test_rr_180_return_to_sender_only_as_an_answer() -> None:
    table = attacked("armed_robbery")
    assert table.refusal(BLUE, PlayCard(RETURN, target=RED)) == "RR-180"


def test_rr_185_return_to_sender_is_shown() -> None:
    table = attacked("armed_robbery").act(RED, PlayCard("armed_robbery", target=BLUE)).answer(BLUE, RETURN)
    assert Answered(BLUE, RETURN, RED) in table.seen(None)
    play = table.view(None).play
    assert play is not None
    assert msgspec.structs.asdict(play.chains[0]) == {"target": BLUE, "clams": 0, "returned": True, "asked": RED}
