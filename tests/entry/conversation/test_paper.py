"""A draft as the game it makes."""

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.paper import verified, without_notes
from yatzy_print.games.game import Entry, Game, Sheet, Written

FACTS = {"rules": "yatzy", "order": "forced", "date": "2017-12", "place": "Kotka"}


def test_every_answer_stands_in_the_game() -> None:
    draft = Draft(
        FACTS
        | {"players": "2", "player 1": "Aino", "player 2": "Eero", "cell ones 1": "11164", "cell ones 2": ""}
        | {"cell twos 1": "9!", "claim total 1": "20", "claim bonus 2": "0", "cell villa 1": "15"}
    )
    aino = Sheet("Aino", {"ones": Entry(3, (1, 1, 1, 6, 4)), "twos": Entry(9)}, written=Written(total=20))
    eero = Sheet("Eero", {}, written=Written(bonus=0))
    assert verified(draft).game == Game("yatzy", (aino, eero), "forced", date="2017-12", place="Kotka")


def test_an_unknown_date_is_none() -> None:
    assert verified(Draft(FACTS | {"date": "-"})).game.date is None


def test_notes_on_open_rows_can_be_left_out() -> None:
    draft = Draft(FACTS | {"players": "1", "player 1": "Aino", "cell ones 1": "6!"})
    assert {found.code for found in verified(draft).all_findings} == {"unreachable-score", "open-row"}
    assert {found.code for found in without_notes(verified(draft)).all_findings} == {"unreachable-score"}
