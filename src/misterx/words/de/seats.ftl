# Plätze, die den Besitzer wechseln, zurückgenommene Züge, Geräte.

takeback-ask = Meinen letzten Zug zurücknehmen
takeback-title = Zurücknehmen
takeback-asks = { $who } möchte einen Zug zurücknehmen.
takeback-asked = Du hast gebeten, deinen letzten Zug zurücknehmen zu dürfen.
takeback-about = Alles, was seitdem geschah, gilt dann nicht mehr.
takeback-missing = Es fehlt noch die Antwort von: { $who }.
takeback-agree = Einverstanden
takeback-refuse = Nein
takeback-agreed = Du bist einverstanden.
takeback-withdraw = Zurückziehen
takeback-kept = Nichts wird zurückgenommen. Es geht weiter, wie es steht.

deed-title = Was sich am Tisch geändert hat
deed-somebody = Jemand
deed-host = Der Gastgeber
deed-sat = { $who } hat sich als { $seat } dazugesetzt (nach dem Start)
deed-left = { $who } ist aufgestanden
deed-opened = { $by } hat den Platz für jemand anderen geöffnet: { $who }
deed-bot = { $who } lässt einen Bot spielen ({ $bot })
deed-bot-for = { $by } lässt einen Bot ({ $bot }) für { $who } spielen
deed-stand-in = Ein Bot ({ $bot }) springt ein für { $who }
deed-back = { $who } ist wieder da
deed-takeback = { $who } hat einen Zug zurückgenommen
deed-takeback-agreed = { $who } hat einen Zug zurückgenommen, mit Zustimmung von { $others }
deed-another = Jemand anderes spielt jetzt { $seat }: { $who }
deed-instead = Statt eines Bots spielt jetzt ein Mensch { $seat }: { $who }

seat-to-bot = Bot spielen lassen
seat-to-person = Zurückgeben
seat-open = Für jemand anderen öffnen
seat-open-sure = { $who } verliert diesen Platz sofort. Du bekommst einen Link für jemand anderen.
seat-bot-for-me = Bot für mich spielen lassen
seat-me-again = Ich spiele wieder selbst
seat-give = Meinen Platz weitergeben
seat-give-sure = Du verlässt den Tisch sofort und bekommst einen Link. Wer ihn öffnet, hat deinen Platz.
seat-give-now = Weitergeben
seat-bot-plays = Ein Bot spielt für dich.
seat-gone = Du hast deinen Platz verlassen.
seat-gone-about = Schick diesen Link an die Person, die weiterspielen soll. Er gilt einmal.

standin-title = Wenn jemand weg ist
standin-after = { $minutes ->
    [one] Nach einer Minute spielt ein Bot weiter
   *[other] Nach { $minutes } Minuten spielt ein Bot weiter
  }
standin-waits = Der Platz wartet
standin-which = Welcher Bot weiterspielt
standin-says = { $minutes ->
    [one] Ist jemand eine Minute weg, spielt der Bot „{ $bot }“ weiter, bis er oder sie zurück ist.
   *[other] Ist jemand { $minutes } Minuten weg, spielt der Bot „{ $bot }“ weiter, bis er oder sie zurück ist.
  }
standin-says-waits = Ist jemand weg, wartet der Platz.
standin-fixed = Das gilt für das ganze Spiel.

device-title = Deine Geräte
device-also = Seit { $time } auch auf einem anderen Gerät offen
device-holder = Der Platz wurde um { $time } auf einem anderen Gerät genommen; dieses kam über den Link dazu.
device-end = Abmelden
device-end-sure = Das Gerät wird sofort abgemeldet, und die Links zu deinem Platz lassen kein neues mehr herein.
device-keep = Angemeldet lassen
device-link = Link für ein anderes Gerät
device-closed = Die früheren Links lassen kein neues Gerät mehr herein.
device-fresh = Dein Platz wurde auf einem anderen Gerät geöffnet. Wenn du das nicht warst, melde es unter „{ $people }“ ab.

follow-not-holder = Den Platz im nächsten Spiel bekommt nur das Gerät, auf dem dieser hier genommen wurde.
