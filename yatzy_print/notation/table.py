"""The paper itself as text: a table in any delimiter, language and order of rows, to Games."""

from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game, Sheet
from yatzy_print.notation.blocks import Block, blocks
from yatzy_print.notation.cells import is_score_like
from yatzy_print.notation.claims import decided_sums
from yatzy_print.notation.delimiter import Line, lines_of, plain_text
from yatzy_print.notation.facts import Facts, facts_of, rules_of
from yatzy_print.notation.paper import Paper, Reading, Unread, checked_players
from yatzy_print.notation.players import players_of, settled
from yatzy_print.notation.rows import Assigned, assigned
from yatzy_print.notation.sheets import Player, entries_of, extra_of, figures_of, sheet_of
from yatzy_print.notation.vocabulary import is_label, vocabulary_of
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.ruleset import RuleSet

MOST_LINES = 200
LONGEST_TEXT, MOST_GAMES = 25_000, 2_000
"""Lines and games that are read of one text: more would keep people waiting, and no family has more."""


def read_table(source: str, text: str, rules: RuleSet | None = None) -> Reading:
    """The games of a table. A game that cannot be read is named as unread, and the others are kept."""
    written = plain_text(text).split("\n", LONGEST_TEXT)
    lines = lines_of("\n".join(written[:LONGEST_TEXT]), lambda label: is_label(label, rules))
    return read_lines(source, lines, rules, cut=any(map(str.strip, written[LONGEST_TEXT:])))


def read_lines(source: str, lines: list[Line], rules: RuleSet | None = None, cut: bool = False) -> Reading:
    """The games of a table's lines, however they were written; `cut`: more lines follow that are not read."""
    any_rules = rules or rule_set(known()[0])
    found = blocks(lines, lambda label: is_label(label, rules), lambda cell: is_score_like(cell, any_rules))
    if not found and not cut:
        return Reading(unread=(Unread(source, Trouble("no-game", path=source)),))
    whole = found[:-1] if cut else found
    reading = _papers(source, whole[:MOST_GAMES], rules)
    if not cut and len(found) <= MOST_GAMES:
        return reading
    rest = Unread(source, Trouble("file-too-long", path=source, games=min(len(whole), MOST_GAMES)))
    return Reading(reading.papers, (*reading.unread, rest))


def _papers(source: str, found: list[Block], rules: RuleSet | None) -> Reading:
    papers: list[Paper] = []
    unread: list[Unread] = []
    for number, block in enumerate(found, 1):
        name = source if len(found) == 1 else f"{source}#{number}"
        try:
            papers.append(_paper(name, block, rules))
        except Trouble as trouble:
            unread.append(Unread(name, trouble))
    return Reading(tuple(papers), tuple(unread))


def _paper(source: str, block: Block, given: RuleSet | None) -> Paper:
    lines_read = len(block.facts) + len(block.rows)
    if lines_read > MOST_LINES:
        raise Trouble("too-many-lines", path=source, lines=lines_read, most=MOST_LINES)
    facts, fact_findings = facts_of(block.facts)
    rules = given or rules_of(facts.rules)
    block, astray = settled(block, lambda label: is_label(label, given))
    players, misplaced = players_of(block)
    checked_players(source, len(players))
    words = vocabulary_of([line.label for line in block.rows], rules)
    lines = assigned(block.rows, words, rules)
    sheets, sheet_findings, unclear = _sheets(players, lines, rules, facts.pace)
    findings = (*fact_findings, *astray, *misplaced, *lines.findings, *unclear)
    return Paper(source, _game(facts, rules, sheets), rules, findings, sheet_findings)


def _game(facts: Facts, rules: RuleSet, sheets: tuple[Sheet, ...]) -> Game:
    return Game(rules.id, sheets, facts.order, facts.state, facts.date, facts.place, facts.note)


def _sheets(
    players: list[Player], lines: Assigned, rules: RuleSet, pace: bool
) -> tuple[tuple[Sheet, ...], tuple[tuple[Finding, ...], ...], list[Finding]]:
    """The sheets, the findings of each, and the sum lines that stay unclear."""
    read = [entries_of(player.column, lines.rows, rules, pace) for player in players]
    extras = [(ids[0], line) for ids, line in lines.sums if ids == ("extra",)]
    figures: list[dict[str, int]] = [{} for _ in range(1 + players[-1].column)]
    for player, (entries, _) in zip(players, read, strict=True):
        figures[player.column] = figures_of(entries, extra_of(player.column, extras), rules)
    sums, unclear = decided_sums(lines.sums, lines.rows, figures, rules)
    sheets = [
        (*sheet_of(player, entries, sums, figures[player.column], rules, pace), findings)
        for player, (entries, findings) in zip(players, read, strict=True)
    ]
    return (
        tuple(sheet for sheet, _, _ in sheets),
        tuple((*findings, *more) for _, more, findings in sheets),
        unclear,
    )
