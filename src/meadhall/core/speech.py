"""Speech: messages put into words with Project Fluent. Loaded only when somebody wants to read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from meadhall.core.text import LANGUAGES, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: numbers beyond this are spelled as text: nobody counts so far, and no language has a plural for them
LARGEST = 10**15

#: further folders with `<language>/*.ftl`, for games that live outside the package
_folders: list[Any] = []


def add_folder(folder: Any) -> None:
    """Read messages from one more folder; it has a sub-folder for each language."""
    _folders.append(folder)
    _bundle.cache_clear()


def files(language: str) -> list[tuple[str, str]]:
    """All message files of a language: name and text."""
    found: list[tuple[str, str]] = []
    for root in [resources.files("meadhall") / "locale", *_folders]:
        folder = root / language
        for file in sorted(folder.iterdir(), key=lambda entry: str(entry.name)):
            if file.name.endswith(".ftl"):
                found.append((file.name, file.read_text(encoding="utf-8")))
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for _, text in files(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def has(id: str, language: str) -> bool:
    """Does this message exist?"""
    return _bundle(language).has_message(id)


def say(message: Message, language: str, names: Sequence[str] = ()) -> str:
    """The message in words. `names` are the people at the seats."""
    if language not in LANGUAGES:
        language = "en"
    bundle = _bundle(language)
    if message.id == "seat":
        seat = message.args.get("n")
        if isinstance(seat, int) and seat < len(names):
            return names[seat]
        return _format(bundle, "seat", {"n": seat if isinstance(seat, int) else 0})
    return _format(bundle, message.id, {name: _word(arg, language, names) for name, arg in message.args.items()})


def _word(arg: object, language: str, names: Sequence[str]) -> object:
    if isinstance(arg, Message):
        return say(arg, language, names)
    if isinstance(arg, (list, tuple)):
        return join([str(_word(part, language, names)) for part in arg], language)
    if isinstance(arg, int) and abs(arg) > LARGEST:
        return str(arg)[:20]
    return arg


def join(parts: Sequence[str], language: str) -> str:
    """An enumeration: *one, two and three*."""
    if len(parts) < 2:
        return "".join(parts)
    return _format(_bundle(language), "list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def _format(bundle: FluentBundle, id: str, args: dict[str, object]) -> str:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return id
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return id
    text, _ = bundle.format_pattern(pattern, args)
    return str(text)


def faults(message: Message, language: str) -> list[str]:
    """What is wrong with a message and everything in it: missing ids, missing arguments. For tests."""
    bundle = _bundle(language)
    found: list[str] = []
    for arg in message.args.values():
        for part in arg if isinstance(arg, (list, tuple)) else (arg,):
            if isinstance(part, Message):
                found.extend(faults(part, language))
    name, _, attribute = message.id.partition(".")
    if not bundle.has_message(name):
        return [*found, f"{language}: no message {name}"]
    entry = bundle.get_message(name)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        return [*found, f"{language}: no message {message.id}"]
    args = {key: _word(arg, language, ()) for key, arg in message.args.items()}
    _, errors = bundle.format_pattern(pattern, args)
    return found + [f"{language}: {message.id}: {error}" for error in errors]
