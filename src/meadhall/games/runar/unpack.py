"""The box file of Runar read with types and turned into frozen definitions."""

from __future__ import annotations

from pathlib import Path

from meadhall.core.box import read
from meadhall.core.error import BadBox
from meadhall.games.runar import definitions as made
from meadhall.games.runar.actions import Actions
from meadhall.games.runar.box import ActionCard, BoxFile, Hero, Scenario
from meadhall.games.runar.definitions import NORTH, SOUTH, Ground, Territory, node_of
from meadhall.games.runar.effects.box import Operation, Passive, UnknownWord, compiled, cost, die, word
from meadhall.games.runar.effects.vocabulary import WHO_SELF

HERE = Path(__file__).parent


class Reader:
    """Turns words into numbers and names the entry where a word is unknown."""

    def __init__(self, contents: BoxFile, digest: str, file: str) -> None:
        self.contents = contents
        self.file = file
        self.entry = ""
        self.box = made.Box(digest)

    def ops(self, effects: list[Operation]) -> tuple[made.Op, ...]:
        return tuple([self.op(effect) for effect in effects])

    def op(self, effect: Operation) -> made.Op:
        op = compiled(effect)
        if isinstance(effect, Passive) and effect.enemy:
            op.enemy = self.number(effect.enemy, [enemy.id for enemy in self.contents.enemy_card])
        return op

    def number(self, id: str, ids: list[str]) -> int:
        if id not in ids:
            raise UnknownWord(id)
        return ids.index(id)

    def read(self) -> made.Box:
        try:
            self.fill()
        except UnknownWord as failure:
            raise BadBox(
                "error-box-entry", {"file": self.file, "entry": self.entry, "reason": f"unknown word ({failure})"}
            ) from None
        return self.box

    def fill(self) -> None:
        c, box = self.contents, self.box
        limits = c.limits
        box.hand_size, box.starting_draw, box.starting_keep = (
            limits.hand_size,
            limits.starting_draw,
            limits.starting_keep,
        )
        box.personal_pool, box.action_pool, box.shard_slots = (
            limits.personal_pool,
            limits.action_pool,
            limits.shard_slots,
        )
        heroes = [hero.id for hero in c.hero]
        box.clans = [clan.id for clan in c.clan]
        for clan in c.clan:
            self.entry = f"clan {clan.id}"
            box.teams.append(tuple([self.number(id, heroes) for id in clan.suggested_team]))
        for hero in c.hero:
            self.hero(hero)
        for card in c.action_card:
            self.entry = f"action_card {card.id}"
            box.cards.append(self.card(card, self.number(card.hero, heroes), card.id))
        for card in c.inspiration_card:
            self.entry = f"inspiration_card {card.id}"
            box.cards.extend(self.card(card, -1, f"{card.id}-{number + 1}") for number in range(card.count))
        for destiny in c.destiny_card:
            self.entry = f"destiny_card {destiny.id}"
            colour = self.number(destiny.shard, list(made.COLOURS))
            box.destiny.append(made.DestinyCard(destiny.id, destiny.zone, destiny.node, colour, destiny.enemy_slot - 1))
        kinds = ["immediate", "upgrade", "mission", "nemesis_power"]
        for event in c.event_card:
            self.entry = f"event_card {event.id}"
            halves = tuple(
                [
                    made.Half(f"{event.id}-{at + 1}", self.number(half.kind, kinds), self.ops(half.effect))
                    for at, half in enumerate(event.half)
                ]
            )
            box.events.append(made.EventCard(event.id, event.number, halves))
        for doom in c.doom_card:
            self.entry = f"doom_card {doom.id}"
            box.dooms.append(made.DoomCard(doom.id, doom.nemesis_vp, self.ops(doom.effect)))
        for mission in c.mission_card:
            self.entry = f"mission_card {mission.id}"
            box.missions.append(made.MissionCard(mission.id, self.ops(mission.effect)))
        self.treasures()
        self.enemies()
        for scenario in c.scenario:
            self.scenario(scenario)
        self.boards()
        for reward in c.reward:
            self.entry = f"reward {reward.id}"
            bought = made.Reward(reward.id, reward.cost, reward.max, reward.per == "hero", self.ops(reward.effect))
            bought.for_hero = self.ops(reward.effect)
            for op in bought.for_hero:
                op.who = WHO_SELF
            box.rewards.append(bought)
        for tactic in c.tactic:
            self.entry = f"tactic {tactic.id}"
            box.tactics[tactic.id] = tuple([tuple([die(kind) for kind in option]) for option in tactic.cost_options])
        points = c.points
        box.points = (points.first, points.second, points.third, points.other)
        box.solo_lost = c.solo.campaign_lost_at_defeated_heroes
        box.solo_team = c.solo.team_size
        box.solo_treasures = c.solo.treasures_revealed
        box.nemesis_points = (points.minus_per_nemesis_first, points.minus_per_nemesis_second)
        box.packs = [0, *c.destiny_deck.packs]
        box.pack_size = c.destiny_deck.pack_size
        tokens = {token.id: token.count for token in c.token}
        box.shard_tokens, box.hazard_tokens = tokens["shard"], tokens["hazard"]
        box.advantage_cards = sum(card.count for card in c.advantage_card)
        box.inspiration_cards = sum(card.count for card in c.inspiration_card)

    def hero(self, hero: Hero) -> None:
        abilities: list[made.Ability] = []
        for part in [*hero.ability, hero.trait]:
            self.entry = f"hero {hero.id}, {part.id}"
            symbol = self.number(part.symbol, list(made.SYMBOLS)) if part.symbol else -1
            plain = self.ops(part.effect)
            legend = self.ops(part.effect_legend) or plain
            ability = made.Ability(part.id, symbol, plain, legend, self.ops(part.effect_solo) or plain)
            ability.solo_legend = self.ops(part.effect_solo_legend) or self.ops(part.effect_solo) or legend
            abilities.append(ability)
        self.entry = f"hero {hero.id}"
        card = made.HeroCard(
            hero.id,
            self.number(hero.clan, self.box.clans),
            (hero.explorer.speed, hero.legend.speed),
            (hero.explorer.defence, hero.legend.defence),
            tuple(abilities[:-1]),
        )
        card.trait = abilities[-1]
        self.box.heroes.append(card)

    def card(self, card: ActionCard, hero: int, id: str) -> made.ActionCard:
        symbols = 0
        for symbol in card.symbols:
            symbols |= 1 << self.number(symbol, list(made.SYMBOLS))
        return made.ActionCard(
            id, hero, tuple([die(kind) for kind in card.action]), tuple([die(kind) for kind in card.support]), symbols
        )

    def treasures(self) -> None:
        kinds = ["mark", "equipment", "artefact"]
        for card in [*self.contents.treasure_card, *self.contents.artefact_card]:
            self.entry = f"treasure_card {card.id}"
            self.box.treasures.append(
                made.Treasure(
                    card.id,
                    card.number,
                    self.number(card.kind, kinds),
                    card.once_per_game,
                    word("TIMING", card.timing),
                    self.ops(card.effect),
                )
            )
        pieces = {piece.id: piece.count for piece in self.contents.obstacle_piece}
        self.box.obstacles.append(made.ObstacleCard("", 0, False, (), 0))
        for obstacle in self.contents.obstacle_card:
            self.entry = f"obstacle_card {obstacle.id}"
            if obstacle.id != made.OBSTACLES[len(self.box.obstacles)]:
                raise UnknownWord(obstacle.id)
            self.box.obstacles.append(
                made.ObstacleCard(
                    obstacle.id,
                    obstacle.toughness,
                    obstacle.movable,
                    self.ops(obstacle.effect),
                    pieces.get(obstacle.id, 0),
                )
            )

    def enemies(self) -> None:
        ranks = ["minion", "warrior", "leader"]
        rewards = {"vp": 1, "trophy": 2, "advantage": 4, "inspiration": 8}
        for number, enemy in enumerate(self.contents.enemy_card):
            self.entry = f"enemy_card {enemy.id}"
            options: list[int] = []
            for option in enemy.reward_options:
                bits = 0
                for name in option:
                    if name not in rewards:
                        raise UnknownWord(name)
                    bits |= rewards[name]
                options.append(bits)
            card = made.EnemyCard(
                enemy.id,
                self.number(enemy.rank, ranks),
                enemy.power,
                enemy.health,
                enemy.figures,
                tuple(options),
                self.ops(enemy.basic),
            )
            card.unique = enemy.unique
            self.box.enemies.append(card)
            self.box.figure_kind.extend([number] * enemy.figures)
        ids = [enemy.id for enemy in self.contents.enemy_card]
        for action in self.contents.enemy_action_card:
            self.entry = f"enemy_action_card {action.id}"
            self.box.enemy_actions.append(
                made.EnemyAction(
                    action.id,
                    self.number(action.enemy, ids),
                    action.respawn,
                    word("IF", action.condition),
                    self.ops(action.effect),
                )
            )

    def scenario(self, scenario: Scenario) -> None:
        self.entry = f"scenario {scenario.id}"
        c = self.contents
        missions = [mission.id for mission in c.mission_card]
        numbers = [str(event.number) for event in c.event_card]
        rules: list[made.ScenarioRule] = []
        for rule in scenario.rule:
            bits = 0
            for option in rule.cost_options:
                bits |= cost(option)
            rules.append(
                made.ScenarioRule(rule.id, rule.kind, bits, rule.limit == "once_per_turn", self.ops(rule.effect))
            )
        self.box.scenarios.append(
            made.Scenario(
                scenario.id,
                scenario.nemesis,
                tuple([self.number(id, missions) for id in scenario.missions]),
                tuple([tuple([self.number(str(n), numbers) for n in events]) for events in scenario.events]),
                tuple([self.number(str(n), numbers) for n in scenario.red_events]),
                tuple([self.number(id, [enemy.id for enemy in c.enemy_card]) for id in scenario.enemies]),
                self.ops(scenario.setup),
                tuple(rules),
            )
        )

    def boards(self) -> None:
        box, c = self.box, self.contents
        box.grounds.append(Ground("none", []))
        for board in sorted(c.board, key=lambda board: board.players):
            places = [
                Territory(place.id, *place.origin, NORTH if place.arrow == "north" else SOUTH)
                for place in sorted(board.territory, key=lambda place: place.seat)
            ]
            box.grounds.append(Ground(board.id, places))
        for territory in box.grounds[4].territories:
            box.solo_grounds[territory.id] = Ground(f"p1-{territory.id}", [territory])
        box.destiny_boards.append(made.DestinyBoard("none", 0, (), (), ()))
        for destiny in sorted(c.destiny_board, key=lambda board: board.players):
            printed = made.DestinyBoard(
                destiny.id,
                destiny.event_slots,
                tuple(destiny.access),
                tuple([slot - 1 for slot in destiny.enemy_token_symbol_slots]),
                tuple([slot - 1 for slot in destiny.enemy_token_spaces]),
            )
            printed.shards_hint = tuple(destiny.shards_while_first_free_slot_is)
            printed.enemies_hint = tuple(destiny.min_enemies_while_first_free_slot_is)
            box.destiny_boards.append(printed)
        box.enemy_limits.append((0, 0, 0, 0))
        for limit in sorted(c.enemy_limit, key=lambda limit: limit.players):
            box.enemy_limits.append((limit.minion, limit.warrior, limit.leader, limit.unique_leader))
        for layout in c.layout:
            self.entry = f"layout {layout.id}"
            wide: dict[str, made.Placement] = {}
            three: dict[str, made.Placement] = {}
            for placed in layout.placement:
                (three if placed.side == "3" else wide)[placed.territory] = made.Placement(
                    f"{layout.id}-{placed.side}-{placed.territory}",
                    node_of(placed.statue),
                    tuple([tuple([node_of(n) for n in nodes]) for nodes in (placed.purple, placed.brown, placed.red)]),
                    tuple([(node_of(spot.node), die(spot.die)) for spot in placed.dice]),
                    tuple([node_of(n) for n in placed.hazards]),
                    tuple(
                        [(node_of(spot.node), self.number(spot.colour, list(made.COLOURS))) for spot in placed.shards]
                    ),
                    node_of(placed.enemy),
                )
            box.layouts.append(made.Layout(layout.id, wide, three))


def load(path: Path | None = None) -> made.Box:
    """The box, the game's own or another file."""
    where = path or HERE / "components.toml"
    contents, digest = read(where, BoxFile)
    box = Reader(contents, digest, where.name).read()
    box.contents = contents
    box.actions = Actions(box)
    return box
