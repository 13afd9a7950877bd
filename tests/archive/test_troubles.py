"""What a database complains of, in the user's terms."""

import pytest
from sqlalchemy import insert

from yatzy_print.archive.opening import Archive
from yatzy_print.archive.schema import names
from yatzy_print.errors import Trouble


def test_what_contradicts_the_archive_is_not_told_as_a_game_with_an_error(archive: Archive):
    """Such games are refused before they reach the database: `refuse_wrong`."""
    twice = [{"id": one, "name": "Aino", "folded": "aino", "player_id": 1, "checksum": ""} for one in (1, 2)]
    with pytest.raises(Trouble, match="archive-clash"), archive.writing() as connection:
        connection.execute(insert(names), twice)
