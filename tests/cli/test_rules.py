"""Own rule files through the real program: asked for, checked, and used everywhere."""

import json

from tests.cli.run import Program

ANSWERS = "Our cottage\n\n60 25\nChance\n\n\n\nRun of four: 4 = 30\n\n"


def test_new_rules_are_asked_for_and_used_everywhere(yatzy: Program) -> None:
    done = yatzy("rules", "new", "-o", "own.toml", stdin=ANSWERS.encode())
    assert done.status == 0, done.err
    assert "Run of four" in done.out
    assert yatzy("rules", "own.toml").status == 0
    yatzy.write("paper.csv", "Row;Maja\nOnes;3\nRun of four;30\nTotal;33\n")
    document = json.loads(yatzy("check", "paper.csv", "--rules", "own.toml", "--json").out)
    assert document["games"][0]["rules"] == "our-cottage"
    assert document["games"][0]["sheets"][0]["total"] == 33
    for words in (
        ("blank", "--rules", "own.toml", "-o", "card.pdf"),
        ("fill", "paper.csv", "--rules", "own.toml", "-o", "filled.pdf"),
        ("add", "paper.csv", "--rules", "own.toml"),
        ("score", "34566", "--rules", "own.toml"),
    ):
        assert yatzy(*words).status == 0, words
    (yatzy.folder / "own.toml").unlink()
    assert "Maja 33 (our-cottage)" in yatzy("games", "list").out  # the archive keeps the rules themselves


def test_answers_that_end_early_write_nothing(yatzy: Program) -> None:
    done = yatzy("rules", "new", "-o", "own.toml", stdin=b"Our cottage\n")
    assert done.status == 2
    assert "nothing was written" in done.err
    assert list(yatzy.folder.iterdir()) == []


def test_a_faulty_file_names_every_fault_with_file_key_and_cure(yatzy: Program) -> None:
    yatzy.write("own.toml", 'id = "own"\nextends = "yatzy"\ndice = 7\ncategories.ones.face = 0\n')
    done = yatzy("rules", "own.toml")
    assert done.status == 2
    assert done.err.splitlines() == [
        "own.toml: dice: write 5 or 6.",
        "own.toml: categories.ones.face: write a face from 1 to 6.",
    ]
    assert yatzy("blank", "--rules", "own.toml").status == 2


def test_one_question_back_and_help(yatzy: Program) -> None:
    answers = "Wrong name\n<\n?\nOur cottage\n" + ANSWERS.partition("\n")[2]
    done = yatzy("rules", "new", "-o", "own.toml", stdin=answers.encode())
    assert (done.status, done.err.count("What do you call your rules?")) == (0, 3)
    assert "begin from ready ones" in done.err
    assert 'id = "our-cottage"' in (yatzy.folder / "own.toml").read_text(encoding="utf-8")
