"""Let the virtual environment find the package: the compiled copy first where there is one, else the sources."""

from __future__ import annotations

import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

paths = sysconfig.get_paths()
(Path(paths["purelib"]) / "meadhall.pth").write_text(f"{ROOT / 'build' / 'compiled'}\n{ROOT / 'src'}\n")
command = Path(paths["scripts"]) / "meadhall"
command.write_text(
    f"#!{Path(paths['scripts']) / 'python'}\nfrom meadhall.cli import main\n\nif __name__ == '__main__':\n    main()\n"
)
command.chmod(0o755)
