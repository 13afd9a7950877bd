"""One PDF in the making: fonts, drawings, pages, bookmarks."""

from collections.abc import Iterator
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from yatzy_print.printing.fonts import bundled
from yatzy_print.printing.reportlab_inside import Inside

AUTHOR = "yatzy-print"


class Document:
    """A PDF with embedded fonts, its language and title, and identical bytes for identical content."""

    def __init__(self, title: str, language: str) -> None:
        rl_config.useA85 = 0
        self._out = BytesIO()
        first = bundled("bold").fontName
        self._canvas = Canvas(
            self._out,
            pageCompression=1,
            invariant=1,
            initialFontName=first,  # type: ignore[arg-type]  # the stubs err: it is a name
            lang=language,
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor(AUTHOR)
        self._canvas.setCreator(AUTHOR)
        self._canvas.setSubject(title)
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._inside = Inside(self._canvas)
        self.pages = 0

    def encode(self, font: TTFont, text: str) -> Iterator[tuple[str, str]]:
        """Text as (font resource, hexadecimal codes) of the font's subsets in this document."""
        for subset, codes in font.splitString(text, self._inside.document):
            yield font.getSubsetInternalName(subset, self._inside.document), codes.hex()

    def add_form(self, name: str, operators: str, width: float, height: float) -> None:
        """Keeps a drawing under a name, to be shown on any page by `/name Do`; width and height in points."""
        self._inside.add_form(name, operators.encode(), width, height)

    def add_page(self, operators: str, width: float, height: float, label: str = "") -> None:
        """A page of so many points; `label` is its page label where a plain number is not enough."""
        if label:
            self._canvas.addPageLabel(self.pages, prefix=label)
        self._inside.add_page(operators.encode(), width, height)
        self.pages += 1

    def bookmark(self, title: str, level: int = 0) -> None:
        """An outline entry that leads to the page to be added next."""
        key = f"{self.pages}-{level}-{title}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(title, key, level)

    def finish(self) -> bytes:
        """The whole file."""
        self._canvas.save()
        return self._out.getvalue()
