"""The figures that Prometheus reads."""

from atable.server.metrics import Metrics


def lines(metrics: Metrics) -> set[str]:
    return set(metrics.render().decode().splitlines())


def test_a_new_server_counts_from_nothing() -> None:
    assert {"atable_tables_loaded 0.0", "atable_sockets 0.0", "atable_conflicts_total 0.0"} <= lines(Metrics())


def test_two_servers_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.conflicted()
    assert "atable_conflicts_total 1.0" in lines(one)
    assert "atable_conflicts_total 0.0" in lines(other)


def test_actions_are_counted_by_game_and_reason() -> None:
    metrics = Metrics()
    metrics.action_accepted("banquet_royal")
    metrics.action_accepted("banquet_royal")
    metrics.action_refused("banquet_royal", "rule")
    metrics.action_refused("course_a_letoile", "stale")
    metrics.timed_out("course_a_letoile")
    assert {
        'atable_actions_accepted_total{game="banquet_royal"} 2.0',
        'atable_actions_refused_total{game="banquet_royal",reason="rule"} 1.0',
        'atable_actions_refused_total{game="course_a_letoile",reason="stale"} 1.0',
        'atable_timeouts_total{game="course_a_letoile"} 1.0',
    } <= lines(metrics)


def test_gauges_say_how_many_there_are_now() -> None:
    metrics = Metrics()
    metrics.tables_loaded(7)
    metrics.tables_loaded(5)
    metrics.sockets_open(12)
    metrics.people_connected(9)
    assert {"atable_tables_loaded 5.0", "atable_sockets 12.0", "atable_people_connected 9.0"} <= lines(metrics)


def test_times_and_sizes_fall_into_their_buckets() -> None:
    metrics = Metrics()
    metrics.appended(0.004)
    metrics.appended(0.3)
    metrics.committed(3)
    assert {
        'atable_append_seconds_bucket{le="0.002"} 0.0',
        'atable_append_seconds_bucket{le="0.005"} 1.0',
        'atable_append_seconds_bucket{le="0.5"} 2.0',
        "atable_append_seconds_count 2.0",
        'atable_append_batch_bucket{le="2.0"} 0.0',
        'atable_append_batch_bucket{le="5.0"} 1.0',
    } <= lines(metrics)


def test_bots_are_counted_by_game() -> None:
    metrics = Metrics()
    metrics.bot_asked("banquet_royal")
    metrics.bot_asked("banquet_royal")
    metrics.bot_answered("banquet_royal", 0.015)
    metrics.bot_failed("banquet_royal")
    assert {
        'atable_bot_questions_total{game="banquet_royal"} 2.0',
        'atable_bot_failures_total{game="banquet_royal"} 1.0',
        'atable_bot_seconds_bucket{game="banquet_royal",le="0.02"} 1.0',
    } <= lines(metrics)


def test_rare_events_are_counted() -> None:
    metrics = Metrics()
    metrics.resynced()
    metrics.reloaded()
    assert {"atable_resyncs_total 1.0", "atable_reloads_total 1.0"} <= lines(metrics)
