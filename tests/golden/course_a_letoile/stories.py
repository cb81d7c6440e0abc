"""The stories of Course à l'Étoile."""

from collections.abc import Callable, Mapping

from atable.games.course_a_letoile.actions import (
    Draw,
    EndPlay,
    EndTurn,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    React,
    SetStandingOrders,
)
from atable.games.course_a_letoile.frames import Drawing
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.seats import Seat
from tests.golden.draw import draw_course
from tests.golden.story import Story
from tests.rules.course_a_letoile.scenario import scenario

CourseStory = Story[CourseState]


def _draw(state: CourseState, seat: Seat | None) -> list[str]:
    return draw_course(GAME.view(state, seat))


def _story(state: CourseState) -> CourseStory:
    return Story(GAME, state, state.seats, _draw)


def cancelled_attack() -> CourseStory:
    story = _story(scenario(3, hands={0: ["bad_review", "rats", "sf_taco"], 1: ["back_to_kitchen"]}))
    story.say("Live play. Seat 0 lays a Bad Review in front of seat 1: for eight seconds seat 1 alone may answer.")
    story.act(0, PlayAttack("bad_review", 1))
    story.show(0)
    story.act(2, React(True))
    story.act(1, React(True))
    story.say("No Fame is lost, both cards are in the pile, and seat 0 has two cards left to play.")
    story.say("Seat 2 has nothing to answer with, but the others wait eight seconds all the same.")
    story.act(0, PlayAttack("rats", 2))
    story.act(2, React(True))
    story.wait(7_999)
    story.wait(8_000)
    story.act(0, PlayDish("sf_taco"))
    story.show()
    return story


def poached_cook_stops_bills() -> CourseStory:
    state = scenario(
        hands={0: ["headhunting"], 1: ["tr_blanquette"]},
        menus={1: ["sf_taco", "tr_cassoulet", "ga_souffle"]},
        teams={1: ["cu_chef"]},
        coins={1: 9},
        pace="simulation",
    )
    story = _story(state)
    story.say("The bills of seat 1 are 1 + 2 + 3 $, and the P'tit Resto adds 1 $, as long as there is a cook.")
    story.show()
    story.act(0, PlayAttack("headhunting", 1, "cu_chef"))
    story.act(1, React(False))
    story.say("The cook is gone, and with it the bills but for the taco's; the Fame of the Dishes stays.")
    story.show()
    story.act(0, EndPlay())
    story.act(0, EndTurn())
    story.act(1, Draw("deck"))
    story.act(1, PlayDish("tr_blanquette"))
    story.act(1, EndPlay())
    story.say("The Service ends: 1 $ for seat 0, and 1 + 1 $ for seat 1.")
    story.act(1, EndTurn())
    return story


def reshuffle_in_mid_draw() -> CourseStory:
    state = scenario(
        hands={0: ["second_round"]},
        deck=["sf_taco"],
        discard=["tip", "rats", "sf_bao", "outdated"],
        frame=Drawing(),
        pace="simulation",
    )
    story = _story(state)
    story.say("One card is in the deck, four in the discard pile; seat 1 holds all others, to make it so.")
    story.show(0)
    story.say("Seat 0 draws the taco. For the second card the four are shuffled, one is turned up, one is drawn.")
    story.act(0, Draw("deck"))
    story.show(0)
    story.say("Second Round! takes the two that are left. It goes into the pile after that, and not into the deck.")
    story.act(0, PlayBoost("second_round"))
    story.show(0)
    return story


def win_by_poaching() -> CourseStory:
    cuisine = ["cu_star_tv", "cu_commis", "cu_dishwasher"]
    decoration = ["de_zinc_bar", "de_fairy_terrace", "de_checked_cloth"]
    state = scenario(
        stars={0: "star_harmony", 1: "star_cosy"},
        hands={0: ["headhunting"]},
        teams={0: [*cuisine, *decoration, "se_trainee", "se_trainee"], 1: ["se_sommelier", "de_chandelier"]},
        pace="simulation",
    )
    story = _story(state)
    story.say("Seat 0 lacks three Service points and one Fame: just what the sommelier of seat 1 has.")
    story.show()
    story.act(0, PlayAttack("headhunting", 1))
    story.act(0, PlayAttack("headhunting", 1, "de_chandelier"))
    story.act(0, PlayAttack("headhunting", 1, "se_sommelier"))
    story.act(1, React(True))
    story.say("Seat 1 has nothing to cancel with: the star is reached at once, and no income is paid.")
    story.act(1, React(False))
    return story


def billing_trouble_paid() -> CourseStory:
    state = scenario(
        hands={0: ["cu_chef", "sf_taco", "sf_bao"]},
        coins={0: 6},
        troubles={0: 1},
        discard=["sf_fries", "sf_crepe"],
        pace="simulation",
    )
    story = _story(state)
    story.say("A Billing Trouble doubles the next purchase: 12 $ for a chef are too much, 4 $ for a taco are not.")
    story.show(0)
    story.act(0, PlayDevelopment("cu_chef"))
    story.act(0, PlayDish("sf_taco"))
    story.say("It went into the pile, and the bao costs its 2 $.")
    story.act(0, PlayDish("sf_bao"))
    story.show(0)
    return story


def standing_orders() -> CourseStory:
    state = scenario(
        hands={0: ["rats", "bad_review", "headhunting"], 1: ["back_to_kitchen"] * 2},
        teams={1: ["cu_chef"]},
        pace="relaxed",
    )
    story = _story(state)
    story.say("Relaxed play. Seat 1 says in advance: cancel Raaaaats!, keep the last card for To the Competition!")
    story.act(1, SetStandingOrders(rats="cancel", keep_last_for_headhunting=True))
    story.say("Only seat 1 knows; seat 0 sees its own orders and two hidden cards.")
    story.show(0)
    story.show(1)
    story.say("Nobody waits: the orders answer. By default the Bad Review is cancelled, but not with the last card.")
    story.act(0, PlayAttack("rats", 1))
    story.act(0, PlayAttack("bad_review", 1))
    story.act(0, PlayAttack("headhunting", 1, "cu_chef"))
    story.show(0)
    return story


CASES: Mapping[str, Callable[[], CourseStory]] = {
    "cancelled-attack": cancelled_attack,
    "poached-cook-stops-bills": poached_cook_stops_bills,
    "reshuffle-in-mid-draw": reshuffle_in_mid_draw,
    "win-by-poaching": win_by_poaching,
    "billing-trouble-paid": billing_trouble_paid,
    "standing-orders": standing_orders,
}
