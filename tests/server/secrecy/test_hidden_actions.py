"""What a seat does in secret (orders, wishes) is noticed by nobody: no message, no number, no list, no answer.

At one of two equal tables something is done that a viewer can't see; at the other nothing. Then both go on alike.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from atable.games.course_a_letoile.actions import SetStandingOrders
from atable.games.course_a_letoile.views import CourseView
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.events import revealing, seen_by
from atable.kernel.game import Game, State, apply
from atable.kernel.seats import Seat
from atable.protocol.socket import TakeBack, Vote
from tests.laws.driver import generator, record
from tests.laws.eyes import shown
from tests.laws.subject import Case, Observer, Subject
from tests.server.conftest import NewUrl
from tests.server.long import SCALE
from tests.server.secrecy.probes import fetch_all, take_back, try_things
from tests.server.secrecy.test_twins import play_on, some_cases
from tests.server.secrecy.twins import Twins, still_site, subject_named, twins

SECRETIVE = ("toy_duel", "course_a_letoile")  # games with actions that nobody else sees
FOUND = SCALE  # hidden actions tried in a case


def unseen(game: Game[Any], case: Case, state: State, seat: Seat, action: Action, viewer: Observer) -> bool:
    """Is nothing of it shown to the viewer or a spectator?"""
    after, events = apply(game, state, seat, action)
    return all(
        not seen_by(events, eyes)
        and shown(game, state, case.seats, eyes) == shown(game, after, case.seats, eyes)
        and encode(after) != encode(state)
        for eyes in (viewer, None)
    )


def hidden_actions(subject: Subject, case: Case) -> Iterator[tuple[State, Seat, Action, Seat]]:
    """Positions of a random game, who does what there in secret, and who else looks on."""
    game = subject.game
    for state in scattered(subject, case):
        for seat in game.may_act(state):
            viewer = (seat + 1) % case.seats
            action = next((it for it in game.legal(state, seat) if unseen(game, case, state, seat, it, viewer)), None)
            if action is not None:
                yield state, seat, action, viewer


def scattered(subject: Subject, case: Case) -> list[State]:
    """Positions of a random game in no order."""
    positions = record(subject, case, 0).positions[:]
    generator("scattered", subject, case, 0).shuffle(positions)
    return positions


@pytest.mark.parametrize("name", SECRETIVE)
async def test_a_hidden_action_is_noticed_by_nobody(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    subject, tried = subject_named(name), 0
    async with still_site(new_url("sqlite"), monkeypatch) as place:
        for case in some_cases(subject):
            rng = generator("hidden", subject, case, 0)
            for state, seat, action, viewer in islice(hidden_actions(subject, case), FOUND):
                async with twins(place, subject, case, viewer, state, state) as both:
                    assert await both.compare("the start")
                    await both.pass_time(700)
                    await both.one.act(seat, action)
                    assert await both.compare(f"{action} of seat {seat}")
                    await try_things(subject, both, rng)
                    await both.pass_time(400)
                    await fetch_all(both)
                    await play_on(subject, case, both, rng)
                tried += 1
    assert tried, "there was no hidden action"


def after_own_move(subject: Subject, case: Case, reveals: bool) -> Iterator[tuple[State, Seat, Action, Seat, Action]]:
    """A viewer's move that all see, revealing or not, after which another seat does something in secret."""
    game = subject.game
    for state in scattered(subject, case):
        for viewer in game.may_act(state):
            for move in game.legal(state, viewer):
                after, events = apply(game, state, viewer, move)
                if revealing(events) != reveals or not seen_by(events, None) or game.outcome(after) is not None:
                    continue
                found = next(_hidden_from(game, case, after, viewer), None)
                if found is not None:
                    yield state, viewer, move, *found
                    break


def _hidden_from(game: Game[Any], case: Case, state: State, viewer: Seat) -> Iterator[tuple[Seat, Action]]:
    for seat in game.may_act(state):
        if seat != viewer:
            actions = game.legal(state, seat)
            yield from ((seat, action) for action in actions if unseen(game, case, state, seat, action, viewer))


@pytest.mark.parametrize("reveals", [False, True], ids=["at once", "by consent"])
async def test_a_take_back_tells_nothing_of_hidden_actions(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch, reveals: bool
) -> None:
    """Neither whether it is free, nor where the clock stands after it, nor what becomes of the question to all."""
    subject, tried = subject_named("course_a_letoile"), 0
    async with still_site(new_url("sqlite"), monkeypatch) as place:
        for case in some_cases(subject):
            for state, viewer, move, seat, action in islice(after_own_move(subject, case, reveals), FOUND):
                async with twins(place, subject, case, viewer, state, state) as both:
                    await both.play(viewer, move)
                    await both.pass_time(700)
                    await both.one.act(seat, action)
                    await both.pass_time(400)
                    assert await both.compare(f"{action} of seat {seat}")
                    await take_back(both)
                    assert asked_for_consent(both) == reveals
                    await both.pass_time(100)
                    await fetch_all(both)
                tried += 1
    assert tried, "there was nothing to take back"


async def test_a_hidden_action_leaves_a_standing_question_alone(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject, tried = subject_named("course_a_letoile"), 0
    async with still_site(new_url("sqlite"), monkeypatch) as place:
        for case in some_cases(subject):
            for state, viewer, move, seat, action in islice(after_own_move(subject, case, True), FOUND):
                async with twins(place, subject, case, viewer, state, state) as both:
                    await both.play(viewer, move)
                    await take_back(both)
                    assert asked_for_consent(both)
                    await both.one.act(seat, action)
                    assert await both.compare(f"{action} of seat {seat}")
                    await vote(both)
                    assert await both.compare("the consent of the others")
                tried += 1
    assert tried, "there was nothing to take back"


def asked_for_consent(both: Twins) -> bool:
    return [it.subject for it in both.one.table.info().proposals] == ["undo"]


async def vote(both: Twins) -> None:
    for twin in both.both:
        ear = twin.ears["others"]
        await ear.ask(Vote(client=ear.next_id(), subject="undo", yes=True))


@pytest.mark.parametrize("name", SECRETIVE)
async def test_a_hidden_action_is_taken_back_in_secret(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    subject, tried = subject_named(name), 0
    async with still_site(new_url("sqlite"), monkeypatch) as place:
        for case in some_cases(subject):
            for state, seat, action, viewer in islice(hidden_actions(subject, case), FOUND):
                async with twins(place, subject, case, viewer, state, state) as both:
                    await both.one.act(seat, action)
                    ear = both.one.ears["others"]
                    await ear.ask(TakeBack(client=ear.next_id(), seat=seat))
                    assert await both.compare(f"{action} of seat {seat}, taken back")
                tried += 1
    assert tried, "there was no hidden action"


async def test_own_orders_outlive_a_move_that_is_taken_back(new_url: NewUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders are no moves: whoever takes back keeps them, and nobody else can tell that there are any."""
    subject = subject_named("course_a_letoile")
    case = some_cases(subject)[0]
    state, mover, move, viewer, _ = next(after_own_move(subject, case, False))
    orders = SetStandingOrders(rats="cancel")
    async with (
        still_site(new_url("sqlite"), monkeypatch) as place,
        twins(place, subject, case, viewer, state, state) as both,
    ):
        await both.play(mover, move)
        await both.pass_time(300)
        await both.one.act(mover, orders)
        await both.pass_time(300)
        for twin in both.both:
            await twin.ears["others"].ask(TakeBack(client="back", seat=mover))
        assert await both.compare("taking back")
        view = subject.game.view(both.one.state, mover)
        assert isinstance(view, CourseView)
        assert view.orders == orders
        assert subject.game.legal(both.one.state, mover) == subject.game.legal(state, mover)
