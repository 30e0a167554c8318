# Absagen, die nur Programme und die Kommandozeile zu sehen bekommen.

refusal-no_title = Die Position sagt nicht, zu welchem Spiel sie gehört: { $allowed }.
refusal-bad_title =
    Der Titel in { $folder } lässt sich nicht spielen:
    { $faults }
refusal-bad_board = Dieser Plan passt nicht zu { $title }: { $why }
refusal-bad_position =
    Diese Position ist unmöglich:
    { $faults }
refusal-cannot_come_up = { $move } kann jetzt nicht fallen. Möglich ist: { $allowed }.
refusal-chance_not_due = Jetzt wird nicht gewürfelt, gezogen oder ausgeteilt: { $turn }
refusal-bad_record = Zeile { $line } der Aufzeichnung ist nicht zu lesen: { $why }
refusal-illegal_record = Zeile { $line } der Aufzeichnung ist kein erlaubtes Spiel: { $why }
refusal-bad_number = Ereignisse zählen ab 0, nicht { $number }.
refusal-bad_seed = Ein Startwert ist eine ganze Zahl oder Bytes, nicht { $seed }.
refusal-bad_chance = Der Zufall kann nicht { $chance } sein. Erlaubt: { $allowed }.
refusal-no_position = Solange ausgeteilt oder nachgezogen wird, gibt es keine Position; eine Aufzeichnung sagt, wie weit es ist.
refusal-bad_depth = Eine Tiefe ist eine Zahl von 1 bis { $most }, nicht { $depth }.
refusal-bad_games = Die Zahl der Spiele ist eine ganze Zahl ab 1, nicht { $games }.
refusal-bad_budget = { $budget } ist keine Bedenkzeit für { $bot }. Erlaubt: { $allowed }.
refusal-no_budget = { $bot } sucht nicht und nimmt keine Bedenkzeit: Lass { $budget } und das @ davor weg.
refusal-bad_setting = { $bot } kennt die Einstellung { $setting } nicht. Erlaubt: { $allowed }.
refusal-other_contest = In { $file } steht ein anderer Wettkampf oder etwas anderes. Nenne eine andere Datei.
refusal-busy_results = Ein anderer Lauf schreibt gerade in { $file }. Warte, bis er fertig ist, oder nenne eine andere Datei.
refusal-bad_results = Zeile { $line } von { $file } ist kein Spiel eines Wettkampfs: { $why } Nimm die Zeile heraus oder nenne eine andere Datei.
refusal-no_search = { $bot } sucht mit übersetztem Code, und den gibt es nicht: { $why }
refusal-bot_cannot_play = { $bot } spielt { $title } nicht.
refusal-not_compiled = Die Regeln der Familie { $family } ließen sich hier nicht übersetzen, also gibt es nichts zu messen.
refusal-bad_command = { $command } lässt sich nicht als Bot starten: { $why }
refusal-bad_bot_name = { $bot } ist kein Name für einen Bot: kleine Buchstaben, Ziffern und Striche, und keiner unserer eigenen Bots.

reason-whole_view = die Sicht auf alles
reason-whole_record = die ganze Aufzeichnung
