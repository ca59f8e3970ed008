"""`meadhall` that counts every byte Python holds, and says how many when it is asked (SIGUSR1)."""

from __future__ import annotations

import gc
import signal
import sys
import tracemalloc
from typing import Any


def say(*_: Any) -> None:
    gc.collect()
    print("holds", tracemalloc.get_traced_memory()[0], file=sys.stderr, flush=True)


if __name__ == "__main__":
    tracemalloc.start()
    signal.signal(signal.SIGUSR1, say)
    from meadhall.cli import main

    main()
