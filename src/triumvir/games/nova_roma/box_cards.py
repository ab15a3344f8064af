"""Reads tiles and cards of the box: the estate, the mosaic with its achievements, the followers."""

from __future__ import annotations

from triumvir.engine.box import Box, Section
from triumvir.engine.state import vector
from triumvir.games.nova_roma import tables as t
from triumvir.games.nova_roma.actions import ACTIONS, FOLLOWERS, INCOMES, MOSAIC_TILES, SLOTS
from triumvir.games.nova_roma.box_parts import GOOD_NAMES, KIND_NAMES, Bundles, agree, counted, records, require
from triumvir.games.nova_roma.tables import Tables
from triumvir.language import catalogue, plain

WORDS = catalogue("triumvir.games.nova_roma", "box")

OUTPUTS = (*GOOD_NAMES, "coins", "influence")
PAYABLE = (*GOOD_NAMES, "coins", "influence")
BASIC_KINDS = ("production", "conversion", "animal")
ONE_USE = {
    "play_follower_free": t.ONE_PLAY,
    "sails": t.ONE_SAIL,
    "single_block": t.ONE_BLOCK,
    "gain": t.ONE_INCOME,
    "race_one_track": t.ONE_RACE,
}
COLOURS = ("green", "yellow", "orange")
NEED_NAMES = (
    "building",
    "shipping",
    "followers",
    "estate",
    "markers_at_3",
    "total_steps",
    "influence",
    "spend_influence",
    "sum",
)
ACTION_NAMES = ("trade", "upgrade", "petition", "recruit", "sail", "build", "race", "produce")
COUNT_NAMES = (
    *OUTPUTS,
    "estate_tiles",
    "followers_in_row",
    "hippodrome_steps",
    "building_contracts",
    "shipping_contracts",
    "animal_tiles",
)
SEVERIN = 11


def read_estate(box: Box, tables: Tables, bundles: Bundles) -> None:
    """The estate board, the costs of the offer, all estate tiles."""
    board = box.section("estate_board")
    agree(board, "rows", 3)
    agree(board, "cols", 3)
    agree(board, "artisans_per_cell", 1)
    tables.row_output = vector([OUTPUTS.index(name) for name in board.texts("row_output", 3, OUTPUTS)])
    tables.column_output = vector([OUTPUTS.index(name) for name in board.texts("col_output", 3, OUTPUTS)])
    tables.line_amount = board.integer("line_amount", 0, 9)
    sets = board.integers("animal_sets", None, 0, 50)
    require(board, "animal_sets", 1 <= len(sets) <= 9, WORDS("set-values"))
    scoring = box.section("scoring")
    require(scoring, "animal_sets", scoring.integers("animal_sets") == sets, plain(str(sets)))
    tables.animal_sets = vector(sets)
    market = box.section("estate_market")
    slots = market.fields.get("basic_slot_cost")
    require(
        market,
        "basic_slot_cost",
        isinstance(slots, list) and len(slots) == SLOTS,
        WORDS("list-costs"),
    )
    assert isinstance(slots, list)
    costs = [bundles.of(market, "basic_slot_cost", slot, PAYABLE) for slot in slots]
    costs.append(bundles.read(market, "special_slot_cost", PAYABLE))
    tables.slot_cost = vector(costs)
    _read_tiles(box, tables, bundles)


def _read_tiles(box: Box, tables: Tables, bundles: Bundles) -> None:
    basic = records(box, "basic_estate_tile")
    special = records(box, "special_estate_tile")
    pieces = box.section("pieces")
    for name, tiles in (("basic_estate_tile", basic), ("special_estate_tile", special)):
        total = sum(tile.integer("copies", 1, 50) for tile in tiles)
        counted(name, "copies", total, pieces.integer(f"{name}s", 1, 200))
    kinds, amounts, animals, gains, pays, income = [], [], [], [], [], []
    incomes: list[int] = []
    for number, tile in enumerate([*basic, *special]):
        kind = tile.choice("kind", BASIC_KINDS if number < len(basic) else ("animal", "one_use"))
        code = BASIC_KINDS.index(kind) if kind != "one_use" else ONE_USE[tile.choice("effect", tuple(ONE_USE))]
        kinds.append(code)
        animals.append(tile.integer("animals", 1, 9) if kind == "animal" else 0)
        moving = code in (t.ONE_SAIL, t.ONE_RACE)
        amounts.append(tile.integer("amount", 1, 9) if moving else 0)
        if code == t.ONE_BLOCK:
            agree(tile, "amount", 1)
        pays.append(bundles.read(tile, "pay", PAYABLE, least=1) if kind == "conversion" else 0)
        gained = {"production": "on_place", "conversion": "gain"}.get(kind)
        gains.append(bundles.read(tile, gained, least=1) if gained else 0)
        income.append(-1)
        if code == t.ONE_INCOME:
            income[-1] = len(incomes)
            incomes.append(bundles.read(tile, "gain", least=1))
    if len(incomes) > INCOMES:
        counted("special_estate_tile", "effect gain", len(incomes), INCOMES)
    tables.basic_kinds = len(basic)
    tables.tile_copies = vector([tile.integer("copies") for tile in [*basic, *special]])
    tables.tile_kind = vector(kinds)
    tables.tile_amount = vector(amounts)
    tables.tile_animals = vector(animals)
    tables.tile_gain = vector(gains)
    tables.tile_pay = vector(pays)
    tables.tile_income = vector(income)
    tables.incomes = vector(incomes)


def read_mosaic(box: Box, tables: Tables, bundles: Bundles) -> None:
    """Achievements, mosaic tiles, and the rewards of the mosaic board."""
    achievements = records(box, "achievement")
    names = [item.text("id") for item in achievements]
    counted("achievement", "id", len(set(names)), len(names))
    needs: list[int] = []
    for item in achievements:
        item.choice("colour", COLOURS)
        value = item.fields.get("require")
        allowed = ", ".join(NEED_NAMES)
        fits = isinstance(value, dict) and bool(value)
        fits = fits and all(k in NEED_NAMES and type(v) is int and 1 <= v <= 200 for k, v in dict(value or {}).items())
        require(item, "require", fits, WORDS("least-numbers", allowed=allowed))
        wanted = dict(value or {})
        least = wanted.get("influence", 0)
        require(
            item,
            "require",
            wanted.get("spend_influence", 0) <= least,
            WORDS("spends-too-much"),
        )
        needs += [wanted.get(name, 0) for name in NEED_NAMES]
    tables.achievement_needs = vector(needs)
    mosaic = box.section("mosaic")
    rows = ", ".join(COLOURS)
    require(mosaic, "rows", mosaic.texts("rows") == list(COLOURS), plain(rows))
    agree(mosaic, "slots_per_tile", 3)
    tiles = records(box, "mosaic_tile")
    counted("mosaic_tile", "id", len(tiles), MOSAIC_TILES)
    slots: list[int] = []
    for number, tile in enumerate(tiles):
        colour = COLOURS[number // t.PER_COLOUR]
        require(tile, "colour", tile.text("colour") == colour, plain(colour))
        own = tuple(names[i] for i, item in enumerate(achievements) if item.text("colour") == colour)
        slots += [names.index(name) for name in tile.texts("slots", 3, own)]
    tables.mosaic_slots = vector(slots)
    _read_mosaic_board(box, tables, bundles)


def _part(section: Section, field: str) -> Section:
    value = section.fields.get(field)
    require(section, field, isinstance(value, dict), WORDS("a-table"))
    assert isinstance(value, dict)
    return Section(f"{section.where}.{field}", value)


def _several(section: Section, field: str, length: int, bundles: Bundles) -> list[int]:
    value = section.fields.get(field)
    fits = isinstance(value, list) and len(value) == length
    require(section, field, fits, WORDS("list-rewards", length=length))
    assert isinstance(value, list)
    return [bundles.of(section, field, item) for item in value]


def _read_mosaic_board(box: Box, tables: Tables, bundles: Bundles) -> None:
    board = box.section("mosaic_board")
    tables.claim_vp = vector(board.integers("row_claim_vp", 3, 0, 50))
    tables.claim_gain = vector(_several(_part(board, "instant"), "row_claim", 3, bundles))
    lines = _part(board, "completion")
    vp = lines.integers("rows_vp", 3, 0, 50) + lines.integers("cols_vp", 3, 0, 50) + lines.integers("diag_vp", 2, 0, 50)
    tables.line_vp = vector(vp)
    gains = _several(lines, "rows_instant", 3, bundles)
    gains += _several(lines, "cols_instant", 3, bundles) + _several(lines, "diag_instant", 2, bundles)
    tables.line_gain = vector(gains)
    masks = [7, 56, 448, 73, 146, 292]
    diagonals = lines.fields.get("diag_cells")
    for diagonal in diagonals if isinstance(diagonals, list) else []:
        cells = {3 * r + c for r, c in diagonal if r in range(3) and c in range(3)}
        require(lines, "diag_cells", len(cells) == 3, WORDS("different-cells"))
        masks.append(sum(1 << cell for cell in cells))
    require(lines, "diag_cells", len(masks) == t.LINES, WORDS("diagonals"))
    tables.line_mask = vector(masks)


def read_followers(box: Box, tables: Tables, bundles: Bundles, severin: str) -> None:
    """The 40 followers: what they are linked to and what they do."""
    section = box.section("followers")
    cards = records(box, "follower")
    counted("follower", "id", len(cards), FOLLOWERS)
    agree(section, "count", FOLLOWERS)
    tables.play_cost = vector(section.integers("play_cost_coins_by_strength", 3, 0, 50))
    once, permanent = [0] * ACTIONS, [0] * ACTIONS
    gain, pay, amount = [0] * FOLLOWERS, [0] * FOLLOWERS, [0] * FOLLOWERS
    base, per, divisor = [0] * FOLLOWERS, [0] * FOLLOWERS, [1] * FOLLOWERS
    least, counts = [0] * FOLLOWERS, [0] * FOLLOWERS
    for number, card in enumerate(cards):
        agree(card, "id", number + 1)
        card.text("name")
        member = 1 << number
        kind = card.choice("kind", ("end_game", "once_per_round", "permanent"))
        if kind == "end_game":
            tables.scoring_cards |= member
            counts[number] = COUNT_NAMES.index(card.choice("count", COUNT_NAMES))
            if card.choice("effect", ("score_linear", "score_threshold")) == "score_threshold":
                least[number] = card.integer("at_least", 1, 200)
                base[number] = card.integer("vp", 0, 50)
            else:
                base[number] = card.integer("base", 0, 50)
                per[number] = card.integer("per", 0, 50)
                divisor[number] = card.integer("divisor", 1, 50)
            continue
        if kind == "permanent":
            effect = card.choice("effect", ("gain", "allow_animal_placement"))
            gain[number] = bundles.read(card, "gain", KIND_NAMES)
            if effect == "allow_animal_placement":
                tables.tamers |= member
            else:
                permanent[ACTION_NAMES.index(card.choice("trigger", ACTION_NAMES))] |= member
            continue
        once[ACTION_NAMES.index(card.choice("trigger", ACTION_NAMES))] |= member
        effect = card.choice("effect", ("gain", "strength", "waive_artisan", "place_artisan"))
        if effect == "gain":
            gain[number] = bundles.read(card, "gain", KIND_NAMES)
        elif effect == "strength":
            tables.strength_cards |= member
            amount[number] = card.integer("amount", 1, 3)
        elif effect == "waive_artisan":
            tables.waiver_cards |= member
        else:
            tables.placement_cards |= member
            pay[number] = bundles.read(card, "pay", PAYABLE)
    _read_severin(box, divisor, severin)
    tables.once, tables.permanent = vector(once), vector(permanent)
    tables.follower_gain, tables.follower_pay = vector(gain), vector(pay)
    tables.follower_amount = vector(amount)
    tables.follower_base, tables.follower_per = vector(base), vector(per)
    tables.follower_divisor, tables.follower_least = vector(divisor), vector(least)
    tables.follower_count = vector(counts)


def _read_severin(box: Box, divisor: list[int], choice: str) -> None:
    """The switch takes the place of Severin's divisor (N-R38)."""
    divisor[SEVERIN - 1] = box.section("switches").integer("severin_contracts_per_vp", 1, 2)
    if choice != "1":
        divisor[SEVERIN - 1] = int(choice)
