"""Export and import: the identical archive back, across formats, languages and engines."""

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.archive.household import household
from tests.archive.papers import PAPER, named, verified
from yatzy_print.archive.export import csv_lines, heading, json_lines, table
from yatzy_print.archive.export_read import read_csv, read_json_lines, read_table
from yatzy_print.archive.intake import Taken, take
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.archive.players import merge, players
from yatzy_print.archive.records import COLUMNS, records
from yatzy_print.archive.store import add, add_all
from yatzy_print.archive.verify import verify
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import CODES, load
from yatzy_print.languages.rows import row_name
from yatzy_print.notation.names import without_hint
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.ruleset import NAMED_ROWS

WAYS = {
    "json lines": lambda archive, language: read_json_lines(list(json_lines(archive)), "x"),
    "csv": lambda archive, language: read_csv("".join(csv_lines(archive, language)).splitlines(True), "x"),
    "table": lambda archive, language: read_table(list(table(archive, language)), "x"),
}


@pytest.fixture
def family(tmp_path: Path) -> Archive:
    """An archive with history, aliases, dice, and text that a spreadsheet would calculate."""
    with open_archive(household(tmp_path / "family.sqlite")) as archive:
        odd = verified(named("=1+1", "-2"), place="@SUM(A1)", note="+358 \"kök\"; \n'quoted'")
        sheets = (replace(odd.game.sheets[0], team=""), replace(odd.game.sheets[1], team="=HYPERLINK(1)"))
        add(archive, replace(odd, game=replace(odd.game, sheets=sheets)))
        yield archive


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("code", ["fi", "en"])
def test_an_identical_archive_comes_back(family: Archive, archive: Archive, way, code: str):
    taken = take(archive, way(family, load(code)), "x")
    assert taken == Taken(games=42, already=0, refused=())
    assert list(records(archive)) == list(records(family))
    assert games(archive) == games(family)
    assert players(archive) == players(family)
    assert verify(archive) == verify(family)


@pytest.mark.parametrize("code", CODES)
def test_headings_are_different_in_every_language(code: str):
    headings = [heading(load(code), column) for column in COLUMNS]
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rules", sorted(known()))
def test_no_heading_of_a_row_is_what_a_card_calls_another(code: str, rules: str):
    language, judged = load(code), rule_set(rules)
    headings = {heading(language, row): row for row in NAMED_ROWS}
    for category in judged.categories:
        printed = row_name(language, category.id, judged)
        for name in (printed, without_hint(printed)):
            assert headings.get(name, category.id) == category.id


def test_norwegian_headings_say_which_house_is_meant(family: Archive):
    """The Maxi card calls 3+2 Hytte and 3+3 Hus; the card of five dice calls 3+2 Hus."""
    headings = list(csv_lines(family, load("nb")))[1]
    assert ";Hus / Hytte (3+2);Hus (3+3);Tårn;" in headings


def test_earlier_norwegian_headings_are_still_read():
    lines = ["Slag;Hus;Hytta\n", "sheet;28;27\n"]
    assert list(read_csv(lines, "x")) == [(2, {"kind": "sheet", "full_house": 28, "villa": 27})]


def test_a_table_is_read_in_any_language(family: Archive, place: str):
    for code in CODES:
        read = list(read_csv("".join(csv_lines(family, load(code))).splitlines(True), "x"))
        assert [record for _, record in read] == list(records(family))


def test_no_cell_of_a_csv_is_a_formula(family: Archive):
    lines = "".join(csv_lines(family, load("sv"))).splitlines(True)
    cells = [cell for row in csv.reader(lines, delimiter=";") for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]
    assert "'=1+1" in cells


def test_taken_in_twice_everything_stands_there_already(family: Archive, archive: Archive):
    take(archive, WAYS["csv"](family, load("nb")), "x")
    before = list(records(archive))
    assert take(archive, WAYS["csv"](family, load("nb")), "x") == Taken(0, 42, ())
    assert list(records(archive)) == before


def test_two_archives_become_one(archive: Archive, tmp_path: Path):
    """Aliases come along for names that are new, and never change whom a known name means."""
    add_all(archive, [verified(date="2019"), verified(named("Ainu", "Otto"), date="2020")])
    with open_archive(tmp_path / "other.sqlite") as other:
        add_all(other, [verified(date="2019"), verified(named("Aina", "Otto"), date="2021")])
        merge(other, "Aino", ["Aina"])
        taken = take(archive, WAYS["json lines"](other, load("en")), "x")
    assert taken == Taken(games=1, already=1, refused=())
    assert {player.name: player.spellings for player in players(archive)} == {
        "Aino": ("Aina",),
        "Eero": (),
        "Ainu": (),
        "Otto": (),
    }
    assert verify(archive).sound


def test_a_wrong_game_is_refused_and_the_others_are_stored(family: Archive, archive: Archive):
    lines = [
        line.replace('"yatzy": 50', '"yatzy": 51', 1) if '"game": 7,' in line else line
        for line in json_lines(family)
    ]
    taken = take(archive, read_json_lines(lines, "x"), "x")
    assert (taken.games, taken.already) == (41, 0)
    ((line, trouble),) = taken.refused
    assert '"game": 7,' in lines[line - 1]
    assert trouble.code == "archive-refuses"


def _sheet(**facts: str) -> str:
    sheet = {"kind": "sheet", "game": 1, "rules": "yatzy", "order": "free", "state": "played"}
    return json.dumps({**sheet, "added": "2020-01-01", "player": "Aino", "ones": 3, **facts})


def _change(**facts: str) -> str:
    return json.dumps({"kind": "change", "id": 1, "added": "2020-01-01", "action": "edit", **facts})


DAMAGED = {
    "no json": ["{"],
    "a list": ["[1]"],
    "deep": ["[" * 100_000],
    "an unknown kind": ['{"kind": "horse"}'],
    "no kind": ['{"id": 1}'],
    "a sheet without a game": ['{"kind": "sheet", "rules": "yatzy"}'],
    "text for points": [_sheet(ones="many")],
    "a name without a player": ['{"kind": "name", "id": 1}'],
    "no time of adding": [_sheet(added="yesterday")],
    "no date": [_sheet(date="abcd")],
    "a change beyond reading": [_change(text="{")],
    "a change of whom": [_change(action="merge", text='{"players": 5}')],
    "a change of what": [_change(text="{}")],
    "a change of no columns": [_change(text='{"game": {"rule_set_id": 1}, "sheets": [], "rolls": []}')],
    "a change at no time": [_change(added="x", text="null")],
}


@pytest.mark.parametrize("lines", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_export_is_named_by_line_and_nothing_is_stored(sqlite_archive: Archive, lines: list[str]):
    archive = sqlite_archive
    whole = ['{"kind": "name", "id": 1, "player": "Aino", "player_id": 1}', *lines]
    with pytest.raises(Trouble, match="archive-import-damaged") as trouble:
        take(archive, read_json_lines(whole, "family.jsonl"), "family.jsonl")
    assert trouble.value.facts == {"path": "family.jsonl", "line": 2}
    assert players(archive) == ()


def test_a_player_with_two_columns_is_not_taken_in(sqlite_archive: Archive):
    """An alias may make two names of one game one person's; the export must have been altered."""
    with open_archive(sqlite_archive.location.path.with_name("other.sqlite")) as other:
        add(other, verified(named("Maja", "Maija")))
        lines = [
            line.replace('"player_id": 2', '"player_id": 1') if '"name"' in line else line
            for line in json_lines(other)
        ]
    with pytest.raises(Trouble, match="archive-player-twice"):
        take(sqlite_archive, read_json_lines(lines, "x"), "x")
    assert players(sqlite_archive) == ()


@pytest.mark.parametrize(
    "content", ["", "date;2019\n", "a;b\n1;2\n", PAPER], ids=["empty", "paper", "csv", "text"]
)
def test_a_csv_that_is_no_export(archive: Archive, content: str):
    if content:
        with pytest.raises(Trouble, match=r"archive-import-damaged.*other"):
            take(archive, read_csv(content.splitlines(True), "x.csv"), "x.csv")
    else:
        assert take(archive, read_csv([], "x.csv"), "x.csv") == Taken(0, 0, ())
