"""A verified game as a card: what was written, what was computed, where they differ."""

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.languages.language import load
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Cell, Protocol
from yatzy_print.rules.load import rule_set

FI = load("fi")
ROWS = [row.id for row in rule_set("yatzy").categories]
RIGHT = dict(zip(ROWS, (2, 6, 12, 12, 15, 24, 12, 16, 12, 0, 15, 0, 19, 23, 0), strict=True))


def sheet(
    name: str = "Maja", written: Written | None = None, extra: int = 0, **changes: Entry | None
) -> Sheet:
    entries = {row: Entry(points) for row, points in RIGHT.items()} | changes
    kept = {row: entry for row, entry in entries.items() if entry is not None}
    return Sheet(name, kept, extra, written or Written())


def card(*sheets: Sheet, rules: str = "yatzy", **facts: str) -> Protocol:
    game = Game(rules, sheets, **facts)
    return filled(check_game(game, rule_set(rules)), FI)


def cells(protocol: Protocol, line: str) -> tuple[Cell, ...]:
    return next(found.cells for section in protocol.sections for found in section if found.id == line)


def test_scores_struck_rows_and_sums() -> None:
    protocol = card(sheet())
    assert cells(protocol, "ones") == (Cell("2"),)
    assert cells(protocol, "four_of_a_kind") == (Cell("–"),)
    assert [cells(protocol, line)[0].text for line in ("upper", "bonus", "total")] == ["71", "50", "218"]
    assert protocol.seal.startswith("Tarkistettu: Yatzy, yatzy-print ")


def test_an_open_row_is_empty_and_the_card_is_not_sealed() -> None:
    protocol = card(sheet(yatzy=None))
    assert cells(protocol, "yatzy") == (Cell(),)
    assert protocol.seal == ""


def test_a_bonus_that_may_still_come_is_open_and_one_that_cannot_is_a_dash() -> None:
    lost = {"sixes": Entry(0)}
    assert cells(card(sheet(sixes=None)), "bonus") == (Cell(),)
    assert cells(card(sheet(**lost)), "bonus") == (Cell("–"),)


def test_nothing_filled_is_nothing_summed() -> None:
    protocol = card(Sheet("Maja"))
    assert [cells(protocol, line)[0] for line in ("upper", "bonus", "total")] == [Cell()] * 3


def test_a_wrong_sum_is_struck_through_beside_the_right_one() -> None:
    protocol = card(sheet(written=Written(upper=70, bonus=50, total=208)))
    assert cells(protocol, "upper") == (Cell("71", "70"),)
    assert cells(protocol, "bonus") == (Cell("50"),)
    assert cells(protocol, "total") == (Cell("218", "208"),)
    assert "Yliviivattu luku on paperilta; laskettu luku on sen vieressä." in protocol.footer


def test_an_impossible_score_is_struck_through_with_nothing_beside() -> None:
    protocol = card(sheet(yatzy=Entry(200)))
    assert cells(protocol, "yatzy") == (Cell("", "200"),)
    assert protocol.seal == ""
    assert protocol.footer[-2:] == (
        "Yliviivattu luku on paperilta; laskettu luku on sen vieressä.",
        "Jos vieressä ei ole mitään, mikään heitto ei anna sitä lukua, eikä sitä lasketa mukaan.",
    )


def test_dice_that_give_other_points_correct_the_row() -> None:
    protocol = card(sheet(one_pair=Entry(10, (6, 6, 4, 2, 1))))
    assert cells(protocol, "one_pair") == (Cell("12", "10", (6, 6, 4, 2, 1)),)


def test_a_wrong_lower_sum_has_no_line_and_is_told_at_the_foot() -> None:
    protocol = card(sheet(written=Written(lower=90)))
    assert any("90" in line and "97" in line for line in protocol.footer)


def test_places_and_every_winner_of_a_tie() -> None:
    protocol = card(sheet("Aino"), sheet("Eero"), sheet("Maja", chance=Entry(22)))
    assert [cell.text for cell in cells(protocol, "rank")] == ["1.", "1.", "3."]
    assert [column.winner for column in protocol.columns] == [True, True, False]


def test_a_lone_player_wins_nothing() -> None:
    protocol = card(sheet())
    assert not protocol.columns[0].winner
    assert [line.id for line in protocol.sections[-1]] == ["total"]


def test_order_state_and_note_stand_at_the_foot() -> None:
    protocol = card(sheet(), order="half-forced", state="cancelled", note="Sähköt poikki")
    assert any("Yläosa ensin" in line for line in protocol.footer)
    assert "Huomautus: Sähköt poikki" in protocol.footer


def test_extra_points_have_their_line() -> None:
    yatzy = {"yatzy": Entry(50), "sixes": Entry(30)}
    assert cells(card(sheet(extra=100, **yatzy), rules="yatzy-fi"), "extra") == (Cell("100"),)


def test_the_card_is_named_by_rules_date_and_place() -> None:
    protocol = card(sheet(), date="2019-08-04", place="Kotka")
    assert (protocol.name, protocol.label) == ("Yatzy, 4. elokuuta 2019, Kotka", "2019-08-04")


def test_a_sum_of_struck_rows_is_0_and_no_dash() -> None:
    struck = Sheet("Maja", {row: Entry(0) for row in ROWS})
    protocol = card(struck)
    assert [cells(protocol, line)[0].text for line in ("upper", "bonus", "total")] == ["0", "–", "0"]
