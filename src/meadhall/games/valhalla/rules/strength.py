"""V-6.14, V-7: how strong a side is."""

from __future__ import annotations

from meadhall.games.valhalla.definitions import (
    BEARER_AGAINST,
    BEARER_STRENGTH,
    BOAR,
    CLAN_OFF,
    GATHERING,
    HUNT,
    J_FORCE_HUNT,
    J_PER_CLAN,
    J_STRENGTH,
    KINSHIP,
)
from meadhall.games.valhalla.parts import DUEL, RAGNAROK, Battle
from meadhall.games.valhalla.rules.conditions import own_activated
from meadhall.games.valhalla.rules.jarls import has_extended, has_op, total, works
from meadhall.games.valhalla.state import STRIDE, State


def foe_has_clan(s: State, b: Battle, side: int, clan: int, partners: bool) -> bool:
    """Is a clan in the opponent's Team, his partner's Team (V-19.4), or on the Monster card (V-20.17)?"""
    if b.kind == DUEL:
        foe = b.sides[1 - side].seat
        if s.clan_count(foe, clan) > 0:
            return True
        return partners and s.rules.pairs != 0 and s.clan_count(s.partner(foe), clan) > 0
    if b.kind == RAGNAROK:
        return False
    return clan in s.monster().clans


def trait_strength(s: State, b: Battle, side: int, place: int) -> int:
    """V-7.3 to V-7.5: what the trait of an activated Warrior adds."""
    card = s.box.cards[s.team[place]]
    trait = card.trait
    if trait == 0:
        return 0
    if b.curse == CLAN_OFF and b.curse_of == card.clan:
        return 0
    if trait == HUNT:
        return s.box.hunt if foe_has_clan(s, b, side, card.of, True) else 0
    seat = b.sides[side].seat
    partner = s.partner(seat)
    if trait == KINSHIP:
        kin = s.clan_count(seat, card.of)
        if partner >= 0:
            kin += s.clan_count(partner, card.of)
        if card.clan == card.of:
            kin -= 1
        return s.box.kin_two if kin >= 2 else s.box.kin_one if kin == 1 else 0
    if trait == GATHERING:
        mask = s.clan_mask(seat)
        if partner >= 0:
            mask |= s.clan_mask(partner)
        clans = mask.bit_count()
        return s.box.gather_four if clans >= 4 else s.box.gather_three if clans == 3 else 0
    return 0


def warrior_strength(s: State, b: Battle, side: int, place: int) -> int:
    """An activated Warrior with its trait, its Tyr card and what its own Jarl gives it."""
    card = s.box.cards[s.team[place]]
    value = card.strength + trait_strength(s, b, side, place)
    under = s.tyr[place]
    if under >= 0:
        tyr = s.box.cards[under]
        # V-19.16: the opponent's own Team only
        if tyr.op == BEARER_STRENGTH or (tyr.op == BEARER_AGAINST and foe_has_clan(s, b, side, tyr.of, False)):
            value += tyr.value
    fighter = b.sides[side]
    if place // STRIDE == fighter.seat and works(s, b, side):
        for effect in s.box.jarls[s.jarls[fighter.seat]].basic:
            if effect.op == J_PER_CLAN and effect.clan == card.clan:
                value += effect.value
    return value


def forced_hunt(s: State, b: Battle, side: int) -> int:
    """Villsvin: one activated Boar that hunts in vain gets its bonus all the same."""
    if not works(s, b, side):
        return 0
    fighter = b.sides[side]
    jarl = s.box.jarls[s.jarls[fighter.seat]]
    if not has_op(jarl.extended, J_FORCE_HUNT) or not has_extended(s, b, side, jarl, fighter.jarl_choice):
        return 0
    if b.curse == CLAN_OFF and b.curse_of == BOAR:
        return 0
    for place in fighter.activated:
        card = s.box.cards[s.team[place]]
        if (
            place // STRIDE == fighter.seat
            and card.clan == BOAR
            and card.trait == HUNT
            and place not in fighter.excluded
        ):
            if trait_strength(s, b, side, place) == 0:
                return s.box.hunt
    return 0


def strength(s: State, b: Battle, side: int) -> int:
    """The strength of a side as it stands; 0 without an activated Warrior (V-6.12, V-6.18)."""
    fighter = b.sides[side]
    if fighter.seat < 0:
        return s.monster_strength() if b.kind != RAGNAROK else 0
    if not fighter.activated or b.kind == RAGNAROK:
        return 0
    value = fighter.bonus
    for place in fighter.activated:
        if place not in fighter.excluded:
            value += warrior_strength(s, b, side, place)
    value += fighter.team_cries * s.team_size(fighter.seat)
    if fighter.activation_cries:
        own = own_activated(s, b, side, -1)
        for card in fighter.activation_cries:
            table = s.box.cards[card].table
            value += table[min(own, len(table) - 1)]
    if s.jarls[fighter.seat] >= 0:
        value += total(s, b, side, J_STRENGTH) + forced_hunt(s, b, side)
    if s.rules.monster >= 0:
        # V-20.16
        warriors, others = s.valhalla_glory(s.home(fighter.seat))
        value += warriors + others
    return value
