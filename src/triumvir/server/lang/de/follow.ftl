# Den anderen folgen: Tempo, Schritte, Ungelesenes, die Züge einer Wiederholung.

replay-turns = Züge
chat-unread = ungelesen: { $n }
story-so-far = bisher: { $what }
pacing-waiting = Schritte, die folgen:
pacing-next = Weiter
pacing-stop = Anhalten
pacing-skip = Zum Jetzt
set-follow = Tempo, in dem du den anderen folgst
set-follow-live = wie es geschieht
set-follow-calm = ruhig, Schritt für Schritt
set-follow-step = auf Knopfdruck
