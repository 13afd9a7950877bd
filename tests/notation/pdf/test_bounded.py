"""PDFs made to take memory, time or more than a form gives: named in moments, nothing run or fetched.

Each runs in a process of its own that may use 400 MB and 20 seconds of the processor.
"""

import resource
import socket
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.notation.pdf.forms import empty, filled
from tests.notation.pdf.hostile import MEGABYTE, bomb, form, packed, pdf, stream
from yatzy_print.notation.read import read

FIELD = "<</FT/Tx/T(ones-1)/V(1)>>"


def references(first: int, end: int) -> str:
    return " ".join(f"{number} 0 R" for number in range(first, end))


def many_fields() -> bytes:
    fields = {number: f"<</FT/Tx/T(ones-{number})/V(1)>>".encode() for number in range(2, 30_002)}
    return pdf({1: form(references(2, 30_002)), **fields})


def many_streams() -> bytes:
    """A field in each of 150 streams of a megabyte."""
    body = stream(b"2000 0 " + FIELD.encode() + b" " * (MEGABYTE - 100), "/Type/ObjStm/N 1/First 7")
    numbers = range(2, 152)
    return packed(
        dict.fromkeys(numbers, body), {2_000 + n: n for n in numbers}, form(references(2_002, 2_152))
    )


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "a gigabyte in one stream": (lambda: packed({2: bomb(1)}, {3: 2}, form("3 0 R")), "pdf-too-large"),
    "four gigabytes, packed thrice": (
        lambda: packed({2: bomb(3, 4_096)}, {3: 2}, form("3 0 R")),
        "pdf-too-large",
    ),
    "a gigabyte as a value": (
        lambda: pdf({1: form("2 0 R"), 2: b"<</FT/Tx/T(ones-1)/V 3 0 R>>", 3: bomb(1)}),
        "pdf-too-large",
    ),
    "150 full streams": (many_streams, "pdf-too-large"),
    "100,000 fields in a list": (lambda: pdf({1: form(FIELD * 100_000)}), "pdf-too-large"),
    "30,000 fields as objects": (many_fields, "pdf-too-large"),
    "fields within fields": (
        lambda: pdf({1: form("2 0 R"), **{n: b"<</T(a)/Kids[%d 0 R]>>" % (n + 1) for n in range(2, 5_000)}}),
        "pdf-too-large",
    ),
    "fields in a circle": (
        lambda: pdf({1: form("2 0 R"), 2: b"<</T(name-1)/Kids[3 0 R]>>", 3: b"<</T(b)/Kids[2 0 R]>>"}),
        "form-without-rules",
    ),
    "a form that is itself": (
        lambda: pdf({1: b"<</Type/Catalog/AcroForm 2 0 R>>", 2: b"2 0 R"}),
        "pdf-damaged",
    ),
    "100,000 lists within lists": (
        lambda: pdf({1: form("2 0 R"), 2: b"<</T(a)/V" + b"[" * 100_000 + b"]" * 100_000 + b">>"}),
        "pdf-damaged",
    ),
    "beginnings without an end": (lambda: b"%PDF-1.7\n" + b"1 0 obj\n<<\n" * 100_000, "pdf-damaged"),
    "larger than any form": (lambda: b"%PDF-1.7\n" + bytes(3 * MEGABYTE), "pdf-too-large"),
    "noise": (lambda: b"%PDF-1.7\n" + bytes(range(256)) * 4_000, "pdf-damaged"),
}

SLOW = {
    "fields that are nowhere, each looked for in the whole file": (
        lambda: pdf({1: form(references(10, 1_000)), 2: b"(" + b"x\n" * 900_000 + b")"}),
        "pdf-too-large",
    ),
}

PROGRAM = """
import sys
from yatzy_print.notation.read import read
reading = read("x.pdf", sys.stdin.buffer.read())
print(len(reading.papers), *(unread.trouble.code for unread in reading.unread))
"""


def restrained() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (400 * MEGABYTE, 400 * MEGABYTE))
    resource.setrlimit(resource.RLIMIT_CPU, (20, 20))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits for a process")
@pytest.mark.parametrize(
    ("make", "code"),
    [pytest.param(*one, id=name) for name, one in HOSTILE.items()]
    + [pytest.param(*one, id=name, marks=pytest.mark.slow) for name, one in SLOW.items()],
)
def test_a_hostile_file_is_named_within_bounds(make: Callable[[], bytes], code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=make(), capture_output=True, preexec_fn=restrained, check=False
    )
    assert (done.stdout.decode().split(), done.stderr) == (["0", code], b"")


def test_scripts_files_and_links_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A form that would run a script, open a file, call a page and send itself off is read as a form."""
    actions = (
        "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>"
        "/AA<</WC<</S/Launch/F(/bin/sh)>>>>"
        "/Names<</EmbeddedFiles<</Names[(a)<</F(a.exe)/EF<</F 9 0 R>>>>]>>>>"
        "/URI<</Base(http://example.org/)>>"
    )
    fields = {
        2: b"<</FT/Tx/T(ones-1)/V(3)/AA<</C<</S/SubmitForm/F(http://example.org/)>>>>>>",
        3: b"<</FT/Tx/T(name-1)/V(Aino)>>",
        4: b"<</FT/Tx/T(rules)/V(yatzy)>>",
        5: b"<</FT/Tx/T(place)/V 6 0 R>>",
        6: b"<</F<</FS/URL/F(http://example.org/place)>>/Length 0>>\nstream\n\nendstream",
        9: stream(b"MZ"),
    }

    def refuse(*_: object) -> None:
        raise AssertionError("nothing is called")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(subprocess, "Popen", refuse)
    [paper] = read("x.pdf", pdf({1: form("2 0 R 3 0 R 4 0 R 5 0 R", actions), **fields})).papers
    assert [sheet.entries["ones"].points for sheet in paper.game.sheets] == [3]


def test_a_card_of_the_widest_kind_is_far_within_bounds() -> None:
    form_ = empty("maxi-yatzy", "fi", players=6, games=1)
    assert read("x.pdf", filled(form_, {"name-6": "Aino", "ones-6": "3"})).unread == ()
