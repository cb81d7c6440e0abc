"""What `make bench-peers` prints: our games beside OpenSpiel and Catanatron, in one run.

Like for like: uniform random legal play driven from Python, one core, CPU time, the legal list asked for at
every decision. The peers live in an environment of their own; `peers.py` measures them there.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / ".venv-peers" / "bin" / "python"


def ours(build: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "atable.cli.main", "bench", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, "ATABLE_BUILD": build, "PYTHONPATH": str(ROOT / "src")}
    output = subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    return {game["game"]: game for game in json.loads(output)["games"]}


def peers(seconds: float) -> dict[str, Any]:
    command = [str(PEERS), str(ROOT / "benchmarks" / "peers.py"), "--seconds", str(seconds)]
    measured = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    named = {f"OpenSpiel {name}": figures for name, figures in measured["openspiel"].items()}
    return {**named, "Catanatron": measured["catanatron"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each measurement")
    seconds = parser.parse_args().seconds
    print("measuring the peers, then our two builds ...", file=sys.stderr, flush=True)
    theirs = peers(seconds)
    builds = {"compiled": ours("fast", seconds), "interpreted": ours("pure", seconds)}
    for label, games in builds.items():
        for name, mine in games.items():
            print(f"\n{name}, {label}: {mine['decisions_per_s']:,.0f} decisions/s, copy {mine['copy_us']:.2f} µs")
            print(f"  {'beside':24}{'decisions/s':>14}{'ratio':>8}{'copy µs':>10}{'branching':>11}")
            for peer, figures in theirs.items():
                ratio = mine["decisions_per_s"] / figures["decisions_per_s"]
                line = f"  {peer:24}{figures['decisions_per_s']:>14,.0f}{ratio:>8.2f}"
                print(f"{line}{figures['copy_us']:>10.2f}{figures['branching']:>11.1f}")


if __name__ == "__main__":
    main()
