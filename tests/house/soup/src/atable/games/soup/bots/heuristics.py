"""What bots know of The Last Spoonful: how good an action looks, in points. All of it comes from the view."""

from typing import Final

from atable.games.soup.actions import Ladle
from atable.games.soup.content.loader import BOWLS
from atable.games.soup.views import SoupView
from atable.kernel.actions import Action
from atable.kernel.bots import Asked


class SoupHeuristics:
    def remember(self, asked: Asked, forgetting: float) -> None:
        """There is nothing to remember: the pot stands on the table."""

    def worth(self, asked: Asked) -> list[float]:
        view = asked.view()
        assert isinstance(view, SoupView)
        return [_worth(view, action) for action in asked.legal]


def _worth(view: SoupView, action: Action) -> float:
    if not isinstance(action, Ladle):
        return 0.0  # both bowls have their friends
    assert view.seat is not None
    left = view.pot - action.spoonfuls
    if left == 0:
        return float(-view.eaters[view.seat].eaten)  # SO-09
    following = view.eaters[(view.seat + 1) % len(view.eaters)].bowl
    assert following is not None
    must_empty_it = left <= BOWLS[following].least
    return action.spoonfuls + 10.0 * must_empty_it


HEURISTICS: Final = SoupHeuristics()
