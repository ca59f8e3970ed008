"""Problems: refusals with a stable type and a message in the caller's language (RFC 9457)."""

from __future__ import annotations

from meadhall.core.error import MeadhallError
from meadhall.core.speech import say
from meadhall.core.text import LANGUAGES, Message
from meadhall.core.view import text_of
from meadhall.table.wire import Problem

PREFIX = "urn:meadhall:problem:"

#: every kind of refusal and its status; the words are the messages `table-problem-<kind>` with the attribute `.title`
STATUS = {
    "account-only": 403,
    "bad-csrf": 403,
    "bad-host": 421,
    "bad-login": 401,
    "bad-options": 422,
    "bad-origin": 403,
    "bad-record": 422,
    "bad-request": 400,
    "bad-token": 401,
    "bad-type": 415,
    "busy": 503,
    "cannot-undo": 409,
    "chosen-seed": 403,
    "fault": 500,
    "illegal-key": 422,
    "login-taken": 409,
    "method": 405,
    "no-hints": 403,
    "no-such-lesson": 404,
    "not-in-lesson": 422,
    "no-such-bot": 422,
    "no-such-pass": 422,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-person": 404,
    "no-such-ply": 404,
    "no-such-replay": 404,
    "no-such-seat": 404,
    "no-such-session": 404,
    "no-such-table": 404,
    "no-such-tournament": 404,
    "not-at-table": 403,
    "not-over": 409,
    "not-signed-in": 401,
    "not-watchable": 403,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "nothing-asked": 409,
    "owner-only": 403,
    "own-clock": 409,
    "rated-account": 403,
    "rules-changed": 409,
    "newer-rules": 409,
    "not-kept": 404,
    "seat-taken": 409,
    "seats-empty": 409,
    "stale-ply": 409,
    "table-not-started": 409,
    "table-over": 409,
    "table-paused": 409,
    "table-started": 409,
    "too-large": 413,
    "too-many": 429,
    "tournament-begun": 409,
    "tournament-clock": 422,
    "tournament-few": 409,
    "tournament-full": 409,
    "which-seat": 409,
    "wrong-code": 403,
}


class Declined(Exception):
    """The table says no, and why. Raised anywhere below a handler; nothing has changed."""

    def __init__(
        self,
        kind: str,
        args: dict[str, object] | None = None,
        *,
        because: MeadhallError | None = None,
        message: Message | None = None,
        ply: int | None = None,
        seq: int | None = None,
        at: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(kind)
        self.kind = kind
        self.message = message or (because.message if because is not None else Message(f"table-problem-{kind}", args))
        self.ply = ply
        self.seq = seq
        self.at = at
        self.retry_after = retry_after

    def problem(self, language: str) -> Problem:
        """The refusal in the caller's language."""
        return Problem(
            type=PREFIX + self.kind,
            title=say(Message(f"table-problem-{self.kind}.title"), language),
            status=STATUS[self.kind],
            detail=say(self.message, language),
            text=text_of(self.message),
            ply=self.ply,
            seq=self.seq,
            at=self.at,
            retry_after=self.retry_after,
        )


def language_of(header: str | None) -> str:
    """The best known language of an Accept-Language header."""
    best, weight = "en", -1.0
    for part in (header or "").lower()[:200].split(","):
        tag, _, rest = part.strip().partition(";")
        quality = 1.0
        if rest.strip().startswith("q="):
            try:
                quality = float(rest.strip()[2:])
            except ValueError:
                continue
        language = tag.split("-")[0].strip()
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best
