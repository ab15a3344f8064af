"""The page of a course: every round with its curves, in each language, without a script."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from triumvir.language import languages
from triumvir.learn.curves import Curve, curves
from triumvir.learn.report import report


def made_up(number: int, accepted: bool, epochs: int = 5) -> dict[str, Any]:
    return {
        "round": number,
        "games": 1000,
        "rows": 250_000,
        "epochs": [{"loss": 1 / (1 + i), "unseen": 1.2 / (1 + i), "r2": 0.1 * i, "sign": 0.7} for i in range(epochs)],
        "kept": epochs - 1,
        "hand": {"loss": 0.0, "unseen": 1.5, "r2": 0.2, "sign": 0.6},
        "habits": {
            "decisions": 80_000,
            "first": [0.5, 0.58],
            "epochs": [{"unseen": 1.0, "first": 0.57}] * 3,
            "kept": 1,
        },
        "against": "hand-written",
        "match": {"games": 64, "wins": 40.5, "interval": [0.51, 0.74]},
        "accepted": accepted,
    }


@pytest.mark.parametrize("lang", languages())
def test_each_round_has_its_curves_and_its_match(lang: str) -> None:
    page = report("A & B", [made_up(1, True), made_up(2, False)], lang)
    assert page.startswith(f'<!doctype html>\n<html lang="{lang}">')
    assert "A &amp; B" in page
    assert "<script" not in page
    for number in (1, 2):
        assert f'id="plot-loss-{number}"' in page
        assert f'id="plot-r2-{number}"' in page
        assert f'id="plot-habits-{number}"' in page
    assert page.index('id="plot-loss-2"') < page.index('id="plot-loss-1"'), "the last round is told first"
    assert page.count('id="plot-strength"') == 1


def test_a_course_about_habits_alone_has_no_curves_of_a_judgement() -> None:
    one = {name: value for name, value in made_up(1, True).items() if name not in ("epochs", "kept", "hand", "rows")}
    page = report("Trajan", [one], "en")
    assert 'id="plot-habits-1"' in page
    assert "plot-loss" not in page
    assert "plot-r2" not in page


def test_a_course_that_has_only_begun_says_so() -> None:
    page = report("Trajan", [], "en")
    assert "No round is finished yet." in page
    assert "plot-" not in page


@pytest.mark.parametrize("values", [[0.5], [0.5, 0.5], [-1.0, 2.0, 1.5], [0.0, 0.0]])
def test_every_course_of_values_can_be_drawn(values: list[float]) -> None:
    for kept in (None, len(values) - 1):
        drawn = curves([Curve("one", 0, values, kept)], "label", "plot", str, mark=0.2)
        root = ElementTree.fromstring(drawn)
        width, height = (float(side) for side in root.attrib["viewBox"].split()[2:])
        way = next(one.attrib["d"] for one in root.iter() if one.attrib.get("stroke-width") == "2.4")
        points = [tuple(float(part) for part in point.split()) for point in way[1:].split("L")]
        assert len(points) == len(values)
        assert all(0 <= x <= width and 0 <= y <= height for x, y in points)
        order = sorted(range(len(values)), key=lambda i: values[i])
        assert all(points[low][1] >= points[high][1] for low, high in pairwise(order))
