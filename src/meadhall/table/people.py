"""People: names, signed tokens, passwords."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meadhall.table.memory import Memory
from meadhall.table.problem import Declined
from meadhall.table.store import Conflict, Store
from meadhall.table.wire import Language, Person, Session

COOKIE = "meadhall"
#: milliseconds: a token that was not used for so long is worthless, and how often its use is written down
DAY = 86_400_000
TOKEN_AGE = 90 * DAY
#: seconds a cookie lives after its last use: a game can be finished next month
COOKIE_AGE = TOKEN_AGE // 1000


class Who(msgspec.Struct, frozen=True):
    """Somebody who has shown who they are."""

    id: str
    name: str
    bot: bool
    language: Language
    login: str | None
    #: the one of their tokens they have shown
    session: str = ""
    #: by cookie, so that requests that change something need the CSRF token
    cookie: bool = False

    def person(self) -> Person:
        return Person(id=self.id, name=self.name, bot=self.bot, account=self.login is not None)


#: letters that look like nothing at all
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
#: scripts with letters that look like those of another
ALIKE = ("CYRILLIC", "GREEK", "LATIN")
#: accents one letter may wear
ACCENTS = 2


def clean_text(text: str) -> str:
    """Words without line breaks, invisible or doubled characters, and letters without towers of accents."""
    clean: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFC", text):
        accents = accents + 1 if unicodedata.combining(letter) else 0
        if accents <= ACCENTS:
            clean.append(letter if letter.isprintable() and letter not in BLANK else " ")
    return " ".join("".join(clean).split())


def clean_name(name: str) -> str:
    """A name as others will see it. One that mixes scripts to look like somebody else's is none."""
    clean = clean_text(name)
    scripts = {script for letter in clean for script in ALIKE if unicodedata.name(letter, "").startswith(script)}
    if not clean or len(scripts) > 1:
        raise Declined("bad-request", {"reason": "name"})
    return clean


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int]) -> None:
        self.store = store
        self.secret = secret
        self.now = now
        self.hasher = PasswordHasher()
        self._people: Memory[dict[str, Any]] = Memory()
        #: by person: their tokens that are worth something, and when each was last used
        self._sessions: Memory[dict[str, int]] = Memory()
        # hashing is meant to be slow: never two at once, so that sign-ins cannot starve the games
        self._hashing = asyncio.Semaphore(1)
        self._nobody: str | None = None

    # -- tokens -----------------------------------------------------------------------------------------

    def _sign(self, *parts: str) -> str:
        mark = hmac.new(self.secret, "\0".join(parts).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mark[:18]).decode()

    def token(self, who: Who) -> str:
        """What a person shows to be recognised."""
        body = f"{who.id}.{who.session}"
        return f"{body}.{self._sign('token', body)}"

    def csrf(self, who: Who) -> str:
        return self._sign("csrf", who.id, who.session)

    async def of_token(self, token: str, cookie: bool) -> Who:
        """Whoever this token belongs to, or a refusal."""
        body, _, mark = token.rpartition(".")
        if not body or not mark.isascii() or not hmac.compare_digest(mark, self._sign("token", body)):
            raise Declined("bad-token")
        id, _, session = body.partition(".")
        row = await self.row(id)
        if row is None:
            raise Declined("bad-token")
        await self._used(id, session)
        return who_of(row, session, cookie)

    async def check(self, who: Who) -> None:
        """Refuse somebody whose token has been ended since they showed it."""
        await self._used(who.id, who.session)

    async def _used(self, person: str, session: str) -> None:
        """Refuse a token that was ended or is too old; its use makes it young again."""
        known = self._sessions.get(person)
        if known is None:
            known = {row["id"]: row["used"] for row in await self.store.sessions(person)}
            self._sessions.put(person, known)
        used = known.get(session)
        now = self.now()
        if used is None or now - used > TOKEN_AGE:
            raise Declined("bad-token")
        if now - used > DAY:
            known[session] = now
            await self.store.use_session(person, session, now)

    async def open_session(self, who: Who, agent: str) -> Who:
        """A token of its own for somebody who has just come, by this browser or program."""
        session, now = secrets.token_hex(8), self.now()
        row = {"person": who.id, "id": session, "created": now, "used": now, "agent": agent[:200]}
        await self.store.add_session(row, now - TOKEN_AGE)
        self._sessions.drop(who.id)
        return msgspec.structs.replace(who, session=session)

    async def sessions(self, who: Who) -> list[Session]:
        """Where somebody is signed in, the last used first."""
        return [
            Session(
                id=row["id"],
                created=row["created"],
                used=row["used"],
                agent=row["agent"],
                here=row["id"] == who.session,
            )
            for row in await self.store.sessions(who.id)
            if self.now() - row["used"] <= TOKEN_AGE
        ]

    async def end_session(self, who: Who, session: str) -> None:
        """Make one token of a person worthless."""
        if not await self.store.end_sessions(who.id, session):
            raise Declined("no-such-session")
        self._sessions.drop(who.id)

    async def end_all_sessions(self, who: Who) -> None:
        """Make all tokens of a person worthless."""
        await self.store.end_sessions(who.id)
        self._sessions.drop(who.id)

    # -- people -----------------------------------------------------------------------------------------

    async def row(self, id: str) -> dict[str, Any] | None:
        """A person's row, a few seconds old at most."""
        row = self._people.get(id)
        if row is None:
            row = await self.store.person(id)
            if row is not None:
                self._people.put(id, row)
        return row

    async def name(self, id: str) -> str:
        row = await self.row(id)
        return "" if row is None else str(row["name"])

    async def add(self, id: str, name: str, bot: bool, language: str) -> Who:
        """A new guest or bot."""
        row = {
            "id": id,
            "name": clean_name(name),
            "login": None,
            "password": None,
            "bot": bot,
            "language": language,
            "created": self.now(),
        }
        await self.store.add_person(row)
        self._people.put(id, row)
        return who_of(row)

    async def change(self, who: Who, **values: Any) -> Who:
        if "name" in values:
            values["name"] = clean_name(values["name"])
        await self.store.change_person(who.id, **values)
        self._people.drop(who.id)
        row = await self.row(who.id)
        assert row is not None
        return who_of(row, who.session, who.cookie)

    # -- passwords --------------------------------------------------------------------------------------

    async def open_account(self, who: Who, login: str, password: str, old: str | None) -> Who:
        """The guest keeps everything and can sign in from now on. A new password needs the old one."""
        if who.login is not None:
            if who.login != login.lower():
                raise Declined("login-taken", {"login": login})
            await self.sign_in(login, old or "")
        async with self._hashing:
            mark = await asyncio.to_thread(self.hasher.hash, password)
        try:
            return await self.change(who, login=login.lower(), password=mark)
        except Conflict:
            raise Declined("login-taken", {"login": login}) from None

    async def sign_in(self, login: str, password: str) -> Who:
        row = await self.store.person_by_login(login)
        # an unknown login takes as long as a wrong password
        async with self._hashing:
            if self._nobody is None:
                self._nobody = await asyncio.to_thread(self.hasher.hash, secrets.token_hex(16))
            mark = row["password"] if row is not None else self._nobody
            right = await asyncio.to_thread(self._verify, mark, password)
        if row is None or not right:
            raise Declined("bad-login")
        return who_of(row)

    def _verify(self, mark: str, password: str) -> bool:
        try:
            return self.hasher.verify(mark, password)
        except (VerificationError, InvalidHashError):
            return False


def who_of(row: dict[str, Any], session: str = "", cookie: bool = False) -> Who:
    return Who(row["id"], row["name"], bool(row["bot"]), row["language"], row["login"], session, cookie)
