# Recusas que só os programas e a linha de comando veem.

refusal-no_title = A posição não diz de que jogo é: { $allowed }.
refusal-bad_title =
    Não se pode jogar o título em { $folder }:
    { $faults }
refusal-bad_board = Este tabuleiro não serve para { $title }: { $why }
refusal-bad_position =
    Esta posição é impossível:
    { $faults }
refusal-cannot_come_up = { $move } não pode sair agora. Pode sair: { $allowed }.
refusal-chance_not_due = Agora nada se lança, compra ou distribui: { $turn }
refusal-bad_record = A linha { $line } do registro não pode ser lida: { $why }
refusal-illegal_record = A linha { $line } do registro não é uma partida legal: { $why }
refusal-bad_number = Os fatos se contam a partir de 0, não { $number }.
refusal-bad_seed = Uma semente é um número inteiro ou bytes, não { $seed }.
refusal-bad_chance = O acaso não pode ser { $chance }. Permitido: { $allowed }.
refusal-no_position = Enquanto se distribui ou se completam as mãos não há posição; um registro diz até onde se chegou.
refusal-bad_depth = Uma profundidade é um número de 1 a { $most }, não { $depth }.
refusal-bad_games = O número de partidas é um inteiro a partir de 1, não { $games }.
refusal-bad_budget = { $budget } não é um limite para { $bot }. Permitido: { $allowed }.
refusal-no_budget = { $bot } não procura e não aceita limite: tire { $budget } e a @ da frente.
refusal-bad_setting = { $bot } não aceita o ajuste { $setting }. Permitido: { $allowed }.
refusal-other_contest = { $file } contém outro torneio ou outra coisa. Indique outro arquivo.
refusal-busy_results = Outra execução está escrevendo em { $file }. Espere que acabe ou indique outro arquivo.
refusal-bad_results = A linha { $line } de { $file } não é uma partida de torneio: { $why } Tire essa linha ou indique outro arquivo.
refusal-no_search = { $bot } procura com código compilado, e não há: { $why }
refusal-bot_cannot_play = { $bot } não joga { $title }.
refusal-not_compiled = As regras de { $family } não puderam ser compiladas aqui, então não há o que medir.
refusal-bad_command = { $command } não pode ser executado como bot: { $why }
refusal-bad_bot_name = { $bot } não serve de nome de bot: letras minúsculas, algarismos e hifens, e que não seja dos nossos.

reason-whole_view = a visão de tudo
reason-whole_record = o registro inteiro
