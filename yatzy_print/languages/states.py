"""Where a sheet stands, in words."""

from yatzy_print.games.state import BonusState, SheetState
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import row_name
from yatzy_print.rules.ruleset import RuleSet


def state_text(language: Language, state: SheetState, rules: RuleSet, complete: bool) -> str:
    """One line: pace and bonus; of an unfinished game also the points still open, and who can still win."""
    bonus = _bonus_in_the_end(language, state.bonus) if complete else bonus_text(language, state.bonus, rules)
    parts = [_pace(language, state, rules), bonus]
    if state.open_points and not complete:
        parts.append(language.text("state.open", points=state.open_points))
    if state.can_win is not None and not complete:
        parts.append(language.text("state.can-win" if state.can_win else "state.cannot-win"))
    return "; ".join(filter(None, parts))


def _pace(language: Language, state: SheetState, rules: RuleSet) -> str:
    if not state.pace:
        return ""
    off = [f"{row_name(language, row, rules)} {signed(by)}" for row, by in state.pace.items() if by]
    in_all = language.text("state.pace", difference=signed(sum(state.pace.values())))
    return f"{in_all} ({', '.join(off)})" if off else in_all


def bonus_text(language: Language, bonus: BonusState, rules: RuleSet) -> str:
    """Whether the bonus is certain, possible or lost, and what it takes; "" in rules without one."""
    if not bonus.points:
        return ""
    outlook = language.text(f"state.bonus-{bonus.outlook}", missing=bonus.missing)
    if bonus.row is None:
        return outlook
    row = row_name(language, bonus.row, rules)
    return outlook + language.text("state.bonus-dice", dice=bonus.dice, row=row)


def _bonus_in_the_end(language: Language, bonus: BonusState) -> str:
    if not bonus.points:
        return ""
    return language.text("state.bonus-reached" if bonus.outlook == "certain" else "state.bonus-missed")


def signed(points: int) -> str:
    """A difference with its sign: "+4", "−4", "±0"."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
