"""What a player may do, one small class each."""

from atable.games.soup.content.loader import BowlId
from atable.kernel.actions import Action


class ChooseBowl(Action, frozen=True):
    """SO-03."""

    bowl: BowlId


class Ladle(Action, frozen=True):
    """SO-06."""

    spoonfuls: int


SoupAction = ChooseBowl | Ladle
