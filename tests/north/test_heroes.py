"""N-14: the heroes."""

from __future__ import annotations

from north.scene import jarl, scene
from rulebook import rule


@rule("N-14.1")
def test_the_berserker_adds_one_against_longships_only() -> None:
    t = scene("yellow", yellow=jarl(at="C3", crew="berserker"), green=jarl(at="C3"), dice=[3], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    assert t.asked == "yellow"  # 3 + 1
    t = scene("yellow", yellow=jarl(at="C3", crew="berserker", hand="wind-se"), dice=[3])
    t.do("yellow", "sail wind-se SE").all_quiet()
    assert t.at("yellow") == "C3"  # the Beast does not fear him
    t = scene("green", green=jarl(at="C3"), yellow=jarl(at="C3", crew="berserker"), dice=[3], draws=[0])
    t.do("green", "attack yellow").all_quiet()
    assert t.asked == "yellow"  # 3 is a defeat: he does not help the attacker


@rule("N-14.2")
def test_the_shieldmaiden_takes_one_from_attacks_on_her_longship() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", crew="shieldmaiden"), dice=[4], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    assert t.asked == "green"  # 4 - 1 = 3
    t = scene("yellow", yellow=jarl(at="C3", crew="shieldmaiden"), green=jarl(at="C3"), dice=[4], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    assert t.asked == "yellow"


@rule("N-14.3")
def test_the_harpooner_adds_one_against_the_beast_and_draws_three() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C3", crew="harpooner", hand="wind-se"), deck="loki norns skald wind-n", dice=[3]
    )
    t.do("yellow", "sail wind-se SE").all_quiet()
    assert t.hand("yellow") == ["loki", "norns", "skald"]
    assert t.offered("beast") != []
    t = scene("yellow", yellow=jarl(at="C3", crew="harpooner", hand="wind-se"), dice=[2])
    t.do("yellow", "sail wind-se SE").all_quiet()
    assert t.at("yellow") == "C3"  # 2 + 1 is a defeat
    t = scene("yellow", yellow=jarl(at="C3", crew="harpooner"), green=jarl(at="C3"), dice=[3], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    assert t.asked == "green"  # not against longships


@rule("N-14.4")
def test_the_giant_oarsman_rows_one_or_two_fields_never_onto_the_beast() -> None:
    t = scene("yellow", yellow=jarl(at="D3", crew="oarsman"))
    t.do("yellow", "row E")
    assert t.at("yellow") == "E3"
    assert t.keys == ["stop", "move N", "move E", "move W"]  # S leads to the Beast
    assert t.default == "stop"
    t.do("yellow", "move E")
    assert t.at("yellow") == "F3"
    assert t.acting == "green"
    t = scene("yellow", yellow=jarl(at="D3", crew="oarsman"))
    t.do("yellow", "row E", "stop")
    assert t.at("yellow") == "E3"
    assert t.acting == "green"


@rule("N-14.5")
def test_the_herbalist_protects_the_crew_and_heals_whom_she_finds() -> None:
    t = scene("yellow", hero=True, yellow=jarl(hand="herbalist seasick-n", crew="skald~ daughter-red~"))
    t.do("yellow", "hero herbalist").all_pass()
    assert t.crew("yellow") == "skald daughter-red herbalist"
    assert t.offered("play seasick-n") == []  # herself included


@rule("N-14.5", "N-6.17")
def test_a_herbalist_who_joins_by_capture_heals_too() -> None:
    t = scene("yellow", yellow=jarl(at="C3", crew="skald~"), green=jarl(at="C3", crew="herbalist"), dice=[6], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    t.do("yellow", "move N", "add")
    assert t.crew("yellow") == "skald herbalist"


@rule("N-14.6", "N-E-26")
def test_the_gothi_draws_one_card_more_from_a_sacrifice() -> None:
    for crew, drawn in (("gothi", 3), ("gothi~", 2)):
        t = scene("yellow", yellow=jarl(hand="wind-n wind-n wind-e loki norns", crew=crew))
        t.do("yellow", "sacrifice")
        t.do("yellow", "give loki", "give norns", "give wind-e", "give wind-n", "give wind-n")
        assert len(t.hand("yellow")) == drawn


@rule("N-14.7")
def test_the_navigator_widens_every_wind_card_by_an_eighth() -> None:
    t = scene("yellow", yellow=jarl(at="E5", crew="navigator", hand="wind-ne wind-ns thor-n"), beast="A7")
    assert t.offered("sail wind-ne") == ["N", "NE", "E", "SE", "NW"]
    assert t.offered("sail wind-ns") == ["N", "NE", "SE", "S", "SW", "NW"]
    assert t.offered("sail thor-n") == ["N"]  # not for event icons
    t = scene("yellow", yellow=jarl(at="E5", crew="navigator~", hand="wind-ne"), beast="A7")
    assert t.offered("sail wind-ne") == ["N", "NE", "E"]


@rule("N-14.7", "N-8.3", "N-3.4")
def test_why_a_wind_card_cannot_sail_counts_the_navigator() -> None:
    t = scene("yellow", yellow=jarl(at="F9", crew="navigator", hand="wind-nw"), beast="G8", standard_used=True)
    assert t.offered("sail") == []
    assert t.why_not["card/wind-nw"] == "N-8.3"  # north-east is his to sail, but there is the Beast
    t = scene("yellow", yellow=jarl(at="F9", crew="navigator~", hand="wind-nw"), beast="G8", standard_used=True)
    assert t.why_not["card/wind-nw"] == "N-3.4"


@rule("N-14.8", "N-E-28")
def test_the_helmsman_moves_the_own_longship_one_field_in_his_own_turn() -> None:
    t = scene("yellow", yellow=jarl(at="C3", crew="helmsman"), green=jarl(hand="loki"))
    t.do("yellow", "use helmsman")
    assert t.asked == "yellow"  # no action card is on the stack: nobody could answer
    assert "SE" not in t.offered("move")  # the Beast
    t.do("yellow", "move N").no_actions()
    assert t.at("yellow") == "C2"
    assert t.crew("yellow") == "helmsman!"
    assert t.offered("use") == []


@rule("N-14.9")
def test_the_skald_draws_one_and_discards_one_in_any_turn() -> None:
    t = scene("yellow", yellow=jarl(crew="skald", hand="wind-n"), deck="loki")
    t.do("yellow", "use skald")
    assert t.keys == ["discard loki", "discard wind-n"]
    t.do("yellow", "discard wind-n")
    assert t.hand("yellow") == ["loki"]
    # with one card in hand there is nothing to choose
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(crew="skald", hand=""), deck="loki")
    t.do("yellow", "sail wind-e E").all_pass()
    t.do("green", "use skald")
    assert t.discard == ["wind-e", "loki"]
    assert t.asked == "blue"


@rule("N-14.9")
def test_with_nothing_to_draw_and_no_hand_the_skald_does_nothing() -> None:
    t = scene("yellow", yellow=jarl(crew="skald", hand=""))
    t.s.deck, rest = [], t.s.deck
    t.s.hands[3] += rest
    t.do("yellow", "use skald")
    assert t.hand("yellow") == []
    assert t.in_circle


@rule("N-14.10")
def test_the_volva_makes_anybody_roll_again() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald~", hand=""), green=jarl(crew="volva", hand=""), dice=[6, 2])
    t.do("green", "use volva")
    t.all_pass()
    t.all_quiet()
    assert t.crew("yellow") == "skald~"
    assert t.crew("green") == "volva!"


@rule("N-14.11")
def test_the_valkyrie_takes_a_falling_hero_into_hand() -> None:
    t = scene("yellow", yellow=jarl(crew="valkyrie skald gothi", hand="wind-n"))
    t.do("yellow", "overboard skald")
    assert t.keys == ["let go", "rescue"]
    assert t.default == "let go"
    assert [(drift.card, drift.why) for drift in t.s.view(2).drifting] == [("skald", "falling")]
    t.do("yellow", "rescue")
    assert t.hand("yellow") == ["skald", "wind-n"]
    assert t.crew("yellow") == "valkyrie! gothi"
    assert t.s.view(3).players[0].known == ["skald"]  # everybody has seen it
    t.do("yellow", "overboard gothi")
    assert t.discard == ["gothi"]  # once per round


@rule("N-14.11")
def test_the_valkyrie_may_let_a_hero_go_and_saves_neither_herself_nor_daughters() -> None:
    t = scene("yellow", yellow=jarl(crew="valkyrie skald daughter-red"))
    t.do("yellow", "overboard skald", "let go")
    assert t.discard == ["skald"]
    assert t.crew("yellow") == "valkyrie daughter-red"
    t.do("yellow", "overboard daughter-red")
    assert t.village("red") == 3
    t.do("yellow", "overboard valkyrie")
    assert t.discard == ["skald", "valkyrie"]


@rule("N-14.11")
def test_the_valkyrie_covers_mutiny_and_a_hero_thrown_into_the_sea_but_not_one_that_is_added() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(crew="valkyrie skald"), dice=[6])
    t.do("yellow", "play mutiny green").all_quiet()
    t.do("yellow", "overboard skald")
    assert t.asked == "green"
    t.do("green", "rescue")
    assert "skald" in t.hand("green")
    for fate in ("sea", "add"):
        t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", crew="valkyrie skald"), dice=[6], draws=[0])
        t.do("yellow", "attack green").all_quiet()
        t.do("yellow", "move N", "take skald", fate)
        if fate == "sea":
            t.do("green", "rescue")
            assert "skald" in t.hand("green")
        else:
            assert t.crew("yellow") == "skald"
            assert t.in_circle


@rule("N-14.11", "N-4.17")
def test_a_saved_hero_enters_play_ready_again() -> None:
    t = scene("yellow", hero=True, yellow=jarl(crew="valkyrie skald!", hand=""))
    t.do("yellow", "overboard skald", "rescue", "hero skald").all_pass()
    assert t.crew("yellow") == "valkyrie! skald"
    assert t.offered("use skald") == [""]


@rule("N-14.11", "N-4.14")
def test_a_valkyrie_who_is_just_joining_saves_nobody_yet() -> None:
    t = scene("yellow", hero=True, yellow=jarl(hand="valkyrie", crew="skald gothi volva"))
    t.do("yellow", "hero valkyrie").all_pass()
    t.do("yellow", "overboard skald")
    assert t.discard == ["skald"]
    assert t.crew("yellow") == "gothi volva valkyrie"


@rule("N-14.12", "N-E-29")
def test_the_trickster_cancels_an_event_card_aimed_at_his_owner_on_a_success() -> None:
    t = scene("red", red=jarl(hand="mutiny"), green=jarl(crew="trickster skald"), dice=[4])
    t.do("red", "play mutiny green").passes("yellow").do("green", "use trickster 1").all_pass()
    assert t.in_roll_window
    assert t.s.view(None).windows[-1].roll.purpose == "trick"
    t.all_quiet()
    assert t.crew("green") == "trickster! skald"
    assert t.acting == "red"
    t.do("red", "pass").do("yellow", "pass")
    assert t.acting == "green"
    assert t.crew("green") == "trickster skald"


@rule("N-14.12", "N-E-29")
def test_with_a_failure_the_card_resolves_and_the_trickster_himself_may_go() -> None:
    t = scene("red", red=jarl(hand="mutiny"), green=jarl(crew="trickster skald"), dice=[3, 5])
    t.do("red", "play mutiny green").passes("yellow").do("green", "use trickster 1").all_quiet()
    assert "Trickster (green) fails." in t.told()
    assert t.asked == "red"
    t.do("red", "overboard trickster")
    assert t.crew("green") == "skald"
    assert t.discard == ["trickster", "mutiny"]
    assert t.s.tired == 0  # a hero in the discard pile is not exhausted


@rule("N-14.12")
def test_the_trickster_answers_no_card_of_his_owner() -> None:
    t = scene("yellow", yellow=jarl(hand="helm-ne wind-n", crew="trickster"), green=jarl(hand="loki"))
    t.do("yellow", "play helm-ne yellow").do("green", "play loki 1").passes("blue", "red")
    assert t.offered("use trickster") == ["2"]  # not the own card, though it is aimed at the own longship


@rule("N-14.12", "N-6.17", "N-6.27")
def test_the_trickster_does_not_roll_when_the_card_is_no_longer_aimed_at_his_owner() -> None:
    yellow = jarl(at="C3", hand="wind-e wind-n", crew="trickster skald")
    t = scene("yellow", yellow=yellow, red=jarl(hand="seasick-n"), dice=[])
    t.do("yellow", "sail wind-e E").all_pass().passes("green", "blue").do("red", "play seasick-n yellow skald")
    t.do("yellow", "use trickster 1").passes("green", "blue").do("yellow", "overboard skald", "pass")
    assert t.acting == "yellow"  # no die was rolled: there is none to roll
    assert t.crew("yellow") == "trickster!"
    assert [line for line in t.told() if "nothing" in line] == [
        "Trickster (yellow) comes to nothing.",
        "Seasickness (red) comes to nothing.",
    ]


@rule("N-14.12", "N-6.20")
def test_the_trickster_answers_on_a_roll_stack_too() -> None:
    t = scene(
        "yellow",
        yellow=jarl(hand="mutiny norns wind-n", crew="trickster"),
        green=jarl(crew="skald gothi"),
        blue=jarl(hand="loki"),
        dice=[2, 4, 6],
    )
    t.do("yellow", "play mutiny green").all_pass()
    t.passes("green", "blue", "red").do("yellow", "play norns").passes("green").do("blue", "play loki 2").passes("red")
    assert t.offered("use trickster") == ["3"]  # Loki's Trick aims at his Norns
    t.do("yellow", "use trickster 3").all_pass()
    # a roll window inside a roll window inside the window of Mutiny
    assert [window.roll is not None for window in t.s.view(None).windows] == [False, True, True]
    assert [window.roll.die for window in t.s.view(None).windows[1:]] == [2, 4]
    assert t.s.view(None).windows[1].items[0].text.args["die"] == 2
    t.all_pass()  # 4: Loki's Trick is cancelled, the Norns work: 6
    assert t.s.die == 6
    t.all_quiet()
    assert t.asked == "yellow"
    assert t.keys == ["overboard skald", "overboard gothi"]
