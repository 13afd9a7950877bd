"""What `enter` ends with: the verified game shown, then saved, printed, or both."""

from dataclasses import dataclass
from zlib import crc32

from yatzy_print.cli.outputs import default_path, deliver
from yatzy_print.cli.talk import Talk
from yatzy_print.entry.conversation.paper import verified, without_notes
from yatzy_print.entry.conversation.sitting import Sitting
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.notation.json import write_json
from yatzy_print.printing.geometry import Paper


@dataclass(frozen=True, slots=True)
class End:
    """Where results go: the archive's place, and a PDF under `output` or a name of its own."""

    talk: Talk
    archive: str
    paper: Paper
    output: str | None

    def show(self, sitting: Sitting) -> None:
        """The card with every finding in words, but open rows only counted."""
        from yatzy_print.printing.terminal import show

        game = verified(sitting.draft)
        self.talk.show(show(without_notes(game), self.talk.words).rstrip("\n"))
        number = sum(finding.code == "open-row" for finding in game.all_findings)
        if number:
            self.talk.say(self.talk.words.text("enter.open-rows", number=number))

    def carry_out(self, sitting: Sitting) -> int | None:
        """Does what is wanted. The exit status, or None after telling why it could not be done."""
        game = verified(sitting.draft)
        try:
            if sitting.outcome in ("save", "both"):
                self._save(game)
            if sitting.outcome in ("print", "both"):
                self._print(game)
        except Trouble as trouble:
            self.talk.tell_trouble(trouble)
            return None
        return int(any(finding.is_wrong for finding in game.all_findings))

    def _save(self, game: VerifiedGame) -> None:
        from yatzy_print.archive.opening import open_archive
        from yatzy_print.archive.store import add

        with open_archive(self.archive) as opened:
            added = add(opened, game)
        self.talk.say(self.talk.words.text("enter.already" if added.already else "enter.saved", id=added.id))

    def _print(self, game: VerifiedGame) -> None:
        from yatzy_print.printing.pdf import cards
        from yatzy_print.protocol.filled import filled

        words = self.talk.words
        mark = f"{crc32(write_json(game.game).encode()):08x}"
        players = (sheet.sheet.player for sheet in game.sheets)
        parts = (game.game.date or "", *players, game.rules.id, words.code, self.paper.name, mark)
        path = self.output or default_path(".pdf", "game", *parts)
        deliver(words, path, cards([filled(game, words)], self.paper).data, inputs=[self.archive])
