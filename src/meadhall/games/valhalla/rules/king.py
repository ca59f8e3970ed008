"""V-18: King of the Mountain."""

from __future__ import annotations

from meadhall.core.text import seat_name
from meadhall.games.valhalla.parts import Battle
from meadhall.games.valhalla.rules.glory import TakeGlory, obtainable
from meadhall.games.valhalla.state import State


def king_of(s: State, seat: int) -> int:
    """Number of the King card this seat holds, or -1."""
    for i in range(len(s.king_seats)):
        if s.king_seats[i] == seat:
            return i
    return -1


def attacker_dice(s: State, defender: int) -> int:
    """V-18.6: grey dice for whoever attacks a King."""
    king = king_of(s, defender)
    return s.box.counts[s.seats].king_dice[s.king_levels[king]] if king >= 0 else 0


def turn_begins(s: State, seat: int) -> None:
    """V-18.4: a King with Warriors gets the bonus of his level, then the marker goes up."""
    king = king_of(s, seat)
    if king < 0 or not s.has_warriors(seat):
        return
    table = s.box.counts[s.seats].king_glory
    level = s.king_levels[king]
    if level + 1 < len(table):
        s.king_levels[king] = level + 1
    if s.log is not None:
        what: dict[str, object] = {
            "who": seat_name(seat),
            "n": obtainable(s, seat, table[level], -1),
            "level": s.king_levels[king] + 1,
        }
        s.say("valhalla-event-king-bonus", what, f"king/{king}")
    s.push(TakeGlory(seat, table[level], -1))


def after_battle(s: State, b: Battle) -> None:
    """V-18.2, V-18.3, V-18.9 to V-18.11: who is King now?"""
    winner = b.sides[b.winner].seat
    loser = b.sides[1 - b.winner].seat
    mine = king_of(s, winner)
    theirs = king_of(s, loser)
    if mine >= 0:
        if theirs >= 0:
            s.king_seats[theirs] = -1
            s.king_levels[theirs] = 0
            if s.log is not None:
                s.say("valhalla-event-king-falls", {"who": seat_name(loser)}, f"king/{theirs}")
        return
    taken = theirs
    if taken < 0:
        for i in range(len(s.king_seats)):
            if s.king_seats[i] < 0:
                taken = i
                break
    if taken < 0:
        return
    s.king_seats[taken] = winner
    s.king_levels[taken] = 0
    if s.log is not None:
        if theirs >= 0:
            s.say("valhalla-event-king-takes", {"who": seat_name(winner), "from": seat_name(loser)}, f"king/{taken}")
        else:
            s.say("valhalla-event-king", {"who": seat_name(winner)}, f"king/{taken}")
