"""The table as text: what a seat sees, drawn for a terminal."""

from collections.abc import Sequence

from atable.games.soup.actions import SoupAction
from atable.games.soup.content.loader import CONTENT
from atable.games.soup.views import EaterView, SoupView
from atable.games.soup.words.messages import bowl_term
from atable.kernel.layout import Say, wrapped
from atable.kernel.messages import Message, Player
from atable.kernel.seats import Seat


def draw(view: SoupView, legal: Sequence[SoupAction], say: Say) -> list[str]:
    """The pot, then everybody around it."""
    eaters = [_eater(seat, eater, say) for seat, eater in enumerate(view.eaters)]
    return ["\n".join([say(Message("text-pot", {"left": view.pot})), *eaters])]


def _eater(seat: Seat, eater: EaterView, say: Say) -> str:
    player = Player(seat)
    if eater.bowl is None:
        waits = Message("text-eater-ready" if eater.ready else "text-eater-choosing", {"player": player})
        return wrapped(say(waits), 2)
    bowl = bowl_term(eater.bowl)
    return wrapped(say(Message("text-eater", {"player": player, "bowl": bowl, "spoonfuls": eater.eaten})), 2)


def details(view: SoupView, say: Say) -> list[str]:
    """What each bowl takes."""
    bowls = [
        say(Message("text-bowl", {"bowl": bowl_term(bowl.id), "least": bowl.least, "most": bowl.most}))
        for bowl in CONTENT.bowls
    ]
    return ["\n".join(bowls)]


def fleeting(view: SoupView) -> bool:
    """Nothing is shown here that must not stay on the screen of its reader."""
    return False
