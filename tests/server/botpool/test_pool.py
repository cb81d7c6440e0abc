"""A bot that crashes or hangs fails its own question and nobody else's; no process is left behind."""

import asyncio
import logging
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import uvloop

from atable.server.botpool.pool import BotPool
from atable.server.botpool.questions import BotFailed, fresh_mind
from tests.server.botpool.fragile import BREAKS, DIES, FINE, HANGS, PRINTS
from tests.server.botpool.pools import ROOT, add_games, fragile, lifted, running


@pytest.fixture(autouse=True)
def _fragile_kettle(monkeypatch: pytest.MonkeyPatch) -> None:
    add_games(monkeypatch, "tests.server.botpool.fragile:GAME")


def pids(pool: BotPool) -> list[int]:
    return [child.pid for child in pool.children if child.pid is not None]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_process_starts_with_its_first_question_and_stays() -> None:
    async with running(size=2) as pool:
        assert pids(pool) == []
        assert lifted(await pool.ask(fragile(), "a"))
        (first,) = pids(pool)
        assert lifted(await pool.ask(fragile(), "a"))  # the one that has been free for longest
        assert len(pids(pool)) == 2
        assert lifted(await pool.ask(fragile(), "a"))
        assert pids(pool)[0] == first
        assert (pool.asked, pool.failed, pool.restarted, pool.waiting) == (3, 0, 0, 0)


async def test_a_crash_fails_its_own_question_only() -> None:
    async with running(size=1) as pool:
        asked = [pool.ask(fragile(now), key) for key, now in (("a", FINE), ("b", DIES), ("c", FINE), ("d", FINE))]
        before, crashed, *after = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(crashed, BotFailed)
        assert str(crashed) == "the process died"
        for answer in (before, *after):
            assert not isinstance(answer, BaseException)
            assert lifted(answer)
        assert (pool.asked, pool.failed, pool.restarted) == (4, 1, 1)


async def test_a_process_that_was_killed_while_idle_is_replaced() -> None:
    async with running(size=1) as pool:
        await pool.ask(fragile(), "a")
        process = pool.children[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        assert lifted(await pool.ask(fragile(), "a"))
        assert pids(pool) != [process.pid]
        assert pool.restarted == 1


async def test_a_slow_bot_fails_at_its_deadline_and_delays_no_other_table() -> None:
    async with running(size=2, deadline_s=3.0) as pool:
        await asyncio.gather(pool.ask(fragile(), "slow"), pool.ask(fragile(), "quick"))
        slow = asyncio.create_task(pool.ask(fragile(HANGS), "slow"))
        next_one = asyncio.create_task(pool.ask(fragile(), "slow"))  # of the same table: has to wait
        for _ in range(20):
            assert lifted(await pool.ask(fragile(), "quick"))
        assert not slow.done()
        assert not next_one.done()
        assert pool.waiting == 1
        with pytest.raises(BotFailed, match=r"^no answer within 3 s$"):
            await slow
        assert lifted(await next_one)
        assert (pool.failed, pool.waiting) == (1, 0)


async def test_a_bot_that_breaks_keeps_its_process_and_tells_no_secret() -> None:
    async with running(size=1) as pool:
        await pool.ask(fragile(), "a")
        before = pids(pool)
        with pytest.raises(BotFailed, match=r"^ValueError in fragile.py:\d+$"):
            await pool.ask(fragile(BREAKS), "a")
        assert lifted(await pool.ask(fragile(), "a"))
        assert pids(pool) == before
        assert (pool.failed, pool.restarted) == (1, 0)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "ludo"}, "there is no game 'ludo'"),
        ({"bot": "chef"}, "there is no bot 'chef'"),
        ({"bot": "greedy"}, "no bot 'greedy' for this game"),
        ({"state": msgspec.Raw(b"{}")}, r"^ValidationError in codec.py:\d+$"),
    ],
)
async def test_a_question_that_makes_no_sense_is_refused(changed: dict[str, object], reason: str) -> None:
    async with running(size=1) as pool:
        with pytest.raises(BotFailed, match=reason):
            await pool.ask(msgspec.structs.replace(fragile(), **changed), "a")
        assert pool.restarted == 0


async def test_that_a_bot_prints_goes_to_the_log_but_not_what(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        async with running(size=1) as pool:
            assert lifted(await pool.ask(fragile(PRINTS), "a"))
            assert lifted(await pool.ask(fragile(), "a"))
            (pid,) = pids(pool)
    assert f"bot process {pid}: " in caplog.text
    assert "a word" not in caplog.text  # it could name a hidden card


async def test_games_that_cannot_be_loaded_fail_the_question_and_say_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("ATABLE_EXTRA_GAMES", "nowhere:GAME")
    async with running(size=1) as pool:
        with pytest.raises(BotFailed, match=r"^the process died$"):
            await pool.ask(fragile(), "a")
    assert "ATABLE_EXTRA_GAMES: 'nowhere:GAME': No module named 'nowhere'" in caplog.text


async def test_a_process_knows_nothing_of_our_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "hush")
    async with running(size=1) as pool:
        await pool.ask(fragile(), "a")
        with open(f"/proc/{pids(pool)[0]}/environ", "rb") as file:
            names = {entry.partition(b"=")[0].decode() for entry in file.read().split(b"\0") if entry}
    assert {"ATABLE_EXTRA_GAMES", "PYTHONPATH"} <= names
    assert all(name in ("PATH", "PYTHONPATH") or name.startswith("ATABLE_") for name in names - {"LC_CTYPE"})


async def test_a_process_imports_nothing_from_the_folder_we_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('the wrong one')")
    monkeypatch.chdir(tmp_path)
    async with running(size=1) as pool:
        assert lifted(await pool.ask(fragile(), "a"))


async def test_a_question_that_nobody_waits_for_is_not_asked() -> None:
    async with running(size=1) as pool:
        first = asyncio.create_task(pool.ask(fragile(), "a"))
        left = asyncio.create_task(pool.ask(fragile(DIES), "b"))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        left.cancel()
        assert lifted(await first)
        assert lifted(await pool.ask(fragile(), "c"))
        assert (pool.waiting, pool.failed) == (0, 0)


async def test_stop_ends_every_process_and_fails_what_is_open() -> None:
    pool = BotPool(2)
    await pool.start()
    await asyncio.gather(pool.ask(fragile(), "a"), pool.ask(fragile(), "b"))
    ours = pids(pool)
    asked = [asyncio.create_task(pool.ask(fragile(HANGS), "a")) for _ in range(2)]
    await asyncio.sleep(0)
    await pool.stop()
    assert len(ours) == 2
    assert all(is_gone(pid) for pid in ours)
    assert pids(pool) == []
    assert all(isinstance(answer, BotFailed) for answer in await asyncio.gather(*asked, return_exceptions=True))
    with pytest.raises(BotFailed, match="not running"):
        await pool.ask(fragile(), "a")


async def test_stop_catches_a_process_that_is_just_being_started() -> None:
    pool = BotPool(1)
    await pool.start()
    asked = asyncio.create_task(pool.ask(fragile(), "a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # its process is being made, and nobody knows its number yet
    await pool.stop()
    with pytest.raises(BotFailed):
        await asked
    assert pids(pool) == []


def test_the_processes_of_a_killed_server_end() -> None:
    """The idle one at once, the one that thinks for ever soon after its deadline."""
    command = [sys.executable, "-m", "tests.server.botpool.parent", "1.0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        watched = [os.pidfd_open(int(pid)) for pid in server.stdout.readline().split()]
        server.kill()
        server.wait()
    assert len(watched) == 2
    for file in watched:
        assert select.select([file], [], [], 20.0)[0] == [file]  # it can be read when the process has ended
        os.close(file)


def test_the_loop_of_the_server_will_do_too() -> None:
    async def crash_and_go_on() -> None:
        async with running(size=1, deadline_s=1.0) as pool:
            assert lifted(await pool.ask(fragile(), "a"))
            for failing in (DIES, HANGS):
                with pytest.raises(BotFailed):
                    await pool.ask(fragile(failing), "a")
            assert lifted(await pool.ask(fragile(), "a"))
            ours = pids(pool)
        assert all(is_gone(pid) for pid in ours)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(crash_and_go_on())


def test_a_pool_needs_a_process() -> None:
    with pytest.raises(ValueError, match="not 0"):
        BotPool(0)


def test_seats_begin_with_different_generators() -> None:
    assert fresh_mind(0, "same").rng != fresh_mind(1, "same").rng
