"""The checks that take less than a minute: lint, types, and the tests of what was touched since `main`.

    python tools/quick.py     # or `make quick`

Which tests these are is said by path: a chapter of the rules has tests of the same name, every other part its folder.
Browsers and both builds are left to `make test`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
#: what lies outside the package, and the tests that read it
ELSEWHERE = {
    "src/meadhall/locale": "tests/core/test_text.py",
    "src/meadhall/rules": "tests/core/test_rulebook.py",
    "docs/rules": "tests/core/test_rulebook.py",
    "src/meadhall/play": "tests/lessons/test_guide.py",
    "docs/play": "tests/lessons/test_guide.py",
    "README.md": "tests/core/test_readme.py",
    "tests/golden": "tests/golden",
    "tests/toy": "tests/core",
}


def touched() -> list[str]:
    """Files that differ from where this branch left `main`, and new ones."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stdout.splitlines() if done.returncode == 0 else []

    since = (git("merge-base", "HEAD", "main") or git("merge-base", "HEAD", "origin/main") or ["HEAD"])[0]
    return sorted({*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")})


def of(file: str) -> str | None:
    """The tests of one file, None where there are none that are quick."""
    for begin, tests in ELSEWHERE.items():
        if PurePosixPath(file).is_relative_to(begin):
            return tests
    match PurePosixPath(file).parts:
        case ("src", "meadhall", "games", slug, "rules", chapter):
            found = f"tests/{slug}/test_{chapter}"
            return found if (ROOT / found).exists() else f"tests/{slug}"
        case ("src", "meadhall", "games", slug, _):
            return f"tests/{slug}"
        case ("src", "meadhall", part, *_, name):
            # all tests of the table take minutes: those of the same name
            found = f"tests/{part}/test_{name}" if part == "table" else f"tests/{part}"
            return found if (ROOT / found).exists() else None
        case ("src", "meadhall", name) if (ROOT / "tests" / "core" / f"test_{name}").exists():
            return f"tests/core/test_{name}"
        case ("tests", folder, *_, name) if folder != "web":
            if name.startswith("test_"):
                return file if (ROOT / file).exists() else None
            return None if folder == "table" else f"tests/{folder}"
    return None


def tests_of(files: Iterable[str]) -> list[str]:
    """The tests of all these files; what lies in a folder that is there as a whole is not named again."""
    found = {tests for file in files if (tests := of(file)) is not None}
    return sorted(one for one in found if not any(str(parent) in found for parent in PurePosixPath(one).parents))


def main() -> int:
    tests = tests_of(touched())
    print("Tests:", " ".join(tests) or "none of what was touched has quick ones", flush=True)
    path = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    work = [
        [str(BIN / "mypy")],
        [str(BIN / "ruff"), "check", "--quiet", "."],
        [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
    ]
    if tests:
        work.append([sys.executable, "-m", "pytest", *tests])
    env = {**os.environ, "PYTHONPATH": path, "MEADHALL_BUILD": "interpreted"}
    running = [subprocess.Popen(words, cwd=ROOT, env=env) for words in work]
    return max(process.wait() for process in running)


if __name__ == "__main__":
    sys.exit(main())
