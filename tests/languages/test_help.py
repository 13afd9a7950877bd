"""The first sentence of a command's help stands in the list of commands: it fits there in every language."""

import pytest
from typer.main import get_group

from yatzy_print.cli.games import games
from yatzy_print.cli.main import COMMANDS
from yatzy_print.cli.players import players
from yatzy_print.languages.language import CODES, load

LONGEST = 58
NAMED_OTHERWISE = {"players": "players-command", "rules": "rules-command"}
LISTED = [
    *(NAMED_OTHERWISE.get(command, command) for command in COMMANDS),
    *(f"games-{command}" for command in get_group(games).commands),
    *(f"players-{command}" for command in get_group(players).commands),
]


@pytest.mark.parametrize("code", CODES)
def test_a_command_says_what_it_does_in_one_line_of_the_list(code: str) -> None:
    sentences = [load(code).text(f"help.{key}").partition(". ")[0] for key in LISTED]
    assert [sentence for sentence in sentences if len(sentence.rstrip(".")) > LONGEST] == []
