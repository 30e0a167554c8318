# Plätze, die den Besitzer wechseln, zurückgenommene Züge, Geräte.

takeback-ask = Meinen letzten Zug zurücknehmen
takeback-title = Zurücknehmen
takeback-asks = { $who } möchte einen Zug zurücknehmen.
takeback-asked = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
takeback-about = Alles, was seitdem passiert ist, wird dann rückgängig gemacht.
takeback-missing = Noch keine Antwort von { $who }.
takeback-agree = Einverstanden
takeback-refuse = Nein
takeback-agreed = Du bist einverstanden.
takeback-withdraw = Bitte zurückziehen
takeback-kept = Es wird nichts zurückgenommen. Das Spiel geht weiter.

deed-title = Was sich am Tisch geändert hat
deed-somebody = Jemand
deed-host = Der Gastgeber
deed-sat = { $who } ist nach dem Geben als { $seat } dazugekommen
deed-left = { $who } hat den Platz verlassen
deed-slept = { $who } hat nicht geantwortet, also wurde nicht gegeben; der Platz ist wieder frei
deed-opened = { $by } hat den Platz für jemand anderen geöffnet: { $who }
deed-bot = { $who } lässt einen Bot spielen ({ $bot })
deed-bot-for = { $by } lässt einen Bot ({ $bot }) für { $who } spielen
deed-stand-in = Ein Bot ({ $bot }) springt ein für { $who }
deed-back = { $who } ist wieder da
deed-back-late = { $who } war beim Geben nicht da und spielt jetzt mit
deed-takeback = { $who } hat einen Zug zurückgenommen
deed-takeback-agreed = { $who } hat einen Zug zurückgenommen, mit Zustimmung von { $others }
deed-another = Jemand anderes spielt jetzt { $seat }: { $who }
deed-instead = Statt eines Bots spielt jetzt ein Mensch { $seat }: { $who }

seat-to-bot = Bot spielen lassen
seat-to-person = { $name } den Platz zurückgeben
seat-open = Platz für jemand anderen öffnen
seat-open-sure = { $who } verliert diesen Platz sofort. Du bekommst einen Link für jemand anderen.
seat-bot-for-me = Einen Bot für mich spielen lassen
seat-me-again = Wieder selbst spielen
seat-give = Meinen Platz weitergeben
seat-give-sure = Du verlässt den Tisch sofort und bekommst einen Link. Wer ihn öffnet, hat deinen Platz.
seat-give-now = Weitergeben
seat-bot-plays = Ein Bot spielt für dich.
seat-gone = Du hast deinen Platz verlassen.
seat-gone-about = Schick diesen Link der Person, die weiterspielen soll. Er funktioniert einmal.

standin-title = Wenn jemand offline geht
standin-after = { $minutes ->
    [one] Nach einer Minute übernimmt ein Bot
   *[other] Nach { $minutes } Minuten übernimmt ein Bot
  }
standin-waits = Auf die Person warten
standin-which = Welcher Bot übernimmt
standin-says = { $minutes ->
    [one] Ist jemand eine Minute offline, übernimmt der Bot „{ $bot }“, bis die Person zurück ist.
   *[other] Ist jemand { $minutes } Minuten offline, übernimmt der Bot „{ $bot }“, bis die Person zurück ist.
  }
standin-says-waits = Ist jemand offline, wartet das Spiel.
standin-fixed = Das gilt für das ganze Spiel.

device-title = Deine Geräte
device-also = Seit { $time } auch auf einem anderen Gerät offen
device-holder = Der Platz wurde um { $time } auf einem anderen Gerät genommen; dieses kam über den Link dazu.
device-end = Abmelden
device-end-sure = Das Gerät wird sofort abgemeldet, und die Links zu deinem Platz gelten nicht mehr für neue Geräte.
device-keep = Angemeldet lassen
device-link = Link für ein anderes Gerät
device-closed = Mit den früheren Links kommt kein neues Gerät mehr herein.
device-fresh = Dein Platz wurde auf einem anderen Gerät geöffnet. Wenn du das nicht warst, melde es unter „{ $people }“ ab.

follow-not-holder = Den Platz im nächsten Spiel bekommt nur das Gerät, auf dem dieser hier genommen wurde.
