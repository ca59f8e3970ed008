"""Sweeper: when the server tidies its memory, and how it shares the processor among its threads.

A thousand sockets are half a million objects, and looking through all of them for rings that nobody holds any more
takes Python a third of a second, in which every table waits. So the whole is looked through when nobody has chosen
anything for a while, and at the latest every ten minutes; what is young is looked through all the time.
"""

from __future__ import annotations

import ctypes
import gc
import sys

#: objects made before the young ones are looked through, and how often that before the middling ones are
YOUNG, MIDDLING = 5_000, 20
NEVER = 1_000_000_000
#: milliseconds between two sweeps when it is quiet, and when it never is
QUIET, LATEST = 60_000, 600_000
#: milliseconds without a choice after which it is quiet: where a hundred people play, they all think for a second
LULL = 5_000
#: seconds a thread may keep the others waiting: the one that writes to the disk has little to do each time, but often
TURN = 0.0005


def prepare() -> None:
    """For a process that is nothing but a server: what was loaded to begin with is never looked through again."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLING, NEVER)


class Sweeper:
    """Decides when to sweep."""

    def __init__(self, now: int) -> None:
        self.swept = now
        self.choices = 0
        #: when a choice was last seen
        self.busy = now

    def is_due(self, now: int, choices: int) -> bool:
        """Now? `choices` is how many have been made since the server began. Never where Python sweeps by itself."""
        if gc.get_threshold()[2] != NEVER:
            return False
        if choices != self.choices:
            self.choices = choices
            self.busy = now
        quiet = abs(now - self.busy) >= LULL
        return abs(now - self.swept) >= (QUIET if quiet else LATEST)

    def sweep(self, now: int) -> None:
        gc.collect()
        give_back()
        self.swept = now


def give_back() -> None:
    """Give the system what nothing lies in any more, where the C library keeps it for later."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
