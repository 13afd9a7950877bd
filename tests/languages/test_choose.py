"""Which language a user gets: what they ask for, else what their computer speaks, else English."""

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.languages.choose import choose


@pytest.mark.parametrize(
    ("option", "environ", "code"),
    [
        ("da", {"YATZY_PRINT_LANG": "sv", "LANG": "fi_FI.UTF-8"}, "da"),  # the option wins
        (None, {"YATZY_PRINT_LANG": "sv", "LANG": "fi_FI.UTF-8"}, "sv"),
        (None, {"LC_ALL": "nb_NO.UTF-8", "LANG": "fi_FI.UTF-8"}, "nb"),  # LC_ALL stands above LANG
        (None, {"LC_ALL": "", "LANG": "fi_FI.UTF-8"}, "fi"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),  # a locale that is not offered is no fault of the user
        (None, {}, "en"),
    ],
)
def test_the_order_of_choice(option: str | None, environ: dict[str, str], code: str) -> None:
    assert choose(option, environ).code == code


def test_an_unknown_language_that_was_asked_for_is_refused() -> None:
    with pytest.raises(Trouble, match="unknown-language"):
        choose(None, {"YATZY_PRINT_LANG": "klingon"})
