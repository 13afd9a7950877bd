"""A year of a mode."""

from tests.statistics.papers import played
from yatzy_print.statistics.results import modes
from yatzy_print.statistics.yearbook import Yearbook, busiest, yearbook

GAMES = [
    played(("Maja", 230), ("Eero", 150), date="2025-12-31"),
    played(("Maja", 210), ("Eero", 250), date="2026-01-01"),
    played(("Maja", 220), ("Eero", 220), date="2026-01-20"),
    played(("Maja", 215), ("Eero", 190), ("Åsa", 160), date="2026-06"),
    played(("Maja", 211), ("Eero", 140), date="2026"),
    played(("Maja", 260), ("Eero", 110)),
]
MODE = modes(GAMES)[0]


def book(year: int = 2026) -> Yearbook:
    found = yearbook(MODE, year)
    assert found is not None
    return found


def test_only_the_year_counts() -> None:
    assert len(book().mode.games) == 4
    assert book().everyone.totals.points == 210 + 250 + 220 + 220 + 215 + 190 + 160 + 211 + 140


def test_the_podium_is_by_wins_and_then_by_mean() -> None:
    assert [person.name for person in book().podium] == ["Maja", "Eero", "Åsa"]


def test_months_hold_what_is_dated_to_the_month() -> None:
    assert book().months == (2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)


def test_the_games_of_the_year() -> None:
    closest, widest = book().closest, book().widest
    assert closest is not None
    assert widest is not None
    assert (book().best.total, closest.margin, widest.margin) == (250, 0, 71)


def test_only_bests_of_all_time_are_personal_bests() -> None:
    assert [(best.player, best.total) for best in book().personal_bests] == [("Eero", 250), ("Åsa", 160)]


def test_yatzys_are_counted() -> None:
    columns = [sheet for game in GAMES[1:5] for sheet in game.sheets]
    assert book().yatzys == sum(sheet.sheet.entries["yatzy"].points > 0 for sheet in columns)


def test_a_year_without_games() -> None:
    assert yearbook(MODE, 2024) is None
    assert busiest(modes(GAMES), 2024) is None


def test_the_mode_played_most_in_the_year_is_chosen() -> None:
    forced = [played(("Maja", 110), order="forced", date="2025-03-01") for _ in range(5)]
    found = modes([*GAMES, *forced])
    assert getattr(busiest(found, 2025), "order", None) == "forced"
    assert getattr(busiest(found, 2026), "order", None) == "free"
