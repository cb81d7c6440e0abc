"""boardgame.io's server under the same closed loop: two clients a match, nothing stored on disk.

Its clients speak socket.io; this speaks as much of it as a match needs, over the same light sockets. Each match is
made and joined through its lobby, so that moves carry credentials as they do in real use.
"""

import asyncio
import json
import random
import shutil
import subprocess
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import Progress

from benchmarks.load.figures import Report
from benchmarks.load.processes import child, free_port, listening
from benchmarks.load.run import Counts, Running, run, wait_for
from benchmarks.load.sockets import LightSocket, open_socket

FOLDER = Path(__file__).resolve().parent / "peer_boardgame_io"
GAME = "cells"
CELLS = 9


def measure_peer(report: Report, core: int, matches: int, seconds: float, bars: bool) -> None:
    """Add the peer's figure, or a note that says why there is none."""
    problem = install()
    if problem is not None:
        report.notes.append(f"boardgame.io was not measured: {problem}")
        return
    port = free_port()
    log = FOLDER / "node_modules" / "server.log"
    command = ["node", "server.cjs", str(port)]
    with (
        Progress(console=Console(stderr=True), disable=not bars) as progress,
        child(command, core, log, FOLDER) as pid,
    ):
        wait_for(lambda: listening(port), pid, log)
        uvloop.run(saturation(matches, seconds, Running(pid, port), report, progress))


def install() -> str | None:
    """What is missing, if something is."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return None
    done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, capture_output=True, text=True)
    return None if done.returncode == 0 else f"npm ci failed: {done.stderr.strip()[-300:]}"


async def saturation(matches: int, seconds: float, running: Running, report: Report, progress: Progress) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{running.port}") as lobby:
        load = MatchLoad(running.port, matches, lobby)
        what = f"{matches} matches of 2, closed loop, to the answer, nothing stored"
        report.figures.append(await run(load, "boardgame.io", what, seconds, running, progress))


class MatchLoad:
    def __init__(self, port: int, matches: int, lobby: httpx.AsyncClient) -> None:
        self.counts = Counts()
        self.port = port
        self.lobby = lobby
        self.matches: list[Match | None] = [None] * matches
        self.rng = random.Random(1)
        self.stopped = False

    @property
    def size(self) -> int:
        return len(self.matches)

    async def open(self, slot: int) -> None:
        created = await self.lobby.post(f"/games/{GAME}/create", json={"numPlayers": 2})
        match = Match(self, created.raise_for_status().json()["matchID"])
        for player in match.players:
            wish = {"playerID": player.id, "playerName": player.id}
            joined = await self.lobby.post(f"/games/{GAME}/{match.id}/join", json=wish)
            await player.connect(self.port, joined.raise_for_status().json()["playerCredentials"])
        self.matches[slot] = match

    def start(self) -> None:
        for match in self.matches:
            assert match is not None
            match.players[0].move()

    async def stop(self) -> None:
        self.stopped = True
        for match in self.matches:
            if match is not None:
                for player in match.players:
                    player.socket.close()


class Match:
    def __init__(self, load: MatchLoad, match_id: str) -> None:
        self.load = load
        self.id = match_id
        self.players = [Player(self, "0"), Player(self, "1")]


class Turn(msgspec.Struct, frozen=True, gc=False):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct, frozen=True, gc=False):
    """Only the fields that a load generator looks at."""

    number: int = msgspec.field(name="_stateID")
    ctx: Turn


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])


class Player:
    """One client of a match."""

    def __init__(self, match: Match, player_id: str) -> None:
        self.match = match
        self.id = player_id
        self.sent: float | None = None
        self.state = 0

    async def connect(self, port: int, credentials: str) -> None:
        self.credentials = credentials
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket: LightSocket = await open_socket(port, path, self.hear)
        self.socket.send(f"40/{GAME},".encode())
        await self.synced

    def emit(self, *values: Any) -> None:
        self.socket.send(f"42/{GAME},{json.dumps(values)}".encode())

    def hear(self, frame: bytes) -> None:
        """Engine.IO: 0 open, 2 ping. Socket.IO inside its messages: 40 connected, 42 event."""
        if frame.startswith(b"42"):
            self._event(frame[frame.index(b",") + 1 :])
        elif frame.startswith(b"40"):
            self.emit("sync", self.match.id, self.id, self.credentials, 2)
        elif frame.startswith(b"2"):
            self.socket.send(b"3")
        elif not frame.startswith(b"0"):
            raise ConnectionError(f"unexpected: {frame[:200]!r}")

    def _event(self, body: bytes) -> None:
        if body.startswith(b'["update"'):
            self._updated(_update.decode(body)[2])
        elif body.startswith(b'["sync"') and not self.synced.done():
            self.synced.set_result(None)
        elif body.startswith(b'["error"'):
            raise ConnectionError(f"the peer says: {body[:200]!r}")

    def _updated(self, state: State) -> None:
        self.state = state.number
        if self.sent is not None:
            self.match.load.counts.actions += 1
            self.match.load.counts.times.append(perf_counter() - self.sent)
            self.sent = None
        if state.ctx.current == self.id:
            self.move()

    def move(self) -> None:
        load = self.match.load
        if load.stopped:
            return
        cell = load.rng.randrange(CELLS)
        payload = {"type": "mark", "args": [cell], "playerID": self.id, "credentials": self.credentials}
        self.sent = perf_counter()
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match.id, self.id)
