"""Fields as text, whoever wrote them."""

from io import BytesIO

import pytest
from pypdf import PdfWriter

from tests.notation.pdf.forms import empty, filled, saved
from tests.notation.pdf.hostile import form, pdf, stream
from yatzy_print.errors import Trouble
from yatzy_print.notation.pdf.fields import LONGEST_VALUE, fields_of, is_pdf


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (b"(12)", "12"),
        (b"(  12 \\n)", "12"),
        (b"<FEFF00C5>", "Å"),
        (b"/12", "12"),
        (b"12", "12"),
        (b"null", ""),
        (b"3 0 R", "12"),
        (b"(" + b"9" * 30_000 + b")", "9" * LONGEST_VALUE),
    ],
    ids=["text", "spaces", "UTF-16", "name", "number", "null", "stream", "endless"],
)
def test_a_value_of_any_kind_is_text(value: bytes, text: str) -> None:
    data = pdf({1: form("2 0 R"), 2: b"<</FT/Tx/T(ones-1)/V " + value + b">>", 3: stream(b"12")})
    assert fields_of("x.pdf", data) == {"ones-1": text}


def test_a_pdf_may_begin_with_white_space_and_is_told_from_text() -> None:
    assert is_pdf(b"\r\n%PDF-1.7") and not is_pdf(b"Ones;3\n%PDF-1.7")


@pytest.mark.parametrize(("user", "expected"), [("secret", "pdf-encrypted"), ("", None)])
def test_a_locked_form_is_named_one_without_a_password_is_read(user: str, expected: str | None) -> None:
    writer = PdfWriter(clone_from=BytesIO(filled(empty(), {"ones-1": "3"})))
    writer.encrypt(user, "owner", algorithm="RC4-128")
    data = saved(writer)
    if expected is None:
        assert fields_of("x.pdf", data)["ones-1"] == "3"
        return
    with pytest.raises(Trouble) as caught:
        fields_of("x.pdf", data)
    assert caught.value.code == expected


@pytest.mark.parametrize("end", [100, 5_000, -300, -20])
def test_a_form_cut_short_is_damaged_or_read_whole(end: int) -> None:
    whole = filled(empty(), {"ones-1": "3"})
    try:
        assert fields_of("x.pdf", whole[:end])["ones-1"] == "3"
    except Trouble as trouble:
        assert trouble.code == "pdf-damaged"


def test_the_library_tells_nothing_on_standard_error(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Trouble):
        fields_of("x.pdf", b"%PDF-1.7\n1 0 obj<</A/B>>")
    assert capfd.readouterr().err == ""
