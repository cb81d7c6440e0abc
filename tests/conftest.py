"""For all tests."""

import logging

from atable.server.logs import OURS, NoSecrets


class Watch(logging.Handler):
    """Looks at everything that is logged and writes nothing."""

    def emit(self, record: logging.LogRecord) -> None:
        pass


NoSecrets.strict = True  # a secret on its way to a log is found, not dropped
WATCH = Watch()
WATCH.addFilter(NoSecrets())
logging.root.addHandler(WATCH)
logging.getLogger(OURS).setLevel(logging.INFO)
