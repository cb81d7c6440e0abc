"""The client's texts are set as their languages are."""

import re

import pytest

from atable.texts.speaker import LANGUAGES
from tests.web.sources import messages, scopes
from tests.web.typography import problems, texts, without_names

NB = "\u00a0"
WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", scopes())
def test_every_text_is_well_set(scope: str, language: str) -> None:
    wrong = [
        f"{path.parent.name}/{path.name}: {key}: {problem}: {text}"
        for path in messages(scope, language)
        for key, text in texts(path)
        for problem in problems(text, language)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scope", scopes())
def test_no_sentence_was_left_in_the_other_language(scope: str) -> None:
    english, french = ({pair for path in messages(scope, language) for pair in texts(path)} for language in LANGUAGES)
    assert {text for _, text in english & french if len(WORD.findall(without_names(text))) > 2} == set()


@pytest.mark.parametrize(
    "text",
    [
        f"Prêt{NB}? Partez{NB}!",
        f"Attention{NB}!!",
        f"«{NB}Le Rêve{NB}»{NB}: 12:30, http://la-table.fr",
        "On attend quelqu'un…",
        f"Une main{NB}; la table de l'ami",
    ],
)
def test_good_french_passes(text: str) -> None:
    assert problems(text, "fr") == []


@pytest.mark.parametrize(
    "text", ["Prêt ?", "Prêt?", "Prêt :", "« Le Rêve »", "«Le Rêve»", 'un "mot"', "Encore...", "La table of trois"]
)
def test_bad_french_is_found(text: str) -> None:
    assert problems(text, "fr") != []
