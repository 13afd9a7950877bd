"""What labels mean, in one language and rule set, and which language a paper is written in."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from yatzy_print.languages.language import CODES, DATA, Language, load, read
from yatzy_print.notation.names import fold, readings
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.ruleset import CATEGORIES, RuleSet

Ids = tuple[str, ...]
LABELLED = ("rows", "rows-in", "lines")


@dataclass(frozen=True)
class Vocabulary:
    """Folded labels and the rows and sum lines that each may name. More than one: the paper has to decide.

    `spellings` are the names as the language writes them, for suggestions.
    """

    rows: Mapping[str, Ids]
    lines: Mapping[str, Ids]
    spellings: Ids

    def rows_named(self, label: str) -> Ids:
        """The ids of the rows that a label may name, best spelling first; none when it is unknown."""
        return _found(self.rows, label)

    def lines_named(self, label: str) -> Ids:
        """The sum lines that a label may name."""
        return _found(self.lines, label)

    def knows(self, label: str) -> bool:
        """Whether the label names a row or a sum line."""
        return bool(self.rows_named(label) or self.lines_named(label))


def vocabulary_of(labels: Iterable[str], rules: RuleSet) -> Vocabulary:
    """The words of the language that knows most of the labels; what it does not know, any language may."""
    written = list(labels)
    counts = [sum(words.knows(label) for label in written) for words in vocabularies(rules)]
    return _preferring(tuple(count == max(counts) for count in counts), rules)


@lru_cache(maxsize=256)
def _preferring(best: tuple[bool, ...], rules: RuleSet) -> Vocabulary:
    """The words of all languages, where they differ as the best ones have it."""
    every = vocabularies(rules)
    chosen = _merged([words for words, is_best in zip(every, best, strict=True) if is_best])
    others = _merged(every)
    return Vocabulary({**others.rows, **chosen.rows}, {**others.lines, **chosen.lines}, chosen.spellings)


@cache
def vocabularies(rules: RuleSet) -> tuple[Vocabulary, ...]:
    """The words of each readable language for the rows of a rule set, its own names and ids among them."""
    return tuple(_vocabulary(language, rules) for language in readable())


@cache
def homes() -> Mapping[str, str]:
    """Folded names of rows and the first built-in rule set that has such a row."""
    return {
        name: id_ for id_ in reversed(known()) for words in vocabularies(rule_set(id_)) for name in words.rows
    }


@cache
def readable() -> tuple[Language, ...]:
    """The offered languages, then those that are only read."""
    return (*map(load, CODES), *(read(path.stem, path) for path in sorted(DATA.glob("read_only/*.toml"))))


@cache
def labels(rules: RuleSet | None) -> frozenset[str]:
    """The folded names of all rows and sum lines in every language, and of a rule set's own rows."""
    names = {
        name
        for language in readable()
        for part in LABELLED
        for key in language.keys(part)
        for name in language.names(f"{part}.{key}")
    }
    own = {name for row in (rules.categories if rules else ()) for name in (row.id, *row.names.values())}
    return frozenset(map(fold, names | own | set(CATEGORIES)))


def is_label(text: str, rules: RuleSet | None) -> bool:
    """Whether a text names a row or a sum line in some language and rule set."""
    return not labels(rules).isdisjoint(readings(text))


@cache
def meanings(section: str) -> Mapping[str, str]:
    """Folded words of every language and the key in the section that they stand for, such as a fact."""
    return {
        fold(name): key
        for language in readable()
        for key in language.keys(section)
        for name in (key, *language.names(f"{section}.{key}"))
    }


def _vocabulary(language: Language, rules: RuleSet) -> Vocabulary:
    general, special, lines = dict[str, list[str]](), dict[str, list[str]](), dict[str, list[str]]()
    for id_, category in rules.by_id.items():
        general[id_] = [id_, *language.names(f"rows.{id_}")]
        special[id_] = [*category.names.values(), *language.names(f"rows-in.{rules.base}.{id_}")]
    for line in language.keys("lines"):
        lines[line] = list(language.names(f"lines.{line}"))
    spellings = [
        name for names in (special, general, lines) for written in names.values() for name in written
    ]
    return Vocabulary({**_inverted(general), **_inverted(special)}, _inverted(lines), tuple(spellings))


def _inverted(names: Mapping[str, Iterable[str]]) -> dict[str, Ids]:
    found: dict[str, list[str]] = {}
    for id_, written in names.items():
        for name in written:
            ids = found.setdefault(fold(name), [])
            if id_ not in ids:
                ids.append(id_)
    return {name: tuple(ids) for name, ids in found.items()}


def _merged(words: Sequence[Vocabulary]) -> Vocabulary:
    spellings = tuple(dict.fromkeys(name for one in words for name in one.spellings))
    return Vocabulary(_united([one.rows for one in words]), _united([one.lines for one in words]), spellings)


def _united(parts: Iterable[Mapping[str, Ids]]) -> dict[str, Ids]:
    united: dict[str, Ids] = {}
    for part in parts:
        for name, ids in part.items():
            united[name] = tuple(dict.fromkeys((*united.get(name, ()), *ids)))
    return united


def _found(words: Mapping[str, Ids], label: str) -> Ids:
    whole, bare = readings(label)
    return words.get(whole) or words.get(bare, ())
