# Rückblick, Ausblick, Aussichten.

review-title = Was das Spiel entschied
review-loading = Rückblick…
review-none = In diesem Spiel wurde es nie knapp.
review-slider = Durch das Spiel gehen
review-round = Runde { $round }
review-true = Mister X war auf { $station }.
    .you = Du warst auf { $station }.
review-possible = { $count ->
    [one] Nur ein Ort kam infrage.
   *[other] { $count } Orte kamen infrage.
  }
review-play = Abspielen
review-pause = Anhalten

moment-missed = { $pawn } hätte Mister X auf { $station } fassen können.
moment-just_left = { $pawn } kam nach { $station }; Mister X war eben erst weg.
moment-narrowed = Das Netz zieht sich zu: von { $before } auf { $after } Orte.
moment-slipped = Mister X entwischt: von { $before } auf { $after } Orte.
moment-found = Die Polizei weiß, wer Mister X ist: erkannt auf { $station }.
moment-next_door = { $pawn } hielt direkt neben Mister X auf { $station }.
moment-warned = Die Polizei hat { $after } von zwanzig Verwarnungen.

aid-title = Wo er sein kann
aid-likely = Wo er wahrscheinlich ist
aid-rings = Orange zeigt, wo er sein kann: eine Fläche, bei wenigen Orten je eine Raute.
aid-rings-mine = Orange zeigt, wo sie dich suchen: eine Fläche, bei wenigen Orten je eine Raute.
aid-mine = { $count ->
    [one] Die Verfolger wissen, wo du bist.
   *[other] Für die Verfolger kommen noch { $count } Orte infrage.
  }
aid-heat = Je kräftiger das Orange, desto wahrscheinlicher.
aid-then = Wo er bei Eintrag { $entry } sein konnte
aid-now = Zurück zum jetzigen Stand
aid-more = und { $count } weitere
aid-peek = Eintrag { $entry }: zeigen, wo er da sein konnte
aid-near = { $who } { $count ->
    [one] könnte
   *[other] könnten
  } { $station } in einem Zug erreichen.
aid-reach = Wohin sie in einem Zug kommen könnten

odds-title = Wer bessere Chancen hat
odds-simple = Einfache Bots denken nur einen Zug voraus; gegen Menschen versteckt sich Mister X besser.
odds-even = Etwa ausgeglichen.
odds-x = Vorteil für Mister X.
odds-hunters = Vorteil für die Verfolger.
odds-figure = Nach der gedruckten Regel gewann Mister X { $percent } % von { $games } Spielen; beide Seiten spielte der Bot „{ $bot }“.
odds-edition = In dieser Ausgabe gewann Mister X { $percent } % von { $games } Spielen; beide Seiten spielte der Bot „{ $bot }“.
odds-unknown = Für diese Spielerzahl nicht gemessen.
odds-changed = Mit dieser Änderung allein gewann Mister X { $percent } % von { $games }.
odds-changes = Deine Änderungen:
odds-not-measured = wie stark, wurde nicht gemessen

helps-x = hilft Mister X
helps-hunters = hilft den Verfolgern
helps-either = ändert das Spiel, aber nicht die Chancen
helps-less = weniger davon hilft der anderen Seite

more-x = Mehr davon hilft Mister X.
more-hunters = Mehr davon hilft den Verfolgern.

with-x = Hilft Mister X.
with-hunters = Hilft den Verfolgern.
with-either = Hilft keiner Seite.

without-x = Ohne das haben es die Verfolger leichter.
without-hunters = Ohne das hat es Mister X leichter.

odds-value-helps = „{ $value }“ { $side }.
