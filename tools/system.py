"""What the tests need from the system: installed when this is root on Debian, else named once.

Tests that need a missing program are skipped by themselves, with a line that says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

#: program -> Debian package
NEEDS = {
    "chromium": "chromium",
    "cc": "gcc",
    "redis-server": "redis-server",
}


def missing() -> dict[str, str]:
    """Programs that are not here, with the package that has them."""
    found = {program: package for program, package in NEEDS.items() if shutil.which(program) is None}
    if not list(Path("/usr/lib/postgresql").glob("*/bin/postgres")) and shutil.which("postgres") is None:
        found["postgres"] = "postgresql"
    return found


def main() -> None:
    lacking = missing()
    if not lacking:
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {', '.join(lacking.values())} ...", flush=True)
        quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        subprocess.run(["apt-get", "-qq", "update"], env=quiet, check=False, stdout=subprocess.DEVNULL)
        command = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", *lacking.values()]
        subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        lacking = missing()
    for program, package in lacking.items():
        print(f"{program} (Debian package {package}) is not here: the tests that need it are skipped.")


if __name__ == "__main__":
    main()
