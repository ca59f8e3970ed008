"""N-7: actions of the other players."""

from __future__ import annotations

from north.scene import Player, Scene, jarl, scene
from rulebook import rule


def sailed(**players: Player) -> Scene:
    """Yellow has sailed and nobody reacted."""
    yellow = jarl(at="C2", hand="wind-se wind-ew") | players.pop("yellow", {})
    t = scene("yellow", yellow=yellow, beast="G5", **players)
    t.do("yellow", "sail wind-se SE")
    return t.all_pass() if t.in_window else t


@rule("N-7.1", "N-7.6", "N-7.9")
def test_the_others_act_clockwise_from_the_left_neighbour_after_every_action() -> None:
    t = sailed()
    for _ in range(2):
        assert t.in_circle
        assert t.asked == "green"
        t.passes("green", "blue", "red")
        assert t.acting == "yellow"
        if t.offered("sail wind-ew"):
            t.do("yellow", "sail wind-ew E").all_pass()


@rule("N-7.2")
def test_an_action_is_an_event_card_against_anybody_or_an_ability() -> None:
    t = sailed(green=jarl(hand="helm-ne deep-s", crew="skald"))
    assert t.keys == [
        "pass",
        "play deep-s",
        "play helm-ne green",
        "play helm-ne blue",
        "play helm-ne red",
        "play helm-ne yellow",
        "use skald",
    ]
    t.do("green", "play deep-s").all_pass()
    t.do("green", "move N", "stop")
    assert t.beast == "G4"
    assert t.asked == "blue"


@rule("N-7.3")
def test_reactions_heroes_and_own_turn_abilities_are_no_such_action() -> None:
    t = sailed(green=jarl(hand="loki thor-n norns calm-e shift-ne ran-e gothi", crew="helmsman volva trickster"))
    assert t.asked == "green"
    assert t.keys == ["pass"]
    assert t.why_not["card/loki"] == "N-7.3"
    assert t.why_not["card/gothi"] == "N-5.4"


@rule("N-7.4", "N-6.8")
def test_it_runs_like_an_action_of_the_turn_player_with_a_window_of_its_own() -> None:
    t = sailed(blue=jarl(hand="helm-ne"), yellow=jarl(hand="wind-se loki"))
    t.passes("green")
    t.do("blue", "play helm-ne yellow")
    assert t.in_window
    # priority starts with blue's left neighbour; blue himself has no card left and passes automatically
    t.passes("red")
    t.do("yellow", "play loki 1")
    t.all_pass()
    assert t.at("yellow") == "D3"
    assert t.in_circle
    assert t.asked == "red"  # only now the next player gets his chance


@rule("N-7.5", "N-E-32")
def test_one_circle_only_and_passing_is_final() -> None:
    t = sailed(green=jarl(hand="idunn-sw"), blue=jarl(hand="deep-s idunn-nw"))
    t.passes("green")
    t.do("blue", "play deep-s").all_pass()
    t.do("blue", "move N", "stop")
    assert t.asked == "red"  # blue has had his one action, green may not act any more
    t.passes("red")
    assert t.acting == "yellow"
    t.do("yellow", "sail wind-ew E").all_pass()
    assert t.asked == "green"
    assert "play idunn-sw draw" in t.keys


@rule("N-7.5")
def test_these_actions_give_nobody_further_actions() -> None:
    t = sailed(green=jarl(hand="idunn-sw"), blue=jarl(hand="idunn-nw"))
    t.do("green", "play idunn-sw draw").all_pass()
    assert t.asked == "blue"
    t.do("blue", "play idunn-nw draw").all_pass()
    assert t.asked == "red"
    t.passes("red")
    assert t.acting == "yellow"


@rule("N-7.7", "N-E-10")
def test_a_cancelled_action_has_still_been_taken() -> None:
    t = scene("yellow", yellow=jarl(at="B2", hand="wind-se"), green=jarl(hand="loki wind-n"))
    t.do("yellow", "sail wind-se SE").do("green", "play loki 1").all_pass()
    assert t.at("yellow") == "B2"
    assert t.discard == ["wind-se", "loki"]
    assert t.in_circle
    assert t.asked == "green"


@rule("N-7.7")
def test_standard_actions_and_abilities_count_even_without_effect() -> None:
    t = scene("yellow", yellow=jarl(at="F9"), green=jarl(hand="ran-e"))
    t.do("yellow", "plunder").do("green", "play ran-e").all_pass().do("green", "move NE")
    assert t.crew("yellow") == ""
    assert t.in_circle
    t = scene("yellow", yellow=jarl(crew="skald", hand=""))
    t.s.hands[3] += t.s.deck
    t.s.deck = []
    t.do("yellow", "use skald")  # nothing to draw, nothing to discard
    assert t.in_circle
    t = scene("yellow", yellow=jarl(hand="wind-n wind-n"))
    t.do("yellow", "sacrifice")
    assert t.in_circle


@rule("N-7.7", "N-9.16")
def test_sailing_onto_the_beast_and_the_attack_are_one_action() -> None:
    t = scene("yellow", yellow=jarl(at="C5", hand="wind-e"), dice=[1])
    t.do("yellow", "sail wind-e E").all_pass()
    assert t.in_window
    assert t.stack == ["attack-beast"]
    t.all_pass()
    assert t.in_roll_window
    t.all_pass()
    assert t.in_circle
    t.no_actions()
    assert t.acting == "yellow"


@rule("N-7.8", "N-6.5", "N-8.7")
def test_no_circle_follows_a_hero_rowing_passing_or_overboard() -> None:
    t = scene("yellow", hero=True, yellow=jarl(hand="skald wind-n", crew="gothi"))
    t.do("yellow", "hero skald").all_pass()
    assert t.acting == "yellow"
    t.do("yellow", "overboard gothi")
    assert t.acting == "yellow"
    t.do("yellow", "row S")
    assert t.acting == "green"
    t.do("green", "pass")
    assert t.acting == "blue"


@rule("N-7.10")
def test_who_could_do_nothing_on_public_grounds_passes_automatically() -> None:
    t = sailed(green=jarl(hand=""), blue=jarl(hand="", crew="skald"), red=jarl(hand="", crew="helmsman volva"))
    assert t.asked == "blue"  # green holds no card; a ready Skald may act
    t.passes("blue")
    assert t.acting == "yellow"  # Helmsman: own turn only; Völva: no action
    t = sailed(green=jarl(hand="", crew="skald!"), blue=jarl(hand="", crew="gothi"))
    assert t.asked == "red"
    t = sailed(green=jarl(hand="", crew="skald~"), blue=jarl(hand=""))
    assert t.asked == "red"


@rule("N-7.5")
def test_nobody_acts_twice_in_a_circle_however_many_cards_are_left() -> None:
    t = sailed(green=jarl(hand="idunn-sw idunn-nw njord-n helm-ne wind-n wind-n wind-e"))
    t.do("green", "play idunn-sw draw").all_pass()
    assert len(t.hand("green")) == 8
    t.passes("blue", "red")
    assert t.acting == "yellow"


@rule("N-7.10")
def test_everybody_with_a_card_is_asked_even_if_it_can_do_nothing() -> None:
    t = sailed(green=jarl(hand="loki"))
    assert t.asked == "green"
    assert t.keys == ["pass"]
