"""Cases from other people's bug reports, by their numbers: each a fact, an input and the right result."""

from yatzy_print.games.game import Written
from yatzy_print.languages.language import load
from yatzy_print.notation.json import write_json
from yatzy_print.notation.read import read
from yatzy_print.notation.table_text import write_table

from .papers import YATZY, paper, points, reading, said


def test_t92_an_open_upper_row_is_no_error() -> None:
    assert said(paper("Rad;Per\nEttor;\nTvåor;4\n")) == []


def test_t94_zero_in_a_row_is_a_score() -> None:
    assert points(paper("Rad;Per\nEttor;0\n").game.sheets[0]) == {"ones": 0}


def test_t102_a_dash_is_on_pace_above_and_no_points_below() -> None:
    one = paper("notation;pace\nRad;Per\nEttor;---\nFyror;---\nEtt par;---\n")
    assert points(one.game.sheets[0]) == {"ones": 3, "fours": 12, "one_pair": 0}


def test_t106_a_total_before_the_bonus_is_kept_as_it_is_claimed() -> None:
    rows = "Fives;15\nTwos;6\nFours;12\nOnes;3\nThrees;9\nSixes;18\n"
    assert paper(f"Row;A\n{rows}Total;63\nBonus;50\n").game.sheets[0].written == Written(bonus=50, total=63)


def test_a120_two_columns_with_one_name_are_both_kept() -> None:
    one = paper("Rad;Per;Per\nEttor;1;2\n")
    assert [points(sheet) for sheet in one.game.sheets] == [{"ones": 1}, {"ones": 2}]


def test_a122_spaces_do_not_make_another_person() -> None:
    one = paper("Rad;Liisa; Liisa;Liisa ;Anna  Liisa;Anna Liisa\nEttor;1;1;1;1;1\n")
    assert [sheet.player for sheet in one.game.sheets] == ["Liisa"] * 3 + ["Anna Liisa"] * 2


def test_a134_a_summer_of_unknown_century_is_no_date() -> None:
    one = paper("Päivä;Kesä 24\nRivi;Aino\nYkköset;1\n")
    assert one.game.date is None
    assert said(one) == [
        "The date “Kesä 24” was not understood, so it was left out. Write it as 29.11.2026 or 2026-11-29."
    ]


def test_a134_nor_is_it_one_as_a_title() -> None:
    one = paper("Kesä 24\nRivi;Aino\nYkköset;1\n")
    assert one.game.date is None
    assert said(one) == ["The line “Kesä 24” was not understood, so it was left out."]


def test_f140_a_semicolon_file_is_never_one_column() -> None:
    assert len(paper("Rivi;Aino;Eero\nPari;12,0;10,0\nKaksi paria;22,0;20,0\n").game.sheets) == 2


def test_f142_grouping_is_not_guessed() -> None:
    one = paper("Rivi;Aino\nPari;12\nYhteensä;173,900\n")
    assert one.game.sheets[0].written.total is None
    assert len(said(one)) == 1


def test_f144_a_finnish_file_and_back_through_english() -> None:
    game = paper("Päivä;2019-08-04\nRivi;Aino\nYkköset;4\nPari;12\nYhteensä;16\n").game
    english = write_table(game, YATZY, load("en"))
    assert "One pair;12" in english
    assert paper(write_table(paper(english).game, YATZY, load("fi"))).game == game


def test_f148_misspelt_labels_of_real_apps_are_named() -> None:
    for label in ("Change", "Schans", "Sjangse", "Fult hus"):
        assert "Did you mean" in said(paper(f"Row;A\nOnes;1\n{label};20\n"))[0], label


def test_f150_f152_sums_inside_the_data_are_claims_and_never_added() -> None:
    one = paper("Rivi;Aino\nYkköset;4\nSumma;4\nBonus;0\nPari;12\nYhteensä;99\n")
    assert points(one.game.sheets[0]) == {"ones": 4, "one_pair": 12}
    assert one.game.sheets[0].written == Written(upper=4, bonus=0, total=99)


def test_f154_a_player_may_be_called_1() -> None:
    assert [sheet.player for sheet in paper("Rivi;1;2\nYkköset;4;3\n").game.sheets] == ["1", "2"]


def test_f156_a_table_saved_as_html_in_latin_1() -> None:
    rows = "<tr><td>Rivi</td><td>Äiti</td></tr><tr><td>Neljä samaa</td><td>12,0</td></tr>"
    (one,) = read("excel.xls", f"<html><body><table>{rows}</table></body></html>".encode("latin-1")).papers
    assert one.game.sheets[0].player == "Äiti"
    assert points(one.game.sheets[0]) == {"four_of_a_kind": 12}


def test_f158_one_bad_game_of_fifty_is_named_and_the_others_kept() -> None:
    good = "Rad;Per\nEttor;1\nTvåor;4\n\n"
    result = reading(good * 20 + "Regler;bridge\n" + good * 30)
    assert (len(result.papers), [unread.source for unread in result.unread]) == (49, ["paper.csv#21"])
    lines = write_json(result.papers[0].game, indent=None)
    assert len(read("g.jsonl", (lines * 25 + "{oops\n" + lines * 24).encode()).papers) == 49


def test_p162_a_name_with_a_tab_or_line_feed_is_cleaned() -> None:
    one = paper('Rivi;"Anna\nLiisa";"Per\tOlov"\nYkköset;1;2\n')
    assert [sheet.player for sheet in one.game.sheets] == ["Anna Liisa", "Per Olov"]
