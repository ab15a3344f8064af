"""Alea: four knucklebones, a purse of denarii, and Venus, who takes the pot. A whole game for Triumvir, as an example.

A turn: the four bones are thrown. Their owner may have one of them thrown again for a denarius, and keeps what lies
there: each dog (1) and each six costs a denarius, four different sides are Venus and take the pot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from alea.board import WORDS, AleaView, draw
from triumvir.engine.box import Box
from triumvir.engine.layout import Numbers, lay_out
from triumvir.engine.meta import Meta
from triumvir.engine.options import Option
from triumvir.engine.small import SmallGame, SmallState

BONES = KEEP = 4  # actions 0 to 3 throw a bone again, 4 keeps what lies there


class AleaState(SmallState):
    """A position: how the bones lie, and what everybody has won and paid so far."""

    def lay_out(self) -> None:
        self.turn, self.again, self.pot = 0, 0, self.game.pot
        self.bones, self.won, self.paid = [0] * BONES, [0] * self.seats, [0] * self.seats

    def open(self) -> None:
        self.throw(range(BONES))

    def throw(self, bones: Iterable[int]) -> None:
        for bone in bones:
            self.bones[bone] = self.game.sides[self.draw_below(len(self.game.sides))]
        self.reveals += 1

    def money(self, seat: int) -> int:
        return sum(self.accounts(seat))

    def accounts(self, seat: int) -> list[int]:
        return [self.game.purse, self.won[seat], -self.paid[seat]]

    def pay(self, coins: int) -> None:
        coins = min(coins, self.money(self.to_act))
        self.paid[self.to_act] += coins
        self.pot += coins

    def choices(self) -> Iterable[int]:
        return range(0 if self.again < self.game.chances and self.money(self.to_act) else KEEP, KEEP + 1)

    def do(self, action: int) -> None:
        if action == KEEP:
            self.keep()
        else:
            self.pay(1)
            self.again += 1
            self.throw([action])

    def keep(self) -> None:
        if venus(self.bones):
            self.won[self.to_act] += self.pot
            self.pot = 0
        else:
            self.pay(sum(side in self.game.costly for side in self.bones))
        self.turn, self.again = self.turn + 1, 0
        if self.turn == self.game.turns:
            self.to_act = -1
        else:
            self.to_act = self.turn % self.seats
            self.throw(range(BONES))

    def numbers(self, seat: int) -> list[int]:
        seats = [number for one in self.clockwise(seat) for number in (self.money(one), int(one == self.to_act))]
        return [*self.bones, self.again, self.turn, self.pot, *seats]


class Alea(SmallGame[AleaView]):
    """The game with players, options and box chosen."""

    meta = Meta(
        name="alea", title="Alea", designer="Augustus", publisher="Suetonius", year=121, min_players=2, max_players=6,
        minutes=WORDS("minutes"), blurb=WORDS("blurb"), rules_version=1, rule_prefix="A",
        options=(Option("second_chance", False, WORDS("second-chance"), "A-6"),),
    )  # fmt: skip
    state, words, draw = AleaState, WORDS, staticmethod(draw)
    actions = (*(f"throw {bone + 1}" for bone in range(BONES)), "keep")
    ledger_sources = ("purse", "won", "paid")
    over_rule, no_action_rule = "A-8", "A-4"

    def __init__(self, players: int, options: Mapping[str, object], box: Box, rules: int | None = None) -> None:
        super().__init__(players, options, box, rules)
        coins, bones = box.section("coins"), box.section("bones")
        self.purse, self.pot = coins.integer("purse", 1, 100), coins.integer("pot", 0, 100)
        self.rounds, self.chances = coins.integer("rounds", 1, 20), 2 if self.options["second_chance"] else 1
        self.turns, self.coins = self.rounds * players, self.purse * players + self.pot
        self.sides, self.costly = bones.integers("sides", BONES, 1, 9), bones.integers("costly", None, 1, 9)
        table = {
            "bones": [Numbers(BONES, "the sides that lie up", 9, 9)],
            "again": [Numbers(1, "bones thrown again in this turn", 2, 2)],
            "turns": [Numbers(1, "turns taken so far", 100, self.turns)],
            "pot": [Numbers(1, "denarii in the pot", 20, self.coins)],
        }
        player = {"money": [Numbers(1, "denarii", 20, self.coins)], "turn": [Numbers(1, "whether it is their turn")]}
        self.observation_features = lay_out(table, player, players)

    def view(self, state: AleaState, seat: int | None) -> AleaView:
        return {
            "game": self.name, "seat": seat, "step": "over" if state.over else "bones", "to_act": int(state.to_act),
            "round": min(state.turn // self.players + 1, self.rounds), "rounds": self.rounds,
            "bones": list(state.bones), "again": state.again, "pot": state.pot,
            "players": [{"score": state.money(one), "ledger": state.ledger(one)} for one in range(self.players)],
        }  # fmt: skip

    def refuse(self, state: AleaState, action: int) -> str:
        return "A-5" if state.again < self.chances else "A-6"

    def sound(self, state: AleaState) -> dict[str, bool]:
        coins = [state.money(seat) for seat in range(self.players)]
        return {
            "coins": min(*coins, *state.won, *state.paid, state.pot) >= 0 and sum(coins) + state.pot == self.coins,
            "bones": all(side in self.sides for side in state.bones) and 0 <= state.again <= self.chances,
            "turn": state.to_act == (state.turn % self.players if 0 <= state.turn < self.turns else -1),
            "end": 0 <= state.turn <= self.turns,
        }

    def phase(self, view: AleaView, lang: str) -> str:
        return WORDS.say(lang, "phase", round=view["round"], rounds=view["rounds"])

    def sentences(
        self, before: AleaView, action: int | None, after: AleaView, lang: str, who: Sequence[str] = ()
    ) -> list[str]:
        names, seat, following = who or self.seat_names(lang), before["to_act"], after["to_act"]
        if action is not None and action != KEEP:
            old, new = before["bones"][action], after["bones"][action]
            return [WORDS.say(lang, "told-again", name=names[seat], old=old, new=new)]
        coins = abs(after["players"][seat]["score"] - before["players"][seat]["score"])
        lay, fell = (", ".join(map(str, view["bones"])) for view in (before, after))
        kind = "told-venus" if venus(before["bones"]) else "told-keep"
        told = WORDS.say(lang, kind, name=names[seat], bones=lay, coins=coins)
        if following < 0:
            return [told, WORDS.say(lang, "prompt-over")]
        return [told, WORDS.say(lang, "told-throw", name=names[following], bones=fell)]

    def draw_text(self, view: AleaView, lang: str) -> str:
        lines = [f"[bold]{'   '.join(map(str, view['bones']))}[/]   {WORDS.say(lang, 'pot', coins=view['pot'])}"]
        for seat, name in enumerate(self.seat_names(lang)):
            coins = WORDS.say(lang, "coins", coins=view["players"][seat]["score"])
            lines.append(f"{'>' if view['to_act'] == seat else ' '} {name}: {coins}")
        return "\n".join(lines)


def venus(bones: Sequence[int]) -> bool:
    """Whether all sides differ: the best throw there is."""
    return len(set(bones)) == BONES
