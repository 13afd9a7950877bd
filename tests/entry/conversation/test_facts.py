"""Rules, order, date and place: offered, or answered in any Nordic form."""

from pathlib import Path

import pytest

from tests.entry.conversation.held import TODAY, go_on, hold
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.machine import begun
from yatzy_print.entry.conversation.sitting import Offers


def answers(*given: str) -> dict[str, str]:
    return dict(hold(*given).sitting.draft.answers)


@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ("", "yatzy"),
        ("2", "maxi-yatzy"),
        ("maxi-yatzy", "maxi-yatzy"),
        ("Maxi-Yatzy", "maxi-yatzy"),
        ("yatzy+extra-50", "yatzy+extra-50"),
        ("Yatzy (suomalaiset perhesäännöt)", "yatzy-fi"),
    ],
)
def test_rules(given: str, rules: str) -> None:
    assert answers(given)["rules"] == rules


def test_unknown_rules_are_told_with_the_known_ones() -> None:
    held = hold("poker")
    assert "“poker” is not known" in held.text
    assert held.text.endswith("Rules [Yatzy]:\n")


def test_own_rules_are_named_by_their_file(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('id = "ours"\nsource = "us"\nextends = "yatzy"\nbonus = [[60, 25]]\n', encoding="utf-8")
    assert answers(str(own))["rules"] == str(own)


@pytest.mark.parametrize(
    ("given", "order"),
    [("", "free"), ("2", "forced"), ("pakkojatsi", "forced"), ("Halvtvång", "half-forced")],
)
def test_order(given: str, order: str) -> None:
    assert answers("", given)["order"] == order


@pytest.mark.parametrize(
    ("given", "date"),
    [
        ("", TODAY),
        ("31.12.2017", "2017-12-31"),
        ("31/12-2017", "2017-12-31"),
        ("12/2017", "2017-12"),
        ("2017", "2017"),
        ("-", "-"),  # not known
    ],
)
def test_date(given: str, date: str) -> None:
    assert answers("", "", given)["date"] == date


def test_what_is_no_date_is_asked_again() -> None:
    assert "“summer 24” is not a date." in hold("", "", "summer 24").text


@pytest.mark.parametrize(("given", "place"), [("Kotka", "Kotka"), ("", ""), ("-", "")])
def test_place(given: str, place: str) -> None:
    assert answers("", "", "", given)["place"] == place


def test_the_rules_and_order_last_used_are_offered() -> None:
    offers = Offers(TODAY, (), "maxi-yatzy+graded-bonus", "forced")
    held = go_on(begun(Draft(), offers), "", "")
    assert "Rules [Maxi Yatzy + bonus in steps]:" in held.text
    assert "Order [Forced order]:" in held.text
    assert held.sitting.draft.answers == {"rules": "maxi-yatzy+graded-bonus", "order": "forced"}


def test_other_rules_keep_the_cells_and_ask_what_they_leave_open() -> None:
    rows = ["3", "6", "9", "12", "15", "18", "12", "66551"]
    held = hold("", "", "", "", "Maja", *rows, "rules", "2")
    assert held.text.endswith("8. Two pairs (max 22)\n  Maja:\n")  # five dice are no roll of six
    assert held.sitting.draft.answers["cell sixes 1"] == "18"


def test_a_date_in_the_future_is_asked_again() -> None:
    held = hold("", "", "1.1.2099")
    assert "January 1, 2099 lies in the future." in held.text and "write 1.1.2099!" in held.text
    assert "date" not in held.sitting.draft.answers
    assert answers("", "", "1.1.2099", "1.1.2099!")["date"] == "2099-01-01"
