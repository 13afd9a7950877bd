"""Filled-in forms as games: the same as the table with the same figures."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pypdf import PdfWriter
from pypdf.generic import ArrayObject, NameObject

from tests.notation.games import games
from tests.notation.pdf.forms import bare, empty, fields, filled, flattened, saved, values_of
from tests.printing.specimens import played
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import CODES, load
from yatzy_print.notation.json import read_json, write_json
from yatzy_print.notation.paper import Paper, Reading
from yatzy_print.notation.read import read
from yatzy_print.notation.table_text import write_table
from yatzy_print.rules.load import known, rule_set

AINO = {"name-1": "Aino", "ones-1": "3", "twos-1": "-", "yatzy-1": "50", "total-1": "53"}


def one(reading: Reading) -> Paper:
    assert reading.unread == ()
    (paper,) = reading.papers
    return paper


def trouble(data: bytes, rules: str | None = None) -> str:
    """The code of the trouble for which nothing could be read."""
    reading = read("card.pdf", data, rule_set(rules) if rules else None)
    assert reading.papers == ()
    (unread,) = reading.unread
    return unread.trouble.code


def points(sheet: Sheet) -> dict[str, int]:
    return {row: entry.points for row, entry in sheet.entries.items()}


def judged(paper: Paper) -> VerifiedGame:
    return check_game(paper.game, paper.rules, paper.findings, paper.sheet_findings)


def test_a_form_says_its_rules_order_date_and_figures() -> None:
    values = AINO | {"date": "4.8.2019", "place": "Kotka", "name-3": "Eero", "ones-3": "0"}
    game = one(read("card.pdf", filled(empty("yatzy-fi", "fi", order="forced"), values))).game
    assert (game.rules, game.order, game.date, game.place) == ("yatzy-fi", "forced", "2019-08-04", "Kotka")
    assert [(sheet.player, points(sheet)) for sheet in game.sheets] == [
        ("Aino", {"ones": 3, "twos": 0, "yatzy": 50}),
        ("Eero", {"ones": 0}),
    ]
    assert game.sheets[0].written == Written(total=53)


@pytest.mark.parametrize("struck", ["-", "–", "x", "X", "/", "0"])
def test_a_struck_row_is_filled_with_nothing(struck: str) -> None:
    paper = one(read("card.pdf", bare(empty(), AINO | {"twos-1": struck})))
    assert points(paper.game.sheets[0])["twos"] == 0


@pytest.mark.parametrize("write", [filled, bare])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rules", known())
def test_form_json_and_table_hold_the_same_game(rules: str, code: str, write) -> None:
    game = played(rules, ("Åsa", "Þórunn", "Σωκράτης"), hard=rules == "yatzy").game
    data = write(empty(rules, code), values_of(game))
    from_form = one(read("card.pdf", data))
    assert from_form.game == without_what_no_form_asks(game)
    from_json = one(read_json("card.json", write_json(from_form.game)))
    table = write_table(from_json.game, from_json.rules, load(code))
    from_table = one(read("card.csv", table.encode()))
    assert from_form.game == from_json.game == from_table.game
    assert judged(from_form).all_findings == judged(from_table).all_findings
    assert [sheet.totals for sheet in judged(from_form).sheets] == [
        sheet.totals for sheet in judged(from_table).sheets
    ]


def without_what_no_form_asks(game: Game) -> Game:
    """A form has no fields for teams, notes, a lower sum, and extras where the rules have none."""
    rules = rule_set(game.rules)
    sheets = tuple(
        replace(
            sheet,
            team=None,
            extra=sheet.extra if rules.extra and rules.extra.points else 0,
            written=replace(sheet.written, lower=None, upper_with_bonus=None),
        )
        for sheet in game.sheets
    )
    return replace(game, sheets=sheets, note="", state="played")


def round_trip(game: Game, code: str) -> None:
    game = without_what_no_form_asks(game)
    form = empty(game.rules, code, order=game.order)
    assert one(read("card.pdf", bare(form, values_of(game)))).game == game


@settings(max_examples=20, deadline=None)
@given(games(), st.sampled_from(CODES))
def test_random_games_come_back(game: Game, code: str) -> None:
    assume(any(sheet.entries for sheet in game.sheets))
    round_trip(game, code)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(games(), st.sampled_from(CODES))
def test_two_hundred_random_games_come_back(game: Game, code: str) -> None:
    assume(any(sheet.entries for sheet in game.sheets))
    round_trip(game, code)


@pytest.mark.parametrize("name", ["=", "-", "'=", "--", "+1", "*"])
def test_a_name_of_signs_in_its_field_is_a_name(name: str) -> None:
    """On paper such a word would be a ruler, and in a table a formula."""
    columns = (Sheet(one, MappingProxyType({"ones": Entry(3)})) for one in ("Aino", name))
    round_trip(Game("yatzy", tuple(columns)), "fi")


def test_findings_are_those_of_the_table() -> None:
    """An impossible score, text in a cell, a wrong total, a column without a name."""
    values = AINO | {"threes-1": "7", "fours-1": "many", "total-1": "99", "fives-2": "10"}
    from_form = judged(one(read("card.pdf", bare(empty(players=2), values))))
    table = write_table(
        Game("yatzy", (Sheet("Aino"), Sheet(""))), rule_set("yatzy"), load("en"), to_fill=True
    )
    for label, cells in (
        ("Ones;;", "Ones;3;"), ("Twos;;", "Twos;-;"), ("Threes;;", "Threes;7;"), ("Fours;;", "Fours;many;"),
        ("Fives;;", "Fives;;10"), ("Yatzy;;", "Yatzy;50;"), ("Total;;", "Total;99;"),
    ):  # fmt: skip
        assert label in table
        table = table.replace(label, cells)
    from_table = judged(one(read("card.csv", table.encode())))
    assert from_form.all_findings == from_table.all_findings
    codes = {finding.code for finding in from_form.all_findings if finding.is_wrong}
    assert codes == {"unreachable-score", "not-a-score", "column-without-player", "total-differs"}


def test_games_side_by_side_are_games_of_their_own() -> None:
    form = empty("yatzy", "fi", players=2, games=3)
    values = {f"name-{column}": name for column, name in enumerate(("Aino", "Eero") * 3, 1)}
    reading = read("card.pdf", bare(form, values | {"ones-1": "1", "ones-2": "2", "ones-6": "3"}))
    assert reading.unread == ()
    found = [[(sheet.player, points(sheet)) for sheet in paper.game.sheets] for paper in reading.papers]
    assert found == [
        [("Aino", {"ones": 1}), ("Eero", {"ones": 2})],
        [("Aino", {}), ("Eero", {"ones": 3})],
    ]
    assert [paper.source for paper in reading.papers] == ["card.pdf#1", "card.pdf#2"]


def test_own_rules_travel_with_the_form(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('id = "half"\nextends = "yatzy"\nrows = ["ones", "twos", "yatzy"]\n', encoding="utf-8")
    paper = one(read("card.pdf", bare(empty(str(own)), AINO)))
    assert (paper.rules.id, list(paper.rules.by_id)) == ("half", ["ones", "twos", "yatzy"])


def test_given_rules_come_before_those_of_the_form() -> None:
    values = AINO | {"one_pair-1": "12"}
    paper = one(read("card.pdf", bare(empty(), values), rule_set("yahtzee")))
    assert paper.game.rules == "yahtzee"
    assert "unknown-row" in {finding.code for finding in paper.findings}


def lost(data: bytes, *names: str) -> bytes:
    """A form of which a program kept only some fields."""
    writer = PdfWriter(clone_from=BytesIO(data))
    form = writer.root_object["/AcroForm"]
    kept = [one for one in form["/Fields"] if str(one.get_object()["/T"]) not in names]
    form[NameObject("/Fields")] = ArrayObject(kept)
    return saved(writer)


def test_a_form_that_lost_its_rules_is_not_guessed_at() -> None:
    form = lost(bare(empty(), AINO), "rules")
    assert trouble(form) == "form-without-rules"
    assert one(read("card.pdf", form, rule_set("yatzy"))).game.rules == "yatzy"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (lambda: flattened(filled(empty(), AINO)), "form-missing"),
        (lambda: lost(empty(), *fields(PdfWriter(clone_from=BytesIO(empty())))), "form-missing"),
        (empty, "form-empty"),
        (lambda: bare(empty(), {"name-1": "Aino", "place": "Kotka"}), "form-empty"),
        (lambda: bare(empty(), {"ones-1": "3"}), "form-nameless"),
    ],
    ids=["flattened", "no fields left", "blank", "names alone", "no names"],
)
def test_why_a_form_is_not_read(data, code: str) -> None:
    assert trouble(data()) == code
