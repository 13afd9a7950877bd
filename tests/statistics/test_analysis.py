"""Luck against skill: games of the solver itself, and one with a mistake in it."""

from pathlib import Path

import pytest

from tests.games.paper import WHOLE, sheet, verify
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.ruleset import Order
from yatzy_print.statistics.analysis import Analysis, analyse

# A game of optimal placements but one: the first turn's five sixes go into chance.
GAME = """
chance 30=66666@1
sixes 18=66624@2
fives 15=55512@3
fours 12=44421@4
threes 9=33351@5
twos 6=22213@6
ones 3=11145@7
one_pair 12=66431@8
two_pairs 22=66551@9
three_of_a_kind 15=55512@10
four_of_a_kind 16=44443@11
full_house 28=66655@12
large_straight 20=23456@13
small_straight 15=12345@14
yatzy -=12346@15
"""


def analysed(text: str, folder: Path, rules: str = "yatzy", order: Order = "free") -> Analysis:
    game: VerifiedGame = verify(sheet(text), rules=rules, order=order)
    return analyse(game, game.sheets[0], folder)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("yatzy_solver", reason="the extra analysis is not installed")
    return tmp_path_factory.mktemp("solver")


@pytest.mark.slow
def test_luck_and_loss_make_the_total(folder: Path) -> None:
    found = analysed(GAME, folder)
    total = verify(sheet(GAME)).sheets[0].totals.total
    assert found.expected == pytest.approx(248.4399894, abs=1e-6)
    assert found.expected + found.luck - found.lost == pytest.approx(total, abs=1e-6)


@pytest.mark.slow
def test_the_dearest_placement_is_the_yatzy_thrown_away(folder: Path) -> None:
    first, *_ = analysed(GAME, folder).dearest()
    assert (first.turn, first.row, first.best_row) == (1, "chance", "yatzy")
    assert first.lost > 15


@pytest.mark.slow
def test_the_table_is_made_once(folder: Path) -> None:
    analysed(GAME, folder)
    (table,) = folder.iterdir()
    made = table.stat().st_mtime_ns
    analysed(GAME, folder)
    assert table.stat().st_mtime_ns == made


@pytest.mark.parametrize(
    ("text", "rules", "code"),
    [
        (WHOLE, "yatzy", "analysis-no-dice"),
        (GAME.replace("@15", "@14"), "yatzy", "analysis-no-dice"),  # two turns with one number
        (GAME, "yatzy-fi", "analysis-rules"),
    ],
)
def test_what_cannot_be_analysed(text: str, rules: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble) as trouble:
        analysed(text, tmp_path, rules)
    assert trouble.value.code == code
