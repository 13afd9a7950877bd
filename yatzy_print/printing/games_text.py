"""The archive's list of games as plain text."""

from collections.abc import Sequence

from yatzy_print.archive.summary import Summary
from yatzy_print.languages.language import Language


def games_text(listed: Sequence[Summary], language: Language) -> str:
    """A line a game: id, date, rules where they are not plain Yatzy, and each player with the total."""
    width = len(str(max(game.id for game in listed)))
    return "\n".join(
        f"{game.id:>{width}}  {game.date or '–':<10}  {_what(game, language)}" for game in listed
    )


def _what(game: Summary, language: Language) -> str:
    players = ", ".join(f"{name} {total}" for name, total in zip(game.players, game.totals, strict=True))
    marks = [game.rules] if game.rules != "yatzy" else []
    marks += [language.names(f"orders.{game.order}")[0]] if game.order != "free" else []
    marks += [language.names(f"states.{game.state}")[0]] if game.state != "played" else []
    return f"{players} ({', '.join(marks)})" if marks else players
