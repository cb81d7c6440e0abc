"""Of each game, by its id: the keys that its code puts together or only passes on, for `test_keys`."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Keys:
    # Made from a prefix and a part that varies: all of these parts, by prefix.
    families: dict[str, set[str]]
    # Which of these families a parameter of this name stands for. Any other parameter is a number or a plain text.
    terms: dict[str, str]
    # The lines of a score sheet that count things, of which each may bring several points or none.
    counted: set[str] = field(default_factory=set)
    # Made in one place and passed on in another, or picked from these: by file and by the expression that stands there.
    passed_on: dict[tuple[str, str], set[str]] = field(default_factory=dict)
