"""How long the long tests run: `ATABLE_LONG=1` asks for ten times as much of everything."""

import os
from typing import Final

SCALE: Final = 10 if os.environ.get("ATABLE_LONG") else 1
