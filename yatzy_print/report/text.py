"""The numbers as plain text of at most 80 columns, for a terminal."""

from collections.abc import Iterator, Sequence
from textwrap import fill

from yatzy_print.languages.language import Language
from yatzy_print.report.personal import Personal
from yatzy_print.report.sentences import advice, three_sentences
from yatzy_print.report.words import Words
from yatzy_print.statistics.bands import bands
from yatzy_print.statistics.parts import Part
from yatzy_print.statistics.people import Person

WIDTH = 80


def stats(found: Sequence[Part], language: Language, players: Sequence[str] = ()) -> str:
    """A table of everybody, or everything about those named, or about the only one there is."""
    words = Words(language)
    missing = [name for name in players if not any(part.person(name) for part in found)]
    lines = [words.text("player-none", player=name) for name in missing]
    if not found and not missing:
        lines.append(words.text("none"))
    for part in found:
        lines += ["", words.mode(part.mode.rules, part.mode.order), *_part(part, words, players)]
    return "\n".join(lines).strip("\n") + "\n"


def _part(part: Part, words: Words, players: Sequence[str]) -> Iterator[str]:
    if part.few and part.mode.played and not players:
        yield words.count("few", part.mode.played)
    if part.mode.left_out.number:
        yield words.left_out(part.mode.left_out)
    people = [person for name in players if (person := part.person(name))] if players else part.people
    if len(people) > 1:
        yield from _league(people, words)
    for person in people if players or len(people) == 1 else ():
        few = [words.count("few", person.numbers.games)] if players and person.numbers.few else []
        yield from ("", person.name, *few, *_person(Personal(part, person, words)))


def _league(people: Sequence[Person], words: Words) -> Iterator[str]:
    heads = [words.text(key) for key in ("mean-short", "games", "wins", "best", "bonus-short")]
    rows = [
        (
            person.name,
            words.number(person.numbers.totals.mean, 1),
            words.number(person.numbers.games),
            words.number(person.numbers.wins.hits),
            words.number(person.numbers.totals.most),
            words.percent(person.numbers.bonus.value),
        )
        for person in people
    ]
    yield from table([words.text("player"), *heads], rows)


def _person(personal: Personal) -> Iterator[str]:
    words = personal.words
    for sentence in three_sentences(personal):
        yield fill(sentence, WIDTH)
    yield from table(["", ""], list(_facts(personal)), heads_shown=False)
    yield ""
    yield from _rows(personal)
    if advice(personal):
        yield from ("", words.text("advice"))
    for line in advice(personal):
        yield fill(line, WIDTH, initial_indent="- ", subsequent_indent="  ")


def _facts(personal: Personal) -> Iterator[tuple[str, str]]:
    words, numbers = personal.words, personal.person.numbers
    totals = numbers.totals
    yield words.text("games"), words.number(numbers.games)
    yield words.text("mean"), words.number(totals.mean, 1)
    yield words.text("median"), words.number(totals.median, 1)
    yield words.text("sd"), words.number(totals.sd, 1)
    yield words.text("middle"), f"{words.number(totals.quantile(0.25))}–{words.number(totals.quantile(0.75))}"
    yield words.text("lowest"), words.number(totals.least)
    for least in (300, 350):
        yield words.text("from", points=least), words.number(totals.within(least).hits)
    for band in bands(numbers.rules.base):
        yield words.text(f"band-{band.name}"), words.of(band.share(totals))
    if numbers.wins.of:
        yield words.text("wins"), f"{words.number(numbers.wins.hits)} ({words.wins(numbers)})"
    yield words.text("bonus"), f"{words.percent(numbers.bonus.value)} ({words.interval(numbers.bonus)})"
    yield words.text("near-misses"), words.number(numbers.near_misses.hits)
    yield words.text("upper-mean"), words.number(numbers.uppers.mean, 1)
    yield words.text("zeroed-a-game"), words.number(numbers.zeroed.mean, 1)


def _rows(personal: Personal) -> Iterator[str]:
    words, best = personal.words, personal.part.optimal
    keys = ["best", "mean-short", *(["optimal-short"] if best else []), "zeroed"]
    heads = [
        words.text("row"),
        *map(words.text, keys),
        "%",
        "95 %",
        *([words.text("optimal-short")] if best else []),
    ]
    rows = [
        (
            words.row(row.id, personal.part.mode.rules),
            words.number(row.spread.most),
            words.number(row.spread.mean, 1),
            *((words.number(best.rows[row.id].mean, 1),) if best else ()),
            words.number(row.zeroed.hits),
            words.percent(row.zeroed.value),
            words.interval(row.zeroed),
            *((words.percent(best.rows[row.id].zero_rate),) if best else ()),
        )
        for row in personal.person.numbers.rows
    ]
    yield from table(heads, rows)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], heads_shown: bool = True) -> Iterator[str]:
    """Lines of columns: the first to the left and cut where it must be, the others to the right."""
    lines = [heads, *rows] if heads_shown else list(rows)
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    widths[0] = min(widths[0], WIDTH - sum(widths[1:]) - 2 * (len(heads) - 1))
    for line in lines:
        name = line[0] if len(line[0]) <= widths[0] else line[0][: widths[0] - 1] + "…"
        cells = (cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))
        yield "  ".join((name.ljust(widths[0]), *cells)).rstrip()
