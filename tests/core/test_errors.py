"""Errors that speak to people, also those that come from another process."""

from __future__ import annotations

import pickle

import pytest

import meadhall


def test_an_error_of_a_worker_arrives_as_it_was_said() -> None:
    with pytest.raises(meadhall.UnknownGame) as refused:
        meadhall.new("chess", 2)
    again = pickle.loads(pickle.dumps(refused.value))
    assert type(again) is meadhall.UnknownGame
    assert str(again) == str(refused.value)
    with pytest.raises(meadhall.BadRecord) as nested:
        meadhall.replay("meadhall record 1\ngame: valhalla\nrules: 4\nseats: 9\noptions: {}\nseed: 1\n\n")
    assert str(pickle.loads(pickle.dumps(nested.value))) == str(nested.value)
