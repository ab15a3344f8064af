"""Whatever is wrong with a command: one sentence on standard error, status 2, no traceback, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runs import contents, process, run

# The arguments, and what the sentence must name in English and in German. {dir} is a folder of the test.
TABLE = [
    ("play nova", "Unknown game 'nova'; known are: ", "Unbekanntes Spiel 'nova'"),
    ("play", "GAME is missing", "GAME fehlt"),
    ("plya trajan", "There is no command 'plya'", "keinen Befehl 'plya'"),
    ("play trajan --sed 3", "did you mean --seed?", "meintest du --seed?"),
    ("play trajan --seed", "--seed needs a value", "--seed braucht einen Wert"),
    ("play trajan --seed x1", "--seed needs a whole number", "--seed braucht eine ganze Zahl"),
    ("play trajan --seed 1.5", "not '1.5'", "nicht '1.5'"),
    ("play trajan --seed -1", "not '-1'", "nicht '-1'"),
    (f"play trajan --seed {2**256}", "--seed needs a whole number", "--seed braucht eine ganze Zahl"),
    ("play trajan --seed ٣", "--seed needs a whole number", "--seed braucht eine ganze Zahl"),
    ("play trajan --players 7", "--players needs a whole number 2-4", "eine ganze Zahl 2-4"),
    ("play trajan --players two", "not 'two'", "nicht 'two'"),
    ("play trajan --players 3 --seats human,random", "names 2 seats", "nennt 2 Plätze"),
    ("play trajan --seats human", "2 to 4 players", "2 bis 4 Spieler"),
    ("play trajan --seats human,wizard", "allowed: human, random, greedy", "erlaubt sind: human, random, greedy"),
    ("play trajan --seats human,greedy:9", "'greedy:9'", "'greedy:9'"),
    ("play trajan --seats human,human:9", "'human:9'", "'human:9'"),
    ("play trajan --seats human,level:9", "level:1 (Tiro), level:2 (Miles)", "Es gibt keine Stufe '9'"),
    ("play trajan --seats human,search:5x0", "search:2000x2", "search:2000x2"),
    ("review {dir}/none.json", "Cannot read", "nicht lesbar"),
    ("review", "FILE is missing", "FILE fehlt"),
    ("play trajan --seats human,", "Unknown seat ''", "Unbekannter Platz ''"),
    ("play trajan --option time_track", "name=value", "name=wert"),
    ("play trajan --option colour=red", "Unknown option 'colour'", "Unbekannte Option 'colour'"),
    ("play trajan --option time_track=long", "allowed: standard, alternative", "erlaubt: standard, alternative"),
    (
        "play trajan --option time_track=standard --option time_track=alternative",
        "given twice, as standard and as alternative",
        "doppelt angegeben, als standard und als alternative",
    ),
    ("play trajan --lang fr", "allowed: en, de", "erlaubt sind: en, de"),
    ("play trajan --box {dir}/none.toml", "Cannot read the box", "nicht lesbar"),
    ("play trajan --box {dir}", "Cannot read the box", "nicht lesbar"),
    ("play trajan --box {dir}/bad.toml", "not valid TOML", "kein gültiges TOML"),
    ("play trajan --box {dir}/empty.toml", "Box table", "Tabelle"),
    ("serve --box {dir}/none.toml", "Cannot read the box", "nicht lesbar"),
    ("serve --box {dir}/bad.toml", "not valid TOML", "kein gültiges TOML"),
    ("serve --box {dir}/empty.toml", "fits no game", "passt zu keinem Spiel"),
    ("play trajan --record {dir}", "Cannot read {dir}", "{dir} ist nicht lesbar"),
    ("play trajan --record {dir}/none/game.json", "Cannot write", "lässt sich nicht schreiben"),
    ("play trajan --record {dir}/bad.toml", "not JSON", "kein JSON"),
    ("play trajan extra", "extra", "extra"),
    ("simulate trajan --games 0", "--games needs a whole number", "--games braucht eine ganze Zahl"),
    ("simulate trajan --agents human,random", "allowed: random, greedy", "erlaubt sind: random, greedy"),
    ("simulate trajan --players 2 --agents random", "--agents names 1 seat", "--agents nennt 1 Platz"),
    ("simulate trajan --save {dir}/bad.toml", "Cannot write", "lässt sich nicht schreiben"),
    ("simulate trajan --save {dir}", "not empty", "nicht leer"),
    ("arena trajan --out {dir}/new", "--seats is missing", "--seats fehlt"),
    ("arena trajan --seats random,random", "--out is missing", "--out fehlt"),
    ("arena trajan --seats random --out {dir}/new", "2 to 4 players", "2 bis 4 Spieler"),
    ("arena trajan --seats human,random --out {dir}/new", "allowed: random, greedy", "erlaubt sind: random, greedy"),
    ("arena trajan --seats random,random --out {dir}", "is not empty and holds no match", "enthält kein Turnier"),
    ("arena trajan --seats random,random --out {dir}/bad.toml", "Cannot write", "lässt sich nicht schreiben"),
    ("arena trajan --seats random,random --out {dir}/new --on mars", "allowed: local, ray", "erlaubt sind: local, ray"),
    ("arena trajan --seats random,random --out {dir}/new --games 0", "--games needs", "--games braucht"),
    ("arena trajan --seats random,random --out {dir}/new --workers 0", "--workers needs", "--workers braucht"),
    ("arena trajan --seats random,random --out {dir}/new --box {dir}/bad.toml", "not valid TOML", "kein gültiges TOML"),
    ("ladder trajan --levels random,greedy", "--out is missing", "--out fehlt"),
    ("ladder trajan nova-roma --out {dir}/new", "one game, not trajan, nova-roma", "nicht mit trajan, nova-roma"),
    ("ladder trajan --levels random --out {dir}/new", "two or more different players", "verschiedene Spieler"),
    ("ladder trajan --levels random,wizard --out {dir}/new", "Unknown seat 'wizard'", "Unbekannter Platz 'wizard'"),
    (
        "ladder trajan --levels random,greedy --out {dir}/new --only 2p:3-2",
        "Unknown pairing '2p:3-2'; this ladder has: 2p:2-1, 4p:2-1",
        "diese Leiter hat: 2p:2-1, 4p:2-1",
    ),
    ("ladder {dir} --write {dir}/new.md", "is no folder of a ladder", "ist kein Ordner einer Leiter"),
    ("export {dir}/none.json --to {dir}/new.parquet", "Cannot read", "nicht lesbar"),
    ("export {dir}/bad.toml --to {dir}/new.parquet", "not JSON", "kein JSON"),
    ("export {finished} --to {dir}/none/new.parquet", "Cannot write", "lässt sich nicht schreiben"),
    ("export {finished}", "--to is missing", "--to fehlt"),
    ("replay {dir}/none.json", "Cannot read", "nicht lesbar"),
    ("replay {finished} --seat 2", "no seat 2; this game has the seats 0 to 1", "keinen Platz 2"),
    ("replay {finished} --seat I", "--seat needs a whole number", "--seat braucht eine ganze Zahl"),
    ("replay {finished} --at 9999", "beyond this record", "liegt hinter dieser Aufzeichnung"),
    ("replay {finished} --open --seat 0", "Either --open or --seat", "Entweder --open oder --seat"),
    ("replay {running} --open", "Only a finished game", "zu Ende"),
    ("serve --db sqlite://", "kept in a file or in PostgreSQL", "in einer Datei oder in PostgreSQL"),
    ("serve --db sqlite:///{dir}/bad.toml", "is no SQLite database", "ist keine SQLite-Datenbank"),
    ("serve --db sqlite:///{dir}/bad.toml/games.db", "nothing may be written", "darf nichts geschrieben werden"),
    ("serve --keep-unstarted 7", "12h, 7d or 4w", "12h, 7d oder 4w"),
    ("tables list --db sqlite:///{dir}/none.db", "there are none", "gibt es keine"),
    ("tables shwo mare", "There is no command 'shwo', only list, show", "keinen Befehl 'shwo', nur list, show"),
    ("tables show", "CODE is missing", "CODE fehlt"),
    ("tables list --sttus x", "did you mean --status?", "meintest du --status?"),
    ("backup {dir}/new.zip --db sqlite:///{dir}/none.db", "there are none", "gibt es keine"),
    ("restore {dir}/bad.toml --db sqlite:///{dir}/none.db", "is no back-up", "ist keine Sicherung"),
    ("visitor ban --db sqlite:///{dir}/none.db", "Either the number", "Entweder eine Nummer"),
    ("serve --workers 2 --db sqlite://", "kept in a file or in PostgreSQL", "in einer Datei oder in PostgreSQL"),
    ("serve --workers 2 --db sqlite:///:memory:", "kept in a file or in PostgreSQL", "oder in PostgreSQL"),
    ("serve --workers 2 --db postgresql://x@127.0.0.1:1/x", "cannot be opened", "lassen sich nicht öffnen"),
    ("serve --workers 2 --db sqlite:///{dir}", "cannot be opened", "lassen sich nicht öffnen"),
    ("serve --db games.db", "--db takes sqlite:///FILE or postgresql://", "--db nimmt sqlite:///DATEI"),
    ("serve --db mysql://x/y", "--db takes sqlite:///FILE or postgresql://", "--db nimmt sqlite:///DATEI"),
    ("verify {dir}", "Cannot read", "nicht lesbar"),
    ("verify {dir}/bytes.json", "not a text file", "keine Textdatei"),
    ("verify {dir}/deep.json", "not JSON", "kein"),
    ("verify {dir}/bad.toml", "not JSON", "kein JSON"),
    ("verify {dir}/empty.json", "not JSON", "kein JSON"),
    ("box trajan --box {dir}/empty.toml", "Box table", "Tabelle"),
    ("rules trajan T-9999", "near it are T-", "in der Nähe liegen T-"),
    ("rules trajan nonsense", "near it are", "in der Nähe liegen"),
]


NEEDED = {".parquet": "pyarrow", "postgresql://x@127": "psycopg"}  # extras, without which another sentence comes first


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("command", "en", "de"), TABLE, ids=[row[0] for row in TABLE])
def test_one_sentence(
    command: str,
    en: str,
    de: str,
    lang: str,
    tmp_path: Path,
    finished: Path,
    running: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for words, package in NEEDED.items():
        if words in command:
            pytest.importorskip(package)
    (tmp_path / "bad.toml").write_text("this = is = wrong", encoding="utf-8")
    (tmp_path / "empty.toml").write_text("", encoding="utf-8")
    (tmp_path / "empty.json").write_text("", encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    before = contents(tmp_path)
    places = {"{dir}": str(tmp_path), "{finished}": str(finished), "{running}": str(running)}

    def filled(text: str) -> str:
        for place, path in places.items():
            text = text.replace(place, path)
        return text

    result = run(*filled(command).split(" "), lang=f"{lang}_XX.UTF-8")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert filled(de if lang == "de" else en) in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith(".\n")
    assert "Traceback" not in result.output
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("actions", [999999], "Action 1 of this record is not legal"),
        ("actions", "none", "Field actions"),
        ("box", "0" * 16, "other components"),
        ("rules_version", 99, "Version 99 of the rules of Trajan is not known"),
        ("seed", "6", "commitment"),
        ("players", 9, "2 to 4 players"),
        ("game", "chess", "Unknown game 'chess'"),
        ("options", {"time_track": "long"}, "allowed: standard, alternative"),
        ("scores", [1, 2], "claims the result"),
        ("triumvir", 2, "not a Triumvir record"),
    ],
)
def test_damaged_records(field: str, value: object, said: str, finished: Path, tmp_path: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    data[field] = value
    damaged = tmp_path / "damaged.json"
    damaged.write_text(json.dumps(data), encoding="utf-8")
    before = contents(tmp_path)
    for command in ("verify", "replay") if field != "scores" else ("verify",):
        result = run(command, damaged)
        assert (result.exit_code, result.stdout) == (2, "")
        assert said in result.stderr
        assert result.stderr.count("\n") == 1
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--players 3", "says players: 2, not 3"),
        ("--seed 6", "says seed: 5, not 6"),
        ("--seats human,random", "says seats: human,level:2, not human,random"),
        ("--option random_markers=off", "says option random_markers: on, not off"),
    ],
)
def test_resuming_refuses_other_arguments(arguments: str, said: str, running: Path, tmp_path: Path) -> None:
    before = contents(tmp_path)
    result = run("play", "trajan", "--record", running, *arguments.split(" "))
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert contents(tmp_path) == before


def test_a_real_process_refuses_the_same_way(tmp_path: Path) -> None:
    child = process("play", "trajan", "--record", tmp_path / "none" / "game.json")
    out, err = child.communicate(timeout=60)
    assert (child.returncode, out) == (2, "")
    assert err.count("\n") == 1
    assert "Cannot write" in err
    assert contents(tmp_path) == {}


def test_unreadable_and_unwritable_files_name_the_path(tmp_path: Path) -> None:
    result = run("verify", tmp_path / "none.json")
    assert str(tmp_path / "none.json") in result.stderr
