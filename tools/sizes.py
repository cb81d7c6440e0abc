"""Fail on a function over 40 lines in kernel or games, a module over 400 anywhere, a toy (a whole game) over 275."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FUNCTION, MODULE, TOY = 40, 400, 275


def long_functions(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION:
                found.append(
                    f"{path.relative_to(ROOT)}:{node.lineno}: {node.name} has {lines} lines, at most {FUNCTION}"
                )
    return found


def long_module(path: Path, limit: int) -> list[str]:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    return [f"{path.relative_to(ROOT)}: {lines} lines, at most {limit}"] if lines > limit else []


def main() -> int:
    source = sorted((ROOT / "src" / "atable").rglob("*.py"))
    toys = [path for path in sorted((ROOT / "tests" / "toys").glob("*.py")) if not path.name.startswith("test_")]
    problems = [problem for path in source for problem in (*long_functions(path), *long_module(path, MODULE))]
    problems += [problem for path in toys for problem in long_module(path, TOY)]
    print("\n".join(problems) or f"sizes: {len(source)} modules and {len(toys)} toys are small enough")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
