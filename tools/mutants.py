"""Break each rule on purpose and see that its tests notice.

`tests/mutants/*.toml` lists, for every rule id of every game, at least one small change that breaks that
rule. Each change is made in a copy of the package, and the tests named after the rule run against the copy:
a mutant is killed if they fail, and survives if they pass. A mutant whose tests can't even be collected, or
whose `old` text isn't found exactly once, is broken. A few rules that no program can test are listed with a
reason in `tests/rules/<game>/untestable.toml`.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import msgspec
from rich.progress import track

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src") / "atable"
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
PATIENCE = 120  # seconds for the tests of one rule
# A mutant shall break a rule; one that can't even run breaks nothing, and its tests fail for another reason.
CRASHES = re.compile(r"\b(ImportError|ModuleNotFoundError|NameError|SyntaxError)\b")
ELSEWHERE = 9  # exit code: another copy of the package was imported

# The first argument is the folder from which `atable` must come; the others are pytest's.
RUNNER = f"""
import sys, traceback
import pytest
try:
    import atable
except Exception:
    traceback.print_exc()
    sys.exit(2)
if not atable.__file__.startswith(sys.argv[1]):
    sys.exit({ELSEWHERE})
sys.exit(pytest.main(sys.argv[2:]))
"""
QUIET = (
    "-x",
    "-q",
    "--tb=line",
    "--no-header",
    "-p",
    "pytest_timeout",
    "-p",
    "pytest_asyncio.plugin",
    "-p",
    "no:cacheprovider",
)


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    file: str
    old: str
    new: str

    def name(self) -> str:
        return f"{self.id} in {self.file}: {self.old.strip().splitlines()[0].strip()}"

    def test_mark(self) -> str:
        """BR-10 -> _br_10_, which test_br_10_access and test_br_09_br_10_access have, and no test of BR-101."""
        return f"_{self.id.lower().replace('-', '_')}_"


class MutantFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mutants: tuple[Mutant, ...] = msgspec.field(name="mutant")


class Untestable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    reason: str


class UntestableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[Untestable, ...] = msgspec.field(name="rule")


class Verdict(msgspec.Struct, frozen=True):
    mutant: Mutant
    result: Literal["killed", "survived", "broken"]
    detail: str = ""


def rule_order(rule: str) -> tuple[str, int]:
    prefix, _, number = rule.partition("-")
    return prefix, int(number)


def read_mutants(root: Path) -> list[Mutant]:
    files = sorted((root / "tests" / "mutants").glob("*.toml"))
    texts = [path.read_text(encoding="utf-8") for path in files]
    found = [mutant for text in texts for mutant in msgspec.convert(tomllib.loads(text), MutantFile).mutants]
    return sorted(found, key=lambda mutant: rule_order(mutant.id))


def read_rules(root: Path) -> list[str]:
    """Every rule id in the rules texts of the games."""
    texts = sorted((root / PACKAGE / "games").glob("*/rules/en.md"))
    return [rule for path in texts for rule in RULE.findall(path.read_text(encoding="utf-8"))]


def read_untestable(root: Path) -> list[Untestable]:
    files = sorted((root / "tests" / "rules").glob("*/untestable.toml"))
    texts = [path.read_text(encoding="utf-8") for path in files]
    return [rule for text in texts for rule in msgspec.convert(tomllib.loads(text), UntestableFile).rules]


def gaps(rules: Iterable[str], mutants: Iterable[Mutant], untestable: Iterable[Untestable]) -> list[str]:
    """Rules that nobody breaks, and entries for rules that don't exist."""
    known = set(rules)
    mutated = {mutant.id for mutant in mutants}
    excused = {rule.id for rule in untestable}
    problems = [f"{rule} has neither a mutant nor an entry in untestable.toml" for rule in known - mutated - excused]
    problems += [f"{rule} is not a rule of any game" for rule in (mutated | excused) - known]
    problems += [f"{rule.id} is untestable without a reason" for rule in untestable if not rule.reason.strip()]
    return sorted(problems)


def mutated_text(root: Path, mutant: Mutant) -> str:
    """The file with the change made; ValueError if the place isn't clear."""
    path = root / mutant.file
    if not path.is_relative_to(root / PACKAGE) or not path.is_file():
        raise ValueError("no such file in the package")
    text = path.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"the old text occurs {text.count(mutant.old)} times")
    if mutant.old == mutant.new:
        raise ValueError("the new text is the old one")
    return text.replace(mutant.old, mutant.new)


def impossible(root: Path, mutants: Iterable[Mutant]) -> list[Verdict]:
    """The mutants that can't be made, and those of rules without a test."""
    verdicts: list[Verdict] = []
    for mutant in mutants:
        try:
            mutated_text(root, mutant)
        except ValueError as error:
            verdicts.append(Verdict(mutant, "broken", str(error)))
        else:
            if not files_with(root, [mutant.test_mark()]):
                verdicts.append(Verdict(mutant, "broken", f"there is no test named …{mutant.test_mark()}…"))
    return verdicts


def spread(mutants: list[Mutant], sample: int, seed: int) -> list[Mutant]:
    """So many of them, evenly spread; another seed moves on by one."""
    if sample >= len(mutants):
        return mutants
    return [mutants[(seed + number * len(mutants) // sample) % len(mutants)] for number in range(sample)]


def files_with(root: Path, names: Iterable[str]) -> list[str]:
    """The test files that define a test with one of these marks in its name: collecting only them saves time."""
    wanted = re.compile(rf"def test\w*({'|'.join(names)})")
    paths = sorted((root / "tests" / "rules").rglob("test_*.py"))
    return [str(path) for path in paths if wanted.search(path.read_text(encoding="utf-8"))]


def run_tests(root: Path, copy: Path, marks: Iterable[str]) -> tuple[int, str]:
    """Pytest's exit code and the end of its output, with `atable` taken from the copy."""
    names = sorted(set(marks))
    arguments = [str(copy), *QUIET, "-k", " or ".join(names), *files_with(root, names)]
    environment = {**os.environ, "ATABLE_BUILD": "pure", "PYTHONPATH": str(copy), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-c", RUNNER, *arguments]
    try:
        done = subprocess.run(
            command, cwd=root, env=environment, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return -1, f"no answer within {PATIENCE} s"
    if done.returncode == ELSEWHERE:
        return ELSEWHERE, "the tests imported atable from elsewhere"
    return done.returncode, (done.stdout + done.stderr)[-1500:]


def judge(root: Path, pristine: Path, mutant: Mutant) -> Verdict:
    """Make the mutant in a copy of its own and run the tests of its rule."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(pristine, copy)
        path = copy / Path(mutant.file).relative_to("src")
        path.write_text(mutated_text(root, mutant), encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()
        code, output = run_tests(root, copy, [mutant.test_mark()])
    if code == 1 and not CRASHES.search(output):
        return Verdict(mutant, "killed")
    return Verdict(mutant, "survived") if code == 0 else Verdict(mutant, "broken", output)


def judge_all(root: Path, mutants: list[Mutant], jobs: int) -> list[Verdict]:
    """Every verdict, after a first run that shows that the tests pass on the package as it is."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        pristine = Path(folder) / "src"
        shutil.copytree(root / PACKAGE, pristine / "atable", ignore=shutil.ignore_patterns("__pycache__"))
        code, output = run_tests(root, pristine, [mutant.test_mark() for mutant in mutants])
        if code != 0:
            raise SystemExit(f"the tests must pass before anything is broken:\n{output}")
        with ThreadPoolExecutor(jobs) as pool:
            verdicts = pool.map(lambda mutant: judge(root, pristine, mutant), mutants)
            return list(track(verdicts, description="mutants", total=len(mutants)))


def choose(mutants: list[Mutant], options: argparse.Namespace) -> list[Mutant]:
    if options.id:
        return [mutant for mutant in mutants if mutant.id in options.id]
    return spread(mutants, options.sample, options.seed) if options.sample else mutants


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break each rule on purpose and see that its tests notice.")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many mutants, evenly spread")
    parser.add_argument("--seed", type=int, default=0, help="which sample (default 0)")
    parser.add_argument("--id", nargs="+", metavar="RULE", help="only the mutants of these rules")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    return parser.parse_args(arguments)


def report(verdicts: list[Verdict], problems: list[str]) -> int:
    for problem in problems:
        print(problem)
    counts = {"killed": 0, "survived": 0, "broken": 0}
    for verdict in verdicts:
        counts[verdict.result] += 1
        if verdict.result != "killed":
            print(f"{verdict.result}: {verdict.mutant.name()}", verdict.detail, sep="\n  " if verdict.detail else "")
    broken = f", {counts['broken']} broken" if counts["broken"] else ""
    print(f"{counts['killed']} killed, {counts['survived']} survived{broken}")
    return 1 if problems or counts["survived"] or counts["broken"] else 0


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    options = parse(arguments)
    mutants = read_mutants(root)
    problems = [] if options.id else gaps(read_rules(root), mutants, read_untestable(root))
    wanted = choose(mutants, options)
    broken = impossible(root, wanted if options.id else mutants)
    chosen = [mutant for mutant in wanted if mutant not in [verdict.mutant for verdict in broken]]
    if options.id and (missing := set(options.id) - {mutant.id for mutant in mutants}):
        problems = [f"{rule} has no mutant" for rule in sorted(missing)]
    verdicts = judge_all(root, chosen, options.jobs) if chosen else []
    return report(broken + verdicts, problems)


if __name__ == "__main__":
    sys.exit(main())
