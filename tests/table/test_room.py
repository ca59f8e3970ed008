"""Rooms: every game of the shelf played at a table is rebuilt from its log, for every pair of eyes the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import meadhall
from meadhall.core.luck import Luck
from meadhall.table import sight
from meadhall.table.problem import Declined
from meadhall.table.room import GRACE, Facts, Room, Row
from meadhall.table.wire import Clock


def facts(game: str, seats: int, seed: int = 3, options: dict[str, object] | None = None) -> Facts:
    found = meadhall.games()[game]
    return Facts(
        id="t" * 32,
        code="C" * 12,
        game=game,
        rules=found.version,
        seats=seats,
        options=found.options(options, seats),
        seed=seed,
        owner="p0",
        visibility="link",
        watch=True,
        hints=True,
        rated=True,
        clock=Clock(kind="move", seconds=60),
        created=0,
    )


def begun(game: str, seats: int) -> Room:
    room = Room(facts(game, seats))
    room.enter("create", 0, person="p0")
    for seat in range(seats):
        room.enter("sit", 0, seat=seat, person=f"p{seat}", data={"name": f"P{seat}"})
    room.enter("start", 0)
    return room


def rebuilt(room: Room) -> Room:
    """The same table from what a database would give back."""
    copy = Room(room.facts)
    for row in msgspec.json.decode(msgspec.json.encode(room.rows), type=list[Row]):
        copy.follow(row)
    return copy


def everything(room: Room, person: str | None) -> bytes:
    eye = sight.eye_of(room, person, None)
    state = sight.table_state(room, person, eye, 0, (), "P0")
    return msgspec.json.encode([state, sight.entries(room, person, eye, 0)])


@pytest.mark.parametrize("game", list(meadhall.games()))
def test_every_game_is_rebuilt_from_its_log(game: str) -> None:
    seats = meadhall.games()[game].seats[-1]
    room, luck, people = begun(game, seats), random.Random(1), [None, *[f"p{seat}" for seat in range(seats)]]
    checks = 0
    seen = dict.fromkeys(people, 0)
    while room.status == "playing":
        draft = room.fork()
        seat = luck.choice(sorted(draft.questions))
        assert draft.state is not None
        key = luck.choice(draft.state.legal(seat)).key
        draft.choose(seat, [key], draft.n * 1000, "person", f"p{seat}", f"c{draft.n}")
        if draft.to_undo(seat) is not None and luck.random() < 0.1 and draft.status == "playing":
            draft.undo(seat, draft.n * 1000, f"p{seat}", None)
        draft.fresh = []
        room = draft
        for person in people:
            now = room.seq(room.audience(person))
            assert now >= seen[person], "a number once told is never taken back"
            seen[person] = now
        if room.n % 120 == 0 or room.status == "over":
            checks += 1
            copy = rebuilt(room)
            assert copy.state is not None
            assert room.state is not None
            assert copy.state.digest() == room.state.digest()
            for person in people:
                assert everything(copy, person) == everything(room, person)
        if room.n > 400:
            break
    assert checks
    record = room.record()
    assert record.text() == (room.state.record().text() if room.state else "")


@pytest.mark.parametrize("game", list(meadhall.games()))
def test_what_is_hidden_changes_nothing_that_is_told(game: str) -> None:
    """A row hidden from an audience leaves everything that audience could ask for as it was, to the byte."""
    seats = meadhall.games()[game].seats[-1]
    room, luck, people = begun(game, seats), random.Random(2), [None, *[f"p{seat}" for seat in range(seats)]]
    hidden = 0
    while room.status == "playing" and room.n < 150:
        assert room.state is not None
        seat = luck.choice(sorted(room.questions))
        together = len(room.to_act) > 1
        before = {person: everything(room, person) for person in people} if together else {}
        draft = room.fork()
        assert draft.state is not None
        draft.choose(seat, [luck.choice(draft.state.legal(seat)).key], 1000, "person", f"p{seat}", None)
        for person in people if together else ():
            row = draft.rows[-1]
            audience = draft.audience(person)
            if row.hidden & audience == audience:
                hidden += 1
                assert everything(draft, person) == before[person]
        draft.fresh = []
        room = draft
    assert hidden > 0 or game != "toy"


def test_rules_that_have_changed_freeze_a_table_and_keep_its_story() -> None:
    room = begun("toy", 2)
    assert room.state is not None
    room.choose(0, [room.state.legal(0)[0].key], 1, "person", "p0", None)
    rows = msgspec.json.decode(msgspec.json.encode(room.rows), type=list[Row])
    rows[-1].key = "fly away"
    copy = Room(room.facts)
    for row in rows:
        copy.follow(row)
    assert copy.frozen
    assert copy.to_act == ()
    state = sight.table_state(copy, "p0", 0, 0, (), "P0")
    assert (state.view, state.decision, state.ply) == (None, None, 1)


def test_a_choice_that_turns_out_to_be_beyond_undo_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No world dealt anew showed it, so to refuse what was sent along would tell something and cost nothing."""
    room = begun("toy", 2)
    for seat in (0, 1):
        first, second = [option.key for option in room.playing().legal(seat)][:2]
        room.choose(seat, [first, second], 0, "person", f"p{seat}", None)
    seat = room.to_act[0]
    room.choose(seat, ["stake 1"], 0, "person", f"p{seat}", None)
    before = room.ply
    monkeypatch.setattr("meadhall.table.room.is_final", lambda *_: False)
    for more in ("drink", "nonsense"):
        draft = rebuilt(room)
        draft.choose(seat, ["throw", more], 0, "person", f"p{seat}", "once")
        assert draft.ply == before + 1
        assert draft.rows[-1].key == "throw"
        assert draft.rows[-1].client_id == "once"


def test_a_bot_leaves_people_time_to_help_it() -> None:
    """V-22.10: in the co-operative game everybody may support a fighter, a person a bot, too."""
    room = Room(facts("valhalla", 2, options={"coop": True}))
    room.enter("create", 0, person="p0")
    room.enter("sit", 0, seat=0, person="p0", data={"name": "P0"})
    room.enter("bot", 0, seat=1, data={"name": "Thrall", "bot": "thrall"})
    room.enter("start", 0)
    luck = random.Random(1)
    ended = kept = 0
    for at in range(1, 3000):
        assert room.state is not None
        if room.state.over:
            break
        seat = room.to_act[0]
        keys = [option.key for option in room.state.legal(seat)]
        if seat == 1 and 0 in room.state.may_act:
            asked = room.rows[room.questions[1].n - 1].at
            for key in keys:
                if room.waits_for_help(1, key, asked):
                    assert not room.waits_for_help(1, key, asked + GRACE)
                    ended += 1
                else:
                    kept += 1
        elif seat == 1:
            assert not any(room.waits_for_help(1, key, at) for key in keys)
        room.choose(seat, [luck.choice(keys)], at, "person" if seat == 0 else "bot", None, None)
    # it waits before it ends its phase, and not before every die
    assert ended > 3
    assert kept > 3


def beside_a_bot(game: str, seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Room]:
    """One person among bots, all choosing by lot: every moment when the person may do something beside a bot."""
    room = Room(facts(game, seats, seed, options))
    room.enter("create", 0, person="p0")
    room.enter("sit", 0, seat=0, person="p0", data={"name": "P0"})
    for seat in range(1, seats):
        room.enter("bot", 0, seat=seat, data={"name": "Thrall", "bot": "thrall"})
    room.enter("start", 0)
    luck = random.Random(seed)
    for at in range(1, 3000):
        assert room.state is not None
        if room.state.over:
            return
        seat = room.to_act[0]
        if seat and 0 in room.state.may_act:
            yield room
        key = luck.choice(room.state.legal(seat)).key
        room.choose(seat, [key], at, "person" if seat == 0 else "bot", None, None)


def test_a_bot_that_waits_does_not_tell_how_the_dice_will_fall() -> None:
    """A Tactic may roll dice: whether the bot waits before it must be the same however they fall."""
    waits = 0
    for seed in (3, 4):
        for room in beside_a_bot("valhalla", 2, seed, {"coop": True}):
            truth = room.state
            assert truth is not None
            asked = room.rows[room.questions[1].n - 1].at
            for option in truth.legal(1):
                waiting = room.waits_for_help(1, option.key, asked)
                waits += waiting
                for number in range(5):
                    world = truth.clone()
                    world.luck = Luck.of(number)
                    room.state = world
                    assert room.waits_for_help(1, option.key, asked) == waiting, option.key
                room.state = truth
    assert waits > 3


def test_a_bot_does_not_wait_where_nothing_is_lost() -> None:
    """C-15.1: whoever is next can use an any-time rune in the own turn as well as before it."""
    next_in_turn = 0
    for seed in (4, 7):
        for room in beside_a_bot("champions", 3, seed):
            state = room.state
            assert state is not None
            seat = room.to_act[0]
            asked = room.rows[room.questions[seat].n - 1].at
            runes = {option.key for option in state.legal(0)}
            for option in state.legal(seat):
                after = state.clone().apply(option.key, seat)
                if 0 in after.to_act and runes <= {one.key for one in after.legal(0)}:
                    next_in_turn += 1
                    assert not room.waits_for_help(seat, option.key, asked), option.key
    assert next_in_turn > 10


def test_a_choice_that_is_none_is_not_waited_for() -> None:
    """A bot that names a choice nobody has plays its default; it does not stop the table."""
    room = next(beside_a_bot("valhalla", 2, 3, {"coop": True}))
    assert not room.waits_for_help(1, "no such key", room.rows[-1].at)


def test_an_answer_counts_though_another_option_went_meanwhile() -> None:
    """Two send warriors at the same time; one demands turn order, which the other then cannot demand any more."""
    room = begun("champions", 2)
    rng = random.Random(4)
    for _ in range(2000):
        state = room.playing()
        ready = [seat for seat in (0, 1) if any(option.key == "demand" for option in state.legal(seat))]
        if len(ready) == 2:
            break
        seat = rng.choice(room.to_act)
        keys = [option.key for option in state.legal(seat) if option.key != "demand"]
        room.choose(seat, [rng.choice(keys)], 0, "person", f"p{seat}", None)
    else:
        raise AssertionError("nobody could demand anything")
    asked = []
    for demanding in (0, 1):
        copy, other = rebuilt(room), 1 - demanding
        copy.choose(demanding, ["demand"], 0, "person", f"p{demanding}", None)
        keys = [option.key for option in copy.playing().legal(other)]
        assert "demand" not in keys
        if keys:
            eyes = copy.audience(f"p{other}")
            copy.check_ply(other, eyes, room.ply, None, keys[0])
            with pytest.raises(Declined) as late:
                copy.check_ply(other, eyes, room.ply, None, "demand")
            assert late.value.kind == "stale-ply"
            asked.append(other)
    assert len(asked) == 1, "who is not first in order waits"
