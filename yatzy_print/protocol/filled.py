"""A verified game as a card: what was written, what was computed, and where they differ."""

from collections.abc import Mapping
from dataclasses import replace

from yatzy_print import __version__
from yatzy_print.games.findings import Finding
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import rules_name
from yatzy_print.languages.wording import finding_text
from yatzy_print.protocol.facts import date_words, fields
from yatzy_print.protocol.form import Form, form
from yatzy_print.protocol.protocol import Cell, Column, Line, Protocol
from yatzy_print.rules.ruleset import RuleSet

STRUCK = "–"
SUM_FINDINGS: Mapping[str, str] = {
    "upper": "upper-differs",
    "bonus": "bonus-differs",
    "extra": "extra-not-possible",
    "total": "total-differs",
}
ROW_FINDINGS = ("unreachable-score", "dice-score-differs")
