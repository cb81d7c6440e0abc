"""The detector itself: games and servers that tell too much are caught."""

from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager

import msgspec
import pytest

from atable.games.course_a_letoile.actions import SetStandingOrders
from atable.kernel.events import Secret
from atable.kernel.game import State
from atable.kernel.views import Prompt
from atable.server.tables import pictures
from atable.server.tables.book import Book
from atable.server.tables.streams import Streams
from atable.server.tables.unit import Unit
from tests.laws.driver import generator, record
from tests.laws.subject import Case, Subject
from tests.server.conftest import NewUrl
from tests.server.secrecy.probes import fetch_all
from tests.server.secrecy.twins import Place, Twins, still_site, subject_named, twins
from tests.toys.duel import Duel, DuelState, DuelView

replace = msgspec.structs.replace
Patch = Callable[[pytest.MonkeyPatch], None]


def view_shows_a_hand(patch: pytest.MonkeyPatch) -> None:
    honest = Duel.view

    def view(game: Duel, state: DuelState, seat: int | None) -> DuelView:
        return replace(honest(game, state, seat), hand=(*state.hands[0], *state.hands[1]))

    patch.setattr(Duel, "view", view)


def prompt_names_a_hand(patch: pytest.MonkeyPatch) -> None:
    honest = Duel.prompts

    def prompts(game: Duel, state: DuelState, seat: int | None) -> list[Prompt]:
        return [replace(it, id=f"{it.id}-{' '.join(state.hands[0])}") for it in honest(game, state, seat)]

    patch.setattr(Duel, "prompts", prompts)


def everybody_gets_every_list(patch: pytest.MonkeyPatch) -> None:
    honest = pictures.picture

    def picture(book: Book, seat: int | None) -> pictures.Picture:
        return replace(honest(book, seat), legal=honest(book, 0).legal)

    patch.setattr(pictures, "picture", picture)


def unlike(subject: Subject, case: Case) -> Iterator[tuple[State, State]]:
    """Positions that look the same to seat 1, in which seat 0 may do different things."""
    rng = generator("leak", subject, case, 0)
    for state in record(subject, case, 0).positions:
        other = subject.scramble(state, 1, rng)
        if subject.game.legal(state, 0) != subject.game.legal(other, 0):
            yield state, other


@pytest.mark.parametrize("leak", [view_shows_a_hand, prompt_names_a_hand, everybody_gets_every_list])
async def test_a_leak_of_what_is_hidden_is_caught(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch, leak: Patch
) -> None:
    subject = subject_named("toy_duel")
    case = next(case for case in subject.cases if case.options.pace == "relaxed")
    state, other = next(unlike(subject, case))
    async with still_site(new_url("sqlite"), monkeypatch) as place:
        leak(monkeypatch)
        async with twins(place, subject, case, 1, state, other) as both:
            with pytest.raises(AssertionError, match="can tell"):
                await both.compare("the start")


def common_numbers(patch: pytest.MonkeyPatch) -> None:
    """A hidden event takes a number in everybody's stream."""
    honest = Streams._tell_secret

    def tell_secret(streams: Streams, event: Secret) -> None:
        honest(streams, event)
        for stream in streams.all:
            stream.last = max(it.last for it in streams.all)

    patch.setattr(Streams, "_tell_secret", tell_secret)


def lists_tell_every_row(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Unit, "public", property(lambda unit: True))


@pytest.mark.parametrize("leak", [common_numbers, lists_tell_every_row])
async def test_a_leak_of_a_hidden_action_is_caught(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch, leak: Patch
) -> None:
    async with still_site(new_url("sqlite"), monkeypatch) as place, quiet_course(place) as both:
        leak(monkeypatch)
        await both.pass_time(700)
        await both.one.act(1, SetStandingOrders(rats="cancel"))
        with pytest.raises(AssertionError, match="can tell"):
            await look(both)


async def look(both: Twins) -> None:
    await both.compare("orders")
    await fetch_all(both)


def quiet_course(place: Place) -> AbstractAsyncContextManager[Twins]:
    subject = subject_named("course_a_letoile")
    first = record(subject, subject.cases[0], 0).first
    return twins(place, subject, subject.cases[0], 0, first, first)
