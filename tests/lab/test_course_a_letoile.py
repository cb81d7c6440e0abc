"""What is counted over many races agrees with the positions they end in."""

import pytest

from atable.bots.make import make_bot
from atable.games.course_a_letoile.bots.heuristics import HEURISTICS
from atable.games.course_a_letoile.bots.statistics import Collector, figures
from atable.games.course_a_letoile.content.cards import BACK_TO_KITCHEN, BILL, CARD_IDS, STAR_IDS, TARGETS
from atable.games.course_a_letoile.events import AttackAnnounced, AttackCancelled, CardDrawn, TurnBegan
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.table.points import bills
from atable.kernel.events import Secret
from atable.kernel.messages import Message
from atable.kernel.outcome import Outcome
from atable.lab.match import Match
from atable.lab.report import report
from atable.lab.simulate import simulate, task


@pytest.mark.parametrize("number", range(12))
def test_the_tables_it_keeps_are_those_of_the_game(number: int) -> None:
    collector = Collector()
    bots = [make_bot(name, HEURISTICS) for name in ("greedy", "affordable", "random")]
    match = Match(GAME, CourseOptions(pace="simulation"), bots, f"kept {number}", collector)
    outcome = match.play().outcome
    state, (winner,) = match.state, outcome.winners()
    assert collector.start == state.start
    assert collector.coins[:3] == state.coins
    assert [sorted(menu) for menu in collector.menus[:3]] == [sorted(menu) for menu in state.menus]
    assert [sorted(team) for team in collector.teams[:3]] == [sorted(team) for team in state.teams]
    counts = collector.counts(outcome)
    assert counts[f"won by {STAR_IDS[state.stars[winner]]}"] == 1
    assert counts[f"services {state.service}"] == 1
    state.rats[winner] = 0  # what the menu is worth, rats or not
    assert counts["winner bills"] == bills(state, winner)


def test_a_counter_is_played_when_it_cancels() -> None:
    collector = Collector()
    collector.note([Secret((0,), CardDrawn(0, "rats"), CardDrawn(0, None)), AttackAnnounced(0, "rats", 1, None)])
    assert (collector.drawn, collector.played) == ({"rats"}, {"rats"})
    collector.note([AttackCancelled(0, "rats", 1), TurnBegan(1, 4)])
    assert CARD_IDS[BACK_TO_KITCHEN] in collector.played & collector.drawn
    counts = collector.counts(Outcome("ranked", (), Message("ended-last-service")))
    assert (counts["attacks"], counts["cancelled"], counts["services 4"]) == (1, 1, 1)
    assert "stars" not in counts


def test_lengths_and_shares_from_sums() -> None:
    """Ten games of two seats: nine end in Service 10, one in Service 20; one Star card won thrice."""
    sums = {"services 10": 9, "services 20": 1, "stars": 10, "won in place 1": 6, "won by star_cosy": 3}
    told = figures(sums | {"drawn tip": 8, "played tip": 2}, games=10, seats=2)
    assert told["services"] == {"mean": 11.0, "p5": 10.0, "p50": 10.0, "p95": 20.0}
    assert told["win_share_by_place"] == {"1": 0.6, "2": 0.0}
    assert told["win_rate_by_star"]["star_cosy"] == pytest.approx(3 / (10 * 2 / 6))
    assert told["played_where_drawn"]["tip"] == 0.25


def test_a_report_of_many_races_adds_up() -> None:
    asked = task(GAME, GAME.resolve(CourseOptions(pace="simulation"), 4), 4, ["greedy"], "adds up", 40)
    told = report(asked, simulate(asked, 1, lambda done: None), 1.0).statistics
    assert told["per_game"]["ends_by_a_star"] == 1
    assert sum(told["win_share_by_place"].values()) == pytest.approx(1)
    assert sum(told["win_rate_by_star"].values()) / len(TARGETS) == pytest.approx(1 / 4)
    assert all(0 < share <= 1 for share in told["drawn"].values())
    assert 0 < told["winner"]["bills"] <= sum(BILL)
