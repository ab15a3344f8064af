database-refuses = The database refuses: { $why }.
compiled = compiled
not-compiled = not compiled
engine = { $listed }; engine { $how }.
first-start-will-make = The first start will make a key.
missing-without-it-no = { $path } is missing: without it no private link and no cookie is valid.
cannot-be-read = { $path } cannot be read.
key-in-has-letters = The key in { $where } has { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }; { $least_bytes } are needed, else seats can be forged.
key-in-good = The key in { $where } is good.
are-free-on-disk = { NUMBER($left, digits: 1) } GiB are free on the disk.
schema-newest = The schema is the newest, { $newest }.
schema-next-start-brings = The schema is { $revision }; the next start brings it to { $newest }. Make a back-up first.
postgresql-answers = PostgreSQL answers.
file-sound = The file is sound.
file-damaged = The file is damaged: { $first }.
all-tables-can-be = { $count ->
        [one] The one table can be replayed.
       *[other] All { $count } tables can be replayed.
    }
tables-cannot-be-replayed = { $count } of { $count2 ->
        [one] { $count2 } table
       *[other] { $count2 } tables
    } cannot be replayed: { $listed }
open-to-others = Others on this machine can open { $path } (mode { $mode }); chmod 600 ends that.
ours-alone = { $path } is ours alone, { NUMBER($size, digits: 1) } MiB.
