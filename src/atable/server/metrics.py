"""Figures for Prometheus. Labels come from small fixed sets (games, kinds of refusal), never tables or people."""

from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

Refusal = Literal["rule", "stale", "denied", "storage"]

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """One method for each thing that happens. A server has its own registry, so that two of them can share a test."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._gauges()
        self._actions()
        self._storage()
        self._bots()

    def _gauges(self) -> None:
        own = self.registry
        self._tables = Gauge("atable_tables_loaded", "Tables held in memory", registry=own)
        self._sockets = Gauge("atable_sockets", "Open sockets", registry=own)
        self._people = Gauge("atable_people_connected", "People with at least one open socket", registry=own)

    def _actions(self) -> None:
        own = self.registry
        self._accepted = Counter("atable_actions_accepted", "Actions judged legal and stored", ["game"], registry=own)
        self._refused = Counter("atable_actions_refused", "Actions refused", ["game", "reason"], registry=own)
        self._timeouts = Counter("atable_timeouts", "Actions played for a seat out of time", ["game"], registry=own)
        self._resyncs = Counter("atable_resyncs", "Slow readers that got a fresh picture instead", registry=own)

    def _storage(self) -> None:
        own = self.registry
        self._append = Histogram(
            "atable_append_seconds", "From the wish to append to the commit", buckets=SECONDS, registry=own
        )
        self._batch = Histogram("atable_append_batch", "Rows stored by one commit", buckets=BATCHES, registry=own)
        self._conflicts = Counter("atable_conflicts", "Appends that another process was faster with", registry=own)
        self._reloads = Counter("atable_reloads", "Tables read again from storage after a failure", registry=own)

    def _bots(self) -> None:
        own = self.registry
        self._questions = Counter("atable_bot_questions", "Decisions asked of bots", ["game"], registry=own)
        self._failures = Counter("atable_bot_failures", "Bots that crashed or took too long", ["game"], registry=own)
        self._thinking = Histogram(
            "atable_bot_seconds", "Time that a bot took to answer", ["game"], buckets=SECONDS, registry=own
        )

    def tables_loaded(self, count: int) -> None:
        self._tables.set(count)

    def sockets_open(self, count: int) -> None:
        self._sockets.set(count)

    def people_connected(self, count: int) -> None:
        self._people.set(count)

    def action_accepted(self, game: str) -> None:
        self._accepted.labels(game).inc()

    def action_refused(self, game: str, reason: Refusal) -> None:
        self._refused.labels(game, reason).inc()

    def timed_out(self, game: str) -> None:
        self._timeouts.labels(game).inc()

    def resynced(self) -> None:
        self._resyncs.inc()

    def appended(self, seconds: float) -> None:
        self._append.observe(seconds)

    def committed(self, rows: int) -> None:
        self._batch.observe(rows)

    def conflicted(self) -> None:
        self._conflicts.inc()

    def reloaded(self) -> None:
        self._reloads.inc()

    def bot_asked(self, game: str) -> None:
        self._questions.labels(game).inc()

    def bot_answered(self, game: str, seconds: float) -> None:
        self._thinking.labels(game).observe(seconds)

    def bot_failed(self, game: str) -> None:
        self._failures.labels(game).inc()

    def render(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
