"""A checkout to which somebody has added a game, as CONTRIBUTING says: `soup/` beside this file, laid over a copy."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
OVERLAY: Final = Path(__file__).parent / "soup"
GAME: Final = "soup"
FOLDER: Final = Path("src/atable/games") / GAME
NAMES: Final = Path("src/atable/games/__init__.py")  # where its one line is

# What the promises of CONTRIBUTING are kept with; the tests of server and browser know of no single game.
NEEDED: Final = (
    *("Makefile", "pyproject.toml", "requirements", "src", "tools", "web/public", "web/src"),
    *(f"tests/{name}" for name in ("__init__.py", "conftest.py", "counts", "golden", "house", "laws", "mutants")),
    *(f"tests/{name}" for name in ("rules", "texts", "toys", "web")),
)

Done = subprocess.CompletedProcess[str]


def overlay() -> list[Path]:
    """The files that the game brings, relative to the checkout."""
    files = [path.relative_to(OVERLAY) for path in sorted(OVERLAY.rglob("*")) if path.is_file()]
    return [path for path in files if "__pycache__" not in path.parts]


class Checkout:
    def __init__(self, root: Path) -> None:
        self.root = root
        for name in NEEDED:
            _copy(ROOT / name, root / name)
        for path in overlay():
            self.lay(path)
        self._name_the_game()

    def lay(self, path: Path) -> None:
        """A file that the game brings; what is there already is added to."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("ab") as file:
            file.write((OVERLAY / path).read_bytes())

    def take_away(self, path: Path) -> None:
        """As if the game hadn't brought this file."""
        (self.root / path).unlink()
        if (ROOT / path).exists():
            _copy(ROOT / path, self.root / path)

    @contextmanager
    def without(self, *paths: Path) -> Iterator[None]:
        for path in paths:
            self.take_away(path)
        try:
            yield
        finally:
            for path in paths:
                self.lay(path)

    def _name_the_game(self) -> None:
        names = self.root / NAMES
        text = names.read_text(encoding="utf-8")
        [line] = [line for line in text.splitlines() if line.startswith("IDS: Final = (")]
        names.write_text(text.replace(line, f'{line.removesuffix(")")}, "{GAME}")'), encoding="utf-8")

    def run(self, *command: str) -> Done:
        environment = {
            **os.environ,
            "ATABLE_BUILD": "pure",
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # every process would compile all that it imports again
        return subprocess.run(command, cwd=self.root, env=environment, check=False, capture_output=True, text=True)

    def python(self, *arguments: str) -> Done:
        return self.run(sys.executable, *arguments)

    def pytest(self, *arguments: str) -> Done:
        """Without what only our server's tests need."""
        return self.python("-m", "pytest", "-p", "no:schemathesis", "-p", "no:cacheprovider", "-n0", *arguments)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=_left_out)
    else:
        shutil.copy(source, target)


def _left_out(folder: str, names: list[str]) -> list[str]:
    built = Path(folder) == ROOT / "src" / "atable" / "server"  # the client, for this server
    return [name for name in names if name in ("__pycache__", OVERLAY.name) or (built and name == "client")]
