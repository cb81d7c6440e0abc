"""For all tests."""

import logging
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
