"""What is counted over many games of Kitchen Rush agrees with the positions, and with what one counts by hand."""

import pytest

from atable.bots.make import make_bot
from atable.games.kitchen_rush.bots.heuristics import HEURISTICS
from atable.games.kitchen_rush.bots.statistics import Collector, figures
from atable.games.kitchen_rush.content.cards import (
    ICE_OBJECTIVE,
    LEVELS,
    OBJECTIVE_COINS,
    OBJECTIVE_LEVEL,
    OBJECTIVE_PRESTIGE,
    OBJECTIVE_SERVED,
    OBJECTIVES,
    UPGRADES,
)
from atable.games.kitchen_rush.events import (
    BonusKept,
    BonusOffered,
    CustomerLeft,
    DishMelted,
    DishRuined,
    DrawBegan,
    EventRevealed,
    IceMelted,
    IceProposed,
    IngredientsBought,
    OrderFailed,
    OrderServed,
    OrdersRevealed,
    OrdersSuggested,
    OrderTaken,
    Placed,
    Rehired,
    RoundBegan,
    ScoopsBought,
    SpecialistUsed,
    SpicesBought,
    UpgradeBought,
    WageUnpaid,
)
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.scoring import unpaid
from atable.kernel.events import Event
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.lab.match import Match
from atable.lab.stats import add_counts

RED, BLUE, GREEN = range(3)
Figures = dict[str, dict[str, float]]


def outcome(numbers: dict[str, int], players: int = 2, lost: str = "") -> Outcome:
    """Of a team that has come to these numbers."""
    lines = tuple(ScoreLine(f"score-{name}", number, number) for name, number in numbers.items())
    side = SideScore("team", tuple(range(players)), sum(numbers.values()), lines, 1)
    return Outcome("lost" if lost else "won", (side,), Message(f"rush-lost-{lost}" if lost else "rush-won"))


END = outcome({"served": 10, "coins": 7, "prestige": 5})
LITTLE = {"served": 3, "coins": 1, "prestige": 1}


def told(events: list[Event], end: Outcome = END) -> Figures:
    """The figures of one game."""
    return over([(events, end)])


def over(games: list[tuple[list[Event], Outcome]]) -> Figures:
    sums: dict[str, int] = {}
    for events, end in games:
        collector = Collector()
        collector.note(events)
        add_counts(sums, collector.counts(end))
    return figures(sums, len(games), len(games[0][1].sides[0].seats))


def placed(hourglass: str, *spaces: str) -> list[Event]:
    return [Placed(RED, hourglass, space, window, 30_000) for window, space in enumerate(spaces, 1)]


def taken(*orders: str) -> list[Event]:
    return [OrderTaken(RED, order, None, ("plate_i_1",)) for order in orders]


def served(order: str, early: bool) -> OrderServed:
    return OrderServed(RED, order, None, early, 2, 1)


# Winning


def asked(level: int, players: int, ice: bool = False) -> dict[str, int]:
    """What the basic Objective of this level asks for, and not one more."""
    numbers = {
        "served": OBJECTIVE_SERVED[level][players - 1],
        "coins": OBJECTIVE_COINS[level][players - 1],
        "prestige": OBJECTIVE_PRESTIGE[level][players - 1],
    }
    return numbers | {"ice": ICE_OBJECTIVE[level][players - 1]} if ice else numbers


@pytest.mark.parametrize("ice", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_a_team_at_the_numbers_of_a_level_wins_it_and_all_easier_ones(level: int, players: int, ice: bool) -> None:
    wins = told([], outcome(asked(level, players, ice), players))["wins"]
    assert [wins[name] for name in LEVELS] == [1] * (level + 1) + [0] * (len(LEVELS) - level - 1)


@pytest.mark.parametrize("short", ["served", "coins", "prestige", "ice"])
def test_one_less_of_anything_misses_the_level(short: str) -> None:
    for level, name in enumerate(LEVELS):
        numbers = asked(level, 3, ice=True)
        numbers[short] -= 1
        rows = told([], outcome(numbers, 3))
        assert rows["wins"][name] == 0
        assert rows["missed"][f"{name} {short}"] == 1
        assert [it for it in rows["missed"] if it.startswith(f"{name} ")] == [f"{name} {short}"]


def test_without_the_expansion_nobody_asks_for_ice() -> None:
    best = asked(len(LEVELS) - 1, 2)
    assert told([], outcome(best))["wins"]["very_hard"] == 1
    assert told([], outcome(best | {"ice": 0}))["wins"]["very_hard"] == 0


def test_an_unpaid_hourglass_loses_every_level_until_it_is_rehired() -> None:
    """KR-218; the game is one of those with unpaid wages in any case."""
    end = outcome(asked(0, 2))
    missing: list[Event] = [WageUnpaid("hg_red_1", 3), WageUnpaid("hg_helper_1", 3), Rehired(RED, "hg_red_1", 3)]
    rows = told(missing, end)
    assert rows["wins"]["easy"] == 0
    assert rows["missed"]["easy unpaid"] == 1
    assert rows["share_of_games"] == {"wages_unpaid": 1, "unpaid_at_the_end": 1, "melted_freezer": 0}
    rows = told([*missing, Rehired(BLUE, "hg_helper_1", 3)], end)
    assert rows["wins"]["easy"] == 1
    assert rows["share_of_games"] == {"wages_unpaid": 1, "unpaid_at_the_end": 0, "melted_freezer": 0}


def test_the_table_has_its_own_objective() -> None:
    """Of four games one is won; in the others the guests, the till and the guests again were the first to say no."""
    ends = [END, *[outcome(LITTLE, lost=lost) for lost in ("served", "coins", "served")]]
    rows = over([([], end) for end in ends])
    assert rows["wins"]["table"] == 0.25
    assert rows["lost_by"] == {"coins": 0.25, "served": 0.5}


def test_mean_and_spread() -> None:
    """Twenty games: one with 4 served Orders, eighteen with 10, one with 16; coins grow from 0 to 19."""
    serves = [4, *[10] * 18, 16]
    rows = over([([], outcome({"served": number, "coins": at, "prestige": 5})) for at, number in enumerate(serves)])
    assert rows["served"] == {"mean": 10, "p5": 4, "p50": 10, "p95": 10}
    assert rows["coins"] == {"mean": 9.5, "p5": 0, "p50": 9, "p95": 18}
    assert rows["prestige"] == {"mean": 5, "p5": 5, "p50": 5, "p95": 5}
    assert "ice" not in rows


# Hourglasses


def test_placements_of_hourglasses_that_are_used_at_all() -> None:
    """In round 1 red places one hourglass three times and the Helper once, in round 2 the Helper twice."""
    events = [*placed("hg_red_1", "host_1", "waiter_1", "stove_1"), *placed("hg_helper_1", "sink_1")]
    events += [
        RoundBegan(2, BLUE),
        *placed("hg_helper_1", "store_a_1", "store_b_1"),
        *placed("hg_specialist", "stove_2"),
    ]
    rows = told(events)
    assert rows["placements_per_hourglass_and_round"] == {"player": 3, "helper": 1.5, "specialist": 1}
    sevenths = {"host": 1, "waiter": 1, "storage": 2, "stove": 2, "sink": 1}
    assert rows["placements"] == pytest.approx({name: number / 7 for name, number in sevenths.items()})


def test_draws_of_a_visit_to_the_spices() -> None:
    """Five draws in two visits; on a third one the Spice Master only looks."""
    draws: list[Event] = [DrawBegan(RED, grip) for grip in ("small", "large", "small", "small", "small")]
    events = [*placed("hg_red_1", "spices_1", "spices_1"), *draws, *placed("hg_specialist", "spices_2")]
    assert told([*events, DrawBegan(BLUE, None)])["spices_visit"] == {"draws": 2.5}


def test_purchases_by_sort_and_specialists() -> None:
    events: list[Event] = [
        IngredientsBought(RED, "meat", (5, 0, 0), 1),
        IngredientsBought(RED, "veg", (2, 3, 0), 1),
        SpicesBought(BLUE, ("brown", "white", "black"), 1),
        SpicesBought(BLUE, ("red", "yellow"), 1),
        ScoopsBought(BLUE, ("pink", "pink", "white"), 1),
        SpecialistUsed(BLUE, "rotisseur"),
        SpecialistUsed(RED, "rotisseur"),
    ]
    rows = over([(events, END), ([], END)])
    assert rows["purchases"] == {"ingredients": 1, "ordinary spices": 0.5, "special spices": 0.5, "scoops": 0.5}
    assert rows["specialist_uses"]["rotisseur"] == 1
    assert rows["specialist_uses"]["pastry_chef"] == 0


# Orders


def test_orders_by_tier() -> None:
    """Three are taken and two served, one of these early: a VIP Order and a dessert."""
    events = [*taken("greek_salad", "film_star", "apple_tart"), served("film_star", True), served("apple_tart", False)]
    rows = told(events)
    assert rows["orders_taken"] == {"simple": 1, "demanding": 0, "vip": 1, "dessert": 1}
    assert rows["orders_served"] == {"simple": 0, "demanding": 0, "vip": 1, "dessert": 1}
    assert rows["share_of_served"] == {"vip": 0.5, "dessert": 0.5}
    assert rows["early"]["mean"] == 1


def test_an_order_can_be_taken_when_it_lies_on_the_board() -> None:
    """Nobody sees the first Orders revealed: they show when they are taken, changed or leave."""
    first = [*taken("greek_salad"), OrdersSuggested(RED, ("carbonara",)), OrdersRevealed(("bolognese",), ("order_2",))]
    again: list[Event] = [OrdersRevealed(("greek_salad", "film_star"), ("order_1", "order_2"))]
    again += [CustomerLeft("greek_salad", None, 1), CustomerLeft("minestrone", None, 1), *taken("film_star")]
    assert over([(first, END), (again, END)])["order_taken_when_shown"] == {
        "greek_salad": 0.5,
        "carbonara": 0,
        "bolognese": 0,
        "minestrone": 0,
        "film_star": 1,
    }


def test_what_goes_wrong() -> None:
    """An Order that is unserved at two checks counts twice; an empty Freezer can't melt."""
    events: list[Event] = [
        OrderFailed(RED, "film_star", 1),
        DishRuined(RED, "film_star", 1, "plate_ii_1"),
        DishMelted(RED, "film_star", 2, "cup_1"),
        IceMelted(0),
        RoundBegan(2, BLUE),
        OrderFailed(RED, "film_star", 0),
        OrderFailed(GREEN, "apple_tart", 1),
        DishMelted(GREEN, "apple_tart", 1, "plate_i_1"),
    ]
    end = outcome({"served": 10, "coins": 7, "prestige": 5, "ice": 2}, 3)
    rows = told(events, end)
    assert rows["per_player"] == {"unserved_at_checks": 1}
    assert rows["per_game"] == {"ruined": 1, "melted": 2, "ice_proposals": 0, "freezer_visits": 0}
    assert rows["share_of_games"]["melted_freezer"] == 0
    assert rows["ice"]["mean"] == 2
    assert over([([IceMelted(5), IceMelted(3)], end), ([], end)])["share_of_games"]["melted_freezer"] == 0.5


def test_what_ice_takes() -> None:
    proposal = IceProposed(RED, ("greek_salad", "carbonara"), ("ice_01", "ice_02"))
    rows = told([proposal, proposal, *placed("hg_red_1", "freezer_1", "freezer_1", "freezer_2")])["per_game"]
    assert (rows["ice_proposals"], rows["freezer_visits"]) == (2, 3)


# Cards


def test_a_bonus_is_kept_or_not() -> None:
    """Rave Review is offered twice, as a rejected card comes back."""
    events: list[Event] = [
        BonusOffered(("rave_review", "herb_garden")),
        BonusKept("herb_garden"),
        BonusOffered(("rave_review", "morning_delivery")),
        BonusKept("rave_review"),
    ]
    rows = told(events)["bonus_kept_when_offered"]
    assert rows == {"herb_garden": 1, "rave_review": 0.5, "morning_delivery": 0}


def test_upgrades_by_share_of_games() -> None:
    rows = over([([UpgradeBought(RED, "bigger_stove", 3)], END), ([], END)])["upgrades_bought"]
    assert rows == {name: 0.5 if name == "bigger_stove" else 0 for name in UPGRADES}


def test_wins_where_an_event_came() -> None:
    """The crash in two games, of which one is won; the heatwave in the other, which is lost."""
    lost = outcome(LITTLE, lost="served")
    crash, heatwave = EventRevealed("crash"), EventRevealed("heatwave")
    assert over([([crash], END), ([crash, heatwave], lost)])["wins_with_event"] == {"crash": 0.5, "heatwave": 0}
    assert "wins_with_event" not in told([])


# In play


def play(options: RushOptions, seats: int, level: str, seed: str) -> tuple[Match, Collector]:
    collector = Collector()
    match = Match(GAME, options, [make_bot(level, HEURISTICS) for _ in range(seats)], seed, collector)
    match.play()
    return match, collector


@pytest.mark.parametrize(
    ("seats", "level", "options"),
    [
        (1, "commis", RushOptions(pace="simulation", assist="strict", objective="good_address")),
        (2, "chef", RushOptions(pace="relaxed", piece_of_cake=True, events=True, objective="first_star")),
        (3, "chef", RushOptions(pace="simulation", assist="strict", piece_of_cake=True, events=True)),
    ],
)
def test_what_it_keeps_is_what_the_game_has(seats: int, level: str, options: RushOptions) -> None:
    match, collector = play(options, seats, level, "kept")
    state, end = match.state, GAME.outcome(match.state)
    assert end is not None
    counts = collector.counts(end)
    rows = figures(counts, 1, seats)
    assert rows["wins"]["table"] == rows["wins"][LEVELS[OBJECTIVE_LEVEL[OBJECTIVES.index(options.objective)]]]
    assert rows["served"]["mean"] == len(state.served) == sum(rows["orders_served"].values())
    assert (rows["coins"]["mean"], rows["prestige"]["mean"]) == (state.coins, state.prestige)
    assert rows["early"]["mean"] == state.early
    assert rows["per_game"]["ruined"] + rows["per_game"]["melted"] == state.ruined
    assert len(collector.unpaid) == unpaid(state)
    assert sum(rows["upgrades_bought"].values()) == len(state.upgrades_bought)
    kept = sum(number for name, number in counts.items() if name.startswith("kept "))
    assert kept == len(state.bonuses) + len(state.gone_bonuses)
    assert len(collector.events) == (len(state.gone_events) - 1 if options.events else 0), "but for the first"
    assert sum(rows["placements"].values()) == pytest.approx(1)


def test_every_order_on_the_board_was_seen() -> None:
    """Those that left the deck, the first two included."""
    options = RushOptions(pace="simulation")
    match, collector = play(options, 2, "chef", "shown")
    deck = GAME.setup(options, 2, "shown").order_deck
    assert len(collector.shown) == len(deck) - len(match.state.order_deck) + 2
