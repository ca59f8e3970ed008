"""What people read: messages for cards, fields, directions and what happens. Built only when somebody reads."""

from __future__ import annotations

from meadhall.core.event import Event, Weight
from meadhall.core.text import Message, seat_name
from meadhall.games.north.pieces import COLOURS, DIRECTIONS
from meadhall.games.north.state import NorthState


def card_name(s: NorthState, card: int) -> Message:
    return Message(s.sea.cards[card].name)


def card_label(s: NorthState, card: int, among: list[int]) -> Message:
    """The name of a card on offer; its wind too, where another of these cards differs in nothing else."""
    definition = s.sea.cards[card]
    for other in among:
        if other != card and s.sea.cards[other].name == definition.name:
            for direction in range(len(DIRECTIONS)):
                if definition.winds >> direction & 1:
                    return Message("north-card-wind", {"card": card_name(s, card), "toward": direction_name(direction)})
    return card_name(s, card)


def card_names(s: NorthState, cards: list[int]) -> list[Message]:
    return [card_name(s, card) for card in cards]


def colour_name(colour: int) -> Message:
    return Message(f"north-colour-{COLOURS[colour]}")


def direction_name(direction: int) -> Message:
    """Towards that direction: *north*, *na północ*."""
    return Message(f"north-direction-{DIRECTIONS[direction]}")


def field_name(s: NorthState, field: int) -> Message:
    """A field by its id, ports and villages also by their colour."""
    id = s.sea.fields[field]
    if s.sea.port_at[field] >= 0:
        return Message("north-field-port", {"field": id, "colour": COLOURS[s.sea.port_at[field]]})
    if s.sea.village_at[field] >= 0:
        return Message("north-field-village", {"field": id, "colour": COLOURS[s.sea.village_at[field]]})
    return Message("north-field-sea", {"field": id})


def card_target(s: NorthState, card: int) -> str:
    return f"card/{s.sea.cards[card].id}"


def field_target(s: NorthState, field: int) -> str:
    return f"field/{s.sea.fields[field]}"


def member_target(s: NorthState, seat: int, card: int) -> str:
    return f"crew/{seat}/{s.sea.cards[card].id}"


def tell(
    s: NorthState,
    id: str,
    seat: int,
    args: dict[str, object],
    touch: tuple[str, ...] = (),
    weight: Weight = "step",
) -> None:
    """Everybody learns what a seat did. Call only `if s.log is not None`."""
    args["who"] = seat_name(seat)
    s.tell(Event(Message(id, args), touch, weight=weight))


def tell_apart(
    s: NorthState,
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
