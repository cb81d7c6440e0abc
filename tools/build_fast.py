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

COMPILED = (
    "kernel/clocks.py",
    "kernel/rng.py",
    "games/kitchen_rush/state.py",
    "games/rival_restaurants/records.py",
    "games/rival_restaurants/state.py",
    "games/*/items.py",
    "games/*/board.py",
    "games/*/menus.py",
    "games/*/cards.py",
    "games/*/piles.py",
    "games/*/points.py",
    "games/*/table.py",
    "games/*/bag.py",
    "games/*/market.py",
    "games/*/receiving.py",
    "games/*/stock.py",
    "games/*/storage.py",
    "games/*/plates.py",
    "games/*/tasting.py",
    "games/*/abilities/*.py",
    "games/*/areas/*.py",
    "games/*/crew/*.py",
    "games/*/solo/*.py",
    "games/*/shop/*.py",
    "games/*/commitment.py",
    "games/*/house.py",
    "games/*/judging.py",
    "games/*/windows.py",
    "games/*/lid.py",
    "games/*/hourglasses.py",
    "games/*/usefulness.py",
    "games/*/handling.py",
    "games/*/clockwork.py",
    "games/*/happenings.py",
    "games/*/perks.py",
    "games/*/recipes.py",
    "games/*/pans.py",
    "games/*/fillings.py",
    "games/*/gains.py",
    "games/*/glimpses.py",
    "games/*/bonuses.py",
    "games/*/phases/*.py",
    "games/*/scoring.py",
    "games/*/timing.py",
    "games/*/redeal.py",
    "games/*/heuristics.py",
    "games/*/outlook.py",
    "games/*/scouting.py",
    "games/*/bargaining.py",
    "games/*/cardplay.py",
    "games/*/cookery.py",
    "games/*/menu.py",
    "games/*/pantry.py",
    "games/*/least_costs.py",
    "games/*/reach.py",
    "games/*/plating.py",
    "games/*/game.py",
)

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
    paths = sorted(path for pattern in COMPILED for path in SOURCE.glob(pattern))
    return [str(Path("atable") / path.relative_to(SOURCE)) for path in paths if path.name != "__init__.py"]


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
