"""Rule sets shown: all of them in short, one in full, or what is wrong with an own file."""

from json import dumps

import typer

from yatzy_print.cli.wrapping import echo, fitted
from yatzy_print.languages.language import Language
from yatzy_print.printing.rules_text import rules_list, rules_text
from yatzy_print.rules.describe import describe
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.own import own_faults


def show_all(words: Language, json: bool) -> int:
    """Prints every built-in rule set; the exit status."""
    chosen = [rule_set(name) for name in known()]
    documents = [describe(rules) for rules in chosen] if json else []
    typer.echo(dumps(documents, ensure_ascii=False) if json else fitted(rules_list(chosen, words)))
    return 0


def show_one(rules_id: str, words: Language, json: bool) -> int:
    """Prints one rule set, or every fault of an own file with its cure; the exit status."""
    found = own_faults(rules_id) if rules_id.endswith(".toml") else ()
    for fault in found:
        cure = words.text(f"rule_faults.{fault.code}", **fault.facts)
        echo(f"{rules_id}: {fault.key}: {cure}", err=True)
    if found:
        return 2
    chosen = rule_set(rules_id)
    typer.echo(dumps(describe(chosen), ensure_ascii=False) if json else fitted(rules_text(chosen, words)))
    return 0
