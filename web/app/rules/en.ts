/** The rules in our own words: for each title a few headed paragraphs; the heads are anchors that screens link to. */
export interface Paragraph {
  id: string;
  head: string;
  text: string;
}

const goal = "The hunters win together when one of them comes to Mister X's station or when he cannot move. He wins if he is still free at the end.";

export const rules: Record<string, Paragraph[]> = {
  "scotland-yard": [
    { id: "goal", head: "What it is about", text: `Mister X flees through London for 22 rounds; up to five detectives hunt him. ${goal}` },
    { id: "turn", head: "A round", text: "Mister X moves first, unseen. Then every hunter moves, in any order they like. A ticket takes a pawn along one line of its kind to the next stop. Two pawns never share a station." },
    { id: "log", head: "Travel log", text: "Everybody sees the ticket of each of his moves. At entries 3, 8, 13, 18 and 24 he must show where he is; then he vanishes again." },
    { id: "black", head: "Black tickets and the ferry", text: "A black ticket hides how he travelled and is good for every line. Only with it can he take the ferry on the Thames." },
    { id: "double", head: "Double move", text: "Twice he may make two moves in one turn. Both go into the log, and a reveal in the middle counts." },
    { id: "tickets", head: "Tickets", text: "Detectives have 11 taxi, 8 bus and 4 underground tickets. What they use goes to the reserve that he draws on. Who has no fitting ticket waits and still blocks his station. Policemen ride free." },
  ],
  "ny-chase": [
    { id: "goal", head: "What it is about", text: `Manhattan, 22 rounds. ${goal}` },
    { id: "turn", head: "A round", text: "Mister X moves first, unseen; then the detectives in their fixed order. Taxi, bus and subway cost a ticket of that kind from one common stock." },
    { id: "log", head: "Travel log", text: "He shows himself at entries 3, 8, 13 and 18." },
    { id: "black", head: "Black tickets and boats", text: "Black tickets hide his way and take him across the rivers by boat." },
    { id: "double", head: "Double move", text: "Twice he may make two moves in one turn, once a turn at most. Both go into the log, and a reveal in the middle counts." },
    { id: "tickets", head: "Tickets", text: "The detectives pay from one stock: for each of them 10 taxi, 8 bus and 4 subway tickets. What is used leaves the game. Mister X has 11 taxi, 7 bus and 4 subway tickets of his own and a black one for each detective." },
    { id: "fly", head: "Helicopter", text: "The detectives have three flights. The passenger pays any ticket, points the helicopter at a station, and lands there on his next turn with another ticket. Meanwhile he stands nowhere." },
    { id: "block", head: "Roadblocks", text: "With a move a detective may leave a roadblock on the station that he leaves or bring one from the board. Mister X may not enter it." },
    { id: "stuck", head: "Who cannot move", text: "Mister X loses if he is enclosed; if he only lacks tickets, he stays. A detective who can never move again no longer closes his station." },
  ],
  sanssouci: [
    { id: "goal", head: "What it is about", text: `Potsdam and its palaces, 24 entries of the log. ${goal}` },
    { id: "turn", head: "A round", text: "Mister X moves first; then the agents, in the order that they found in the first round. On foot, by ViP (tram and bus) or by fast train, one line to the next stop." },
    { id: "log", head: "Travel log", text: "He shows himself at entries 3, 8, 12, 18 and 24." },
    { id: "black", head: "Black tickets and ships", text: "A black ticket is good for everything and the only way onto a ship." },
    { id: "double", head: "Double move", text: "Two double moves are his; each makes two entries." },
    { id: "tickets", head: "Tickets", text: "Each agent starts with 10 foot, 8 ViP and 4 train tickets; what they use becomes his. Who cannot move leaves the game." },
    { id: "variants", head: "Variants", text: "Seven variants help the agents, three help Mister X; each is a switch when you set the table." },
  ],
  europa: [
    { id: "goal", head: "What it is about", text: "Mister X has a mission: from a start city of its colour to one of its target cities. The five detectives must catch him on the way." },
    { id: "turn", head: "A round", text: "Mister X moves first; everybody sees the ticket and not the city. Then each detective moves once, in any order: who can move must. Two detectives never share a city. Then come the check, special actions and new tickets. He is caught as soon as a detective enters his city." },
    { id: "hand", head: "The hand", text: "Every ticket has two halves: above how one travels (car, rail, plane), below a symbol that pays for special actions. One ticket, one move. After the turn one discards what one likes and fills the hand from the bag." },
    { id: "double", head: "Double and hidden moves", text: "With footprints Mister X moves twice; with shadows he lays his ticket face down." },
    { id: "check", head: "Position check", text: "After the detectives' moves the cities they entered are compared with his last ones. Where they meet, a ring shows when he was there." },
    { id: "special", head: "Special actions", text: "Magnifiers pay for an investigation: he shows where he was. Blue lights pay for a special operation: one detective moves once more. Several detectives may pay together, each at most as many tickets as he leads pawns." },
    { id: "chips", head: "Investigation chips", text: "Chips are the detectives' notes: suspected or excluded. They change nothing, and Mister X does not see them." },
    { id: "open", head: "Moving openly", text: "From move 25 on he moves openly, and his tickets go back into the bag." },
  ],
  behrends: [
    { id: "goal", head: "What it is about", text: "Ten gangsters look alike, and one of them is Mister X. First the police must find out who he is, then arrest him." },
    { id: "first", head: "First half: who is he?", text: "The gang is placed on the streets. The police roll two dice and drive two of their four cars along the streets, each always ahead. On a square with a token they may check it; seven person checks are all they have." },
    { id: "second", head: "Second half: the hunt", text: "Now he is known. The police nominate two cars in an order. The square's telephone number turns the dial, and the chief answers: a warning, a busy line, or a colour to whose squares the car may change." },
    { id: "dial", head: "The dial", text: "Dialling the square's number turns the dial on from where it stands, so one can reckon ahead. Warning: the car stays. Busy: it drives by a die. Red, yellow, blue: it may change to a square of that colour. The dead field: dial again." },
    { id: "override", head: "Override and banish", text: "When both cars are done, one of them may ignore the switchboard and move once more by a die; if it does not reach him, that costs warnings. A car that ends on a lone helper's square may banish him to any empty square." },
    { id: "barricade", head: "Barricades", text: "Two helpers on one square are a barricade that no car passes." },
    { id: "end", head: "The end", text: "He is caught when a car comes to his square. He wins with the seventh check in vain, or with the twentieth warning." },
  ],
};
