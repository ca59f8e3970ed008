"""Write web/src/generated/wire.ts: the wire's and every game's types as TypeScript.

python tools/typescript.py            write the file
python tools/typescript.py --check    fail if it is not up to date
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
from meadhall.games import games
from meadhall.table import wire

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated" / "wire.ts"
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
        kind = typing.get_type_hints(type(game).view_of).get("return")
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
            found[slug] = kind
    return found


def components() -> tuple[dict[str, Any], dict[str, str]]:
    """JSON Schema of everything on the wire, and the name of each game's view."""
    views = game_views()
    bare = {wire.Request, wire.Reply, core_view.View}
    kinds = [kind for kind in [*structs(core_view), *structs(wire)] if kind not in bare]
    _, schemas = msgspec.json.schema_components([*kinds, *views.values()], ref_template=REF + "{name}")
    return schemas, {slug: kind.__name__ for slug, kind in views.items()}


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


def replies() -> dict[str, set[str]]:
    """Fields that are always sent although they have a default: those of Structs that do not omit defaults."""
    always: dict[str, set[str]] = {}
    for kind in [*structs(core_view), *structs(wire), *game_views().values()]:
        if not kind.__struct_config__.omit_defaults and not issubclass(kind, wire.Request):
            always[kind.__name__] = set(kind.__struct_fields__)
    return always


def script() -> str:
    """The whole file."""
    schemas, views = components()
    always = replies()
    lines = ["// Written by tools/typescript.py from src/meadhall/table/wire and the games' views. Do not edit.", ""]
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
    lines.append("/** The view of each game, by slug. */")
    lines.append("export interface Views {")
    lines.extend(f"  {slug}: {name};" for slug, name in sorted(views.items()))
    lines.extend(["}", "", "export type AnyView = Views[keyof Views];", ""])
    for union in ("SocketOut", "SocketIn", "StreamOut"):
        parts = " | ".join(kind.__name__ for kind in typing.get_args(getattr(wire, union)))
        lines.extend([f"export type {union} = {parts};", ""])
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--schema", action="store_true")
    options = parser.parse_args()
    if options.schema:
        print(json.dumps(components()[0], indent=2, sort_keys=True))
        return 0
    text = script()
    if options.check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/typescript.py")
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(f"Wrote {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
