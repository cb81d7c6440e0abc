"""The plain page: nothing that a strict browser refuses, and the same words in both languages."""

import re
from pathlib import Path

import atable.server

PAGES = Path(atable.server.__file__).parent / "pages"
HTML = (PAGES / "index.html").read_text(encoding="utf-8")
SCRIPT = (PAGES / "page.js").read_text(encoding="utf-8")


def texts(language: str) -> set[str]:
    [block] = re.findall(rf"^  {language}: {{\n(.*?)^  }},$", SCRIPT, re.DOTALL | re.MULTILINE)
    return set(re.findall(r'(?:^|[\s,])"?([\w-]+)"?: "', block))


def test_nothing_is_inline_and_nothing_comes_from_elsewhere() -> None:
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\son\w+=", HTML)
    assert not re.search(r"https?://|//\w", HTML)
    assert not re.search(r"innerHTML|insertAdjacentHTML|eval\(|\.style\b", SCRIPT)


def test_the_files_that_the_page_names_are_there() -> None:
    assert {(PAGES / name).is_file() for name in re.findall(r'"/static/([^"]+)"', HTML)} == {True}


def test_both_languages_have_the_same_words() -> None:
    assert texts("en") == texts("fr")
    assert len(texts("en")) > 40


def test_every_word_that_is_used_is_there_and_none_is_left_over() -> None:
    used = {
        *re.findall(r'data-text="([\w-]+)"', HTML),
        *re.findall(r'\bt\("([\w-]+)"\)', SCRIPT),
        *re.findall(r'\boffer\("([\w-]+)"', SCRIPT),
        *re.findall(r'\bchoice\("([\w-]+)"', SCRIPT),
        *re.findall(r'\["([\w-]+)", (?:true|false)\]', SCRIPT),
        *("lobby", "playing", "finished", "closed"),  # of a table
    }
    assert used == texts("en")


def test_every_control_has_a_name() -> None:
    for field in re.findall(r"<(?:input|select)[^>]*>", HTML):
        before = HTML[: HTML.index(field)]
        assert before.rfind("<label>") > before.rfind("</label>"), field
