"""What is counted over many Restaurant Weeks agrees with the positions, and with what one counts by hand."""

import pytest

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.critter_kitchen.bots.heuristics import HEURISTICS
from atable.games.critter_kitchen.bots.statistics import Collector, figures
from atable.games.critter_kitchen.content.items import CHEFS, LOCATION_IDS
from atable.games.critter_kitchen.events import (
    ChefMoved,
    ChefsSwapped,
    ConsolationSoup,
    DishesPresented,
    FridgeClosed,
    ItemTaken,
    LeftoversMoved,
    LocationBegan,
    MarkerMoved,
    MealsRevealed,
    PlanConfirmed,
    PlansRevealed,
    Ready,
    RestaurateursRevealed,
    RoundEnded,
    RumorRead,
    RumorScored,
    TokenDrawn,
    TokenKept,
    TrackScored,
)
from atable.games.critter_kitchen.events.details import Course, Dish, Plan
from atable.games.critter_kitchen.frames import Cooking, Shopping
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import AUTOMA, FROM_DISHES, HOME, MCDOGALDS, CritterState, seat_of, stars_of
from atable.games.critter_kitchen.table.city import speed_of
from atable.games.critter_kitchen.table.storage import tokens_in
from atable.kernel.actions import Action
from atable.kernel.events import Secret
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.lab.stats import add_counts

A, B, C = range(3)


def plan(seat: int, mouse: str, lizard: str, boar: str, zous: str | None = None, coffee: tuple[str, ...] = ()) -> Plan:
    return Plan(seat, mouse, lizard, boar, zous, coffee)


def outcome(stars: dict[int, int], places: dict[int, int]) -> Outcome:
    sides = [
        SideScore("seat", (seat,), points, (ScoreLine("score-dishes", points, points),), places[seat])
        for seat, points in stars.items()
    ]
    return Outcome("ranked", tuple(sides), Message("ended-restaurant-week"))


# By hand


def test_the_first_reveal_tells_who_began_where() -> None:
    collector = Collector()
    first = (plan(B, "soup_truck", "air_docks", "chef_academy"), plan(A, "air_docks", "soup_truck", "chef_academy"))
    collector.note([PlansRevealed(first), MarkerMoved(B, False, (A, B)), RoundEnded(1), PlansRevealed(first[::-1])])
    assert collector.order == (B, A)
    collector.qualities, collector.tracks = {A: [0] * 7, B: [0] * 7}, {A: 0, B: 0}
    counts = collector.counts(outcome({A: 20, B: 20}, {A: 1, B: 2}))
    assert counts["won from place 2"] == 1
    assert (counts["tied"], counts["margin"], counts["winner stars"], counts["marker moves"]) == (1, 0, 20, 1)
    assert (counts["sent to soup_truck"], counts["sent to air_docks"], counts["sent to chef_academy"]) == (4, 4, 4)


def test_queues_with_two_players_are_ties() -> None:
    """At the Water Market: mouse, mouse, then lizard; at the Desert Vendor a boar with coffee beside a mouse."""
    collector = Collector()
    plans = (
        plan(A, "water_market", "desert_vendor", "soup_truck"),
        plan(B, "water_market", "air_docks", "desert_vendor", coffee=("boar",)),
        plan(C, "desert_vendor", "water_market", "air_docks"),
    )
    collector.note([PlansRevealed(plans)])
    ties = []
    for location in ("soup_truck", "desert_vendor", "water_market", "air_docks"):
        before = collector.sums.get("ties", 0)
        collector.note([LocationBegan(location)])
        ties.append(collector.sums["ties"] - before)
    assert ties == [0, 1, 1, 0]


def test_a_zous_chef_stands_in_the_queue_of_its_speed_and_may_move() -> None:
    """A's Shark is as fast as B's mouse, which stands at the Garden Top Shop."""
    collector = Collector()
    hire = ItemTaken(A, "mouse", "chef_academy", "zous_chef", "shark")
    collector.note([hire, RoundEnded(1)])
    plans = (
        plan(A, "soup_truck", "air_docks", "chef_academy", "water_market"),
        plan(B, "garden_top_shop", "chef_academy", "soup_truck"),
    )
    collector.note([PlansRevealed(plans), LocationBegan("garden_top_shop")])
    assert collector.sums["ties"] == 0
    collector.note([ChefMoved(A, "zous", "chameleon", "garden_top_shop"), LocationBegan("garden_top_shop")])
    assert collector.sums["ties"] == 1
    collector.note([ChefsSwapped(B, "mouse", "chef_academy", "lizard", "garden_top_shop")])
    collector.note([LocationBegan("garden_top_shop"), LocationBegan("chef_academy")])
    assert collector.sums["ties"] == 1
    collector.note([RoundEnded(2)])
    assert collector.working == {}


def test_mcdogalds_chefs_tie_but_are_sent_by_nobody() -> None:
    collector = Collector()
    away = Plan(AUTOMA, "desert_vendor", None, "soup_truck", None, ())
    collector.note([PlansRevealed((away, plan(A, "desert_vendor", "soup_truck", "chef_academy")))])
    collector.note([LocationBegan("soup_truck"), LocationBegan("desert_vendor"), LocationBegan("chef_academy")])
    assert collector.sums["ties"] == 1
    sent = figures(collector.sums, games=1, seats=1)["chefs_sent"]
    assert sent == pytest.approx({"desert_vendor": 1 / 3, "soup_truck": 1 / 3, "chef_academy": 1 / 3})


def test_tokens_and_soups_are_counted_where_they_are_taken() -> None:
    collector = Collector()
    collector.note(
        [
            ItemTaken(A, "boar", "air_docks", "fish7"),
            ItemTaken(A, "boar", "air_docks", "allspice"),
            ItemTaken(A, "boar", "air_docks", "rumor_wild"),
            ItemTaken(A, "mouse", "soup_truck", "bisque"),
            TokenDrawn(B, "otto", ("wine2",), ()),
            TokenDrawn(B, "kingfisher", ("wine3", "fish3"), ()),
            TokenKept(B, "fish3", "wine3"),
            ItemTaken(AUTOMA, "mouse", "air_docks", "fish2"),
            ConsolationSoup(A, "lizard", "water_market", 1, True),
            ConsolationSoup(B, "lizard", "water_market", 2, False),
            ConsolationSoup(AUTOMA, "lizard", "water_market", 1, True),
            LeftoversMoved("water_market", "chef_academy", ("bread2",)),
            LeftoversMoved("chef_academy", "soup_truck", ("bread2", "wine4")),
            PlanConfirmed(A),
            Ready(A),
        ]
    )
    assert collector.sums == {
        "tokens before the first challenges": 4,
        "forced soups": 1,
        "chosen soups": 1,
        "tokens to the truck": 2,
        "decisions": 4 + 1 + 2,
    }
    collector.note([RoundEnded(1), RoundEnded(2), RoundEnded(3), ItemTaken(A, "boar", "air_docks", "fish6")])
    assert collector.sums["tokens before the first challenges"] == 4


def test_dishes_and_fridges_belong_to_the_day_that_ends() -> None:
    collector = Collector()
    dish = Dish("surf_and_turf", ("meat7", "fish5"), (), 1, 0, False, 13, 2)
    rich = Dish("fondue_fest", ("wine7", "cheese7"), ("spice_wine",), 0, 0, False, 21, 4)
    collector.note([RoundEnded(3), DishesPresented(A, (dish,), 2), FridgeClosed(A, 3)])
    collector.note([RoundEnded(6), DishesPresented(A, (dish, rich), 6), DishesPresented(B, (), 0), FridgeClosed(B, 1)])
    told = figures(collector.sums, games=1, seats=2)
    assert told["per_player"]["dish_stars_of_day_1"] == 1
    assert told["per_player"]["dish_stars_of_day_2"] == 3
    assert (told["per_player"]["discarded_on_day_1"], told["per_player"]["discarded_on_day_2"]) == (1.5, 0.5)
    assert told["dishes"] == pytest.approx(
        {"value": 47 / 3, "share_of_1_stars": 0, "share_of_2_stars": 2 / 3, "share_of_4_stars": 1 / 3}
    )


def test_a_rumor_is_worth_what_it_pays_and_a_fanatic_what_it_adds_to_the_track() -> None:
    """A serves bread of 8 and wine of 3: 19 with the Bread Fanatic, 3 stars; 11 without it, 2 stars. B has no bread.

    Nobody has read that the critic is picky, which pays one of them 3 stars.
    """
    collector = Collector()
    read = Secret((A,), RumorRead(A, "question", "bread_fanatic"), RumorRead(A, "question", None))
    bread, wine = Course("bread", ("bread4",), ("spice_bread",), None, 8), Course("wine", ("wine3",), (), None, 3)
    collector.note([read, MealsRevealed((A, B), ((bread, wine), (wine,)))])
    collector.note([RumorScored("bread_fanatic", None, (A, B), (0, 0)), RumorScored("picky", None, (A, B), (0, 3))])
    collector.note([RumorScored("tender", A, (A,), (3,)), TrackScored(A, 19, 3), TrackScored(B, 3, 1)])
    collector.order = (A, B)
    told = figures(collector.counts(outcome({A: 9, B: 5}, {A: 1, B: 2})), games=1, seats=2)
    assert told["rumor_stars_if_read"] == {"bread_fanatic": 1.0}
    assert told["rumor_stars_if_unread"] == {"bread_fanatic": 0.0, "picky": 1.5}
    assert told["stars_by_rumors_read"] == {"0": 5.0, "1": 9.0}
    assert (told["courses_served"]["1"], told["courses_served"]["2"]) == (0.5, 0.5)
    assert told["score_track"]["mean"] == 11
    assert (told["score_track"]["p50"], told["score_track"]["p95"]) == (3, 19)
    assert told["score_track"]["stars_p95"] == 3


def test_a_card_is_worth_what_its_owner_has_beyond_the_others() -> None:
    """B, who hired Otto and won a trophy, has 20 stars; the others 11 on average."""
    collector = Collector()
    collector.note(
        [ItemTaken(B, "mouse", "chef_academy", "zous_chef", "otto"), RestaurateursRevealed(("fox", "owl", "goat"))]
    )
    collector.note([ItemTaken(B, "mouse", "water_market", "trophy")])
    collector.order = (A, B, C)
    collector.qualities, collector.tracks = dict.fromkeys((A, B, C), [0] * 7), dict.fromkeys((A, B, C), 0)
    told = figures(collector.counts(outcome({A: 10, B: 20, C: 12}, {A: 3, B: 1, C: 2})), games=1, seats=3)
    assert told["zous_chef_stars_beyond_others"] == {"otto": 9.0}
    assert told["good_stars_beyond_others"] == {"trophy": 9.0}
    assert told["win_rate_by_restaurateur"] == {"fox": 0.0, "owl": 1.0, "goat": 0.0}
    assert told["win_share_by_priority"] == {"1": 0.0, "2": 1.0, "3": 0.0}
    assert told["zous_chefs_hired"]["otto"] == 1
    assert told["per_game"] == {"rounds": 0, "winner_stars": 20, "winning_margin": 8, "tied_on_stars": 0}


# In play


def play(options: CritterOptions, seats: int, seed: str) -> tuple[Collector, CritterState, int]:
    """The collector and the position at the end of a game, and the tokens in all storages before the first dishes."""
    state = GAME.setup(GAME.resolve(options, seats), seats, seed)
    players = [BotPlayer(make_bot("greedy", HEURISTICS), seat, seed) for seat in range(seats)]
    collector, held = Collector(), -1
    while GAME.outcome(state) is None:
        seat = GAME.pending(state)[0]
        action = players[seat].choose(GAME, state)
        assert isinstance(action, Action)
        events = GAME.play(state, seat, action)
        collector.note(events)
        for player in players:
            player.note(events)
        if state.stack and isinstance(state.stack[0], Shopping):
            agree_on_chefs(collector, state)
        if held < 0 and state.stack and isinstance(state.stack[0], Cooking):
            held = sum(tokens_in(kitchen) for kitchen in state.kitchens[:seats])
    return collector, state, held


def agree_on_chefs(collector: Collector, state: CritterState) -> None:
    for number, kitchen in enumerate(state.kitchens):
        seat = seat_of(state, number)
        for chef, place in enumerate(kitchen.at):
            if place != HOME:
                assert collector.places[seat, CHEFS[chef]] == LOCATION_IDS[place]
                assert collector.speed_of(seat, CHEFS[chef]) == speed_of(state, number, chef)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_what_it_keeps_is_what_the_game_has(seats: int) -> None:
    options = CritterOptions(pace="simulation", a_la_cart=seats > 1, restaurateurs=True)
    for number in range(3):
        collector, state, held = play(options, seats, f"kept {seats} {number}")
        end = GAME.outcome(state)
        assert end is not None
        counts = collector.counts(end)
        own = state.kitchens[:seats]
        assert counts["rounds"] == 7
        assert counts["tokens before the first challenges"] == held
        assert counts["stars"] == sum(stars_of(kitchen) for kitchen in own)
        assert counts["score-dishes"] == sum(kitchen.gained[FROM_DISHES] for kitchen in own)
        assert {seat: total for seat, total in collector.tracks.items() if seat != AUTOMA} == {
            seat: kitchen.track for seat, kitchen in enumerate(own)
        }
        served = [sum(bool(plate.items) for plate in meal) for meal in state.meals[:seats]]
        assert all(counts[f"served {courses}"] == served.count(courses) for courses in served)
        if seats == 1:
            assert counts["automa stars"] == stars_of(state.kitchens[MCDOGALDS])
            assert counts.get("won", 0) == (end.result == "won")


def test_figures_of_several_games_add_up() -> None:
    sums: dict[str, int] = {}
    for number in range(6):
        collector, state, _ = play(CritterOptions(pace="simulation"), 3, f"adds up {number}")
        end = GAME.outcome(state)
        assert end is not None
        add_counts(sums, collector.counts(end))
    told = figures(sums, games=6, seats=3)
    assert told["per_game"]["rounds"] == 7
    assert sum(told["win_share_by_priority"].values()) == pytest.approx(1)
    assert sum(told["chefs_sent"].values()) == pytest.approx(1)
    assert sum(told["courses_served"].values()) == pytest.approx(1)
    assert sum(told["stars_by_source"].values()) == pytest.approx(told["per_player"]["stars"])
    assert "mcdogalds" not in told
