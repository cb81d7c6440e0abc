"""A PostgreSQL of our own for the tests: started once, on loopback, with one database a test."""

import asyncio
import contextlib
import glob
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg

from atable.server.store.database import open_database

TEMPLATE = "migrated"
MISSING = "these tests need PostgreSQL: apt-get install postgresql (or put initdb on PATH)"


class Postgres:
    """A running server; `new_database` lends the address of a fresh, migrated database."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._numbers = itertools.count(1)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def execute(self, statement: str, name: str = "postgres") -> None:
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            connection.execute(statement.encode())

    def make_template(self) -> None:
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        migrate(self.url(TEMPLATE))

    @contextlib.contextmanager
    def new_database(self) -> Iterator[str]:
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")  # eight megabytes each, perhaps of memory

    def new_empty_database(self) -> str:
        name = f"empty_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)


def migrate(url: str) -> None:
    """From a fixture of any kind: in a thread of its own, since one that is asynchronous has a loop running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_migrate(url))).result()


async def _migrate(url: str) -> None:
    database = open_database(url)
    await database.migrate()
    await database.close()


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="atable-postgres-"))
    try:
        user = _user()
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        _init(programs, folder)
        with _server(programs, folder) as port:
            postgres = Postgres(port)
            postgres.make_template()
            yield postgres
    finally:
        shutil.rmtree(folder)


def _init(programs: Path, folder: Path) -> None:
    how = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    if _start([str(programs / "initdb"), "-D", "data", *how], folder).wait():
        raise RuntimeError(f"initdb failed: {_log(folder)}")


@contextlib.contextmanager
def _server(programs: Path, folder: Path) -> Iterator[int]:
    port = _free_port()
    where = ["-D", "data", "-h", "127.0.0.1", "-p", str(port), "-k", str(folder)]
    process = _start([str(programs / "postgres"), *where, "-c", "fsync=off", "-c", "max_wal_size=64MB"], folder)
    try:
        _wait(process, port, folder)
        yield port
    finally:
        process.send_signal(signal.SIGINT)  # the fast shutdown: SIGTERM would wait for open connections
        process.wait(timeout=30)


def _start(command: list[str], folder: Path) -> "subprocess.Popen[bytes]":
    user = _user()
    with open(folder / "log", "ab") as log:
        return subprocess.Popen(
            command,
            cwd=folder,
            stdout=log,
            stderr=log,
            user=user and user.pw_uid,
            group=user and user.pw_gid,
            extra_groups=user and [],
        )


def _wait(process: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    for _ in range(200):
        if process.poll() is not None:
            break
        try:
            psycopg.connect(f"postgresql://postgres@127.0.0.1:{port}/postgres", connect_timeout=5).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise RuntimeError(f"PostgreSQL didn't start: {_log(folder)}")


def _programs() -> Path:
    """Where initdb and postgres are: on PATH, or where Debian puts them, the newest first."""
    on_path = shutil.which("initdb")
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=_version, reverse=True)
    for initdb in [*([on_path] if on_path else []), *found]:
        return Path(initdb).resolve().parent
    raise RuntimeError(MISSING)


def _version(initdb: str) -> float:
    return float(Path(initdb).parts[-3])


def _user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    return pwd.getpwnam("postgres") if os.getuid() == 0 else None


def _log(folder: Path) -> str:
    return (folder / "log").read_text()[-2000:]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
