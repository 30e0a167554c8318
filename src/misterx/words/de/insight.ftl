# Rückblick, Ausblick, Aussichten.

review-title = Was den Ausschlag gab
review-loading = Rückblick…
review-none = Knapp war es in diesem Spiel nie.
review-slider = Durch das Spiel gehen
review-round = Runde { $round }
review-true = Er ist auf { $station }.
review-possible = { $count ->
    [one] Die Verfolger denken an einen Ort.
   *[other] Die Verfolger denken an { $count } Orte.
  }
review-play = Abspielen
review-pause = Anhalten

moment-missed = { $pawn } hätte ihn auf { $station } fassen können.
moment-just_left = { $pawn } kam nach { $station }; er war gerade fort.
moment-narrowed = Das Netz zieht sich zu: von { $before } Orten auf { $after }.
moment-slipped = Er entwischt: von { $before } Orten auf { $after }.

aid-title = Wo er sein kann
aid-likely = Wo er wahrscheinlich ist
aid-rings = Jeder orange Ring ist ein Ort, an dem er sein kann.
aid-rings-mine = Jeder orange Ring ist ein Ort, an dem sie dich suchen.
aid-heat = Je voller das Orange, desto wahrscheinlicher.
aid-then = Wo er bei Eintrag { $entry } sein konnte
aid-now = Zurück zu jetzt
aid-more = und { $count } weitere
aid-peek = Eintrag { $entry }: zeigen, wo er da sein konnte
aid-near = { $who } { $count ->
    [one] könnte
   *[other] könnten
  } { $station } in einem Zug erreichen.
aid-reach = Wohin sie in einem Zug kommen könnten

odds-title = Wer die besseren Aussichten hat
odds-simple = Einfache Bots denken nur einen Zug weit; unter Menschen versteckt er sich besser.
odds-even = Etwa ausgeglichen.
odds-x = Besser für Mister X.
odds-hunters = Besser für die Verfolger.
odds-figure = Mister X gewann { $percent } % von { $games } Spielen nach der gedruckten Regel, beide Seiten vom Bot „{ $bot }“ gespielt.
odds-edition = Mister X gewann { $percent } % von { $games } Spielen dieser Ausgabe, beide Seiten vom Bot „{ $bot }“ gespielt.
odds-unknown = Für diese Spielerzahl nicht gemessen.
odds-changed = Damit allein gewann er { $percent } % von { $games }.
odds-changes = Deine Änderungen:
odds-not-measured = wie sehr, ist nicht gemessen

helps-x = hilft Mister X
helps-hunters = hilft den Verfolgern
helps-either = ändert das Spiel, aber nicht die Aussichten
helps-less = weniger davon hilft der anderen Seite

more-x = Mehr davon hilft Mister X.
more-hunters = Mehr davon hilft den Verfolgern.

with-x = Hilft Mister X.
with-hunters = Hilft den Verfolgern.
with-either = Hilft niemandem besonders.

without-x = Ohne das gewinnen die Verfolger dazu.
without-hunters = Ohne das gewinnt Mister X dazu.

odds-value-helps = „{ $value }“ { $side }.
