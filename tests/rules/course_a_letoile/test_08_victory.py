"""CE-135 to CE-142: points, the moment of victory, and the ranking."""

from collections.abc import Mapping, Sequence

import pytest

from atable.games.course_a_letoile.actions import (
    Draw,
    EndTurn,
    LoseDecoration,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    React,
)
from atable.games.course_a_letoile.events import LastServiceEnded, ServiceEnded, StarReached
from atable.games.course_a_letoile.frames import Ending
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.messages import Message
from atable.kernel.seats import Seat
from tests.rules.course_a_letoile.attacks import ALMOST_BRIGADE, BRIGADE, coins, places, strike
from tests.rules.course_a_letoile.scenario import do, scenario
from tests.rules.course_a_letoile.tables import finish_turn, front, kinds, only, outcome, refused, view

BACK = "back_to_kitchen"
HARMONY, DINING_ROOM = "star_harmony", "star_dining_room"  # 5 5 5 5 and 4 6 4 6


def one_short(hand: Sequence[str], seats: int = 2, **rest: object) -> CourseState:
    """Seat 0 has 5 4 4 6 of the 6 4 4 6 on the Star of the Brigade; everybody else holds Back to the Kitchen!."""
    hands = {0: hand, **{seat: [BACK] for seat in range(1, seats)}}
    return scenario(seats, hands, teams={0: ALMOST_BRIGADE}, stars={0: BRIGADE}, **rest)  # type: ignore[arg-type]


def last_turn(**rest: object) -> CourseState:
    """The last turn of the fiftieth Service, about to end."""
    return scenario(service=50, active=1, frame=Ending(), **rest)  # type: ignore[arg-type]


def test_ce_135_points_are_the_sums_over_the_own_cards_less_the_bad_reviews() -> None:
    team = ["cu_chef", "cu_star_tv", "cu_commis", "se_sommelier", "se_trainee", "de_zinc_bar", "de_checked_cloth"]
    menu = ["sf_taco", "tr_cassoulet", "ga_lobster"]
    state = scenario(teams={0: team, 1: ["de_winter_garden"]}, menus={0: menu}, reviews={0: 2})
    assert front(state, 0).points == (2 + 3 + 1, 3 + 1, 2 + 1, (1 + 2 + 2 + 1) + (0 + 1 + 2) - 2)
    assert front(state, 1).points == (0, 0, 3, 2)


def test_ce_136_the_game_ends_at_once_when_a_purchase_fulfils_the_star() -> None:
    state = one_short(["cu_commis", "tip"])
    do(state, PlayBoost("tip"), 0)
    assert GAME.outcome(state) is None
    assert do(state, PlayDevelopment("cu_commis"), 0)[-1] == StarReached(0)
    assert places(state) == [1, 2]
    assert outcome(state).reason == Message("ended-star-reached")
    assert [(line.count, line.points) for line in outcome(state).sides[0].lines] == [(6, 6), (4, 4), (4, 4), (6, 6)]
    with refused(state, "CE-136", "game-over"):
        do(state, PlayBoost("tip"), 0)


def test_ce_136_a_dish_may_bring_the_last_fame() -> None:
    team = [*ALMOST_BRIGADE, "cu_commis"]
    state = scenario(hands={0: ["tr_cassoulet"]}, teams={0: team}, stars={0: BRIGADE}, coins={0: 4}, reviews={0: 1})
    assert do(state, PlayDish("tr_cassoulet"), 0)[-1] == StarReached(0)


def test_ce_136_points_above_a_target_are_shown_and_do_not_count() -> None:
    state = one_short(["cu_star_tv"], coins={0: 10})
    do(state, PlayDevelopment("cu_star_tv"), 0)
    winner = outcome(state).sides[0]
    assert [(line.count, line.points) for line in winner.lines] == [(8, 6), (4, 4), (4, 4), (8, 6)]
    assert winner.points == 20


@pytest.mark.parametrize("seats", [2, 4])
def test_ce_137_nobody_has_a_further_turn(seats: int) -> None:
    state = one_short(["cu_commis", "tip"], seats=seats)
    do(state, PlayDevelopment("cu_commis"), 0)
    assert GAME.pending(state) == GAME.may_act(state) == []
    assert view(state).step == "over"
    for seat in range(seats):
        assert GAME.legal(state, seat) == []
        for action in (Draw("deck"), EndTurn()):
            with refused(state, "CE-136", "game-over"):
                do(state, action, seat)


def test_ce_138_nobody_answers_a_winning_purchase() -> None:
    state = one_short(["cu_commis"], seats=3)
    assert kinds(do(state, PlayDevelopment("cu_commis"), 0)) == ["DevelopmentPlayed", "StarReached"]
    for seat in (1, 2):
        with refused(state, "CE-136", "game-over"):
            do(state, React(True), seat)
    assert outcome(state).winners() == (0,)


@pytest.mark.parametrize("cancel", [True, False])
def test_ce_139_a_winning_theft_can_be_cancelled(cancel: bool) -> None:
    state = scenario(
        hands={0: ["headhunting", "tip"], 1: [BACK]},
        teams={0: ALMOST_BRIGADE, 1: ["cu_commis"]},
        stars={0: BRIGADE},
    )
    do(state, PlayAttack("headhunting", 1, "cu_commis"), 0)
    assert GAME.pending(state) == [1]
    assert GAME.outcome(state) is None
    do(state, React(cancel), 1)
    if cancel:
        assert GAME.outcome(state) is None
        assert view(state).plays_left == 2
    else:
        assert outcome(state).winners() == (0,)


def test_ce_140_a_target_that_was_reached_and_lost_does_not_count() -> None:
    state = scenario(
        hands={0: ["cu_commis"], 1: ["bad_review"]},
        teams={0: ALMOST_BRIGADE},
        stars={0: BRIGADE},
        active=1,
        start=1,
    )
    assert front(state, 0).points == (5, 4, 4, 6)
    strike(state, PlayAttack("bad_review", 0))
    finish_turn(state)
    do(state, Draw("deck"), 0)
    do(state, PlayDevelopment("cu_commis"), 0)
    assert front(state, 0).points == (6, 4, 4, 5)
    assert GAME.outcome(state) is None


def test_ce_140_a_lost_decoration_card_undoes_its_target() -> None:
    state = scenario(
        hands={0: ["cu_commis"], 1: ["outdated"]},
        teams={0: ALMOST_BRIGADE},
        menus={0: ["ga_lobster"]},
        stars={0: BRIGADE},
        active=1,
        start=1,
    )
    strike(state, PlayAttack("outdated", 0))
    do(state, LoseDecoration("de_zinc_bar"), 0)
    finish_turn(state)
    do(state, Draw("deck"), 0)
    do(state, PlayDevelopment("cu_commis"), 0)
    assert front(state, 0).points == (6, 4, 2, 7)
    assert GAME.outcome(state) is None


def test_ce_141_the_game_ends_after_fifty_services() -> None:
    state = last_turn()
    events = do(state, EndTurn(), 1)
    assert events == [ServiceEnded(50, (1, 1)), LastServiceEnded()]
    assert coins(state) == [4, 4]
    assert GAME.pending(state) == []
    assert outcome(state).reason == Message("ended-last-service")


def test_ce_141_the_game_goes_on_before_the_fiftieth_service_is_over() -> None:
    state = scenario(service=49, active=1, frame=Ending())
    do(state, EndTurn(), 1)
    assert view(state).service == 50
    assert only(finish_turn(state), LastServiceEnded) == []
    assert only(finish_turn(state), LastServiceEnded) == [LastServiceEnded()]


@pytest.mark.parametrize(
    ("teams", "missing"),
    [
        # Harmony asks for 5 5 5 5, the Dining-Room Star for 4 6 4 6: 20 points each.
        ({0: ["cu_chef"], 1: ["se_bartender", "se_trainee"]}, (17, 16)),
        ({0: ["cu_chef", "de_zinc_bar"], 1: ["se_bartender", "se_trainee"]}, (14, 16)),
        # Ten Cuisine points and 5 Fame are worth 5 and 5; the others have 3 4 1 3.
        (
            {
                0: ["cu_star_tv", "cu_star_tv", "cu_chef", "cu_commis", "cu_commis"],
                1: ["cu_chef", "cu_commis", "se_bartender", "se_floor_manager", "de_checked_cloth"],
            },
            (10, 9),
        ),
    ],
)
def test_ce_141_the_fewest_missing_points_win(teams: Mapping[Seat, list[str]], missing: tuple[int, int]) -> None:
    # Coins and Fame are against it.
    state = last_turn(teams=teams, stars={0: HARMONY, 1: DINING_ROOM}, coins={missing.index(max(missing)): 30})
    do(state, EndTurn(), 1)
    assert tuple(20 - side.points for side in outcome(state).sides) == missing
    assert outcome(state).winners() == (missing.index(min(missing)),)
    assert outcome(state).tie_break is None


def test_ce_142_the_others_are_ranked_by_missing_points_then_fame_then_coins() -> None:
    # Seat 0 wins; 1 lacks 17 with 1 Fame, 2 lacks 17 with no Fame, 3 as 1 but richer, 4 lacks 18, 5 as 3.
    teams = {
        0: ALMOST_BRIGADE,
        1: ["se_bartender"],
        2: ["se_trainee", "se_trainee", "se_trainee"],
        3: ["de_zinc_bar"],
        4: ["de_checked_cloth", "de_checked_cloth"],
        5: ["de_fairy_terrace"],
    }
    purses = {0: 3, 1: 3, 2: 90, 3: 4, 4: 90, 5: 4}
    state = scenario(6, {0: ["cu_commis"]}, teams=teams, coins=purses, stars={0: BRIGADE})
    do(state, PlayDevelopment("cu_commis"), 0)
    assert [20 - side.points for side in outcome(state).sides] == [0, 17, 17, 17, 18, 17]
    assert places(state) == [1, 4, 5, 2, 6, 2]
    assert outcome(state).tie_break is None, "the star itself was not tied"


@pytest.mark.parametrize(
    ("teams", "purses", "winners"),
    [
        # 3 missing points less for everybody: Fame decides, then coins.
        ({0: ["cu_chef"], 1: ["cu_commis", "cu_commis", "cu_commis"]}, {0: 0, 1: 9}, (0,)),
        ({0: ["cu_chef"], 1: ["se_bartender"]}, {0: 5, 1: 6}, (1,)),
        ({0: ["cu_chef"], 1: ["se_bartender"]}, {0: 6, 1: 6}, (0, 1)),
    ],
)
def test_ce_142_ties_after_fifty_services(
    teams: Mapping[Seat, list[str]], purses: Mapping[Seat, int], winners: tuple[Seat, ...]
) -> None:
    state = last_turn(teams=teams, coins=purses, stars={0: HARMONY, 1: DINING_ROOM})
    do(state, EndTurn(), 1)
    assert [side.points for side in outcome(state).sides] == [3, 3]
    assert outcome(state).winners() == winners
    tied = Message("tie-break-fame-coins") if len(winners) == 1 else None
    assert outcome(state).tie_break == tied
    assert places(state) == [1 if seat in winners else 2 for seat in (0, 1)]


def test_ce_136_a_star_before_another_player_counts_too() -> None:
    """It can't come to this by the rules; if it did, the game would not go on over it."""
    state = scenario(hands={0: ["tip"]}, stars={1: BRIGADE}, teams={1: [*ALMOST_BRIGADE, "cu_commis"]})
    events = do(state, PlayBoost("tip"))
    assert events[-1] == StarReached(1)
    assert outcome(state).winners() == (1,)
