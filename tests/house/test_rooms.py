"""Someone who has read one game finds everything in the next one at the same place, under the same name."""

import ast
from pathlib import Path

import pytest

import atable
from atable.games import IDS, part
from atable.kernel.frames import Frame, FrozenFrame

GAMES = Path(atable.__file__).parent / "games"
# What the contract asks of a game, at the root of its folder; a big game may have a folder of that name instead.
CONTRACT = {
    "actions",
    "events",
    "frames",
    "game",
    "invariants",
    "options",
    "prompts",
    "redeal",
    "scoring",
    "setup",
    "state",
    "timing",
    "views",
}
ROOMS = {"bots", "content", "phases", "rules", "table", "words"}
OF_WORDS = {"en.ftl", "fr.ftl", "messages.py", "text.py"}
OF_BOTS = {"heuristics.py", "statistics.py"}
PHASE = ["pending", "may_act", "legal", "check", "play", "step", "tick", "next_deadline"]

FRAMES = (Frame, FrozenFrame)

every_game = pytest.mark.parametrize("game_id", IDS)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def modules(folder: Path) -> set[str]:
    """Files and folders with code, by the name under which they are imported."""
    found = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/*.py")}
    return found - {"__init__"}


def defined(module: Path) -> list[str]:
    """The functions of a module in their order; `may_act = pending` is one, too."""
    order: list[str] = []
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            order.append(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            order.append(node.targets[0].id)
    return order


def test_every_folder_is_a_game_that_is_named() -> None:
    assert {path.parent.name for path in GAMES.glob("*/game.py")} == set(IDS)
    assert [part(game_id, "game").GAME.spec.id for game_id in IDS] == list(IDS)


@every_game
def test_the_root_holds_what_the_contract_asks_for_and_rooms(game_id: str) -> None:
    files = {path.stem for path in (GAMES / game_id).glob("*.py")} - {"__init__"}
    assert files <= CONTRACT
    assert modules(GAMES / game_id) >= CONTRACT | ROOMS - {"rules"}
    assert "README.md" in names(GAMES / game_id)


@every_game
def test_every_room_says_what_it_is_for(game_id: str) -> None:
    for room in [
        path for path in (GAMES / game_id).iterdir() if path.is_dir() and path.name not in ("rules", "__pycache__")
    ]:
        assert ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8"))), room.name


@every_game
def test_words_bots_content_and_rules_have_the_same_parts(game_id: str) -> None:
    folder = GAMES / game_id
    assert names(folder / "words") >= OF_WORDS
    assert names(folder / "bots") >= OF_BOTS
    assert names(folder / "rules") == {"en.md", "fr.md"}
    assert "loader.py" in names(folder / "content")
    assert list((folder / "content").glob("*.toml"))
    assert not [path for path in folder.rglob("*.ftl") if path.parent.name != "words"]
    assert not [path for path in folder.rglob("*.toml") if path.parent.name != "content"]


@every_game
def test_every_frame_has_its_phase(game_id: str) -> None:
    frames = part(game_id, "frames")
    phases = part(game_id, "phases.flow").PHASES
    kinds = {kind for kind in vars(frames).values() if isinstance(kind, type) and issubclass(kind, FRAMES)} - set(
        FRAMES
    )
    assert set(phases) == kinds


@every_game
def test_a_phase_has_the_eight_functions_of_the_contract_in_order(game_id: str) -> None:
    for phase in set(part(game_id, "phases.flow").PHASES.values()):
        path = GAMES / game_id / "phases" / Path(*phase.__name__.split(".phases.")[1].split(".")).with_suffix(".py")
        order = [name for name in defined(path) if name in PHASE]
        assert order == PHASE, f"{path.name}: {order}"


@every_game
def test_no_game_has_a_contract_of_its_own(game_id: str) -> None:
    """One Phase, one `top`, one meaning of a step: those of the kernel."""
    for path in (GAMES / game_id).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "class Phase(" not in text, path.name
        assert "def _frame(" not in text, path.name
        assert "def advance(" not in text, path.name
