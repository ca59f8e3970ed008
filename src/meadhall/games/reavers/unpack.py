"""Unpacking: the contents of the box file become frozen definitions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meadhall.core.box import Entry, read
from meadhall.core.error import BadBox
from meadhall.games.reavers import box as b
from meadhall.games.reavers import definitions as p
from meadhall.games.reavers.actions import Actions


class Reading:
    """One reading of a box file: collects the programs and knows how to complain."""

    def __init__(self, file: str, contents: b.BoxFile) -> None:
        self.file = file
        self.contents = contents
        self.programs: list[tuple[p.Effect, ...]] = [()]

    def wrong(self, kind: str, entry: str, word: str) -> BadBox:
        return BadBox("error-box-entry", {"file": self.file, "entry": f"{kind} {entry}", "reason": f"“{word}”"})

    def index(self, names: list[str] | tuple[str, ...], word: str, kind: str, entry: str) -> int:
        """The place of a word in a list, or an error that names file, entry and word."""
        if word not in names:
            raise self.wrong(kind, entry, word)
        return list(names).index(word)

    def need(self, faces: list[b.PayFace]) -> tuple[int, ...]:
        return tuple(sum(p.FACE_NAMES[face] == name for name in faces) for face in range(p.DOUBLE + 1))

    def program(self, effects: list[b.Effect], kind: str, entry: str) -> int:
        """The number of the program these effects make."""
        if not effects:
            return 0
        made = tuple(self.effect(effect, f"{kind} {entry} {n}", kind, entry) for n, effect in enumerate(effects))
        self.programs.append(made)
        return len(self.programs) - 1

    def effect(self, effect: b.Effect, id: str, kind: str, entry: str) -> p.Effect:
        op = p.OPS.index(str(type(effect).__struct_config__.tag))
        match effect:
            case b.Token():
                return p.Effect(id, op, effect.n, p.TOKENS.index(effect.token))
            case b.Dice():
                colours = tuple([*p.COLOURS, "any", "same"].index(colour) for colour in effect.colours)
                how = [*p.FACE_NAMES, "roll", "choose"].index(effect.how)
                return p.Effect(id, op, len(colours), how, colours)
            case b.Draw():
                return p.Effect(id, op, effect.n, [*p.DECKS, "spoils"].index(effect.deck))
            case b.Sift():
                return p.Effect(id, op, effect.look, p.DECKS.index(effect.deck))
            case b.SpendDice():
                return p.Effect(id, op, effect.n, [*p.COLOURS, "any"].index(effect.colour))
            case b.SpendFaces():
                return p.Effect(id, op, len(effect.faces), 0, self.need(effect.faces))
            case b.May():
                return p.Effect(id, op, first=self.program(effect.effects, kind, entry))
            case b.Either():
                first = self.program(effect.first, kind, entry)
                return p.Effect(id, op, first=first, second=self.program(effect.second, kind, entry))
            case b.Pillage():
                return p.Effect(id, op, effect.defense, first=self.program(effect.effects, kind, entry))
            case b.TakeUpgrade():
                names = [upgrade.id for upgrade in self.contents.upgrade]
                return p.Effect(id, op, 1, self.index(names, effect.upgrade, kind, entry))
            case b.ClaimLevel():
                return p.Effect(id, op, effect.level)
            case b.LoseDie():
                return p.Effect(id, op, effect.n, ("any", "jarl").index(effect.of))
            case _:
                number = getattr(effect, "n", 1)
                assert isinstance(number, int)
                return p.Effect(id, op, number)

    def spoil(self, entry: b.VillageEntry | b.KeepEntry, kind: str) -> p.Spoil:
        program = self.program(list(entry.effects), kind, entry.id)
        artifact = entry.artifact if isinstance(entry, b.VillageEntry) else None
        scores = entry.scores if isinstance(entry, b.KeepEntry) else ""
        if artifact is None:
            return p.Spoil(entry.id, program, p.SETS.index(scores) if scores else -1, -1, 0, 0, 0)
        during = [*p.LOCATIONS, "any"].index(artifact.during)
        if artifact.stores == "any":
            stores = p.STORES_ANY
        elif artifact.stores in p.CLAN_NAMES:
            stores = p.STORES_CLAN + p.CLAN_NAMES.index(artifact.stores)
        else:
            stores = p.FACE_NAMES.index(artifact.stores)
        return p.Spoil(entry.id, program, -1, during, stores, artifact.glory, p.MOMENTS.index(artifact.moment))

    def upgrade(self, entry: b.UpgradeEntry) -> p.Upgrade:
        if len(entry.counts_as) == 1:
            return p.Upgrade(entry.id, entry.count, p.FACE_NAMES.index(entry.counts_as[0]))
        if sorted(entry.counts_as) == ["hammer", "ship"]:
            return p.Upgrade(entry.id, entry.count, p.SHIP_OR_HAMMER)
        raise self.wrong("upgrade", entry.id, ", ".join(entry.counts_as))

    def ordered(self, kind: str, entries: list[str], names: tuple[str, ...]) -> None:
        """These entries are the ones the board has, in its order."""
        for entry, name in zip(entries, names, strict=False):
            if entry != name:
                raise self.wrong(kind, name, entry)
        if len(entries) != len(names):
            raise self.wrong(kind, names[-1], str(len(entries)))

    def dealt(self, kind: str, entries: Sequence[Entry], cards: list[str]) -> None:
        """Every kind has as many cards as it says."""
        for entry in entries:
            if cards.count(entry.id) != entry.count:
                raise self.wrong(kind, entry.id, f"count {entry.count}, cards {cards.count(entry.id)}")

    def box(self, digest: str) -> p.Box:
        c = self.contents
        self.ordered("crew", [entry.id for entry in c.crew], p.COLOURS)
        self.ordered("clan", [entry.id for entry in c.clan], p.CLAN_NAMES)
        self.ordered("location", [entry.id for entry in c.location], p.LOCATIONS)
        lands = tuple(f"{land}{level}" for land in p.LANDS for level in (1, 2, 3))
        self.ordered("territory", [entry.id for entry in c.territory], lands)
        self.ordered("face_up", [entry.id for entry in c.face_up], ("2", "3", "4"))
        kinds = {kind.id: kind for kind in c.reaver}
        ability = {kind.id: self.program(kind.effects, "reaver", kind.id) for kind in c.reaver}
        reavers: list[p.Reaver] = []
        for card in c.reaver_card:
            self.index(list(kinds), card.kind, "reaver_card", card.id)
            reavers.append(
                p.Reaver(
                    card.id,
                    card.kind,
                    p.CLAN_NAMES.index(kinds[card.kind].clan),
                    ability[card.kind],
                    tuple(p.COLOURS.index(colour) for colour in card.rolled),
                    tuple(p.COLOURS.index(colour) for colour in card.rallied),
                )
            )
        self.dealt("reaver", c.reaver, [card.kind for card in c.reaver_card])
        battle_kinds = {kind.id: kind for kind in c.battle}
        extra = {kind.id: self.program(kind.extra, "battle", kind.id) for kind in c.battle}
        battles: list[p.BattleCard] = []
        for battle in c.battle_card:
            self.index(list(battle_kinds), battle.kind, "battle_card", battle.id)
            kind = battle_kinds[battle.kind]
            faces = tuple(p.FACE_NAMES.index(face) for face in battle.dice)
            battles.append(
                p.BattleCard(
                    battle.id, battle.kind, kind.glory, kind.defense, extra[battle.kind], self.need(battle.dice), faces
                )
            )
        self.dealt("battle", c.battle, [card.kind for card in c.battle_card])
        tiles: list[p.Tile] = []
        stacks: list[list[int]] = [[] for _ in lands]
        for tile in c.tile:
            stack = self.index(lands, tile.kind, "tile", tile.id)
            stacks[stack].extend([len(tiles)] * tile.count)
            tiles.append(p.Tile(tile.id, stack, self.program(tile.reward, "tile", tile.id)))
        self.dealt("territory", c.territory, [tile.kind for tile in c.tile for _ in range(tile.count)])
        board, start, scoring = c.board, c.start, c.scoring
        rules = p.Rules(
            {
                "rounds": board.rounds,
                "locations_per_round": board.locations_per_round,
                "dice_spaces": board.dice_spaces,
                "artifact_spaces": board.artifact_spaces,
                "upgrade_spaces": board.upgrade_spaces,
                "reavers_per_bench": board.reavers_per_bench,
                "territory_glory": board.territory_glory,
                "start_favor": start.favor,
                "start_reavers": start.reavers,
                "start_glory": start.glory,
                "honor_ship": start.honor_ship,
                "rest_food": c.rest.food,
                "rest_dice": c.rest.dice,
                "trade_favor": c.trade.favor,
                "trade_food": c.trade.food,
                "trade_dice": c.trade.dice,
                "market": c.trade.market,
                "terror_further": scoring.terror_further,
            },
            {
                "start_food": start.food,
                "combat_faces": tuple(c.combat_die.faces),
                "terror": tuple(scoring.terror),
                "treasure": tuple(scoring.treasure),
                "art": tuple(scoring.art),
                "armor": tuple(scoring.armor),
                "tapestry": scoring.tapestry,
                "brackets": scoring.brackets,
                "farm": scoring.farm,
                "wall": scoring.wall,
                "tower": scoring.tower,
                "majority": scoring.majority,
            },
        )
        tokens = {token.id: token.count for token in c.token}
        return p.Box(
            digest,
            rules,
            clan_bonus=tuple(self.program(clan.bonus, "clan", clan.id) for clan in c.clan),
            crew_counts=tuple(crew.count for crew in c.crew),
            crew_faces=tuple(tuple(p.FACE_NAMES.index(face) for face in crew.faces) for crew in c.crew),
            locations=tuple(
                p.Location(
                    entry.id,
                    entry.food,
                    self.need(entry.dice),
                    entry.bonus,
                    entry.bonus_when == "select",
                    entry.bench,
                    entry.kind == "blue",
                )
                for entry in c.location
            ),
            reavers=tuple(reavers),
            villages=tuple(self.spoil(entry, "village") for entry in c.village),
            keeps=tuple(self.spoil(entry, "keep") for entry in c.keep),
            journeys=tuple(
                p.JourneyCard(
                    entry.id,
                    self.program(entry.pay, "journey", entry.id),
                    self.program(entry.reward, "journey", entry.id),
                    self.program(entry.suffer, "journey", entry.id),
                )
                for entry in c.journey
            ),
            battles=tuple(battles),
            prophecies=tuple(
                p.Prophecy(entry.id, self.index(p.PER, entry.per, "prophecy", entry.id), entry.glory)
                for entry in c.prophecy
            ),
            lands=tuple(
                p.Land(
                    entry.id,
                    p.LANDS.index(entry.resource),
                    entry.level,
                    entry.defense,
                    self.program(entry.peace, "territory", entry.id),
                )
                for entry in c.territory
            ),
            tiles=tuple(tiles),
            upgrades=tuple(self.upgrade(entry) for entry in c.upgrade),
            tokens=tuple(tokens[name] for name in p.TOKENS),
            decks=(
                tuple(range(len(reavers))),
                tuple(n for n, entry in enumerate(c.village) for _ in range(entry.count)),
                tuple(n for n, entry in enumerate(c.keep) for _ in range(entry.count)),
                tuple(n for n, entry in enumerate(c.journey) for _ in range(entry.count)),
                tuple(range(len(battles))),
                tuple(n for n, entry in enumerate(c.prophecy) for _ in range(entry.count)),
            ),
            stacks=tuple(tuple(stack) for stack in stacks),
            face_up=tuple((up.reaver, up.village, up.keep, 0, up.battle, up.prophecy) for up in c.face_up),
            # last: all programs have been read by now
            programs=tuple(self.programs),
        )


def load(path: Path | None) -> p.Box:
    """The box of this file, or the game's own."""
    path = path or b.HERE / "components.toml"
    contents, digest = read(path, b.BoxFile)
    box = Reading(path.name, contents).box(digest)
    box.contents = contents
    box.actions = Actions(box)
    return box
