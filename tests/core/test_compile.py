"""The compiled copy of the package holds nothing that is gone from the sources."""

from __future__ import annotations

from pathlib import Path

from tools.compile import clear, forget

MODULE = ".cpython-311-x86_64-linux-gnu.so"


def laid(folder: Path, *names: str) -> None:
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")


def left(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def test_a_compiled_module_without_its_source_is_forgotten(tmp_path: Path) -> None:
    new, old, shared = f"meadhall/a/new{MODULE}", f"meadhall/a/old{MODULE}", f"meadhall_a__mypyc{MODULE}"
    laid(tmp_path, new, "meadhall/a/new.py", old, shared)
    forget(tmp_path)
    assert left(tmp_path) == {new, "meadhall/a/new.py", shared}


def test_what_is_copied_anew_is_taken_away_before_and_what_is_linked_is_not_touched(tmp_path: Path) -> None:
    target, elsewhere = tmp_path / "compiled", tmp_path / "page"
    laid(target, f"meadhall/a/new{MODULE}", "meadhall/a/new.py", "meadhall/locale/en/gone.ftl")
    laid(elsewhere, "index.html")
    (target / "meadhall" / "web").symlink_to(elsewhere)
    clear(target)
    assert left(target) == {f"meadhall/a/new{MODULE}"}
    assert left(elsewhere) == {"index.html"}
