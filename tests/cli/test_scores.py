"""The score sheet, for sides of one seat and of several."""

import pytest

from atable.cli.scores import score_rows, tie_messages, winner_message
from atable.games import GAMES
from atable.kernel.messages import Message, Player, Several
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from tests.texts.speaking import speaker


def side(seats: tuple[int, ...], place: int, *lines: ScoreLine) -> SideScore:
    return SideScore("seat", seats, sum(line.points for line in lines), lines, place)


REASON = Message("ended-table-full")
MENUS = ScoreLine("score-menus", 4, 9)
ORDERS = ScoreLine("score-royal-orders", 2, 3)


def test_every_line_has_the_points_of_each_side_and_what_they_are_for() -> None:
    outcome = Outcome("ranked", (side((0,), 2, MENUS), side((1,), 1, MENUS, ORDERS)), REASON)
    assert score_rows(outcome, speaker("en", 0)) == [
        ["", "You", "Olive"],
        ["Validated Menus", "9 (4 Menus)", "9 (4 Menus)"],
        ["Royal Orders", "", "3 (2 Orders)"],
        ["Total", "9", "12"],
        ["Place", "2", "1"],
    ]


@pytest.mark.parametrize(
    ("game", "key", "counts", "english", "french"),
    [
        ("banquet_royal", "score-menus", [(1, 2), (0, 0)], ["2 (1 Menu)", "0"], ["2 (1 Menu)", "0"]),
        ("banquet_royal", "score-royal-orders", [(3, 3), (1, 1)], ["3", "1"], ["3", "1"]),  # a point each
        ("course_a_letoile", "score-fame", [(5, 4), (2, 2)], ["4 (5 in all)", "2"], None),
        ("critter_kitchen", "score-difficulty", [(1, -4), (3, 3)], ["-4", "3"], ["-4", "3"]),
        ("rival_restaurants", "score-garbage", [(2, -2), (20, 20)], ["-2", "20"], ["-2", "20"]),
        ("rival_restaurants", "score-recipes", [(3, 20)], ["20 (3 recipes)"], ["20 (3 recettes)"]),
        ("kitchen_rush", "score-coins", [(7, 7)], ["7"], ["7"]),
        ("kitchen_rush", "score-served", [(5, 10)], ["10 (5 Orders)"], ["10 (5 Commandes)"]),
        ("kitchen_rush", "score-prestige", [(1, 3)], ["3 (1 prestige)"], ["3 (1 de prestige)"]),
    ],
)
def test_a_number_beside_points_says_what_it_counts_or_is_left_out(
    game: str, key: str, counts: list[tuple[int, int]], english: list[str], french: list[str] | None
) -> None:
    sides = tuple(side((seat,), 1, ScoreLine(key, *line)) for seat, line in enumerate(counts))
    outcome = Outcome("ranked", sides, REASON)
    assert score_rows(outcome, speaker("en", game=game))[1][1:] == english
    assert score_rows(outcome, speaker("fr", game=game))[1][1:] == (french or ["4 (5 en tout)", "2"])


TIED = Message("tie-break-royal-orders")
BELOW = Message("tie-break-below")


@pytest.mark.parametrize(
    ("points", "places", "told", "said"),
    [
        ((9, 7, 7), (1, 2, 2), None, []),  # equal points, equal places
        ((9, 7, 6), (1, 2, 3), None, []),
        ((9, 9, 7), (1, 2, 3), TIED, [TIED]),
        ((9, 7, 7), (1, 3, 2), None, [BELOW]),
        ((9, 9, 7, 7), (2, 1, 3, 4), TIED, [TIED, BELOW]),
        ((9, 9, 7), (1, 1, 3), None, []),
    ],
)
def test_a_tie_break_is_told_only_where_it_decided(
    points: tuple[int, ...], places: tuple[int, ...], told: Message | None, said: list[Message]
) -> None:
    sides = tuple(
        SideScore("seat", (seat,), each, (), place)
        for seat, (each, place) in enumerate(zip(points, places, strict=True))
    )
    assert tie_messages(Outcome("ranked", sides, REASON, told)) == said


@pytest.mark.parametrize("game", [game.spec.id for game in GAMES if not game.spec.together])
def test_every_game_of_rivals_names_its_tie_break(game: str) -> None:
    assert speaker("en", game=game)(BELOW).startswith("Further down, ")
    assert speaker("fr", game=game)(BELOW).startswith("Plus bas, ")


def test_the_heading_promises_no_number() -> None:
    assert speaker("en")(Message("score-title")) == "Score"
    assert speaker("fr")(Message("score-title")) == "Décompte"


def test_a_team_is_named_by_its_players() -> None:
    outcome = Outcome("won", (side((0, 1), 1, MENUS),), REASON)
    assert score_rows(outcome, speaker("fr"))[0] == ["", "Ada et Olive"]


def test_one_winner_several_or_none() -> None:
    alone = Outcome("ranked", (side((0,), 2), side((1,), 1)), REASON)
    assert winner_message(alone) == Message("winner", {"player": Player(1)})
    shared = Outcome("ranked", (side((0,), 1), side((1,), 1)), REASON)
    assert winner_message(shared) == Message("winners-together", {"players": Several((Player(0), Player(1)))})
    lost = Outcome("lost", (side((0, 1), 1),), REASON)
    assert winner_message(lost) == Message("nobody-wins")
