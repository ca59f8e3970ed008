"""Why not: the most natural questions of a turn player, each answered with its rule."""

from __future__ import annotations

from meadhall.core.decision import Refused
from meadhall.core.text import Message
from meadhall.games.north.definitions import HERO, REACTION, WIND
from meadhall.games.north.effects import add_plays
from meadhall.games.north.rules.movement import sailing_directions, winds_of
from meadhall.games.north.rules.standard import can_feast, can_plunder
from meadhall.games.north.state import State
from meadhall.games.north.words import card_target, field_target


def refused_actions(s: State, seat: int) -> list[Refused]:
    """What the turn player might expect to be possible but is not."""
    found: list[Refused] = []
    for card in sorted(set(s.hands[seat])):
        why = refused_card(s, seat, card)
        if why is not None:
            found.append(why)
    field = s.ships[seat]
    colour = s.box.village_at[field]
    if s.standard_used:
        if colour >= 0 or s.box.port_at[field] == s.colours[seat]:
            found.append(Refused(field_target(s, field), Message("north-refused-standard-used"), "N-9.1"))
    elif colour >= 0 and not can_plunder(s, seat):
        if colour == s.colours[seat]:
            found.append(Refused(field_target(s, field), Message("north-refused-own-village"), "N-4.22"))
        else:
            found.append(Refused(field_target(s, field), Message("north-refused-owned"), "N-4.21"))
    elif s.box.port_at[field] == s.colours[seat] and not can_feast(s, seat):
        found.append(Refused(f"home/{seat}", Message("north-refused-no-daughter"), "N-9.29"))
    for other in range(s.seats):
        if other != seat and not s.standard_used and s.ships[other] != field:
            found.append(Refused(f"ship/{other}", Message("north-refused-far"), "N-9.3"))
    if s.beast in s.box.exits[field]:
        found.append(Refused(field_target(s, s.beast), Message("north-refused-row-beast"), "N-8.6"))
    return found


def refused_card(s: State, seat: int, card: int) -> Refused | None:
    """Why this hand card can do nothing now, or None if it can."""
    definition = s.box.cards[card]
    target = card_target(s, card)
    if definition.sort == HERO:
        return None if s.hero_step else Refused(target, Message("north-refused-hero-now"), "N-5.4")
    if definition.winds and sailing_directions(s, seat, card):
        return None
    if definition.sort == WIND:
        if s.wind_locked:
            return Refused(target, Message("north-refused-becalmed"), "N-13.9")
        if winds_of(s, seat, card) & s.box.marks[s.ships[seat]]:
            return Refused(target, Message("north-refused-beast-used"), "N-8.3")
        return Refused(target, Message("north-refused-direction"), "N-3.4")
    if definition.timing == REACTION:
        if definition.winds == 0:
            return Refused(target, Message("north-refused-reaction"), "N-4.7")
        if definition.winds & s.box.marks[s.ships[seat]]:
            return Refused(target, Message("north-refused-reaction-beast"), "N-8.3")
        return Refused(target, Message("north-refused-reaction-wind"), "N-4.7")
    plays: list[int] = []
    add_plays(s, seat, definition, plays)
    return None if plays else Refused(target, Message("north-refused-target"), definition.rule)
