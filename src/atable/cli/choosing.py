"""A long list of actions made choosable: headings to pick from, or words that narrow it down."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final, NamedTuple

from atable.games.texts import GameTexts
from atable.kernel.actions import Action
from atable.kernel.forms import Form
from atable.kernel.messages import Message

FLAT: Final = 9  # up to this many choices are listed one by one


class Choice(NamedTuple):
    action: Action | Form  # a form is filled in before there is an action
    text: str
    path: tuple[str, ...]  # headings, from the widest to the narrowest


class Heading(NamedTuple):
    text: str
    choices: list[Choice]


def choices(actions: list[Action], texts: GameTexts, say: Callable[[Message], str]) -> list[Choice]:
    return [
        Choice(action, say(texts.describe_action(action)), tuple(say(message) for message in texts.group(action)))
        for action in actions
    ]


def headings(found: list[Choice]) -> list[Heading]:
    """The headings at the widest level that parts these choices; none if they are few or can't be parted."""
    if len(found) <= FLAT:
        return []
    for level in range(max(len(choice.path) for choice in found)):
        groups: dict[str, list[Choice]] = {}
        for choice in found:
            heading = choice.path[level] if level < len(choice.path) else choice.text
            groups.setdefault(heading, []).append(choice)
        if len(groups) > 1:
            return [Heading(text, group) for text, group in groups.items()]
    return []


def matching(found: list[Choice], query: str) -> list[Choice]:
    """The choices whose words begin with the words of the query, each word of a choice serving once."""
    wanted = words(query)
    return [choice for choice in found if fits(words(choice.text), wanted)]


def fits(available: list[str], wanted: list[str]) -> bool:
    """Does each wanted word begin another one of those that are there?"""
    for word in sorted(wanted, key=len, reverse=True):
        fitting = [other for other in available if other.startswith(word)]
        if not fitting:
            return False
        available.remove(min(fitting, key=len))
    return True


def words(text: str) -> list[str]:
    """Lower case, no accents, letters and digits alone: «Défausser l'Ordre» -> defausser, l, ordre."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.findall(r"[a-z0-9]+", bare)
