"""Names are cleaned, fitted and wrapped, and nothing of them is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.text import ELLIPSIS, SMALLEST, clean, cut, fit, wrap

FONTS = Fonts()


@pytest.mark.parametrize(
    ("written", "printed", "why"),
    [
        ("Aino", "Aino", "a plain name stays"),
        ("  Aino   Maria ", "Aino Maria", "outer and doubled spaces"),
        ("Åsa\tÖhman\nŽ", "Åsa Öhman Ž", "tab and line feed would be black boxes"),
        ("A\u030asa", "Åsa", "composed, so that the font has it"),
        ("Ai\u0000no\u0007", "Ai no", "control characters part words, as a space"),
        ("Ai\u00adno\u200b\ufeff", "Aino", "soft hyphen, zero-width space, byte order mark"),
        ("\u202eonia", "onia", "a mark that turns the writing round"),
        ("Aino\u00a0Maria", "Aino Maria", "no-break space"),
        ("\ud800Aino", "Aino", "half of a surrogate pair"),
        ("", "", "an empty name is a line to write on"),
    ],
)
def test_names_are_cleaned(written: str, printed: str, why: str) -> None:
    assert clean(written) == printed, why


@given(st.text())
def test_cleaning_twice_changes_nothing(text: str) -> None:
    assert clean(clean(text)) == clean(text)


@given(st.text(alphabet="abcÅö Ωж-", max_size=80), st.floats(20, 300))
def test_a_fitted_text_has_its_room(text: str, room: float) -> None:
    shown, size = fit(FONTS, clean(text), "semibold", 12, room)
    assert FONTS.width(shown, "semibold", size) <= room + 0.01
    assert 12 * SMALLEST - 0.01 <= size <= 12


def test_a_name_shrinks_before_it_is_cut() -> None:
    name = "Maximilian Alexander"
    width = FONTS.width(name, "semibold", 12)
    assert fit(FONTS, name, "semibold", 12, width) == (name, 12)
    assert fit(FONTS, name, "semibold", 12, width * 0.8) == (name, pytest.approx(9.6))
    shown, size = fit(FONTS, name, "semibold", 12, width * 0.5)
    assert size == pytest.approx(8.4) and shown.endswith(ELLIPSIS) and name.startswith(shown[:-1])


def test_a_cut_keeps_as_much_as_fits() -> None:
    shown = cut(FONTS, "Aino Maria", "regular", 10, 30)
    longer = "Aino Maria"[: len(shown)] + ELLIPSIS
    assert FONTS.width(shown, "regular", 10) <= 30 < FONTS.width(longer, "regular", 10)


@given(st.lists(st.text(alphabet="abcÅö", min_size=1, max_size=40), max_size=12), st.floats(30, 200))
def test_wrapped_lines_have_their_room_and_lose_nothing(words: list[str], room: float) -> None:
    lines = wrap(FONTS, " ".join(words), "light", 8.5, room)
    assert all(FONTS.width(line, "light", 8.5) <= room for line in lines)
    assert "".join(lines).replace(" ", "") == "".join(words)
