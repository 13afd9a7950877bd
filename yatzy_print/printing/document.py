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
    """A PDF of pages of one size in points: fonts embedded, identical bytes for identical content."""

    def __init__(self, title: str, language: str, width: float, height: float) -> None:
        rl_config.useA85 = 0
        self._canvas = Canvas(
            BytesIO(),
            pageCompression=1,
            invariant=1,
            initialFontName=bundled("bold").fontName,  # type: ignore[arg-type]  # the stubs err: it is a name
            lang=language,
        )
        self._canvas.setTitle(title)
        self._canvas.setSubject(title)
        self._canvas.setAuthor(AUTHOR)
        self._canvas.setCreator(AUTHOR)
        self._canvas.setViewerPreference("PrintScaling", "None")
        self.inside = Inside(self._canvas)
        self.inside.set_size(width, height)
        self._forms = 0
        self.pages = 0

    def encode(self, font: TTFont, text: str) -> Iterator[tuple[str, str]]:
        """Text as (font resource, hexadecimal codes) of the font's subsets in this document."""
        for subset, codes in font.splitString(text, self.inside.document):
            yield font.getSubsetInternalName(subset, self.inside.document), codes.hex()

    def add_form(self, operators: str) -> str:
        """Keeps a drawing; any page shows it by "/name Do" with the name that comes back."""
        self._forms += 1
        name = f"D{self._forms}"
        self.inside.add_form(name, operators.encode())
        return name

    def add_page(self, operators: str, more: str = "") -> None:
        """A page with its drawing; `more` are further entries of its dictionary."""
        self.inside.add_page(operators.encode(), more)
        self.pages += 1

    def bookmark(self, title: str) -> None:
        """An outline entry that leads to the page to be added next."""
        self.inside.add_bookmark(title)

    def label(self, label: str) -> None:
        """The page label of the page to be added next; without one it is numbered."""
        if label:
            self._canvas.addPageLabel(self.pages, prefix=label)
        else:
            self._canvas.addPageLabel(self.pages, style="ARABIC", start=self.pages + 1)

    def finish(self) -> bytes:
        """The whole file."""
        self.inside.close()
        data: bytes = self._canvas.getpdfdata()  # type: ignore[no-untyped-call]  # the stubs leave it out
        return data
