"""The README's files and console examples, run as they stand: the output must be the printed one."""

import re
import shlex
from pathlib import Path

from tests.cli.run import Program

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_every_console_example_prints_what_the_readme_says(tmp_path: Path) -> None:
    yatzy = Program(tmp_path)
    for kind, name, text in BLOCKS:
        if name:
            yatzy.write(name, text)
        if kind == "console":
            for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
                program, *words = shlex.split(command)
                assert program == "yatzy-print"
                done = yatzy(*words)
                assert done.out + done.err == expected, command


def test_the_first_two_sh_blocks_are_the_newcomers_commands() -> None:
    demo, tests = [text for kind, _, text in BLOCKS if kind == "sh"][:2]
    assert demo.count("\n") == tests.count("\n") == 1
    assert demo.endswith("yatzy-print demo\n")
    assert tests.endswith("-m pytest -q\n")
