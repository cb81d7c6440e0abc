"""A space that an action names: the map gives the bouquet and the plates names, too, but they are none."""

from atable.games.banquet_royal.content.board import BOUQUET, INDEX
from atable.games.banquet_royal.content.loader import CONTENT
from atable.kernel.errors import IllegalAction


def space_of(label: str) -> int:
    """Whatever is to be done there: BR-04, BR-08, BR-09."""
    if label == BOUQUET:
        raise IllegalAction("BR-08", "on-the-bouquet", {"space": label})
    if label in CONTENT.board.plates:
        raise IllegalAction("BR-09", "on-a-plate")
    space = INDEX.get(label)
    if space is None:
        raise IllegalAction("BR-04", "no-such-space", {"space": label})
    return space
