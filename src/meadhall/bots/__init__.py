"""Bots that play fair: they see what their seat sees, and nothing else."""

from __future__ import annotations

from meadhall.bots.hint import Hint, hints
from meadhall.bots.knowledge import Knowledge, play_on
from meadhall.bots.registry import LEVELS, TRAINED, BadBot, bot, levels, named, register, title
from meadhall.bots.seat import Bot, Clock, Player, Seat
from meadhall.bots.think import think

__all__ = [
    "LEVELS",
    "TRAINED",
    "BadBot",
    "Bot",
    "Clock",
    "Hint",
    "Knowledge",
    "Player",
    "Seat",
    "bot",
    "hints",
    "levels",
    "named",
    "play_on",
    "register",
    "think",
    "title",
]
