"""Laws of play: sound positions, independent copies, exact legality, faithful records and dumps.

Each law is a function of a game, a seed and a luck (see `walks`), and raises AssertionError where it does not hold.
They need neither pytest nor hypothesis.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from triumvir.engine.errors import IllegalAction, RecordError
from triumvir.engine.fields import dump_fields, field_names, fingerprint
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.engine.standard import sets_up, standard_set_up
from triumvir.engine.state import State
from triumvir.language import languages
from triumvir.testing.refusals import in_words, refusal
from triumvir.testing.setups import fresh
from triumvir.testing.walks import Dice, Visit, Walker, finish, visits, walk, walk_on

GENERATOR_LIMIT = 2**62


def sound(game: Game, seed: int, luck: int) -> None:
    """After every action all invariants hold: the game's own, those of the legal list, and those of the score."""
    reveals = 0
    for visit in walk(game, seed, luck):
        state, where = visit.state, f"ply {visit.ply}"
        broken = state.check()
        assert not broken, f"{where}: {broken}"
        legal = state.legal()
        assert legal == sorted(set(legal)), f"{where}: the legal list is not ascending: {legal}"
        assert all(0 <= action < game.num_actions for action in legal), f"{where}: outside the action space: {legal}"
        assert state.over == (not legal) == (state.to_act == -1), f"{where}: over or not"
        assert -1 <= state.to_act < game.players, f"{where}: seat {state.to_act} to act"
        assert 0 < state.random < GENERATOR_LIMIT, f"{where}: the generator is out of range"
        assert state.reveals >= reveals, f"{where}: what was revealed became hidden again"
        reveals = state.reveals
        scores_are_ledgers(state, where)
    ranks_fit_scores(visit.state)


def sets_up_by_itself(game: Game, seed: int, luck: int) -> None:
    """The quick set-up is legal, leads to the first turn, and nothing after it belongs to the set-up."""
    state = game.start(seed)
    steps = standard_set_up(state)
    assert bool(steps) == sets_up(state), "the set-up is not played, or something else is"
    for seat, action in steps:
        assert sets_up(state), f"{game.notation(action)} is no part of the set-up"
        assert seat == state.to_act, f"seat {seat} acts for {state.to_act}"
        state.apply(action)
    for visit in walk_on(state, luck):
        assert not sets_up(visit.state), f"ply {visit.ply}: the set-up goes on"


def scores_are_ledgers(state: State, where: str) -> None:
    """VP by source add up to the score."""
    game = state.game
    scores = state.scores()
    assert len(scores) == game.players, f"{where}: {len(scores)} scores"
    for seat, score in enumerate(scores):
        assert len(state.ledger_of(seat)) == len(game.ledger_sources), (
            f"{where}: the ledger has other entries than names"
        )
        ledger = state.ledger(seat)
        assert tuple(ledger) == game.ledger_sources, f"{where}: sources of the ledger: {list(ledger)}"
        assert sum(ledger.values()) == score == state.score_of(seat), f"{where}: seat {seat} has {score}, not {ledger}"


def ranks_fit_scores(state: State) -> None:
    """Rank 1 exists, more VP never rank lower, and as many seats stand before a seat as its rank says."""
    ranks, scores = state.ranking(), state.scores()
    if len(ranks) == 1:  # alone against the game's own automa, which has no seat
        assert ranks[0] in (1, 2), f"rank {ranks[0]}"
        return
    for own_rank, own_score in zip(ranks, scores, strict=True):
        assert own_rank == 1 + sum(other < own_rank for other in ranks), f"ranks {ranks}"
        for other_rank, other_score in zip(ranks, scores, strict=True):
            assert own_score <= other_score or own_rank < other_rank, f"ranks {ranks} for scores {scores}"


# ---------------------------------------------------------------- copies


def copies_are_independent(game: Game, seed: int, luck: int) -> None:
    """No later action changes an earlier position, whether the copy or the original is played on.

    Every position is kept and hashed when it is met, and all are hashed again at the end. If one has changed, the game
    is played again with all of them hashed after each action, to name the action that did it. A container that a copy
    shares with its original must be one that is never changed: its content is remembered, and compared at the end.
    """
    kept: list[tuple[State, str]] = []
    shared: dict[int, tuple[str, Any, str]] = {}
    state = game.start(seed)
    walker = Walker(luck)
    while not state.over:
        twin = state.copy()
        print_ = fingerprint(state)
        if len(kept) % 5 == 0:
            assert fingerprint(twin) == print_, f"ply {len(kept)}: the copy differs from its original"
            for path, container in shared_containers(state, twin):
                shared.setdefault(id(container), (path, container, repr(list(container))))
        still, moving = (state, twin) if walker.dice.below(2) else (twin, state)
        kept.append((still, print_))
        moving.apply(walker.choose(moving))
        state = moving
    if any(fingerprint(old) != print_ for old, print_ in kept):
        raise AssertionError(_first_interference(game, seed, luck))
    for path, container, content in shared.values():
        assert repr(list(container)) == content, f"copies share {path}, which has changed"


def _first_interference(game: Game, seed: int, luck: int) -> str:
    kept: list[tuple[State, dict[str, Any]]] = []
    state = game.start(seed)
    walker = Walker(luck)
    while not state.over:
        twin = state.copy()
        still, moving = (state, twin) if walker.dice.below(2) else (twin, state)
        kept.append((still, dump_fields(still)))
        action = walker.choose(moving)
        moving.apply(action)
        for ply, (old, dump) in enumerate(kept):
            changed = differing_fields(dump, dump_fields(old))
            if changed:
                return f"action {action} at ply {len(kept) - 1} changed {sorted(changed)} of the position at ply {ply}"
        state = moving
    return "an earlier position changed, but not when played again: something outside the position is involved"


def shared_containers(one: object, other: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """The containers that two positions hold in common, with the names of their fields."""
    for name in field_names(one):
        mine, theirs = getattr(one, name), getattr(other, name)
        if isinstance(mine, bool | int | str):
            continue
        if not hasattr(mine, "__len__"):
            assert mine is not theirs, f"copies share the object {path}{name}"
            yield from shared_containers(mine, theirs, f"{path}{name}.")
        elif len(mine) and not isinstance(mine[0], int):
            assert mine is not theirs, f"copies share the list {path}{name}"
            for my_part, their_part in zip(mine, theirs, strict=True):
                assert my_part is not their_part, f"copies share the parts of {path}{name}"
                if not hasattr(my_part, "__len__"):
                    yield from shared_containers(my_part, their_part, f"{path}{name}.")
        elif mine is theirs:
            yield f"{path}{name}", mine


def differing_fields(one: Any, other: Any, path: str = "") -> set[str]:
    """The names of all fields in which two dumps differ: `deck`, `players.hand`."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        inside = (differing_fields(one[key], other[key], f"{path}.{key}" if path else key) for key in one)
        return {name for names in inside for name in names}
    if (
        isinstance(one, list)
        and isinstance(other, list)
        and len(one) == len(other)
        and one
        and isinstance(one[0], dict)
    ):
        return {name for mine, theirs in zip(one, other, strict=True) for name in differing_fields(mine, theirs, path)}
    return set() if one == other else {path}


# ---------------------------------------------------------------- the same game again


def same_seed_same_game(game: Game, seed: int, luck: int) -> None:
    """A game set up anew plays the same from the same seed, and differently from another."""
    for mine, theirs in zip(walk(game, seed, luck), walk(fresh(game), seed, luck), strict=True):
        assert mine.action == theirs.action, f"ply {mine.ply}: the same seed led elsewhere"
        if mine.ply % 16 == 0 or mine.action is None:
            assert fingerprint(mine.state) == fingerprint(theirs.state), f"ply {mine.ply}: the same seed led elsewhere"
    others = {fingerprint(game.start(seed ^ other)) for other in range(6)}
    assert len(others) > 1, "neighbouring seeds all give the same start"


def record_replays(game: Game, seed: int, luck: int) -> None:
    """A record written, read and replayed gives every position and the final scores again."""
    session = Session.new(game, seed, [f"seat {seat}" for seat in range(game.players)])
    for visit in walk(game, seed, luck):
        if visit.action is not None:
            session.act(visit.state.to_act, visit.action)
    text = session.record.to_json()
    record = Record.from_json(text)
    assert record == session.record, "a record changes when it is written and read"
    assert record.to_json() == text, "a record is not written the same way twice"
    assert record.scores == visit.state.scores(), "the record lacks the result"
    again = fresh(game)
    positions = list(record.replay(again))
    for ply, (played, replayed) in enumerate(zip(session.positions, positions, strict=True)):
        if ply % 5 == 0 or played.over:
            assert fingerprint(played) == fingerprint(replayed), f"ply {ply}: the replay differs from the play"
    assert record.verify(again).scores() == record.scores, "the result is not that of the replay"


# ---------------------------------------------------------------- legality


def legality_is_exact(game: Game, seed: int, luck: int, count: int = 12) -> None:
    """For every action of the space: it is legal, or refused with a rule that exists, a reason, and no effect."""
    for visit in visits(game, seed, luck, count):
        legality_at(visit)


def legality_at(visit: Visit) -> None:
    """The legal list is exactly what `apply` accepts in this position."""
    state, game = visit.state, visit.state.game
    legal = set(state.legal())
    before = fingerprint(state)
    strangers = [-1, game.num_actions, game.num_actions + 1000]
    for action in [*range(game.num_actions), *strangers]:
        forbidden = state.why_not(action)
        assert (forbidden is None) == (action in legal) == state.is_legal(action), f"ply {visit.ply}: action {action}"
        if forbidden is None:
            continue
        if state.over:
            assert forbidden.rule == game.over_rule, f"after the end action {action} is refused by {forbidden.rule}"
        elif action in strangers:
            assert forbidden.rule == game.no_action_rule, f"action {action} is refused by {forbidden.rule}"
        rule_exists(game, forbidden.rule)
        assert in_words(forbidden.reason), f"{forbidden.rule} has no reason"
        error = refusal(IllegalAction, partial(state.apply, action))
        assert error is not None, (
            f"ply {visit.ply}: action {action} is refused by {forbidden.rule}, yet apply accepts it"
        )
        assert error.rule == forbidden.rule, f"action {action}: {error.rule} when tried, {forbidden.rule} when asked"
        assert error.reason == forbidden.reason, f"action {action}: two different reasons"
        assert all(error.rule in words for words in error.text.everywhere()), f"{error} does not name its rule"
    assert fingerprint(state) == before, f"ply {visit.ply}: a refused action, or the question, changed the position"
    for action in legal:
        following = state.copy()
        following.apply(action)
        broken = following.check()
        assert not broken, f"ply {visit.ply}: action {action} leads to {broken}"
        assert fingerprint(following) != before, f"ply {visit.ply}: action {action} has no effect at all"


def rule_exists(game: Game, rule: str) -> None:
    """The clause is written in the rules of both languages."""
    for lang in languages():
        text = _rules(game, lang).get(rule, "")
        assert text.strip(), f"clause {rule} is not in the rules ({lang})"


_RULES: dict[tuple[type[Game], str], dict[str, str]] = {}


def _rules(game: Game, lang: str) -> dict[str, str]:
    key = (type(game), lang)
    if key not in _RULES:
        _RULES[key] = game.rules(lang)
    return _RULES[key]


# ---------------------------------------------------------------- dumps


def dump_restores(game: Game, seed: int, luck: int, count: int = 8) -> None:
    """A dumped position comes back out of JSON as the same one, and plays on the same."""
    for visit in visits(game, seed, luck, count):
        back = game.restore(json.loads(json.dumps(visit.state.dump())))
        assert fingerprint(back) == fingerprint(visit.state), f"ply {visit.ply}: restored differently"
        assert type(back) is type(visit.state)
        assert finish(back, luck) == finish(visit.state, luck), f"ply {visit.ply}: plays on differently"
        assert fingerprint(back) == fingerprint(visit.state), f"ply {visit.ply}: ends differently"


def damage_is_noticed(game: Game, seed: int, luck: int) -> None:
    """A dump with a wrong shape is refused; one with a wrong value is refused or gives another sound position."""
    dice = Dice(luck)
    met = list(visits(game, seed, luck, 20))
    visit = met[dice.below(len(met))]
    dump = visit.state.dump()
    for what, damaged in misshapen(dump):
        accepted = _restored(game, damaged, what)
        assert accepted is None, f"ply {visit.ply}: a dump with {what} is accepted"
    for what, damaged in misvalued(dump, dice):
        accepted = _restored(game, damaged, what)
        assert accepted is None or not accepted.check(), f"ply {visit.ply}: {what} gives an unsound position"
    nonsense: Any
    for nonsense in (None, [], 7, "", {}):
        assert _restored(game, nonsense, f"{nonsense!r} instead of a dump") is None


def _restored(game: Game, dump: Any, what: str) -> State | None:
    """The position, or None if it is refused as it should be: with a RecordError that says something."""
    restored: list[State] = []
    try:
        error = refusal(RecordError, lambda: restored.append(game.restore(dump)))
    except Exception as crash:
        raise AssertionError(f"a dump with {what} raises {type(crash).__name__}: {crash}") from crash
    assert error is None or in_words(error.text), f"a dump with {what} is refused without words"
    return restored[0] if restored else None


def misshapen(dump: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Dumps with a field missing, added, of a wrong type, too large for the machine, or with a list of wrong length."""
    for path, holder, key in _slots(dump):
        value = holder[key]
        wrong: list[tuple[str, Any]] = [("null", None), ("a text", "x"), ("a fraction", 0.5), ("a table", {})]
        if isinstance(value, list):
            wrong += [("a number", 1), ("one item more", [*value, value[-1] if value else 0]), ("a text inside", ["x"])]
            if value:
                wrong += [("one item less", value[:-1])]
        else:
            wrong += [("a list", [value]), ("a number beyond 64 bits", 2**70), ("one below", -(2**70))]
            wrong += [("a number for a truth value", 1) if isinstance(value, bool) else ("a truth value", True)]
        for what, replacement in wrong:
            holder[key] = replacement
            yield f"{what} in {path}", dump
        del holder[key]
        yield f"no field {path}", dump
        holder[key] = value
        holder["unheard_of"] = 1
        yield f"a field too many beside {path}", dump
        del holder["unheard_of"]


def misvalued(dump: dict[str, Any], dice: Dice) -> Iterator[tuple[str, Any]]:
    """Dumps with one number changed."""
    for path, holder, key in _slots(dump):
        value = holder[key]
        if isinstance(value, bool):
            wrong: list[Any] = [not value]
        elif isinstance(value, int):
            wrong = [value + 1, value - 1, -99, 99, 2**60]
        elif value and isinstance(value[0], int):
            at = dice.below(len(value))
            wrong = [[*value[:at], other, *value[at + 1 :]] for other in (value[at] + 1, -99, 99, 2**60)]
        else:
            continue
        for replacement in wrong:
            holder[key] = replacement
            yield f"{replacement} instead of {value} in {path}", dump
        holder[key] = value


def _slots(dump: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any], str]]:
    """Every field of a dump, with the table that holds it."""
    for key in list(dump):
        yield f"{path}{key}", dump, key
        inside = dump[key]
        if isinstance(inside, list) and inside and isinstance(inside[0], dict):
            yield from _slots(inside[0], f"{path}{key}.")
