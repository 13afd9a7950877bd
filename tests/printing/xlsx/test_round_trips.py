"""A card filled in as a workbook comes back as the same game, and goes through every format unchanged."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.games import games
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Game, Sheet
from yatzy_print.languages.language import CODES, load
from yatzy_print.notation.json import write_json
from yatzy_print.notation.paper import Paper
from yatzy_print.notation.read import read
from yatzy_print.notation.table_text import write_table
from yatzy_print.printing.xlsx.workbook import workbook
from yatzy_print.rules.load import known, rule_set

from .filling import filled_in, random_game

HOUSE_RULES = ("yatzy+four-as-two-pairs+yatzy-as-full-house", "maxi-yatzy+graded-bonus+full-straight-25")
BLANK = (Sheet(""),) * 3


def only(data: bytes) -> Paper:
    result = read("game", data)
    assert result.unread == ()
    (one,) = result.papers
    return one


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id_", [*known(), *HOUSE_RULES])
def test_a_filled_workbook_goes_through_every_format(id_: str, code: str) -> None:
    rules, language = rule_set(id_), load(code)
    game = random_game(rules, id_ + code)
    blank = workbook([(Game(rules.id, BLANK), rules)], language)
    paper = only(filled_in(blank, game, rules, language))
    assert paper.game == game
    assert {finding.code for found in paper.sheet_findings for finding in found} <= {"not-a-sum"}
    verified = check_game(paper.game, rules)
    assert not any(finding.is_wrong for finding in verified.all_findings)
    json = only(write_json(paper.game).encode())
    table = only(write_table(json.game, rules, language).encode())
    sheet = only(workbook([(table.game, rules)], language))
    assert only(write_json(sheet.game).encode()).game == game
    assert (sheet.findings, any(sheet.sheet_findings)) == ((), False)


def through(games: list[Game], code: str) -> list[Game]:
    """The games written as one workbook and read from it."""
    result = read("games.xlsx", workbook([(game, rule_set(game.rules)) for game in games], load(code)))
    assert result.unread == ()
    assert not any(one.findings or any(one.sheet_findings) for one in result.papers)
    return [one.game for one in result.papers]


@pytest.mark.parametrize("code", CODES)
def test_200_whole_games_come_back_from_workbooks(code: str) -> None:
    """40 in each language, of every rule set."""
    games = [random_game(rule_set(id_), f"{code}{number}") for id_ in known() for number in range(8)]
    assert through(games, code) == games


@settings(max_examples=50, deadline=None)
@given(games(), st.sampled_from(CODES))
def test_unfinished_games_with_odd_names_dice_and_claims_come_back(game: Game, code: str) -> None:
    assert through([game], code) == [game]
