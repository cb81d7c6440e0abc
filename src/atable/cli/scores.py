"""The score sheet at the end of a game."""

from atable.kernel.messages import Message, Player, Several
from atable.kernel.outcome import Outcome, ScoreLine, SideScore
from atable.texts.speaker import Speaker


def score_rows(outcome: Outcome, say: Speaker) -> list[list[str]]:
    """A row for each line of the sheet, a column for each side."""
    sides = outcome.sides
    keys = list(dict.fromkeys(line.key for side in sides for line in side.lines))
    return [
        ["", *(_side_name(side, say) for side in sides)],
        *([say(Message(key)), *_cells(outcome, key, say)] for key in keys),
        [say(Message("score-total")), *(str(side.points) for side in sides)],
        [say(Message("score-place")), *(str(side.place) for side in sides)],
    ]


def _side_name(side: SideScore, say: Speaker) -> str:
    if side.side == "automa":
        return say(Message("side-automa"))
    if len(side.seats) == 1:
        return say(Message("seat-name", {"player": Player(side.seats[0])}))
    return say(Message("side-names", {"players": Several(tuple(Player(seat) for seat in side.seats))}))


def _cells(outcome: Outcome, key: str, say: Speaker) -> list[str]:
    lines = [next((line for line in side.lines if line.key == key), None) for side in outcome.sides]
    return ["" if line is None else _cell(line, say) for line in lines]


def _cell(line: ScoreLine, say: Speaker) -> str:
    """Points, and what they are for where the game has a word for it and there are not just as many of it."""
    if line.count in (0, line.points) or not say.bundle.has_message(f"count-{line.key}"):
        return str(line.points)
    count = say(Message(f"count-{line.key}", {"count": line.count}))
    return say(Message("score-cell", {"points": line.points, "count": count}))


def tie_messages(outcome: Outcome) -> list[Message]:
    """What parted sides of equal points: for the victory, as the outcome has it, and below."""
    below = [Message("tie-break-below")] if _parted_below(outcome) else []
    return below if outcome.tie_break is None else [outcome.tie_break, *below]


def _parted_below(outcome: Outcome) -> bool:
    most = max([side.points for side in outcome.sides])
    places: dict[int, int] = {}
    for side in outcome.sides:
        if (
            outcome.result == "ranked"
            and side.points < most
            and places.setdefault(side.points, side.place) != side.place
        ):
            return True
    return False


def winner_message(outcome: Outcome) -> Message:
    winners = outcome.winners()
    if len(winners) == 1:
        return Message("winner", {"player": Player(winners[0])})
    if not winners:
        return Message("nobody-wins")
    return Message("winners-together", {"players": Several(tuple(Player(seat) for seat in winners))})
