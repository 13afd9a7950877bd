"""What a sum line adds up: its name, else its place, else the figures, else it is said to be unclear."""

from yatzy_print.games.game import Written

from .papers import paper, said

UPPER = "Ettor;3\nTvåor;6\nTreor;9\nFyror;12\nFemmor;15\nSexor;18\n"  # 63 and the bonus
LOWER = "Ett par;12\nTvå par;18\nChans;20\n"  # 50


def written(text: str) -> Written:
    return paper("Rad;Aino\n" + text).game.sheets[0].written


def test_by_name() -> None:
    assert written(f"{UPPER}Summa;63\nBonus;50\n{LOWER}Nedre delen;50\nTotalt;163\n") == Written(
        upper=63, bonus=50, lower=50, total=163
    )


def test_by_place_although_the_figures_are_wrong() -> None:
    assert written(f"{UPPER}Summa;64\nBonus;50\n{LOWER}Summa;160\n") == Written(upper=64, bonus=50, total=160)


def test_a_sum_after_the_bonus_holds_the_bonus() -> None:
    assert written(f"{UPPER}Summa;63\nBonus;50\nSumma;113\n{LOWER}Summa;163\n") == Written(
        63, 50, 113, None, 163
    )


def test_a_single_sum_after_the_bonus_is_told_by_its_figure() -> None:
    assert written(f"{UPPER}Bonus;50\nSumma;113\n{LOWER}").upper_with_bonus == 113
    assert written(f"{UPPER}Bonus;50\nSumma;63\n{LOWER}").upper == 63


def test_two_sums_after_the_rows_are_told_by_their_figures() -> None:
    assert written(f"{UPPER}{LOWER}Summa;50\nSumma;163\n") == Written(lower=50, total=163)


def test_out_of_place_the_figures_decide() -> None:
    assert written(f"Summa;163\n{UPPER}{LOWER}").total == 163
    assert written(f"{LOWER}Summa;63\n{UPPER}").upper == 63


def test_out_of_place_and_out_of_figures_it_is_unclear() -> None:
    one = paper(f"Rad;Aino\nSumma;999\n{UPPER}{LOWER}")
    assert one.game.sheets[0].written == Written()
    assert said(one) == [
        "What the line “Summa” adds up is not clear, so it was not compared. "
        "Place it after the rows that it adds up."
    ]


def test_a_total_in_both_places_is_told_by_place() -> None:
    claims = written(f"{UPPER}Totalt;63\nBonus;50\n{LOWER}Totalt;163\n")
    assert (claims.upper, claims.total) == (63, 163)


def test_an_upper_section_with_bonus() -> None:
    assert paper("Rivi;Aino\nYkköset;4\nYläosa bonuksineen;4\nPari;2\n").game.sheets[0].written == Written(
        upper_with_bonus=4
    )


def test_an_empty_sum_line_claims_nothing() -> None:
    assert written(f"{UPPER}Summa;\n{LOWER}Totalt;\n") == Written()


def test_figures_without_a_player_above_do_not_decide() -> None:
    """Found by fuzzing: an unclear sum line with a figure in a column that has no name."""
    one = paper("Rivi;Aino;;Eero\nYkköset;1;;2\nPari;4;;6\nSumma;5;7;8\n")
    assert [sheet.written.total for sheet in one.game.sheets] == [5, 8]
    assert said(one) == [
        "Column 3 has scores but no name above it, so it was left out. Write the player’s name there."
    ]
