"""Who may come in: one host name, one session, and writes from the page itself alone."""

from hmac import compare_digest
from secrets import token_urlsafe
from threading import Lock

from werkzeug.wrappers import Request

HOST = "127.0.0.1"
CSRF_HEADER = "X-Yatzy-Print"
LARGEST_BODY = 64 * 1024
TOKEN_BYTES = 32


class Refused(Exception):  # noqa: N818 - it is an answer
    """A request that is not carried out; `status` is its HTTP status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Door:
    """The secrets of one run. The address with `token` is good once and gives a session's cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.csrf = token_urlsafe(TOKEN_BYTES)
        self._session = token_urlsafe(TOKEN_BYTES)
        self._token: str | None = token_urlsafe(TOKEN_BYTES)
        self._taking = Lock()

    @property
    def origin(self) -> str:
        """Where the page stands."""
        return f"http://{HOST}:{self.port}"

    @property
    def address(self) -> str:
        """The address that opens the page, once."""
        return f"{self.origin}/?token={self._token}"

    @property
    def cookie(self) -> str:
        """The name of the session's cookie: other servers on this machine share the host, not the port."""
        return f"yatzy-print-{self.port}"

    def exchange(self, token: str) -> str | None:
        """The session for a token; None when it is wrong or was taken before."""
        with self._taking:
            if self._token is None or not compare_digest(token.encode(), self._token.encode()):
                return None
            self._token = None
            return self._session

    def check(self, request: Request) -> None:
        """Raises Refused for what comes by another name (421) or from another page (403)."""
        if request.headers.getlist("Host") != [f"{HOST}:{self.port}"]:
            raise Refused(421)
        if request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            raise Refused(403)
        if request.method == "POST":
            self._check_write(request)

    def check_session(self, request: Request) -> None:
        """Raises Refused (403) without the session's cookie."""
        given = request.cookies.get(self.cookie, "")
        if not compare_digest(given.encode(), self._session.encode()):
            raise Refused(403)

    def _check_write(self, request: Request) -> None:
        if request.headers.get("Origin") != self.origin:
            raise Refused(403)
        if request.headers.get("Sec-Fetch-Site") != "same-origin":
            raise Refused(403)
        if not compare_digest(request.headers.get(CSRF_HEADER, "").encode(), self.csrf.encode()):
            raise Refused(403)
        if request.mimetype != "application/json":
            raise Refused(415)
        if request.content_length is None:
            raise Refused(411)
        if request.content_length > LARGEST_BODY:
            raise Refused(413)
