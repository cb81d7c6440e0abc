"""How should a state be represented? Banquet Royal with five candidates, interpreted and compiled.

Each candidate gets a copy of the package in which only the class `BanquetState` is written differently.
The result and the choice are in docs/decisions/0002-states-and-actions.md.

    python benchmarks/representation.py [--seconds 2]
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.build_fast import modules  # noqa: E402

STATE = "atable/games/banquet_royal/state.py"
FRAMES = "atable/games/banquet_royal/state_frames.py"
CLASS = "class BanquetState(msgspec.Struct):\n"


def fields(body: str) -> list[tuple[str, str]]:
    """Names and types of the state, from the lines before `copy`."""
    lines = body.split("    def copy")[0].splitlines()
    pairs = [line.split("#")[0].strip().split(": ", 1) for line in lines if ": " in line]
    return [(name, kind) for name, kind in pairs]


def plain_class(body: str) -> str:
    names = fields(body)
    slots = "    __slots__ = (" + "".join(f'"{name}", ' for name, _ in names) + ")\n"
    arguments = "".join(f", {name}: {kind}" for name, kind in names)
    assignments = "".join(f"        self.{name} = {name}\n" for name, _ in names)
    copy = "    def copy" + body.split("    def copy")[1]
    return f"class BanquetState:\n{slots}    def __init__(self{arguments}) -> None:\n{assignments}{copy}"


CANDIDATES: dict[str, tuple[bool, Callable[[str], str]]] = {
    "msgspec struct": (False, lambda body: CLASS + body),
    "slots dataclass": (False, lambda body: "@dataclass(slots=True)\nclass BanquetState:\n" + body),
    "plain slots class": (False, plain_class),
    "native dataclass": (True, lambda body: "@dataclass\nclass BanquetState:\n" + body),
    "native plain class": (True, plain_class),
}


def write_candidate(folder: Path, name: str) -> bool:
    """Split state.py: frames stay as they are, the state class is the candidate's. True: compile it too."""
    native, write = CANDIDATES[name]
    head, _, body = (folder / STATE).read_text().partition(CLASS)
    (folder / FRAMES).write_text(head)
    names = ", ".join(re.findall(r"^(?:class )?([A-Z]\w+)(?:\(|:| =)", head, re.MULTILINE))
    imports = "from dataclasses import dataclass\nimport msgspec\n"
    imports += f"from atable.games.banquet_royal.state_frames import {names}\n"
    needed = "from atable.games.banquet_royal.options import BanquetOptions\nfrom atable.kernel.rng import Rng\n"
    (folder / STATE).write_text(imports + needed + "from atable.kernel.seats import Seat\n" + write(body))
    return native


def measure(folder: Path, seconds: float) -> dict[str, Any]:
    code = (
        "from atable.cli import bench\nfrom atable.games import GAMES\nfrom atable.lab.speed import measure\n"
        "import json\ngame = GAMES[0]\noptions = game.resolve(game.spec.options(pace='simulation'), 4)\n"
        f"best = max((measure(game, options, 4, {seconds}) for _ in range(3)), key=lambda s: s.decisions_per_s)\n"
        "print(json.dumps({'decisions_per_s': best.decisions_per_s, 'copy_us': best.copy_us, 'build': bench.build()}))"
    )
    environment = {**os.environ, "PYTHONPATH": str(folder), "ATABLE_BUILD": "pure"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def compile_with_mypyc(folder: Path, modules: list[str]) -> None:
    setup = "from mypyc.build import mypycify\nfrom setuptools import setup\n"
    arguments = ["--ignore-missing-imports", *modules]
    (folder / "setup.py").write_text(
        setup + f"setup(packages=[], ext_modules=mypycify({arguments!r}, opt_level='3'))\n"
    )
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    print(f"{'candidate':20}{'interpreted/s':>15}{'copy µs':>9}{'compiled/s':>13}{'copy µs':>9}")
    for name in CANDIDATES:
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            shutil.copytree(ROOT / "src" / "atable", folder / "atable", ignore=shutil.ignore_patterns("__pycache__"))
            native = write_candidate(folder, name)
            pure = measure(folder, seconds)
            compile_with_mypyc(folder, modules() + ([STATE] if native else []))
            fast = measure(folder, seconds)
            assert (pure["build"], fast["build"]) == ("pure Python", "compiled")
            figures = f"{pure['decisions_per_s']:>15,.0f}{pure['copy_us']:>9.2f}{fast['decisions_per_s']:>13,.0f}"
            print(f"{name:20}{figures}{fast['copy_us']:>9.2f}", flush=True)


if __name__ == "__main__":
    main()
