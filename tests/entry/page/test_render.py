"""The page as text: small, whole, silent, and never made of what a person typed."""

import json
import re

import pytest

from yatzy_print.entry.page.render import entry_page, served_page
from yatzy_print.languages.language import CODES, load
from yatzy_print.languages.rows import row_name
from yatzy_print.rules.load import house_rules, known, rule_set

LARGEST = 60_000
EVERY_RULES = [*known(), *(f"{base}+{rule}" for base in known() for rule in house_rules(rule_set(base)))]
HOSTILE = ("</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{7*7}}", "<!--")


def data(page: str) -> dict:
    """The data block of a page."""
    return json.loads(re.search(r'id="data">(.*?)</script>', page)[1])


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("rules", EVERY_RULES)
def test_every_rule_set_fits_60_kilobytes(rules: str, language: str) -> None:
    names = [f"Pelaaja Äläinen {number}" for number in range(20)]
    assert len(entry_page(rule_set(rules), load(language), names).encode()) < LARGEST


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("rules", known())
def test_rows_and_language(rules: str, language: str) -> None:
    page, words = entry_page(rule_set(rules), load(language)), load(language)
    assert f'<html lang="{language}">' in page
    for row in rule_set(rules).by_id:
        assert (
            f'data-line="{row}" data-kind="row" data-label="{row_name(words, row, rule_set(rules))}"' in page
        )


def test_it_names_no_other_place() -> None:
    page = entry_page(rule_set("yatzy"), load("en"))
    assert not re.findall(r"https?://|\bsrc=|@import|url\(", page)
    assert "fetch(" not in page


def test_its_policy_lets_in_its_own_scripts_alone() -> None:
    page = entry_page(rule_set("yatzy"), load("en"))
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)[1]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert policy.count("sha256-") == 1 + len(re.findall(r"<script>", page))
    assert "unsafe" not in policy


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text(name: str) -> None:
    page = entry_page(rule_set("yatzy"), load("en"), [name])
    assert data(page)["players"] == [name]
    assert page.count("<script") == entry_page(rule_set("yatzy"), load("en")).count("<script")
    assert "<img" not in page


def test_the_served_page_offers_the_other_rules() -> None:
    rules = [rule_set(id_) for id_ in known()]
    page = served_page(rules[1], load("en"), "abc", {"csrf": "x", "players": [], "drafts": []}, rules)
    assert f'<option value="{rules[1].id}" selected>' in page
    assert page.count('nonce="abc"') == page.count("<style") + page.count("<script") - 1
    assert data(page)["csrf"] == "x"
