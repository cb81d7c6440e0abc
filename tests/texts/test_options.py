"""What is wrong with an option, as a person reads it in either language."""

from typing import Any

import pytest

from atable.games.banquet_royal.game import GAME as BANQUET
from atable.games.course_a_letoile.game import GAME as COURSE
from atable.kernel.errors import BadOptions
from atable.kernel.game import Game
from atable.kernel.messages import Message
from atable.kernel.spec import Options, read_options
from tests.texts.speaking import speaker

NB = "\u00a0"


def lay_table(game: Game[Any], seats: int, chosen: dict[str, object]) -> None:
    game.spec.check_seats(seats)
    game.resolve(read_options(game.spec, chosen), seats)


def said(game: Game[Any], error: BadOptions, language: str) -> str:
    return speaker(language, game=game.spec.id)(Message(error.key, error.params))


@pytest.mark.parametrize(
    ("game", "seats", "chosen", "english", "french"),
    [
        (
            BANQUET,
            5,
            {},
            "banquet_royal is for 2 to 4 seats, not 5",
            "banquet_royal se joue de 2 à 4 joueurs, et non à 5",
        ),
        (
            COURSE,
            2,
            {"sauce": "hot"},
            "course_a_letoile has no such option (it has pace, resto_income, reactions)",
            f"course_a_letoile n'a pas cette option{NB}; ses options sont pace, resto_income, reactions",
        ),
        (
            COURSE,
            2,
            {"resto_income": "double"},
            "'double' is not one of added, floor",
            f"«{NB}double{NB}» ne fait pas partie des valeurs possibles{NB}: added, floor",
        ),
        (
            BANQUET,
            2,
            {"colors": "pink"},
            "expected a choice among orange, pink, blue, green",
            "il faut choisir parmi orange, pink, blue, green",
        ),
        (BANQUET, 2, {"folie": "maybe"}, "expected true or false", "il faut répondre par true (oui) ou false (non)"),
        (
            BANQUET,
            2,
            {"memorise_seconds": 9},
            "expected a whole number from 10 to 60",
            "il faut un nombre entier, de 10 à 60",
        ),
        (
            BANQUET,
            2,
            {"folie_eight": True},
            "eight Royal Orders are an option of Proper Dining Etiquette (folie), which is not chosen",
            "les huit Commandes Royales sont une option de Folie en cuisine (folie), qui n'est pas choisie",
        ),
        (
            BANQUET,
            3,
            {"colors": ["pink", "blue"]},
            "3 seats need 3 colours, not 2",
            "3 places demandent 3 couleurs, et non 2",
        ),
        (
            BANQUET,
            2,
            {"colors": ["pink", "pink"]},
            "each player picks a different colour (BR-21)",
            "chaque joueur choisit une couleur différente (BR-21)",
        ),
        (
            COURSE,
            2,
            {"reactions": "pause"},
            "waiting for every victim is an option of relaxed play",
            "attendre la réponse de chaque victime est une option du jeu en différé (relaxed)",
        ),
    ],
)
def test_what_is_wrong_is_said(
    game: Game[Any], seats: int, chosen: dict[str, object], english: str, french: str
) -> None:
    with pytest.raises(BadOptions) as error:
        lay_table(game, seats, chosen)
    assert said(game, error.value, "en") == english
    assert said(game, error.value, "fr") == french


@pytest.mark.parametrize("game", [BANQUET, COURSE])
def test_options_of_another_game_are_named(game: Game[Any]) -> None:
    with pytest.raises(BadOptions) as error:
        game.resolve(Options(), 2)
    wanted = game.spec.options.__name__
    assert said(game, error.value, "en") == f"expected {wanted}, not Options"
    assert said(game, error.value, "fr") == f"il faut {wanted}, et non Options"
