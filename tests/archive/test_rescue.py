"""Damage: no number changes silently, and all that can be read is saved."""

from pathlib import Path
from random import Random

import pytest

from tests.archive.household import household
from tests.archive.papers import verified
from yatzy_print.archive import counting
from yatzy_print.archive.edit import history
from yatzy_print.archive.load import StoredGame, games
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.pages import page_bytes, page_records
from yatzy_print.archive.players import players
from yatzy_print.archive.rescue import Rescued, rescue
from yatzy_print.archive.schema import games as games_table
from yatzy_print.archive.schema import rolls, rule_sets, sheets
from yatzy_print.archive.store import add
from yatzy_print.archive.verify import verify
from yatzy_print.errors import Trouble


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a sound archive."""
    return household(tmp_path_factory.mktemp("household") / "games.sqlite").read_bytes()


@pytest.fixture(scope="module")
def kept(whole: bytes, tmp_path_factory: pytest.TempPathFactory) -> dict[int, StoredGame]:
    """The games of that archive by id."""
    path = tmp_path_factory.mktemp("kept") / "games.sqlite"
    path.write_bytes(whole)
    with open_archive(path) as archive:
        return {one.id: one for one in games(archive).games}


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    return tmp_path / "damaged.sqlite"


def rescued(damaged: Path) -> tuple[Rescued, dict[int, StoredGame]]:
    new = damaged.with_name("rescued.sqlite")
    new.unlink(missing_ok=True)
    with open_archive(new) as archive:
        done = rescue(damaged, archive)
        assert verify(archive).sound
        found = {one.id: one for one in games(archive).games}
    assert set(done.games) == found.keys()
    return done, found


def test_a_sound_archive_is_rescued_whole(whole: bytes, kept: dict[int, StoredGame], damaged: Path):
    damaged.write_bytes(whole)
    done, found = rescued(damaged)
    assert found == kept
    assert done.lost == ()
    with open_archive(damaged) as old, open_archive(damaged.with_name("rescued.sqlite")) as new:
        assert players(new) == players(old)
        assert history(new, 3) == history(old, 3)
        assert history(new, 5) == history(old, 5)


def test_a_rescue_goes_into_an_empty_archive_only(whole: bytes, damaged: Path, tmp_path: Path):
    damaged.write_bytes(whole)
    with open_archive(tmp_path / "other.sqlite") as other:
        add(other, verified())
        with pytest.raises(Trouble, match="archive-not-empty"):
            rescue(damaged, other)


@pytest.mark.parametrize("junk", [b"", b"x" * 5000, bytes(40960)], ids=["nothing", "letters", "zeros"])
def test_of_junk_nothing_is_rescued(junk: bytes, damaged: Path):
    damaged.write_bytes(junk)
    if not junk:
        with pytest.raises(Trouble, match="file-empty"):
            rescued(damaged)
    else:
        assert rescued(damaged) == (Rescued((), ()), {})


def pages(data: bytes) -> range:
    return range(0, len(data), page_bytes(data))


def on_page(data: bytes, start: int) -> set[int]:
    """The games of which something lies on a page that nothing else tells."""
    found: set[int] = set()
    for record in page_records(data, start, page_bytes(data)):
        if record.rowid is not None and len(record.values) == len(games_table.columns):
            found.add(record.rowid)
        if record.rowid is None and len(record.values) in (len(sheets.columns), len(rolls.columns)):
            found.add(int(record.values[0] or 0))
    return found


def check_rescue(damaged: Path, kept: dict[int, StoredGame], out_of_reach: set[int]) -> None:
    """All is saved that does not lie on the damaged page, and nothing that was not there."""
    _, saved = rescued(damaged)
    assert saved.items() <= kept.items()
    assert kept.keys() - saved.keys() <= out_of_reach


def shows(damaged: Path, kept: dict[int, StoredGame]) -> str:
    """How damage shows: "harmless", "named" or "refused"; never silently."""
    try:
        with open_archive(damaged) as archive:
            found = games(archive)
            right = {one.id: one for one in found.games}
            assert right.items() <= kept.items()
            assert right.keys() | set(found.damaged) >= kept.keys()
            with archive.reading() as connection:
                _, guarded = counting.stored(connection)
            names = {name for player in players(archive) for name in (player.name, *player.spellings)}
            verdict = verify(archive)
    except Trouble as trouble:
        assert trouble.code in ("archive-damaged", "archive-foreign", "archive-newer"), trouble
        return "refused"
    harmless = verdict.sound and guarded and len(names) == 10
    return "harmless" if harmless and not verdict.recounted else "named"


def test_a_few_damaged_pages(whole: bytes, kept: dict[int, StoredGame], damaged: Path):
    """Every seventh page zeroed; the slow test does all of them."""
    for start in list(pages(whole))[::7]:
        size = page_bytes(whole)
        damaged.write_bytes(whole[:start] + bytes(size) + whole[start + size :])
        check_rescue(damaged, kept, on_page(whole, start))
        shows(damaged, kept)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["zeroed", "garbled", "cut off here"])
def test_every_page_in_turn(whole: bytes, kept: dict[int, StoredGame], damaged: Path, how: str):
    chance = Random(1)
    shown = []
    for start in pages(whole):
        size = page_bytes(whole)
        instead = {"zeroed": bytes(size), "garbled": chance.randbytes(size), "cut off here": b""}[how]
        rest = whole[start + size :] if instead else b""
        lost = on_page(whole, start) if instead else set(kept)
        if start or instead:
            damaged.write_bytes(whole[:start] + instead + rest)
            check_rescue(damaged, kept, lost)
            shown.append(shows(damaged, kept))
    assert "harmless" not in shown, shown


@pytest.mark.slow
def test_six_hundred_flipped_bits(whole: bytes, kept: dict[int, StoredGame], damaged: Path):
    chance = Random(2)
    shown = []
    for number in range(600):
        bit = chance.randrange(len(whole) * 8)
        data = bytearray(whole)
        data[bit // 8] ^= 1 << bit % 8
        damaged.write_bytes(data)
        if number % 10 == 0:
            size = page_bytes(whole)
            check_rescue(damaged, kept, on_page(whole, bit // 8 // size * size))
        shown.append(shows(damaged, kept))
    print({kind: shown.count(kind) for kind in sorted(set(shown))})  # noqa: T201 - the exact counts
    assert shown.count("named") + shown.count("refused") > 100


def test_an_own_rule_set_is_rescued_with_its_text(damaged: Path):
    """The text lies on overflow pages when it is long."""
    with open_archive(damaged) as archive:
        add(archive, verified(rules="yatzy+four-as-two-pairs"))
    _, found = rescued(damaged)
    assert found[1].verified.rules.id == "yatzy+four-as-two-pairs"
    with open_archive(damaged.with_name("rescued.sqlite")) as archive, archive.reading() as connection:
        assert connection.execute(rule_sets.select()).one().rules == "yatzy+four-as-two-pairs"
