"""Lessons: a game taught at an ordinary table, by narrowing what can be chosen step by step.

A lesson is data beside the game (`games/<slug>/lessons.toml`, read by `script.py`) and words
(`locale/<language>/lessons-<slug>.ftl`). Where somebody stands in it follows from what was chosen (`course.py`).
"""

from __future__ import annotations

from meadhall.lessons.coach import Line, coach
from meadhall.lessons.course import Place, begun, can_go_on, is_done, is_open, moved, narrowed, next_key, went_on
from meadhall.lessons.script import LEARNER, BadLesson, Lesson, Step, find, lessons

__all__ = [
    "LEARNER",
    "BadLesson",
    "Lesson",
    "Line",
    "Place",
    "Step",
    "begun",
    "can_go_on",
    "coach",
    "find",
    "is_done",
    "is_open",
    "lessons",
    "moved",
    "narrowed",
    "next_key",
    "went_on",
]
