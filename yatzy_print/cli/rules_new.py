"""yatzy-print rules new: asks for a rule set in plain words and writes it."""

import sys

from yatzy_print.cli.outputs import FOLDER, deliver
from yatzy_print.cli.wrapping import ask_for, echo
from yatzy_print.entry.new_rules import QUESTIONS, Document, Question, answered, facts
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import trouble_text
from yatzy_print.printing.rules_text import rules_text
from yatzy_print.rules.documents import known, write_document
from yatzy_print.rules.load import rule_set


def ask(words: Language, output: str | None) -> None:
    """Asks everything, writes the file, and shows the rules as they are read back from it."""
    document: Document = {}
    for question in QUESTIONS:
        document = _asked(question, document, words)
    path = output or str(FOLDER / f"{document['id']}.toml")
    deliver(words, path, write_document(document).encode())
    if path != "-":
        echo(rules_text(rule_set(path), words))
        echo(words.text("new_rules.use", path=path), err=True)


def _asked(question: Question, document: Document, words: Language) -> Document:
    while True:
        answer = _answer(
            words.text(f"new_rules.{question.key}", known=", ".join(known()), **facts(document, words))
        )
        try:
            document = answered(question, document, answer, words)
        except Trouble as trouble:
            echo(trouble_text(words, trouble), err=True)
            continue
        if not question.repeats or not answer:
            return document


def _answer(text: str) -> str:
    ask_for(text)
    line = sys.stdin.readline()
    if not line:
        raise Trouble("new-rules-ended")
    return line.strip()
