"""`explain`: every code of a finding or a reason has its paragraph."""

import pytest

from tests.cli.run import Program
from yatzy_print.games.findings import EXPLANATIONS, SEVERITIES
from yatzy_print.languages.language import CODES, load


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_paragraph_in_every_language(code: str) -> None:
    assert set(load(code).keys("explain")) - {"reason"} == {*SEVERITIES, *EXPLANATIONS}


def test_a_code_is_explained_in_the_users_language(yatzy: Program) -> None:
    done = yatzy("explain", "carry-slip", "--lang", "sv")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("carry-slip (orsak)\nSumman är fel med precis 10 eller 100")


def test_without_a_code_all_are_explained(yatzy: Program) -> None:
    paragraphs = yatzy("explain").out.split("\n\n")
    assert [text.split()[0] for text in paragraphs] == [*SEVERITIES, *EXPLANATIONS]
    assert all(len(line) <= 80 for text in paragraphs for line in text.splitlines())


def test_a_mistyped_code_is_answered_with_those_near_to_it(yatzy: Program) -> None:
    done = yatzy("explain", "total-difers")
    assert done.status == 2
    assert "Near to it: total-differs" in done.err
