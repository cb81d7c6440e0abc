"""The stories of The Last Spoonful."""

from collections.abc import Callable, Mapping

from atable.games.soup.actions import ChooseBowl, Ladle
from atable.games.soup.game import GAME
from atable.games.soup.options import SoupOptions
from atable.games.soup.state import SoupState
from atable.kernel.seats import Seat
from tests.golden.story import Story
from tests.rules.soup.scenario import A, B, starting_with

SoupStory = Story[SoupState]


def _draw(state: SoupState, seat: Seat | None) -> list[str]:
    view = GAME.view(state, seat)
    eaters = [f"seat {at}: {eater.bowl or '-'}, {eater.eaten} eaten" for at, eater in enumerate(view.eaters)]
    return [f"  {line}" for line in (f"{view.phase}, {view.pot} in the pot", *eaters)]


def choosing_in_secret() -> SoupStory:
    story = Story(GAME, GAME.setup(SoupOptions(), 2, "story"), 2, _draw)
    story.say("Two bowls, each chosen behind one's hand.")
    story.act(B, ChooseBowl("plate"))
    story.show(A)
    story.show(B)
    story.say("Nobody eats before both have chosen.")
    story.act(A, Ladle(1))
    story.act(A, ChooseBowl("cup"))
    story.show()
    return story


def the_last_spoonful() -> SoupStory:
    story = Story(GAME, starting_with(A, "cup", "plate").ladle(2, 3, 2).state, 2, _draw)
    story.say("Five are left for a soup plate. Three would leave two, of which a cup may take one.")
    story.show()
    story.act(B, Ladle(3))
    story.act(A, Ladle(1))
    story.say("The soup plate must take the last one, and its seven spoonfuls count for nothing.")
    story.act(B, Ladle(2))
    story.act(B, Ladle(1))
    return story


CASES: Mapping[str, Callable[[], SoupStory]] = {
    "choosing-in-secret": choosing_in_secret,
    "the-last-spoonful": the_last_spoonful,
}
