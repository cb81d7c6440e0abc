"""A game's numbered rules, read from `rules/<language>.md`: `## Section`, then `- **BR-38** text`."""

import re
from pathlib import Path
from typing import Final

import msgspec

from atable.kernel.errors import AtableError

_RULE: Final = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.+)")


class UnknownRule(AtableError):
    """There is no rule of this id."""


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    text: str  # the whole file
    rules: tuple[Rule, ...]

    def find(self, name: str, prefix: str) -> Rule:
        """The rule of this id; `38` and `br-38` mean BR-38. A bare number means the first of several prefixes."""
        letters, dash, number = name.upper().rpartition("-")
        for rule in self.rules:
            own_letters, _, own_number = rule.id.partition("-")
            meant = own_letters == (letters if dash else prefix)
            if meant and number.isdecimal() and int(own_number) == int(number):
                return rule
        raise UnknownRule(f"there is no rule {name!r} (there are {len(self.rules)}, from {self.rules[0].id})")


def read(folder: Path, language: str) -> Rulebook:
    text = (folder / f"{language}.md").read_text(encoding="utf-8")
    rules: list[Rule] = []
    section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif found := _RULE.fullmatch(line):
            rules.append(Rule(found[1], section, found[2]))
    return Rulebook(text, tuple(rules))
