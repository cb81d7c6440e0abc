"""The score sheet at the end of a game."""

from collections.abc import Callable

from atable.kernel.messages import Message, Player, Several
from atable.kernel.outcome import Outcome, SideScore


def score_rows(outcome: Outcome, say: Callable[[Message], str]) -> list[list[str]]:
    """A row for each line of the sheet, a column for each side."""
    sides = outcome.sides
    keys = list(dict.fromkeys(line.key for side in sides for line in side.lines))
    return [
        ["", *(_side_name(side, say) for side in sides)],
        *([say(Message(key)), *(_cell(side, key, say) for side in sides)] for key in keys),
        [say(Message("score-total")), *(str(side.points) for side in sides)],
        [say(Message("score-place")), *(str(side.place) for side in sides)],
    ]


def _side_name(side: SideScore, say: Callable[[Message], str]) -> str:
    if side.side == "automa":
        return say(Message("side-automa"))
    if len(side.seats) == 1:
        return say(Message("seat-name", {"player": Player(side.seats[0])}))
    return say(Message("side-names", {"players": Several(tuple(Player(seat) for seat in side.seats))}))


def _cell(side: SideScore, key: str, say: Callable[[Message], str]) -> str:
    for line in side.lines:
        if line.key == key:
            return say(Message("score-cell", {"points": line.points, "count": line.count}))
    return ""


def winner_message(outcome: Outcome) -> Message:
    winners = outcome.winners()
    if len(winners) == 1:
        return Message("winner", {"player": Player(winners[0])})
    if not winners:
        return Message("nobody-wins")
    return Message("winners-together", {"players": Several(tuple(Player(seat) for seat in winners))})
