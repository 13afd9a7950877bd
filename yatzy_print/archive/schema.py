"""The tables of an archive. A change of them is a new version: see `versions`."""

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

from yatzy_print.rules.ruleset import CATEGORIES, ORDERS

HIGHEST_SCORE = 1000
"""The most points that a rule set may give a row."""
LARGEST_NUMBER = 2**31 - 1

metadata = MetaData()


def _number(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False, autoincrement=False)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _id(name: str = "id") -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _link(name: str, target: str) -> Column[int]:
    return Column(name, Integer, ForeignKey(target), nullable=False)


def _one_of(column: str, values: tuple[str, ...]) -> CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})")


versions = Table("yatzy_print_versions", metadata, _id("version"), _text("product"), _text("made"))
"""One row a schema version that the archive has been through; writers queue on it by a row lock."""

rule_sets = Table("rule_sets", metadata, _id(), _text("rules"), _text("text"), _text("checksum"))
"""The full resolved text of every rule set that a game was judged by."""

names = Table(
    "names",
    metadata,
    _id(),
    Column("name", Text, nullable=False, unique=True),
    _text("folded"),
    _link("player_id", "names.id"),
    _text("checksum"),
)
"""Every spelling of a player. A player is the spelling shown; `player_id` of the others is its id."""
Index("names_by_folded", names.c.folded)
Index("names_by_player", names.c.player_id, names.c.name, names.c.checksum)
"""It holds a second copy of every row, from which `rescue` can take a name that damage has struck."""

games = Table(
    "games",
    metadata,
    _id(),
    _link("rule_set_id", "rule_sets.id"),
    _text("play_order"),
    _text("state"),
    Column("date", Text),
    _text("place"),
    _text("note"),
    _text("added"),
    _text("cells"),
    _text("checksum"),
    _one_of("play_order", ORDERS),
    _one_of("state", ("played", "cancelled")),
    CheckConstraint("length(date) IN (4, 7, 10)"),
)
"""One row a game. `date` is ISO 8601 to the day, month or year; `cells` finds the same game again."""
Index("games_by_cells", games.c.cells)

SUMS = ("upper_sum", "bonus", "lower_sum", "total")
CLAIMS = ("written_upper", "written_bonus", "written_upper_with_bonus", "written_lower", "written_total")

sheets = Table(
    "sheets",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("position", SmallInteger, primary_key=True, autoincrement=False),
    _link("name_id", "names.id"),
    Column("team", Text),
    *(Column(category, SmallInteger) for category in CATEGORIES),
    _number("extra"),
    *(_number(name) for name in SUMS),
    *(Column(name, Integer) for name in CLAIMS),
    *(CheckConstraint(f"{category} BETWEEN 0 AND {HIGHEST_SCORE}") for category in CATEGORIES),
    CheckConstraint("extra >= 0 AND total = upper_sum + bonus + lower_sum + extra"),
    sqlite_with_rowid=False,
)
"""One row a player's column: points per category (null is open), computed sums, written claims."""
Index("sheets_by_name", sheets.c.name_id)

rolls = Table(
    "rolls",
    metadata,
    Column("game_id", Integer, primary_key=True, autoincrement=False),
    Column("position", SmallInteger, primary_key=True, autoincrement=False),
    Column("category", Text, primary_key=True),
    Column("dice", Text),
    Column("turn", Integer),
    sqlite_with_rowid=False,
)
"""The dice ("66421") and the turn of a row, where the paper records them."""

changes = Table(
    "changes",
    metadata,
    _id(),
    _text("at"),
    _text("action"),
    Column("game_id", Integer),
    Column("before", Text),
    _text("checksum"),
)
"""Every change of a game or of whom names mean, with what stood there before as JSON (null: nothing)."""
Index("changes_by_game", changes.c.game_id)

EVERYBODY = 0
"""The `name_id` under which games are counted, whoever played."""

tallies = Table(
    "tallies",
    metadata,
    _id("rule_set_id"),
    Column("play_order", Text, primary_key=True),
    _id("name_id"),
    _text("text"),
    _text("checksum"),
)
"""What a spelling's finished games in one mode come to, as JSON: see `tally`."""
