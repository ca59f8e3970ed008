"""N-8: sailing, rowing, being moved."""

from __future__ import annotations

from north.scene import jarl, scene
from rulebook import rule


@rule("N-8.1", "N-8.2")
def test_any_number_of_wind_cards_and_icons_before_and_after_other_actions() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-w thor-e wind-n wind-n"), beast="C5", deck="loki loki")
    t.do("yellow", "sail wind-e E").all_quiet()
    assert t.at("yellow") == "D3"
    t.do("yellow", "sail thor-e E").all_quiet()
    assert t.at("yellow") == "E3"
    t.do("yellow", "sacrifice")
    t.do("yellow", "give wind-n", "give wind-n", "done").no_actions()
    t.do("yellow", "sail wind-w W").all_quiet()
    assert t.at("yellow") == "D3"
    assert t.acting == "yellow"


@rule("N-8.3", "N-E-15")
def test_a_direction_to_the_beast_needs_the_standard_action() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-se wind-any"))
    assert "SE" in t.offered("sail wind-se")
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-se wind-any"), standard_used=True)
    assert t.offered("sail wind-se") == ["E", "S"]
    assert "SE" not in t.offered("sail wind-any")
    assert "SE" not in t.offered("row")  # forbidden in any case
    t = scene("yellow", yellow=jarl(at="E3", hand="thor-s"), standard_used=True)
    assert t.offered("sail thor-s") == []
    t = scene("yellow", yellow=jarl(at="E7", hand="wind-n"), standard_used=True)
    assert t.why_not["card/wind-n"] == "N-8.3"


@rule("N-8.4")
def test_a_direction_no_longer_marked_when_the_card_resolves_does_nothing() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-se wind-n"))
    t.do("yellow", "sail wind-se S")
    t.s.ships[0] = t.box.field("D1")  # as if something had moved it: D1 marks SW and W
    t.all_pass()
    assert t.at("yellow") == "D1"
    assert t.discard == ["wind-se"]
    assert t.in_circle


@rule("N-8.4")
def test_the_beast_on_the_target_field_at_resolution() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-se wind-n"), standard_used=True, beast="G5")
    t.do("yellow", "sail wind-se SE")
    t.s.beast = t.box.field("E5")
    t.all_pass()
    assert t.at("yellow") == "C3"  # the standard action is used: nothing
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-se wind-n"), beast="G5")
    t.do("yellow", "sail wind-se SE")
    t.s.beast = t.box.field("E5")
    t.all_pass()
    assert t.at("yellow") == "E5"  # it enters and must attack
    assert t.stack == ["attack-beast"]


@rule("N-8.5", "N-5.6")
def test_rowing_moves_one_field_without_a_card_and_ends_the_turn() -> None:
    t = scene("yellow", yellow=jarl(at="C2", hand="wind-n wind-e"))
    assert t.offered("row") == ["N", "NE", "SE", "S", "W"]
    t.do("yellow", "row NE")
    assert t.at("yellow") == "D1"
    assert t.hand("yellow") == ["wind-e", "wind-n"]
    assert t.acting == "green"


@rule("N-8.5")
def test_rowing_after_other_actions() -> None:
    t = scene("yellow", yellow=jarl(at="C2", hand="wind-n"))
    t.do("yellow", "sail wind-n N").all_quiet()
    t.do("yellow", "row SW")
    assert t.at("yellow") == "B2"
    assert t.acting == "green"


@rule("N-8.7", "N-E-31")
def test_nobody_can_react_to_rowing_and_the_hand_limit_follows() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C2", crew="daughter-red", hand="wind-n wind-n wind-n wind-n wind-e wind-e wind-e wind-e"),
        green=jarl(hand="loki calm-e shift-ne ran-e"),
    )
    t.do("yellow", "row W")
    assert t.at("yellow") == "B2"
    assert t.asked == "yellow"
    t.do("yellow", "discard wind-e", "discard wind-n")
    assert t.acting == "green"  # the feast has to wait for his next turn
    assert t.home("yellow") == []


@rule("N-8.8")
def test_who_moves_anothers_longship_chooses_the_direction_and_must_move_it() -> None:
    t = scene("yellow", yellow=jarl(at="C5", hand="helm-ne"), green=jarl(at="C5"))
    t.do("yellow", "play helm-ne green").all_pass()
    assert t.asked == "yellow"
    assert t.keys == ["move N", "move S", "move W"]  # E leads to the Beast; there is no staying


@rule("N-8.8")
def test_a_forced_direction_is_not_asked_for() -> None:
    t = scene("yellow", yellow=jarl(hand="helm-ne"), green=jarl(at="D1"), beast="C2")
    t.do("yellow", "play helm-ne green").all_pass()
    assert t.at("green") == "C1"


@rule("N-8.8")
def test_if_no_direction_is_legal_the_longship_stays() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="helm-ne"), green=jarl(at="D1"))
    t.do("yellow", "play helm-ne green")
    field = t.s.ships[1]
    t.box.marks[field], marks = 0, t.box.marks[field]
    try:
        t.all_pass()
        assert t.at("green") == "D1"
        assert t.in_circle
    finally:
        t.box.marks[field] = marks
