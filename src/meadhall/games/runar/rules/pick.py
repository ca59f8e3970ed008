"""Pick: one choice out of a list that everybody can see, asked by whatever frame is below and told to it."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.runar.definitions import DICE, ENEMY, OBSTACLES, node_name
from meadhall.games.runar.state import FIGURES, State
from meadhall.games.runar.words import (
    OF_TRAIT,
    OF_TREASURE,
    card_name,
    effect_name,
    effect_place,
    fate_id,
    fate_name,
    figure_key,
    figure_name,
    place_name,
)

#: what the codes of a pick are
NODE: Final = 0
FIGURE: Final = 1
DIE: Final = 2
SEAT: Final = 3
YES: Final = 4
CARD: Final = 5
COUNT: Final = 6
ACT: Final = 7
HERO: Final = 8
ENEMY_CARD: Final = 9
REWARD: Final = 10
CLAN: Final = 11
WAY: Final = 12
TREASURE: Final = 13
ABILITY: Final = 14
OBSTACLE: Final = 15
EFFECT: Final = 16
FATE: Final = 17

#: the code of declining
NO: Final = -1
#: from here a "figure" is an Obstacle on the node that follows
STONE: Final = 1000

#: Heroes of a team, and Event slots: for learning programs
TEAM: Final = 3
SLOTS: Final = 10

ACTS: Final = ("", "move", "push", "attack", "activate", "gather", "change")
WAYS: Final = ("n", "e", "s", "w", "ne", "se", "sw", "nw")


def target_number(s: State, seat: int, code: int) -> int:
    """A figure, Heroes counted from the seat that looks, or an Obstacle."""
    if code >= STONE:
        return FIGURES + code - STONE
    if code >= ENEMY:
        return code
    return (code // 3 - seat) % s.seats * 3 + code % 3


#: what a pick is for, in the order of its number
VERBS: Final = (
    *("activate", "actor", "assault", "blast", "charge-to", "clan", "come", "come-at", "conceal", "conceal-at"),
    *("damage-first", "die", "draft", "effect", "ember", "enemy-at", "enemy-start", "enemy-to", "gather", "give-back"),
    *("hazard-at", "hero", "hunt", "hunter", "inspire", "length", "march", "mark", "mark-hero", "next-target"),
    *("offer", "order", "place", "raise", "rally", "recover", "reward", "rubble", "sacrifice", "send", "shard-at"),
    *("shard-off", "shift", "shift-by", "shift-to", "snare", "spawn", "stand", "swap", "take-die", "target", "team"),
    *("token", "token-to", "topple", "toward", "use-mark", "whisper-to", "ignite", "respawn-at"),
)


VERB_NUMBERS: dict[str, int] = {verb: number for number, verb in enumerate(VERBS)}


def away(s: State, seat: int, figure: int) -> int:
    """A figure, Heroes counted from the seat that looks; -1 for none."""
    if figure < 0 or figure >= ENEMY:
        return figure if figure >= 0 else -1
    return (figure // 3 - seat) % s.seats * 3 + figure % 3


class Pick(Frame[State]):
    """One choice. A single possibility that may not be declined is taken without asking."""

    def __init__(
        self,
        seat: int,
        kind: int,
        verb: str,
        codes: list[int],
        optional: bool,
        about: int,
        n: int,
        rule: str,
        label: str,
    ) -> None:
        self.seat = seat
        self.kind = kind
        #: the first word of the keys; the prompt is `runar-ask-<verb>`
        self.verb = verb
        self.codes = codes
        self.optional = optional
        #: the figure the question is about, or -1
        self.about = about
        self.n = n
        self.cite = rule
        #: the message that names the card or ability behind the question, or ""
        self.label = label

    def resume(self, s: State) -> Decision | None:
        if not self.codes:
            s.finish(NO)
            return None
        if self.optional:
            return Decision(self.seat, [NO, *self.codes])
        if len(self.codes) == 1:
            s.finish(self.codes[0])
            return None
        return Decision(self.seat, self.codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.finish(code)

    def prompt(self, s: State, seat: int) -> Message:
        args: dict[str, object] = {"n": self.n}
        if self.about >= 0:
            args["hero"] = figure_name(s, self.about)
            if self.verb == "die" and self.label:
                return Message("runar-ask-die-for", {**args, "source": Message(self.label)})
        if self.label:
            args["source"] = Message(self.label)
        return Message(f"runar-ask-{self.verb}", args)

    def rule(self, s: State, seat: int) -> str:
        return self.cite

    def option(self, s: State, seat: int, code: int) -> Option:
        verb = self.verb
        if code == NO:
            return Option(f"{verb} no", Message("runar-option-no"), "", self.cite)
        return THINGS[self.kind].say(s, self, code)

    def encode(self, s: State, seat: int, code: int) -> int:
        if code == NO:
            return s.box.actions.end
        return s.box.actions.picks[self.kind] + THINGS[self.kind].number(s, seat, code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [1, self.kind, VERB_NUMBERS.get(self.verb, -1), away(s, seat, self.about), self.n]

    def clone(self) -> Pick:
        codes = self.codes.copy()
        return Pick(self.seat, self.kind, self.verb, codes, self.optional, self.about, self.n, self.cite, self.label)


def pick(
    s: State,
    seat: int,
    kind: int,
    verb: str,
    codes: list[int],
    rule: str,
    optional: bool = False,
    about: int = -1,
    n: int = 0,
    label: str = "",
) -> None:
    """Ask; the frame that is now on top hears the answer (NO when declined or when nothing is there)."""
    s.push(Pick(seat, kind, verb, codes, optional, about, n, rule, label))


def figure_option(s: State, verb: str, code: int, rule: str) -> Option:
    if code >= STONE:
        name = node_name(code - STONE)
        obstacle = OBSTACLES[s.obstacle[code - STONE]]
        return Option(
            f"{verb} {obstacle}-{name}",
            Message("runar-option-stone", {"what": Message(f"runar-obstacle_card-{obstacle}"), "node": name}),
            f"node/{name}",
            rule,
        )
    return Option(
        f"{verb} {figure_key(s, code)}",
        Message("runar-option-figure", {"who": figure_name(s, code), "node": place_name(s, code)}),
        f"figure/{code}",
        rule,
    )


# -- what can be picked ------------------------------------------------------------------------------------------------


class Thing:
    """A kind of thing that is picked: how it is said, and its number among those of its kind."""

    def say(self, s: State, asked: Pick, code: int) -> Option:
        raise NotImplementedError

    def number(self, s: State, seat: int, code: int) -> int:
        return code


class NodeThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        name = node_name(code)
        message = Message("runar-option-node", {"node": name})
        return Option(f"{asked.verb} {name}", message, f"node/{name}", asked.cite)


class FigureThing(Thing):
    """A figure, or an Obstacle; for a Mark of a Hero, what it does."""

    def say(self, s: State, asked: Pick, code: int) -> Option:
        if asked.verb != "use-mark":
            return figure_option(s, asked.verb, code, asked.cite)
        what = Message(f"runar-treasure_card-{s.box.treasures[s.treasure[code]].id}")
        using = Message("runar-option-use", {"hero": figure_name(s, code), "what": what})
        return Option(f"{asked.verb} {figure_key(s, code)}", using, f"figure/{code}", asked.cite)

    def number(self, s: State, seat: int, code: int) -> int:
        return target_number(s, seat, code)


class DieThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        die = DICE[code]
        return Option(f"{asked.verb} {die}", Message(f"runar-die-{die}"), f"die/{die}", asked.cite)


class SeatThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        return Option(f"{asked.verb} seat {code}", seat_name(code), f"seat/{code}", asked.cite)

    def number(self, s: State, seat: int, code: int) -> int:
        return (code - seat) % s.seats


class YesThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        # what a Mark would do, in a few words
        message = Message(f"{asked.label}.now") if asked.verb == "mark" else Message("runar-option-yes")
        return Option(f"{asked.verb} yes", message, "", asked.cite)


class CardThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        card = s.box.cards[code]
        return Option(f"{asked.verb} {card.id}", card_name(s, code), f"card/{card.id}", asked.cite)


class CountThing(Thing):
    """A number; where Enemies are given back (R-27.15), an Enemy token or a figure of an Enemy card."""

    def say(self, s: State, asked: Pick, code: int) -> Option:
        message = Message("runar-option-count", {"n": code})
        if asked.verb == "give-back":
            message = Message("runar-enemy-token")
            if code:
                message = Message(f"runar-enemy_card-{s.box.enemies[code - 1].id}")
        return Option(f"{asked.verb} {code}", message, "", asked.cite)


class ActThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        return Option(f"{asked.verb} {ACTS[code]}", Message(f"runar-action-{ACTS[code]}"), "", asked.cite)


class HeroThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        hero = s.box.heroes[code].id
        return Option(f"{asked.verb} {hero}", Message(f"runar-hero-{hero}"), f"hero/{hero}", asked.cite)


class EnemyThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        enemy = s.box.enemies[code].id
        return Option(f"{asked.verb} {enemy}", Message(f"runar-enemy_card-{enemy}"), f"enemy/{enemy}", asked.cite)


class RewardThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        return Option(f"{asked.verb} {code}", Message(f"runar-reward-{code}"), "", asked.cite)


class ClanThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        clan = s.box.clans[code]
        return Option(f"{asked.verb} {clan}", Message(f"runar-clan-{clan}"), f"clan/{clan}", asked.cite)


class WayThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        return Option(f"{asked.verb} {WAYS[code]}", Message(f"runar-way-{WAYS[code]}"), "", asked.cite)


class TreasureThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        card = s.box.treasures[code].id
        message = Message(f"runar-treasure_card-{card}")
        return Option(f"{asked.verb} {card}", message, f"treasure/{card}", asked.cite)


class ObstacleThing(Thing):
    """The colour of a place and what is raised there."""

    def say(self, s: State, asked: Pick, code: int) -> Option:
        name = OBSTACLES[code % 8]
        colour = ("purple", "brown", "red")[code // 8]
        message = Message(
            "runar-option-obstacle",
            {"colour": Message(f"runar-colour-{colour}"), "what": Message(f"runar-obstacle_card-{name}")},
        )
        return Option(f"{asked.verb} {colour} {name}", message, f"obstacle/{colour}/{name}", asked.cite)


class FateThing(Thing):
    def say(self, s: State, asked: Pick, code: int) -> Option:
        fate = fate_id(s, code)
        return Option(f"{asked.verb} {fate}", fate_name(s, code), f"destiny/{fate}", asked.cite)


class EffectThing(Thing):
    """An effect of the Starting or Support Phase, or an ability."""

    def say(self, s: State, asked: Pick, code: int) -> Option:
        return Option(f"{asked.verb} {code}", effect_name(s, asked.seat, code), effect_place(s, code), asked.cite)

    def number(self, s: State, seat: int, code: int) -> int:
        if code < OF_TRAIT:
            return code
        return SLOTS + (TEAM if code >= OF_TREASURE else 0) + code % OF_TRAIT % 3


#: by the kinds of picks
THINGS: Final[list[Thing]] = [
    NodeThing(),
    FigureThing(),
    DieThing(),
    SeatThing(),
    YesThing(),
    CardThing(),
    CountThing(),
    ActThing(),
    HeroThing(),
    EnemyThing(),
    RewardThing(),
    ClanThing(),
    WayThing(),
    TreasureThing(),
    EffectThing(),
    ObstacleThing(),
    EffectThing(),
    FateThing(),
]
