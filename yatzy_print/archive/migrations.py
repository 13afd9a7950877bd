"""The steps from one schema version to the next, oldest first. Steps are only ever appended, never changed.

Each runs inside the one transaction that opens an older archive, so it is whole or not at all.
"""

from collections.abc import Callable

from sqlalchemy import Connection

HISTORY_AND_COUNTS = """
CREATE TABLE changes (
    id INTEGER NOT NULL, at TEXT NOT NULL, action TEXT NOT NULL, game_id INTEGER, before TEXT,
    checksum TEXT NOT NULL, PRIMARY KEY (id));
CREATE INDEX changes_by_game ON changes (game_id);
CREATE TABLE counts (
    rule_set_id INTEGER NOT NULL, play_order TEXT NOT NULL, name_id INTEGER NOT NULL, measure TEXT NOT NULL,
    value INTEGER NOT NULL, number BIGINT NOT NULL, guard BIGINT NOT NULL,
    PRIMARY KEY (rule_set_id, play_order, name_id, measure, value)) {clustered};
CREATE TABLE duels (
    rule_set_id INTEGER NOT NULL, play_order TEXT NOT NULL, name_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL, wins INTEGER NOT NULL, ties INTEGER NOT NULL, losses INTEGER NOT NULL,
    points BIGINT NOT NULL, guard BIGINT NOT NULL,
    PRIMARY KEY (rule_set_id, play_order, name_id, other_id)) {clustered};
DROP INDEX names_by_player;
CREATE INDEX names_by_player ON names (player_id, name, checksum)
"""


def _run(connection: Connection, script: str) -> None:
    clustered = "WITHOUT ROWID" if connection.dialect.name == "sqlite" else ""
    for statement in script.format(clustered=clustered).split(";"):
        connection.exec_driver_sql(statement)


TALLIES = """
DROP TABLE duels;
DROP TABLE counts;
CREATE TABLE tallies (
    rule_set_id INTEGER NOT NULL, play_order TEXT NOT NULL, name_id INTEGER NOT NULL, text TEXT NOT NULL,
    checksum TEXT NOT NULL, PRIMARY KEY (rule_set_id, play_order, name_id))
"""


def history_and_counts(connection: Connection) -> None:
    """Version 2 keeps earlier versions of games, and has tables for counts, which version 3 replaces."""
    _run(connection, HISTORY_AND_COUNTS)


def one_tally_a_spelling(connection: Connection) -> None:
    """Version 3 keeps all counts of a spelling in one row, and the course of its games."""
    _run(connection, TALLIES)


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (history_and_counts, one_tally_a_spelling)
