"""What the client says, in both languages: the tests look for what a person would read or hear."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from atable.kernel.messages import Message, Param
from atable.server.texts import FOLDERS
from atable.texts.speaker import SHARED, Speaker

WEB: Final = Path(__file__).parents[2] / "web" / "src"


@cache
def speaker(language: str) -> Speaker:
    """Shared words, the server's, the games', the client's pages and boards."""
    bundle = FluentBundle([language], use_isolating=False)
    files = [folder / f"{language}.ftl" for folder in (SHARED, *FOLDERS)]
    files += sorted((WEB / "messages" / language).glob("*.ftl"))
    files += sorted(WEB.glob(f"games/*/messages/{language}.ftl"))
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return Speaker(bundle, names=(), reader=None)


def say(language: str, key: str, **params: Param) -> str:
    return typeset(speaker(language)(Message(key, params)))


def typeset(text: str) -> str:
    """The client sets apostrophes as in print."""
    return text.replace("'", "’")
