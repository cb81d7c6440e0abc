"""simulate (being written)"""

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")


def run(arguments: argparse.Namespace) -> int:
    raise SystemExit("not yet")
