"""What the fields of a fillable card are called: printing names them so, reading knows them by it."""

DATE, PLACE = "date", "place"
NAME = "name"
"""The line of players' names; the other lines are called by the ids of rows and sums."""

RULES, ORDER, LANGUAGE = "rules", "order", "language"
GAMES = "games"
"""How many games stand side by side, each with as many columns."""

OWN_RULES = "own-rules"
"""The whole rule set as TOML where the program does not have it built in."""


def cell_name(line: str, column: int) -> str:
    """The field of a line in a column, 0 the first."""
    return f"{line}-{column + 1}"
