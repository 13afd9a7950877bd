"""What `enter` begins with: a draft that was left, and what earlier games let it offer."""

import os
from dataclasses import replace
from pathlib import Path

from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.summary import summaries
from yatzy_print.cli.talk import Talk
from yatzy_print.entry.clock import today
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.keeping import kept
from yatzy_print.entry.conversation.machine import begun
from yatzy_print.entry.conversation.sitting import Offers, Sitting
from yatzy_print.errors import Trouble
from yatzy_print.rules.load import DEFAULT, rule_set
from yatzy_print.rules.ruleset import ORDERS


def beginning(talk: Talk, rules: str | None, by: str | None, where: str, folder: Path | None) -> Sitting:
    """The first question. `folder`: where a draft may lie; None begins a new game.

    Raises Trouble: unknown-by, unknown-rules. What is wrong with a draft or an archive is only told.
    """
    draft = _turned(Draft(), by)
    if rules:
        draft = draft.answered("rules", _lasting(rules))
    found = _found(talk, folder) if folder else None
    return begun(draft, _offers(talk, where), found and _turned(found, by))


def _turned(draft: Draft, by: str | None) -> Draft:
    """The draft asked the other way, when that is wished. Raises Trouble("unknown-by")."""
    if by is None:
        return draft
    if by not in ("row", "player"):
        raise Trouble("unknown-by", given=by)
    return replace(draft, by="player" if by == "player" else "row")


def _lasting(rules: str) -> str:
    """The rules as a draft may name them from any folder. Raises Trouble("unknown-rules")."""
    chosen = rule_set(rules)
    return os.path.abspath(rules) if ".toml" in rules else chosen.id  # noqa: PTH100 - "+" rules behind it


def _found(talk: Talk, folder: Path) -> Draft | None:
    try:
        draft = kept(folder)
    except Trouble as trouble:
        talk.tell_trouble(trouble)
        return None
    try:
        if draft is not None and draft.rules is None:
            return None  # nothing that is worth going on with
    except Trouble as trouble:  # the user's own rule file has gone or changed
        talk.tell_trouble(trouble)
        return draft and draft.without(["rules"])
    return draft


def _offers(talk: Talk, where: str) -> Offers:
    try:
        with open_archive(where, make=False) as opened:
            games = sorted(summaries(opened), key=lambda game: game.id)
    except Trouble as trouble:
        talk.tell_trouble(trouble)
        games = []
    if not games:
        return Offers(today())
    last = games[-1]
    players = dict.fromkeys(player for game in reversed(games) for player in game.players if player)
    order = next(order for order in ORDERS if order == last.order)
    return Offers(today(), tuple(players), _still_known(last.rules), order)


def _still_known(rules: str) -> str:
    """The rules last used, unless they were a user's own."""
    try:
        return rule_set(rules).id
    except Trouble:
        return DEFAULT
