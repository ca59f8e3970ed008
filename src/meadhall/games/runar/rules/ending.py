"""R-25, R-28.12: the end of the game, missions, the winner and the ranking."""

from __future__ import annotations

from meadhall.core.text import Message
from meadhall.games.runar.definitions import ADVANTAGE, DOOM, EVENT, INSPIRATION, MISSION, NEMESIS
from meadhall.games.runar.rules.conditions import has_access, menhir_at_home
from meadhall.games.runar.rules.missions import worth
from meadhall.games.runar.state import EVENTS, MENHIRS, MISSIONS, State
from meadhall.games.runar.words import who_name


def by_score(s: State) -> list[int]:
    """R-25.5: from most VP down, ties in turn order from the First Player."""
    order = s.order.copy()
    order.sort(key=lambda seat: -s.vp[seat])
    return order


def finish(s: State) -> None:
    """R-25.2 to R-25.6, step by step; the end shows what was hidden."""
    s.shown += 1
    if s.log is not None:
        s.say("runar-event-end", {}, *[f"seat/{who}" for who in s.players()])
    for seat in range(s.seats):
        for card in s.hand[seat]:
            if card < INSPIRATION:
                s.deck[seat].append(card)
            else:
                #
                s.inspiration.append(card)
        s.hand[seat] = []
        s.known_bottom[seat] = 0
    for who in [*range(s.seats), NEMESIS]:
        for at in (who * 2, who * 2 + 1):
            for card in s.slots[at]:
                if card != ADVANTAGE:
                    s.inflicted[who].append(card)
            s.slots[at] = []
    if not s.solo:
        for seat in by_score(s):
            for slot in range(len(s.events)):
                card = s.events[slot]
                if card < DOOM and has_access(s, seat, slot):
                    event = s.box.events[card - EVENT]
                    for half in event.halves:
                        if half.kind == MISSION:
                            label = f"runar-event_card-{event.id}.mission"
                            award(s, seat, worth(s, half.ops[0], seat), EVENTS, label, f"event/{slot}")
        for seat in by_score(s):
            for number in s.missions:
                mission = s.box.missions[number]
                label = f"runar-mission_card-{mission.id}"
                award(s, seat, worth(s, mission.ops[0], seat), MISSIONS, label, "missions")
    if s.obstacle_cards:
        for seat in by_score(s):
            if menhir_at_home(s, seat):
                award(s, seat, 1, MENHIRS, "runar-obstacle_card-menhir")
    decide(s)


def award(s: State, seat: int, points: int, part: int, label: str, *places: str) -> None:
    """VP at the end, for something that lies at these places."""
    if points > 0 and s.log is not None:
        args: dict[str, object] = {"who": who_name(seat), "what": Message(label), "n": points}
        s.say("runar-event-mission", args, f"seat/{seat}", *places)
    s.score(seat, points, part)


def decide(s: State) -> None:
    """R-25.6, R-28.13: the winner; tie-break (3) makes Nemesis win, even if it did not take part."""
    s.finished = True
    if s.solo:
        s.nemesis_won = s.vp[0] <= s.vp[NEMESIS]
        s.first_places = [] if s.nemesis_won else [0]
        return
    best = max([s.vp[who] for who in s.players()])
    tied = [who for who in s.players() if s.vp[who] == best]
    if len(tied) > 1:
        most = max([len(s.inflicted[who]) for who in tied])
        tied = [who for who in tied if len(s.inflicted[who]) == most]
    if NEMESIS in tied:
        tied = [NEMESIS]
    if len(tied) > 1:
        most = max([len(s.deck[who]) for who in tied])
        tied = [who for who in tied if len(s.deck[who]) == most]
    if len(tied) > 1:
        tied = [NEMESIS]
    s.nemesis_won = tied[0] == NEMESIS
    s.first_places = [] if s.nemesis_won else tied


def rank_key(s: State, who: int) -> tuple[int, int, int]:
    """R-26.2: VP, then the Inflicted Damage deck, then the Action deck; Nemesis has none."""
    cards = 0 if who == NEMESIS else len(s.deck[who])
    return (s.vp[who], len(s.inflicted[who]), cards)
