"""Mistakes on paper, and those that named another winner."""

from tests.statistics.papers import family, played
from yatzy_print.statistics.papers import Papers, papers


def test_a_wrong_sum_that_changes_the_winner() -> None:
    games = [
        played(("A", 150), ("B", 145), written={"A": 150, "B": 145}),  # right
        played(("A", 150), ("B", 145), written={"A": 150, "B": 155}),  # B won on paper
        played(("A", 150), ("B", 145), written={"A": 160, "B": 145}),  # wrong, same winner
    ]
    assert papers(games) == Papers(claiming=3, wrong=2, mistakes=2, other_winner=1)


def test_a_paper_that_claims_only_one_total_names_no_winner() -> None:
    assert papers([played(("A", 150), ("B", 145), written={"B": 160})]).other_winner == 0


def test_a_tie_on_paper_that_was_none() -> None:
    found = papers([played(("A", 150), ("B", 145), written={"A": 150, "B": 150})])
    assert found.other_winner == 1


def test_cancelled_games_are_not_counted() -> None:
    assert papers([played(("A", 150), state="cancelled", written={"A": 160})]).mistakes == 0


def test_the_real_papers_are_right() -> None:
    found = papers(family())
    assert (found.claiming, found.mistakes, found.other_winner) == (31, 0, 0)
