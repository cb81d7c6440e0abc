"""What the README and the guides show is run; what they link to exists."""

import contextlib
import importlib.util
import io
import re
import subprocess
from pathlib import Path

import pytest

from atable.games import IDS

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_readme_starts_with_the_two_commands() -> None:
    assert README.index("make play") < README.index("make test") < README.index("## ")


def test_the_python_example_of_the_readme_plays_a_game() -> None:
    [code] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, {})
    assert re.fullmatch(r"\[\d+, \d+\]\n", printed.getvalue())


def test_no_page_links_to_a_missing_file() -> None:
    spec = importlib.util.spec_from_file_location("docs_tool", ROOT / "tools" / "docs.py")
    assert spec is not None
    assert spec.loader is not None
    docs = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(docs)
    assert len(docs.pages()) > 10
    assert [problem for path in docs.pages() for problem in docs.dead_links(path)] == []


@pytest.mark.parametrize("target", re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
def test_every_make_target_is_declared_phony(target: str) -> None:
    [phony] = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert target in phony.split()


def test_the_makefile_checks_the_rules_of_every_game() -> None:
    plan = subprocess.run(["make", "-n", "test-plain"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    [games] = re.findall(r"for game in (.*?);", plan)
    assert set(games.split()) == set(IDS)
