"""Records: a game as text a person can read, diff and paste, and that replays to the identical state."""

from __future__ import annotations

import json
from collections.abc import Callable

from meadhall.core.error import BadRecord
from meadhall.core.game import Header
from meadhall.core.state import State

FIRST_LINE = "meadhall record 1"
#: longer texts are not records of any game in the hall
SIZE_BOUND = 4_000_000


class Record:
    """A header and the keys played: the save format, the database format and the bug report."""

    def __init__(
        self,
        header: Header,
        plies: list[tuple[int, str]],
        origin: str = "",
        salts: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.header = header
        self.plies = plies
        #: the snapshot the game was taken up from, or ""
        self.origin = origin
        #: where luck was drawn anew: after how many choices, and from what
        self.salts = salts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def text(self) -> str:
        """The record as text: the header, an empty line, then a line for each choice."""
        header = self.header
        lines = [
            FIRST_LINE,
            f"game: {header.slug}",
            f"rules: {header.version}",
            f"seats: {header.seats}",
            f"options: {json.dumps(header.options, sort_keys=True, ensure_ascii=False)}",
            f"seed: {json.dumps(header.seed)}",
        ]
        if header.box:
            lines.append(f"box: {header.box}")
        if self.origin:
            lines.append(f"from: {self.origin}")
        lines.append("")
        salts: dict[int, list[str]] = {}
        for at, salt in self.salts:
            salts.setdefault(at, []).append(salt)
        for number, (seat, key) in enumerate(self.plies):
            lines.extend(f"~ {salt}" for salt in salts.get(number, []))
            lines.append(f"{seat} {key}")
        lines.extend(f"~ {salt}" for salt in salts.get(len(self.plies), []))
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; anything else is answered with one sentence."""
        if not isinstance(text, str):
            raise BadRecord("error-record-not-text", {"type": type(text).__name__})
        if len(text) > SIZE_BOUND:
            raise BadRecord("error-record-too-long", {"bound": SIZE_BOUND})
        if "\0" in text:
            # no text has it, and PostgreSQL does not keep it
            raise BadRecord("error-record-line", {"line": 1 + text[: text.index("\0")].count("\n")})
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")
        if lines[0].strip() != FIRST_LINE:
            raise BadRecord("error-not-a-record", {"first": FIRST_LINE})
        fields: dict[str, str] = {}
        plies: list[tuple[int, str]] = []
        salts: list[tuple[int, str]] = []
        in_header = True
        for number, line in enumerate(lines[1:], start=2):
            line = line.rstrip()
            if in_header:
                if not line:
                    in_header = False
                    continue
                name, colon, value = line.partition(": ")
                if not colon or name in fields:
                    raise BadRecord("error-record-line", {"line": number})
                fields[name] = value
            elif line and not line.startswith("#"):
                seat, space, key = line.partition(" ")
                if seat == "~" and key and len(key) <= 64 and key.isascii():
                    salts.append((len(plies), key))
                    continue
                if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 3 or not key:
                    raise BadRecord("error-record-line", {"line": number})
                plies.append((int(seat), key))
        unknown = set(fields) - {"game", "rules", "seats", "options", "seed", "box", "from"}
        if unknown:
            raise BadRecord("error-record-field", {"field": sorted(unknown)[0][:40]})
        try:
            options = json.loads(fields["options"])
            seed = json.loads(fields["seed"])
            header = Header(
                fields["game"], int(fields["rules"]), int(fields["seats"]), options, seed, fields.get("box", "")
            )
        except KeyError as missing:
            raise BadRecord("error-record-missing", {"field": str(missing.args[0])}) from None
        except (ValueError, RecursionError):
            raise BadRecord("error-record-header") from None
        if not isinstance(options, dict) or isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise BadRecord("error-record-header")
        return Record(header, plies, fields.get("from", ""), tuple(salts))

    def replay(self, state: State) -> State:
        """Play all choices on a fresh state of this header."""
        for number, (seat, key) in enumerate(self.plies, start=1):
            state.stir_again(self.salts, number - 1)
            try:
                state.apply(key, seat)
            except Exception as refusal:
                from meadhall.core.error import IllegalOption

                if isinstance(refusal, IllegalOption):
                    raise BadRecord("error-record-ply", {"ply": number, "key": key[:80], "seat": seat}) from None
                raise
        state.stir_again(self.salts, len(self.plies))
        return state


#: how a pickled state finds its game again; set by the shelf, which knows the games
restorers: list[Callable[[Record], State]] = []


def restored(text: str) -> State:
    """A state from its record, for pickle."""
    return restorers[0](Record.parse(text))
