"""Reads a page as its reader does: texts by element, links, and what it would fetch. "84 %" reads "84%"."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "br", "link", "img", "input", "hr"}
UNBROKEN = "\N{NO-BREAK SPACE}"
HIDDEN = {"style", "script", "title"}


@dataclass
class Page(HTMLParser):
    """`lines` are the visible texts, a table row a line; `tags` every element with its attributes."""

    lines: list[str] = field(default_factory=list)
    tags: list[tuple[str, dict[str, str | None]]] = field(default_factory=list)
    open: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("tr", "p", "h1", "h2", "h3", "li", "dt", "caption", "summary", "svg"):
            self.lines.append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes nothing"

    def handle_data(self, data: str) -> None:
        if data.strip() and not HIDDEN & set(self.open):
            text = " ".join(data.replace(UNBROKEN, "").split())
            self.lines[-1] = f"{self.lines[-1]} {text}".strip()

    def values(self, attribute: str) -> list[str]:
        """Every value of an attribute on the page."""
        return [value for _, attributes in self.tags if (value := attributes.get(attribute))]

    def row(self, name: str) -> list[str]:
        """The first line that begins with a name, split at blanks after it."""
        line = next(line for line in self.lines if line.startswith(name))
        return line.removeprefix(name).split()

    @property
    def text(self) -> str:
        """Everything a reader sees."""
        return "\n".join(filter(None, self.lines))


def page(html: str) -> Page:
    """The page of a text; fails when elements do not nest."""
    found = Page()
    found.feed(html)
    found.close()
    assert not found.open, f"{found.open} stay open"
    return found
