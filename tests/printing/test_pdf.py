"""The finished file: its text, fonts, pages, labels, bookmarks and bytes, read back by other programs."""

import io

import pypdf
import pytest

from tests.printing.specimens import HARD_NAMES, RULE_SETS, played
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import CODES, load
from yatzy_print.printing.geometry import A4, A5, LETTER, PAPERS
from yatzy_print.printing.pdf import cards
from yatzy_print.protocol.blank import blank
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.protocol.rules_page import with_rules
from yatzy_print.rules.load import rule_set

NAMES = ("Aino", "Eero", "Maja", "Ville")


def empty(rules: str = "yatzy", code: str = "fi", names: tuple[str, ...] = NAMES) -> Protocol:
    return blank(rule_set(rules), load(code), names)


def read(data: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(data))


def table(protocol: Protocol) -> list[str]:
    """The lines of a card as a person reads them."""
    rows = [line for section in protocol.sections for line in section]
    texts = [
        [line.label, line.hint, *(cell.struck_text + " " + cell.text for cell in line.cells)] for line in rows
    ]
    return [" ".join(" ".join(row).split()) for row in texts]


def lines(page: pypdf.PageObject) -> list[str]:
    return [" ".join(line.split()) for line in page.extract_text().splitlines()]


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("code", CODES)
def test_the_text_is_the_table_in_reading_order(rules: str, code: str) -> None:
    """On the first page of a kind and on a later one, where the labels are shared."""
    protocols = [filled(played(rules, NAMES, seed), load(code)) for seed in range(3)]
    for page, protocol in zip(read(cards(protocols).data).pages, protocols, strict=True):
        found, wanted = lines(page), table(protocol)
        at = found.index(wanted[0])
        assert found[at : at + len(wanted)] == wanted
        assert found[at - 1] == " ".join(NAMES)


def test_corrections_are_read_as_written_then_right() -> None:
    protocol = filled(played("yatzy", ("Aino",), hard=True), load("fi"))
    text = lines(read(cards([protocol]).data).pages[0])
    assert any(line.startswith("Yhteensä 374 1234 ") for line in text)


@pytest.mark.parametrize(
    ("paper", "width", "height"), [(A4, 595.28, 841.89), (A5, 419.53, 595.28), (LETTER, 612, 792)]
)
def test_the_page_has_the_size_of_its_paper(paper: str, width: float, height: float) -> None:
    box = read(cards([empty()], paper).data).pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx((width, height), abs=0.01)


def test_every_font_is_embedded_and_subset() -> None:
    protocols = [filled(played("yatzy", HARD_NAMES[:4], hard=True), load("nb")), empty()]
    resources = read(cards(protocols).data).pages[0]["/Resources"]
    fonts = [font.get_object() for font in resources["/Font"].values()]
    assert {font["/BaseFont"].split("+")[1] for font in fonts} == {
        f"SourceSans3-{weight}" for weight in ("Light", "Regular", "Semibold", "Bold")
    }
    for font in fonts:
        assert "/FontFile2" in font["/FontDescriptor"], font["/BaseFont"]
        assert "/ToUnicode" in font and len(font["/Widths"]) < 150


def test_the_document_says_what_it_is() -> None:
    reader = read(cards([empty(code="nb")]).data)
    assert (reader.metadata.title, reader.metadata.author) == ("Yatzy", "yatzy-print")
    root = reader.trailer["/Root"]
    assert root["/Lang"] == "nb"
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"


def test_equal_content_gives_equal_bytes() -> None:
    protocols = [filled(played("maxi-yatzy", HARD_NAMES, hard=True), load("sv")), empty()]
    assert cards(protocols).data == cards(protocols).data


def test_many_games_get_bookmarks_and_page_labels() -> None:
    protocols = [filled(played("yatzy", NAMES, seed), load("fi")) for seed in (1, 2)]
    undated = protocols[0]._replace(name="Yatzy", label="")
    reader = read(cards([*protocols, undated]).data)
    assert [entry.title for entry in reader.outline] == ["Yatzy, 4. elokuuta 2019, Kotka"] * 2 + ["Yatzy"]
    assert [reader.get_destination_page_number(entry) for entry in reader.outline] == [0, 1, 2]
    assert reader.page_labels == ["2019-08-04", "2019-08-04", "3"]


def test_a_single_card_has_neither() -> None:
    reader = read(cards([empty()]).data)
    assert reader.outline == [] and "/PageLabels" not in reader.trailer["/Root"]


@pytest.mark.parametrize(
    ("games", "up", "copies", "backs", "pages"),
    [
        (1, 1, 1, False, 1),
        (3, 1, 8, False, 24),
        (3, 1, 2, True, 12),
        (1, 2, 1, False, 1),
        (1, 2, 3, True, 6),
        (3, 2, 1, False, 2),
        (3, 2, 2, True, 6),
    ],
)
def test_the_promised_number_of_pages(games: int, up: int, copies: int, backs: bool, pages: int) -> None:
    language, rules = load("fi"), rule_set("yatzy")
    protocols = [empty(names=(f"Aino {number}",)) for number in range(games)]
    if backs:
        protocols = [with_rules(protocol, rules, language) for protocol in protocols]
    counted: list[None] = []
    printed = cards(protocols, up=up, copies=copies, on_page=lambda: counted.append(None))
    assert printed.pages == len(read(printed.data).pages) == len(counted) == pages


def test_two_up_reads_card_by_card_and_the_stack_is_in_order_after_one_cut() -> None:
    """Five cards make three sheets: the left halves are 1 2 3, the right ones 4 5 and nothing."""
    printed = cards([empty(names=(f"Pelaaja{number}",)) for number in range(1, 6)], up=2)
    names = [
        [word for word in page.extract_text().split() if "Pelaaja" in word]
        for page in read(printed.data).pages
    ]
    assert names == [["Pelaaja1", "Pelaaja4"], ["Pelaaja2", "Pelaaja5"], ["Pelaaja3"]]


def test_copies_are_collated() -> None:
    pages = read(cards([empty(names=(name,)) for name in ("Aino", "Eero", "Maja")], copies=2).data).pages
    assert [lines(page)[2] for page in pages] == ["Aino", "Eero", "Maja"] * 2


def test_letters_that_no_font_has_are_named_and_shown_as_a_question_mark() -> None:
    printed = cards([empty(names=("李 Wei", "Ａｉｎｏ", "Zoë 🎲"))])
    assert printed.unprintable == "李🎲"
    text = read(printed.data).pages[0].extract_text()
    assert "? Wei" in text and "Aino" in text and "Zoë ?" in text


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"copies": 0}, "copies-not-positive"),
        ({"up": 2, "paper": A5}, "too-small-for-two"),
    ],
)
def test_impossible_wishes_are_named(options: dict[str, object], code: str) -> None:
    with pytest.raises(Trouble) as caught:
        cards([empty()], **options)
    assert caught.value.code == code


def test_too_many_columns_say_how_many_fit() -> None:
    with pytest.raises(Trouble) as caught:
        cards([empty(names=("",) * 12)])
    assert (caught.value.code, caught.value.facts["most"]) == ("too-many-columns", 11)


def test_names_that_leave_no_room_for_the_rows_are_refused() -> None:
    with pytest.raises(Trouble) as caught:
        cards([empty(names=tuple(f"{letter}" * 3000 for letter in "abcdefgh"))], A5)
    assert caught.value.code == "paper-too-small"


def test_names_of_300_letters_stand_in_full_at_the_foot() -> None:
    name = "Aino " * 60
    text = " ".join(lines(read(cards([empty(names=(name, "Eero"))]).data).pages[0]))
    assert name.strip() in text


def test_nothing_to_print_is_no_file() -> None:
    assert cards([]) == (b"", 0, "")


@pytest.mark.parametrize("paper", PAPERS)
def test_the_back_holds_the_rules(paper: str) -> None:
    language, rules = load("en"), rule_set("yatzy-fi")
    page = read(cards([with_rules(empty("yatzy-fi"), rules, language)], PAPERS[paper]).data).pages[1]
    text = " ".join(lines(page))
    assert "Two pairs 2 + 2 alike, of different faces, no more of either the sum of these dice 22" in text
    assert "The highest total is 374 points." in text


def test_an_empty_card_carries_no_font_for_figures() -> None:
    resources = read(cards([empty(names=("",) * 4)]).data).pages[0]["/Resources"]
    names = {font.get_object()["/BaseFont"].split("-")[1] for font in resources["/Font"].values()}
    assert names == {"Light", "Semibold", "Bold"}
