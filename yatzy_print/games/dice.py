"""Rows whose dice are recorded: what those dice give, as a joker too, and where a forced joker must go."""

from yatzy_print.games.game import Entry, Sheet
from yatzy_print.rules.jokers import joker_score
from yatzy_print.rules.ruleset import Category, RuleSet
from yatzy_print.rules.score import score


def dice_points(sheet: Sheet, rules: RuleSet, row: str, entry: Entry) -> int:
    """The points of a row by its recorded dice: a joker's when the paper took them and the rules allow it."""
    dice = entry.dice or ()
    category = rules.by_id[row]
    plain = score(category, dice)
    if entry.points == plain or not _joker_may_score(sheet, rules, category, entry):
        return plain
    joker = joker_score(rules, category, dice[0])
    return joker if entry.points == joker else plain


def is_joker(sheet: Sheet, rules: RuleSet, row: str, entry: Entry) -> bool:
    """Whether recorded dice are a further roll of all dice alike that counts as a joker."""
    extra = rules.extra
    if extra is None or extra.joker == "none" or row == extra.category or len(set(entry.dice or ())) != 1:
        return False
    own = sheet.entries.get(extra.category)
    enough = own is not None and (own.points > 0 or not extra.joker_needs_points)
    return enough and _filled_before(sheet, extra.category, entry)


def _joker_may_score(sheet: Sheet, rules: RuleSet, category: Category, entry: Entry) -> bool:
    if rules.extra is None or not is_joker(sheet, rules, category.id, entry):
        return False
    if rules.extra.joker == "right":
        lower = [other.id for other in rules.lower]
        return category.section == "lower" or all(_filled_before(sheet, row, entry) for row in lower)
    return category.section == "lower" and _filled_before(sheet, _face_row(rules, entry), entry)


def misplaced_joker(sheet: Sheet, rules: RuleSet, row: str, entry: Entry) -> str | None:
    """The row that a forced joker should have filled instead of `row`; None when its place is right."""
    if rules.extra is None or rules.extra.joker != "forced" or not is_joker(sheet, rules, row, entry):
        return None
    face_row = _face_row(rules, entry)
    if row == face_row:
        return None
    if not _filled_before(sheet, face_row, entry):
        return face_row
    if rules.by_id[row].section == "upper":
        return next((low.id for low in rules.lower if not _filled_before(sheet, low.id, entry)), None)
    return None


def _face_row(rules: RuleSet, entry: Entry) -> str:
    face = (entry.dice or (0,))[0]
    return next((row.id for row in rules.upper if getattr(row.pattern, "face", None) == face), "")


def _filled_before(sheet: Sheet, row: str, entry: Entry) -> bool:
    """Whether a row was filled before an entry; where turns are not recorded, whether it is filled at all."""
    other = sheet.entries.get(row)
    if other is None:
        return row == ""
    return other.turn is None or entry.turn is None or other.turn < entry.turn
