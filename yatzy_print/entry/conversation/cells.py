"""Answers from the paper: rows, extra points, written sums."""

from yatzy_print.entry.conversation.paper import FORCED, cell_of, verified
from yatzy_print.entry.conversation.sitting import Message, Reply, Sitting, refused, stored
from yatzy_print.entry.conversation.steps import Step
from yatzy_print.games.game import Entry
from yatzy_print.notation.cells import NoScore, entry, number
from yatzy_print.notation.names import shortened
from yatzy_print.rules.jokers import joker_scores
from yatzy_print.rules.load import DEFAULT, rule_set
from yatzy_print.rules.reach import reach
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.rules.score import score

OPEN = "."
FEW = 8


def cell(sitting: Sitting, step: Step, text: str) -> Reply:
    """Points, a mark for struck, dice, or nothing for open; "!" behind what the paper says all the same."""
    rules = sitting.draft.rules or rule_set(DEFAULT)
    if text in ("", OPEN):
        return _with_sums(stored(sitting, step, ""), step)
    found = entry(text.removesuffix(FORCED).strip(), rules.by_id[step.row], rules)
    if not isinstance(found, Entry):
        return refused(sitting, "not-a-score", text=shortened(text))
    if not text.endswith(FORCED) and not _is_possible(found, step.row, rules):
        return _impossible(sitting, step, found, rules)
    told = [_dice_give(step, found)] if found.dice and "=" not in text else []
    return _with_sums(stored(sitting, step, text, *told), step)


def extra(sitting: Sitting, step: Step, text: str) -> Reply:
    """Points of further Yatzys, or nothing."""
    rules = sitting.draft.rules
    each = rules.extra.points if rules and rules.extra else 0
    points = 0 if text in ("", OPEN, "-", "–") else number(text)
    if points is None or points % (each or 1):
        return refused(sitting, "no-multiple", step.row, each=each)
    return _with_sums(stored(sitting, step, str(points or "")), step)


def claim(sitting: Sitting, step: Step, text: str) -> Reply:
    """A sum that the paper says, or nothing; a dash is nought. One that differs is told at once."""
    written = 0 if text in ("-", "–") else number(text)
    if text in ("", OPEN):
        return stored(sitting, step, "")
    if written is None:
        return refused(sitting, "not-a-sum", text=shortened(text))
    reply = stored(sitting, step, str(written))
    computed = getattr(verified(reply.sitting.draft).sheets[step.column].totals, step.row)
    if computed == written:
        return reply
    facts = {"written": written, "computed": computed}
    return Reply(reply.sitting, (Message("claim-differs", step.row, facts),))


def fits(text: str, row: str, rules: RuleSet) -> bool:
    """Whether an answer is a score that the row can give, or one that the paper says all the same."""
    found = cell_of(text, row, rules)
    return found is not None and (text.endswith(FORCED) or _is_possible(found, row, rules))


def _is_possible(found: Entry, row: str, rules: RuleSet) -> bool:
    if found.dice is not None:
        gives = score(rules.by_id[row], found.dice)
        return found.points in (0, gives, *joker_scores(rules, rules.by_id[row]))
    return found.points in reach(rules)[row] | joker_scores(rules, rules.by_id[row])


def _impossible(sitting: Sitting, step: Step, found: Entry, rules: RuleSet) -> Reply:
    if found.dice is not None:
        gives = score(rules.by_id[step.row], found.dice)
        dice = "-".join(map(str, found.dice))
        return refused(sitting, "dice-differ", step.row, dice=dice, points=gives, written=found.points)
    near = sorted(reach(rules)[step.row], key=lambda points: (abs(points - found.points), points))
    most = near if len(near) <= FEW else near[: FEW - 2]
    shown = ", ".join(map(str, most)) + ("" if most == near else " …")
    return refused(sitting, "impossible", step.row, written=found.points, near=shown)


def _dice_give(step: Step, found: Entry) -> Message:
    dice = "-".join(map(str, found.dice or ()))
    return Message("dice-give", step.row, {"dice": dice, "points": found.points})


def _with_sums(reply: Reply, step: Step) -> Reply:
    """The live sums are told when a row is done, or, player by player, after each answer."""
    draft = reply.sitting.draft
    asked = reply.sitting.step
    if draft.by == "row" and asked.row == step.row and asked.kind == step.kind:
        return reply
    told = Message("sums", step.row, {"column": step.column if draft.by == "player" else -1})
    return Reply(reply.sitting, (*reply.messages, told))


def is_score(text: str, step: Step, rules: RuleSet) -> bool:
    """Whether an answer can be meant for the cell that is asked, rather than name another."""
    if step.kind != "cell":
        return number(text) is not None or text in (OPEN, "-", "–")
    bare = text.removesuffix(FORCED).strip()
    return text == OPEN or not isinstance(entry(bare, rules.by_id[step.row], rules), NoScore)
