"""À table! Five restaurant board games to play with friends and bots, and a library to study them."""

from pathlib import Path

from atable._build import package_path

__version__ = "0.1.0"
__path__ = package_path(Path(__file__).parent)
