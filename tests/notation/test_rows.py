"""Which row a line is: never corrected silently, never guessed."""

import pytest

from .papers import paper, points, said


@pytest.mark.parametrize(
    ("label", "suggestion"),
    [
        ("Change", "Chance"),
        ("Schans", "Chans"),
        ("Sjangse", "Sjanse"),
        ("Fult hus", "Fullt hus"),
        ("Kolmost", "Kolmoset"),
    ],
)
def test_a_misspelt_row_is_suggested_not_corrected(label: str, suggestion: str) -> None:
    languages = {
        "Change": "Ones",
        "Schans": "Ettor",
        "Sjangse": "Enere",
        "Fult hus": "Toere",
        "Kolmost": "Pari",
    }
    one = paper(f"Row;Aino\n{languages[label]};2\n{label};20\n")
    assert said(one)[0].endswith(f"Did you mean “{suggestion}”?")
    assert len(points(one.game.sheets[0])) == 1


def test_a_row_of_other_rules_names_them() -> None:
    assert said(paper("Rad;Per\nEttor;2\nTre par;12\n")) == [
        "The row “Tre par” belongs to other rules (maxi-yatzy), so it was left out. "
        "Were those played? Then use --rules maxi-yatzy."
    ]


def test_an_unknown_row_without_any_score_is_nothing() -> None:
    assert said(paper("Rad;Per\nEttor;2\nMitt på;\n")) == []


def test_rows_that_the_paper_lacks_are_named() -> None:
    one = paper("Rad;Per\nEttor;2\n")
    assert [finding.category for finding in one.findings] == [id_ for id_ in one.rules.by_id if id_ != "ones"]
    assert {finding.code for finding in one.findings} == {"missing-row"}


def test_a_misspelt_row_is_not_missing_as_well() -> None:
    one = paper("Row;Aino\nOnes;2\nChange;20\n")
    assert "chance" not in [finding.category for finding in one.findings]


class TestHus:
    """In Norwegian Maxi "Hus" is the 3+3 on some cards and the 3+2 on others."""

    HEAD = "Rad;Per;Kari\nEnere;4;4\nFem like;20;0\n"

    def test_beside_hytte_it_is_three_and_three(self) -> None:
        sheet = paper(self.HEAD + "Hytte;28;7\nHus;33;9\n", "maxi-yatzy").game.sheets[0]
        assert (sheet.entries["full_house"].points, sheet.entries["villa"].points) == (28, 33)

    @pytest.mark.parametrize("other", ["Hytta", "Villa"])
    def test_beside_hytta_or_villa_it_is_three_and_two(self, other: str) -> None:
        sheet = paper(self.HEAD + f"{other};33;9\nHus;28;7\n", "maxi-yatzy").game.sheets[0]
        assert (sheet.entries["full_house"].points, sheet.entries["villa"].points) == (28, 33)

    @pytest.mark.parametrize(
        ("values", "row"), [("28;7", "full_house"), ("33;9", "villa"), ("30;-", "villa")]
    )
    def test_alone_its_values_decide(self, values: str, row: str) -> None:
        assert row in paper(self.HEAD + f"Hus;{values}\n", "maxi-yatzy").game.sheets[0].entries

    def test_else_it_is_ambiguous_and_said_so(self) -> None:
        one = paper(self.HEAD + "Hus;21;18\n", "maxi-yatzy")
        assert said(one) == [
            "“Hus” may be Full house (3+2) or Villa (3+3), so it was left out. Write the name out in full."
        ]
        assert {"full_house", "villa"}.isdisjoint(one.game.sheets[0].entries)

    def test_the_hint_in_brackets_tells(self) -> None:
        sheet = paper(self.HEAD + "Hus (3+3);21;18\n", "maxi-yatzy").game.sheets[0]
        assert sheet.entries["villa"].points == 21

    def test_with_five_dice_it_is_the_full_house(self) -> None:
        assert points(paper("Rad;Per\nEnere;4\nHus;28\n").game.sheets[0])["full_house"] == 28
