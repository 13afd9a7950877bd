"""Many rows into a table as fast as the engine takes them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table, insert
from sqlalchemy.dialects import sqlite

FEW = 20
"""Up to so many rows, COPY would cost more than it saves."""


def insert_rows(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    """Inserts rows whose values stand in the order of the table's columns."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_sqlite_insert(table), list(rows))
    elif len(rows) <= FEW:
        names = [column.name for column in table.columns]
        connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
    else:
        _copy(connection, table, rows)


@cache
def _sqlite_insert(table: Table) -> str:
    return str(insert(table).compile(dialect=sqlite.dialect()))


def _copy(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    driver: Any = connection.connection.driver_connection
    with driver.cursor() as cursor, cursor.copy(f"COPY {table.name} FROM STDIN") as copy:
        for row in rows:
            copy.write_row(row)
