"""N-3: the sea of 45 fields."""

from __future__ import annotations

from collections import deque

from meadhall.games.north.definitions import DIRECTIONS
from meadhall.games.north.unpack import load
from north.scene import Scene, jarl, scene
from rulebook import rule

SEA = load()


def distance(start: str, end: str, closed: str = "") -> int:
    """Fewest moves along links, not over the closed field."""
    shut = SEA.field(closed) if closed else -1
    far = {SEA.field(start): 0}
    queue = deque(far)
    while queue:
        field = queue.popleft()
        for to in SEA.exits[field]:
            if to >= 0 and to != shut and to not in far:
                far[to] = far[field] + 1
                queue.append(to)
    return far[SEA.field(end)]


@rule("N-3.1", "N-3.11")
def test_the_board_has_45_fields_and_88_two_way_links() -> None:
    assert len(SEA.fields) == 45
    links = 0
    for field in range(45):
        for direction in range(8):
            to = SEA.exits[field][direction]
            if to >= 0:
                links += 1
                assert SEA.exits[to][(direction + 4) % 8] == field
    assert links == 2 * 88
    for ship in scene("yellow").s.ships:
        assert 0 <= ship < 45


@rule("N-3.11")
def test_the_board_looks_the_same_from_every_corner() -> None:
    def turned(id: str) -> str:
        x, y = "ABCDEFGHI".index(id[0]), int(id[1]) - 1
        return "ABCDEFGHI"[8 - y] + str(x + 1)

    for field, id in enumerate(SEA.fields):
        image = SEA.field(turned(id))
        for direction in range(8):
            to = SEA.exits[field][direction]
            expected = SEA.field(turned(SEA.fields[to])) if to >= 0 else -1
            assert SEA.exits[image][(direction + 2) % 8] == expected


@rule("N-3.11")
def test_ways_from_a_port_to_the_foreign_villages() -> None:
    ports = [SEA.fields[port] for port in SEA.ports]
    villages = [SEA.fields[village] for village in SEA.villages]
    for colour in range(4):
        foreign = [villages[(colour + n) % 4] for n in (1, 2, 3)]
        assert [distance(ports[colour], village) for village in foreign] == [5, 5, 5]
        assert [distance(ports[colour], village, "E5") for village in foreign] == [7, 10, 6]


@rule("N-3.2", "N-9.27")
def test_any_number_of_longships_may_stand_on_one_field() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="B7", hand="wind-nw"),
        green=jarl(at="A6"),
        blue=jarl(at="A6"),
        red=jarl(at="A6"),
    )
    t.do("yellow", "sail wind-nw NW").all_quiet()
    assert [t.at(name) for name in t.names] == ["A6"] * 4
    # other longships do not matter for a plunder
    t.do("yellow", "plunder").all_quiet()
    assert t.crew("yellow") == "daughter-red"


@rule("N-3.3", "N-3.10")
def test_no_longship_stays_on_the_field_of_the_beast() -> None:
    t = scene("yellow", yellow=jarl(at="E3", hand="wind-s"), dice=[2])
    t.do("yellow", "sail wind-s S")
    t.all_pass()
    assert t.stack == ["attack-beast"]  # sailing in forces the attack
    t.all_quiet()
    assert t.at("yellow") == "E3"


@rule("N-3.10", "N-8.6")
def test_nobody_rows_or_is_moved_onto_the_beast() -> None:
    t = scene("yellow", yellow=jarl(at="E3", hand="helm-ne njord-n", crew="helmsman"), green=jarl(at="E3"))
    assert t.offered("row") == ["N", "E", "W"]
    assert t.why_not["field/E5"] == "N-8.6"
    t.do("yellow", "play helm-ne green").all_pass()
    assert t.offered("move") == ["N", "E", "W"]
    t.do("yellow", "move N").no_actions()
    t.do("yellow", "play njord-n").all_pass()
    assert t.offered("move") == ["N", "E", "W"]
    t.do("yellow", "move E")
    assert "stop" in t.keys
    assert t.offered("move") == ["N", "E", "W"]
    t.do("yellow", "move W").all_quiet()
    t.do("yellow", "use helmsman")
    assert t.offered("move") == ["N", "E", "W"]


@rule("N-3.4")
def test_a_direction_that_is_not_marked_cannot_be_used_by_anything() -> None:
    # D1 marks SW and W only
    t = scene("yellow", yellow=jarl(at="D1", hand="wind-any wind-e helm-ne", crew="oarsman"), green=jarl(at="D1"))
    assert t.offered("sail wind-any") == ["SW", "W"]
    assert t.offered("sail wind-e") == []
    assert t.why_not["card/wind-e"] == "N-3.4"
    assert t.offered("row") == ["SW", "W"]
    t.do("yellow", "play helm-ne green").all_pass()
    assert t.offered("move") == ["SW", "W"]


@rule("N-3.5", "N-E-1")
def test_a_field_with_upright_marks_allows_no_diagonal() -> None:
    t = scene("yellow", yellow=jarl(at="E3", hand="helm-ne wind-any thor-n thor-e thor-s thor-w"), beast="C5")
    assert DIRECTIONS == ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert t.offered("sail helm-ne") == []
    assert t.offered("sail wind-any") == ["N", "E", "S", "W"]
    for icon, direction in (("n", "N"), ("e", "E"), ("s", "S"), ("w", "W")):
        assert t.offered(f"sail thor-{icon}") == [direction]


@rule("N-3.6", "N-8.9")
def test_ports_and_villages_are_ordinary_fields() -> None:
    t = scene("yellow", yellow=jarl(at="H3", hand="wind-n wind-any"), green=jarl(at="C2"))
    t.do("yellow", "sail wind-n N").all_quiet()
    assert t.at("yellow") == "H2"  # green's port
    assert "feast" not in t.keys
    t.do("yellow", "sail wind-any S").all_quiet()
    assert t.at("yellow") == "H3"


@rule("N-8.9")
def test_being_moved_onto_a_port_or_village_has_no_further_consequence() -> None:
    t = scene("yellow", yellow=jarl(at="H3"), green=jarl(at="H3", crew="daughter-red"), dice=[4], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    t.do("yellow", "move N")
    assert t.at("green") == "H2"  # his own port, but no feast is held
    assert t.home("green") == []
    assert t.crew("green") == "daughter-red"


@rule("N-3.7", "N-3.8")
def test_daughters_in_a_seat_are_safe_from_everything() -> None:
    aboard = ["skald", "daughter-green"]

    def raider() -> Scene:
        green = jarl(at="B2", hand="mutiny seasick-n")
        yellow = jarl(at="B2", home="red blue", crew=" ".join(aboard), hand="wind-n")
        return scene("green", green=green, yellow=yellow, dice=[6], draws=[0])

    t = raider()
    assert t.offered("play seasick-n") == [f"yellow {member}" for member in aboard]
    t.do("green", "play mutiny yellow").all_quiet()
    assert t.offered("overboard") == aboard
    t.do("green", "overboard daughter-green")
    assert t.home("yellow") == ["blue", "red"]
    t = raider().do("green", "attack yellow").all_quiet().do("green", "move E")
    assert t.offered("take") == aboard
    t.do("green", "take daughter-green")
    assert t.home("yellow") == ["blue", "red"]
    # with nobody aboard the seat is no target either
    t = scene("green", green=jarl(at="B2", hand="mutiny seasick-n"), yellow=jarl(at="B2", home="red blue"))
    assert t.offered("play mutiny") == t.offered("play seasick-n") == []


@rule("N-3.9")
def test_the_beast_is_never_put_on_a_port() -> None:
    t = scene("yellow", yellow=jarl(at="E3", hand="wind-s"), dice=[5])
    t.do("yellow", "sail wind-s S").all_quiet()
    assert not {"B2", "H2", "H8", "B8"} & set(t.offered("beast"))
    t = scene("yellow", yellow=jarl(at="E3", hand="deep-s"), beast="G7")
    t.do("yellow", "play deep-s").all_pass()
    assert "SE" not in t.offered("move")  # H8 is blue's port
