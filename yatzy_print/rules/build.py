"""A resolved rule document without faults made into a RuleSet."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from yatzy_print.rules.merge import Document
from yatzy_print.rules.patterns import AnyRun, Anything, Face, Groups, Pattern, Run
from yatzy_print.rules.ruleset import Category, ExtraRule, RuleSet


def _pattern(table: Mapping[str, Any]) -> Pattern:
    if "face" in table:
        return Face(table["face"])
    if "groups" in table:
        return Groups(tuple(table["groups"]), table.get("different", True), table.get("exact", False))
    if "run" in table:
        return Run(tuple(table["run"]))
    return AnyRun(table["any_run"]) if "any_run" in table else Anything()


def _category(row: str, table: Mapping[str, Any]) -> Category:
    names = MappingProxyType(dict(table.get("names", {})))
    return Category(row, table["section"], _pattern(table), table.get("points", "used"), names)


def build(document: Document, base: str, house_rules: tuple[str, ...]) -> RuleSet:
    """The RuleSet of a document without faults."""
    rows = document["categories"]
    listed = document.get("rows", list(rows))
    return RuleSet(
        id="+".join((base, *house_rules)),
        base=base,
        house_rules=house_rules,
        source=document["source"],
        dice=document["dice"],
        categories=tuple(_category(row, rows[row]) for row in listed),
        bonus=tuple((threshold, points) for threshold, points in document.get("bonus", [])),
        extra=ExtraRule(**document["extra"]) if "extra" in document else None,
        names=MappingProxyType(dict(document.get("names", {}))),
        document=document,
    )
