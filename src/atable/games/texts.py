"""What clients need to speak about each game, by the game's id: its texts, its rules and its drawing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from atable.games import banquet_royal, course_a_letoile, critter_kitchen, kitchen_rush, rival_restaurants
from atable.games.banquet_royal.words import messages as banquet_messages
from atable.games.banquet_royal.words import text as banquet_text
from atable.games.course_a_letoile.words import messages as course_messages
from atable.games.course_a_letoile.words import text as course_text
from atable.games.critter_kitchen.words import messages as critter_messages
from atable.games.critter_kitchen.words import text as critter_text
from atable.games.kitchen_rush.words import messages as rush_messages
from atable.games.kitchen_rush.words import text as rush_text
from atable.games.rival_restaurants.words import forms as rival_forms
from atable.games.rival_restaurants.words import messages as rival_messages
from atable.games.rival_restaurants.words import text as rival_text
from atable.kernel.forms import Form
from atable.kernel.messages import Message

Say = Callable[[Message], str]


def no_forms(view: Any) -> list[Form]:
    return []


class GameTexts(NamedTuple):
    folder: Path  # of the game's package: `messages/` and `rules/` are in it
    describe: Callable[[Any], Message]  # an event
    opens: Callable[[Any], bool]  # this event begins a new paragraph of the log
    describe_action: Callable[[Any], Message]
    group: Callable[[Any], tuple[Message, ...]]  # headings over an action in a long list
    draw: Callable[[Any, Any, Say], list[str]]  # a view and the legal actions, as blocks of styled text
    details: Callable[[Any, Say], list[str]]
    fleeting: Callable[[Any], bool]  # the view shows what must not stay on the screen
    forms: Callable[[Any], list[Form]] = no_forms  # of a view: what one may compose that no list can name


TEXTS: Final[dict[str, GameTexts]] = {
    "banquet_royal": GameTexts(
        folder=Path(banquet_royal.__path__[0]),
        describe=banquet_messages.describe,
        opens=banquet_messages.opens,
        describe_action=banquet_messages.describe_action,
        group=banquet_messages.group,
        draw=banquet_text.draw,
        details=banquet_text.details,
        fleeting=banquet_text.fleeting,
    ),
    "course_a_letoile": GameTexts(
        folder=Path(course_a_letoile.__path__[0]),
        describe=course_messages.describe,
        opens=course_messages.opens,
        describe_action=course_messages.describe_action,
        group=course_messages.group,
        draw=course_text.draw,
        details=course_text.details,
        fleeting=course_text.fleeting,
    ),
    "critter_kitchen": GameTexts(
        folder=Path(critter_kitchen.__path__[0]),
        describe=critter_messages.describe,
        opens=critter_messages.opens,
        describe_action=critter_messages.describe_action,
        group=critter_messages.group,
        draw=critter_text.draw,
        details=critter_text.details,
        fleeting=critter_text.fleeting,
    ),
    "kitchen_rush": GameTexts(
        folder=Path(kitchen_rush.__path__[0]),
        describe=rush_messages.describe,
        opens=rush_messages.opens,
        describe_action=rush_messages.describe_action,
        group=rush_messages.group,
        draw=rush_text.draw,
        details=rush_text.details,
        fleeting=rush_text.fleeting,
    ),
    "rival_restaurants": GameTexts(
        folder=Path(rival_restaurants.__path__[0]),
        describe=rival_messages.describe,
        opens=rival_messages.opens,
        describe_action=rival_messages.describe_action,
        group=rival_messages.group,
        draw=rival_text.draw,
        details=rival_text.details,
        fleeting=rival_text.fleeting,
        forms=rival_forms.forms,
    ),
}
