"""A box that was released once stays loadable."""

from __future__ import annotations

import json

import pytest

from triumvir.games import shipped_box, titles

from .releases import Release, releases


@pytest.mark.parametrize("release", releases(), ids=str)
def test_every_box_that_was_released_is_there(release: Release) -> None:
    made_with = {(record["game"], record["box"]) for record in map(json.loads, release.records())}
    assert {name for name, _ in made_with} == set(titles())
    for name, digest in sorted(made_with):
        assert shipped_box(titles()[name], digest) is not None, (
            f"The box of {name} was released as {digest} in {release} and cannot be found any more: box.toml has"
            f" changed. Put the released file into the folder boxes of the game as {digest}.toml; records need it."
        )
