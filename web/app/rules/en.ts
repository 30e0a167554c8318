/** The rules in our own words: for each title a few headed paragraphs; the heads are anchors that screens link to. */
export interface Paragraph {
  id: string;
  head: string;
  text: string;
}

export const rules: Record<string, Paragraph[]> = {
  "scotland-yard": [
    { id: "goal", head: "What it is about", text: "Mister X flees through London for 22 rounds; up to 5 detectives hunt him. They win together when one of them comes to his station, or when he cannot move. He wins if he is still free at the end, or when no detective can move any more." },
    { id: "turn", head: "A round", text: "Mister X moves first, unseen. Then every hunter moves, in any order they like; who can move must. A ticket takes a pawn along one line of its kind to the next stop. Two pawns never share a station." },
    { id: "log", head: "Travel log", text: "Everybody sees the ticket of each of his moves. At entries 3, 8, 13, 18 and 24 he must show where he is; then he vanishes again." },
    { id: "black", head: "Black tickets and the ferry", text: "He has 5 black tickets. Each hides how he travelled and is good for every line. Only with one can he take the ferry on the Thames." },
    { id: "double", head: "Double move", text: "He has 2 double-move tickets, at most one for a turn: he moves twice. Both moves go into the log, and a reveal after the first counts." },
    { id: "tickets", head: "Tickets", text: "Each detective has 11 taxi, 8 bus and 4 underground tickets. What they use goes to the reserve that he draws on. Who has no fitting ticket waits and still blocks his station. Beside 2 detectives there are 2 policemen, beside 3 there is 1; they ride free." },
  ],
  "ny-chase": [
    { id: "goal", head: "What it is about", text: "Mister X flees through Manhattan for 22 rounds. The detectives win together when one of them comes to his station, or when he is enclosed. He wins if he is still free at the end, or when no detective can move any more." },
    { id: "turn", head: "A round", text: "Mister X moves first, unseen; then the detectives in their fixed order. A ticket takes a pawn along one line of its kind, taxi, bus or subway, to the next stop. Two detectives never share a station." },
    { id: "log", head: "Travel log", text: "Everybody sees the ticket of each of his moves. At entries 3, 8, 13 and 18 he must show where he is; then he vanishes again." },
    { id: "black", head: "Black tickets and boats", text: "He has a black ticket for each detective. It hides how he travelled and is good for every line. Only with one can he take a boat on the rivers." },
    { id: "double", head: "Double move", text: "He has 2 double-move cards, at most one for a turn: he moves twice. Both moves go into the log, and a reveal after the first counts." },
    { id: "tickets", head: "Tickets", text: "The detectives pay from one stock: for each of them 10 taxi, 8 bus and 4 subway tickets. What is used leaves the game. Mister X has 11 taxi, 7 bus and 4 subway tickets of his own." },
    { id: "fly", head: "Helicopter", text: "The detectives have 3 flights, at most one a round. Whoever flies pays any ticket and points the helicopter at a station; on his next turn he gets out there, for another ticket. Until then he stands nowhere, and nobody else can fly." },
    { id: "block", head: "Roadblocks", text: "When a detective moves, he may put a roadblock on the station that he leaves, a new one or one from the board. There are 3 of them, with 4 or 5 detectives only 2. Mister X may not enter that station; the detectives may." },
    { id: "stuck", head: "Who cannot move", text: "If Mister X is enclosed, he loses. If he only lacks a ticket, he says so and stays; they still have to find him. A detective who can never move again closes his station to his colleagues, and no longer to Mister X." },
  ],
  sanssouci: [
    { id: "goal", head: "What it is about", text: "Mister X flees through Potsdam and its palaces until the 24 entries of the log are full and the agents have answered. They win together when one of them comes to his station, or when he cannot move. He wins if he is still free at the end, or when no agent is left." },
    { id: "turn", head: "A round", text: "Mister X moves first, unseen; then the agents, always in the order of the first round. On foot, by ViP (tram and bus) or by fast train, one line to the next stop. Nobody may stay, and two pawns never share a station." },
    { id: "log", head: "Travel log", text: "Everybody sees the ticket of each of his moves. At entries 3, 8, 12, 18 and 24 he must show where he is; then he vanishes again." },
    { id: "black", head: "Black tickets and ships", text: "He has a black ticket for each agent. It hides how he travelled, is good for every line, and is the only way onto a ship." },
    { id: "double", head: "Double move", text: "He has 2 double moves, never both at once; each makes two entries." },
    { id: "tickets", head: "Tickets", text: "Each agent starts with 10 foot, 8 ViP and 4 train tickets; what they use becomes his. He starts with 4 foot, 3 ViP and 3 train tickets. An agent who cannot move leaves the game." },
    { id: "variants", head: "Variants", text: "Seven variants help the agents, three help Mister X; each is a switch when you set the table." },
  ],
  europa: [
    { id: "goal", head: "What it is about", text: "Mister X has a mission: from a start city of its colour, which he keeps secret, to any of its target cities. If he gets there, he has won. The 5 detectives win when one of them enters his city." },
    { id: "turn", head: "A round", text: "Mister X moves first; everybody sees the ticket and not the city. Then each detective moves once, in any order: who can move must. Two detectives never share a city. Then they may take one special action, discard and draw new tickets. The position check ends the round. He is caught as soon as a detective enters his city." },
    { id: "hand", head: "The hand", text: "Every ticket has two halves: above how one travels (car, rail, plane), below a symbol that pays for special actions. It serves for one or for the other. Mister X holds 8 tickets, every other player 4 and 1 more for each detective he leads. At the end of the turn one discards what one likes and fills the hand from the bag. What pays for a special action leaves the game." },
    { id: "double", head: "Double and hidden moves", text: "For 3 footprints Mister X moves twice, but not across a city where a detective stands. For 3 shadows he lays any ticket face down and travels by whatever leaves his city." },
    { id: "stuck", head: "Who cannot move", text: "If no ticket of his leads on and he cannot move hidden, Mister X stays: he writes down nothing and changes his whole hand for 8 new tickets. A detective who cannot move stays where he is." },
    { id: "check", head: "Position check", text: "At the end of every round the cities that the detectives entered in it are compared with his last 5. Where they meet, rings show where he was and when." },
    { id: "special", head: "Special actions", text: "When all detectives have moved, they may do one of two things, for the first time after his move 5. Investigate: for 3, 4 or 5 magnifiers he shows where he was 4, 3 or 2 moves before. Special operation: for 3, 4 or 5 blue lights one detective moves once more, by car, by rail or by plane. Players may pay together, each at most as many tickets as he leads detectives." },
    { id: "chips", head: "Investigation chips", text: "Chips are the detectives' notes: suspected or excluded. They change nothing, and Mister X does not see them." },
    { id: "open", head: "Moving openly", text: "From move 25 on he moves openly, and his tickets go back into the bag." },
  ],
  behrends: [
    { id: "goal", head: "What it is about", text: "Ten gangsters look alike, and one of them is Mister X. First the police must find out who he is, then arrest him." },
    { id: "first", head: "First half: who is he?", text: "The gang stands face down on the streets; the 4 cars wait in headquarters, which they enter and leave by the arrows only. Police and gang take turns: each throws 2 dice and moves two pieces, one by each die, exactly that far and over no square twice. Other pieces may be passed. Cars never turn round in a street. At a junction they take any way but back, and if they stopped there, any way at all. When a car ends on a token, the police may check him; they have 7 checks. Who is not Mister X stays face up (in the hard variant he is turned back). If it is he, he gets away by one die, and the second half begins." },
    { id: "second", head: "Second half: the hunt", text: "All tokens are turned up, and the cars start from headquarters again. The police name two cars, in order. Where a car stands says how it moves: in headquarters by a die, on a junction by the pips printed there, on a street by telephone. Then the gang throws a die for Mister X and, when he has moved, another for a helper. Mister X may not pass a car; his helpers may." },
    { id: "dial", head: "The dial", text: "Dialling the square's number turns the dial on from where it stands, so one can reckon ahead. Warning: the car stays. Busy: it drives by a die. Red, yellow, blue: it changes to any other square of that colour. The dead field: dial again." },
    { id: "override", head: "Override and banish", text: "When both cars are done, one of them may ignore the switchboard: it is named, then it drives once more by a die. If it does not end on Mister X, that costs 2 warnings. When a car ends on a lone helper, the police may banish him to any empty square." },
    { id: "barricade", head: "Barricades", text: "Two helpers on one square are a barricade for good: no car passes it or stops there. The gang walks over it." },
    { id: "end", head: "The end", text: "In the second half he is caught when a car ends its move on his square. He wins with the 7th check in vain, or with the 20th warning." },
  ],
};
