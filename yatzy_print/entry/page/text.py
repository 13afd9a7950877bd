"""Every text that the page's script may show, in one language."""

from typing import Any

from yatzy_print.languages.language import Language
from yatzy_print.rules.ruleset import ORDERS

PAGE = (
    "player", "above", "below", "on", "possible", "name-twice", "open", "adds-up", "winner", "no-date",
    "empty", "copied-text", "copy-by-hand", "new-sure", "delete", "cancel", "kept", "not-kept", "copied",
    "found", "go-on", "name", "saved-file",
)  # fmt: skip
SERVED = (
    "saved", "already", "corrected", "correcting", "changed-meanwhile", "no-games", "open-game", "remove",
    "undo", "removed", "restored", "gone",
)  # fmt: skip
"""What only the local server's page says."""
FINDINGS = (
    "unreachable-score", "not-a-score", "order-broken", "column-without-player", "not-a-sum",
    "upper-differs", "bonus-differs", "total-differs",
)  # fmt: skip
EXTRA_FINDINGS = tuple(
    f"extra-not-possible-{fault}" for fault in ("row-open", "row-struck", "no-multiple", "too-many")
)
EXPLANATIONS = (
    "perhaps", "row-as-written", "row-as-written-several", "row-misread", "extra-as-written",
    "extra-excluded", "bonus-forgotten", "bonus-undeserved", "bonus-twice", "bonus-included",
    "bonus-excluded", "upper-twice", "digits-swapped", "digits-swapped-row", "carry-slip", "row-left-out",
    "row-twice", "neighbour-column", "unexplained",
)  # fmt: skip


def page_text(language: Language, served: bool) -> dict[str, Any]:
    """The texts under short keys; their placeholders are left for the script to fill."""
    return {
        **_raw(language, "page", PAGE + SERVED if served else PAGE),
        "findings": _raw(language, "findings", FINDINGS + EXTRA_FINDINGS),
        "explanations": _raw(language, "explanations", EXPLANATIONS),
        "lines": _raw(language, "lines", ("upper", "bonus", "extra", "total")),
        "facts": _raw(language, "facts", ("date", "place", "rules", "order")),
        "orders": _raw(language, "orders", ORDERS),
        "row": language.text("words.row"),
    }


def _raw(language: Language, section: str, keys: tuple[str, ...]) -> dict[str, str]:
    return {key: language.names(f"{section}.{key}")[0] for key in keys}
