"""A club's evening from beginning to end, the same on both engines."""

from tests.archive.papers import named, verified
from yatzy_print.archive.edit import edit, restore
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.players import merge, undo
from yatzy_print.archive.store import Added, add
from yatzy_print.archive.tallies import told
from yatzy_print.archive.verify import Verdict, verify


def wins(place: str) -> dict[str, int]:
    """Games won alone by each player."""
    with open_archive(place) as archive:
        found = told(archive, Filter())
    assert found is not None
    (part,) = found.parts
    return {person.name: person.numbers.wins.hits for person in part.people}


def test_two_laptops_a_mistake_a_merge_and_an_undo(place: str):
    with open_archive(place) as one, open_archive(place) as other:
        add(one, verified(date="2026-11-29"))
        add(other, verified(named("Ainu", "Maja"), date="2026-11-29"))
        add(one, verified(named("Maja", "Otto"), date="2026-11-29"))
        assert add(other, verified(date="2026-11-29")) == Added(1, already=True)
    assert wins(place) == {"Aino": 1, "Ainu": 1, "Eero": 0, "Maja": 1, "Otto": 0}

    with open_archive(place) as archive:  # a week later: Otto had written Maja's 50 for his own
        exchanged = named("Otto", "Maja")
        edit(archive, 3, verified(exchanged, date="2026-11-29"))
    assert wins(place) == {"Aino": 1, "Ainu": 1, "Eero": 0, "Maja": 0, "Otto": 1}

    with open_archive(place) as archive:
        merge(archive, "Aino", ["Ainu"])
    assert wins(place) == {"Aino": 2, "Eero": 0, "Maja": 0, "Otto": 1}

    with open_archive(place) as archive:
        undo(archive)
        restore(archive, 3)
        assert verify(archive) == Verdict(games=3)
        assert [len(one.verified.sheets) for one in games(archive).games] == [2, 2, 2]
    assert wins(place) == {"Aino": 1, "Ainu": 1, "Eero": 0, "Maja": 1, "Otto": 0}
