"""Whole tables: players, and what is refused with a reason while other games are kept."""

import pytest

from yatzy_print.languages.language import load
from yatzy_print.languages.wording import trouble_text

from .papers import paper, points, reading, said


def refusals(text: str) -> list[str]:
    return [trouble_text(load("en"), unread.trouble) for unread in reading(text).unread]


def test_no_players() -> None:
    assert refusals("Ones;1;2\nTwos;4;6\n")[0].startswith(
        "paper.csv: there are rows but no line of player names"
    )


def test_twenty_players() -> None:
    names = ";".join(f"P{number}" for number in range(20))
    assert refusals(f"Row;{names}\nOnes{';1' * 20}\n") == [
        "paper.csv: 20 columns are too many for one game; at most 12 are possible."
    ]


def test_no_game_at_all() -> None:
    for text in ("hello", "\n\n", "a;b;c\n1;2;3\n", "{;}", "Row;Aino;Eero\n"):
        assert len(refusals(text)) == 1, text


def test_a_name_twice_stays_two_sheets() -> None:
    one = paper("Rivi;Liisa; Liisa \nYkköset;1;2\n")
    assert [(sheet.player, points(sheet)) for sheet in one.game.sheets] == [
        ("Liisa", {"ones": 1}),
        ("Liisa", {"ones": 2}),
    ]


def test_scores_without_a_name_are_named_by_column() -> None:
    one = paper("Rivi;Aino;;Eero;\nYkköset;1;2;3;\n")
    assert [sheet.player for sheet in one.game.sheets] == ["Aino", "Eero"]
    assert points(one.game.sheets[1]) == {"ones": 3}
    assert said(one) == [
        "Column 3 has scores but no name above it, so it was left out. Write the player’s name there."
    ]


def test_merged_heading_cells_leave_empty_columns() -> None:
    assert said(paper("Rivi;Aino;;Eero;;\nYkköset;1;;3;;\n")) == []


def test_a_game_of_unknown_rules_is_refused_and_the_other_kept() -> None:
    result = reading("Rules;bridge\nRow;A\nOnes;1\n\nRules;yatzy\nRow;A\nOnes;2\n")
    assert [unread.source for unread in result.unread] == ["paper.csv#1"]
    assert [points(one.game.sheets[0]) for one in result.papers] == [{"ones": 2}]


def test_given_rules_override_the_papers() -> None:
    assert paper("Rules;yatzy\nRow;A\nOnes;6\n", "maxi-yatzy").game.rules == "maxi-yatzy"


def test_the_same_paper_in_two_languages_is_the_same_game() -> None:
    finnish = paper("Päivä;2019-08-04\nRivi;Aino\nYkköset;4\nPari;12\nYhteensä;16\n")
    swedish = paper("Datum;4.8.2019\nRad;Aino\nEttor;4\nPar;12\nTotalt;16\n")
    assert finnish.game == swedish.game


TEAMS = ["Joukkue", "Lag", "Hold", "Team"]


@pytest.mark.parametrize("label", TEAMS)
def test_teams_stand_above_or_below_the_names(label: str) -> None:
    for text in (f"{label};X;X;Y\nRad;Maja;Leo;Bo\n", f"Yatzy;Maja;Leo;Bo\n{label};X;X;Y\n"):
        one = paper(text + "Ettor;3;2;4\nSumma;3;2;4\n")
        assert [(sheet.player, sheet.team) for sheet in one.game.sheets] == [
            ("Maja", "X"),
            ("Leo", "X"),
            ("Bo", "Y"),
        ]
        assert said(one) == []


def test_a_player_may_be_without_a_team() -> None:
    one = paper("Row;Ann;Bo\nOnes;3;2\nTeam;;Reds\n")
    assert [sheet.team for sheet in one.game.sheets] == [None, "Reds"]


def test_each_game_of_a_file_has_its_own_teams() -> None:
    game = "Team;{};Y\nRow;Ann;Bo\nOnes;3;2\n\n"
    first, second = reading(game.format("X") + game.format("Z")).papers
    assert [first.game.sheets[0].team, second.game.sheets[0].team] == ["X", "Z"]


def test_teams_in_aligned_columns() -> None:
    one = paper("Row    Anna Liisa   Bo\nTeam   Reds         Blues\nOnes   3            2\n")
    assert [sheet.team for sheet in one.game.sheets] == ["Reds", "Blues"]


def test_a_second_line_of_teams_is_named() -> None:
    assert said(paper("Team;X;Y\nTeam;Z;Z\nRow;Ann;Bo\nOnes;3;2\n")) == [
        "“Team” with “Z, Z” was not understood, so it was left out."
    ]


GAME = "Row;Ann\nOnes;3\nTwos;4\n\n"


def test_of_a_file_that_is_too_long_the_first_games_are_read_and_the_rest_is_named() -> None:
    result = reading(GAME * 2_100)
    assert len(result.papers) == 2_000
    assert refusals(GAME * 2_100) == [
        "paper.csv: the file is too long, so only its first 2000 games were read. Divide it."
    ]


def test_no_game_is_read_by_half() -> None:
    """The text is cut within its last game."""
    long_game = "Row;Ann\n" + "Ones;3\n" * 12 + "\n"
    result = reading(long_game * 3_000)
    assert len(result.papers) == 1785  # 25,000 lines hold 1785 games of 14 lines, and ten lines more
    assert result.unread[0].trouble.code == "file-too-long"
    assert len({len(found) for one in result.papers for found in one.sheet_findings}) == 1


def test_a_text_without_end_is_no_game() -> None:
    assert [unread.trouble.code for unread in reading("a: b\n" * 50_000).unread] == ["file-too-long"]
