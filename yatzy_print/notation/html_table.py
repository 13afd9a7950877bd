"""Tables that a spreadsheet saved as HTML, as tab-separated text."""

from html.parser import HTMLParser

NAMES = ("<!doctype html", "<html", "<table", "<meta", "<head")


def is_html(text: str) -> bool:
    """Whether a text is a web page or a table of one."""
    return text.lstrip()[:15].lower().startswith(NAMES)


def table_text(text: str) -> str:
    """The cells of every table row as one line of tabs; text outside tables is left out."""
    reader = _Tables()
    reader.feed(text)
    reader.close()
    return "\n".join("\t".join(cells) for cells in reader.rows)


class _Tables(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._in_cell = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th") and self.rows:
            self.rows[-1].append("")
            self._in_cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th", "tr", "table"):
            self._in_cell = False

    def handle_data(self, data: str) -> None:
        if self._in_cell:
            self.rows[-1][-1] += " ".join(data.split())
