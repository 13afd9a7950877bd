"""Which font prints which letters, and what happens when none does."""

from pathlib import Path

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.printing.fonts import FOLDER, Fonts, bundled

LIGHT = FOLDER / "SourceSans3-Light.ttf"


@pytest.mark.parametrize(
    "text",
    [
        "Väinö Åsa Øystein Æbeltoft Þórður Ðuro",
        "Žižková Łukasz Őze Ģirts Šarūnas",
        "Nguyễn Thị Minh Khai",
        "Ελένη Παπαδοπούλου",
        "Наталья Ёлкина Їжак",
        "63+ → 50, × 100, – … ≥ “ ” ’",
    ],
)
def test_the_bundled_font_prints_names_of_europe_and_vietnam(text: str) -> None:
    fonts = Fonts()
    assert fonts.runs(text, "semibold") == [(bundled("semibold"), text)]
    assert not fonts.unprintable


def test_a_letter_without_a_glyph_is_a_question_mark_and_is_named() -> None:
    fonts = Fonts()
    assert "".join(run for _, run in fonts.runs("李 Wei 李", "regular")) == "? Wei ?"
    assert list(fonts.unprintable) == ["李"]


def test_letters_that_stand_for_others_are_printed_as_those() -> None:
    fonts = Fonts()
    assert "".join(run for _, run in fonts.runs("Ａｉｎｏ ㎜", "regular")) == "Aino mm"
    assert not fonts.unprintable


def test_a_second_font_serves_what_the_first_lacks() -> None:
    """The text is cut into runs; the bundled font stands in for a user's own one here."""
    fonts = Fonts([LIGHT])
    own = fonts._own[0]
    own.face.charToGlyph = {ord("李"): 40}
    try:
        assert fonts.runs("A李李 B", "bold") == [
            (bundled("bold"), "A"),
            (own, "李李"),
            (bundled("bold"), " B"),
        ]
    finally:
        del own.face.charToGlyph[ord("李")]


def test_width_is_the_sum_of_the_advances() -> None:
    assert Fonts().width("1234567890", "regular", 10) == pytest.approx(10 * Fonts().width("0", "regular", 10))
    assert Fonts().width("", "bold", 10) == 0


def test_a_missing_font_is_named(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as caught:
        Fonts([tmp_path / "nowhere.ttf"])
    assert caught.value.code == "font-missing"


@pytest.mark.parametrize(
    "content",
    [b"", b"not a font", b"OTTO" + bytes(200), bytes(5000), LIGHT.read_bytes()[:30_000]],
    ids=["empty", "text", "CFF outlines", "zeros", "cut off"],
)
def test_a_file_that_is_no_usable_font_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "own.ttf"
    path.write_bytes(content)
    with pytest.raises(Trouble) as caught:
        Fonts([path])
    assert caught.value.code == "font-unusable"


def test_a_font_that_may_not_be_embedded_is_refused(tmp_path: Path) -> None:
    """Bit 1 of the OS/2 table's fsType: restricted licence."""
    data = bytearray(LIGHT.read_bytes())
    tables = int.from_bytes(data[4:6], "big")
    for record in range(12, 12 + 16 * tables, 16):
        if data[record : record + 4] == b"OS/2":
            offset = int.from_bytes(data[record + 8 : record + 12], "big")
            data[offset + 8 : offset + 10] = b"\x00\x02"
    path = tmp_path / "restricted.ttf"
    path.write_bytes(data)
    with pytest.raises(Trouble) as caught:
        Fonts([path])
    assert caught.value.code == "font-unusable"
