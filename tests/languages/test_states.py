"""Where a sheet stands, in every language."""

import pytest

from tests.games.paper import WHOLE, changed, sheet, verify
from yatzy_print.games.state import states
from yatzy_print.languages.language import load
from yatzy_print.languages.states import bonus_text, state_text
from yatzy_print.rules.load import rule_set

SIXES_OPEN = "ones 3\ntwos 6\nthrees 9\nfours 8\nfives 15"


STATES = """
en  pace −4 (Fours −4)
    bonus possible: 22 points missing, so at least 4 dice in Sixes
    at most 299 points still open
fi  tahti −4 (Neloset −4)
    bonus mahdollinen: puuttuu 22 pistettä, siis vähintään 4 noppaa riville Kuutoset
    avoinna enintään 299 pistettä
sv  takt −4 (Fyror −4)
    bonusen möjlig: 22 poäng fattas, alltså minst 4 tärningar på raden Sexor
    högst 299 poäng kvar att ta
nb  takt −4 (Firere −4)
    bonusen er mulig: 22 poeng mangler, altså minst 4 terninger på raden Seksere
    høyst 299 poeng igjen å ta
da  takt −4 (Firere −4)
    bonussen er mulig: 22 point mangler, altså mindst 4 terninger i rækken Seksere
    højst 299 point tilbage at hente
"""


@pytest.mark.parametrize("lines", [STATES.strip().splitlines()[at : at + 3] for at in range(0, 15, 3)])
def test_a_state_in_each_language(lines: list[str]) -> None:
    code, first = lines[0].split(maxsplit=1)
    words = "; ".join([first, *(line.strip() for line in lines[1:])])
    assert (
        state_text(load(code), states(verify(sheet(SIXES_OPEN)))[0], rule_set("yatzy"), complete=False)
        == words
    )


def test_who_can_still_win_is_told_of_several_players() -> None:
    behind = changed(WHOLE, sixes="-", fives="-", chance=None)
    game = verify(sheet(WHOLE, "Aino"), sheet(behind, "Eero"))
    first, second = (state_text(load("en"), one, game.rules, game.complete) for one in states(game))
    assert first.endswith("bonus certain; can still win")
    assert second.endswith("bonus lost; at most 30 points still open; can no longer win")


def test_of_a_finished_game_only_pace_and_bonus_are_told() -> None:
    game = verify(sheet(WHOLE))
    [one] = states(game)
    assert state_text(load("en"), one, game.rules, game.complete) == (
        "pace +8 (Ones −1, Threes +3, Sixes +6); bonus reached"
    )


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "bonus possible: 6 points missing, so at least 1 die in Sixes"),
        ("fi", "bonus mahdollinen: puuttuu 6 pistettä, siis vähintään 1 noppa riville Kuutoset"),
        ("sv", "bonusen möjlig: 6 poäng fattas, alltså minst 1 tärning på raden Sexor"),
        ("nb", "bonusen er mulig: 6 poeng mangler, altså minst 1 terning på raden Seksere"),
        ("da", "bonussen er mulig: 6 point mangler, altså mindst 1 terning i rækken Seksere"),
    ],
)
def test_a_single_die(code: str, told: str) -> None:
    [state] = states(verify(sheet("ones 3\ntwos 6\nthrees 12\nfours 16\nfives 20")))
    assert bonus_text(load(code), state.bonus, rule_set("yatzy")) == told


def test_a_finished_game_has_missed_its_bonus_or_reached_it() -> None:
    [state] = states(verify(sheet(changed(WHOLE, sixes="-"))))
    assert state_text(load("sv"), state, rule_set("yatzy"), complete=True).endswith("bonusen missad")
