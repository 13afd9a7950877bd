"""yatzy-print score: what a roll gives in every row."""

from typing import Annotated

import typer

from yatzy_print.cli.app import AsJson, Lang, Rules, app, help_text, language


@app.command(help=help_text("score"))
def score(
    dice: Annotated[list[str], typer.Argument(metavar="DICE", help=help_text("dice"), show_default=False)],
    rules: Rules = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    from yatzy_print.errors import Trouble
    from yatzy_print.rules.load import DEFAULT, rule_set
    from yatzy_print.rules.rolls import parse_dice
    from yatzy_print.rules.score import scores

    words = language(lang)
    chosen = rule_set(rules or DEFAULT)
    given = " ".join(dice)
    roll = parse_dice(given)
    if roll is None:
        raise Trouble("not-a-roll", given=given, dice=chosen.dice)
    points = scores(chosen, roll)
    if json:
        from json import dumps

        typer.echo(dumps({"rules": chosen.id, "dice": list(roll), "scores": dict(points)}))
    else:
        from yatzy_print.printing.rules_text import scores_text

        typer.echo(scores_text(chosen, words, points))
