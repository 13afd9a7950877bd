"""`entry-page` as people use it."""

import pytest

from tests.cli.run import Program


def test_it_writes_a_page_under_a_name_of_its_own(yatzy: Program) -> None:
    done = yatzy("entry-page", "--rules", "maxi-yatzy", "--lang", "sv", "--player", "Maja")
    assert (done.status, done.err) == (0, "Skrivet: output/entry-page-maxi-yatzy-sv-Maja.html\n")
    page = (yatzy.folder / "output" / "entry-page-maxi-yatzy-sv-Maja.html").read_text(encoding="utf-8")
    assert '"players":["Maja"]' in page


def test_it_writes_to_standard_output(yatzy: Program) -> None:
    assert yatzy("entry-page", "-o", "-").out.startswith("<!doctype html>")


@pytest.mark.parametrize("words", [("--rules", "nonsense"), ("--lang", "xx"), ("-o", "games.sqlite")])
def test_what_cannot_be_done_is_told(yatzy: Program, words: tuple[str, str]) -> None:
    yatzy.write("games.sqlite", "SQLite format 3\0 and more")
    assert yatzy("entry-page", *words).status == 2
    assert (yatzy.folder / "games.sqlite").read_text() == "SQLite format 3\0 and more"


def test_an_own_rule_file(yatzy: Program) -> None:
    yatzy.write("own.toml", 'extends = "yatzy"\nid = "ours"\nsource = "our cottage"\nbonus = [[60, 40]]\n')
    done = yatzy("entry-page", "--rules", "own.toml", "-o", "page.html")
    assert done.status == 0
    assert '"bonus":[[60,40]]' in (yatzy.folder / "page.html").read_text(encoding="utf-8")
