"""The made-up game stands on the shelf for every test here."""

from __future__ import annotations

import toy
from meadhall.games import register

register(toy.GAME)
