"""`enter` as people use it: over a pipe, in a terminal, interrupted, and with a wrong paper before them."""

import csv
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from dataclasses import dataclass
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSCTTY, TIOCSWINSZ

import pytest

from tests.cli.run import FAMILY, Done, Program
from yatzy_print.entry.conversation.draft import Draft, draft_text

ROWS = 15


@dataclass(frozen=True)
class Paper:
    """A real game of the family: players, then the cells of each row, then the written lines."""

    players: list[str]
    rows: list[list[str]]
    sums: list[list[str]]

    @property
    def answers(self) -> list[str]:
        """Everything on the paper, row by row across the players."""
        return [cell for line in (*self.rows, *self.sums) for cell in line]


def paper(name: str = "game-05.tsv") -> Paper:
    with (FAMILY / name).open(encoding="utf-8", newline="") as file:
        _, names, *lines = csv.reader(file, delimiter="\t")
    rows = [cells for label, *cells in lines if label not in ("Sum", "Bonus", "Totalt")]
    sums = [cells for label, *cells in lines if label in ("Sum", "Bonus", "Totalt")]
    assert len(rows) == ROWS
    return Paper(names[1:], rows, sums)


def enter(yatzy: Program, *answers: str, options: tuple[str, ...] = ()) -> Done:
    """The program with those lines on standard input, its drafts in the test's folder."""
    text = "".join(f"{answer}\n" for answer in answers)
    return yatzy("enter", *options, stdin=text.encode(), YATZY_PRINT_STATE=str(yatzy.folder))


FACTS = ("", "", "31.12.2017", "Kotka")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fi", ["Paperilla 215, mutta riveistä tulee 225.", "Tallennettu pelinä 1."]),
        ("sv", ["På pappret 215, men raderna ger 225.", "Sparat som parti 1."]),
        ("nb", ["På papiret 215, men radene gir 225.", "Lagret som spill 1."]),
    ],
)
def test_a_real_game_with_an_adding_mistake(tmp_path: Path, language: str, told: list[str]) -> None:
    """Game 5 of the family, whose total of the second player is written 10 too low."""
    game = paper()
    assert game.sums[-1][1] == "225"
    game.sums[-1][1] = "215"
    yatzy = Program(tmp_path, language)
    done = enter(yatzy, *FACTS, ", ".join(game.players), *game.answers, "1")
    assert done.status == 1, done.err  # something on the paper is wrong, and was told
    for text in told:
        assert text in done.out
    assert "215 !" in done.out  # the card, what the paper claims marked
    assert not (tmp_path / "draft.json").exists()


def test_a_right_game_is_saved_and_printed(yatzy: Program) -> None:
    game = paper()
    done = enter(yatzy, *FACTS, ", ".join(game.players), *game.answers, "3", options=("-o", "card.pdf"))
    assert done.status == 0, done.err
    assert (yatzy.folder / "card.pdf").read_bytes().startswith(b"%PDF-")
    assert "Saved as game 1." in done.out


def test_printing_alone_stores_nothing(yatzy: Program) -> None:
    done = enter(yatzy, *FACTS, "Maja", "3", ">", ">", "2")
    assert done.status == 0, done.err
    assert len(list((yatzy.folder / "output").glob("game-2017-12-31-Maja-yatzy-en-a4-*.pdf"))) == 1
    assert not (yatzy.folder / "games.sqlite").exists()


def test_with_the_card_on_standard_output_the_questions_go_elsewhere(yatzy: Program) -> None:
    done = enter(yatzy, *FACTS, "Maja", "3", ">", ">", "2", options=("-o", "-"))
    assert done.out.startswith("%PDF-")
    assert "1. Ones (max 5)" in done.err


def test_known_players_rules_and_order_are_offered_next_time(yatzy: Program) -> None:
    assert enter(yatzy, "2", "2", "", "", "Aino, Eero", ">", ">", "1").status == 0
    done = enter(yatzy, "", "", "", "", "aino, Ville", "yes")
    assert "Rules [Maxi Yatzy]: " in done.out
    assert "Order [Forced order]: " in done.out
    assert "Known players: Aino, Eero" in done.out
    assert "Is “aino” the same player as Aino?\n[yes]: yes" in done.out


def test_answers_that_end_early_are_gone_on_with(yatzy: Program) -> None:
    game = paper()
    first, rest = game.answers[:30], game.answers[30:]
    done = enter(yatzy, *FACTS, ", ".join(game.players), *first)
    assert done.status == 2
    assert "What was answered is kept" in done.err
    done = enter(yatzy, "yes", *rest, "1")
    assert "There is an unfinished game: D, A, C, B · December 31, 2017 · rows filled: 30." in done.out
    assert done.status == 0, done.err
    assert "D 304, A 225, C 265, B 232" in yatzy("games", "list").out


def test_a_new_game_may_be_begun_instead(yatzy: Program) -> None:
    draft = Draft({"rules": "yatzy", "players": "1", "player 1": "Maja", "cell ones 1": "3"})
    yatzy.write("draft.json", draft_text(draft))
    assert "unfinished game" not in enter(yatzy, options=("--new",)).out
    assert "Order [Free order]: " in enter(yatzy, "no", "").out


def test_a_damaged_draft_is_put_aside(yatzy: Program) -> None:
    yatzy.write("draft.json", '{"format": "yatzy-pr')
    done = enter(yatzy, "")
    assert "draft.json: the draft of an unfinished game is damaged." in done.err
    assert "Order [Free order]: " in done.out


@pytest.mark.parametrize(
    ("answers", "options", "told"),
    [
        (("no such rules",) * 30, (), "20 answers in a row were not understood"),
        ((), ("--rules", "poker"), "The rule set “poker” is not known."),
        ((*FACTS, "Maja", ">", ">", "1"), ("--archive", "."), "this is a folder"),
        ((*FACTS, "Maja", ">", ">", "2"), ("-o", "games.sqlite"), "Choose another name with -o."),
    ],
)
def test_what_cannot_be_done_is_told(
    yatzy: Program, answers: tuple[str, ...], options: tuple[str, ...], told: str
) -> None:
    yatzy.write("games.sqlite", b"")
    done = enter(yatzy, *answers, options=options)
    assert told in done.err
    assert done.status == 2


def test_a_draft_that_cannot_be_kept_is_told_once_and_stops_nothing(yatzy: Program) -> None:
    in_the_way = yatzy.write("file", "x")
    text = "\n".join((*FACTS, "Maja", "3", ">", ">", "1", ""))
    done = yatzy("enter", stdin=text.encode(), YATZY_PRINT_STATE=str(in_the_way / "state"))
    assert done.status == 0, done.err
    assert done.err.count("cannot be kept there") == 1


def test_answers_may_come_in_an_older_encoding(yatzy: Program) -> None:
    text = "\n".join((*FACTS, "Åke, Väinö", "3")).encode("cp1252")
    done = yatzy("enter", stdin=text, YATZY_PRINT_STATE=str(yatzy.folder))
    assert "  Åke  : 3\n  Väinö: " in done.out


class Terminal:
    """The program in a pseudo-terminal of 80 by 24."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        own = {
            "YATZY_PRINT_STATE": str(folder),
            "YATZY_PRINT_ARCHIVE": str(folder / "games.sqlite"),
            "TERM": "dumb",
            "NO_COLOR": "1",
        }
        command = [sys.executable, "-m", "yatzy_print", "enter", "--lang", "en", *options]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, cwd=folder, env=os.environ | own,
            start_new_session=True, preexec_fn=lambda: ioctl(0, TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(slave)
        self.decoder = getincrementaldecoder("utf-8")()
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """What is shown up to a text, which must come within a minute."""
        end = time.monotonic() + 60
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} did not come after {self.seen[-300:]!r}"
            self.seen += self.decoder.decode(os.read(self.master, 65536)).replace("\r\n", "\n")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        """Closes the terminal as a person closes a window."""
        os.close(self.master)
        return self.process.wait(timeout=60)


def test_in_a_terminal_a_closed_window_and_ctrl_c_lose_nothing(tmp_path: Path) -> None:
    first = Terminal(tmp_path)
    for prompt, answer in (
        ("Rules [Yatzy]: ", ""),
        ("Order [Free order]: ", ""),
        ("Date [", "2017"),
        ("Place: ", "Kotka"),
        ("between: ", "Åke, Eero"),
        ("  Åke : ", "3"),
    ):
        first.wait_for(prompt)
        first.type(answer + "\n")
    first.wait_for("  Eero: ")
    first.close()

    second = Terminal(tmp_path)
    shown = second.wait_for("[yes]: ")
    assert "There is an unfinished game: Åke, Eero · 2017 · rows filled: 1. Go on with it?" in shown
    second.type("\n")
    second.wait_for("  Eero: ")
    second.type("4\n")
    second.wait_for("→ Sum: Åke 3 (±0) · Eero 4 (+1)")
    second.type("\x03")
    second.wait_for("What you typed is kept")
    assert second.process.wait(timeout=60) == 128 + signal.SIGINT
    second.close()

    third = Terminal(tmp_path)
    third.wait_for("[yes]: ")
    for answer in ("", ">", ">", "1"):
        third.type(answer + "\n")
    shown = third.wait_for("Saved as game 1.")
    assert "Rows still open: 28." in shown
    assert third.process.wait(timeout=60) == 0
    third.close()
    assert "Åke 3, Eero 4" in Program(tmp_path)("games", "list").out


def test_in_a_terminal_tab_completes_a_known_player(tmp_path: Path) -> None:
    yatzy = Program(tmp_path)
    assert enter(yatzy, *FACTS, "Maja", ">", ">", "1").status == 0
    terminal = Terminal(tmp_path)
    for _ in range(4):
        terminal.wait_for(": ")
        terminal.type("\n")
    terminal.wait_for("between: ")
    terminal.type("Ma\t\n")
    terminal.wait_for("  Maja: ")
    terminal.close()
