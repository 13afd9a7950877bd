"""The back of a card: a rule set's short rules in words, derived from its data."""

from functools import cache

from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import base_name, house_rule_names, line_name, row_name
from yatzy_print.protocol.form import example_roll
from yatzy_print.protocol.protocol import Protocol, Rule, RulesPage
from yatzy_print.rules import reach
from yatzy_print.rules.patterns import AnyRun, Anything, Face, Groups, Run
from yatzy_print.rules.ruleset import Category, RuleSet


def with_rules(protocol: Protocol, rules: RuleSet, language: Language) -> Protocol:
    """The card with the short rules on its back."""
    return protocol._replace(back=rules_page(rules, language))


@cache
def rules_page(rules: RuleSet, language: Language) -> RulesPage:
    """Every row's demand, points and example roll; bonus, extras, maximum and house rules in sentences."""
    row, needs, points, most = (language.text(f"back.{key}") for key in ("row", "needs", "points", "max"))
    sentences = (_play, _bonus, _extra, _end)
    return RulesPage(
        title=language.text("back.title", rules=base_name(language, rules)),
        headings=(row, needs, points, most),
        rules=tuple(_rule(category, rules, language) for category in rules.categories),
        notes=tuple(sentence for say in sentences for sentence in say(rules, language)),
    )


def _rule(category: Category, rules: RuleSet, language: Language) -> Rule:
    pattern = category.pattern
    face = pattern.face if isinstance(pattern, Face) else None
    return Rule(
        label=row_name(language, category.id, rules),
        needs=_needs(category, language),
        points=_points(category, language),
        maximum=str(reach.row_maximum(rules, category.id)),
        face=face,
        example=() if face else example_roll(pattern, rules.dice),
    )


def _needs(category: Category, language: Language) -> str:
    match category.pattern:
        case Face(face):
            return language.text("back.face", face=face)
        case Groups() as groups:
            return _groups(groups, language)
        case Run(faces):
            return "-".join(map(str, faces))
        case AnyRun(length):
            return language.text("back.any-run", length=length)
        case Anything():
            return language.text("back.anything")


def _groups(groups: Groups, language: Language) -> str:
    if len(groups.sizes) == 1:
        return language.text("back.alike", count=groups.sizes[0])
    text = language.text("back.groups", counts=" + ".join(map(str, groups.sizes)))
    if groups.different:
        text = language.text("back.different", groups=text)
    return language.text("back.exact", groups=text) if groups.exact else text


def _points(category: Category, language: Language) -> str:
    if category.points == "used":
        return language.text("back.sum-used")
    if category.points == "all":
        return language.text("back.sum-all")
    return language.text("back.fixed", points=category.points)


def _play(rules: RuleSet, language: Language) -> tuple[str, ...]:
    turns = language.text("back.play", dice=rules.dice, turns=len(rules.categories))
    return (turns, language.text("back.struck"))


def _bonus(rules: RuleSet, language: Language) -> tuple[str, ...]:
    upper = line_name(language, "upper")
    return tuple(
        language.text("protocol.bonus-rule", sum=upper, threshold=threshold, points=points) + "."
        for threshold, points in rules.bonus
    )


def _extra(rules: RuleSet, language: Language) -> tuple[str, ...]:
    extra = rules.extra
    if extra is None:
        return ()
    row = row_name(language, extra.category, rules)
    earned = language.text("back.extra", row=row, points=extra.points) if extra.points else ""
    joker = "" if extra.joker == "none" else language.text(f"back.joker-{extra.joker}", row=row)
    needed = language.text("back.joker-needs-points", row=row) if joker and extra.joker_needs_points else ""
    return tuple(filter(None, (earned, joker, needed)))


def _end(rules: RuleSet, language: Language) -> tuple[str, ...]:
    own = ", ".join(house_rule_names(language, rules))
    house_rules = (language.text("protocol.house-rules", rules=own) + ".",) if own else ()
    top, with_extras = reach.maximum(rules), reach.maximum_with_extras(rules)
    maximum = language.text("back.maximum", maximum=top)
    if with_extras > top:
        maximum += " " + language.text("messages.maximum-with-extras", maximum=with_extras)
    return (*house_rules, maximum)
