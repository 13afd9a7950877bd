"""Who is let in: every test is an attack, but for the one in which the page itself comes."""

from pathlib import Path

import pytest

from tests.entry.web.visitor import GAME, Visitor, running
from yatzy_print.entry.web.door import Door

WRITES = ("/check", "/save", "/pdf", "/drafts", "/drafts/drop", "/games/1/remove", "/games/1/restore")
READS = ("/", "/report", "/games", "/games/1")


def test_the_page_itself_is_let_in(visitor: Visitor) -> None:
    assert visitor.get("/", Sec_Fetch_Site="none", Origin=None).status == 200
    assert visitor.post("/check", {"game": GAME}).values == {"findings": []}


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost", "127.0.0.1", "127.0.0.1:80", "[::1]", "127.0.0.1.evil.example", ""],
)
def test_only_one_name_is_answered(visitor: Visitor, host: str) -> None:
    """A page whose name was pointed to this machine (DNS rebinding) still comes with its own name."""
    answer = visitor.get("/games", Host=host)
    assert answer.status == 421
    assert b"Maja" not in answer.body


def test_no_other_name_of_this_machine_serves(visitor: Visitor) -> None:
    assert visitor.server.effective_host == "127.0.0.1"
    assert visitor.server.socket.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize("path", READS)
@pytest.mark.parametrize(
    "cookie", [None, "yatzy-print=x", "yatzy-print-{port}=", "yatzy-print-{port}=" + "A" * 43, "ä=ö"]
)
def test_nothing_is_read_without_the_session(visitor: Visitor, path: str, cookie: str | None) -> None:
    given = cookie and cookie.format(port=visitor.door.port).encode().decode("latin-1")
    assert visitor.get(path, Cookie=given).status == 403


@pytest.mark.parametrize("path", READS)
@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_nothing_is_read_for_another_page(visitor: Visitor, path: str, site: str) -> None:
    """Another server on this machine is the same site: its page would bring the cookie along."""
    assert visitor.get(path, Sec_Fetch_Site=site).status == 403


@pytest.mark.parametrize("path", WRITES)
@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"Cookie": None}, 403),
        ({"X_Yatzy_Print": None}, 403),
        ({"X_Yatzy_Print": "guess"}, 403),
        ({"Origin": None}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Sec_Fetch_Site": None}, 403),
        ({"Sec_Fetch_Site": "none"}, 403),
        ({"Sec_Fetch_Site": "same-site"}, 403),
        ({"Content_Type": "text/plain"}, 415),
        ({"Content_Type": "application/x-www-form-urlencoded"}, 415),
        ({"Content_Type": None}, 415),
    ],
    ids=str,
)
def test_only_the_page_writes(
    visitor: Visitor, path: str, change: dict[str, str | None], status: int
) -> None:
    assert visitor.post(path, {"game": GAME}, **change).status == status


@pytest.mark.parametrize("path", WRITES)
@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])
def test_a_write_needs_post(visitor: Visitor, path: str, method: str) -> None:
    assert visitor.ask(method, path).status in (403, 404, 405)


def test_no_other_page_is_told_that_it_may(visitor: Visitor) -> None:
    asked = visitor.ask(
        "OPTIONS", "/save", Origin="http://evil.example", Access_Control_Request_Method="POST"
    )
    assert not [name for name in asked.headers if name.lower().startswith("access-control")]


def test_the_address_is_good_once(tmp_path: Path) -> None:
    with running(tmp_path) as visitor:
        address = visitor.door.address.removeprefix(visitor.door.origin)
        first = visitor.get(address, Cookie=None, Sec_Fetch_Site="none")
        assert (first.status, first.headers["Location"]) == (303, "/")
        cookie = first.headers["Set-Cookie"]
        assert cookie.startswith(f"yatzy-print-{visitor.door.port}=")
        assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
        assert visitor.get("/", Cookie=cookie.split(";")[0]).status == 200
        assert visitor.get(address, Cookie=None).status == 403
        assert "Set-Cookie" not in visitor.get(address, Cookie=None).headers


def test_a_person_without_the_session_is_told_what_to_do(visitor: Visitor) -> None:
    answer = visitor.get("/", Cookie=None, Accept="text/html,*/*")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.body.decode() == (
        "Open the page with “yatzy-print enter --web”: the address that it gives is good once.\n"
    )


@pytest.mark.parametrize("token", ["", "x", "None", "%00", "%C3%A9"])
def test_a_guessed_address_opens_nothing(visitor: Visitor, token: str) -> None:
    answer = visitor.get(f"/?token={token}", Cookie=None)
    assert answer.status in (400, 403)
    assert "Set-Cookie" not in answer.headers


def test_secrets_are_long_and_never_twice_the_same() -> None:
    one, two = Door(1), Door(1)
    for name in ("csrf", "_session", "_token"):
        assert len(getattr(one, name)) == 43, "32 bytes in base64"
        assert getattr(one, name) != getattr(two, name)


def test_the_token_is_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as visitor, caplog.at_level(0):
        token = visitor.door.address.partition("token=")[2]
        visitor.get(f"/?token={token}", Cookie=None)
        visitor.get(f"/?token={token}", Cookie=None)
    said = capfd.readouterr()
    assert token not in caplog.text + said.out + said.err
