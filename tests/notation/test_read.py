"""The real papers of a family, and bytes of every kind: nothing crashes, nothing is lost silently."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yatzy_print.games.game import Game, Written
from yatzy_print.notation.json import write_json
from yatzy_print.notation.paper import Paper, Reading
from yatzy_print.notation.read import read

FAMILY = Path(__file__).parents[1] / "games" / "family"
DATES = {
    "2019-08-07": 2, "2019-08-04": 1, "2017-12-31": 2, "2017-12-28": 1, "2017-12-27": 1, "2017-12-25": 1,
    "2016-12": 1, "2015-12": 6, "2014-12": 6, "2012-04": 2, None: 9,
}  # fmt: skip


def family(name: str) -> Paper:
    path = next(FAMILY.glob(f"{name}.*"))
    result = read(path.name, path.read_bytes())
    assert result.unread == ()
    (one,) = result.papers
    return one


NAMES = sorted(path.stem for path in FAMILY.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_every_paper_of_the_family_is_read_whole(name: str) -> None:
    one = family(name)
    assert one.findings == () and not any(one.sheet_findings)
    assert one.game.rules == "yatzy"
    for sheet in one.game.sheets:
        assert sheet.player in "ABCDE"
        assert list(sheet.entries) == list(one.rules.by_id)
        written = sheet.written
        assert None not in (written.upper, written.bonus, written.total)
        assert sum(entry.points for entry in sheet.entries.values()) + (written.bonus or 0) == written.total


def test_there_are_32_papers_with_3_to_5_players() -> None:
    players = Counter(len(family(name).game.sheets) for name in NAMES)
    assert (len(NAMES), min(players), max(players)) == (32, 3, 5)


def test_their_dates_are_known_to_the_day_the_month_or_not_at_all() -> None:
    assert Counter(family(name).game.date for name in NAMES) == DATES


def test_a_paper_in_full() -> None:
    sheet = family("game-04").game.sheets[0]
    assert (sheet.player, sheet.written) == ("A", Written(upper=67, bonus=50, total=260))
    assert " ".join(str(entry.points) for entry in sheet.entries.values()) == (
        "4 4 9 12 20 18 10 18 18 0 0 0 23 24 50"
    )


def test_json_and_tables_are_told_apart() -> None:
    game = family("game-04").game
    assert read("g.txt", write_json(game).encode()).papers[0].game == game
    assert read("g.txt", write_json(game).encode("utf-16")).papers[0].game == game


def test_binary_bytes_are_unread() -> None:
    (unread,) = read("g.csv", bytes(range(32)) * 9).unread
    assert (unread.source, unread.trouble.code) == ("g.csv", "file-binary")


def says_something(result: Reading) -> bool:
    return bool(result.papers or result.unread)


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_no_bytes_crash_the_reader(data: bytes) -> None:
    assert says_something(read("g.csv", data))


WORDS = ["Rivi", "Rad", "Ykköset", "Ones", "Hus", "Summa", "Bonus", "Totalt", "Yatzy", "Aino"]
FACTS = ["date", "rules", "notation", "pace", "maxi-yatzy", "é"]
CELLS = ["", "12", "-", "x", "66421", "66421=12", "+3", "9" * 30]
MARKS = [";", ",", "\t", "|", "  ", "\n", "\n\n", "\u2028", "\x00", *'"([{:=#', "<table>", "<td>"]
PIECES = st.sampled_from([*WORDS, *FACTS, *CELLS, *MARKS])


@settings(deadline=None, max_examples=300)
@given(st.lists(PIECES, max_size=60).map("".join))
def test_no_pieces_of_papers_crash_the_reader(text: str) -> None:
    assert says_something(read("g.csv", text.encode()))


@settings(deadline=None)
@given(st.data())
def test_a_damaged_game_never_crashes_the_reader(data: st.DataObject) -> None:
    text = write_json(GAME)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 20, len(text))))
    damaged = (
        text[:start]
        + data.draw(st.sampled_from(["", "{", "[", "]", "null", '"', "-1", "1e999"]))
        + text[end:]
    )
    assert says_something(read("g.json", damaged.encode()))


GAME: Game = family("game-04").game
