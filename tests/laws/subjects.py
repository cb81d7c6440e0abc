"""Every game and every toy before the laws. A registered game without its subject fails here."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import pytest

from atable.games import IDS
from atable.kernel.actions import Action
from tests.laws import (
    tiny,
    toy_auction,
    toy_duel,
    toy_kitchen,
    toy_market,
    toy_memory,
    toy_snatch,
)
from tests.laws.subject import PACES, Case, Subject, fact_witness
from tests.toys.duel import SetOrder
from tests.toys.market import RingBell

SCALE = int(os.environ.get("ATABLE_LAW_GAMES", "1"))  # more games per case for long runs

Kinds = tuple[type[Action], ...]


def toy(module: ModuleType, games: int = 2, keen: Kinds = (), aside: Kinds = ()) -> Subject:
    """A toy takes no options but the pace; it is played with the fewest and the most seats."""
    spec = module.GAME.spec
    seats = sorted({spec.seats_min, spec.seats_max})
    cases = [Case(f"{number}-{pace}", number, spec.options(pace=pace)) for number in seats for pace in PACES]
    witness = fact_witness(module.facts, module.holds)
    return Subject(module.GAME, tuple(cases), module.scramble, witness, games, keen, aside)


TINY = toy(tiny)
SUBJECTS: tuple[Subject, ...] = (
    *[import_module(f"tests.laws.{game_id}").SUBJECT for game_id in IDS],
    TINY,
    toy(toy_auction),
    toy(toy_duel, aside=(SetOrder,)),
    toy(toy_memory, games=3),
    toy(toy_market, games=10, keen=(RingBell,)),
    toy(toy_snatch, games=4),
    toy(toy_kitchen),
)

every_case = pytest.mark.parametrize(
    ("subject", "case"),
    [pytest.param(subject, case, id=f"{subject.name}-{case.name}") for subject in SUBJECTS for case in subject.cases],
)


Law = Callable[[Subject, Case, int], None]  # raises AssertionError where a game breaks it


def or_all(positions: int) -> int:
    """So many positions of a game in `make test`; all of them in long runs."""
    return positions if SCALE == 1 else sys.maxsize


def uphold(law: Law, subject: Subject, case: Case) -> None:
    for seed in range(subject.games * SCALE):
        law(subject, case, seed)
