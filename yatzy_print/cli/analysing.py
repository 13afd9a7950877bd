"""Games analysed by an exact solver, sheet by sheet."""

import os
from collections.abc import Iterator, Sequence
from json import dumps
from pathlib import Path

import typer

from yatzy_print.archive.location import cache_folder
from yatzy_print.cli.wrapping import echo
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import trouble_text
from yatzy_print.printing.analysis_text import analysis_text
from yatzy_print.statistics.analysis import Analysis, analyse


def analyse_games(games: Sequence[VerifiedGame], words: Language, json: bool) -> int:
    """Prints the analysis of every sheet that has dice and turns; names those that have not. Exit status."""
    cache = cache_folder(os.environ)
    documents = []
    status = 0
    for game, player, found in _analysed(games, cache):
        if isinstance(found, Trouble):
            echo(trouble_text(words, found), err=True)
            status = 2
        elif json:
            documents.append(_document(player, found))
        else:
            typer.echo(analysis_text(player, found, game.rules, words) + "\n")
    if json:
        typer.echo(dumps({"sheets": documents}, ensure_ascii=False))
    return status


def _analysed(
    games: Sequence[VerifiedGame], cache: Path
) -> Iterator[tuple[VerifiedGame, str, Analysis | Trouble]]:
    for game in games:
        for sheet in game.sheets:
            try:
                yield game, sheet.sheet.player, analyse(game, sheet, cache)
            except Trouble as trouble:
                yield game, sheet.sheet.player, trouble


def _document(player: str, found: Analysis) -> dict[str, object]:
    return {
        "player": player,
        "expected": found.expected,
        "luck": found.luck,
        "lost": found.lost,
        "placements": [
            {
                "turn": one.turn,
                "category": one.row,
                "dice": list(one.dice),
                "best": one.best_row,
                "lost": one.lost,
                "luck": one.luck,
            }
            for one in found.placements
        ],
    }
