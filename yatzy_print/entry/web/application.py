"""The WSGI application: fixed routes, each behind the door, each answer closed to other pages."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any

from werkzeug.exceptions import HTTPException
from werkzeug.routing import Map, Rule
from werkzeug.wrappers import Request, Response

from yatzy_print.entry.clock import today
from yatzy_print.entry.page.render import served_page
from yatzy_print.entry.web import bodies
from yatzy_print.entry.web.door import Door, Refused
from yatzy_print.entry.web.drafts import Drafts
from yatzy_print.entry.web.shelf import Shelf
from yatzy_print.entry.web.told import told
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import trouble_text
from yatzy_print.notation.facts import rules_of
from yatzy_print.printing.geometry import Paper
from yatzy_print.printing.pdf import cards
from yatzy_print.protocol.filled import filled
from yatzy_print.rules.load import known
from yatzy_print.rules.ruleset import RuleSet

CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ROUTES = Map(
    [
        Rule("/", endpoint="page", methods=["GET"]),
        Rule("/favicon.ico", endpoint="nothing", methods=["GET"]),
        Rule("/report", endpoint="report", methods=["GET"]),
        Rule("/games", endpoint="games", methods=["GET"]),
        Rule("/games/<int(max=2147483647):game_id>", endpoint="game", methods=["GET"]),
        Rule("/games/<int(max=2147483647):game_id>/remove", endpoint="remove", methods=["POST"]),
        Rule("/games/<int(max=2147483647):game_id>/restore", endpoint="restore", methods=["POST"]),
        Rule("/check", endpoint="check", methods=["POST"]),
        Rule("/save", endpoint="save", methods=["POST"]),
        Rule("/pdf", endpoint="pdf", methods=["POST"]),
        Rule("/drafts", endpoint="keep", methods=["POST"]),
        Rule("/drafts/drop", endpoint="drop", methods=["POST"]),
    ]
)


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page works on: its language and first rules, the archive, the drafts, the paper of PDFs."""

    language: Language
    rules: RuleSet
    shelf: Shelf
    drafts: Drafts
    paper: Paper


class Application:
    """Answers requests; holds nothing but the desk and the door."""

    def __init__(self, desk: Desk, door: Door) -> None:
        self.desk = desk
        self.door = door
        self.tasks: Mapping[str, Callable[..., Response]] = {
            "nothing": lambda request: Response(status=204),
            "page": self.page,
            "report": self.report,
            "games": lambda request: _json(desk.shelf.listed()),
            "game": lambda request, game_id: _json(desk.shelf.opened(game_id)),
            "remove": lambda request, game_id: _json(desk.shelf.remove(game_id)),
            "restore": lambda request, game_id: _json(desk.shelf.restore(game_id)),
            "check": self.check,
            "save": self.save,
            "pdf": self.pdf,
            "keep": self.keep,
            "drop": self.drop,
        }

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        response = self.answer(Request(environ))
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers.setdefault("Content-Security-Policy", CLOSED)
        return response(environ, start_response)

    def answer(self, request: Request) -> Response:
        """The answer; whatever goes wrong is told in words, without what is inside."""
        words = self.desk.language
        try:
            self.door.check(request)
            endpoint, values = ROUTES.bind_to_environ(request.environ).match()
            if endpoint == "page" and "token" in request.args:
                return self._enter(request.args["token"])
            self.door.check_session(request)
            return self.tasks[endpoint](request, **values)
        except Refused as refused:
            key = "page.locked" if request.method == "GET" else "page.refused"
            return _message(request, words.text(key), refused.status)
        except HTTPException as error:
            return _message(request, words.text("page.refused"), error.code or 400)
        except Trouble as trouble:
            return _message(request, self._worded(trouble), 409)
        except Exception as error:
            problem = type(error).__name__
            return _message(request, words.text("errors.unexpected", problem=problem), 500)

    def page(self, request: Request) -> Response:
        """The page of the rules that the address names, else of those that were chosen first."""
        named, desk = request.args.get("rules", ""), self.desk
        rules = desk.rules if named in ("", desk.rules.id) else rules_of(named)
        nonce = token_urlsafe(16)
        facts = {"csrf": self.door.csrf, "players": desk.shelf.players(), "drafts": desk.drafts.all(rules.id)}
        choices = tuple(dict.fromkeys((*known(), desk.rules.id, rules.id)))
        own = {desk.rules.id: desk.rules, rules.id: rules}
        text = served_page(
            rules, desk.language, nonce, facts, [own.get(id_) or rules_of(id_) for id_ in choices]
        )
        policy = f"{CLOSED}; style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'; connect-src 'self'"
        return _html(text, policy)

    def report(self, request: Request) -> Response:
        """The record report, which brings a closed policy of its own."""
        return _html(self.desk.shelf.report(), "frame-ancestors 'none'; base-uri 'none'; form-action 'none'")

    def check(self, request: Request) -> Response:
        """What the engine finds in a game."""
        verified = bodies.verified_game(bodies.values(request.get_data()), self.desk.rules, today())
        return _json({"findings": told(verified, self.desk.language)})

    def save(self, request: Request) -> Response:
        """Stores a game; nothing with an error in it."""
        found = bodies.values(request.get_data())
        verified = bodies.verified_game(found, self.desk.rules)
        return _json(
            self.desk.shelf.save(verified, bodies.number(found, "id"), bodies.number(found, "version"))
        )

    def pdf(self, request: Request) -> Response:
        """The filled card."""
        verified = bodies.verified_game(bodies.values(request.get_data()), self.desk.rules)
        printed = cards([filled(verified, self.desk.language)], self.desk.paper)
        return Response(printed.data, mimetype="application/pdf")

    def keep(self, request: Request) -> Response:
        """Keeps an unfinished game; 409 when another tab has kept a newer one."""
        one = bodies.draft(bodies.values(request.get_data()))
        return _json({"kept": True}) if self.desk.drafts.keep(one) else _json({"kept": False}, 409)

    def drop(self, request: Request) -> Response:
        """Deletes an unfinished game."""
        self.desk.drafts.drop(str(bodies.values(request.get_data()).get("id")))
        return _json({"kept": False})

    def _enter(self, token: str) -> Response:
        session = self.door.exchange(token)
        if session is None:
            raise Refused(403)
        response = Response(status=303, headers={"Location": "/"})
        response.set_cookie(self.door.cookie, session, httponly=True, samesite="Strict", path="/")
        return response

    def _worded(self, trouble: Trouble) -> str:
        """What stopped it, as the page says it: what is wrong stands on it, not in a terminal."""
        key = f"page.{trouble.code}"
        if self.desk.language.has(key):
            return self.desk.language.text(key, **trouble.facts)
        return trouble_text(self.desk.language, trouble)


def _json(values: Mapping[str, Any], status: int = 200) -> Response:
    return Response(json.dumps(values, ensure_ascii=False), status=status, mimetype="application/json")


def _message(request: Request, text: str, status: int) -> Response:
    """Words for the page's script, or for a person who sees nothing else."""
    if "text/html" in request.headers.get("Accept", ""):
        return Response(f"{text}\n", status=status, mimetype="text/plain")
    return _json({"message": text}, status)


def _html(text: str, policy: str) -> Response:
    return Response(text, mimetype="text/html", headers={"Content-Security-Policy": policy})
