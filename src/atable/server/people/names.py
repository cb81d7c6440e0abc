"""Names that people give themselves, made fit to stand among others on a page."""

import unicodedata
from typing import Final

from atable.server.errors import Denied

LONGEST: Final = 30  # characters, as the protocol says; some grow when they are normalised
JOINERS: Final = "\u200c\u200d"  # hold emoji and Persian letters together
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


def clean_name(text: str) -> str:
    """A clean line; raise Denied if it is too long or nothing of it can be seen."""
    name = clean_line(text)
    if len(name) > LONGEST or not name:
        raise Denied("bad-name", field="name")
    return name


def clean_line(text: str) -> str:
    """One line without control characters, bidi overrides and needless blanks; empty if nothing can be seen."""
    kept = "".join(character for character in text if character.isspace() or not _is_hidden(character))
    line = " ".join(unicodedata.normalize("NFC", kept).split())
    return line if any(map(_is_visible, line)) else ""


def login_key(text: str) -> str:
    """The form that logins are stored and compared in: «Ève» and «ÈVE» are one person."""
    normal = unicodedata.normalize("NFC", text)
    return unicodedata.normalize("NFC", normal.casefold())


def is_login(text: str) -> bool:
    """Two logins that look alike are trouble: nothing hidden may be in one."""
    return not any(character.isspace() or _is_hidden(character) or character in JOINERS + BLANK for character in text)


def _is_hidden(character: str) -> bool:
    """Control, format (bidi overrides, zero-width signs), surrogate and private-use characters."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co") and character not in JOINERS


def _is_visible(character: str) -> bool:
    """Something that takes ink by itself: no blank, joiner or bare accent."""
    return unicodedata.category(character)[0] not in "ZM" and character not in JOINERS + BLANK
