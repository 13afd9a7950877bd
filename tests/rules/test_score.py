"""What a roll gives in every row: against a second writing of the rules, and the examples of the sources."""

import pytest

from tests.rules.brute_force import EVERY_RULE_SET
from yatzy_print.errors import Trouble
from yatzy_print.rules.load import house_rules, known, rule_set
from yatzy_print.rules.rolls import rolls
from yatzy_print.rules.score import score, scores


def test_the_second_writing_covers_every_rule_set_and_house_rule() -> None:
    every = set(known())
    every |= {f"{name}+{house_rule}" for name in known() for house_rule in house_rules(rule_set(name))}
    assert every == set(EVERY_RULE_SET)


@pytest.mark.parametrize("rules_id", EVERY_RULE_SET)
def test_every_roll_in_every_row_scores_as_the_second_writing_says(rules_id: str) -> None:
    rules, expected = rule_set(rules_id), EVERY_RULE_SET[rules_id]
    assert [category.id for category in rules.categories] == list(expected)
    for dice in rolls(rules.dice):
        given = dict(scores(rules, dice))
        assert given == {row: points(dice) for row, points in expected.items()}, dice


EXAMPLES = """
yatzy       23356  threes 6           three threes are not needed above the line
yatzy       23356  three_of_a_kind 0
yatzy       22256  three_of_a_kind 6
yatzy       22256  threes 0
yatzy       22556  two_pairs 14
yatzy       22556  one_pair 10        the highest pair counts
yatzy       44442  three_of_a_kind 12
yatzy       44441  one_pair 8
yatzy       44443  fours 16
yatzy       55555  yatzy 50
yatzy       55555  full_house 0       five alike are no house
yatzy       55555  fives 25
yatzy       55555  chance 25
yatzy       55555  four_of_a_kind 20
yatzy       55555  three_of_a_kind 15
yatzy       55555  one_pair 10
yatzy       33322  full_house 13
yatzy       33322  threes 9
yatzy       12346  small_straight 0
yatzy       12346  large_straight 0
yatzy       12346  chance 16
yatzy       12346  sixes 6
yatzy       66442  two_pairs 20
yatzy       66442  chance 22
yatzy       66331  one_pair 12
yatzy       55531  three_of_a_kind 15
yatzy       44442  four_of_a_kind 16
yatzy       55522  full_house 19
yatzy       66543  chance 24
yatzy       66621  sixes 18
yatzy       66621  three_of_a_kind 18
yatzy       55551  fives 20
yatzy       55551  chance 21
yatzy       11112  four_of_a_kind 4
yatzy       12345  large_straight 0
yatzy       66664  sixes 24
yatzy       66664  four_of_a_kind 24
yatzy       66664  three_of_a_kind 18
yatzy       66664  chance 28
yatzy       66664  one_pair 12
yatzy       44442  one_pair 8         S2: four equal are still one pair
yatzy       33666  two_pairs 18       S4: a full house is two pairs
yatzy-fi    33666  two_pairs 0        S4: but not in Finnish family rules
yatzy       44442  two_pairs 0        S6
yatzy       12245  two_pairs 0        S8: the fault behind the published 248.63
yatzy       33333  four_of_a_kind 12  S10
yatzy       23451  small_straight 15  S12: unsorted
yatzy       12346  small_straight 0   S14
yatzy       12345  large_straight 0   S16
yatzy       66655  full_house 28      S18
yatzy       11111  chance 5           S20
yatzy       33333  threes 15          S22: the chosen row decides
maxi-yatzy  454445 one_pair 10        S24: the triple of the lower face must not win
maxi-yatzy  555221 two_pairs 14       S26
maxi-yatzy  141414 two_pairs 10       S28
maxi-yatzy  434434 three_pairs 0      S30
maxi-yatzy  655656 three_of_a_kind 18 S32
maxi-yatzy  222222 five_of_a_kind 10  S34
maxi-yatzy  123456 small_straight 15  S36
maxi-yatzy  123456 large_straight 20  S38
maxi-yatzy  421536 full_straight 21   S40
maxi-yatzy  333551 full_house 19      S42: the sixth die is ignored
maxi-yatzy  333666 full_house 24      S44: the best three and two
maxi-yatzy  444422 full_house 16      S46
maxi-yatzy  333333 full_house 0       S48
maxi-yatzy  111111 villa 0            S50
maxi-yatzy  226622 tower 20           S52
maxi-yatzy  333555 tower 0            S54
maxi-yatzy  666666 chance 36          S56
maxi-yatzy  555555 maxi_yatzy 100     S58
yahtzee     22225  four_of_a_kind 13  S60: sum of all dice
yahtzee     44444  full_house 0       S62
yahtzee     12334  small_straight 30  S64
yahtzee     12344  large_straight 0   S66
yahtzee     55556  three_of_a_kind 26
yahtzee     55556  four_of_a_kind 26
yatzy       55556  three_of_a_kind 15
yatzy       55556  four_of_a_kind 20
yatzy+four-as-two-pairs    44442 two_pairs 16
yatzy+yatzy-as-full-house  66666 full_house 30
maxi-yatzy+full-straight-30  654321 full_straight 30
"""


@pytest.mark.parametrize("example", [line for line in EXAMPLES.splitlines() if line])
def test_examples_of_the_sources_and_of_other_programs_bugs(example: str) -> None:
    rules_id, dice, row, points, *_ = example.split()
    assert score(rule_set(rules_id).by_id[row], tuple(map(int, dice))) == int(points)


@pytest.mark.parametrize("dice", [(), (1, 2, 3, 4), (1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4), (1, 2, 3, 4, 7)])
def test_what_is_no_roll_of_five_dice_is_refused(dice: tuple[int, ...]) -> None:
    with pytest.raises(Trouble, match="not-a-roll"):
        scores(rule_set("yatzy"), dice)
