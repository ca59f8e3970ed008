"""Doors for people: guests, bots, accounts, profiles, ratings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from meadhall.games import games, has_points
from meadhall.table.guard import Myself, TheHall, address_of, limits_of
from meadhall.table.people import COOKIE, COOKIE_AGE
from meadhall.table.problem import Declined
from meadhall.table.ratings import shown
from meadhall.table.wire import (
    AccountRequest,
    BotRequest,
    Farewell,
    GuestRequest,
    Leaderboard,
    Me,
    Person,
    PersonRequest,
    PlayedGame,
    Profile,
    Rating,
    RatingPoint,
    SessionRequest,
    Sessions,
    Welcome,
)

Asker = Request[Any, Any, Any]


async def welcome(hall: TheHall, who: Myself, request: Asker) -> Response[Welcome]:
    """A new token, in the body and as a cookie."""
    who = await hall.people.open_session(who, request.headers.get("user-agent", ""))
    token = hall.people.token(who)
    body = Welcome(token=token, id=who.id, name=who.name, csrf=hall.people.csrf(who), language=who.language)
    return Response(body, status_code=201, cookies=[cookie_of(token, request)])


def cookie_of(token: str, request: Asker) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=COOKIE_AGE,
        path="/",
    )


@post("/api/guests")
async def guest(request: Asker, hall: TheHall, data: JSONBody[GuestRequest]) -> Response[Welcome]:
    """Become a guest: a name is enough."""
    await limits_of(request).take("guest", address_of(request.scope))
    who = await hall.people.add(hall.chance.id(), data.name, False, data.language)
    return await welcome(hall, who, request)


@post("/api/bots")
async def bot(request: Asker, hall: TheHall, data: JSONBody[BotRequest]) -> Response[Welcome]:
    """An account for a program; everybody sees that it is one."""
    await limits_of(request).take("guest", address_of(request.scope))
    who = await hall.people.add(hall.chance.id(), data.name, True, "en")
    return await welcome(hall, who, request)


@post("/api/accounts")
async def account(request: Asker, hall: TheHall, who: Myself, data: JSONBody[AccountRequest]) -> Response[Me]:
    """Give oneself a login and a password; games and ratings stay. A new password makes all tokens worthless."""
    await limits_of(request).take("password", address_of(request.scope))
    await limits_of(request).take("password", who.id)
    known = who.login is not None
    who = await hall.people.open_account(who, data.login, data.password, data.old)
    if not known:
        return Response(me_of(hall, who), status_code=201)
    await hall.people.end_all_sessions(who)
    hall.broadcaster.part(who.id)
    who = await hall.people.open_session(who, request.headers.get("user-agent", ""))
    token = hall.people.token(who)
    body = msgspec.structs.replace(me_of(hall, who), token=token)
    return Response(body, status_code=201, cookies=[cookie_of(token, request)])


@post("/api/sessions")
async def sign_in(request: Asker, hall: TheHall, data: JSONBody[SessionRequest]) -> Response[Welcome]:
    """Sign in with login and password."""
    await limits_of(request).take("password", address_of(request.scope))
    # by address: else anybody could keep the owner of a login out
    await limits_of(request).take("password", f"login {data.login.lower()} {address_of(request.scope)}")
    return await welcome(hall, await hall.people.sign_in(data.login, data.password), request)


@delete("/api/sessions", status_code=200)
async def sign_out(hall: TheHall, who: Myself, everywhere: FromQuery[bool] = False) -> Response[Farewell]:
    """Make this token worthless; with `everywhere`, all tokens of this person."""
    if everywhere:
        await hall.people.end_all_sessions(who)
        hall.broadcaster.part(who.id)
    else:
        await hall.people.end_session(who, who.session)
        hall.broadcaster.part(who.id, who.session)
    response = Response(Farewell(everywhere=everywhere))
    response.delete_cookie(COOKIE)
    return response


@get("/api/sessions")
async def sessions(hall: TheHall, who: Myself) -> Sessions:
    """Where I am signed in."""
    return Sessions(sessions=await hall.people.sessions(who))


@delete("/api/sessions/{session:str}", status_code=200)
async def end_session(
    hall: TheHall, who: Myself, session: Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]
) -> Sessions:
    """Sign out somewhere else."""
    await hall.people.end_session(who, session)
    hall.broadcaster.part(who.id, session)
    return Sessions(sessions=await hall.people.sessions(who))


def me_of(hall: TheHall, who: Myself) -> Me:
    return Me(person=who.person(), language=who.language, csrf=hall.people.csrf(who), login=who.login)


@get("/api/me")
async def me(request: Asker, hall: TheHall, who: Myself) -> Response[Me]:
    """Who am I? A cookie lives on from now."""
    cookies = [cookie_of(hall.people.token(who), request)] if who.cookie else []
    return Response(me_of(hall, who), cookies=cookies)


@patch("/api/me")
async def change_me(hall: TheHall, who: Myself, data: JSONBody[PersonRequest]) -> Me:
    """Change name or language. Seats already taken keep the old name."""
    values = {name: value for name in ("name", "language") if (value := getattr(data, name)) is not None}
    return me_of(hall, await hall.people.change(who, **values) if values else who)


@post("/api/me/clear", status_code=200)
async def clear(hall: TheHall, who: Myself) -> Me:
    """Take all finished games off one's list; profile and replays keep them."""
    return me_of(hall, await hall.people.change(who, cleared=hall.now()))


def rating_of(row: dict[str, Any], person: Person) -> Rating:
    return Rating(
        person=person,
        game=row["game"],
        rating=shown(row["mu"], row["sigma"]),
        mu=round(row["mu"], 3),
        sigma=round(row["sigma"], 3),
        games=row["games"],
    )


@get("/api/people/{person:str}")
async def profile(hall: TheHall, person: Annotated[str, PathParameter(max_length=48)]) -> Profile:
    """Games, ratings and the curve of somebody."""
    row = await hall.people.row(person)
    if row is None:
        raise Declined("no-such-person")
    known = Person(id=row["id"], name=row["name"], bot=bool(row["bot"]), account=row["login"] is not None)
    played = await hall.store.played(person, 200)
    return Profile(
        person=known,
        ratings=[rating_of(rating, known) for rating in await hall.store.ratings_of(person)],
        curve=[
            RatingPoint(at=game["at"], game=game["game"], table=game["table_id"], rating=game["after"])
            for game in reversed(played)
            if game["after"] is not None
        ],
        played=[
            PlayedGame(
                table=game["table_id"],
                game=game["game"],
                at=game["at"],
                seats=game["seats"],
                score=game["score"],
                rank=game["rank"],
                winner=game["winner"],
                points=has_points(game["game"]),
            )
            for game in played
        ],
    )


@get("/api/leaderboard/{game:str}")
async def leaderboard(hall: TheHall, game: FromPath[str]) -> Leaderboard:
    """The best in one game, bots among them."""
    if game.partition(".")[0] not in games():
        raise Declined("no-such-game")
    known = hall.lists.get(f"best {game}")
    rows = hall.lists.put(f"best {game}", await hall.store.leaderboard(game, 100)) if known is None else known
    return Leaderboard(
        game=game,
        ratings=[
            rating_of(
                row,
                Person(
                    id=row["who"],
                    name=row["name"] or str(row["who"]).removeprefix("bot:").capitalize(),
                    bot=row["bot"] if row["bot"] is not None else True,
                    account=row["login"] is not None,
                ),
            )
            for row in rows
        ],
    )


handlers = [guest, bot, account, sign_in, sign_out, sessions, end_session, me, change_me, clear, profile, leaderboard]
