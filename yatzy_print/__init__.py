"""Print Yatzy scorecards, verify finished paper games, and keep personal records."""

__version__ = "0.1.0"
