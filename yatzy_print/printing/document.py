"""One PDF in the making: the only module that talks to ReportLab's canvas."""

from collections.abc import Iterator
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from yatzy_print.printing.fonts import bundled

AUTHOR = "yatzy-print"


class Document:
    """A PDF with embedded fonts, its language and title, and identical bytes for identical content."""

    def __init__(self, title: str, language: str, compressed: bool = True) -> None:
        rl_config.useA85 = 0
        self._out = BytesIO()
        self._canvas = Canvas(
            self._out,
            pageCompression=int(compressed),
            invariant=1,
            initialFontName=bundled("bold").fontName,  # type: ignore[arg-type]  # the stubs err: it is a name
            lang=language,
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor(AUTHOR)
        self._canvas.setCreator(AUTHOR)
        self._canvas.setSubject(title)
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._inside = self._canvas._doc  # type: ignore[attr-defined]  # fonts ask for it
        self.pages = 0

    def encode(self, font: TTFont, text: str) -> Iterator[tuple[str, str]]:
        """Text as (font resource, hexadecimal codes) of the font's subsets in this document."""
        for subset, codes in font.splitString(text, self._inside):
            yield font.getSubsetInternalName(subset, self._inside), codes.hex()

    def form(self, name: str, operators: str, width: float, height: float) -> None:
        """Keeps operators under a name, to be drawn on any page by `Do`; width and height in points."""
        self._canvas.beginForm(name, 0, 0, width, height)
        self._canvas.addLiteral(operators)
        self._canvas.endForm()

    def place(self, form: str, x: float, y: float) -> None:
        """Draws a form on the page, moved by x and y points; what is drawn next is moved too."""
        if x or y:
            self._canvas.translate(x, y)
        self._canvas.doForm(form)

    def draw(self, operators: str) -> None:
        """Draws on the page."""
        self._canvas.addLiteral(operators)

    def save_state(self) -> None:
        """Remembers the place of the origin."""
        self._canvas.saveState()

    def restore_state(self) -> None:
        """Takes the remembered origin again."""
        self._canvas.restoreState()

    def bookmark(self, title: str, level: int = 0) -> None:
        """An outline entry that leads to the page in the making."""
        key = f"page{self.pages + 1}-{level}-{title}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(title, key, level)

    def end_page(self, width: float, height: float, label: str = "") -> None:
        """Finishes a page of so many points; `label` is its page label where it isn't a plain number."""
        self._canvas.setPageSize((width, height))
        if label:
            self._canvas.addPageLabel(self.pages, prefix=label)
        self._canvas.showPage()
        self.pages += 1

    def finish(self) -> bytes:
        """The whole file."""
        self._canvas.save()
        return self._out.getvalue()
