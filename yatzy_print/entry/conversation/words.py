"""Questions and messages in the user's language."""

from dataclasses import dataclass

from yatzy_print.entry.conversation.card import card
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.facts import offered_rules
from yatzy_print.entry.conversation.paper import UNKNOWN_DATE
from yatzy_print.entry.conversation.sitting import Message, Sitting
from yatzy_print.entry.conversation.steps import Step
from yatzy_print.entry.conversation.sums import sums
from yatzy_print.errors import Trouble
from yatzy_print.languages.formats import date_text
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import line_name, row_name, rules_name
from yatzy_print.languages.wording import trouble_text
from yatzy_print.notation.likeness import likely
from yatzy_print.notation.paper import MOST_PLAYERS
from yatzy_print.rules.load import DEFAULT, rule_set
from yatzy_print.rules.reach import row_maximum
from yatzy_print.rules.ruleset import ORDERS, RuleSet

LINES = ("upper", "bonus", "total", "extra")


@dataclass(frozen=True, slots=True)
class Question:
    """What to ask: a heading that neighbouring questions share, and the prompt behind which is typed."""

    heading: str
    prompt: str


def question(sitting: Sitting, language: Language) -> Question:
    """The question of a sitting. What Enter would take stands in brackets."""
    if sitting.found is not None:
        return _yes(language.text("enter.continue", what=_in_short(sitting.found, language)), language)
    step = sitting.step
    if step.part == 0:
        return _about_facts(sitting, step, language)
    if step.kind == "finish":
        return Question(language.text("enter.change", **_example(sitting, language)), _finish(language))
    return _about_cells(sitting, step, language)


def message(told: Message | Trouble, sitting: Sitting, language: Language, width: int = 80) -> str:
    """Something to tell, in words. `width` in characters is what the card may take."""
    if isinstance(told, Trouble):
        return trouble_text(language, told)
    if told.code == "card":
        return card(sitting.draft, language, width)
    if told.code == "sums":
        return sums(sitting.draft, told.row, int(told.facts["column"]), language)
    facts = {**_example(sitting, language), **told.facts}
    if "date" in facts:
        facts["date"] = date_text(language, str(facts["date"]))
    if told.row:
        facts["row"] = _name(told.row, _rules(sitting), language)
    return language.text(f"enter.{told.code}", **facts)


def _about_facts(sitting: Sitting, step: Step, language: Language) -> Question:
    typed = sitting.draft.answers.get(step.key)
    match step.kind:
        case "rules":
            titles = [rules_name(language, rule_set(spec)) for spec in offered_rules(sitting)]
            shown = rules_name(language, rule_set(typed or sitting.offers.rules))
            return Question(_list(titles), _prompt(language.text("facts.rules"), shown))
        case "order":
            titles = [language.text(f"orders.{order}") for order in ORDERS]
            shown = language.text(f"orders.{typed or sitting.offers.order}")
            return Question(_list(titles), _prompt(language.text("facts.order"), shown))
        case "date":
            return Question(
                "", _prompt(language.text("facts.date"), _date(typed or sitting.offers.today, language))
            )
        case "place":
            return Question("", _prompt(language.text("facts.place"), typed or ""))
        case "players":
            names = ", ".join(sitting.offers.players[:MOST_PLAYERS])
            known = language.text("enter.known-players", names=names) if names else ""
            return Question(known, _prompt(language.text("enter.players"), typed or ""))
        case "player":
            return Question("", _prompt(language.text("enter.player", number=step.column + 1), typed or ""))
    name = sitting.draft.players[step.column]
    same = likely(name, sitting.offers.players) or name
    return _yes(language.text("enter.same", typed=name, known=same), language)


def _yes(text: str, language: Language) -> Question:
    return Question(text, f"[{language.text('enter.answers.yes')}]: ")


def _about_cells(sitting: Sitting, step: Step, language: Language) -> Question:
    names = sitting.draft.players
    row = _row(step, _rules(sitting), language)
    player = names[step.column]
    typed = sitting.draft.answers.get(step.key, "")
    if sitting.draft.by == "player":
        return Question(player, _prompt("  " + row, typed))
    return Question(row, _prompt("  " + player.ljust(max(map(len, names))), typed))


def _row(step: Step, rules: RuleSet, language: Language) -> str:
    name = _name(step.row, rules, language)
    if step.kind == "claim":
        return language.text("enter.claim", line=name)
    if step.kind == "extra":
        return language.text("enter.extra", line=name, each=rules.extra.points if rules.extra else 0)
    number = [category.id for category in rules.categories].index(step.row) + 1
    return f"{number}. {name} ({language.text('words.max')} {row_maximum(rules, step.row)})"


def _prompt(label: str, default: str) -> str:
    return f"{label} [{default}]: " if default else f"{label}: "


def _list(titles: list[str]) -> str:
    return "\n".join(f"  {number} {title}" for number, title in enumerate(titles, 1))


def _finish(language: Language) -> str:
    choices = (language.text(f"enter.choices.{choice}") for choice in ("save", "print", "both"))
    return "   ".join(f"{number} {choice}" for number, choice in enumerate(choices, 1)) + ": "


def _date(iso: str, language: Language) -> str:
    return "–" if iso == UNKNOWN_DATE else date_text(language, iso)


def _in_short(draft: Draft, language: Language) -> str:
    date = draft.answers.get("date", "")
    filled = sum(bool(text) for key, text in draft.answers.items() if key.startswith("cell "))
    names = ", ".join(filter(None, draft.players))
    parts = (names, date and _date(date, language), language.text("enter.filled", number=filled))
    return " · ".join(filter(None, parts))


def _rules(sitting: Sitting) -> RuleSet:
    return sitting.draft.rules or rule_set(DEFAULT)


def _name(row: str, rules: RuleSet, language: Language) -> str:
    return line_name(language, row) if row in LINES else row_name(language, row, rules)  # type: ignore[arg-type]


def _example(sitting: Sitting, language: Language) -> dict[str, str]:
    """A row and a player of this game, to show how a cell is named."""
    rules, players = _rules(sitting), sitting.draft.players
    last = sitting.step.row if sitting.step.row in rules.by_id else rules.categories[2].id
    return {"example_row": row_name(language, last, rules), "example_player": players[-1] if players else ""}
