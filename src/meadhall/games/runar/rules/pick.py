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
        kind = self.kind
        if kind == NODE:
            name = node_name(code)
            return Option(f"{verb} {name}", Message("runar-option-node", {"node": name}), f"node/{name}", self.cite)
        if kind == FIGURE and verb == "use-mark":
            what = Message(f"runar-treasure_card-{s.box.treasures[s.treasure[code]].id}")
            using = Message("runar-option-use", {"hero": figure_name(s, code), "what": what})
            return Option(f"{verb} {figure_key(s, code)}", using, f"figure/{code}", self.cite)
        if kind == FIGURE:
            return figure_option(s, verb, code, self.cite)
        if kind == DIE:
            die = DICE[code]
            return Option(f"{verb} {die}", Message(f"runar-die-{die}"), f"die/{die}", self.cite)
        if kind == SEAT:
            return Option(f"{verb} seat {code}", seat_name(code), f"seat/{code}", self.cite)
        if kind == YES and verb == "mark":
            # what the Mark would do, in a few words
            return Option(f"{verb} yes", Message(f"{self.label}.now"), "", self.cite)
        if kind == YES:
            return Option(f"{verb} yes", Message("runar-option-yes"), "", self.cite)
        if kind == CARD:
            card = s.box.cards[code]
            return Option(f"{verb} {card.id}", card_name(s, code), f"card/{card.id}", self.cite)
        if kind == COUNT and verb == "give-back":
            # an Enemy token, or a figure of an Enemy card
            what = Message("runar-enemy-token")
            if code:
                what = Message(f"runar-enemy_card-{s.box.enemies[code - 1].id}")
            return Option(f"{verb} {code}", what, "", self.cite)
        if kind == COUNT:
            return Option(f"{verb} {code}", Message("runar-option-count", {"n": code}), "", self.cite)
        if kind == ACT:
            return Option(f"{verb} {ACTS[code]}", Message(f"runar-action-{ACTS[code]}"), "", self.cite)
        if kind == HERO:
            hero = s.box.heroes[code].id
            return Option(f"{verb} {hero}", Message(f"runar-hero-{hero}"), f"hero/{hero}", self.cite)
        if kind == ENEMY_CARD:
            enemy = s.box.enemies[code].id
            return Option(f"{verb} {enemy}", Message(f"runar-enemy_card-{enemy}"), f"enemy/{enemy}", self.cite)
        if kind == REWARD:
            return Option(f"{verb} {code}", Message(f"runar-reward-{code}"), "", self.cite)
        if kind == CLAN:
            clan = s.box.clans[code]
            return Option(f"{verb} {clan}", Message(f"runar-clan-{clan}"), f"clan/{clan}", self.cite)
        if kind == WAY:
            return Option(f"{verb} {WAYS[code]}", Message(f"runar-way-{WAYS[code]}"), "", self.cite)
        if kind == TREASURE:
            treasure = s.box.treasures[code].id
            return Option(
                f"{verb} {treasure}", Message(f"runar-treasure_card-{treasure}"), f"treasure/{treasure}", self.cite
            )
        if kind == OBSTACLE:
            name = OBSTACLES[code % 8]
            colour = ("purple", "brown", "red")[code // 8]
            return Option(
                f"{verb} {colour} {name}",
                Message(
                    "runar-option-obstacle",
                    {"colour": Message(f"runar-colour-{colour}"), "what": Message(f"runar-obstacle_card-{name}")},
                ),
                f"obstacle/{colour}/{name}",
                self.cite,
            )
        if kind == FATE:
            fate = fate_id(s, code)
            return Option(f"{verb} {fate}", fate_name(s, code), f"destiny/{fate}", self.cite)
        return Option(f"{verb} {code}", effect_name(s, self.seat, code), effect_place(s, code), self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        if code == NO:
            return s.box.actions.end
        base = s.box.actions.picks[self.kind]
        if self.kind == FIGURE:
            return base + target_number(s, seat, code)
        if self.kind == SEAT:
            return base + (code - seat) % s.seats
        if self.kind == EFFECT and code >= OF_TRAIT:
            return base + SLOTS + (TEAM if code >= OF_TREASURE else 0) + code % OF_TRAIT % 3
        return base + code

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
