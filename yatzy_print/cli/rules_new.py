"""yatzy-print rules new: asks for a rule set in plain words and writes it."""

import sys

from yatzy_print.cli.outputs import FOLDER, deliver
from yatzy_print.cli.wrapping import ask_for, echo
from yatzy_print.entry.new_rules import QUESTIONS, Document, Question, answered, facts
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import trouble_text
from yatzy_print.printing.rules_text import rules_text
from yatzy_print.rules.documents import write_document
from yatzy_print.rules.load import rule_set

BACK, HELP = "<", "?"


def ask(words: Language, output: str | None) -> None:
    """Asks everything, writes the file, and shows the rules as they are read back from it."""
    echo(words.text("new_rules.keys"), err=True)
    document = _asked(words)
    path = output or str(FOLDER / f"{document['id']}.toml")
    deliver(words, path, write_document(document).encode())
    if path != "-":
        echo(rules_text(rule_set(path), words))
        echo(words.text("new_rules.use", path=path), err=True)


def _asked(words: Language) -> Document:
    """The answers to all questions; "<" takes the last one back."""
    documents: list[Document] = [{}]
    while len(documents) <= len(QUESTIONS):
        question = QUESTIONS[len(documents) - 1]
        changed = _changed(question, documents[-1], words)
        if changed is not None:
            documents.append(changed)
        elif len(documents) > 1:
            documents.pop()
    return documents[-1]


def _changed(question: Question, document: Document, words: Language) -> Document | None:
    """The document after a question, None to go back."""
    while True:
        answer = _answer(words.text(f"new_rules.{question.key}", **facts(document, words)))
        if answer == BACK:
            return None
        if answer == HELP:
            echo(words.text("new_rules.help"), err=True)
            continue
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
