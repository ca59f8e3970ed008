"""R-8, R-9: teams, starting hands, Obstacles, Enemies and the placing of Heroes."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame, Together
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.runar.definitions import CHEST, DICE, NODES, STATUE, STONE_PILE, Placement, node_name
from meadhall.games.runar.effects.script import Script
from meadhall.games.runar.effects.tokens import spawn
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.dice import gain
from meadhall.games.runar.rules.pick import CLAN, HERO, NODE, OBSTACLE, pick
from meadhall.games.runar.rules.shopping import Purchases
from meadhall.games.runar.state import State
from meadhall.games.runar.words import card_name, who_name

CLANS: Final = 0
HEROES: Final = 1
MARKS: Final = 2
CARDS: Final = 3
KEEP: Final = 4
STATUES: Final = 5
OBSTACLES: Final = 6
TOKENS: Final = 7
ENEMIES: Final = 8
PLACE: Final = 9
SCENARIO: Final = 10
SHOP: Final = 11
START: Final = 12


def placements(s: State) -> list[Placement]:
    """What the layout card puts into each Territory, in the order of play."""
    layout = s.box.layouts[s.layout]
    side = layout.three if s.seats == 3 else layout.wide
    return [side[territory.id] for territory in s.ground.territories]


class Preparing(Frame[State]):
    """Everything before the first turn, in the order of the rulebook."""

    def __init__(self, draft: bool, ready: bool) -> None:
        self.draft = draft
        #: a campaign sheet has named clans, Heroes, marks and ranks
        self.ready = ready
        self.legends = False
        self.step = CARDS if ready else CLANS
        #: seats still to choose in this step
        self.todo: list[int] = []
        self.begun = False
        #: Heroes not yet given a mark, by seat * 3
        self.pool: list[int] = []
        #: colours of Obstacles not yet done
        self.colours: list[int] = [0, 1, 2]
        self.nodes: list[int] = []
        #: R-8.4: the Treasure cards dealt for the order of the draft, by seat, for all to see
        self.dealt: list[int] = []

    def resume(self, s: State) -> Decision | None:
        step = self.step
        if step == CLANS:
            self.clans(s)
        elif step == HEROES:
            self.heroes(s)
        elif step == MARKS:
            self.marks(s)
        elif step == CARDS:
            self.step = KEEP
            self.cards(s)
        elif step == KEEP:
            self.step = STATUES
            s.push(Keep(list(range(s.seats)), s.box.starting_draw, s.box.starting_keep))
        elif step == STATUES:
            self.step = OBSTACLES
            for territory, placement in enumerate(placements(s)):
                owner = s.owner(territory)
                s.statue_node[owner] = placement.statue
                s.obstacle[placement.statue] = STATUE
                if s.log is not None:
                    name = node_name(placement.statue)
                    s.say("runar-event-base", {"who": who_name(owner), "node": name}, f"node/{name}", f"seat/{owner}")
        elif step == OBSTACLES:
            self.obstacles(s)
        elif step == TOKENS:
            self.step = ENEMIES
            self.tokens(s)
        elif step == ENEMIES:
            self.enemies(s)
        elif step == PLACE:
            self.step = SCENARIO
            s.push(Placing(s.seats))
        elif step == SCENARIO:
            self.step = SHOP
            if s.scenario.setup:
                script = Script(s.scenario.setup, s.order[-1], -1, -1)
                script.label = f"runar-scenario-{s.scenario.id}"
                s.push(script)
        elif step == SHOP:
            self.step = START
            if s.campaign_game == 5 and not s.solo:
                s.push(Purchases(s.order.copy()))
        else:
            s.pop()
        return None

    def begin(self, seats: list[int]) -> None:
        if not self.begun:
            self.begun = True
            self.todo = seats

    def next(self, step: int) -> None:
        self.step = step
        self.begun = False

    def clans(self, s: State) -> None:
        self.begin(list(range(s.seats)))
        if not self.todo:
            self.next(HEROES)
            return
        free = [clan for clan in range(len(s.box.clans)) if clan not in s.clan]
        pick(s, self.todo[0], CLAN, "clan", free, "R-8.2")

    def heroes(self, s: State) -> None:
        """R-8.3, R-8.4: suggested teams, or a draft in the order of dealt Treasure cards."""
        if not self.begun:
            self.begun = True
            self.pool = []
            if not self.draft:
                self.pool = [hero for seat in range(s.seats) for hero in s.box.teams[s.clan[seat]]]
                self.next(MARKS)
                return
            self.pool = [-1] * (s.seats * 3)
            order = list(range(s.seats))
            if s.seats > 1:
                self.dealt = [s.treasure_deck[-1 - seat] for seat in range(s.seats)]
                numbers = [s.box.treasures[card].number for card in self.dealt]
                order.sort(key=lambda seat: numbers[seat])
                s.luck.shuffle(s.treasure_deck)
                self.tell_dealt(s, numbers)
            self.todo = order + order[::-1] + order
        if not self.todo:
            self.dealt = []
            self.next(MARKS)
            return
        free = [hero for hero in range(len(s.box.heroes)) if hero not in self.pool]
        pick(s, self.todo[0], HERO, "draft", free, "R-8.4")

    def tell_dealt(self, s: State, numbers: list[int]) -> None:
        s.shown += 1
        if s.log is not None:
            for seat in range(s.seats):
                card = Message(f"runar-treasure_card-{s.box.treasures[self.dealt[seat]].id}")
                dealt: dict[str, object] = {"who": who_name(seat), "card": card, "n": numbers[seat]}
                s.say("runar-event-dealt", dealt, f"seat/{seat}")

    def marks(self, s: State) -> None:
        """R-8.5: which Hero gets the base with 1, 2 and 3 marks; the last one is forced."""
        self.begin([seat for seat in range(s.seats) for _ in range(3)])
        if not self.todo:
            for figure in range(s.seats * 3):
                s.legend[figure] = 1 if self.legends else 0
            self.next(CARDS)
            return
        seat = self.todo[0]
        left = [hero for hero in self.pool[seat * 3 : seat * 3 + 3] if hero not in s.hero]
        pick(s, seat, HERO, "mark-hero", left, "R-8.5", n=4 - len(left))

    def cards(self, s: State) -> None:
        """R-9.18, R-9.20: Defence tokens, the shuffled Action decks, six cards each."""
        for seat in range(s.seats):
            for figure in range(seat * 3, seat * 3 + 3):
                s.defence[figure] = s.defence_value(figure)
                hero = s.hero[figure]
                s.deck[seat].extend(range(hero * 10, hero * 10 + 10))
            s.luck.shuffle(s.deck[seat])
            for _ in range(s.box.starting_draw):
                s.hand[seat].append(s.deck[seat].pop())
            if s.log is not None:
                s.say("runar-event-shuffled", {"who": who_name(seat), "n": s.box.starting_draw}, f"seat/{seat}")
        s.shown += 1

    def obstacles(self, s: State) -> None:
        """R-9.26: the First Player matches colours and types."""
        if not self.colours:
            self.step = TOKENS
            return
        codes: list[int] = []
        for colour in self.colours:
            need = sum([len(placement.colours[colour]) for placement in placements(s)])
            for kind in range(STONE_PILE, CHEST + 1):
                used = sum([1 for node in s.ground.nodes if s.obstacle[node] == kind])
                if s.box.obstacles[kind].pieces - used >= need:
                    codes.append(colour * 8 + kind)
        pick(s, s.order[0], OBSTACLE, "raise", codes, "R-9.26")

    def tokens(self, s: State) -> None:
        """R-9.27 to R-9.30, R-28.7."""
        for placement in placements(s):
            for node, die in placement.dice:
                s.spot[node] = die
            for node in placement.hazards:
                s.hazard[node] = 1
                s.hazards_gone -= 1
            for node, colour in placement.shards:
                s.shard[node] = colour
                s.shards_gone -= 1
        if s.log is not None:
            laid = [f"node/{node_name(node)}" for node in s.ground.nodes if s.spot[node] >= 0]
            laid.extend([f"node/{node_name(node)}" for node in s.ground.nodes if s.hazard[node] or s.shard[node]])
            s.say("runar-event-laid", {}, *laid)
        if not s.nemesis:
            self.step = PLACE
            return
        self.nodes = [placement.enemy for placement in placements(s)]
        if s.solo:
            self.nodes = [node for node in s.ground.nodes if s.shard[node]] + self.nodes

    def enemies(self, s: State) -> None:
        kind = s.scenario.enemies[0]
        if not self.nodes or s.reserve[kind] == 0:
            self.step = PLACE
            return
        if s.reserve[kind] >= len(self.nodes):
            for node in self.nodes:
                spawn(s, kind, node)
            self.nodes = []
            return
        # nodes with Shards first
        first = [node for node in self.nodes if s.shard[node]] if s.solo else self.nodes
        pick(s, s.order[0], NODE, "enemy-start", sorted(first or self.nodes), "R-9.30", n=s.reserve[kind])

    def heard(self, s: State, value: int) -> None:
        if self.step == CLANS:
            seat = self.todo.pop(0)
            s.clan[seat] = value
            self.tell_choice(s, "runar-event-clan", seat, Message(f"runar-clan-{s.box.clans[value]}"))
        elif self.step == HEROES:
            seat = self.todo.pop(0)
            at = seat * 3
            while self.pool[at] >= 0:
                at += 1
            self.pool[at] = value
            self.tell_choice(s, "runar-event-drafted", seat, Message(f"runar-hero-{s.box.heroes[value].id}"))
        elif self.step == MARKS:
            seat = self.todo.pop(0)
            at = seat * 3
            while s.hero[at] >= 0:
                at += 1
            s.hero[at] = value
            if s.log is not None:
                base: dict[str, object] = {"hero": Message(f"runar-hero-{s.box.heroes[value].id}"), "n": at % 3 + 1}
                s.say("runar-event-base-of", base, f"figure/{at}", f"seat/{seat}")
        elif self.step == OBSTACLES:
            colour = value // 8
            self.colours.remove(colour)
            raised = [node for placement in placements(s) for node in placement.colours[colour]]
            for node in raised:
                s.obstacle[node] = value % 8
            if s.log is not None:
                names = [node_name(node) for node in raised]
                stones: dict[str, object] = {
                    "who": who_name(s.order[0]),
                    "what": Message(f"runar-obstacle_card-{s.box.obstacles[value % 8].id}"),
                    "nodes": ", ".join(names),
                }
                s.say("runar-event-raised", stones, *[f"node/{name}" for name in names])
        elif self.step == ENEMIES:
            self.nodes.remove(value)
            spawn(s, s.scenario.enemies[0], value)

    def tell_choice(self, s: State, id: str, seat: int, what: Message) -> None:
        if s.log is not None:
            s.say(id, {"who": who_name(seat), "what": what}, f"seat/{seat}")

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.preparing = self

    def clone(self) -> Preparing:
        copy = Preparing(self.draft, self.ready)
        copy.legends = self.legends
        copy.step = self.step
        copy.todo = self.todo.copy()
        copy.begun = self.begun
        copy.pool = self.pool.copy()
        copy.colours = self.colours.copy()
        copy.nodes = self.nodes.copy()
        copy.dealt = self.dealt.copy()
        return copy


#: the code of "the rest as they lie"
REST: Final = 100


class Keep(Together[State]):
    """R-9.20: all players at once keep three of six cards and order the others under the deck."""

    def __init__(self, seats: list[int], drawn: int, keep: int) -> None:
        super().__init__(seats)
        self.drawn = drawn
        self.keep = keep
        #: by seat: places of cards, first those kept, then the others in the order they go under
        self.picks: list[list[int]] = [[] for _ in seats]

    def ask(self, s: State, seat: int) -> Decision:
        mine = self.picks[seat]
        codes = [at for at in range(self.drawn) if at not in mine]
        if len(mine) == self.keep:
            codes.append(REST)
        return Decision(seat, codes)

    def take(self, s: State, seat: int, code: int) -> bool:
        if code == REST:
            # `reveal` puts them under the deck in the order they lie
            return True
        self.picks[seat].append(code)
        return len(self.picks[seat]) >= self.drawn - 1

    def forget(self, s: State, seat: int) -> None:
        self.picks[seat] = []

    def reveal(self, s: State) -> None:
        for seat in range(s.seats):
            drawn = s.hand[seat]
            mine = self.picks[seat]
            mine.extend([at for at in range(self.drawn) if at not in mine])
            under = [drawn[at] for at in mine[self.keep :]]
            under.reverse()
            s.hand[seat] = sorted([drawn[at] for at in mine[: self.keep]])
            s.deck[seat] = under + s.deck[seat]
            s.known_bottom[seat] = len(under)
        if s.log is not None:
            s.say("runar-event-kept", {"n": self.keep}, *[f"seat/{seat}" for seat in range(s.seats)])

    def prompt(self, s: State, seat: int) -> Message:
        chosen = len(self.picks[seat])
        if chosen < self.keep:
            return Message("runar-ask-keep", {"n": self.keep - chosen})
        return Message("runar-ask-put-under", {"n": self.drawn - chosen})

    def rule(self, s: State, seat: int) -> str:
        return "R-9.20"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == REST:
            return Option("under rest", Message("runar-option-rest", {"n": self.drawn - self.keep}), "", "R-9.20")
        card = s.hand[seat][code]
        verb = "keep" if len(self.picks[seat]) < self.keep else "under"
        return Option(f"{verb} {s.box.cards[card].id}", card_name(s, card), f"card/{s.box.cards[card].id}", "R-9.20")

    def encode(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if code == REST:
            return actions.end
        sealed = len(self.picks[seat]) >= self.keep
        return (actions.under if sealed else actions.keep) + s.hand[seat][code]

    def sketch(self, s: State, seat: int) -> list[int]:
        hand = s.hand[seat]
        picked = [hand[at] for at in self.picks[seat]]
        return [6, -1, -1, -1, len(picked), *picked]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.sealed = self.sealed
        if seat >= 0:
            play.kept = [s.hand[seat][at] for at in self.picks[seat]]

    def clone(self) -> Keep:
        copy = Keep([], self.drawn, self.keep)
        self.copy_seats(copy)
        copy.picks = [picks.copy() for picks in self.picks]
        return copy


MARK: Final = 1000


def token(mark: int, node: int) -> int:
    """The Position token of a Hero on a node, as a code."""
    return mark * MARK + node


def mark_of(code: int) -> int:
    """Which of the three Heroes."""
    return code // MARK


def token_node(code: int) -> int:
    return code % MARK


class Placing(Frame[State]):
    """R-9.31 to R-9.36: Position tokens face down on nodes with dice, counter-clockwise, three rounds."""

    def __init__(self, seats: int) -> None:
        self.turn = 0
        #: by figure: the node of its token, -1 not yet placed
        self.tokens: list[int] = [-1] * (seats * 3)

    def seat(self, s: State) -> int:
        return s.order[s.seats - 1 - self.turn % s.seats]

    def nodes(self, s: State, seat: int) -> list[int]:
        round = self.turn // s.seats
        home = s.home[seat]
        found: list[int] = []
        for node in s.ground.nodes:
            if s.spot[node] < 0 or not s.is_free(node):
                continue
            own = s.ground.territory[node] == home
            if s.solo or round == 2 or own == (round == 0):
                found.append(node)
        return found

    def resume(self, s: State) -> Decision | None:
        if self.turn >= s.seats * 3:
            s.pop()
            s.shown += 1
            for figure in range(s.seats * 3):
                s.put(figure, self.tokens[figure])
            for node in s.ground.nodes:
                s.spot[node] = -1
            if s.log is not None:
                taken = [f"node/{node_name(node)}" for node in self.tokens]
                s.say("runar-event-revealed", {}, *taken, *[f"figure/{figure}" for figure in range(s.seats * 3)])
            return None
        seat = self.seat(s)
        codes: list[int] = []
        for mark in range(3):
            if self.tokens[seat * 3 + mark] < 0:
                for node in self.nodes(s, seat):
                    codes.append(token(mark, node))
        return Decision(seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        node = token_node(code)
        self.tokens[seat * 3 + mark_of(code)] = node
        kind = s.spot[node]
        s.spot[node] = -1
        self.turn += 1
        if s.log is not None:
            name = node_name(node)
            s.say(
                "runar-event-token-placed",
                {"who": who_name(seat), "node": name, "die": Message(f"runar-die-{DICE[kind]}")},
                f"node/{name}",
            )
        gain(s, seat, -1, kind, 1)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-position", {"round": self.turn // s.seats + 1})

    def rule(self, s: State, seat: int) -> str:
        return ("R-9.32", "R-9.33", "R-9.34")[self.turn // s.seats]

    def option(self, s: State, seat: int, code: int) -> Option:
        figure = seat * 3 + mark_of(code)
        name = node_name(token_node(code))
        hero = s.card_of(figure).id
        return Option(
            f"position {hero} {name}",
            Message(
                "runar-option-position",
                {
                    "hero": Message(f"runar-hero-{hero}"),
                    "node": name,
                    "die": Message(f"runar-die-{DICE[s.spot[token_node(code)]]}"),
                },
            ),
            f"node/{name}",
            self.rule(s, seat),
        )

    def hide(self, s: State, seat: int, luck: Luck) -> None:
        """Which Hero lies under which token is known to its owner only."""
        for other in range(s.seats):
            if other != seat:
                own = self.tokens[other * 3 : other * 3 + 3]
                luck.shuffle(own)
                self.tokens[other * 3 : other * 3 + 3] = own

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.position + mark_of(code) * NODES + token_node(code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [5, -1, -1, -1, self.turn]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        for other in range(s.seats):
            nodes = self.tokens[other * 3 : other * 3 + 3]
            if other != seat:
                nodes.sort()
            play.tokens.extend(nodes)

    def clone(self) -> Placing:
        copy = Placing(0)
        copy.turn = self.turn
        copy.tokens = self.tokens.copy()
        return copy
