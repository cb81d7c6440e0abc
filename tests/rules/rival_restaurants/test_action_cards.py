"""RR-180 to RR-190: when action cards are used, how often, against whom, and what becomes of them."""

import pytest

from atable.games.rival_restaurants.abilities.cards.card import Card
from atable.games.rival_restaurants.abilities.cards.kinds import CARDS
from atable.games.rival_restaurants.actions import (
    BuyCounter,
    DeclareCook,
    Done,
    Pass,
    PlayCard,
    Respond,
    SetWheel,
    UseFuego,
)
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, ACTION_COPIES
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.events import CardPlayed, MoneyGiven
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table

ISLAND = "the_island"
AGAINST_ONE = [
    "raiders_of_the_lost_pork",
    "armed_robbery",
    "fake_sale",
    "health_inspection",
    "trash_talk",
    "recipe_switcheroo",
    "power_cut",
]


def live(*hand: str, seats: int = 3) -> Table:
    """Red holds these, everybody has $400, and all chefs but Red's are at Dairy King."""
    table = Table(seats, pace="live").hand(RED, *hand)
    for seat in range(seats):
        table.money(seat, 400)
    return table.send("chop_shop", *["dairy_king"] * (seats - 1)).to_market()


def ends(table: Table) -> int | None:
    market = table.view(None).market
    assert market is not None
    return market.ends


# When and how often


def test_rr_448_the_deck() -> None:
    assert (sum(ACTION_COPIES), len(ACTION_CARDS)) == (36, 21)
    table = Table(3, choosing=True)
    assert table.view(None).action_deck + sum(seat.action_cards for seat in table.view(None).seats) == 36


def test_rr_180_not_while_cooking_is_declared() -> None:
    table = Table(3, pace="live").hand(RED, "tip_jar").money(BLUE, 300).recipes(RED, "egg_fried_rice", "bibimbap")
    table.give(RED, "rice", "egg", "carrot").to_cooking()
    assert table.view(None).step == "declaring"
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-211"


def test_rr_180_not_between_cooking_and_the_next_day() -> None:
    table = Table(3, pace="live").hand(BLUE, "tip_jar").money(GREEN, 300).recipes(RED, "egg_fried_rice", "bibimbap")
    table.give(RED, "rice", "egg", "carrot").to_cooking()
    assert table.refusal(BLUE, PlayCard("tip_jar")) == "RR-044"
    table.act(RED, DeclareCook(()))
    assert (table.view(None).day, table.view(None).step) == (2, "wheels")
    table.act(BLUE, PlayCard("tip_jar"))  # the wheels of the next day


@pytest.mark.parametrize("card", ["armed_robbery", "power_cut"])
def test_rr_181_one_card_a_day(card: str) -> None:
    table = live("tip_jar", card).act(RED, PlayCard("tip_jar")).let_happen()
    assert table.refusal(RED, PlayCard(card, target=BLUE)) == "RR-181"
    assert not any(isinstance(action, PlayCard) for action in table.legal(RED))
    assert table.view(BLUE).seats[RED].card_used


def test_rr_181_in_all_windows_of_the_day_together() -> None:
    table = Table(3).hand(RED, "tip_jar", "armed_robbery").money(BLUE, 400).act(RED, PlayCard("tip_jar"))
    assert table.refusal(RED, PlayCard("armed_robbery", target=BLUE)) == "RR-181"
    table.send(ISLAND, ISLAND, ISLAND)
    assert table.refusal(RED, PlayCard("armed_robbery", target=BLUE)) == "RR-181"
    table.to_market()
    assert table.refusal(RED, PlayCard("armed_robbery", target=BLUE)) == "RR-181"


def test_rr_181_the_next_day_brings_another() -> None:
    table = live("tip_jar", "armed_robbery").act(RED, PlayCard("tip_jar")).let_happen().to_next_day()
    before = table.purses()
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).let_happen()
    assert before[BLUE] == 600
    assert table.purses()[:2] == [before[RED] + 300, 300]


def test_rr_181_everybody_has_a_card_of_their_own() -> None:
    table = live("tip_jar").hand(BLUE, "armed_robbery").act(RED, PlayCard("tip_jar")).let_happen()
    table.act(BLUE, PlayCard("armed_robbery", target=RED)).let_happen()
    assert table.purses() == [300, 600, 300]


def test_rr_182_the_timer_is_paused_until_the_card_is_resolved() -> None:
    table = live("armed_robbery").wait(20_000)
    assert ends(table) == 60_000
    table.act(RED, PlayCard("armed_robbery", target=BLUE))
    assert ends(table) is None
    table.wait(100_000)
    assert table.view(None).step == "play"
    table.let_happen()
    assert ends(table) == 160_000
    table.wait(39_999)
    assert table.view(None).step == "market"
    table.wait(1)
    assert table.view(None).phase != "buy_barter"


def test_rr_183_once_and_then_face_up_on_the_pile() -> None:
    table = live("armed_robbery", "tip_jar").act(RED, PlayCard("armed_robbery", target=BLUE)).let_happen()
    assert table.view(None).action_pile == ("armed_robbery",)
    own = table.view(RED).own
    assert own is not None
    assert own.hand == ("tip_jar",)
    assert table.refusal(RED, PlayCard("armed_robbery", target=BLUE)) == "RR-183"


def test_rr_183_only_a_card_of_the_own_hand() -> None:
    table = live().hand(BLUE, "tip_jar")
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-183"
    assert table.refusal(RED, PlayCard("time_machine")) == "RR-183"


def test_rr_184_cards_come_before_the_powers() -> None:
    """Red takes a taxi away from Fuego."""
    table = Table(3).chef(BLUE, "senor_fuego").hand(RED, "taxi").money(RED, 300).money(GREEN, 300)
    table.send("chop_shop", "chop_shop", "chop_shop")
    assert table.refusal(RED, UseFuego((GREEN,))) == "RR-081"
    table.act(RED, PlayCard("taxi", figure=RED, location=ISLAND)).to_powers()
    assert table.refusal(BLUE, UseFuego((RED, GREEN))) == "RR-346"
    table.act(BLUE, UseFuego((GREEN,)))
    assert table.purses() == [300, 200, 100]


def test_rr_012_rr_184_the_card_wins_against_the_power() -> None:
    """Lovehandles blocks the counter, and Express Dill-ivery buys from it."""
    table = Table(3, pace="live").chef(BLUE, "lovehandles_mcfatterson").hand(RED, "express_dillivery").money(RED, 200)
    table.counter("chop_shop", "beef").send("dairy_king", "chop_shop", "chop_shop").to_market()
    assert table.refusal(GREEN, BuyCounter(GREEN, 1)) == "RR-333"
    table.act(RED, PlayCard("express_dillivery", location="chop_shop", spot=1))
    assert table.owns(RED, "beef") == 1


@pytest.mark.parametrize("card", ["tip_jar", "armed_robbery", "taxi", "happy_hour", "critic_at_the_door"])
def test_rr_185_only_two_cards_are_answers(card: str) -> None:
    table = live("armed_robbery").hand(BLUE, card).act(RED, PlayCard("armed_robbery", target=BLUE))
    assert table.refusal(BLUE, Respond(BLUE, card)) == "RR-185"
    assert table.refusal(BLUE, PlayCard(card)) == "RR-189"


# Targets


@pytest.mark.parametrize("card", ["raiders_of_the_lost_pork", "armed_robbery", "health_inspection", "trash_talk"])
def test_rr_186_not_without_a_legal_target(card: str) -> None:
    """Nobody has an ingredient, $200 or garbage."""
    table = Table(3).hand(RED, card).money(BLUE, 100)
    assert not any(isinstance(action, PlayCard) for action in table.legal(RED))
    assert table.refusal(RED, PlayCard(card, target=BLUE, ingredient="beef", amount=1)) == "RR-186"


@pytest.mark.parametrize(
    "play",
    [
        PlayCard("one_world", amount=1),
        PlayCard("dumpster_dive", ingredient="beef"),
        PlayCard("food_fight", figure=RED),
        PlayCard("road_work", target=BLUE, figure=BLUE),
    ],
)
def test_rr_186_nothing_to_use_it_on(play: PlayCard) -> None:
    """Red alone at the Chop Shop, everybody else on The Island; no garbage, and the piles are empty."""
    table = Table(3).hand(RED, play.card).send("chop_shop", ISLAND, ISLAND)
    assert table.refusal(RED, play) == "RR-186"


def test_rr_186_a_target_that_is_no_player() -> None:
    assert live("power_cut").refusal(RED, PlayCard("power_cut", target=5)) == "RR-186"
    assert live("power_cut").refusal(RED, PlayCard("power_cut")) == "RR-186"


def test_rr_188_with_all_its_choices_and_no_others() -> None:
    """What the card does not ask for is not named."""
    table = live("power_cut")
    assert table.refusal(RED, PlayCard("power_cut", target=BLUE, amount=1)) == "RR-186"
    assert table.refusal(RED, PlayCard("power_cut", target=BLUE, location="chop_shop")) == "RR-186"


@pytest.mark.parametrize("card", AGAINST_ONE)
def test_rr_187_never_oneself(card: str) -> None:
    table = live(card).garbage(RED, 2).give(RED, "beef")
    own = PlayCard(card, target=RED, ingredient="beef" if card == "raiders_of_the_lost_pork" else None)
    assert table.refusal(RED, own) == "RR-187"
    targets = {action.target for action in table.legal(RED) if isinstance(action, PlayCard)}
    assert RED not in targets


def test_rr_187_all_others_are_not_oneself() -> None:
    table = live("tip_jar", seats=4).act(RED, PlayCard("tip_jar"))
    assert table.last(CardPlayed).targets == (BLUE, GREEN, YELLOW)
    assert table.let_happen().purses() == [700, 300, 300, 300]


# A play from its announcement to its end


def test_rr_188_announced_answered_resolved() -> None:
    table = live("raiders_of_the_lost_pork").give(BLUE, "beef", "rice")
    table.act(RED, PlayCard("raiders_of_the_lost_pork", target=BLUE, ingredient="beef"))
    played = table.last(CardPlayed)
    assert (played.seat, played.card, played.targets, played.ingredient) == (
        RED,
        "raiders_of_the_lost_pork",
        (BLUE,),
        "beef",
    )
    assert played in table.seen(GREEN)
    play = table.view(GREEN).play
    assert play is not None
    assert (play.author, play.card, play.ingredient, [chain.target for chain in play.chains]) == (
        RED,
        "raiders_of_the_lost_pork",
        "beef",
        [BLUE],
    )
    assert table.pending() == [BLUE]
    assert table.owns(BLUE, "beef") == 1  # nothing has happened yet
    table.act(BLUE, Respond(BLUE, None))
    assert (table.owns(BLUE, "beef"), table.owns(RED, "beef")) == (0, 1)
    assert table.view(None).play is None


def test_rr_188_a_card_without_a_target_waits_for_nobody() -> None:
    table = live("one_world").garbage(RED, 1).act(RED, PlayCard("one_world", amount=1))
    assert (table.view(None).step, table.purses()[RED]) == ("market", 500)


def test_rr_188_all_targets_at_the_same_time() -> None:
    table = live("tip_jar", seats=4).act(RED, PlayCard("tip_jar"))
    assert table.pending() == [BLUE, GREEN, YELLOW]
    table.act(YELLOW, Respond(YELLOW, None)).act(BLUE, Respond(BLUE, None))
    assert (table.pending(), table.all(MoneyGiven)) == ([GREEN], [])
    table.act(GREEN, Respond(GREEN, None))
    assert [given.seat for given in table.all(MoneyGiven)] == [BLUE, GREEN, YELLOW]


def test_rr_189_one_play_at_a_time() -> None:
    table = live("armed_robbery").hand(BLUE, "armed_robbery").hand(GREEN, "armed_robbery")
    table.act(RED, PlayCard("armed_robbery", target=BLUE))
    assert table.refusal(BLUE, PlayCard("armed_robbery", target=GREEN)) == "RR-189"  # who is asked
    for other in (RED, GREEN):  # who is not
        assert table.refusal(other, PlayCard("armed_robbery", target=BLUE)) == "RR-044"
    table.let_happen().act(GREEN, PlayCard("armed_robbery", target=RED))
    assert len(table.all(CardPlayed)) == 2


def test_rr_189_nothing_else_either() -> None:
    table = live("armed_robbery").act(RED, PlayCard("armed_robbery", target=BLUE))
    assert table.refusal(BLUE, Done()) == "RR-189"
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-189"


def test_rr_189_in_mm1_the_wheels_wait() -> None:
    table = Table(3, pace="live").hand(RED, "armed_robbery").money(BLUE, 400).act(GREEN, SetWheel(GREEN, ISLAND))
    table.act(RED, PlayCard("armed_robbery", target=BLUE))
    assert table.refusal(BLUE, SetWheel(BLUE, ISLAND)) == "RR-189"
    assert table.pending() == [BLUE]
    table.let_happen()
    assert table.pending() == [RED, BLUE]  # Green's wheel is still locked


@pytest.mark.parametrize("answer", ["clam_voyance", "return_to_sender"])
def test_rr_190_a_cancelled_card_is_spent(answer: str) -> None:
    table = live("power_cut", "armed_robbery", "clam_voyance").hand(BLUE, answer)
    table.act(RED, PlayCard("power_cut", target=BLUE)).answer(BLUE, answer)
    if answer == "clam_voyance":
        table.act(RED, Respond(BLUE, None))
    else:
        table.answer(RED, "clam_voyance", target=BLUE).act(BLUE, Respond(BLUE, None))
    assert not any(seat.power_cut for seat in table.view(None).seats)
    assert "power_cut" in table.view(None).action_pile
    assert table.refusal(RED, PlayCard("armed_robbery", target=BLUE)) == "RR-181"


def test_rr_190_also_in_the_window() -> None:
    table = Table(3).hand(RED, "armed_robbery", "tip_jar").hand(BLUE, "clam_voyance").money(BLUE, 400)
    table.send(ISLAND, ISLAND, ISLAND).act(RED, PlayCard("armed_robbery", target=BLUE)).answer(BLUE, "clam_voyance")
    assert table.pending() == [RED]
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-181"
    table.act(RED, Pass())


def test_every_card_that_is_announced_has_a_class() -> None:
    announced = [kind for kind, card in enumerate(CONTENT.action_cards) if {*card.windows} & {"mm1", "mm2", "bb"}]
    assert list(CARDS) == announced


def test_rr_203_only_hostile_cards_have_targets_that_may_answer() -> None:
    hit = [kind for kind, card in CARDS.items() if card.targets is not Card.targets]
    assert hit == [kind for kind in CARDS if CONTENT.action_cards[kind].hostile]
