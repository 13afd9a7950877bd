"""What a check found, as JSON: states and explanations beside totals and findings."""

import json

from tests.games.paper import WHOLE, changed, sheet, verify
from yatzy_print.languages.language import load
from yatzy_print.notation.verdict import verdict, verdict_json


def test_a_state_stands_at_every_sheet() -> None:
    game = verify(sheet("ones 3\ntwos 6\nthrees 9\nfours 8\nfives 15", "Aino"), sheet(WHOLE, "Eero"))
    first, second = (one["state"] for one in verdict("a.csv", game, load("en"))["sheets"])
    assert first == {
        "pace": -4,
        "pace_by_row": {"ones": 0, "twos": 0, "threes": 0, "fours": -4, "fives": 0},
        "bonus": {"outlook": "possible", "missing": 22, "row": "sixes", "dice": 4},
        "open_points": 299,
        "can_win": True,
    }
    assert second["bonus"]["outlook"] == "certain"
    assert second["open_points"] == 0


def test_rules_without_a_single_pace_have_none() -> None:
    game = verify(sheet("ones 4"), rules="maxi-yatzy+bonus-75")
    [one] = verdict("a.csv", game, load("en"))["sheets"]
    assert (one["state"]["pace"], one["state"]["pace_by_row"]) == (None, None)


def test_explanations_carry_code_row_and_words() -> None:
    game = verify(sheet(changed(WHOLE, one_pair=10), total=206))
    document = json.loads(verdict_json([("a.csv", game)], (), load("en")))
    [finding] = document["games"][0]["sheets"][0]["findings"]
    assert finding["explanations"] == [
        {"code": "carry-slip", "category": None, "message": "Perhaps: A carry slip of 10 in the adding."},
        {
            "code": "row-left-out",
            "category": "one_pair",
            "message": "Perhaps: The row One pair was left out.",
        },
    ]
