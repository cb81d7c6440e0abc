"""CK-358 to CK-361 and CK-382 to CK-386: what a table may choose, and what a computer adds to the rules."""

import pytest

from atable.games.critter_kitchen.actions import Take
from atable.games.critter_kitchen.content.cards import CRITIC_IDS
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.games.critter_kitchen.events import (
    ChefRecalled,
    ChefSent,
    CoffeePoured,
    ConsolationSoup,
    ItemTaken,
    LeftoversMoved,
    OrdersSet,
    RumorRead,
    TokenPutAway,
)
from atable.games.critter_kitchen.game import GAME, SPEC
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.actions import Away, Back
from atable.kernel.errors import BadOptions
from atable.kernel.events import seen_by
from atable.kernel.rng import seeded
from atable.kernel.seats import TABLE
from atable.kernel.session import Session
from tests.rules.critter_kitchen.kitchen import cooking, default, fill, front, only, own, presented, tidy, view
from tests.rules.critter_kitchen.scenario import A, B, C, Table

# Options


def test_ck_358_one_to_five_seats() -> None:
    for seats in (1, 2, 3, 4, 5):
        SPEC.check_seats(seats)
        assert len(view(Table(seats)).priority) == max(2, seats)
    for seats in (0, 6, 7):
        with pytest.raises(BadOptions) as error:
            SPEC.check_seats(seats)
        assert error.value.field == "seats"


@pytest.mark.parametrize(
    "options",
    [
        CritterOptions(restaurateurs=True),
        CritterOptions(restaurateurs=True, restaurateur_draft=True),
        CritterOptions(rumor_set="base"),
        *[CritterOptions(critic=critic) for critic in ("random", *CRITIC_IDS)],  # type: ignore[arg-type]
        CritterOptions(a_la_cart=True),
        CritterOptions(truck_leftovers="stay"),
        CritterOptions(solo_difficulty="intern"),
        CritterOptions(solo_difficulty="executive_chef"),
    ],
)
def test_ck_358_what_may_be_chosen(options: CritterOptions) -> None:
    resolved = GAME.resolve(options, 3)
    assert resolved == options
    assert GAME.setup(resolved, 3, "options").options == options


def test_ck_358_the_draft_needs_restaurateurs() -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(CritterOptions(restaurateur_draft=True), 3)
    assert error.value.field == "restaurateur_draft"


@pytest.mark.parametrize("critic", CRITIC_IDS)
def test_ck_358_a_named_critic_comes(critic: str) -> None:
    assert view(Table(3, critic=critic)).critic == critic


def test_ck_359_defaults() -> None:
    options = CritterOptions()
    assert (options.restaurateurs, options.restaurateur_draft) == (False, False)
    assert (options.rumor_set, options.critic) == ("all", "random")
    assert (options.a_la_cart, options.truck_leftovers, options.solo_difficulty) == (False, "move", "chef")
    assert GAME.resolve(options, 3) == options
    state = GAME.setup(options, 3, "defaults")
    assert [kitchen.restaurateur for kitchen in GAME.view(state, None).kitchens] == [None] * 3
    assert all("tofu" not in place.items for place in GAME.view(state, None).locations)


def test_ck_359_any_critic_and_any_rumor_comes_at_random() -> None:
    states = [GAME.setup(CritterOptions(), 2, str(seed)) for seed in range(300)]
    assert {state.critic for state in states} == set(range(12))
    assert {card for state in states for card in state.rumors} == set(range(28))


def test_ck_360_the_first_game() -> None:
    options = GAME.resolve(CritterOptions(preset="first_game"), 3)
    assert (options.rumor_set, options.critic, options.restaurateurs) == ("base", "mouse", False)
    base = {at for at, card in enumerate(CONTENT.rumors) if card.set == "base"}
    for seed in range(60):
        state = GAME.setup(options, 3, str(seed))
        assert GAME.view(state, None).critic == "mouse"
        assert set(state.rumors) <= base
        assert [kitchen.restaurateur for kitchen in GAME.view(state, None).kitchens] == [None] * 3


@pytest.mark.parametrize(("field", "value"), [("critic", "cow"), ("restaurateurs", True)])
def test_ck_360_what_the_preset_sets_is_set(field: str, value: object) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(CritterOptions(preset="first_game", **{field: value}), 3)  # type: ignore[arg-type]
    assert error.value.field == field


def test_ck_358_ck_360_there_is_nothing_to_draft_in_the_first_game() -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(CritterOptions(preset="first_game", restaurateur_draft=True), 3)
    assert error.value.field == "restaurateur_draft"


@pytest.mark.parametrize(
    ("field", "value"),
    [("critic", "dragon"), ("rumor_set", "advanced"), ("truck_leftovers", "eat"), ("solo_difficulty", "hard")],
)
def test_ck_358_nothing_else_may_be_chosen(field: str, value: str) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(CritterOptions(**{field: value}), 3)  # type: ignore[arg-type]
    assert error.value.field == field


def leave_carrot(table: Table) -> Table:
    """A's mouse takes a soup at the Soup Truck and leaves a carrot behind; C waits at the Chef Academy."""
    table.stock("soup_truck", "bisque", "carrot2").stock("chef_academy", "zous_chef", "fish4")
    return table.shop("soup_truck", {A: "mouse"}, waiting=C).take(A, "soup")


def test_ck_361_leftovers_of_the_truck_move() -> None:
    table = leave_carrot(tidy(Table(3)))
    assert table.stall("soup_truck") == ["bisque"]
    assert "carrot2" in table.stall("chef_academy")
    assert LeftoversMoved("soup_truck", "chef_academy", ("carrot2",)) in table.events


def test_ck_361_or_stay() -> None:
    table = leave_carrot(tidy(Table(3, truck_leftovers="stay")))
    assert table.stall("soup_truck") == ["bisque", "carrot2"]
    assert "carrot2" not in table.stall("chef_academy")
    table.take(C, "zous_chef")  # then fish4, and what came from the others, by itself or by choice
    table.auto(lambda state: state.round == 2)
    assert "carrot2" in table.stall("soup_truck")
    assert table.stall("soup_truck").count("bisque") == 1
    table.shop("soup_truck", {B: "mouse"}, waiting=C).take(B, "carrot2")
    assert "carrot2" in table.storage(B)


def test_ck_361_what_the_academy_leaves_goes_to_the_truck_either_way() -> None:
    for leftovers in ("move", "stay"):
        table = tidy(Table(3, truck_leftovers=leftovers)).stock("chef_academy", "fish4")
        table.shop("chef_academy", {})
        assert (view(table).round, "fish4" in table.stall("soup_truck")) == (2, True)


# Digital clauses


def whole_game(seats: int, seed: str, dice: str) -> CritterState:
    """A game at random: the seed is the game's, the dice decide for the players."""
    state = GAME.setup(CritterOptions(pace="simulation", restaurateurs=True, a_la_cart=True), seats, seed)
    rng = seeded(dice)
    while pending := GAME.pending(state):
        GAME.play(state, pending[0], GAME.sample(state, pending[0], rng))
    return state


def test_ck_382_the_same_seed_and_the_same_decisions_give_the_same_game() -> None:
    assert whole_game(3, "one", "dice") == whole_game(3, "one", "dice")
    assert whole_game(3, "one", "dice") != whole_game(3, "two", "dice")


@pytest.mark.parametrize("seats", [1, 3])
def test_ck_382_a_game_can_be_replayed(seats: int) -> None:
    session = Session(GAME, CritterOptions(pace="simulation", restaurateurs=True), seats, "replay")
    rng = seeded("dice")
    for ms in range(400):
        if pending := GAME.pending(session.state):
            session.act(ms, pending[0], GAME.sample(session.state, pending[0], rng))
    assert session.state.round > 3
    again = Session(GAME, session.journal.options, seats, "replay")
    for entry in session.journal.entries:
        again.act(entry.ms, entry.seat, entry.action)
    assert again.state == session.state


def test_ck_383_whoever_leaves_leaves_everything_to_the_bot() -> None:
    table = Table(3).give(A, "fish7", "allspice", "bisque").know(A, "question").employ(A, "goat").hire(A, "shark")
    table.send(A, mouse="water_market")
    untouched = table.state.copy()
    assert GAME.play(table.state, TABLE, Away(A)) == []
    assert table.state == untouched
    while A in table.pending():
        table.act(A, default(table, A))  # whoever plays for the seat is offered what it was offered
    assert front(table, A).restaurateur == "goat"
    assert (front(table, A).zous_chef, front(table, A).rumors) == ("shark", ("question",))
    assert table.storage(A) == ["fish7", "allspice"]
    assert own(table, A).plan["mouse"] == "water_market"
    assert GAME.play(table.state, TABLE, Back(A)) == []


def test_ck_384_one_legal_choice_is_made_without_asking() -> None:
    table = Table(3).stock("water_market", "fish5", "bread2").shop("water_market", {A: "lizard"}, waiting=C)
    assert table.pending() == [A]  # two items and a soup to choose from
    table.take(A, "fish5")
    assert table.pending() == [C]
    assert ItemTaken(A, "lizard", "water_market", "bread2") in table.events
    assert table.storage(A) == ["bread2", "fish5"]


def test_ck_384_a_forced_soup_is_no_question() -> None:
    table = Table(3).stock("water_market").shop("water_market", {A: "boar", B: "mouse"}, waiting=C)
    assert table.pending() == [C]
    forced = [ConsolationSoup(B, "mouse", "water_market", 1, True), ConsolationSoup(A, "boar", "water_market", 1, True)]
    assert only(table.events, ConsolationSoup) == forced


def test_ck_384_one_item_or_a_soup_is_a_choice() -> None:
    table = Table(3).stock("water_market", "fish5").shop("water_market", {A: "lizard"}, waiting=C)
    assert table.pending() == [A]
    assert len(table.legal(A)) == 2


def test_ck_385_the_log_tells_every_pick() -> None:
    table = (
        Table(3)
        .stock("water_market", "fish5", "rumor_question", "allspice")
        .shop("water_market", {A: "lizard", B: "mouse"}, waiting=C)
    )
    table.take(B, "allspice").take(A, "rumor_question")
    for watcher in (None, C):
        taken = only(table.log, ItemTaken, watcher)
        assert [(event.seat, event.item) for event in taken] == [(B, "allspice"), (A, "rumor_question"), (A, "fish5")]


def test_ck_385_the_log_never_tells_secrets() -> None:
    """A whole game at random: nothing but public words about rumors, and nothing about plans, plates and fridges."""
    table = Table(2, pace="relaxed", a_la_cart=True)
    rng = seeded("log")
    while pending := table.pending():
        table.act(pending[0], GAME.sample(table.state, pending[0], rng))
    log = seen_by(table.log, None)
    assert {event.card for event in log if isinstance(event, RumorRead)} == {None}
    assert not {type(event) for event in log} & {ChefSent, ChefRecalled, CoffeePoured, TokenPutAway, OrdersSet}
    told = {type(event) for seat in (A, B) for event in seen_by(table.log, seat)}
    assert {ChefSent, ChefRecalled, CoffeePoured, TokenPutAway, OrdersSet} <= told  # each to its own seat


def test_ck_386_bisque_never_runs_out() -> None:
    table = cooking().give(A, "fish7", *["bisque"] * 12).give(B, *["bisque"] * 12)
    fill(table, A, "ultimate_melt", "fish7" + " bisque" * 12).present()
    assert presented(table, A).dishes[0].value == 43
    assert "bisque" in table.stall("soup_truck")  # round 4 has its own
    table.shop("soup_truck", {B: "mouse"}, waiting=A).take(B, "bisque")
    assert own(table, B).bisque == 13


def test_ck_386_the_penguins_eighth_bisque() -> None:
    """One at the start and one of each round."""
    table = Table(2)
    table.state.kitchens[A].bisque = 1
    for number in range(1, 8):
        table.to_round(number)
        assert "bisque" in table.stall("soup_truck")
        table.shop("soup_truck", {A: "mouse"}).act(A, Take("bisque"))
    assert own(table, A).bisque == 8
