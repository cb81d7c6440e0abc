"""What clients need to speak about each game, by the game's id: `words/` and `rules/` of its folder."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from atable.games import IDS, has_part, part
from atable.kernel.forms import Form
from atable.kernel.messages import Message

Say = Callable[[Message], str]


def no_forms(view: Any) -> list[Form]:
    return []


class GameTexts(NamedTuple):
    words: Path  # the folder of `en.ftl` and `fr.ftl`
    rules: Path  # the folder of `en.md` and `fr.md`
    describe: Callable[[Any], Message]  # an event
    opens: Callable[[Any], bool]  # this event begins a new paragraph of the log
    describe_action: Callable[[Any], Message]
    group: Callable[[Any], tuple[Message, ...]]  # headings over an action in a long list
    draw: Callable[[Any, Any, Say], list[str]]  # a view and the legal actions, as blocks of styled text
    details: Callable[[Any, Say], list[str]]
    fleeting: Callable[[Any], bool]  # the view shows what must not stay on the screen
    forms: Callable[[Any], list[Form]] = no_forms  # of a view: what one may compose that no list can name


def _of(game_id: str) -> GameTexts:
    messages, text = part(game_id, "words.messages"), part(game_id, "words.text")
    words = Path(text.__file__).parent
    return GameTexts(
        words=words,
        rules=words.parent / "rules",
        describe=messages.describe,
        opens=messages.opens,
        describe_action=messages.describe_action,
        group=messages.group,
        draw=text.draw,
        details=text.details,
        fleeting=text.fleeting,
        forms=part(game_id, "words.forms").forms if has_part(game_id, "words.forms") else no_forms,
    )


TEXTS: Final[dict[str, GameTexts]] = {game_id: _of(game_id) for game_id in IDS}
