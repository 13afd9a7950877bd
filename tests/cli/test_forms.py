"""Forms through the real program: made, filled by another program, checked, printed and stored."""

import json

import pypdf

from tests.cli.run import Program
from tests.notation.pdf.forms import bare

VALUES = {
    "name-1": "Aino", "ones-1": "2", "twos-1": "6", "threes-1": "12", "fours-1": "12", "fives-1": "15",
    "sixes-1": "24", "upper-1": "71", "bonus-1": "50", "one_pair-1": "12", "two_pairs-1": "16",
    "three_of_a_kind-1": "12", "four_of_a_kind-1": "-", "small_straight-1": "15", "large_straight-1": "x",
    "full_house-1": "19", "chance-1": "23", "yatzy-1": "/", "total-1": "218",
}  # fmt: skip


def filled(yatzy: Program, values: dict[str, str], name: str = "card.pdf") -> None:
    form = yatzy.folder / "blank.pdf"
    if not form.exists():
        assert yatzy("blank", "--form", "--order", "forced", "-o", form).status == 0
    yatzy.write(name, bare(form.read_bytes(), values))


def test_a_form_is_made_filled_checked_printed_and_stored(yatzy: Program) -> None:
    filled(yatzy, VALUES)
    done = yatzy("check", "card.pdf", "--json")
    [game] = json.loads(done.out)["games"]
    assert (done.status, game["order"], game["sheets"][0]["total"]) == (0, "forced", 218)
    assert yatzy("fill", "card.pdf", "-o", "filled.pdf").status == 0
    assert "218" in pypdf.PdfReader(yatzy.folder / "filled.pdf").pages[0].extract_text()
    assert yatzy("add", "card.pdf").status == 0
    assert "Aino" in yatzy("games", "list").out


def test_a_wrong_total_is_named_with_its_reason(yatzy: Program) -> None:
    filled(yatzy, VALUES | {"total-1": "168"})
    done = yatzy("check", "card.pdf")
    assert done.status == 1
    assert "Aino: the total on paper is 168, computed 218." in " ".join(done.out.split())
    assert "The bonus is not included in the sum." in " ".join(done.out.split())


def test_a_folder_of_forms_goes_in_with_one_command_and_a_bad_one_is_named(yatzy: Program) -> None:
    games = yatzy.folder / "games"
    games.mkdir()
    for number in range(3):
        filled(yatzy, VALUES | {"chance-1": str(20 + number), "total-1": ""}, f"games/{number}.pdf")
    yatzy.write("games/broken.pdf", b"%PDF-1.7 and then nothing")
    done = yatzy("add", "games")
    assert done.status == 2
    assert "broken.pdf: the PDF is damaged and cannot be read. Save the form again." in done.err
    assert len(json.loads(yatzy("check", "games", "--json").out)["games"]) == 3


def test_a_form_is_one_card(yatzy: Program) -> None:
    for option in ("--up", "--copies"):
        done = yatzy("blank", "--form", option, "2")
        assert (done.status, done.err) == (
            2,
            "A form is a single card on its page: leave out --up and --copies.\n",
        )


def test_forms_and_cards_have_names_of_their_own(yatzy: Program) -> None:
    for words in (["--form"], ["--form", "--order", "forced"], ["--order", "forced"], []):
        assert yatzy("blank", *words).status == 0
    assert len(list((yatzy.folder / "output").iterdir())) == 4


def test_an_order_that_binds_stands_on_the_card(yatzy: Program) -> None:
    yatzy("blank", "--order", "half-forced", "-o", "card.pdf")
    assert "Half-forced order" in pypdf.PdfReader(yatzy.folder / "card.pdf").pages[0].extract_text()
    assert yatzy("blank", "--order", "backwards").status == 2


def test_a_form_that_may_be_filled_in_is_never_written_over(yatzy: Program) -> None:
    assert yatzy("blank", "--form", "-o", "card.pdf").status == 0
    again = yatzy("blank", "--form", "-o", "card.pdf")
    assert again.status == 0, "an untouched form is the same form"
    kept = yatzy.write("card.pdf", bare((yatzy.folder / "card.pdf").read_bytes(), VALUES)).read_bytes()
    refused = yatzy("blank", "--form", "-o", "card.pdf")
    assert (refused.status, kept) == (2, (yatzy.folder / "card.pdf").read_bytes())
    assert "card.pdf: the file exists already" in refused.err


def test_a_default_name_makes_room_for_the_next_form(yatzy: Program) -> None:
    for _ in range(2):
        yatzy("blank", "--form")
    [first] = (yatzy.folder / "output").iterdir()
    first.write_bytes(bare(first.read_bytes(), VALUES))
    yatzy("blank", "--form")
    assert len(list((yatzy.folder / "output").iterdir())) == 2
    assert yatzy("check", first).status == 0
