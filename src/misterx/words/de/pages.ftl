# Die Seiten um den Tisch: Start, Einstellungen, Tisch decken, Einladungen, das Spiel mit Begleitung.

home-opponents = Bots als Gegner
home-headline = Er ist irgendwo in der Stadt.
home-lead = Fünf Verfolgungsspiele auf echten Stadtplänen. Jagt ihn zusammen, oder sei er.
home-play-now = Gleich spielen
home-at-once = Gleich spielen, gegen Bots:
home-as-hunter = Jage ihn
home-as-x = Sei Mister X
home-set-table = Tisch decken
home-rules = Regeln
home-players = { $least } bis { $most } Spieler
home-first = Zum ersten Mal hier? Geführtes Spiel
home-choose = Wähle ein Spiel

nav-unknown = Dieses Spiel gibt es nicht
nav-unknown-about = Diese Adresse nennt kein Spiel, das hier bekannt ist. Vielleicht ist sie vertippt.
nav-home = Alle Spiele
nav-tables = Meine Tische
nav-settings = Einstellungen
nav-close = Schließen
nav-menu = Menü

settings-title = Einstellungen
settings-name = Dein Name
settings-theme = Aussehen

theme-auto = Wie das Gerät
theme-light = Papier und Tinte
theme-dark = Stadt bei Nacht

settings-language = Sprache
settings-sound = Töne
settings-cover = Halten zum Schauen
settings-cover-about = Was Mister X weiß, bleibt verdeckt, bis er gedrückt hält.
settings-notify = Sag mir Bescheid, wenn ich am Zug bin

set-leads = Wer wen führt
set-leads-about = Die Regel verteilt die Detektive gleichmäßig; hier bestimmst du, wem welcher gehört.
set-leads-reset = Wie nach der Regel
set-title = Tisch decken: { $game }
set-players = Spieler
set-seats = Wer sitzt wo
set-me = Ich
set-friend = Ein Freund, über einen Link
set-level = Bot: { $level }
set-edition = Ausgabe
set-options = Optionen
set-options-about = Jede Option folgt der gedruckten Regel, bis du sie änderst.
set-aid = Denkhilfe

aids-off = Aus: selber denken
aids-possible = Zeigen, wo er sein kann
aids-likelihood = Zeigen, wie wahrscheinlich jeder Ort ist

set-clock = Uhr
set-clock-off = Keine Uhr
set-clock-minutes = je { $minutes } Minuten
set-start = Los
set-reset = Gedruckte Regel
set-hot-seat = Mehrere Plätze sind deine: Ihr reicht das Gerät bei jedem Zug weiter.
set-yes = ja
set-no = nein
set-default = wie gedruckt

people-only-here = Diese Adresse gilt nur auf diesem Computer. Für Handys im Raum das Programm beenden und mit --lan starten.
people-share = Teilen
people-which = Welcher Bot
people-title = An diesem Tisch
people-any-seat = Link für irgendeinen freien Platz
people-seat-link = Link für { $seat }
people-watch = Link zum Zuschauen
people-copy = Link kopieren
people-copied = Kopiert
people-you = du
people-open = wartet auf einen Freund
people-away = fort
people-here = da
people-bot-holds = ein Bot hält den Platz
people-qr = Zum Mitspielen scannen
people-waiting = { $count ->
    [one] Noch ein Freund muss sich setzen.
   *[other] Noch { $count } Freunde müssen sich setzen.
  }
people-your-link = Dein eigener Link, für ein anderes Gerät
people-host-you = Du bist Gastgeber und hast keinen Platz.
people-host = Der Gastgeber ist da und hat keinen Platz.
people-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
  }
people-start-with-bots = Anfangen; Bots halten die freien Plätze

join-seat = Wo willst du sitzen?
join-anywhere = Egal wo
join-with = Am Tisch: { $names }.
join-full = Alle Plätze sind besetzt.
join-taken = Dieser Platz ist besetzt.
join-watch = Stattdessen zuschauen
join-title = Du bist eingeladen
join-name = Dein Name
join-sit = Hinsetzen
join-gone = Dieser Tisch ist hier unbekannt. Vielleicht ist der Link unvollständig.

tables-title = Meine Tische
tables-empty = Noch keine Tische. Fang ein Spiel an, dann steht es hier.
tables-running = Läuft
tables-over = Vorbei
tables-open = Öffnen
tables-drop = Vergessen
tables-as = als { $who }

handover-title = Gib das Gerät an { $name }
handover-about = Auf diesem Bild ist nichts geheim.
handover-ready = Ich bin { $name }

learn-none = Die Regeln dieses Spiels hat hier niemand aufgeschrieben.
learn-title = Regeln
learn-why = Welche Regel?
learn-next = Verstanden
learn-skip = Ohne Hilfe weiter
learn-guided = Geführtes Spiel

guide-welcome = Du führst die Verfolger. Mister X ist unsichtbar auf diesem Plan unterwegs, und ihr habt 22 Runden Zeit.
guide-log = Auf der Fahrtentafel steht, womit er gefahren ist. An den Feldern mit einem Auge muss er sich zeigen.
guide-move = Jetzt ihr: Tippe eine violett (nachts grün) markierte Station an und wähle das Ticket. Eine Linie, ein Halt.
guide-possible = Die orangen Kreise zeigen, wo er sein kann. Zieht so, dass es weniger werden.
guide-reveal = Da ist er. Ab jetzt zählt, welche Tickets er von dort nimmt.
guide-tickets = Euer Vorrat an Tickets ist begrenzt, und was ihr ausgebt, kommt ihm zugute. Spart die U-Bahn auf.
guide-catch = Wer auf seine Station zieht, fasst ihn. Einer allein schafft das selten: Kommt von mehreren Seiten.
guide-black = Ein Black Ticket: Das kann jede Fahrt sein, sogar die Fähre. Welche, sieht niemand.
guide-double = Ein Doppelzug: Er ist in einem Zug zweimal gefahren, und auf der Fahrtentafel stehen zwei neue Einträge.

notify-turn = Du bist am Zug bei Mister X
notify-tab = ● Du bist dran
