"""The paper itself as text: a table in any delimiter, language and order of rows, to Games."""

from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game, Sheet
from yatzy_print.notation.blocks import Block, blocks
from yatzy_print.notation.cells import is_score_like
from yatzy_print.notation.claims import decided_sums
from yatzy_print.notation.delimiter import lines_of
from yatzy_print.notation.facts import Facts, facts_of, rules_of
from yatzy_print.notation.names import clean
from yatzy_print.notation.paper import Paper, Reading, Unread, checked_players
from yatzy_print.notation.rows import Assigned, assigned
from yatzy_print.notation.sheets import entries_of, extra_of, figures_of, sheet_of
from yatzy_print.notation.vocabulary import is_label, vocabulary_of
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.ruleset import RuleSet

Column = tuple[int, str]
MOST_LINES = 200


def read_table(source: str, text: str, rules: RuleSet | None = None) -> Reading:
    """The games of a table. A game that cannot be read is named as unread, and the others are kept."""
    any_rules = rules or rule_set(known()[0])

    def known_label(label: str) -> bool:
        return is_label(label, rules)

    found = blocks(lines_of(text, known_label), known_label, lambda cell: is_score_like(cell, any_rules))
    if not found:
        return Reading(unread=(Unread(source, Trouble("no-game", path=source)),))
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
    columns, nameless = _columns(source, block)
    words = vocabulary_of([line.label for line in block.rows], rules)
    lines = assigned(block.rows, words, rules)
    sheets, sheet_findings, unclear = _sheets(columns, lines, rules, facts.pace)
    findings = (*fact_findings, *nameless, *lines.findings, *unclear)
    return Paper(source, _game(facts, rules, sheets), rules, findings, sheet_findings)


def _game(facts: Facts, rules: RuleSet, sheets: tuple[Sheet, ...]) -> Game:
    return Game(rules.id, sheets, facts.order, facts.state, facts.date, facts.place, facts.note)


def _columns(source: str, block: Block) -> tuple[list[Column], list[Finding]]:
    """The named columns; a column of scores without a name becomes a finding. Raises Trouble."""
    names = [clean(cell).strip("*") for cell in block.names.cells] if block.names else []
    columns = [(index, name) for index, name in enumerate(names) if name]
    checked_players(source, len(columns))
    filled = {index for line in block.rows for index, cell in enumerate(line.cells) if cell}
    nameless = sorted(filled - {index for index, _ in columns})
    return columns, [Finding("column-without-player", facts={"column": index + 2}) for index in nameless]


def _sheets(
    columns: list[Column], lines: Assigned, rules: RuleSet, pace: bool
) -> tuple[tuple[Sheet, ...], tuple[tuple[Finding, ...], ...], list[Finding]]:
    """The sheets, the findings of each, and the sum lines that stay unclear."""
    read = [entries_of(index, lines.rows, rules, pace) for index, _ in columns]
    extras = [(ids[0], line) for ids, line in lines.sums if ids == ("extra",)]
    width = 1 + columns[-1][0]
    figures: list[dict[str, int]] = [{} for _ in range(width)]
    for (index, _), (entries, _) in zip(columns, read, strict=True):
        figures[index] = figures_of(entries, extra_of(index, extras), rules)
    sums, unclear = decided_sums(lines.sums, lines.rows, figures, rules)
    sheets = [
        (*sheet_of(name, index, entries, sums, rules, pace), findings)
        for (index, name), (entries, findings) in zip(columns, read, strict=True)
    ]
    return (
        tuple(sheet for sheet, _, _ in sheets),
        tuple((*findings, *more) for _, more, findings in sheets),
        unclear,
    )
