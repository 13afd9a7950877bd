"""What stands on a card of every rule set, in every language."""

import pytest

from yatzy_print.languages.language import load
from yatzy_print.protocol.form import bonus_hint, example_roll, form
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.patterns import AnyRun, Anything, Face, Groups, Pattern, Run

FI_YATZY = """
Ykköset 5 | Kakkoset 10 | Kolmoset 15 | Neloset 20 | Viitoset 25 | Kuutoset 30 | Välisumma | Bonus 63+ → 50
Pari 12 | Kaksi paria 22 | Kolme samaa 18 | Neljä samaa 24 | Pieni suora 15 | Iso suora 20 | Täyskäsi 28 | Sattuma 30 | Yatzy 50
Yhteensä 374
""".strip()  # noqa: E501  # a card as it is read
SV_MAXI = """
Ettor 6 | Tvåor 12 | Treor 18 | Fyror 24 | Femmor 30 | Sexor 36 | Summa | Bonus 84+ → 100
Ett par 12 | Två par 22 | Tre par 30 | Tretal 18 | Fyrtal 24 | Femtal 30 | Liten stege 15 | Stor stege 20 | Full stege 21 | Kåk (3+2) 28 | Hus (3+3) 33 | Torn (4+2) 34 | Chans 36 | Maxi Yatzy 100
Totalt 649
""".strip()  # noqa: E501  # a card as it is read


def card(rules: str, code: str) -> str:
    sections = form(rule_set(rules), load(code)).sections
    return "\n".join(" | ".join(f"{line.label} {line.hint}".strip() for line in lines) for lines in sections)


@pytest.mark.parametrize(
    ("rules", "code", "text"), [("yatzy", "fi", FI_YATZY), ("maxi-yatzy", "sv", SV_MAXI)]
)
def test_a_card_has_its_rows_sums_and_maxima(rules: str, code: str, text: str) -> None:
    assert card(rules, code) == text


@pytest.mark.parametrize(
    ("rules", "hint"),
    [
        ("yatzy", "63+ → 50"),
        ("yatzy+bonus-42", "42+ → 50"),
        ("maxi-yatzy+graded-bonus", "63+ → 50, 84+ → 100"),
        ("yahtzee", "63+ → 35"),
    ],
)
def test_the_bonus_hint_names_every_tier(rules: str, hint: str) -> None:
    assert bonus_hint(rule_set(rules)) == hint


@pytest.mark.parametrize(
    ("rules", "hint"),
    [("yatzy-fi", "× 100"), ("yatzy+extra-50", "× 50"), ("yatzy", None), ("yahtzee+no-extra", None)],
)
def test_the_extra_line_stands_where_extras_earn_points(rules: str, hint: str | None) -> None:
    lines = {line.id: line for section in form(rule_set(rules), load("fi")).sections for line in section}
    assert (lines["extra"].hint if "extra" in lines else None) == hint


@pytest.mark.parametrize(
    ("pattern", "dice", "roll"),
    [
        (Face(3), 5, (3, 3, 3, 3, 3)),
        (Groups((2,)), 5, (6, 6)),
        (Groups((2, 2, 2)), 6, (6, 6, 5, 5, 4, 4)),
        (Groups((3, 2)), 5, (6, 6, 6, 5, 5)),
        (Groups((5,)), 5, (6, 6, 6, 6, 6)),
        (Run((1, 2, 3, 4, 5)), 5, (1, 2, 3, 4, 5)),
        (AnyRun(4), 5, (3, 4, 5, 6)),
        (Anything(), 6, (0, 0, 0, 0, 0, 0)),
    ],
)
def test_the_example_roll_is_the_best_one(pattern: Pattern, dice: int, roll: tuple[int, ...]) -> None:
    assert example_roll(pattern, dice) == roll


def test_a_name_in_brackets_is_a_subtitle_and_house_rules_stand_at_the_foot() -> None:
    printed = form(rule_set("yatzy-fi+extra-50"), load("fi"))
    assert (printed.title, printed.subtitle) == ("Yatzy", "suomalaiset perhesäännöt")
    assert printed.footer[0] == "Välisumma vähintään 63 → bonus 50 pistettä"
    assert printed.footer[1].startswith("Kotisäännöt: ")
