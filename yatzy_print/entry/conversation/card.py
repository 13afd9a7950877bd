"""The card so far as plain text: narrow enough for a terminal, short enough for a screen."""

from collections.abc import Iterator, Sequence

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.paper import verified
from yatzy_print.games.verified import VerifiedSheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import line_name, row_name
from yatzy_print.rules.ruleset import Category, RuleSet

OPEN, STRUCK = "·", "–"
GAP = 2
NARROWEST, WIDEST = 3, 12
Line = tuple[str, list[str]]


def card(draft: Draft, language: Language, width: int = 80) -> str:
    """Rows with their numbers, a column a player; "·" open, "–" struck; sums as computed."""
    game = verified(draft)
    if not game.sheets:
        return ""
    names = [sheet.sheet.player for sheet in game.sheets]
    lines = [("", names), *_lines(game.rules, game.sheets, language)]
    label = max(len(text) for text, _ in lines)
    room = max(NARROWEST, min(WIDEST, (width - label) // len(names) - GAP))
    wide = max(NARROWEST, min(room, max(map(len, names))))
    return "\n".join(_line(text, figures, label, wide) for text, figures in lines)


def _line(text: str, figures: Sequence[str], label: int, wide: int) -> str:
    return text.ljust(label) + "".join(" " * GAP + _fitted(figure, wide).rjust(wide) for figure in figures)


def _fitted(text: str, wide: int) -> str:
    return text if len(text) <= wide else text[: wide - 1] + "…"


def _lines(rules: RuleSet, sheets: Sequence[VerifiedSheet], language: Language) -> Iterator[Line]:
    numbers = {category.id: number for number, category in enumerate(rules.categories, 1)}

    def rows(section: Sequence[Category]) -> Iterator[Line]:
        for category in section:
            label = f"{numbers[category.id]:>2} {row_name(language, category.id, rules)}"
            yield label, [_figure(sheet, category.id) for sheet in sheets]

    yield from rows(rules.upper)
    if rules.upper:
        yield "   " + line_name(language, "upper"), [str(sheet.totals.upper) for sheet in sheets]
    if rules.bonus:
        yield "   " + line_name(language, "bonus"), [str(sheet.totals.bonus) for sheet in sheets]
    yield from rows(rules.lower)
    if rules.extra is not None and rules.extra.points:
        yield "   " + line_name(language, "extra"), [str(sheet.sheet.extra or OPEN) for sheet in sheets]
    yield "   " + line_name(language, "total"), [str(sheet.totals.total) for sheet in sheets]


def _figure(sheet: VerifiedSheet, row: str) -> str:
    entry = sheet.sheet.entries.get(row)
    return OPEN if entry is None else str(entry.points) if entry.points else STRUCK
