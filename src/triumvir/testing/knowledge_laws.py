"""Laws of knowledge: what a seat sees, guesses, is told, and may take back never depends on what it cannot know.

The main instrument is `imagine`, written I(seat, number) here: a copy in which all that the seat cannot know is dealt
anew. For every position p, seat s (-1 is a spectator) and numbers n, m:

- view, observation, legal list and log of s are the same in p and in I(s, n) of p;
- I(s, n) of p is sound, and can be played to the end;
- I(s, n) of p is I(s, n) of q, field by field, for every q that s cannot tell from p: for q = I(s, m) of p, and for
  every q that the same actions lead to from an earlier guess of s while its view stays the same all the way. So a guess
  depends on the number and on what the seat knows, and on nothing else: no trace of the true hidden parts is left in
  it, and a `Perspective`, which is built on a guess, holds none;
- some n give different guesses, unless the seat knows everything.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from triumvir.draw.view import View
from triumvir.engine.fields import dump_fields, fingerprint
from triumvir.engine.game import Game
from triumvir.engine.ink import SPAN, ZERO
from triumvir.engine.layout import VARIES
from triumvir.engine.perspective import Perspective
from triumvir.engine.session import Session, UndoRefused
from triumvir.engine.state import State
from triumvir.language import languages
from triumvir.testing.play_laws import differing_fields
from triumvir.testing.refusals import in_words, refusal
from triumvir.testing.walks import LUCK, Dice, finish, visits, walk

GENERATOR = "random"  # the field of the position's own generator, which nobody knows
GUESSES = 24  # so many equal guesses in a row mean that there is nothing to guess
NEIGHBOURS = 200


def seats(game: Game) -> range:
    """Every seat, and -1 for a spectator."""
    return range(-1, game.players)


def seen_by(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator for -1."""
    return state.view(None if seat < 0 else seat)


def number(dice: Dice) -> int:
    """A number to guess with."""
    return dice.below(LUCK)


# ---------------------------------------------------------------- views and guesses


def guesses_keep_knowledge(
    game: Game, seed: int, luck: int, count: int = 30, hidden: Iterable[str] | None = None
) -> set[str]:
    """Views, observations, legal lists and sentences do not change with what is hidden; returns the fields that did.

    With `hidden`, the fields that anybody's guess may change, a guess that changes another field breaks the law.
    """
    dice = Dice(luck)
    changed: set[str] = set()
    for visit in visits(game, seed, luck, count):
        state = visit.state
        truth = dump_fields(state)
        told = dice.below(game.players + 1) - 1  # the seat whose log is compared
        for seat in seats(game):
            where = f"ply {visit.ply}, seat {seat}"
            guess = state.imagine(seat, number(dice))
            same_knowledge(state, guess, seat, where)
            changed |= differing_fields(truth, dump_fields(guess))
            if visit.action is not None and seat == told:
                same_log(state, guess, visit.action, seat, dice, where)
            no_trace(state, guess, seat, number(dice), where)
            if seat == told and dice.below(2):
                finish(guess, luck)
        assert dump_fields(state) == truth, f"ply {visit.ply}: looking at a position changed it"
        if hidden is not None:
            surplus = changed - set(hidden) - {GENERATOR}
            assert not surplus, f"ply {visit.ply}: a guess changes {sorted(surplus)}, which is not hidden"
    return changed


def same_knowledge(state: State, guess: State, seat: int, where: str) -> None:
    """The seat cannot tell the two positions apart, and the second one is sound and playable."""
    true_view, guessed_view = seen_by(state, seat), seen_by(guess, seat)
    if true_view != guessed_view:
        guessed = guessed_view.items()
        parts = sorted(name for name, value in true_view.items() if (name, value) not in guessed)
        raise AssertionError(f"{where}: the view depends on what is hidden, in {parts}")
    assert list(state.observe(seat)) == list(guess.observe(seat)), f"{where}: the observation depends on what is hidden"
    broken = guess.check()
    assert not broken, f"{where}: the guess is not sound: {broken}"
    assert guess.to_act == state.to_act, f"{where}: another seat decides in the guess"
    legal = guess.legal()
    if state.to_act == seat:
        assert legal == state.legal(), f"{where}: the legal list depends on what is hidden"
    assert legal or guess.over, f"{where}: nobody can act in the guess"


def same_log(state: State, guess: State, action: int, seat: int, dice: Dice, where: str) -> None:
    """What the seat is told about an action is the same when both positions around it are guesses."""
    game = state.game
    watcher = None if seat < 0 else seat
    following = state.copy()
    following.apply(action)
    later = following.imagine(seat, number(dice))
    shown = game.shown(state, action, watcher)
    assert shown is None or shown == action, f"{where}: action {action} is shown as {shown}"
    for lang in languages():
        true = game.sentences(seen_by(state, seat), shown, seen_by(following, seat), lang)
        guessed = game.sentences(seen_by(guess, seat), shown, seen_by(later, seat), lang)
        assert true == guessed, f"{where}: the log depends on what is hidden: {true}, {guessed}"


def no_trace(state: State, guess: State, seat: int, other: int, where: str) -> None:
    """A guess from the true position and one from another guess are the same, given the same number."""
    from_truth, from_guess = state.imagine(seat, other), guess.imagine(seat, other)
    if fingerprint(from_truth) != fingerprint(from_guess):
        fields = sorted(differing_fields(dump_fields(from_truth), dump_fields(from_guess)))
        raise AssertionError(f"{where}: a guess keeps a trace of the true position, in {fields}")


def histories_leave_no_trace(game: Game, seed: int, luck: int, count: int = 6, plies: int = 60) -> None:
    """What others did unseen, such as the cards they drew, is not to be found in a guess of a later position either.

    A guess of an earlier position is played on with the true actions as long as the seat sees the same as in truth. The
    two positions that this leads to differ in their hidden history; the guesses of the seat must not.
    """
    dice = Dice(luck)
    positions: list[State] = []
    actions: list[int] = []
    for visit in walk(game, seed, luck):
        positions.append(visit.state.copy())
        if visit.action is not None:
            actions.append(visit.action)
    for _ in range(count):
        first = dice.below(len(actions))
        for seat in seats(game):
            other = positions[first].imagine(seat, number(dice))
            last = first
            while last < min(len(actions), first + plies) and other.is_legal(actions[last]):
                following = other.copy()
                following.apply(actions[last])
                if seen_by(following, seat) != seen_by(positions[last + 1], seat):
                    break
                other = following
                last += 1
            no_trace(positions[last], other, seat, number(dice), f"ply {first} to {last}, seat {seat}")


def never(state: State, seat: int) -> bool:
    """No seat ever knows everything; for games in which that is so."""
    return False


def guesses_differ(
    game: Game,
    seed: int,
    luck: int,
    count: int = 12,
    knows_everything: Callable[[State, int], bool] = never,
) -> None:
    """As long as anything is hidden from a seat, its guesses are not all the same, and so not the truth."""
    dice = Dice(luck)
    for visit in visits(game, seed, luck, count):
        for seat in seats(game):
            first = _without_generator(visit.state.imagine(seat, number(dice)))
            others = (_without_generator(visit.state.imagine(seat, number(dice))) for _ in range(GUESSES))
            if all(other == first for other in others) != knows_everything(visit.state, seat):
                raise AssertionError(f"ply {visit.ply}, seat {seat}: {GUESSES} guesses, all the same or wrongly not")


def neighbours_guess_apart(game: Game, seed: int, luck: int, count: int = 2) -> None:
    """Small numbers in a row give guesses as different as numbers drawn at random: any number may be guessed with.

    For every place of every order that a guess shuffles it is counted how many things lie there in all the guesses.
    """
    dice = Dice(luck)
    for visit in visits(game, seed, luck, count):
        for seat in (-1, dice.below(game.players)):
            drawn = _lying([visit.state.imagine(seat, dice.below(LUCK)) for _ in range(NEIGHBOURS)])
            near = _lying([visit.state.imagine(seat, number) for number in range(NEIGHBOURS)])
            for place, things in drawn.items():
                wanted, found = len(things), len(near[place])
                assert 2 * found >= wanted, f"ply {visit.ply}, seat {seat}, {place}: {found} things, not about {wanted}"


def _lying(guesses: list[State]) -> dict[tuple[str, int], set[int]]:
    """What lies at each place of the orders in a position, in one or another of the guesses."""
    found: dict[tuple[str, int], set[int]] = {}
    for guess in guesses:
        for name, order in dump_fields(guess).items():
            if isinstance(order, list) and all(type(item) is int for item in order):
                for place, item in enumerate(order):
                    found.setdefault((name, place), set()).add(item)
    return found


def _without_generator(state: State) -> dict[str, Any]:
    dump = dump_fields(state)
    dump.pop(GENERATOR)
    return dump


def views_are_plain(game: Game, seed: int, luck: int, count: int = 20) -> None:
    """A view survives JSON unchanged, belongs to its reader, and an observation is as the layout says."""
    at = 0
    for name, part in game.observation_parts.items():
        assert part.start == at < part.stop, f"the part {name} of the observation does not follow the one before"
        at = part.stop
    assert at == game.observation_size
    for visit in visits(game, seed, luck, count):
        for seat in seats(game):
            view = seen_by(visit.state, seat)
            text = json.dumps(view, allow_nan=False)
            assert json.loads(text) == view, f"ply {visit.ply}: the view of seat {seat} is not plain JSON"
            _scribble(view)
            assert json.dumps(seen_by(visit.state, seat)) == text, f"ply {visit.ply}: views share parts with each other"
            observation_fits_layout(game, visit.state, seat, f"ply {visit.ply}: odd observation")


def views_made_beside_are_the_same(game: Game, seed: int, luck: int, count: int = 20) -> None:
    """Made beside what a spectator sees a view is the same to the letter; what two have in common all may see."""
    for visit in visits(game, seed, luck, count):
        seen = visit.state.view(None)
        text, open_to_all = json.dumps(seen), _parts(seen)
        beside = [game.view_beside(visit.state, seat, _known(seen)) for seat in range(game.players)]
        for seat, view in enumerate(beside):
            where = f"ply {visit.ply}: the view of seat {seat}"
            assert json.dumps(view) == json.dumps(visit.state.view(seat)), f"{where} made beside another differs"
            for other in range(seat):
                common = _parts(view).keys() & _parts(beside[other]).keys()
                assert common <= open_to_all.keys(), f"{where} shares with that of seat {other} what not all may see"
        assert json.dumps(seen) == text, f"ply {visit.ply}: views made beside that of a spectator change it"


def _known(seen: View) -> Callable[[], View]:
    return lambda: seen


def _parts(value: Any) -> dict[int, Any]:
    """All dictionaries and lists within a view, by what tells them apart in memory."""
    within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = {id(value): value} if isinstance(value, dict | list) else {}
    for inside in within:
        found |= _parts(inside)
    return found


def observation_fits_layout(game: Game, state: State, seat: int, where: str) -> None:
    """Every number of an observation has the divisor that the layout names, and lies within the bounds."""
    codes = list(state.observation_codes(seat))
    numbers = list(state.observe(seat))
    assert len(numbers) == game.observation_size
    for feature in game.observation_features:
        for at in range(feature.at, feature.at + feature.length):
            divisor, number = codes[at] // SPAN, codes[at] % SPAN - ZERO if codes[at] else 0
            assert not codes[at] or feature.divisor in (divisor, VARIES), f"{where}: {feature.part}, divisor {divisor}"
            assert feature.lowest <= number <= feature.highest, f"{where}: {feature.part} is {number}"
            assert feature.bounds[0] <= numbers[at] <= feature.bounds[1], f"{where}: {feature.part} is {numbers[at]}"


def _scribble(value: Any) -> None:
    """Spoil a view in place, as careless code might."""
    if isinstance(value, dict):
        for inside in value.values():
            _scribble(inside)
        value.clear()
    elif isinstance(value, list):
        for inside in value:
            _scribble(inside)
        value.clear()


# ---------------------------------------------------------------- what agents get


def perspectives_hold_nothing_hidden(game: Game, seed: int, luck: int, count: int = 12) -> None:
    """Two true positions that a seat cannot tell apart give it the same perspective, private fields included."""
    dice = Dice(luck)
    for visit in visits(game, seed, luck, count):
        state = visit.state
        for seat in range(game.players):
            where = f"ply {visit.ply}, seat {seat}"
            other = state.imagine(seat, number(dice))
            chance, guess = dice.below(LUCK - 1), dice.below(LUCK - 1)
            mine, theirs = Perspective(state, seat, chance), Perspective(other, seat, chance)
            assert mine.view == theirs.view == state.view(seat), f"{where}: the view of a perspective"
            legal = state.legal() if state.to_act == seat else []
            assert mine.legal == theirs.legal == legal, f"{where}: the legal list of a perspective"
            held = {name: _text(value) for name, value in vars(mine).items()}
            also = {name: _text(value) for name, value in vars(theirs).items()}
            assert held == also, f"{where}: a perspective tells apart what the seat cannot"
            imagined = mine.imagine(guess)
            assert fingerprint(imagined) == fingerprint(theirs.imagine(guess)), f"{where}: imagine of a perspective"
            same_knowledge(state, imagined, seat, where)


def _text(value: Any) -> str:
    return fingerprint(value) if isinstance(value, State) else repr(value)


# ---------------------------------------------------------------- actions: hidden, revealing, taken back


def hidden_actions_stay_hidden(game: Game, seed: int, luck: int, count: int = 30) -> int:
    """An action that a seat may not see leaves it with the same view whichever it was; returns how many were tried."""
    tried = 0
    for visit in visits(game, seed, luck, count):
        state = visit.state
        for seat in seats(game):
            watcher = None if seat < 0 else seat
            secret = [action for action in state.legal() if game.shown(state, action, watcher) is None]
            assert not secret or seat != state.to_act, f"ply {visit.ply}: seat {seat} may not see its own action"
            outcomes = set()
            for action in secret:
                following = state.copy()
                following.apply(action)
                if following.reveals == state.reveals:
                    outcomes.add((json.dumps(seen_by(following, seat)), repr(list(following.observe(seat)))))
                tried += 1
            assert len(outcomes) < 2, f"ply {visit.ply}: seat {seat} can tell hidden actions apart"
    return tried


def reveals_are_counted(game: Game, seed: int, luck: int, count: int = 30) -> None:
    """An action that reveals nothing leads to the same view of everyone, however the hidden parts lie."""
    dice = Dice(luck)
    for visit in visits(game, seed, luck, count):
        state, action = visit.state, visit.action
        if action is None:
            continue
        following = state.copy()
        following.apply(action)
        if following.reveals != state.reveals:
            continue
        for seat in seats(game):
            guess = state.imagine(seat, number(dice))
            if not guess.is_legal(action):
                assert seat != state.to_act, f"ply {visit.ply}: {action} is not legal in the guess of who took it"
                continue
            guess.apply(action)
            where = f"ply {visit.ply}, seat {seat}: action {action} shows something hidden without counting it"
            if guess.reveals != state.reveals:
                raise AssertionError(f"{where}: it depends on what is hidden whether anything is revealed")
            assert seen_by(guess, seat) == seen_by(following, seat), where


def undo_teaches_nothing(game: Game, seed: int, luck: int, count: int = 12) -> None:
    """Wherever a session lets a seat go back, the seat has learned nothing since.

    Dealt anew at the position it may go back to, all that the seat cannot know leaves its view at the later position as
    it is, for the same actions. And the session goes back exactly as far as it says.
    """
    dice = Dice(luck)
    wanted = {visit.ply for visit in visits(game, seed, luck, count)}
    session = Session.new(game, seed)
    for visit in walk(game, seed, luck):
        if visit.ply in wanted and visit.ply > 0:
            undo_at(session, dice)
        if visit.action is not None:
            session.act(visit.state.to_act, visit.action)


def undo_at(session: Session, dice: Dice) -> None:
    """The law of undo for the last actor of a session."""
    now, floor = session.ply, session.floor
    actor = session.positions[-2].to_act
    where = f"from ply {now} back to {floor}, seat {actor}"
    for seat in range(session.game.players):
        refused = session.why_no_undo(seat)
        assert (refused is None) == (seat == actor and floor < now), f"{where}: seat {seat} may undo: {refused}"
    actions = session.record.actions[floor:]
    for _ in range(2 if actions else 0):
        guess = session.positions[floor].imagine(actor, number(dice))
        for action in actions:
            guess.apply(action)
        assert guess.view(actor) == session.state.view(actor), f"{where}: the seat has learned something"
        assert list(guess.observe(actor)) == list(session.state.observe(actor)), f"{where}: the observation has"
    earlier, latest = fingerprint(session.positions[floor]), fingerprint(session.state)
    scores = session.record.scores
    for _ in actions:
        session.undo(actor)
    assert fingerprint(session.state) == earlier, f"{where}: undone into another position"
    if actions:
        error = refusal(UndoRefused, lambda: session.undo(actor))
        assert error is not None, f"{where}: the session goes back further than its floor"
        assert in_words(error.text), f"{where}: undo is refused without words"
    for action in actions:
        session.act(actor, action)
    assert fingerprint(session.state) == latest, f"{where}: the same actions lead elsewhere after an undo"
    assert session.record.scores == scores, f"{where}: the result is lost by undo"
