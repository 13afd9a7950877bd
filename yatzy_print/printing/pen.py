"""What every text of a card needs: the layout it stands in, the fonts, and the sizes that follow."""

from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Layout
from yatzy_print.printing.marks import millimetres, points
from yatzy_print.printing.style import Weight
from yatzy_print.printing.text import clean, fit

CAPITALS = 0.66
DESCENDERS = 0.21
"""Heights of capitals and depth of descenders of Source Sans 3, as shares of the type size."""


class Pen:
    """Writes the texts of one layout in the fonts of one document. `hint` is the small type in points."""

    def __init__(self, layout: Layout, fonts: Fonts) -> None:
        self.layout = layout
        self.fonts = fonts
        self.style = layout.style
        self.hint = max(layout.style.hint * layout.type_scale, layout.style.smallest_hint)
        self.small: Weight = layout.style.hint_weight
        self.padding = layout.style.padding * layout.scale

    def fitted(self, text: str, weight: Weight, size: float, room: float) -> tuple[str, float]:
        """The cleaned text and its size in points, fitted into `room` mm."""
        return fit(self.fonts, clean(text), weight, size, points(room))

    def width(self, text: str, weight: Weight, size: float) -> float:
        """The width of a text in mm."""
        return millimetres(self.fonts.width(text, weight, size))
