"""What the cards print, as the sources name the rows."""

import pytest

from yatzy_print.languages.language import CODES, load
from yatzy_print.languages.rows import line_name, row_name, rules_name
from yatzy_print.notation.vocabulary import vocabularies
from yatzy_print.rules.load import house_rules, known, rule_set

YATZY, MAXI = rule_set("yatzy"), rule_set("maxi-yatzy")

CARDS = {
    "fi": "Ykköset Kakkoset Kolmoset Neloset Viitoset Kuutoset | Pari | Kaksi paria"
    " | Kolme samaa | Neljä samaa | Pieni suora | Iso suora | Täyskäsi | Sattuma | Yatzy",
    "sv": "Ettor Tvåor Treor Fyror Femmor Sexor | Ett par | Två par | Tretal | Fyrtal"
    " | Liten stege | Stor stege | Kåk | Chans | Yatzy",
    "nb": "Enere Toere Treere Firere Femmere Seksere | Ett par | To par | Tre like | Fire like"
    " | Liten straight | Stor straight | Hus | Sjanse | Yatzy",
    "da": "Enere Toere Treere Firere Femmere Seksere | 1 par | 2 par | 3 ens | 4 ens"
    " | Lille straight | Stor straight | Hus | Chance | Yatzy",
    "en": "Ones Twos Threes Fours Fives Sixes | One pair | Two pairs | Three of a kind | Four of a kind"
    " | Small straight | Large straight | Full house | Chance | Yatzy",
}  # fmt: skip
MAXIS_OWN = ("three_pairs", "five_of_a_kind", "full_straight", "full_house", "villa", "tower", "maxi_yatzy")


@pytest.mark.parametrize("code", CODES)
def test_the_card_of_yatzy(code: str) -> None:
    upper, *lower = CARDS[code].split(" | ")
    assert [row_name(load(code), row.id, YATZY) for row in YATZY.categories] == [*upper.split(), *lower]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        (
            "fi",
            "Kolme paria, Viisi samaa, Täyssuora, Täyskäsi (3+2), Superkäsi (3+3), Torni (4+2), Maxi-Yatzy",
        ),
        ("sv", "Tre par, Femtal, Full stege, Kåk (3+2), Hus (3+3), Torn (4+2), Maxi Yatzy"),
        ("nb", "Tre par, Fem like, Full straight, Hytte (3+2), Hus (3+3), Tårn (4+2), Maxi Yatzy"),
    ],
)
def test_the_rows_that_maxi_has_of_its_own(code: str, names: str) -> None:
    assert ", ".join(row_name(load(code), id_, MAXI) for id_ in MAXIS_OWN) == names


def test_the_sum_lines() -> None:
    lines = ("upper", "bonus", "total")
    assert [line_name(load("fi"), line) for line in lines] == ["Välisumma", "Bonus", "Yhteensä"]
    assert [line_name(load("sv"), line) for line in lines] == ["Summa", "Bonus", "Totalt"]


def test_titles_say_house_rules_in_words() -> None:
    assert rules_name(load("fi"), MAXI) == "Maxi-Yatzy"
    rules = rule_set("yatzy+four-as-two-pairs")
    assert rules_name(load("en"), rules) == "Yatzy + four alike counts as two pairs"


@pytest.mark.parametrize("rules_id", known())
def test_every_rule_set_and_house_rule_is_worded(rules_id: str) -> None:
    language = load("en")
    assert language.has(f"rules.{rules_id}")
    assert [rule for rule in house_rules(rule_set(rules_id)) if not language.has(f"house-rules.{rule}")] == []


# "Hus" in Norwegian Maxi stands for both houses on real cards: the paper has to decide.
AMBIGUOUS = {("maxi-yatzy", "hus")}


@pytest.mark.parametrize("rules_id", known())
def test_a_name_means_one_row_within_a_language_and_rule_set(rules_id: str) -> None:
    double = {
        (rules_id, name): ids
        for words in vocabularies(rule_set(rules_id))
        for name, ids in words.rows.items()
        if len(ids) > 1 and name != "stór röð"  # on one Icelandic card it is the full straight
    }
    assert set(double) <= AMBIGUOUS


@pytest.mark.parametrize("rules_id", known())
def test_no_name_is_both_a_row_and_a_sum_line(rules_id: str) -> None:
    both = [set(words.rows) & set(words.lines) for words in vocabularies(rule_set(rules_id))]
    assert set().union(*both) == set()


def test_sum_lines_that_may_be_two_are_the_known_ones() -> None:
    double = {name for words in vocabularies(YATZY) for name, ids in words.lines.items() if len(ids) > 1}
    assert double == {"summa", "yhteensä", "sum"}
