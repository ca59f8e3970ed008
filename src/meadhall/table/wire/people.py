"""People: guests, bots, accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from meadhall.table.wire.base import Language, Name, Reply, Request


class GuestRequest(Request):
    """`POST /api/guests`: a name is enough to play."""

    name: Name
    language: Language = "en"


class BotRequest(Request):
    """`POST /api/bots`: an account for a program that plays by the same calls as people."""

    name: Name


class AccountRequest(Request):
    """`POST /api/accounts`: the guest keeps everything and gets a login and a password."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    #: the password so far, of somebody who has an account already: all their tokens become worthless
    old: Annotated[str, Meta(max_length=200)] | None = None


class SessionRequest(Request):
    """`POST /api/sessions`: sign in."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class PersonRequest(Request):
    """`PATCH /api/me`: change the name or the language."""

    name: Name | None = None
    language: Language | None = None


class Person(Reply):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    bot: bool = False
    account: bool = False


class Me(Reply):
    """`GET /api/me`: whoever asks. `csrf` goes into the header `X-CSRF-Token` with requests that use the cookie."""

    person: Person
    language: Language
    csrf: str
    login: str | None = None
    #: where a new password has made the old one worthless
    token: str | None = None


class Welcome(Reply):
    """The answer to a new guest, bot or sign-in. The cookie is set as well."""

    token: str
    id: str
    name: str
    csrf: str
    language: Language = "en"


class Session(Reply):
    """A token of whoever asks: a browser or a program where they are signed in."""

    id: str
    created: int
    #: to the day
    used: int
    #: what the browser or program calls itself
    agent: str
    #: it is the one that was shown now
    here: bool


class Sessions(Reply):
    """`GET /api/sessions`, the last used first."""

    sessions: list[Session]


class Farewell(Reply):
    """The answer to `DELETE /api/sessions`: this token is worthless, or all are."""

    everywhere: bool
