"""What is wrong with a text, as its language sets it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl

from tests.texts.sources import parse

HOLE: Final = "\ufffc"  # where a placeable stands
ENGLISH: Final = re.compile(  # none of these is a French word
    r"(?<!-)\b(the|your|you|yours|with|of|is|are|was|were|not|this|that|these|those|and|for|from|has|have|had|it|its|they"
    r"|we|to|by|at|game|seat|turn|click|close|cancel|back|copy|join|leave|start|wait|loading|rules|settings|players?"
    r"|please|sorry|here|there|board|hand|log|who|what|when|which|why|how|each|every|all|any)\b(?!-)",
    re.IGNORECASE,
)
STRAIGHT: Final = [(re.compile(r'"'), "straight quotes"), (re.compile(r"\.\.\."), "three dots for …")]
NAMES: Final = re.compile(  # what games, licences and the like are called is the same everywhere
    r"Banquet Royal|Course à l'Étoile|Critter Kitchen|Rival Restaurants|Kitchen Rush|Piece of Cake|À table"
    r"|Pirates!|Nunito Sans|Fluent Emoji(?: Flat)?|Apache|MIT|SIL Open Font License"
)
FRENCH: Final = [
    (re.compile(r"(?<![\u00a0\u202f!?(])[!?;»]"), "no-break space missing before ! ? ; or »"),
    (re.compile(r"(?<![\u00a0\u202f]):(?!//|\d)"), "no-break space missing before :"),
    (re.compile(r"«(?![\u00a0\u202f])"), "no-break space missing after «"),
    (re.compile(r"[“”]"), "English quotes"),
]


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """Every text of a file with its key: of a choice each variant by itself, a hole for what is filled in."""
    for message in parse(path):
        if isinstance(message, ftl.Message):
            patterns = [(message.id.name, message.value)] if message.value is not None else []
            patterns += [(f"{message.id.name}.{item.id.name}", item.value) for item in message.attributes]
            for key, pattern in patterns:
                yield from ((key, text) for text in _flat(pattern))


def _flat(pattern: ftl.Pattern) -> Iterator[str]:
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            whole += element.value
            continue
        inside = element.expression
        whole += inside.value if isinstance(inside, ftl.StringLiteral) else HOLE
        if isinstance(inside, ftl.SelectExpression):
            for variant in inside.variants:
                yield from _flat(variant.value)
    yield whole


def problems(text: str, language: str) -> list[str]:
    text = without_names(text)
    wrong = [said for pattern, said in STRAIGHT + (FRENCH if language == "fr" else []) if pattern.search(text)]
    if language == "fr":
        wrong += [f"an English word: {word}" for word in ENGLISH.findall(text)]
    return wrong


def without_names(text: str) -> str:
    return NAMES.sub(HOLE, text)
