"""Compile the engine into build/compiled, a copy of the package that Python finds before the sources.

Does nothing when no source has changed since the last time. Without a C compiler it says so and leaves the
interpreted package to do the work.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "stamp"


def fingerprint(level: str) -> str:
    """A hash of every source the compiled package holds."""
    sponge = hashlib.blake2b(f"{level} {sys.version}".encode(), digest_size=16)
    folders = (ROOT / "src" / "meadhall", ROOT / "tests" / "toy")
    for file in sorted(path for folder in folders for path in folder.rglob("*")):
        if file.is_file() and file.suffix in {".py", ".ftl", ".toml", ".md", ".mako", ".ini", ".npz"}:
            sponge.update(str(file.relative_to(ROOT)).encode())
            sponge.update(file.read_bytes())
    sponge.update((ROOT / "setup.py").read_bytes())
    return sponge.hexdigest()


def compiler() -> str | None:
    """The C compiler that extensions are built with, if it is there."""
    name = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(name) or shutil.which("cc") or shutil.which("gcc")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return found if header.exists() else None


def clear(target: Path) -> None:
    """Take away what is copied anew, so that nothing stays of files that are gone; compiled modules are kept."""
    for file in list(target.rglob("*")):
        if file.suffix != ".so" and (file.is_file() or file.is_symlink()):
            file.unlink()


def forget(target: Path) -> None:
    """Take away compiled modules that have no source any more: whoever looks through a game would import them."""
    for module in list((target / "meadhall").rglob("*.so")):
        if not module.with_name(module.name.split(".")[0] + ".py").exists():
            module.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="1", help="optimisation level, 0 to 3")
    options = parser.parse_args()
    mark = fingerprint(options.level)
    if STAMP.exists() and STAMP.read_text() == mark:
        return 0
    if compiler() is None:
        print("No C compiler (or no Python headers) here: the engine runs interpreted, about ten times slower.")
        shutil.rmtree(TARGET, ignore_errors=True)
        return 0
    began = time.monotonic()
    print("Compiling the engine (once, a few minutes; later only what has changed) ...", flush=True)
    STAMP.unlink(missing_ok=True)
    clear(TARGET)
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    environment = dict(os.environ, MEADHALL_COMPILE=options.level, MEADHALL_COMPILE_TOY="1")
    with log.open("w") as out:
        cores = str(os.cpu_count() or 1)
        command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(TARGET), "build_ext", "-j", cores]
        code = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=out, check=False).returncode
    if code:
        print(log.read_text()[-4000:])
        print("Compiling failed; the interpreted engine is used. The whole output is in build/compile.log.")
        shutil.rmtree(TARGET, ignore_errors=True)
        return 1
    forget(TARGET)
    shutil.copytree(ROOT / "tests" / "toy", TARGET / "toy", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__py*"))
    built = TARGET / "meadhall" / "web"
    shutil.rmtree(built, ignore_errors=True)
    if not built.is_symlink():
        built.symlink_to(ROOT / "src" / "meadhall" / "web")  # the front end is built on its own
    STAMP.write_text(mark)
    print(f"Compiled in {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
