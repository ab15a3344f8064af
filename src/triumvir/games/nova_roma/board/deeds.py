"""What a seat has done: contracts, claims, blocks, chariot tiles, animals; and where its points come from."""

from __future__ import annotations

from collections.abc import Mapping

from triumvir.draw.keep import keep
from triumvir.draw.letters import fit
from triumvir.draw.pieces import piece, seat_colour, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import group, icon, rect, text
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.names import LEDGER

MIDDLE = 464
COLUMNS = {  # what stands there, its icon, from the left: middle of the icon, number, caption, room for the caption
    "shipping": ("ship", 24, 37, 32, 46),
    "building": ("build", 68, 81, 84, 62),
    "claims": ("check", 141, 155, 156, 58),
    "blocks": ("", 207.5, 220, 214, 54),
    "chariots": ("chariot", 264, 279, 274, 58),
    "animals": ("animal", 318, 331, 326, 50),
}


def sources(lang: str, ledger: Mapping[str, int]) -> list[str]:
    """Where points come from, a line for each source that brings any."""
    return [f"{LEDGER[source].in_(lang)}: {points}" for source, points in ledger.items() if points]


def draw_deeds(scene: Scene, seat: int, prefix: str) -> str:
    """Contracts that were carried out, claims and blocks that are left, chariot tiles."""
    player, buildings = scene.players[seat], scene.names.buildings
    shipping, building, chariots = player["shipping"], player["building"], player["chariots"]
    markers, spare, blocks = player["markers"], player["spare"], player["blocks"]
    points = sum(buildings[card]["vp"] for card in building)
    animals, animal_points = scene.fact(animals_of, seat)
    sets = " / ".join(str(int(n)) for n in scene.printed.tables.animal_sets)
    shown: tuple[tuple[str, int | str, str, str], ...] = (
        ("shipping", len(shipping), scene.say("deeds-shipping", n=len(shipping)), ", ".join(shipping)),
        (
            "building",
            len(building),
            scene.say("deeds-building", n=len(building), vp=points),
            ", ".join(f"{card} ({buildings[card]['vp']})" for card in building),
        ),
        ("claims", f"{markers}+{spare}", scene.say("deeds-claims", n=markers, spare=spare), ""),
        ("blocks", blocks, scene.say("deeds-blocks", n=blocks), ""),
        (
            "chariots",
            len(chariots),
            scene.say("deeds-chariots", n=len(chariots), vp=scene.printed.chariot_vp),
            ", ".join(scene.track(scene.printed.chariots[tile]) for tile in chariots),
        ),
        (
            "animals",
            animals,
            scene.say("deeds-animals", n=animals, vp=animal_points),
            scene.say("deeds-sets", sets=sets),
        ),
    )
    body = "".join(
        group(_deed(seat, key, count, points), f"{prefix}deeds-{seat}-{key}", tip=tell(title, more))
        for key, count, title, more in shown
    )
    return body + _captions(scene.lang)


@keep
def _deed(seat: int, key: str, count: int | str, points: int) -> str:
    """An icon with a number; building contracts also with their points."""
    glyph, x, beside, _, _ = COLUMNS[key]
    if key == "claims":
        drawn = piece(seat, x, MIDDLE, 9.5, glyph)
    elif key == "blocks":
        drawn = rect(x - 7.5, MIDDLE - 7.5, 15, 15, 2, seat_colour(seat), "edge", 1)
    else:
        drawn = icon(glyph, x, MIDDLE, 20 if key == "chariots" else 18, "ink", "marble")
    drawn += text(beside, MIDDLE + 5, count, 15, "ink", "b")
    return drawn + (vp(104, MIDDLE, points, 9.5) if key == "building" else "")


@keep
def _captions(lang: str) -> str:
    body = ""
    for key, (_, _, _, x, room) in COLUMNS.items():
        words = say(lang, f"deeds-c-{key}")
        body += text(x, MIDDLE + 24, words, fit(words, room, 11), "ink-2", "m")
    return body


def animals_of(scene: Scene, seat: int) -> tuple[int, int]:
    """How many animals a seat has, and what they score: a fact, for estate and ledger change more often."""
    player, tiles = scene.players[seat], scene.printed.tiles
    found = [tiles[place["tile"]] for place in player["estate"] if place["tile"]]
    return sum(tile.number for tile in found if tile.kind == "animal"), player["ledger"]["animals"]
