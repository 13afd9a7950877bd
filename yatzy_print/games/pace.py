"""The pace towards the bonus: so many dice of each face, where one number of them fits the threshold."""

from collections.abc import Mapping

from yatzy_print.rules.patterns import FACES, Face
from yatzy_print.rules.ruleset import RuleSet


def threshold(rules: RuleSet) -> int | None:
    """The upper sum that earns the highest bonus; None without a bonus."""
    return rules.bonus[-1][0] if rules.bonus else None


def pace(rules: RuleSet) -> Mapping[str, int]:
    """Points of each upper row on pace: three of each for 63, four for 84; empty where none fits."""
    faces = {row.id: row.pattern.face for row in rules.upper if isinstance(row.pattern, Face)}
    dice, rest = divmod(threshold(rules) or 0, sum(FACES))
    return {} if rest or not dice else {row: face * dice for row, face in faces.items()}
