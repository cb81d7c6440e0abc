"""The command line: one module per command, each with `add_arguments` and `run`."""

import argparse
import os
import sys
from types import ModuleType
from typing import Final, NoReturn

import atable
from atable.cli import backup, bench, people, play, restore, rules, serve, simulate, tables, upgrade, verify, worker
from atable.cli.common import BadArgument
from atable.kernel.errors import AtableError

COMMANDS: Final[dict[str, ModuleType]] = {
    "serve": serve,
    "play": play,
    "simulate": simulate,
    "verify": verify,
    "rules": rules,
    "bench": bench,
    "worker": worker,
    "backup": backup,
    "restore": restore,
    "tables": tables,
    "people": people,
    "upgrade": upgrade,
}

PIPE_CLOSED: Final = 141  # as the shell reports a program that was stopped by a closed pipe


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
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except AtableError as error:
        print(f"atable: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # nobody reads any further, as in `atable rules banquet_royal | head`
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        print(f"atable: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _run(arguments: list[str]) -> int:
    for argument in arguments:
        if not _is_text(argument):
            raise BadArgument(f"{argument!a}: expected text in UTF-8")
    try:
        chosen = parser().parse_args(arguments)
        return int(COMMANDS[chosen.command].run(chosen))
    finally:
        print(end="", flush=True)  # output that can't be written is found here, not when Python is gone


def _is_text(argument: str) -> bool:
    """Python passes bytes that are no text on as half characters."""
    try:
        argument.encode()
    except UnicodeEncodeError:
        return False
    return True


def _drop_output() -> None:
    """What is still waiting to be written goes nowhere: Python would try once more at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
