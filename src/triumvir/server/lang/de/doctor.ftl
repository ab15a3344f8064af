database-refuses = Die Datenbank weigert sich: { $why }.
compiled = übersetzt
not-compiled = nicht übersetzt
engine = { $listed }; Spielkern { $how }.
first-start-will-make = Der erste Start legt einen Schlüssel an.
missing-without-it-no = { $path } fehlt: Ohne sie gilt kein privater Link und kein Cookie.
cannot-be-read = { $path } ist nicht lesbar.
key-in-has-letters = Der Schlüssel in { $where } hat { $count } Zeichen; nötig sind { $least_bytes }, sonst droht Fälschung.
key-in-good = Der Schlüssel in { $where } ist gut.
are-free-on-disk = { NUMBER($left, digits: 1) } GiB sind auf der Platte frei.
schema-newest = Das Schema ist das neueste, { $newest }.
schema-next-start-brings = Das Schema ist { $revision }; der nächste Start bringt es auf { $newest }. Sichere vorher.
postgresql-answers = PostgreSQL antwortet.
file-sound = Die Datei ist in Ordnung.
file-damaged = Die Datei ist beschädigt: { $first }.
all-tables-can-be = { $count ->
        [one] Der eine Tisch ist nachspielbar.
       *[other] Alle { $count } Tische sind nachspielbar.
    }
tables-cannot-be-replayed = { $count } von { $count2 ->
        [one] { $count2 } Tisch
       *[other] { $count2 } Tischen
    } sind nicht nachspielbar: { $listed }
open-to-others = Andere auf diesem Rechner können { $path } öffnen (Rechte { $mode }); chmod 600 ändert das.
ours-alone = { $path } gehört nur uns, { NUMBER($size, digits: 1) } MiB.
