"""People: names, signed tokens, passwords."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meadhall.table.problem import Declined
from meadhall.table.store import Conflict, Store
from meadhall.table.wire import Language, Person

COOKIE = "meadhall"
#: seconds a cookie lives: a game can be finished next month
COOKIE_AGE = 180 * 86_400
#: what a server remembers of people, and for how long (another server may change them)
REMEMBERED, FRESH = 10_000, 5.0


class Who(msgspec.Struct, frozen=True):
    """Somebody who has shown who they are."""

    id: str
    name: str
    bot: bool
    language: Language
    login: str | None
    epoch: int
    #: by cookie, so that requests that change something need the CSRF token
    cookie: bool = False

    def person(self) -> Person:
        return Person(id=self.id, name=self.name, bot=self.bot, account=self.login is not None)


def clean_name(name: str) -> str:
    """A name without line breaks, invisible or doubled characters."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not clean:
        raise Declined("bad-request", {"reason": "name"})
    return clean


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self.secret = secret
        self.hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[float, dict[str, Any]]] = OrderedDict()
        # hashing is meant to be slow: never two at once, so that sign-ins cannot starve the games
        self._hashing = asyncio.Semaphore(1)
        self._nobody: str | None = None

    def _sign(self, *parts: str) -> str:
        mark = hmac.new(self.secret, "\0".join(parts).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mark[:18]).decode()

    def token(self, person: str, epoch: int) -> str:
        """What a person shows to be recognised."""
        body = f"{person}.{epoch}"
        return f"{body}.{self._sign('token', body)}"

    def csrf(self, who: Who) -> str:
        return self._sign("csrf", who.id, str(who.epoch))

    async def of_token(self, token: str, cookie: bool) -> Who:
        """Whoever this token belongs to, or a refusal."""
        body, _, mark = token.rpartition(".")
        if not body or not mark.isascii() or not hmac.compare_digest(mark, self._sign("token", body)):
            raise Declined("bad-token")
        id, _, epoch = body.partition(".")
        row = await self.row(id)
        if row is None or str(row["epoch"]) != epoch:
            raise Declined("bad-token")
        return who_of(row, cookie)

    async def check(self, who: Who) -> None:
        """Refuse somebody who has signed out everywhere since they showed who they are."""
        row = await self.row(who.id)
        if row is None or row["epoch"] != who.epoch:
            raise Declined("bad-token")

    async def row(self, id: str) -> dict[str, Any] | None:
        """A person's row, a few seconds old at most."""
        known = self._known.get(id)
        now = time.monotonic()
        if known is not None and now - known[0] < FRESH:
            return known[1]
        row = await self.store.person(id)
        if row is not None:
            self._known[id] = (now, row)
            self._known.move_to_end(id)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return row

    async def name(self, id: str) -> str:
        row = await self.row(id)
        return "" if row is None else str(row["name"])

    async def add(self, id: str, name: str, bot: bool, language: str, now: int) -> Who:
        """A new guest or bot."""
        row = {
            "id": id,
            "name": clean_name(name),
            "login": None,
            "password": None,
            "bot": bot,
            "language": language,
            "epoch": 1,
            "created": now,
        }
        await self.store.add_person(row)
        self._known[id] = (time.monotonic(), row)
        return who_of(row, False)

    async def change(self, who: Who, **values: Any) -> Who:
        if "name" in values:
            values["name"] = clean_name(values["name"])
        await self.store.change_person(who.id, **values)
        self._known.pop(who.id, None)
        row = await self.row(who.id)
        assert row is not None
        return who_of(row, who.cookie)

    async def open_account(self, who: Who, login: str, password: str) -> Who:
        """The guest keeps everything and can sign in from now on."""
        if who.login is not None and who.login != login.lower():
            raise Declined("login-taken", {"login": login})
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
        return who_of(row, False)

    def _verify(self, mark: str, password: str) -> bool:
        try:
            return self.hasher.verify(mark, password)
        except (VerificationError, InvalidHashError):
            return False

    async def sign_out_everywhere(self, who: Who) -> None:
        await self.change(who, epoch=who.epoch + 1)


def who_of(row: dict[str, Any], cookie: bool) -> Who:
    return Who(row["id"], row["name"], bool(row["bot"]), row["language"], row["login"], row["epoch"], cookie)
