# Die Seiten um den Tisch: Start, Einstellungen, ein neues Spiel, Einladungen, das Spiel mit Begleitung.

home-opponents = Stärke der Bots
home-headline = Er ist irgendwo in der Stadt.
home-lead = Fünf Verfolgungsspiele auf echten Stadtplänen. Jagt ihn gemeinsam, oder schlüpf selbst in seine Rolle.
home-play-now = Sofort spielen
home-at-once = Sofort spielen, gegen Bots:
home-as-hunter = Mister X jagen
home-as-x = Mister X sein
home-set-table = Spiel einrichten
home-rules = Regeln
home-players = { $least } bis { $most } Spieler
home-choose = Wähle ein Spiel

nav-unknown = Dieses Spiel gibt es nicht
nav-unknown-about = Unter dieser Adresse gibt es kein Spiel. Vielleicht hast du dich vertippt.
nav-home = Alle Spiele
nav-tables = Meine Spiele
nav-settings = Einstellungen
nav-close = Schließen
nav-menu = Menü

settings-title = Einstellungen
settings-name = Dein Name
settings-theme = Darstellung

theme-auto = Wie das Gerät
theme-light = Papier und Tinte
theme-dark = Stadt bei Nacht

settings-language = Sprache
settings-sound = Töne
settings-shake = Vibration
settings-cover = Gedrückt halten zum Ansehen
settings-cover-about = Sein Standort bleibt verdeckt, bis man den Knopf gedrückt hält.
settings-notify = Benachrichtige mich, wenn ich dran bin

set-leads = Wer welche Detektive spielt
set-leads-about = Die Regel verteilt die Detektive gleichmäßig; hier bestimmst du, wer welchen spielt.
set-leads-reset = Verteilen wie in der Regel
set-title = Spiel einrichten: { $game }
set-players = Spieler
set-seats = Wer spielt was
set-me = Ich
set-friend = Jemand mit Einladungslink
set-level = Bot: { $level }
set-more-bots = Weitere Bots
set-edition = Ausgabe
set-options = Hausregeln
set-options-about = Es gilt die gedruckte Regel, solange du hier nichts änderst.
set-aid = Denkhilfe

aids-off = Aus: selbst kombinieren
aids-possible = Zeigen, wo er sein kann
aids-likelihood = Zeigen, wie wahrscheinlich jeder Ort ist

set-clock = Bedenkzeit
set-clock-off = Ohne Uhr
set-clock-minutes = je { $minutes } Minuten
set-start = Spiel starten
set-reset = Zurück zur gedruckten Regel
set-hot-seat = Du hast mehrere Plätze: Gebt das Gerät bei jedem Zug weiter.
set-yes = ja
set-no = nein
set-default = wie gedruckt

people-only-here = Dieser Link funktioniert nur auf diesem Computer. Damit Handys im Raum mitspielen können, beende das Programm und starte es mit --lan.
people-share = Teilen
people-which = Welcher Bot
people-title = An diesem Tisch
people-any-seat = Link für einen beliebigen freien Platz
people-seat-link = Link für { $seat }
people-watch = Link zum Zuschauen
people-copy = Link kopieren
people-copied = Kopiert
people-you = du
people-open = noch frei
people-away = offline
people-here = online
people-bot-holds = hier spielt ein Bot
people-qr = Zum Mitspielen scannen
people-waiting = { $count ->
    [one] Noch ein Mitspieler fehlt.
   *[other] Noch { $count } Mitspieler fehlen.
  }
people-your-link = Dein eigener Link, für ein anderes Gerät
people-host-you = Du leitest diesen Tisch, spielst aber nicht mit.
people-host = Der Gastgeber ist da, spielt aber nicht mit.
people-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
  }
people-start-with-bots = Jetzt starten, Bots übernehmen die freien Plätze

join-seat = Welchen Platz möchtest du?
join-anywhere = Egal wo
join-with = Am Tisch: { $names }.
join-full = Alle Plätze sind besetzt.
join-taken = Dieser Platz ist besetzt.
join-watch = Lieber zuschauen
join-title = Du bist eingeladen
join-name = Dein Name
join-sit = Mitspielen
join-gone = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.

tables-title = Meine Spiele
tables-empty = Noch keine Spiele. Fang eins an, dann steht es hier.
tables-running = Läuft
tables-over = Beendet
tables-open = Öffnen
tables-drop = Entfernen
tables-as = als { $who }

handover-title = Gib das Gerät an { $name }
handover-about = Hier ist nichts Geheimes zu sehen.
handover-ready = Ich bin { $name }

learn-none = Für dieses Spiel gibt es hier keine Regeln.
learn-title = Regeln
learn-why = Welche Regel?
learn-lesson = In 3 Minuten lernen
learn-resume = Weiterlernen
learn-again = Noch einmal lernen
learn-next = Weiter
learn-skip = Überspringen
learn-leave = Lektion verlassen
learn-parts = Teile der Lektion
learn-near = Da könntest du auch hin. Folge erst einmal dem Pfeil zur { $station }.
learn-far = Dorthin führt von hier keine Linie. Schau auf den Pfeil.
learn-other = Noch nicht ganz. Tippe dorthin, wohin der Pfeil zeigt.
learn-short = Ein kurzes Spiel
learn-friends = Mit Freunden spielen
learn-hint = Ein Hinweis

coach-corner = Er kann nur noch an { $count ->
    [one] einem Ort
   *[other] { $count } Orten
  } sein. { $pawn } kommt zur { $station }: Das könnte sein Ende sein.
coach-seen = Da ist er, auf { $station }. Versperrt ihm erst die Auswege, dann jagt ihn.
coach-soon = Mit dem nächsten Zug zeigt er sich. Verteilt euch, damit überall jemand in der Nähe ist.
coach-scarce = { $ticket }: nur noch { $left } übrig. Spart sie für das Ende auf.
coach-near = Hier können sie dich erreichen. Auf die { $station } kommt im nächsten Zug niemand.
coach-show = Dein nächster Zug wird gesehen. Beende ihn dort, wo viele Linien zusammenkommen.
coach-targets = Er muss in eine der Zielstädte des Auftrags { $mission }: { $cities }. Zwei von euch bleiben in der Nähe, die anderen jagen.
coach-ring = Die Kontrolle hat ihn gefunden: Nach Zug { $entry } war er in { $station }. Weit kann er von dort nicht gekommen sein.
coach-trail = Spur verloren? 3 Lupen zeigen, wo er 4 Züge zuvor war, 5 Lupen, wo er 2 Züge zuvor war.
coach-home = { $station } ist eine deiner Zielstädte, und du kommst jetzt hin. Damit hast du gewonnen.
coach-tokens = Einer der zehn ist Mister X. Fahrt mit einem Wagen genau auf einen Stein, dann dürft ihr ihn kontrollieren.
coach-check = { $left ->
    [one] Ihr habt nur noch 1 Kontrolle.
   *[other] Ihr habt { $left } Kontrollen.
  } Wer ständig vor euren Wagen wegläuft, ist eine wert.
coach-call = Ein Wagen auf der Straße telefoniert, bevor er fährt: Seine Nummer dreht die Scheibe von dort weiter, wo sie gerade steht. Zählt voraus, bevor ihr wählt.
coach-warnings = Schon { $held } Verwarnungen: Bei { $most } ist er entkommen. Nehmt Wagen, die keine bekommen.
coach-thanks = Verstanden
coach-alone = Allein weiter

notify-turn = Mister X: Du bist am Zug
notify-tab = ● Du bist dran
