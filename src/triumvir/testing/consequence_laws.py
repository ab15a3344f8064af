"""Laws about what is said of a choice before it is made: whether there is a way back, its price, what it gives up."""

from __future__ import annotations

from triumvir.engine.consequences import SCARCE, Consequence, consequence, obvious
from triumvir.engine.fields import fingerprint
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.engine.undo import stays
from triumvir.language import languages
from triumvir.testing.walks import visits

MANY = 60  # choices in one turn are more than a turn has


def undo_is_foretold(game: Game, seed: int, luck: int, count: int = 16) -> None:
    """A choice reveals, or ends the turn, exactly if it could not be taken back as a table plays on from it."""
    for visit in visits(game, seed, luck, count):
        guess = visit.state.imagine(visit.state.to_act, luck)
        for action in visit.state.legal():
            told = consequence(guess, action)
            where = f"ply {visit.ply}, {game.notation(action)}"
            check_foretold(visit.state, action, told, where)


def check_foretold(state: State, action: int, told: Consequence, where: str) -> None:
    """Compare what was told with what happens in the true position, steps without a choice included."""
    seat = int(state.to_act)
    line = played(state, action)
    refused = stays(state, line) is not None
    if told.reveals:
        assert refused, f"{where} is said to reveal something, but can be taken back"
        return  # what comes after something hidden was shown cannot be foretold
    assert told.ends or not refused, f"{where} is said to be free, but cannot be taken back"
    own = next((after for after in line if after.over or int(after.to_act) != seat), None)
    assert told.ends == (own is not None), f"{where}: the turn {'goes on' if told.ends else 'is over'}"


def played(state: State, action: int) -> list[State]:
    """The positions that follow as at a table: the choice, then whatever leaves nobody a choice."""
    after = state.copy()
    after.apply(action)
    line = [after]
    while not after.over and len(after.legal()) == 1:
        after = after.copy()
        after.apply(after.legal()[0])
        line.append(after)
    return line


def stakes_are_told(game: Game, seed: int, luck: int, count: int = 16) -> None:
    """Prices and losses have words, are true, and are the same whatever is hidden."""
    for visit in visits(game, seed, luck, count):
        legal = visit.state.legal()
        if not legal:
            continue
        seat = int(visit.state.to_act)
        guess, other = visit.state.imagine(seat, luck), visit.state.imagine(seat, luck + 1)
        before = fingerprint(guess)
        for action in legal:
            told = consequence(guess, action)
            where = f"ply {visit.ply}, {game.notation(action)}"
            _check_words(told, where)
            _check_price(guess, action, told, where)
            _check_loss(guess, action, told, where)
            again = consequence(other, action)
            assert (again.reveals, again.lost, again.shown) == (told.reveals, told.lost, told.shown), f"{where}: leaks"
            assert told.reveals or again == told, f"{where}: what is told depends on what is hidden"
        _check_obvious(guess, other, f"ply {visit.ply}")
        assert fingerprint(guess) == before, f"ply {visit.ply}: to look at consequences changes the position"


def _check_words(told: Consequence, where: str) -> None:
    for text in (*(told.lost or ()), told.shown, *(part.text for part in told.price)):
        assert text is None or all(text.in_(lang).strip() for lang in languages()), f"{where}: no words"
    assert ("free" in told.classes) == (told.classes == ("free",)), f"{where}: {told.classes}"
    assert ("free" in told.classes) == (not (told.final or told.rare or told.forfeits)), f"{where}: {told.classes}"


def _check_price(guess: State, action: int, told: Consequence, where: str) -> None:
    after = guess.copy()
    after.apply(action)
    seat = int(guess.to_act)
    stakes = guess.game.stakes
    purses = zip(stakes.means, stakes.purse(guess, seat), stakes.purse(after, seat), strict=True)
    paid = [(means, had, has) for means, had, has in purses if has < had]
    assert [(part.spent, part.left) for part in told.price] == [(had - has, has) for _, had, has in paid], where
    assert told.rare == any(means.rare and had <= SCARCE for means, had, _ in paid), f"{where}: rare"
    assert all(part.left >= 0 for part in told.price), f"{where}: pays what is not there"


def _check_loss(guess: State, action: int, told: Consequence, where: str) -> None:
    """Only a way out gives something up, and where nothing else happens it brings nothing."""
    stakes, seat = guess.game.stakes, int(guess.to_act)
    assert told.way_out == (action in stakes.ways_out(guess)), f"{where}: way out"
    assert told.way_out or not told.forfeits, f"{where} gives something up, but is no way out"
    if not told.forfeits or told.final:
        return
    after = guess.copy()
    after.apply(action)
    gained = [has - had for had, has in zip(stakes.purse(guess, seat), stakes.purse(after, seat), strict=True)]
    assert max(gained, default=0) <= 0, f"{where} gives something up, but brings something"


def _check_obvious(guess: State, other: State, where: str) -> None:
    """What is done without a question costs nothing, can be taken back, and nobody leans to anything else."""
    action = obvious(guess)
    assert obvious(other) == action, f"{where}: what is obvious depends on what is hidden"
    if action is None:
        return
    told = consequence(guess, action)
    assert guess.is_legal(action), f"{where}: obvious, but not legal"
    assert (told.classes, told.price, told.way_out) == (("free",), (), False), f"{where}: {told}"
    others = [guess.leaning(known) for known in guess.legal() if known != action]
    assert guess.leaning(action) > max(others), f"{where}: not what is leaned to"
    _check_gift(guess, action, where)


def _check_gift(guess: State, action: int, where: str) -> None:
    """From there one can go on to the next such question, or to the end of the turn, without paying anything."""
    stakes, seat, after = guess.game.stakes, int(guess.to_act), guess.copy()
    after.apply(action)
    step = guess.view(seat)["step"]
    for _ in range(MANY):
        if after.over or int(after.to_act) != seat or after.view(seat)["step"] == step:
            break
        ways_out = stakes.ways_out(after)
        known = sorted(after.legal(), key=lambda one: one not in ways_out)
        free = next((one for one in known if not consequence(after, one).price), None)
        assert free is not None, f"{where}: {after.view(seat)['step']} has to be paid for"
        after.apply(free)
    else:
        raise AssertionError(f"{where}: no end")
    purses = zip(stakes.means, stakes.purse(guess, seat), stakes.purse(after, seat), strict=True)
    less = [means.name for means, had, has in purses if has < had]
    assert not less, f"{where}: {less} are paid in the end"
