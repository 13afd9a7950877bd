"""A rule file with faults: every one named with its key, all at once, and worded in every language."""

import re
from pathlib import Path

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.languages.language import CODES, load
from yatzy_print.rules import documents
from yatzy_print.rules.faults import faults
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.own import own_faults

SOUND = """
id = "cottage"
extends = "yatzy"
"""

FAULTS = [
    ("dise = 5", "dise", "unknown-key"),
    ('source = ""', "source", "text-needed"),
    ("dice = 7", "dice", "dice-5-or-6"),
    ("names = { fi = 5 }", "names", "names-needed"),
    ("names = 5", "names", "names-needed"),
    ("categories = 5", "categories", "rows-needed"),
    ('categories.castle = { section = "lower", groups = [3] }', "categories.castle", "unknown-row-id"),
    ("categories.ones = 5", "categories.ones", "table-needed"),
    (
        'categories.own_1 = { section = "lower", any_run = 4 }',
        "categories.own_1.names",
        "own-row-name-needed",
    ),
    ("rows = 5", "rows", "row-list-needed"),
    ('rows = ["ones", "villa"]', "rows", "row-not-defined"),
    ('rows = ["ones", "ones"]', "rows", "row-listed-twice"),
    ('categories.ones.section = "middle"', "categories.ones.section", "section-needed"),
    ('categories.villa = { section = "lower" }', "categories.villa", "one-pattern-needed"),
    ("categories.ones.face = 7", "categories.ones.face", "bad-face"),
    ("categories.one_pair.groups = [4, 4]", "categories.one_pair.groups", "bad-groups"),
    ("categories.small_straight.run = [1, 3, 5]", "categories.small_straight.run", "bad-run"),
    ("categories.small_straight.any_run = 9", "categories.small_straight.any_run", "bad-any-run"),
    ("categories.chance.anything = false", "categories.chance.anything", "bad-anything"),
    ('categories.chance.points = "some"', "categories.chance.points", "bad-points"),
    ("categories.two_pairs.different = 1", "categories.two_pairs.different", "true-or-false-needed"),
    ("bonus = 50", "bonus", "bad-bonus"),
    ("bonus = [[63, 50], [63, 60]]", "bonus", "bonus-not-rising"),
    ('extra = { category = "chance", points = 50 }', "extra.category", "extra-row-needed"),
    ('extra = { category = "yatzy", points = -1 }', "extra.points", "bad-extra-points"),
    ('extra = { category = "yatzy", points = 50, joker = "wild" }', "extra.joker", "bad-joker"),
    ("house_rules.big.dice = 9", "house_rules.big: dice", "dice-5-or-6"),
]


def own(folder: Path, text: str) -> str:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(("line", "key", "code"), FAULTS, ids=[line for line, _, _ in FAULTS])
def test_a_fault_is_named_with_its_key(tmp_path: Path, line: str, key: str, code: str) -> None:
    path = own(tmp_path, SOUND + line)
    assert (key, code) in [(fault.key, fault.code) for fault in own_faults(path)]
    if not key.startswith("house_rules"):
        with pytest.raises(Trouble, match="rules-faulty"):
            rule_set(path)


def test_the_built_in_rule_sets_have_none_with_any_house_rule() -> None:
    for name in known():
        document = documents.document(name)
        for chosen in ((), *((house_rule,) for house_rule in documents.offers(document))):
            assert faults(documents.resolved(document, chosen)) == (), (name, chosen)


def test_a_sound_file_has_none(tmp_path: Path) -> None:
    assert own_faults(own(tmp_path, SOUND)) == ()


@pytest.mark.parametrize(
    ("text", "key", "code"),
    [
        ('id = "yatzy"\nextends = "yatzy"', "id", "id-taken"),
        ('id = "our cottage"\nextends = "yatzy"', "id", "plain-id-needed"),
        ('extends = "yatzy"\nid = 5', "id", "text-needed"),
        ("", "categories", "rows-needed"),
    ],
)
def test_faults_of_the_whole_file(tmp_path: Path, text: str, key: str, code: str) -> None:
    found = [(fault.key, fault.code) for fault in own_faults(own(tmp_path, text or "# nothing"))]
    assert (key, code) in found


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    path = own(tmp_path, SOUND + "dice = 7\nbonus = 5\ncategories.ones.face = 0\n")
    assert {fault.key for fault in own_faults(path)} >= {"dice", "bonus", "categories.ones.face"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("id = ", "rules-not-toml"),
        ("a = " + "[" * 100_000, "rules-not-toml"),
        ('id = "x"\nextends = "own.toml"', "rules-extend-badly"),
        ('id = "x"\nextends = 5', "rules-extend-badly"),
        ('id = "x"\nextends = "yatsy"', "unknown-rules"),
        ('id = "x"\nextends = "yatzy+nonsense"', "unknown-house-rule"),
    ],
)
def test_a_file_that_cannot_be_used_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, code: str
) -> None:
    own(tmp_path, text)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Trouble, match=code):
        own_faults("own.toml")


@pytest.mark.parametrize("code", CODES)
def test_every_fault_is_worded_with_its_cure(code: str) -> None:
    source = Path(faults.__code__.co_filename).read_text(encoding="utf-8")
    codes = set(re.findall(r'Fault\([^,]+, "([a-z0-9-]+)"', source)) | {"id-taken"}
    codes |= {f"bad-{pattern}" for pattern in ("face", "groups", "run", "any-run", "anything")}
    language = load(code)
    assert {name for name in codes if not language.has(f"rule_faults.{name}")} == set()
