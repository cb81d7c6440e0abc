"""`legal` and `check` say the same, in the same order every time, and everything else is refused with a rule."""

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from atable.kernel.actions import Action, Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.codec import decode, encode
from atable.kernel.errors import AtableError, IllegalAction
from atable.kernel.game import Game, State, apply
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from tests.laws.driver import Recording, generator, record, sampled
from tests.laws.subject import Case, Subject
from tests.laws.subjects import SUBJECTS, Law, every_case, or_all, uphold
from tests.laws.variants import Crossing, garbled

RULE = re.compile(r"[A-Z]{2}-\d+")
TRIED = 15  # actions from elsewhere in the game, tried for each seat in each position
CROSSED = 15  # and, for a seat that may act, variants of them and of what is legal
POSITIONS = 25  # where strangers try their luck
SEARCHED = or_all(40)  # positions in which something is looked for that passes and is not listed


class Burn(Action, frozen=True):
    """An action of no game."""

    dish: str = "everything"


STRANGE: tuple[Action, ...] = (Burn(), Tick(0), Tick(10**9), Pause(), Resume(), Away(0), Back(0), Undo(0), Undo(0, "x"))


def law_legal_passes_check(subject: Subject, case: Case, seed: int) -> None:
    game = subject.game
    for state in record(subject, case, seed).positions:
        able = game.may_act(state)
        assert sorted(set(able)) == able, f"may_act is not a list of seats in order: {able}"
        assert set(game.pending(state)) <= set(able) <= set(range(case.seats)), "a pending seat may not act"
        for seat in range(case.seats):
            legal = game.legal(state, seat)
            assert seat in able or not legal, f"seat {seat} may not act and has {legal}"
            assert legal or seat not in able or _open_ended(subject, state, seat), f"seat {seat} may act but do nothing"
            for action in legal:
                refused = refusal(game, state, seat, action)
                assert refused is None, f"{action} is listed for seat {seat} and refused: {refused}"


def _open_ended(subject: Subject, state: State, seat: Seat) -> bool:
    """A seat may act with an empty list if it may do something that is never listed."""
    action = subject.game.sample(state, seat, state.rng.copy())
    return isinstance(action, subject.game.spec.open_ended) and refusal(subject.game, state, seat, action) is None


def refusal(game: Game[Any], state: State, seat: Seat, action: Action) -> IllegalAction | None:
    try:
        game.check(state, seat, action)
    except IllegalAction as error:
        return error
    return None


def law_what_passes_is_listed(subject: Subject, case: Case, seed: int) -> None:
    """Tried with what was legal or played anywhere in the game, and with variants that nobody ever offered."""
    game, recording = subject.game, record(subject, case, seed)
    rng = generator("tries", subject, case, seed)
    pool = _actions_of_the_game(subject, case, recording)
    crossing = Crossing(pool, case.seats)
    for number in sampled(recording, SEARCHED, rng):
        state = recording.positions[number]
        able = game.may_act(state)
        for seat in range(case.seats):
            legal = game.legal(state, seat)
            tried = [rng.choice(pool) for _ in range(TRIED)] if pool else []
            for action in tried + (_variants(crossing, legal, pool, rng) if seat in able else []):
                if refusal(game, state, seat, action) is None:
                    listed = action in legal or isinstance(action, game.spec.open_ended)
                    assert listed, f"{action} passes for seat {seat} and is not listed"


def _variants(crossing: Crossing, legal: list[Action], pool: list[Action], rng: Rng) -> list[Action]:
    """Most of them of what is legal here: one wrong field is harder to notice than two."""
    bases = [rng.choice(legal if legal and rng.chance(0.8) else pool) for _ in range(CROSSED)]
    return [crossing.variant(action, rng) for action in bases]


def _actions_of_the_game(subject: Subject, case: Case, recording: Recording) -> list[Action]:
    pool: dict[bytes, Action] = {}
    for step in recording.steps:
        for seat in range(case.seats):
            pool |= {encode(action): action for action in subject.game.legal(step.before, seat)}
        if not isinstance(step.action, Tick):
            pool[encode(step.action)] = step.action
    return list(pool.values())


def law_legal_is_stable(subject: Subject, case: Case, seed: int) -> None:
    game = subject.game
    for state in record(subject, case, seed).positions:
        stored: State = decode(encode(state), game.spec.state)
        for seat in range(case.seats):
            legal = game.legal(state, seat)
            assert legal == game.legal(state, seat) == game.legal(state.copy(), seat), "another order the second time"
            assert legal == game.legal(stored, seat), "another order after storage"
            assert len({encode(action) for action in legal}) == len(legal), f"listed twice: {legal}"


def law_strangers_are_refused(subject: Subject, case: Case, seed: int) -> None:
    """What the game doesn't know, from any seat; and what it does, from seats that don't exist or may not act."""
    game, recording, strange = subject.game, record(subject, case, seed), [*STRANGE, *_actions_of_others(subject.name)]
    for number in sampled(recording, POSITIONS, generator("strangers", subject, case, seed)):
        state = recording.positions[number]
        before = encode(state)
        offered = [action for seat in range(case.seats) for action in game.legal(state, seat)[:3]]
        for seat in range(case.seats):
            for action in strange:
                must_refuse(game, state, seat, action)
            if seat not in game.may_act(state):
                for action in offered:
                    must_refuse(game, state, seat, action)
        for seat in (-5, case.seats, 99):
            for action in [*offered, *strange]:
                must_refuse(game, state, seat, action)
        assert encode(state) == before, "a refusal changed the position"


def law_the_unknown_is_refused(subject: Subject, case: Case, seed: int) -> None:
    """Cards, spaces, seats and numbers that don't exist are refused by a rule; they don't make the judge stumble."""
    game, recording = subject.game, record(subject, case, seed)
    known = _one_of_each_kind(_actions_of_the_game(subject, case, recording))
    for number in sampled(recording, POSITIONS, generator("unknown", subject, case, seed)):
        state = recording.positions[number]
        for seat in game.may_act(state):
            for action in [*known, *_one_of_each_kind(game.legal(state, seat))]:
                for strange in garbled(action):
                    if not _is_sound(game, state, seat, strange):
                        must_refuse(game, state, seat, strange)


def _one_of_each_kind(actions: list[Action]) -> list[Action]:
    return list({type(action): action for action in actions}.values())


def _is_sound(game: Game[Any], state: State, seat: Seat, action: Action) -> bool:
    """Of an open-ended type a strange value may pass if it does no harm: 99 coins wanted is an offer too."""
    if not isinstance(action, game.spec.open_ended):
        return False
    try:
        decode(encode(action), type(action))
        after, _ = apply(game, state, seat, action)
        game.invariants(after)
    except (msgspec.ValidationError, AtableError):
        return False
    return True


@cache
def _actions_of_others(name: str) -> list[Action]:
    """One action of each kind from each other game; some are called the same."""
    actions: dict[type[Action], Action] = {}
    for other in SUBJECTS:
        if other.name != name:
            actions |= {type(step.action): step.action for step in record(other, other.cases[0], 0).steps}
    return list(actions.values())


def must_refuse(game: Game[Any], state: State, seat: Seat, action: Action) -> None:
    refused = _answer(game, state, seat, action)
    assert refused is not None, f"{action} from seat {seat} passes"
    assert RULE.match(refused.rule), f"{action} was refused by {refused.rule!r}, which is no rule"
    assert refused.key, f"{action} was refused without a reason"


def _answer(game: Game[Any], state: State, seat: Seat, action: Action) -> IllegalAction | None:
    try:
        return refusal(game, state, seat, action)
    except Exception as error:
        raise AssertionError(f"{action} from seat {seat} was not refused but failed: {error!r}") from error


@every_case
@pytest.mark.parametrize(
    "law",
    [
        law_legal_passes_check,
        law_what_passes_is_listed,
        law_legal_is_stable,
        law_strangers_are_refused,
        law_the_unknown_is_refused,
    ],
)
def test_legality(subject: Subject, case: Case, law: Law) -> None:
    uphold(law, subject, case)
