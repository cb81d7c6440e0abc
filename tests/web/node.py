"""Runs the client's own tools: Node comes with the development requirements."""

import os
import subprocess
import sys
from pathlib import Path

from tools.typescript import ROOT

CLIENT = ROOT / "web"
NODE = Path(sys.executable).parent / "node"
VITEST = CLIENT / "node_modules" / "vitest" / "vitest.mjs"


def vitest(*tests: str, **variables: str) -> subprocess.CompletedProcess[str]:
    assert VITEST.exists(), "the client's packages are not installed: run `npm ci` in web/"
    command = [str(NODE), str(VITEST), "run", "--reporter=dot", *tests]
    environment = os.environ | variables | {"NO_COLOR": "1"}
    return subprocess.run(
        command, cwd=CLIENT, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
