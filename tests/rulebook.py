"""`@rule("V-6.5")`: the rules a test checks. `meadhall rules --coverage` counts what ran."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
