# Die Schachtel

minutes = etwa 2 Minuten je Person
blurb = Vier Knöchel und ein Beutel Denare: Zahle für Hunde und Sechsen und hoffe auf Venus, die den Topf gewinnt.
second-chance = Zwei Knöchel dürfen je Zug noch einmal geworfen werden, nicht einer.

# Aktionen, Fragen, Gründe

action-throw-1 = den ersten Knöchel noch einmal werfen
action-throw-2 = den zweiten Knöchel noch einmal werfen
action-throw-3 = den dritten Knöchel noch einmal werfen
action-throw-4 = den vierten Knöchel noch einmal werfen
action-keep = liegen lassen
prompt-bones = Wirf für einen Denar einen Knöchel noch einmal, oder lass alles liegen.
prompt-over = Das Spiel ist zu Ende.
reason-a-5 = Ein Wurf kostet einen Denar, und der Beutel ist leer.
reason-a-6 = In diesem Zug darf kein Knöchel mehr geworfen werden.
phase = Runde { $round } von { $rounds }

# Münzen

coins = { $coins ->
        [one] { $coins } Denar
       *[other] { $coins } Denare
    }
pot = Im Topf: { coins }
pot-short = im Topf
source-purse = mitgebracht
source-won = gewonnen
source-paid = bezahlt

# Was geschah

told-again = { $name } zahlt einen Denar und wirft eine { $old } noch einmal: { $new }.
told-keep = { $name } lässt { $bones } liegen und zahlt { $coins ->
        [0] nichts
       *[other] { coins }
    }.
told-venus = { $name } zeigt Venus, { $bones }, und nimmt { coins } aus dem Topf.
told-throw = { $name } wirft { $bones }.

# Das Brett

board = Knöchel
bone = Knöchel { $n }: { $side }
keep-short = Liegen lassen
purse = { $name } hat { coins }
purse-of = Beutel von { $name }
