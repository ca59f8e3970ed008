"""What people read: messages for cards, fields, directions and what happens. Built only when somebody reads."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Option, Refused
from meadhall.core.event import Event
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import (
    BECALM,
    CANCEL,
    COLOURS,
    DIRECTIONS,
    DRAW_OR_CURE,
    EVENT,
    HERO,
    LOOK,
    MODIFY,
    MOVE_SHIP,
    MUTINY,
    OWN_SHIP,
    REACTION,
    REDIRECT,
    SICKEN,
    WIND,
)
from meadhall.games.north.parts import (
    ABILITY,
    ATTACK_BEAST,
    ATTACK_SHIP,
    FEAST,
    HERO_CARD,
    PLUNDER,
    ROLL,
    SACRIFICE,
    SAILING,
    Item,
)
from meadhall.games.north.rules.codes import PLAY, USE, mate_place, mate_seat
from meadhall.games.north.state import MEMBER, State

#: names of the purposes of a roll, in the order of `parts.FOR_…`
PURPOSES = ("recovery", "raid", "hunt", "mutiny", "trick")
#: names of what an item is, in the order of `parts.SAILING …`
WHATS = ("sail", "effect", "hero", "ability", "roll", "attack", "attack-beast", "plunder", "feast", "sacrifice")


def card_name(s: State, card: int) -> Message:
    return Message(s.box.cards[card].name)


def card_label(s: State, card: int, among: list[int]) -> Message:
    """The name of a card on offer; its wind too, where another of these cards differs in nothing else."""
    definition = s.box.cards[card]
    for other in among:
        if other != card and s.box.cards[other].name == definition.name:
            for direction in range(len(DIRECTIONS)):
                if definition.winds >> direction & 1:
                    return Message("north-card-wind", {"card": card_name(s, card), "toward": direction_name(direction)})
    return card_name(s, card)


def card_names(s: State, cards: list[int]) -> list[Message]:
    return [card_name(s, card) for card in cards]


def colour_name(colour: int) -> Message:
    return Message(f"north-colour-{COLOURS[colour]}")


def direction_name(direction: int) -> Message:
    """Towards that direction: *north*, *na północ*."""
    return Message(f"north-direction-{DIRECTIONS[direction]}")


def field_name(s: State, field: int) -> Message:
    """A field by its id, ports and villages also by their colour."""
    id = s.box.fields[field]
    if s.box.port_at[field] >= 0:
        return Message("north-field-port", {"field": id, "colour": COLOURS[s.box.port_at[field]]})
    if s.box.village_at[field] >= 0:
        return Message("north-field-village", {"field": id, "colour": COLOURS[s.box.village_at[field]]})
    return Message("north-field-sea", {"field": id})


def card_target(s: State, card: int) -> str:
    return f"card/{s.box.cards[card].id}"


def field_target(s: State, field: int) -> str:
    return f"field/{s.box.fields[field]}"


def member_target(s: State, seat: int, card: int) -> str:
    return f"crew/{seat}/{s.box.cards[card].id}"


def tell_apart(
    s: State,
    id: str,
    seat: int,
    args: dict[str, object],
    knowers: tuple[int, ...],
    cards: list[int],
    touch: tuple[str, ...] = (),
) -> None:
    """Those in `knowers` also learn which cards it was: message `<id>-known` with `cards`."""
    args["who"] = seat_name(seat)
    private: dict[str, object] = args.copy()
    private["cards"] = card_names(s, cards)
    shown = touch + tuple([card_target(s, card) for card in cards])
    s.tell(Event(Message(id, args), touch, knowers, Message(f"{id}-known", private), shown))


def signed(amount: int) -> str:
    """A modifier as players write it."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def item_message(s: State, items: list[Item], at: int) -> Message:
    """One sentence: who put what on the stack, against whom."""
    item = items[at]
    args: dict[str, object] = {"who": seat_name(item.owner)}
    what = item.what
    if what == ROLL:
        args["die"] = item.argument
        if item.card >= 0:
            args["member"] = card_name(s, item.card)
        return Message(f"north-item-roll-{PURPOSES[item.target]}", args)
    if what == ATTACK_SHIP:
        args["whom"] = seat_name(item.target)
        return Message("north-item-attack", args)
    if what == ATTACK_BEAST:
        args["from"] = field_name(s, s.came_from)
        return Message("north-item-attack-beast", args)
    if what == PLUNDER:
        args["where"] = field_name(s, item.target)
        return Message("north-item-plunder", args)
    if what == FEAST:
        return Message("north-item-feast", args)
    if what == SACRIFICE:
        return Message("north-item-sacrifice", args)
    args["card"] = card_name(s, item.card)
    if what == SAILING:
        args["toward"] = direction_name(item.argument)
        return Message("north-item-sail", args)
    if what == HERO_CARD:
        return Message("north-item-hero", args)
    op = s.box.cards[item.card].op
    kind = "ability" if what == ABILITY else "play"
    if op == CANCEL:
        args["target"] = card_name(s, items[item.target].card)
        args["whom"] = seat_name(items[item.target].owner)
        return Message(f"north-item-{kind}-cancel", args)
    if op == MODIFY:
        args["amount"] = signed(item.argument)
        return Message("north-item-play-modify", args)
    if op == MOVE_SHIP and s.box.cards[item.card].scope != OWN_SHIP:
        if item.target == item.owner:
            return Message("north-item-play-own-ship", args)
        args["whom"] = seat_name(item.target)
        return Message("north-item-play-ship", args)
    if op in (MUTINY, LOOK):
        args["whom"] = seat_name(item.target)
        return Message("north-item-play-player", args)
    if op == SICKEN:
        args["whom"] = seat_name(item.target)
        args["member"] = card_name(s, item.argument)
        return Message("north-item-play-member", args)
    if op == BECALM:
        args["whom"] = seat_name(item.target)
        return Message("north-item-play-becalm", args)
    if op == REDIRECT:
        args["whom"] = seat_name(item.target)
        args["toward"] = direction_name(item.argument)
        return Message("north-item-play-redirect", args)
    if op == DRAW_OR_CURE:
        return Message("north-item-play-cure" if item.argument else "north-item-play-draw", args)
    return Message(f"north-item-{kind}", args)


def item_label(s: State, items: list[Item], at: int) -> Message:
    """A card on the stack as a target; its place too, where its owner has another of that name there."""
    name = card_name(s, items[at].card)
    for other in range(len(items)):
        if other != at and items[other].card >= 0 and items[other].owner == items[at].owner:
            if s.box.cards[items[other].card].name == name.id:
                return Message("north-card-place", {"card": name, "n": at + 1})
    return name


def item_touch(s: State, items: list[Item], at: int) -> tuple[str, ...]:
    """The places an item concerns."""
    item = items[at]
    touch = [f"stack/{at + 1}", f"seat/{item.owner}"]
    if item.what == ABILITY:
        touch.append(member_target(s, item.owner, item.card))
    elif item.card >= 0:
        touch.append(card_target(s, item.card))
    if item.aim >= 0 and item.aim != item.owner:
        touch.append(f"seat/{item.aim}")
    return tuple(touch)


def tell_item(s: State, items: list[Item], at: int) -> None:
    """Everybody sees the item put on the stack."""
    message = item_message(s, items, at)
    s.say(message.id, {**message.args, "who": seat_name(items[at].owner)}, *item_touch(s, items, at))


def tell_fate(s: State, item: Item, id: str) -> None:
    """An item comes to nothing: it was cancelled, or its conditions are gone."""
    what = Message(f"north-declared-{WHATS[item.what]}") if item.card < 0 else card_name(s, item.card)
    s.say(id, {"who": seat_name(item.owner), "what": what})


def tell_roll(s: State, roller: int, purpose: int, value: int, member: int) -> None:
    args: dict[str, object] = {"die": value}
    touch: tuple[str, ...] = ("die",)
    if member >= 0:
        args["member"] = card_name(s, member)
        touch = ("die", member_target(s, roller, member))
    args["who"] = seat_name(roller)
    s.say_result(f"north-item-roll-{PURPOSES[purpose]}", args, *touch)


def tell_result(s: State, roller: int, purpose: int, die: int, parts: list[tuple[str, int]]) -> None:
    """The roll with its modifiers spelled out; without any, the number on the die says it all."""
    if not parts:
        return
    modifiers: list[Message] = []
    result = die
    for name, amount in parts:
        modifiers.append(Message("north-modifier", {"name": Message(name), "amount": signed(amount)}))
        result += amount
    args: dict[str, object] = {"die": die, "modifiers": modifiers, "result": result}
    args["who"] = seat_name(roller)
    s.say_result(f"north-log-result-{PURPOSES[purpose]}", args, "die")


# -- options about items --------------------------------------------------------------------------------


def reaction_option(s: State, seat: int, items: list[Item], verb: int, card: int, argument: int) -> Option:
    """A reaction as people see it."""
    definition = s.box.cards[card]
    word = "play" if verb == PLAY else "use"
    args: dict[str, object] = {"card": card_label(s, card, s.hands[seat])}
    rule = definition.rule
    target = card_target(s, card) if verb == PLAY else member_target(s, seat, card)
    if definition.op == CANCEL:
        args["target"] = item_label(s, items, argument)
        args["whom"] = seat_name(items[argument].owner)
        return Option(
            f"{word} {definition.id} {argument + 1}", Message(f"north-option-{word}-cancel", args), target, rule
        )
    if definition.op == MODIFY:
        amount = signed(definition.high if argument == 0 else -definition.high)
        args["amount"] = amount
        key = f"play {definition.id} {amount.replace('−', '-')}"
        return Option(key, Message("north-option-play-modify", args), target, rule)
    if definition.op == REDIRECT:
        args["toward"] = direction_name(argument)
        return Option(
            f"play {definition.id} {DIRECTIONS[argument]}", Message("north-option-play-redirect", args), target, rule
        )
    if definition.op == MOVE_SHIP or definition.op == BECALM:
        args["whom"] = seat_name(items[0].owner)
        what = "ship" if definition.op == MOVE_SHIP else "becalm"
        return Option(f"play {definition.id}", Message(f"north-option-play-{what}", args), target, rule)
    if verb == USE:
        return Option(f"use {definition.id}", Message("north-option-use-reroll", args), target, rule)
    return Option(f"play {definition.id}", Message("north-option-play-reroll", args), target, rule)


def play_option(s: State, seat: int, card: int, argument: int) -> Option:
    """An event card played for its effect as an action."""
    definition = s.box.cards[card]
    args: dict[str, object] = {"card": card_label(s, card, s.hands[seat])}
    rule = definition.rule
    target = card_target(s, card)
    key = f"play {definition.id}"
    op = definition.op
    if op == MOVE_SHIP and definition.scope != OWN_SHIP:
        key = f"{key} {COLOURS[s.colours[argument]]}"
        if argument == seat:
            return Option(key, Message("north-option-play-own-ship", args), target, rule)
        args["whom"] = seat_name(argument)
        return Option(key, Message("north-option-play-ship", args), target, rule)
    if op in (MUTINY, LOOK):
        args["whom"] = seat_name(argument)
        key = f"{key} {COLOURS[s.colours[argument]]}"
        return Option(key, Message("north-option-play-player", args), target, rule)
    if op == SICKEN:
        whom = mate_seat(argument)
        member = s.crews[whom][mate_place(argument)] & MEMBER
        args["whom"] = seat_name(whom)
        args["member"] = card_name(s, member)
        key = f"{key} {COLOURS[s.colours[whom]]} {s.box.cards[member].id}"
        return Option(key, Message("north-option-play-member", args), target, rule)
    if op == DRAW_OR_CURE:
        if argument:
            return Option(f"{key} cure", Message("north-option-play-cure", args), target, rule)
        args["n"] = definition.high
        return Option(f"{key} draw", Message("north-option-play-draw", args), target, rule)
    return Option(key, Message("north-option-play", args), target, rule)


def use_option(s: State, seat: int, card: int) -> Option:
    """A hero's ability used as an action."""
    args: dict[str, object] = {"card": card_name(s, card)}
    return Option(
        f"use {s.box.cards[card].id}",
        Message("north-option-use", args),
        member_target(s, seat, card),
        s.box.cards[card].rule,
    )


#: what a reaction answers, by its trigger, for whoever asks why it cannot
ANSWERS: Final = ("nothing", "card", "attack", "roll", "wind", "action", "event")

# -- why not --------------------------------------------------------------------------------------------


def refused_reactions(s: State, seat: int, playable: set[int]) -> list[Refused]:
    """Why the other cards of a hand cannot answer now."""
    found: list[Refused] = []
    for card in sorted(set(s.hands[seat])):
        if card in playable:
            continue
        definition = s.box.cards[card]
        if definition.sort == EVENT and definition.timing == REACTION:
            answers: dict[str, object] = {"answers": ANSWERS[definition.trigger]}
            found.append(Refused(card_target(s, card), Message("north-refused-trigger", answers), definition.rule))
        elif definition.sort == WIND:
            found.append(Refused(card_target(s, card), Message("north-refused-wind-now"), "N-4.3"))
        elif definition.sort == HERO:
            found.append(Refused(card_target(s, card), Message("north-refused-hero-now"), "N-5.4"))
        else:
            found.append(Refused(card_target(s, card), Message("north-refused-no-reaction"), "N-4.7"))
    return found
