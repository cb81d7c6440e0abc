"""Each law can fail: it catches a game with the fault that it forbids, and says so."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from atable.kernel.game import Game
from tests.laws import (
    banquet_mutants,
    banquet_royal,
    contract_mutants,
    course_a_letoile,
    course_mutants,
    critter_kitchen,
    critter_mutants,
    mutants,
    rival_mutants,
    rival_restaurants,
    time_mutants,
)
from tests.laws.subject import Subject
from tests.laws.subjects import TINY, Law
from tests.laws.test_codec import (
    law_a_stored_game_plays_on,
    law_the_journal_replays,
    law_what_is_sent_comes_back,
    law_what_is_stored_comes_back,
)
from tests.laws.test_contract import (
    law_a_redealt_position_stands_alone,
    law_a_sample_may_be_played,
    law_clock_and_table_have_no_turn,
    law_lists_belong_to_who_asked,
    law_no_timer_is_overdue,
    law_options_are_resolved_once,
    law_the_end_is_the_end,
    law_time_passes_by_ticks_alone,
    law_who_owes_may_act,
    law_who_owes_nothing_has_no_default,
)
from tests.laws.test_determinism import law_same_seed_same_game
from tests.laws.test_legality import (
    law_legal_is_stable,
    law_legal_passes_check,
    law_strangers_are_refused,
    law_the_unknown_is_refused,
    law_what_passes_is_listed,
)
from tests.laws.test_progress import (
    law_absence_breaks_nothing,
    law_no_dead_ends,
    law_nothing_is_lost_or_made,
    law_the_game_ends,
    law_the_ranking_is_fair,
)
from tests.laws.test_prompts import law_a_question_is_asked_once, law_who_owes_is_asked
from tests.laws.test_purity import (
    law_apply_leaves_its_argument,
    law_copy_is_whole_and_apart,
    law_questions_change_nothing,
)
from tests.laws.test_redeal import (
    law_redeal_agrees_with_all_that_was_shown,
    law_redeal_is_whole_and_looks_the_same,
    law_redeal_varies,
)
from tests.laws.test_saving import law_a_resumed_session_plays_on
from tests.laws.test_secrecy import (
    law_nobody_looks_from_outside,
    law_redealt_looks_the_same,
    law_scrambled_looks_the_same,
)
from tests.laws.test_time import law_a_split_tick_is_one_tick, law_time_alone_changes_no_view

CAUGHT: list[tuple[type[Any], Law, str]] = [
    (mutants.SecondSetupDiffers, law_same_seed_same_game, "setup differs"),
    (mutants.DrawsFromElsewhere, law_same_seed_same_game, "something differs"),
    (mutants.CheckCounts, law_apply_leaves_its_argument, "changed the position it was applied to"),
    (mutants.CheckCounts, law_questions_change_nothing, "asking about a position changed it"),
    (mutants.SampleDrawsFromState, law_questions_change_nothing, "asking about a position changed it"),
    (mutants.CopyShares, law_copy_is_whole_and_apart, "the copy shares"),
    (mutants.CopyForgets, law_copy_is_whole_and_apart, r"the copy differs at state\.pot"),
    (mutants.ListsTheSpecial, law_legal_passes_check, "seat . and refused"),
    (mutants.ListsForAll, law_legal_passes_check, "may not act and has"),
    (mutants.AnyDishPasses, law_what_passes_is_listed, "passes for seat . and is not listed"),
    (mutants.ListsInAnyOrder, law_legal_is_stable, "another order"),
    (mutants.ListsTwice, law_legal_is_stable, "listed twice"),
    (mutants.TickPasses, law_strangers_are_refused, r"Tick\(ms=0\) from seat 0 passes"),
    (mutants.WaitingSeatPasses, law_strangers_are_refused, "Serve.* passes"),
    (mutants.RefusesWithoutRule, law_strangers_are_refused, "which is no rule"),
    (mutants.FailsOnStrangers, law_strangers_are_refused, "was not refused but failed"),
    (
        mutants.FailsOnTheUnknown,
        law_the_unknown_is_refused,
        r"Serve\(dish=-7\) .* was not refused but failed: ValueError",
    ),
    (mutants.AnyNumberPasses, law_the_unknown_is_refused, r"Tip\(coins=-.* passes"),
    (mutants.RefusesWithoutRule, law_the_unknown_is_refused, "which is no rule"),
    (mutants.NoTimer, law_no_dead_ends, "no timer runs"),
    (mutants.LimitWithoutDefault, law_no_dead_ends, "has a limit and no default"),
    (mutants.DefaultIsIllegal, law_no_dead_ends, "the default .* is refused"),
    (mutants.LimitForAll, law_no_dead_ends, "has a limit and owes nothing"),
    (mutants.NeverEnds, law_the_game_ends, "more than 18 decisions"),
    (mutants.NoTimer, law_the_game_ends, "over before it began"),
    (mutants.OutcomeTooEarly, law_the_game_ends, "owes a decision after the end"),
    (mutants.WorstFirst, law_the_ranking_is_fair, "place"),
    (mutants.PointsFromNowhere, law_the_ranking_is_fair, "points are not"),
    (mutants.NeverEnds, law_the_ranking_is_fair, "no outcome at the end"),
    (mutants.TipsVanish, law_nothing_is_lost_or_made, "was lost or made"),
    (mutants.AbsenceCosts, law_absence_breaks_nothing, "absent is broken"),
    (mutants.ViewLeaks, law_scrambled_looks_the_same, "view differs"),
    (mutants.LooksFromOutside, law_nobody_looks_from_outside, "seat -1 sees {"),
    (mutants.AsksOutsiders, law_nobody_looks_from_outside, "seat -1 sees .*serve"),
    (mutants.ShowsTheSpecialForever, law_scrambled_looks_the_same, "view differs"),
    (mutants.EventLeaks, law_scrambled_looks_the_same, "saw"),
    (mutants.PublicVersionLeaks, law_scrambled_looks_the_same, "saw"),
    (mutants.PromptLeaks, law_scrambled_looks_the_same, "prompts differs"),
    (mutants.LimitLeaks, law_scrambled_looks_the_same, "limit differs"),
    (mutants.TimerLeaks, law_scrambled_looks_the_same, "next_deadline differs"),
    (mutants.LegalLeaks, law_scrambled_looks_the_same, "legal differs"),
    (mutants.ViewLeaks, law_redealt_looks_the_same, "view differs"),
    (mutants.RedealsTheSpecial, law_redeal_agrees_with_all_that_was_shown, "was shown something else"),
    (mutants.RedealKeepsTheGenerator, law_redeal_is_whole_and_looks_the_same, "the true generator"),
    (mutants.RedealsOwnHand, law_redeal_is_whole_and_looks_the_same, "view differs"),
    (mutants.RedealLosesCards, law_redeal_is_whole_and_looks_the_same, "was lost or made"),
    (mutants.RedealIsMoody, law_redeal_is_whole_and_looks_the_same, "another deal by the same numbers"),
    (mutants.RedealsTheTruth, law_redeal_varies, "is dealt the true position every time"),
    (mutants.UnknownEvent, law_what_is_sent_comes_back, "does not come back"),
    (mutants.UnknownAction, law_what_is_sent_comes_back, "does not come back"),
    (mutants.StoredOtherwise, law_what_is_stored_comes_back, r"comes back different: value\.plates"),
    (mutants.PlaysByIdentity, law_a_stored_game_plays_on, "another end"),
    (mutants.PlaysByIdentity, law_a_resumed_session_plays_on, "the resumed session is elsewhere"),
    (mutants.UnknownAction, law_the_journal_replays, "the journal does not replay"),
    (mutants.PlaysByIdentity, law_the_journal_replays, "the replay ends elsewhere"),
    (time_mutants.CountsTicks, law_a_split_tick_is_one_tick, "another position than at once"),
    (time_mutants.ShowsWhatIsLeft, law_time_alone_changes_no_view, "0 and 4999 ms: view differs"),
    (time_mutants.TellsTheTime, law_time_alone_changes_no_view, "prompts differs"),
    (time_mutants.DishesGetCold, law_time_alone_changes_no_view, "legal differs"),
    (time_mutants.HidesTooEarly, law_time_alone_changes_no_view, "SpecialHidden.* before the next deadline"),
    (mutants.AsksNobody, law_who_owes_is_asked, "owes a decision and is not asked"),
    (mutants.AsksEverybody, law_who_owes_is_asked, "may do nothing and is asked"),
    (mutants.AsksWithoutWords, law_who_owes_is_asked, "a question without words"),
    (mutants.AsksTheSame, law_a_question_is_asked_once, "is asked .* again"),
    (contract_mutants.ResolvesAgain, law_options_are_resolved_once, "resolved again, .* become"),
    (contract_mutants.OwesTwice, law_who_owes_may_act, "pending is not a list of seats in order"),
    (contract_mutants.OwesAndMayNot, law_who_owes_may_act, "owe a decision, .* may act"),
    (contract_mutants.DefaultForAll, law_who_owes_nothing_has_no_default, "owes nothing and .*is played for it"),
    (contract_mutants.KeepsItsList, law_lists_belong_to_who_asked, "is still used"),
    (contract_mutants.SamplesTooMuch, law_a_sample_may_be_played, "refused"),
    (contract_mutants.SamplesByMood, law_a_sample_may_be_played, "by the same numbers"),
    (contract_mutants.TipsAfterTheEnd, law_the_end_is_the_end, r"Tip\(coins=.\) from seat . passes"),
    (contract_mutants.TimerAfterTheEnd, law_the_end_is_the_end, "a timer runs after the end"),
    (contract_mutants.EndsAgain, law_the_end_is_the_end, "another outcome after the end"),
    (contract_mutants.TipsTakeTime, law_time_passes_by_ticks_alone, r"Tip\(coins=.\) took 1 ms"),
    (contract_mutants.LeavingTakesTime, law_time_passes_by_ticks_alone, r"Away\(seat=0\) took 1 ms"),
    (contract_mutants.TheClockServes, law_clock_and_table_have_no_turn, "from seat -1 passes"),
    (contract_mutants.TheTableServes, law_clock_and_table_have_no_turn, "from seat -2 passes"),
    (contract_mutants.ShowsUntilYesterday, law_no_timer_is_overdue, "at .* ms a timer runs out at"),
    (contract_mutants.RedealShares, law_a_redealt_position_stands_alone, r"shares \['state\.coins'\]"),
]


def subject_of(mutant: type[Any]) -> Subject:
    game: Game[Any] = mutant()
    return replace(TINY, game=game)


def uphold_everywhere(law: Law, subject: Subject) -> None:
    for case in subject.cases:
        for seed in range(subject.games):
            law(subject, case, seed)


@pytest.mark.parametrize(("mutant", "law", "says"), CAUGHT, ids=lambda it: getattr(it, "__name__", ""))
def test_the_law_catches_its_mutant(mutant: type[Any], law: Law, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        uphold_everywhere(law, subject_of(mutant))


FAULTS_OF_THE_BANQUET: list[tuple[type[Any], Law, str]] = [
    (banquet_mutants.ForgetsOrders, law_redeal_agrees_with_all_that_was_shown, "hid a"),  # BR-27
    (banquet_mutants.ForgetsShuffles, law_redeal_agrees_with_all_that_was_shown, "is not in that deck"),  # BR-81, BR-85
    (banquet_mutants.ForgetsShuffles, law_redeal_agrees_with_all_that_was_shown, "can't have drawn"),
    (banquet_mutants.TellsTheDraw, law_scrambled_looks_the_same, "saw MenuDrawn"),  # BR-20
    (banquet_mutants.AsksOnlyWhenFulfilled, law_scrambled_looks_the_same, "prompts differs"),
    (banquet_mutants.LinesRunAnyWay, law_what_passes_is_listed, "ValidateMenu.* is not listed"),
    (banquet_mutants.NoDefault, law_no_dead_ends, "owes a decision and has no default"),
]


@pytest.mark.parametrize(("mutant", "law", "says"), FAULTS_OF_THE_BANQUET, ids=lambda it: getattr(it, "__name__", ""))
def test_the_law_catches_a_faulty_banquet_royal(mutant: type[Any], law: Law, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        uphold_everywhere(law, replace(banquet_royal.SUBJECT, game=mutant()))


FAULTS_OF_THE_COURSE: list[tuple[type[Any], Law, str]] = [
    (course_mutants.ForgetsShuffles, law_redeal_agrees_with_all_that_was_shown, "can't be there"),  # CE-30
    (course_mutants.ForgetsCardsTaken, law_redeal_agrees_with_all_that_was_shown, "seat . held"),  # CE-24
    (course_mutants.ForgetsThePile, law_redeal_agrees_with_all_that_was_shown, "can't lie there"),  # CE-36
    (course_mutants.ForgetsCeilings, law_redeal_agrees_with_all_that_was_shown, "can't lie there"),  # CE-37
    (course_mutants.TellsTheDraw, law_scrambled_looks_the_same, "saw CardDrawn"),  # CE-10
    (course_mutants.ShowsOrders, law_scrambled_looks_the_same, "view differs"),
    (course_mutants.AsksOnlyTheArmed, law_scrambled_looks_the_same, "prompts differs"),
    (course_mutants.HurriesTheUnarmed, law_scrambled_looks_the_same, "limit differs"),
    (course_mutants.RatsTakeAim, law_what_passes_is_listed, "PlayAttack.*rats.* is not listed"),  # CE-77
]


@pytest.mark.parametrize(("mutant", "law", "says"), FAULTS_OF_THE_COURSE, ids=lambda it: getattr(it, "__name__", ""))
def test_the_law_catches_a_faulty_course_a_letoile(mutant: type[Any], law: Law, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        uphold_everywhere(law, replace(course_a_letoile.SUBJECT, game=mutant()))


FAULTS_OF_THE_CRITTERS: list[tuple[type[Any], Law, str]] = [
    (critter_mutants.ForgetsWhatWasTaken, law_redeal_agrees_with_all_that_was_shown, "seat . can't hold"),  # CK-129
    (critter_mutants.ForgetsWhatWasServed, law_redeal_agrees_with_all_that_was_shown, "seat . can't hold"),  # CK-253
    (critter_mutants.ForgetsOpenPlates, law_redeal_agrees_with_all_that_was_shown, "seat . can't hold"),  # CK-218
    (critter_mutants.ForgetsWhatWasDrawn, law_redeal_agrees_with_all_that_was_shown, "was not in the bag"),  # CK-252
    (critter_mutants.ForgetsRumors, law_redeal_agrees_with_all_that_was_shown, "rumor . was"),  # CK-155
    (critter_mutants.TellsTheRumor, law_scrambled_looks_the_same, "saw RumorRead"),  # CK-154
    (critter_mutants.ShowsThePlates, law_scrambled_looks_the_same, "view differs"),  # CK-218
    (critter_mutants.AsksForTheBest, law_scrambled_looks_the_same, "prompts differs"),  # CK-200
    (critter_mutants.HurriesTheRich, law_scrambled_looks_the_same, "limit differs"),
    (critter_mutants.PlansByLuck, law_scrambled_looks_the_same, "default differs"),
    (critter_mutants.AsksForThePlan, law_a_question_is_asked_once, "is asked .*plan-.* again|is still asked"),  # CK-104
    (critter_mutants.AnyTypeWillDo, law_what_passes_is_listed, "AddIngredient.* is not listed"),  # CK-369
]


@pytest.mark.parametrize(("mutant", "law", "says"), FAULTS_OF_THE_CRITTERS, ids=lambda it: getattr(it, "__name__", ""))
def test_the_law_catches_a_faulty_critter_kitchen(mutant: type[Any], law: Law, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        uphold_everywhere(law, replace(critter_kitchen.SUBJECT, game=mutant()))


FAULTS_OF_THE_RIVALS: list[tuple[type[Any], Law, str, str]] = [
    (
        rival_mutants.ForgetsRebuiltDecks,
        law_redeal_agrees_with_all_that_was_shown,
        "3-simulation-cooks",
        "hidden hands",
    ),
    (
        rival_mutants.ForgetsUnarmed,
        law_redeal_agrees_with_all_that_was_shown,
        "3-simulation-cooks",
        "can't hold . clam",
    ),
    (
        rival_mutants.ForgetsArmed,
        law_redeal_agrees_with_all_that_was_shown,
        "3-simulation-cooks",
        "no answer|must hold",
    ),
    (rival_mutants.TellsTheDraw, law_scrambled_looks_the_same, "3-simulation-cooks", "saw ActionCardBought"),  # RR-108
    (rival_mutants.WhispersVotes, law_scrambled_looks_the_same, "5-relaxed-evening", "saw Whispered"),  # RR-286
    (rival_mutants.ShowsBids, law_scrambled_looks_the_same, "6-simulation-bids", "view differs"),  # RR-155
    (rival_mutants.AsksOnlyTheArmed, law_scrambled_looks_the_same, "5-live-war", "prompts differs"),  # RR-428
    (rival_mutants.HurriesTheUnarmed, law_scrambled_looks_the_same, "5-live-war", "limit differs"),  # RR-428
    (rival_mutants.CountsAllSteps, law_scrambled_looks_the_same, "2-live-squad", "prompts differs"),  # RR-064
    (rival_mutants.TaxesInAnyOrder, law_what_passes_is_listed, "4-live-sealed", "UseFuego.* is not listed"),  # RR-292
]


@pytest.mark.parametrize(
    ("mutant", "law", "case", "says"), FAULTS_OF_THE_RIVALS, ids=lambda it: getattr(it, "__name__", "")
)
def test_the_law_catches_a_faulty_rival_restaurants(mutant: type[Any], law: Law, case: str, says: str) -> None:
    subject = rival_restaurants.SUBJECT
    cases = tuple(it for it in subject.cases if it.name == case)
    with pytest.raises(AssertionError, match=says):
        uphold_everywhere(law, replace(subject, game=mutant(), cases=cases))


def test_every_law_has_a_mutant() -> None:
    here = Path(__file__).parent
    laws = {name for path in here.glob("test_*.py") for name in re.findall(r"^def (law_\w+)", path.read_text(), re.M)}
    assert laws == {law.__name__ for _, law, _ in CAUGHT}
