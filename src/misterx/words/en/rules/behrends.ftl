behrends-goal = What it is about
    .text = Ten gangsters look alike, and one of them is Mister X. First the police must find out who he is, then arrest him.

behrends-first = First half: who is he?
    .text = The gang stands face down on the streets; the 4 cars wait in headquarters, which they enter and leave by the arrows only. Police and gang take turns: each throws 2 dice and moves two pieces, one by each die, exactly that far and over no square twice. Other pieces may be passed. Cars never turn round in a street. At a junction they take any way but back, and if they stopped there, any way at all. When a car ends on a token, the police may check him; they have 7 checks. Who is not Mister X stays face up (in the hard variant he is turned back). If it is he, he gets away by one die, and the second half begins.

behrends-second = Second half: the hunt
    .text = All tokens are turned up, and the cars start from headquarters again. The police name two cars, in order. Where a car stands says how it moves: in headquarters by a die, on a junction by the pips printed there, on a street by telephone. Then the gang throws a die for Mister X and, when he has moved, another for a helper. Mister X may not pass a car; his helpers may.

behrends-dial = The dial
    .text = Dialling the square's number turns the dial on from where it stands, so one can reckon ahead. Warning: the car stays. Busy: it drives by a die. Red, yellow, blue: it changes to any other square of that colour. The dead field: dial again.

behrends-override = Override and banish
    .text = When both cars are done, one of them may ignore the switchboard: it is named, then it drives once more by a die. If it does not end on Mister X, that costs 2 warnings. When a car ends on a lone helper, the police may banish him to any empty square.

behrends-barricade = Barricades
    .text = Two helpers on one square are a barricade for good: no car passes it or stops there. The gang walks over it.

behrends-end = The end
    .text = In the second half he is caught when a car ends its move on his square. He wins with the 7th check in vain, or with the 20th warning.
