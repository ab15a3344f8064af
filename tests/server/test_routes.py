"""All addresses are found by themselves, and none is there twice."""

from __future__ import annotations

from collections import Counter

from starlette.routing import Route

from triumvir.server.routes import routes


def test_every_address_leads_to_one_place() -> None:
    found = [route for route in routes() if isinstance(route, Route)]
    assert len(found) > 30
    ways = Counter((route.path, method) for route in found for method in route.methods or ())
    assert [way for way, count in ways.items() if count > 1] == []


def test_no_address_hides_one_of_another_module() -> None:
    """Modules are found in the order of their names, so none may depend on standing before another."""
    found = [(route.path, route.endpoint.__module__) for route in routes() if isinstance(route, Route)]
    for one, here in found:
        for other, there in found:
            if here != there and one.count("/") == other.count("/"):
                pairs = zip(one.split("/"), other.split("/"), strict=True)
                assert not all(a == b or "{" in a + b for a, b in pairs), (one, other)
