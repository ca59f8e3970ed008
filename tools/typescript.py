"""Write web/src/generated/: the types of the wire and of every game's view as TypeScript.

python tools/typescript.py            write the files
python tools/typescript.py --check    fail if they are not up to date
python tools/typescript.py --schema   print JSON Schema instead
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from meadhall.core import view as core_view
from meadhall.games import game as game_of
from meadhall.games import games
from meadhall.table import wire

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "generated"
REF = "#/$defs/"


def structs(module: Any) -> list[type[msgspec.Struct]]:
    """The Structs a module defines, in order."""
    return [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__.startswith(module.__name__)
    ]


def game_views() -> dict[str, type[msgspec.Struct]]:
    """The view of every game, by slug."""
    found: dict[str, type[msgspec.Struct]] = {}
    for slug, game in games().items():
        # a series has the same view whatever game it is of
        series = {name: game_of(f"{slug}.{name}") for name in game.series}
        for name, one in {slug: game, **series}.items():
            kind = typing.get_type_hints(type(one).view_of).get("return")
            if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
                found[name] = kind
    return found


def wire_kinds() -> list[type[msgspec.Struct]]:
    """Everything of the table that is not a game's own."""
    bare = {wire.Request, wire.Reply}
    return [kind for kind in [*structs(core_view), *structs(wire)] if kind not in bare]


def components(kinds: list[type[msgspec.Struct]]) -> dict[str, Any]:
    """JSON Schema of these and of what they hold."""
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    return schemas


def inside(kinds: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """These Structs and all that their fields mention."""
    found: list[type[msgspec.Struct]] = []
    waiting: list[Any] = list(kinds)
    while waiting:
        thing = waiting.pop()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct):
            if thing not in found:
                found.append(thing)
                waiting.extend(typing.get_type_hints(thing).values())
        else:
            waiting.extend(typing.get_args(thing))
    return found


def typed(schema: dict[str, Any], indent: str = "") -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(part, indent) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind in ("integer", "number"):
        return "number"
    if kind in ("string", "boolean", "null"):
        return str(kind)
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(typed(part, indent) for part in schema["prefixItems"]) + "]"
        inner = typed(schema.get("items", {}), indent)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        if "properties" in schema:
            return body(schema, indent)
        extra = schema.get("additionalProperties", {})
        return f"Record<string, {typed(extra, indent) if isinstance(extra, dict) else 'unknown'}>"
    return "unknown"


def body(schema: dict[str, Any], indent: str = "", optional: bool = True) -> str:
    """The fields of an object type."""
    required = set(schema.get("required", ()))
    lines = ["{"]
    for name, field in schema["properties"].items():
        mark = "" if name in required or not optional else "?"
        lines.append(f"{indent}  {name}{mark}: {typed(field, indent + '  ')};")
    lines.append(indent + "}")
    return "\n".join(lines)


def replies(kinds: list[type[msgspec.Struct]]) -> dict[str, set[str]]:
    """Fields that are always sent although they have a default: those of Structs that do not omit defaults."""
    return {
        kind.__name__: set(kind.__struct_fields__)
        for kind in inside(kinds)
        if not kind.__struct_config__.omit_defaults and not issubclass(kind, wire.Request)
    }


def declared(kinds: list[type[msgspec.Struct]], origin: str) -> list[str]:
    """One interface for each Struct."""
    schemas = components(kinds)
    always = replies(kinds)
    lines = [f"// Written by tools/typescript.py from {origin}. Do not edit.", ""]
    for name in sorted(schemas):
        schema = schemas[name]
        if note := schema.get("description"):
            lines.append("/** " + " ".join(note.split()) + " */")
        if schema.get("type") == "object" and "properties" in schema:
            sure = set(schema.get("required", ())) | always.get(name, set())
            lines.append(f"export interface {name} {body({**schema, 'required': sure})}")
        else:
            lines.append(f"export type {name} = {typed(schema)};")
        lines.append("")
    return lines


def scripts() -> dict[str, str]:
    """The files by name: the wire, and one for each game, whose names may be the same as another's."""
    lines = declared(wire_kinds(), "src/meadhall/table/wire")
    for union in ("SocketOut", "SocketIn", "StreamOut"):
        parts = " | ".join(kind.__name__ for kind in typing.get_args(getattr(wire, union)))
        lines.extend([f"export type {union} = {parts};", ""])
    files = {"wire.ts": "\n".join(lines)}
    for slug, view in sorted(game_views().items()):
        files[f"{slug}.ts"] = "\n".join(declared([view], f"src/{view.__module__.replace('.', '/')}.py"))
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--schema", action="store_true")
    options = parser.parse_args()
    if options.schema:
        kinds = [*wire_kinds(), *game_views().values()]
        print(json.dumps(components(kinds), indent=2, sort_keys=True))
        return 0
    wanted = scripts()
    if options.check:
        old = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.ts")}
        if old != wanted:
            print(f"{FOLDER.relative_to(ROOT)} is out of date: run python tools/typescript.py")
            return 1
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.ts"):
        file.unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    print(f"Wrote {', '.join(wanted)} into {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
