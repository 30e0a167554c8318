# Flucht durch Europa: its name, its rules, and what no other game has.

title-europa = Flucht durch Europa
    .about = A secret mission across Europe. Every ticket has two halves: travel with one, or act with the other.

## Its rules

europa-goal = What it is about
    .text = Mister X has a mission: from a start city of its colour, which he keeps secret, to any of its target cities. If he gets there, he has won. The 5 detectives win when one of them enters his city.

europa-turn = A round
    .text = Mister X moves first; everybody sees the ticket and not the city. Then each detective moves once, in any order: anyone who can move must. Two detectives never share a city. Then they may take one special action, discard and draw new tickets. The position check ends the round. He is caught as soon as a detective enters his city.

europa-hand = The hand
    .text = Every ticket has two halves: above how you travel (car, rail, plane), below a symbol that pays for special actions. It serves for one or for the other. Mister X holds 8 tickets, every other player 4 and 1 more for each detective he leads. At the end of the turn you discard what you do not need and fill your hand from the bag. What pays for a special action leaves the game.

europa-double = Double and hidden moves
    .text = For 3 footprints Mister X moves twice, but not across a city where a detective stands. For 3 shadows he lays any ticket face down and travels by whatever leaves his city.

europa-stuck = Who cannot move
    .text = If no ticket of his leads on and he cannot move hidden, Mister X stays: he writes down nothing and changes his whole hand for 8 new tickets. A detective who cannot move stays where he is.

europa-check = Position check
    .text = At the end of every round the cities that the detectives entered in it are compared with his last 5. Where they meet, rings show where he was and when.

europa-special = Special actions
    .text = When all detectives have moved, they may do one of two things, for the first time after his move 5. Investigate: for 3, 4 or 5 magnifiers he shows where he was 4, 3 or 2 moves before. Special operation: for 3, 4 or 5 blue lights one detective moves once more, by car, by rail or by plane. Players may pay together, each at most as many tickets as he leads detectives.

europa-chips = Investigation chips
    .text = Chips are the detectives' notes: suspected or excluded. They change nothing, and Mister X does not see them.

europa-open = Moving openly
    .text = From move 25 on he moves openly, and his tickets go back into the bag.

## The mission

refusal-no_start = { $station } is no start city of the mission { $mission }; those are { $allowed }.
hand-mission = Mission { $colour }
mission-green = green
mission-yellow = yellow
mission-orange = orange
goal-mission = { $side ->
    [x] Reach a target city of your mission before you are caught.
    [hunters] Catch Mister X before he reaches a target city of his mission.
   *[public] Mister X must reach a target city of his mission.
  }
phase-choosing = Before the start
phase-secret = { $mission }, in secret
phase-open = { $mission }, in the open
hand-choose = Choose a mission and a start city.
hand-targets = Target cities
hand-starts = Start cities
terminal-the-mission = the { $mission } mission
flight-mission = Mister X takes the { $mission } mission.
move-mission = the { $mission } mission, from { $station }

## Chips

option-investigation_chips = Chips
    .about = How many investigation chips may lie on the board at once.
option-chips_visible_to_x = Open chips
    .about = Mister X sees the detectives' investigation chips.
refusal-no_chip = No chip can be placed or taken now: { $why }
reason-all_chips_laid = only { $most } chips may lie on the board at once; take one off first.

## Its options

option-ticket_mix = Ticket mix
    .about = How many of the 120 tickets there are of each kind.
option-setup_order = Setting up
    .about = Whether the detectives' start cards are dealt before or after Mister X chooses his mission.
option-capture_timing = Capture
    .about = As soon as a detective enters his city, or only at the position check.
option-detectives_share_city = Sharing a city
    .about = Several detectives may stand in one city.
option-must_move = Duty to move
    .about = Who may stay: each judged alone, or only where no way lets more detectives move.
option-check_window = Looking back
    .about = How many of his last cities the position check looks at.
option-check_includes_current = The present city too
    .about = The check also looks at the city where he is.
option-start_counts = Start counts
    .about = His start city counts for the position check.
option-check_all_entered = All cities entered
    .about = The check looks at every city that a detective entered in the round.
option-repeat_visit = Repeated visits
    .about = Every visit is marked, or only the latest.
option-discard_before_draw = Discard first
    .about = Discarded tickets go into the bag before the hand is filled.
option-first_open_move = Open from move
    .about = The move from which on Mister X moves openly.
option-detective_special_from_move = Special actions from
    .about = After how many moves the detectives may investigate.
option-double_with_hidden = Double and hidden
    .about = One half of a double move may be a hidden move.
option-detective_hands_visible_to_x = Open hands
    .about = The detectives' tickets lie open to everybody.
value-detectives_first = detectives first
value-mission_first = mission first
value-immediate = at once
value-check = at the check
value-local = each alone
value-maximal = all together
value-all = every visit
value-latest = only the latest

## At the table

plan-mission = Mission and start city
plan-operate = Special operation
plan-investigate = Investigate
plan-end = End the round
plan-discard = Discard
pick-discard-about = Tap the tickets you don't need, or keep them all.
pick-keep-all = Keep all
pick-discard = { $count ->
    [one] Discard { $count } ticket
   *[other] Discard { $count } tickets
  }
hand-bag = Bag
hand-box = Box
hand-your-hand = Your hand
hand-hand-of = { $size ->
    [one] { $who }: { $size } ticket
   *[other] { $who }: { $size } tickets
  }
hand-open-from = From move { $move } on, Mister X moves openly.
hand-open-from-you = From move { $move } on, you move openly.
hand-special = Take a special action or end the round.
hand-discard-now = Swap tickets you don't need; your hand is filled up again.
hand-table = Mission and bag

## In the terminal

flight-found = { $who } has found Mister X in { $station }.
flight-placed = { $who } starts in { $station }.
flight-start = He starts in { $station }, in secret.
flight-hidden = Mister X moves hidden.
flight-laid = Mister X travels by { $ticket } (move { $entry }).
flight-laid-to = Mister X travels by { $ticket } to { $station } (move { $entry }).
flight-face-down = A ticket lies face down (move { $entry }).
flight-face-down-known = A ticket lies face down, { $ticket } to { $station } (move { $entry }).
flight-stayed = Mister X cannot move, stays and exchanges his hand.
flight-rode = { $who } goes by { $ticket } to { $station }.
flight-investigated = The detectives investigate move { $entry }.
flight-operated = { $who } is sent on by { $mode } to { $station }.
flight-marked = Rings mark { $station }: he was there at move { $entry }.
flight-marked-start = Rings mark { $station }: he was there at the start.
flight-discarded = { $who } discards { $tickets }.
flight-recycled = The bag runs low: { $tickets } come back from the box.
nutshell-flight = Mister X is on a secret mission across Europe, and five detectives hunt him. He wins in a target city of his mission; they win when one of them comes to his city.
nutshell-halves = A ticket has a mode and a symbol, such as car/mag, and is good for one of them: its mode takes a pawn along one line to the next city, its symbol helps to pay for a special action (mag is the magnifier, blue is the blue light, foot is the footprints, shad is the shadow).
nutshell-prices = Mister X pays three footprints for a double move and three shadows for a hidden one.
nutshell-special = From his move { $move } on the detectives may, when all have moved, investigate with three to five magnifiers, or send one of them on with three to five blue lights. A player gives at most one ticket for each detective he leads.
nutshell-rings = At the end of a round rings mark those of his last { $cities } cities that detectives entered in it.
nutshell-secret = His moves are secret up to move { $move }.
