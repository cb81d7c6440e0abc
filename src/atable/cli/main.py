"""The command line: one module per command, each with `add_arguments` and `run`."""

import argparse
import sys
from types import ModuleType
from typing import Final, NoReturn

import atable
from atable.cli import bench, play, rules, simulate, verify
from atable.kernel.errors import AtableError

COMMANDS: Final[dict[str, ModuleType]] = {
    "play": play,
    "simulate": simulate,
    "verify": verify,
    "rules": rules,
    "bench": bench,
}


class OneLineParser(argparse.ArgumentParser):
    """Answers bad arguments with one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help shows what there is)\n")


def parser() -> argparse.ArgumentParser:
    top = OneLineParser(prog="atable", description="À table! Five restaurant board games.")
    top.add_argument("--version", action="version", version=f"atable {atable.__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, module in COMMANDS.items():
        summary = (module.__doc__ or "").partition("\n")[0]
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Bad input is one clear line on stderr and exit code 2."""
    chosen = parser().parse_args(arguments)
    try:
        return int(COMMANDS[chosen.command].run(chosen))
    except AtableError as error:
        print(f"atable: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
