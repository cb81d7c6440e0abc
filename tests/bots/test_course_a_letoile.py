"""What the greedy bot does on the way to its star, and the yardstick that plays random cards."""

import json

import pytest

from atable.bots.make import UnknownBot, make_bot
from atable.games.course_a_letoile.actions import (
    CANCEL,
    DRAW_DECK,
    DRAW_MIXED,
    END_TURN,
    LET_IT,
    DiscardCard,
    LoseDecoration,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    RenewHand,
    SellCard,
    SetStandingOrders,
)
from atable.games.course_a_letoile.bots.heuristics import HEURISTICS
from atable.games.course_a_letoile.content.cards import CARD_INDEX
from atable.games.course_a_letoile.events import AttackCancelled, CardSold, DiscardTaken, HandRenewed, TurnBegan
from atable.games.course_a_letoile.frames import Attack, Drawing, Ending, Losing, Playing
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import CourseState
from atable.games.heuristics import HEURISTICS as ALL_HEURISTICS
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Memory
from atable.kernel.events import Event
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.lab.match import Match
from atable.lab.simulate import simulate, task
from tests.rules.course_a_letoile.scenario import scenario

FULL = ["cu_star_tv", "cu_star_legend", "se_maitre_d", "se_sommelier", "de_chandelier"]  # 6, 6, 3 and 10 Fame


def question(state: CourseState, seat: Seat, memory: Memory, events: list[Event], seed: str = "bot") -> Asked:
    rng = seeded(seed)
    return Asked(
        seat=seat,
        now=state.now,
        legal=GAME.legal(state, seat),
        events=events,
        memory=memory,
        rng=rng,
        view=lambda: GAME.view(state, seat),
        sample=lambda: GAME.sample(state, seat, rng),
        redeal=lambda: GAME.redeal(state, seat, rng),
    )


def worth(state: CourseState, memory: Memory | None = None) -> dict[Action, float]:
    """How good each legal action looks to the seat that owes a decision."""
    asked = question(state, GAME.pending(state)[0], memory or {}, [])
    return dict(zip(asked.legal, HEURISTICS.worth(asked), strict=True))


def choice(state: CourseState, memory: Memory | None = None) -> Action:
    looks = worth(state, memory)
    return max(looks, key=lambda action: looks[action])


def attacked(card: str, target: str | None = None, **position: object) -> CourseState:
    """Seat 1 attacks seat 0, which holds a Back to the Kitchen!."""
    wanted = -1 if target is None else CARD_INDEX[target]
    state = scenario(active=1, hands={0: ["back_to_kitchen"]}, pace="simulation", **position)  # type: ignore[arg-type]
    state.stack = [Playing(2), Attack(CARD_INDEX[card], 1, 0, wanted, None)]
    return state


def test_it_takes_the_star_when_it_can() -> None:
    """One Decoration point is missing for the Dining-Room Star (4, 6, 4, 6)."""
    hand = ["de_checked_cloth", "de_winter_garden", "sf_taco", "tip"]
    state = scenario(teams={0: FULL}, hands={0: hand}, stars={0: "star_dining_room"}, coins={0: 3})
    assert choice(state) == PlayDevelopment("de_checked_cloth")


def test_it_finds_a_star_that_takes_three_cards() -> None:
    """Two points of Decoration, a card for each, and a tip that pays for the second one."""
    team = ["cu_star_tv", "cu_chef", "se_maitre_d", "se_sommelier", "de_fairy_terrace"]
    hand = ["de_checked_cloth", "de_plastic_ficus", "tip", "rats"]
    state = scenario(teams={0: team}, hands={0: hand}, stars={0: "star_dining_room"}, coins={0: 3})
    looks = worth(state)
    assert looks[PlayBoost("tip")] >= 1000
    assert looks[PlayAttack("rats", 1)] < 1000


def test_it_buys_dishes_early_and_not_late() -> None:
    early = scenario(hands={0: ["sf_taco"]})
    assert choice(early) == PlayDish("sf_taco")
    late = scenario(hands={0: ["sf_taco"]}, teams={0: FULL}, stars={0: "star_dining_room"}, coins={0: 3})
    assert worth(late)[PlayDish("sf_taco")] < 0


def test_points_beyond_the_star_are_not_bought() -> None:
    """Six Service points of six: one more helps nothing (CE-03)."""
    state = scenario(teams={0: FULL}, hands={0: ["se_trainee"]}, stars={0: "star_dining_room"})
    assert worth(state)[PlayDevelopment("se_trainee")] < 0


def test_a_cook_is_worth_more_with_dishes_that_wait_for_one() -> None:
    alone = scenario(hands={0: ["cu_chef"]}, coins={0: 20})
    waited_for = scenario(hands={0: ["cu_chef", "ga_lobster"]}, coins={0: 20})
    assert worth(waited_for)[PlayDevelopment("cu_chef")] > worth(alone)[PlayDevelopment("cu_chef")]


def test_it_attacks_the_leader() -> None:
    """Seat 2 misses Decoration points only; seat 1 has nothing yet."""
    state = scenario(seats=3, hands={0: ["billing_trouble", "bad_review"]}, teams={2: FULL[:4]})
    looks = worth(state)
    assert looks[PlayAttack("billing_trouble", 2)] > looks[PlayAttack("billing_trouble", 1)]


def test_it_attacks_where_it_hurts() -> None:
    """Rats hurt who has bills."""
    menu = ["sf_taco", "sf_bao", "sf_crepe"]
    state = scenario(seats=3, hands={0: ["rats"]}, menus={1: menu})
    assert choice(state) == PlayAttack("rats", 1)


def test_it_poaches_what_helps_most() -> None:
    """The Brigade Star (6, 4, 4, 6) is complete but for three Cuisine points."""
    team = ["cu_star_tv", "se_maitre_d", "se_trainee", "de_chandelier", "de_checked_cloth"]
    rival = ["cu_commis", "cu_star_legend", "se_sommelier"]
    state = scenario(hands={0: ["headhunting"]}, teams={0: team, 1: rival}, stars={0: "star_brigade"})
    looks = worth(state)
    assert max(looks, key=lambda action: looks[action]) == PlayAttack("headhunting", 1, "cu_star_legend")


def test_an_attack_on_a_known_counter_is_worth_less() -> None:
    state = scenario(seats=3, hands={0: ["bad_review"]}, stars={1: "star_design", 2: "star_dining_room"})
    unknown, known = worth(state), worth(state, {"counters": {"1": 1}})
    assert known[PlayAttack("bad_review", 1)] < unknown[PlayAttack("bad_review", 1)]
    assert known[PlayAttack("bad_review", 2)] == unknown[PlayAttack("bad_review", 2)]


def test_it_keeps_the_counter_for_what_hurts() -> None:
    """Rats on a menu without Dishes cost nothing; losing the only cook of three Dishes does."""
    assert choice(attacked("rats")) == LET_IT
    menu = ["tr_cassoulet", "ga_souffle", "ga_lobster"]
    hurt = attacked("headhunting", "cu_chef", teams={0: ["cu_chef"]}, menus={0: menu})
    assert choice(hurt) == CANCEL


def test_it_cancels_what_would_end_the_game() -> None:
    """Seat 1 would take the last Service points of its star; seat 0 itself does not need them."""
    thief = ["cu_star_tv", "cu_star_legend", "se_maitre_d", "de_chandelier", "de_checked_cloth"]
    state = attacked(
        "headhunting",
        "se_trainee",
        teams={0: ["se_trainee"], 1: thief},
        stars={0: "star_front_page", 1: "star_brigade"},
    )
    assert worth(state)[CANCEL] >= 900


def test_it_gives_up_the_decoration_it_needs_least() -> None:
    """CE-98; six points of Decoration make the Designer Star, and four are left without the terrace."""
    team = ["de_checked_cloth", "de_fairy_terrace"]
    state = scenario(active=1, teams={0: team}, pace="simulation")
    state.stack = [Playing(2), Losing(0)]
    assert choice(state) == LoseDecoration("de_checked_cloth")


def test_it_takes_a_useful_card_from_the_pile_and_leaves_a_useless_one() -> None:
    """With every Service point it needs, a trainee is of no use; a chandelier is."""
    team = ["cu_star_tv", "cu_star_legend", "se_maitre_d", "se_sommelier"]
    useful = scenario(teams={0: team}, stars={0: "star_dining_room"}, discard=["de_chandelier"], frame=Drawing())
    useless = scenario(teams={0: team}, stars={0: "star_dining_room"}, discard=["se_trainee"], frame=Drawing())
    assert choice(useful) == DRAW_MIXED
    assert choice(useless) == DRAW_DECK


def test_it_sells_what_it_does_not_need_and_keeps_counters() -> None:
    team = ["cu_star_tv", "cu_star_legend", "se_maitre_d", "se_sommelier"]
    hand = ["se_trainee", "de_chandelier", "back_to_kitchen"]
    state = scenario(teams={0: team}, hands={0: hand}, stars={0: "star_dining_room"}, renewed=[0], frame=Ending())
    looks = worth(state)
    assert choice(state) == SellCard("se_trainee")
    assert looks[SellCard("de_chandelier")] < looks[END_TURN]
    assert looks[SellCard("back_to_kitchen")] < looks[END_TURN]


def test_over_the_limit_it_discards_the_least_useful_card() -> None:
    team = ["cu_star_tv", "cu_star_legend", "se_maitre_d", "se_sommelier"]
    hand = ["se_trainee", "de_chandelier", "de_winter_garden", "tip", "tip", "second_round", "back_to_kitchen", "tip"]
    state = scenario(teams={0: team}, hands={0: hand}, stars={0: "star_dining_room"}, frame=Ending())
    assert choice(state) == DiscardCard("se_trainee")


def test_it_renews_a_useless_hand_and_not_a_good_one() -> None:
    team = ["cu_star_tv", "cu_star_legend", "se_maitre_d", "se_sommelier"]
    useless = ["se_trainee", "se_humming_waiter", "cu_commis", "cu_dishwasher", "se_bartender"]
    useful = ["de_chandelier", "de_winter_garden", "de_zinc_bar", "tip", "back_to_kitchen"]
    state = scenario(teams={0: team}, hands={0: useless}, stars={0: "star_dining_room"}, frame=Ending())
    assert choice(state) == RenewHand()
    state = scenario(teams={0: team}, hands={0: useful}, stars={0: "star_dining_room"}, frame=Ending())
    assert worth(state)[RenewHand()] < 0


def test_it_never_ends_a_decision_by_giving_orders() -> None:
    """Relaxed play: standing orders may be given at any time, and nobody waits for them."""
    state = scenario(hands={0: ["sf_taco"]}, pace="relaxed")
    looks = worth(state)
    assert looks[SetStandingOrders()] == min(looks.values()) < 0


def test_it_remembers_who_took_a_counter_face_up() -> None:
    memory: Memory = {}
    state = scenario(seats=3)
    HEURISTICS.remember(question(state, 0, memory, [DiscardTaken(1, "back_to_kitchen"), DiscardTaken(2, "tip")]), 0.0)
    assert memory == {"counters": {"1": 1}}
    assert json.loads(json.dumps(memory)) == memory
    HEURISTICS.remember(question(state, 0, memory, [AttackCancelled(0, "rats", 1)]), 0.0)
    assert memory == {"counters": {"1": 0}}


@pytest.mark.parametrize("leaves", [CardSold(1, "back_to_kitchen"), HandRenewed(1, ("back_to_kitchen", "tip"))])
def test_a_counter_that_left_the_hand_is_known_no_more(leaves: Event) -> None:
    memory: Memory = {"counters": {"1": 1}}
    HEURISTICS.remember(question(scenario(), 0, memory, [leaves]), 0.0)
    assert memory["counters"].get("1", 0) == 0


def test_a_casual_bot_forgets_counters() -> None:
    told: list[Event] = [TurnBegan(turn % 2, turn) for turn in range(3)]
    left = 0
    for number in range(500):
        memory: Memory = {"counters": {"1": 1}}
        HEURISTICS.remember(question(scenario(), 0, memory, told, f"forget {number}"), 0.2)
        left += len(memory["counters"])
    assert left / 500 == pytest.approx(0.8**3, abs=0.07)


@pytest.mark.parametrize("pace", ["simulation", "relaxed", "live"])
def test_all_levels_play_whole_games_in_every_pace(pace: str) -> None:
    bots = [make_bot(name, HEURISTICS) for name in ("greedy", "greedy-casual", "affordable", "random")]
    result = Match(GAME, CourseOptions(pace=pace), bots, f"whole {pace}").play()  # type: ignore[arg-type]
    assert result.outcome.sides


def test_the_yardstick_plays_some_affordable_card_each_as_likely() -> None:
    """Three cards can be paid; the attack has three victims and is no likelier for that."""
    state = scenario(seats=4, hands={0: ["sf_taco", "tip", "bad_review", "cu_star_tv"]})
    taken = [make_bot("affordable", HEURISTICS).choose(question(state, 0, {}, [], f"{n}")) for n in range(600)]
    kinds = [type(action) for action in taken]
    assert set(kinds) == {PlayDish, PlayBoost, PlayAttack}
    assert all(150 < kinds.count(kind) < 250 for kind in set(kinds))


def test_the_yardstick_is_for_games_of_cards() -> None:
    with pytest.raises(UnknownBot, match="no bot 'affordable'"):
        make_bot("affordable", ALL_HEURISTICS["banquet_royal"])


def test_greedy_beats_random_card_choice() -> None:
    """At least 60 % over many games; these few leave room for luck."""
    options = GAME.resolve(CourseOptions(pace="simulation"), 2)
    asked = task(GAME, options, 2, ["greedy", "affordable"], "yardstick", 40)
    records = simulate(asked, 1, lambda done: None)
    won = sum(record.bots[record.outcome.winners()[0]] == "greedy" for record in records)
    assert won >= 26
