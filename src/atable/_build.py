"""Which build runs: compiled modules while they are current, plain Python otherwise.

ATABLE_BUILD=pure never uses the compiled build; ATABLE_BUILD=fast insists on it. A build made from other
sources than the ones beside this file is refused by its hash.
"""

import hashlib
import os
import sys
from pathlib import Path

HASH_FILE = "SOURCES"


class StaleBuild(ImportError):
    """ATABLE_BUILD=fast, but there is no compiled build of these sources."""


def source_hash(package: Path) -> str:
    """A hash of every file of the package; the web client is built for itself, and served from where it lies."""
    client = package / "server" / "client"
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and not path.is_relative_to(client):
            digest.update(str(path.relative_to(package)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def package_path(package: Path) -> list[str]:
    """Where to find the modules of the package."""
    wanted = os.environ.get("ATABLE_BUILD", "")
    fast = package.parents[1] / "build" / "fast"
    if wanted != "pure" and (fast / HASH_FILE).is_file() and (fast / HASH_FILE).read_text() == source_hash(package):
        sys.path.append(str(fast))  # mypyc puts what its modules share beside the package
        return [str(fast / "atable")]
    if wanted == "fast":
        raise StaleBuild("there is no current compiled build: run `make fast`")
    return [str(package)]
