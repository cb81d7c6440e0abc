"""For all tests."""

import gc
import logging
import os
import shutil
import ssl
import tempfile
from collections.abc import Generator, Iterator
from functools import cache
from typing import Final

import pytest

from atable.server.logs import OURS, NoSecrets


class Watch(logging.Handler):
    """Looks at everything that is logged and writes nothing."""

    def emit(self, record: logging.LogRecord) -> None:
        pass


NoSecrets.strict = True  # a secret on its way to a log is found, not dropped
WATCH = Watch()
WATCH.addFilter(NoSecrets())

MEMORY: Final = "/dev/shm"
ENOUGH: Final = 2 << 30  # bytes; containers may have as little as 64 MiB there


def pytest_configure() -> None:
    """Databases of tests are gone a moment later: where there is room they lie in memory, and cost no disk."""
    if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ["TMPDIR"] = MEMORY  # for the processes that tests start, too
        tempfile.tempdir = None  # asks again


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded and collected stays: it need not be looked through for garbage, neither now nor ever after."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _certificates_are_read_once() -> Iterator[None]:
    """Every visitor of every test would read those of the whole world anew, to speak plain http."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(autouse=True)
def _watched() -> None:
    """Before every test: one that ran a command may have set the logs up in another way."""
    if WATCH not in logging.root.handlers:
        logging.root.addHandler(WATCH)
    logging.getLogger(OURS).setLevel(logging.INFO)


SHOWN: Final = "shown"  # a property that a test records: a line for the end of the run, whichever process ran the test


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]:
        for name, line in report.user_properties if report.when == "call" else ():
            if name == SHOWN:
                terminalreporter.write_line(str(line))
