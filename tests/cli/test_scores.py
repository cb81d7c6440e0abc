"""The score sheet, for sides of one seat and of several."""

from atable.cli.scores import score_rows, winner_message
from atable.kernel.messages import Message, Player, Several
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from tests.texts.speaking import speaker


def side(seats: tuple[int, ...], place: int, *lines: ScoreLine) -> SideScore:
    return SideScore("seat", seats, sum(line.points for line in lines), lines, place)


REASON = Message("ended-table-full")
MENUS = ScoreLine("score-menus", 4, 9)
ORDERS = ScoreLine("score-royal-orders", 2, 3)


def test_every_line_has_points_and_number_for_each_side() -> None:
    outcome = Outcome("ranked", (side((0,), 2, MENUS), side((1,), 1, MENUS, ORDERS)), REASON)
    assert score_rows(outcome, speaker("en", 0)) == [
        ["", "You", "Olive"],
        ["Validated Menus", "9 (4)", "9 (4)"],
        ["Royal Orders", "", "3 (2)"],
        ["Total", "9", "12"],
        ["Place", "2", "1"],
    ]


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
