"""Every number as one plain document, for JSON: shares from 0 to 1, points unrounded, None for nothing."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from yatzy_print.statistics.bands import bands
from yatzy_print.statistics.numbers import Numbers, Row
from yatzy_print.statistics.optimal import Optimal
from yatzy_print.statistics.parts import Part
from yatzy_print.statistics.people import Person
from yatzy_print.statistics.periods import Period, months, years
from yatzy_print.statistics.results import Result
from yatzy_print.statistics.spread import Rate

QUANTILES = (5, 25, 50, 75, 95)


def document(parts: Iterable[Part], players: Sequence[str] = ()) -> dict[str, Any]:
    """The numbers of all players, or of those named, mode by mode."""
    return {"modes": [_mode(part, players) for part in parts]}


def _mode(part: Part, players: Sequence[str]) -> dict[str, Any]:
    people = [part.person(name) for name in players] if players else part.people
    return {
        "rules": part.mode.rules.id,
        "order": part.mode.order,
        "games": part.mode.played,
        "left_out": asdict(part.mode.left_out),
        "papers": asdict(part.papers),
        "optimal": _optimal(part.optimal),
        "players": [_player(person, part) for person in people if person],
    }


def _player(person: Person, part: Part) -> dict[str, Any]:
    numbers, career = person.numbers, person.career
    now = career.form
    return {
        "player": person.name,
        "games": numbers.games,
        "wins": numbers.wins.hits,
        "shared_wins": numbers.shared_wins.hits,
        "win_rate": numbers.wins.value,
        **_totals(numbers, part.optimal),
        "best": _result(career.best),
        "worst": _result(career.worst),
        **_upper(numbers),
        "zeroed_a_game": numbers.zeroed.mean,
        "rows": [_row(row) for row in numbers.rows],
        "form": None if now is None else {**asdict(now), "change": now.change, "proven": now.proven},
        "streaks": {
            kind: {"longest": one.longest, "current": one.current} for kind, one in career.streaks.items()
        },
        "months": [_period(month) for month in months(numbers.counts)],
        "years": [_period(year) for year in years(numbers.counts)],
        "against": _against(person, part),
    }


def _totals(numbers: Numbers, optimal: Optimal | None) -> dict[str, Any]:
    totals = numbers.totals
    return {
        "mean": totals.mean,
        "sd": totals.sd,
        "quantiles": {str(percent): totals.quantile(percent / 100) for percent in QUANTILES},
        "median": totals.median,
        "totals": {str(total): number for total, number in totals.histogram.items()},
        "from_300": totals.within(300).hits,
        "from_350": totals.within(350).hits,
        "bands": {band.name: band.share(totals).hits for band in bands(numbers.rules.base)},
        "mean_percentile": optimal.percentile(round(totals.mean))
        if optimal and totals.mean is not None
        else None,
    }


def _upper(numbers: Numbers) -> dict[str, Any]:
    return {
        "upper_mean": numbers.uppers.mean,
        "bonus": _rate(numbers.bonus),
        "near_misses": numbers.near_misses.hits,
    }


def _row(row: Row) -> dict[str, Any]:
    return {
        "id": row.id,
        "mean": row.spread.mean,
        "best": row.spread.most,
        "at_most": row.at_most.hits,
        "zeroed": _rate(row.zeroed),
    }


def _rate(rate: Rate) -> dict[str, Any]:
    return {"hits": rate.hits, "of": rate.of, "rate": rate.value, "interval": rate.interval}


def _result(result: Result) -> dict[str, Any]:
    return {"total": result.total, "date": result.date, "place": result.place}


def _period(period: Period) -> dict[str, Any]:
    return {"date": period.iso, "games": period.games, "mean": period.mean}


def _against(person: Person, part: Part) -> list[dict[str, Any]]:
    return [
        {"player": name, "wins": duel.wins, "ties": duel.ties, "losses": duel.losses, "margin": duel.margin}
        for name, duel in part.against(person.name)
    ]


def _optimal(optimal: Optimal | None) -> dict[str, Any] | None:
    if optimal is None:
        return None
    return {
        "mean": optimal.mean,
        "sd": optimal.sd,
        "bonus_rate": optimal.bonus_rate,
        "upper_mean": optimal.upper,
        "zeroed_a_game": optimal.zeroed,
        "rows": {name: asdict(row) for name, row in optimal.rows.items()},
    }
