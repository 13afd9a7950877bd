"""How fast filled pages are drawn: `python -m pytest -n 0 -m benchmark -s tests/benchmarks/test_printing.py`.

Ratios in one run, in processor time a page: a naive drawing of the same marks, call by call on ReportLab's
canvas (of fewer pages: its time a page does not depend on their number); and a writer of bytes by hand that
does nothing but join, deflate and number, as the limit.
"""

import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path as FilePath
from time import process_time
from zlib import compress

import pytest
from reportlab.pdfgen.canvas import Canvas

from tests.printing.specimens import played
from yatzy_print.languages.language import load
from yatzy_print.printing.card import card, plan
from yatzy_print.printing.fonts import Fonts, bundled
from yatzy_print.printing.geometry import A4
from yatzy_print.printing.marks import Dot, Group, Mark, Path, Rounded, Rule, Shade, Text, points
from yatzy_print.printing.pdf import cards
from yatzy_print.printing.style import NORMAL
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol

pytestmark = pytest.mark.benchmark
PAGES, NAIVE_PAGES, GAMES = 10_000, 150, 200
NAMES = ("Väinö", "Åsa Öhman", "Maja", "Søren Þ.")


def games(number: int) -> list[Protocol]:
    return [filled(played("yatzy", NAMES, seed), load("fi")) for seed in range(number)]


def seconds_a_page(print_pages: Callable[[], object], pages: int) -> float:
    start = process_time()
    print_pages()
    return (process_time() - start) / pages


def naive(pages: list[list[tuple[Mark, float, float]]]) -> bytes:
    """Every mark by a call of its own, on every page."""
    out = BytesIO()
    canvas = Canvas(out, pageCompression=1, invariant=1, initialFontName=bundled("bold").fontName)
    for marks in pages:
        for mark, x, y in marks:
            _draw(canvas, mark, x, y)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def placed(marks: list[Mark], x: float = 0, y: float = 0) -> list[tuple[Mark, float, float]]:
    """Marks out of their groups, with how far the groups move them."""
    found: list[tuple[Mark, float, float]] = []
    for mark in marks:
        found += (
            placed(list(mark.marks), x + mark.x, y + mark.y) if isinstance(mark, Group) else [(mark, x, y)]
        )
    return found


def _draw(canvas: Canvas, mark: Mark, x: float, y: float) -> None:
    match mark:
        case Text():
            canvas.setFont(f"SourceSans3-{mark.weight.capitalize()}", mark.size)
            name = {"start": "drawString", "middle": "drawCentredString", "end": "drawRightString"}[
                mark.anchor
            ]
            getattr(canvas, name)(points(mark.x + x), points(mark.y + y), mark.text)
        case Rule():
            canvas.setLineWidth(mark.width)
            canvas.line(*(points(side) for side in (mark.x1 + x, mark.y1 + y, mark.x2 + x, mark.y2 + y)))
        case Shade(box, grey):
            canvas.setFillGray(grey)
            canvas.rect(*(points(side) for side in box), stroke=0, fill=1)
            canvas.setFillGray(0)
        case Rounded(box, radius, width):
            canvas.setLineWidth(width)
            sides = (box.x + x, box.y + y, box.width, box.height, radius)
            canvas.roundRect(*(points(side) for side in sides))
        case Dot():
            canvas.circle(points(mark.x + x), points(mark.y + y), points(mark.radius), stroke=0, fill=1)
        case Path():
            path = canvas.beginPath()
            path.moveTo(*(points(side) for side in mark.corners[0]))
            for corner in mark.corners[1:]:
                path.lineTo(*(points(side) for side in corner))
            canvas.drawPath(path)


def by_hand(protocols: list[Protocol], pages: int) -> bytes:
    """The least that pages of figures can cost: joined, deflated, numbered."""
    known: dict[str, str] = {}
    out, offsets, length = [b"%PDF-1.4\n"], [], 9
    for number in range(pages):
        steps = []
        for section in protocols[number % len(protocols)].sections:
            for line in section:
                steps.append("BT /F1 13.4 Tf 246.6 698.2 Td")
                for cell in line.cells:
                    step = known.get(cell.text)
                    if step is None:
                        step = known[cell.text] = f"[248<{cell.text.encode().hex()}>]TJ 85.04 0 Td"
                    steps.append(step)
        packed = compress("\n".join(steps).encode())
        for part in (
            b"%d 0 obj<</Length %d>>stream\n" % (number, len(packed)),
            packed,
            b"endstream endobj\n",
        ):
            out.append(part)
            length += len(part)
        offsets.append(length)
    return b"".join(out) + b"".join(b"%010d 00000 n \n" % offset for offset in offsets)


def test_many_pages_are_drawn_at_least_8_times_as_fast_as_naively() -> None:
    protocols = games(GAMES)
    planned = [plan(protocol, A4.areas[0], NORMAL, Fonts()) for protocol in protocols[:NAIVE_PAGES]]
    drawn = [placed(list(card(*pair))) for pair in zip(protocols, planned, strict=False)]
    bare = [[part for part in page if not isinstance(part[0], Dot | Rounded)] for page in drawn]
    many = [protocols[number % GAMES] for number in range(PAGES)]
    slow = seconds_a_page(lambda: naive(drawn), len(drawn))
    slow_bare = seconds_a_page(lambda: naive(bare), len(bare))
    fast = seconds_a_page(lambda: cards(many), PAGES)
    limit = seconds_a_page(lambda: by_hand(protocols, PAGES), PAGES)
    print(f"\n  {PAGES} pages: {1e6 * fast:.0f} µs a page, {1 / fast:.0f} pages a second")
    print(f"  naive {1e6 * slow:.0f} µs: {slow / fast:.1f} times; without dice {slow_bare / fast:.1f} times")
    print(f"  by hand {1e6 * limit:.0f} µs: {fast / limit:.1f} times the limit")
    assert slow / fast >= 8
    assert slow_bare / fast >= 8, "even when the naive drawing leaves out the dice"


def test_a_page_of_many_takes_at_most_1200_bytes() -> None:
    protocols = games(GAMES)
    printed = cards([protocols[number % GAMES] for number in range(PAGES)])
    print(f"\n  {len(printed.data) / PAGES:.0f} bytes a page")
    assert len(printed.data) / PAGES <= 1200


PEAK = """
import sys
from tests.benchmarks.test_printing import games, cards
protocols = games(200)
cards([protocols[number % 200] for number in range(int(sys.argv[1]))])
print(*[line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")])
"""


@pytest.mark.skipif(not FilePath("/proc/self/status").exists(), reason="peak memory is read from /proc")
def test_memory_grows_by_at_most_6_kilobytes_a_page() -> None:
    few, many = (
        int(subprocess.run([sys.executable, "-c", PEAK, str(pages)], capture_output=True, check=True).stdout)
        for pages in (100, PAGES)
    )
    growth = (many - few) / (PAGES - 100)
    print(f"\n  {growth:.2f} kB a page, {many / 1024:.0f} MB at {PAGES} pages")
    assert growth <= 6
