"""What is counted over many games of Rival Restaurants agrees with the positions, and with what one counts by hand."""

import pytest

from atable.bots.make import make_bot
from atable.games.rival_restaurants.bots.heuristics import HEURISTICS
from atable.games.rival_restaurants.bots.statistics import Collector, figures
from atable.games.rival_restaurants.content.cards import CHEFS, RESTAURANTS, UPGRADE_COPIES
from atable.games.rival_restaurants.events import (
    Answered,
    BidsRevealed,
    CardPlayed,
    ChefDrafted,
    ChefsMoved,
    Cooked,
    CookingRevealed,
    DayBegan,
    GameEnded,
    MarketOpened,
    MoneyGiven,
    MoneyPaid,
    PowerStopped,
    PowerUsed,
    RecipeDrawn,
    Traded,
    UpgradeBought,
    WarChanged,
    WarEnded,
    WarOffered,
    WarWon,
)
from atable.games.rival_restaurants.events.details import Contest, Dish, Gain, Goods, Move, SealedBid
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.state import FROM_GARBAGE, FROM_RECIPES
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.lab.match import Match
from atable.lab.stats import add_counts

A, B, C = range(3)
CHEFS_OF = ("kim_chi", "biff_brobeque", "gohan_sushido")
RESTAURANTS_OF = ("seoul_food", "the_rising_sun", "pasta_la_vista")
NOTHING = Goods(0, (), (), 0, 0, (), (), "")


def moved(*locations: str) -> ChefsMoved:
    places = enumerate(zip(CHEFS_OF, locations, strict=False))
    return ChefsMoved(tuple(Move(seat, seat, chef, location, None) for seat, (chef, location) in places))


def day(number: int, priority: int, seats: int = 3) -> DayBegan:
    return DayBegan(number, priority, (300,) * seats)


def war(market: str, slot: int, *seats: int) -> Contest:
    return Contest(market, slot, "beef", seats, seats)


def cooked(seat: int, recipe: str, points: int) -> Cooked:
    return Cooked(seat, Dish(recipe, (), None, False), (Gain("recipes", points),), points)


def played(seat: int, card: str, *targets: int) -> CardPlayed:
    return CardPlayed(seat, card, targets, None, None, None, None, None, None, 0)


def outcome(points: list[int], places: list[int], reason: str = "ended-goal") -> Outcome:
    sides = [
        SideScore("seat", (seat,), number, (ScoreLine("score-recipes", 1, number),), place)
        for seat, (number, place) in enumerate(zip(points, places, strict=True))
    ]
    return Outcome("ranked", tuple(sides), Message(reason))


def told(events: list[Event], end: Outcome) -> dict[str, dict[str, float]]:
    """The figures of one game, at the end of which everything is said that a game always says."""
    collector = Collector()
    seats = len(end.sides)
    places, points = tuple(side.place for side in end.sides), tuple(side.points for side in end.sides)
    collector.note([moved(*["the_island"] * seats), *events, GameEnded(places, points, RESTAURANTS_OF[:seats])])
    return figures(collector.counts(end), games=1, seats=seats)


SOMEBODY_WINS = outcome([8, 21, 13], [3, 1, 2])  # B


# By hand


def test_the_days_and_who_had_the_priority_on_the_first() -> None:
    """Nobody sees the first day begin. On the third it is A's turn to be first, so on the first it was B's."""
    rows = told([day(2, C), day(3, A)], SOMEBODY_WINS)
    assert rows["days"] == {"mean": 3, "p1": 3, "p5": 3, "p50": 3, "p95": 3, "p99": 3}
    assert rows["win_share_by_priority"] == {"1": 1, "2": 0, "3": 0}
    assert rows["win_share_by_seat"] == {"1": 0, "2": 1, "3": 0}


def test_percentiles_of_the_length() -> None:
    """Of a hundred games one lasts 5 days, four last 6, ninety last 9 and the other five 12."""
    sums = {"days": 1234, "ended on day 5": 1, "ended on day 6": 4, "ended on day 9": 90, "ended on day 12": 5}
    rows = figures(sums, games=100, seats=3)["days"]
    assert rows == {"mean": 12.34, "p1": 5, "p5": 6, "p50": 9, "p95": 9, "p99": 12}


def test_popularity_and_recipes_of_winner_and_others() -> None:
    """A cooks once, B three times on two days, two of its recipes Gourmet; C never."""
    events: list[Event] = [cooked(B, "bibimbap", 6), cooked(B, "onigiri", 3), day(2, B), cooked(A, "onigiri", 4)]
    rows = told([*events, day(3, C), day(4, A), cooked(B, "army_stew", 7)], SOMEBODY_WINS)
    assert rows["winner"] == {"popularity": 21, "recipes": 3, "gourmet recipes": 2}
    assert rows["others"] == {"popularity": 10.5, "recipes": 0.5, "gourmet recipes": 0}
    assert rows["per_day"]["share_of_players_cooking"] == 3 / 12
    assert rows["popularity_by_source"] == {"recipes": 14}


def test_wars_count_once_and_by_their_end() -> None:
    """Three wars in two days: sold for $300 at a market of $200, for $200 and garbage at $100, and not sold at all."""
    first = MarketOpened((war("dairy_king", 1, C),), (war("chop_shop", 2, A, B),))
    events: list[Event] = [
        first,
        WarChanged(war("chop_shop", 2, A, B, C)),  # the same, with one more
        WarChanged(war("dairy_king", 1, B, C)),  # a claim that becomes a war
        WarChanged(war("dairy_king", 2, A)),  # a claim only
        WarWon(A, A, "chop_shop", 2, "beef", 300, 0),
        WarEnded("dairy_king", 1, True),
        day(2, A),
        MarketOpened((), (war("carbtastic", 2, A, B),)),
        BidsRevealed("carbtastic", 2, (SealedBid(A, A, 200, 1), SealedBid(B, B, 200, 2))),
        WarWon(B, B, "carbtastic", 2, "rice", 200, 2),
    ]
    rows = told(events, SOMEBODY_WINS)
    assert rows["per_day"]["wars"] == 1.5
    assert rows["wars"] == pytest.approx(
        {
            "share_with_a_sale": 2 / 3,
            "price_to_market_price": 500 / 300,
            "share_with_garbage_offered": 1 / 3,
            "share_won_with_garbage": 1 / 2,
        }
    )


def test_garbage_offered_twice_is_one_dirty_war() -> None:
    events: list[Event] = [MarketOpened((), (war("chop_shop", 1, A, B),))]
    events += [WarOffered(seat, seat, "chop_shop", 1, 200, tokens) for seat, tokens in ((A, 0), (B, 0), (A, 1), (B, 2))]
    rows = told([*events, WarWon(B, B, "chop_shop", 1, "beef", 200, 2)], SOMEBODY_WINS)
    assert rows["wars"]["share_with_garbage_offered"] == 1
    clean = told([*events[:3], WarWon(B, B, "chop_shop", 1, "beef", 200, 0)], SOMEBODY_WINS)
    assert clean["wars"]["share_with_garbage_offered"] == 0


def test_clam_voyance_answers_plays_and_not_permanent_powers() -> None:
    """Six hostile plays, of which two are answered; the second is answered back and answered again."""
    events: list[Event] = [
        played(A, "armed_robbery", B),
        MoneyGiven(B, A, 100, "armed_robbery"),
        played(A, "tip_jar", B, C),
        Answered(C, "clam_voyance", A),
        Answered(B, "clam_voyance", A),
        MoneyGiven(C, A, 100, "tip_jar"),
        PowerUsed(A, "kim_chi", (B,), 1, None),
        MoneyPaid(A, 100, "kim_chi"),
        Answered(B, "clam_voyance", A),
        Answered(A, "clam_voyance", B),
        Answered(B, "clam_voyance", A),
        played(C, "one_world"),
        PowerUsed(B, "senor_fuego", (B,), None, None),  # the own NPC
        played(C, "fake_sale", A),
        day(2, B),
        Answered(A, "clam_voyance", C),  # against Antoine, whom C plays
        PowerStopped(2, "antoine_baguette", (A,)),
        played(B, "raiders_of_the_lost_pork", C),
        Answered(C, "return_to_sender", B),
        played(C, "power_cut", B),
    ]
    rows = told(events, SOMEBODY_WINS)
    assert rows["answers"] == pytest.approx(
        {"hostile_plays_per_game": 6, "share_with_clam_voyance": 2 / 6, "share_with_return_to_sender": 1 / 6}
    )
    assert rows["per_player"]["action_cards"] == 13 / 3
    assert rows["cards_per_player"]["clam_voyance"] == 6 / 3


def test_a_card_changes_the_win_rate_of_those_who_play_it() -> None:
    """B, who wins, robs twice and serves a critic; A robs once; C names Going, Going, Mine! in vain."""
    critic = CookingRevealed(((), (Dish("onigiri", (), None, True),), ()))
    events: list[Event] = [played(B, "armed_robbery", A), played(B, "armed_robbery", A), played(A, "armed_robbery", C)]
    rows = told([*events, played(C, "going_going_mine", B), critic], SOMEBODY_WINS)
    assert rows["card_win_rate_change"] == pytest.approx(
        {"armed_robbery": 1 / 2 - 1 / 3, "critic_at_the_door": 1 - 1 / 3, "going_going_mine": -1 / 3}
    )
    assert rows["cards_per_player"]["armed_robbery"] == 1


def test_wins_by_restaurant_and_chef_are_told_beside_the_fair_share() -> None:
    """B's squad has used two chefs."""
    later = ChefsMoved((Move(B, B, "mortimer_sleazburger", "carbtastic", None),))
    rows = told([later], SOMEBODY_WINS)
    assert rows["restaurant_wins_to_fair_share"] == {"the_rising_sun": 3, "seoul_food": 0, "pasta_la_vista": 0}
    assert rows["chef_wins_to_fair_share"] == {
        "biff_brobeque": 3,
        "gohan_sushido": 0,
        "kim_chi": 0,
        "mortimer_sleazburger": 3,
    }


def test_a_shared_victory_is_shared() -> None:
    rows = told([], outcome([20, 20, 5], [1, 1, 3], "ended-days"))
    assert rows["win_share_by_seat"] == {"1": 0.5, "2": 0.5, "3": 0}
    assert rows["per_game"] == {"trades": 0, "with_trades": 0, "shared_victories": 1, "ended_by_max_days": 1}
    assert told([], SOMEBODY_WINS)["per_game"]["ended_by_max_days"] == 0


def test_trades_and_the_share_of_games_with_any() -> None:
    trade = Traded(1, A, B, NOTHING, NOTHING)
    sums: dict[str, int] = {}
    for events in ([trade, Secret((A, B), trade, trade)], []):
        collector = Collector()
        collector.note([moved("carbtastic", "chop_shop"), *events, GameEnded((1, 2), (20, 4), RESTAURANTS_OF[:2])])
        add_counts(sums, collector.counts(outcome([20, 4], [1, 2])))
    rows = figures(sums, games=2, seats=2)["per_game"]
    assert (rows["trades"], rows["with_trades"]) == (1, 0.5)


def test_upgrades_belong_to_who_gets_them_and_to_their_day() -> None:
    """On the second day A buys one for B and one for itself, on the seventh B another."""
    ads, book = "social_media_ads", "basic_recipe_book"
    early: list[Event] = [day(2, B), UpgradeBought(A, ads, B, 400), UpgradeBought(A, ads, A, 400)]
    rows = told([*early, day(7, A), UpgradeBought(B, book, B, 200)], SOMEBODY_WINS)
    assert rows["upgrades_bought_per_player"][ads] == 2 / 3
    assert rows["upgrade_mean_day"] == {book: 7, ads: 2}
    assert rows["upgrades_by_day"] == {"2": 2, "7": 1}
    assert rows["upgrade_wins_to_fair_share"] == {f"{book} day 6 on": 3, f"{ads} days 1 to 3": 1.5}


def test_a_recipe_is_worth_what_it_gives_for_each_day_of_work() -> None:
    """The first recipes lie there from the first day on, a new one from the day after it was drawn.

    Onigiri: 3 after two days, and 5 after three more; Carbonara: 4 on the first day. All of it: 12 in 6 days.
    """
    events: list[Event] = [cooked(A, "carbonara", 4), day(2, B), cooked(A, "onigiri", 3), RecipeDrawn(B, "onigiri")]
    rows = told([*events, day(5, B), cooked(B, "onigiri", 5)], SOMEBODY_WINS)
    assert rows["recipe_gain"] == {"onigiri": 4, "carbonara": 4}
    assert rows["recipe_gain_per_day_to_mean"] == pytest.approx({"onigiri": (8 / 5) / 2, "carbonara": 4 / 2})


def test_where_chefs_are_sent() -> None:
    rows = told([moved("the_island", "carbtastic", "carbtastic")], SOMEBODY_WINS)["chefs_sent"]
    assert rows["the_island"] == pytest.approx(4 / 6)
    assert rows["carbtastic"] == pytest.approx(2 / 6)
    assert rows["chop_shop"] == 0


def test_who_picks_first_in_the_draft() -> None:
    """B, who wins: twice the fair share of two players."""
    picks: list[Event] = [ChefDrafted(B, "kim_chi", False), ChefDrafted(A, "gohan_sushido", False)]
    drafted = [*picks, ChefDrafted(A, "biff_brobeque", True)]
    assert told(drafted, outcome([3, 20], [2, 1]))["draft_wins_to_fair_share"] == {"first pick": 2}
    assert "draft_wins_to_fair_share" not in told([], SOMEBODY_WINS)


# In play


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, RivalOptions(pace="simulation", mode="kitchen_squad_draft")),
        (3, RivalOptions(pace="simulation", mode="two_many_cooks")),
        (4, RivalOptions(pace="simulation", restaurant_choices=2)),
        (4, RivalOptions(pace="live")),
    ],
)
def test_what_it_keeps_is_what_the_game_has(seats: int, options: RivalOptions) -> None:
    for number in range(2):
        collector = Collector()
        bots = [make_bot("greedy", HEURISTICS) for _ in range(seats)]
        match = Match(GAME, options, bots, f"kept {seats} {number}", collector)
        first = match.state.priority
        end = match.play().outcome
        state, counts = match.state, collector.counts(end)
        assert counts["days"] == collector.day == state.day
        assert collector.first == first
        assert collector.restaurants == tuple(RESTAURANTS[restaurant.card] for restaurant in state.restaurants)
        assert counts["winner recipes"] + counts.get("other recipes", 0) == sum(it.dishes for it in state.restaurants)
        gourmets = counts["winner gourmet recipes"] + counts["other gourmet recipes"]
        assert gourmets == sum(it.gourmets for it in state.restaurants)
        for figure in range(seats, len(state.figures)):
            assert CHEFS[state.figures[figure].chef] in collector.chefs[figure % seats]
        taken = sum(UPGRADE_COPIES) - sum(state.upgrades_left)
        assert taken - len(collector.upgrades) in (0, 1), "but for the Family Loan all were bought"
        assert counts["score-recipes"] == sum(it.gained[FROM_RECIPES] for it in state.restaurants)
        assert counts.get("score-garbage", 0) == sum(it.gained[FROM_GARBAGE] for it in state.restaurants)


def test_figures_of_several_games_add_up() -> None:
    sums: dict[str, int] = {}
    for number in range(4):
        collector = Collector()
        bots = [make_bot("greedy", HEURISTICS) for _ in range(3)]
        end = Match(GAME, RivalOptions(pace="simulation"), bots, f"adds up {number}", collector).play().outcome
        add_counts(sums, collector.counts(end))
    rows = figures(sums, games=4, seats=3)
    for shares in ("win_share_by_seat", "win_share_by_priority", "chefs_sent"):
        assert sum(rows[shares].values()) == pytest.approx(1)
    popularity = (rows["winner"]["popularity"] + 2 * rows["others"]["popularity"]) / 3
    assert sum(rows["popularity_by_source"].values()) == pytest.approx(popularity)
    assert sum(rows["cards_per_player"].values()) == pytest.approx(rows["per_player"]["action_cards"])
    assert sum(rows["upgrades_by_day"].values()) == pytest.approx(3 * sum(rows["upgrades_bought_per_player"].values()))
