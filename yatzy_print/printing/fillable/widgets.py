"""Fields as PDF dictionaries: centred, with scripts where a line is checked or added up."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from yatzy_print.printing.document import Document
from yatzy_print.printing.fillable.fields import Field
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Mark, Text, centred, points
from yatzy_print.printing.operators import number, operators
from yatzy_print.printing.style import Weight
from yatzy_print.printing.text import clean, fit

FONTS: Mapping[Weight, str] = MappingProxyType(
    {"regular": "Helvetica", "semibold": "Helvetica-Bold", "bold": "Helvetica-Bold"}
)
"""What is typed in is shown in fonts that every reader has: it may be any letter."""

PRINTED, HIDDEN = 4, 2
READ_ONLY, NOT_SPELLED = 1, 1 << 22
PADDING = 0.6


class Widgets:
    """The fields of one document, in the order in which they are added."""

    def __init__(self, document: Document, fonts: Fonts) -> None:
        self._document = document
        self._fonts = fonts
        self._calculated: dict[str, int] = {}
        self._all: list[int] = []

    def add(self, field: Field) -> None:
        """A field to fill in."""
        text, box = self._document.inside.string, field.box
        corners = " ".join(number(points(side)) for side in (box.x, box.y, box.right, box.top))
        font = f"{self._document.inside.standard_font(FONTS[field.weight])} {number(field.size)} Tf 0 g"
        entries = (
            f"/TU{text(field.label)}/F {PRINTED}/Ff {NOT_SPELLED}/Q {int(field.centred)}/DA({font})"
            f"/Rect[{corners}]/AP<</N {self._appearance(field)} 0 R>>{self._scripts(field)}"
        )
        self._add(field.name, field.value, entries)
        if field.calculation:
            self._calculated[field.name] = self._all[-1]

    def add_hidden(self, facts: Mapping[str, str]) -> None:
        """Facts that the document carries unseen."""
        font = self._document.inside.standard_font(FONTS["regular"])
        for name, value in facts.items():
            self._add(name, value, f"/F {HIDDEN}/Ff {READ_ONLY}/DA({font} 0 Tf)/Rect[0 0 0 0]")

    @property
    def page_entries(self) -> str:
        """What a page with the fields has in its dictionary; tabs follow the order of the fields."""
        return f"/Tabs/S/Annots[{_references(self._all)}]"

    def finish(self, script: str, order: Iterable[str]) -> None:
        """Makes a form of the fields, with its script, and the names of calculated ones in their order."""
        inside = self._document.inside
        calculated = _references([self._calculated[name] for name in order])
        form = f"<</Fields[{_references(self._all)}]/CO[{calculated}]/DR {inside.resources} 0 R>>"
        inside.set_catalog("AcroForm", inside.add_object(form))
        action = inside.add_object(_script(inside.string(script)))
        names = f"<</JavaScript<</Names[(yatzy) {action} 0 R]>>>>"
        inside.set_catalog("Names", inside.add_object(names))

    def _add(self, name: str, value: str, entries: str) -> None:
        text = self._document.inside.string
        shown = f"/V{text(value)}" if value else ""
        widget = f"<</Type/Annot/Subtype/Widget/FT/Tx/T{text(name)}{shown}{entries}>>"
        self._all.append(self._document.inside.add_object(widget))

    def _scripts(self, field: Field) -> str:
        text = self._document.inside.string
        scripts = {"V": field.validation, "C": field.calculation}
        actions = "".join(f"/{key}{_script(text(code))}" for key, code in scripts.items() if code)
        return f"/AA<<{actions}>>" if actions else ""

    def _appearance(self, field: Field) -> int:
        box = field.box
        drawn = operators(_written(field, self._fonts), self._fonts, self._document.encode)
        shown = f"/Tx BMC q\n{drawn}\nQ EMC" if drawn else "/Tx BMC EMC"
        return self._document.inside.add_appearance(shown, points(box.width), points(box.height))


def _written(field: Field, fonts: Fonts) -> Iterable[Mark]:
    """What stands in a field before anybody fills it in."""
    box = Box(0, 0, field.box.width, field.box.height)
    room = points(box.width - 2 * PADDING)
    shown, size = fit(fonts, clean(field.value), field.weight, field.size, room)
    if shown:
        x, anchor = (box.centre, "middle") if field.centred else (PADDING, "start")
        yield Text(x, centred(box.middle, size), shown, field.weight, size, anchor)  # type: ignore[arg-type]


def _script(code: str) -> str:
    return f"<</S/JavaScript/JS{code}>>"


def _references(numbers: Iterable[int]) -> str:
    return " ".join(f"{number} 0 R" for number in numbers)
