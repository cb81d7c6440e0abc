"""Compile the kernel and the rules with mypyc into build/fast; `atable` uses it while it is current.

The whole package is copied there, the modules named below are compiled beside their sources, and the
hash of everything that was copied is stored last: a build that was interrupted is never used. Where only
what lies above the rules has changed (server, command line), it is copied again and nothing is compiled.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "atable"
BUILD = ROOT / "build" / "fast"

sys.path.insert(0, str(ROOT / "src"))
os.environ["ATABLE_BUILD"] = "pure"

from atable._build import HASH_FILE, source_hash  # noqa: E402

KERNEL = ("kernel/clocks.py", "kernel/phases.py", "kernel/rng.py")
OF_A_GAME = ("game.py", "redeal.py", "scoring.py", "timing.py", "frames/records.py")
# Rooms of a game in which no search spends its time, and modules that are read once or only watch.
ROOMS_LEFT_OUT = ("events", "frames", "rules", "views", "words", "actions")
LEFT_OUT = ("__init__.py", "loader.py", "entries.py", "statistics.py")

BELOW = ("kernel", "games", "bots", "texts")  # what the compiled modules may import
RULES_FILE = "RULES"

# One C file for each module, so that all cores compile them; setuptools itself takes one after the other.
SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor

from setuptools import setup
from distutils.ccompiler import CCompiler  # setuptools' own copy, by the name under which it is used there

from mypyc.build import mypycify


def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                         extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    arguments = self._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = [pool.submit(self._compile, one, *build[one], arguments, extra_postargs, options) for one in build]
    for one in done:
        one.result()  # raises what went wrong
    return objects


CCompiler.compile = compile_side_by_side
modules = mypycify({arguments!r}, opt_level="3", group_name="atable_fast", multi_file=True)
setup(name="atable_fast", packages=[], ext_modules=modules)
"""


def modules() -> list[str]:
    """The modules to compile, relative to the folder that holds the package."""
    paths = [SOURCE / name for name in KERNEL]
    for game in sorted(path.parent for path in (SOURCE / "games").glob("*/game.py")):
        paths += [game / name for name in OF_A_GAME if (game / name).is_file()]
        if not holds_struct(game / "state.py"):
            paths.append(game / "state.py")
        paths += [path for room in rooms(game) for path in room.rglob("*.py") if path.name not in LEFT_OUT]
    return [str(Path("atable") / path.relative_to(SOURCE)) for path in sorted(paths)]


def rooms(game: Path) -> list[Path]:
    return [path for path in game.iterdir() if path.is_dir() and path.name not in ROOMS_LEFT_OUT]


def holds_struct(path: Path) -> bool:
    """A state that is a struct has nothing to gain (decision 17)."""
    return "(msgspec.Struct" in path.read_text(encoding="utf-8")


def main() -> int:
    digest = source_hash(SOURCE)
    stamp = BUILD / HASH_FILE
    if stamp.is_file() and stamp.read_text() == digest:
        print("compiled build is current")
        return 0
    stamp.unlink(missing_ok=True)
    rules = rules_hash()
    compiled = BUILD / RULES_FILE
    if compiled.is_file() and compiled.read_text() == rules:
        copy()
    else:
        shutil.rmtree(BUILD, ignore_errors=True)
        copy()
        if not compile_modules():
            return 1
        compiled.write_text(rules)
    stamp.write_text(digest)
    print("compiled build is ready")
    return 0


def rules_hash() -> str:
    """Of all that the compiled modules know of, and of what is compiled."""
    parts = [source_hash(SOURCE / name) for name in BELOW]
    return " ".join([*parts, *modules()])


def copy() -> None:
    """The sources as they are now; extension modules that are there already stay."""
    for path in (BUILD / "atable").rglob("*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()
    shutil.copytree(SOURCE, BUILD / "atable", ignore=_left_out, dirs_exist_ok=True)


def _left_out(folder: str, names: list[str]) -> list[str]:
    client = ["client"] if Path(folder) == SOURCE / "server" else []  # the web client, served from where it lies
    return [name for name in names if name == "__pycache__" or name in client]


def compile_modules() -> bool:
    arguments = ["--strict", "--ignore-missing-imports", *modules()]
    (BUILD / "setup.py").write_text(SETUP.format(arguments=arguments))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    print(f"compiling {len(modules())} modules with mypyc (about a minute)", flush=True)
    environment = {**os.environ, "MYPYPATH": str(BUILD)}
    done = subprocess.run(command, cwd=BUILD, env=environment, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stdout + done.stderr, file=sys.stderr)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
