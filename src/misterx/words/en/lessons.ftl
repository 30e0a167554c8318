# First lessons. For each title its scenes: what it is called, what is asked step by step, what is said at its end.

## Scotland Yard

lesson-scotland-yard-move = On the move
lesson-scotland-yard-move-1 = You are Red, a detective. Tap station { $station }, then the taxi.
lesson-scotland-yard-move-2 = One ticket, one stop. Go on to { $station }.
lesson-scotland-yard-move-done = That is how every detective travels: along a line, to its next stop.
lesson-scotland-yard-tickets = Tickets
lesson-scotland-yard-tickets-1 = A bus stops less often and takes you farther. Take it to { $station }.
lesson-scotland-yard-tickets-2 = Taxi and bus both go to { $station }. Taxis are plentiful: spend one, keep the bus.
lesson-scotland-yard-tickets-done = Count your tickets, the underground above all. What you spend, Mister X gets.
lesson-scotland-yard-log = The travel log
lesson-scotland-yard-log-1 = Mister X moves unseen. But the log shows every ticket he uses: tap it.
lesson-scotland-yard-log-2 = He was on 3, then took a bus. Only one bus leaves 3. Tap where he is now.
lesson-scotland-yard-log-done = That is the whole hunt: where was he, what did he use, where can he be?
lesson-scotland-yard-reveal = He shows himself
lesson-scotland-yard-reveal-1 = Where the log has an eye, he must show himself. It is close now. Wait for him on { $station }.
lesson-scotland-yard-reveal-2 = There he is, on { $station }. The bus takes you right to him.
lesson-scotland-yard-reveal-done = Caught. Whoever moves onto his station wins the game for all detectives.
lesson-scotland-yard-corner = Close in together
lesson-scotland-yard-corner-1 = He is on 3, with two ways out. Send Red to { $station } and close one.
lesson-scotland-yard-corner-2 = Now Blue to { $station }, and he has nowhere to go.
lesson-scotland-yard-corner-done = Cornered. Alone you chase him; together you catch him.
lesson-scotland-yard-x = Be Mister X
lesson-scotland-yard-x-1 = Now you are Mister X, and everyone has seen you on 3. A black ticket hides how you leave: slip away to { $station }.
lesson-scotland-yard-x-2 = They are next door. Choose the double move and go to { $station } first.
lesson-scotland-yard-x-3 = And at once on to { $station }, before they can turn round.
lesson-scotland-yard-x-done = Gone. Stay free for 22 rounds, and the night is yours.

## N.Y. Chase

lesson-ny-chase-move = Through Manhattan
lesson-ny-chase-move-1 = You are Red, a detective. Tap station { $station }, then the taxi.
lesson-ny-chase-move-2 = One ticket, one stop. A bus takes you farther at once: ride to { $station }.
lesson-ny-chase-move-done = The detectives share one stock of tickets. What is used is gone for good.
lesson-ny-chase-log = The travel log
lesson-ny-chase-log-1 = Mister X moves unseen. But the log shows every ticket he uses: tap it.
lesson-ny-chase-log-2 = He was on 3, then took the subway. Only one line leaves 3. Tap where he is now.
lesson-ny-chase-log-done = That is the whole hunt: where was he, what did he use, where can he be?
lesson-ny-chase-reveal = He shows himself
lesson-ny-chase-reveal-1 = Where the log has an eye, he must show himself. It is close now. Wait for him on { $station }.
lesson-ny-chase-reveal-2 = There he is, on { $station }. The bus takes you right to him.
lesson-ny-chase-reveal-done = Caught. Whoever comes to his station wins for all detectives.
lesson-ny-chase-corner = Close in together
lesson-ny-chase-corner-1 = He is on 4, with three ways out. Take the bus to { $station } and leave a roadblock on 3.
lesson-ny-chase-corner-2 = Two ways closed. Now Blue to { $station }, and he has nowhere to go.
lesson-ny-chase-corner-done = Enclosed. A roadblock stops him and nobody else.
lesson-ny-chase-x = Be Mister X
lesson-ny-chase-x-1 = Now you are Mister X, and everyone has seen you on 3. With a black ticket you take the boat: slip away to { $station }.
lesson-ny-chase-x-2 = Nobody knows how you left. Make it count: choose the double move, to { $station } first.
lesson-ny-chase-x-3 = And at once on to { $station }, behind their backs.
lesson-ny-chase-x-done = Gone. Stay free for 22 rounds, and Manhattan is yours.

## Mister X in Sanssouci

lesson-sanssouci-move = On foot
lesson-sanssouci-move-1 = You are Red, an agent. Tap { $station }, then go there on foot.
lesson-sanssouci-move-2 = One ticket, one stop. Walk on to { $station }.
lesson-sanssouci-move-done = That is how every agent gets about: along a line, to its next stop.
lesson-sanssouci-tickets = Tickets
lesson-sanssouci-tickets-1 = The ViP, tram and bus in one, takes you farther. Ride to { $station }.
lesson-sanssouci-tickets-2 = On foot or by ViP, both lead to { $station }. You have one ViP ticket left: walk.
lesson-sanssouci-tickets-done = Every agent has tickets of his own, and Mister X gets what is used.
lesson-sanssouci-log = The travel log
lesson-sanssouci-log-1 = Mister X moves unseen. But the log shows every ticket he uses: tap it.
lesson-sanssouci-log-2 = He was on 3, then took the fast train. Only one leaves 3. Tap where he is now.
lesson-sanssouci-log-done = That is the whole hunt: where was he, what did he use, where can he be?
lesson-sanssouci-reveal = He shows himself
lesson-sanssouci-reveal-1 = Where the log has an eye, he must show himself. It is close now. Wait for him on { $station }.
lesson-sanssouci-reveal-2 = There he is, on { $station }. The ViP takes you right to him.
lesson-sanssouci-reveal-done = Caught. Whoever comes to his station wins for all agents.
lesson-sanssouci-corner = Close in together
lesson-sanssouci-corner-1 = He is on 3, with two ways out. Send Red to { $station } and close one.
lesson-sanssouci-corner-2 = Now Blue to { $station }, and he has nowhere to go.
lesson-sanssouci-corner-done = Cornered. Alone you chase him; together you catch him.
lesson-sanssouci-x = Be Mister X
lesson-sanssouci-x-1 = Now you are Mister X, and everyone has seen you on 3. A black ticket takes you onto the ship: slip away to { $station }.
lesson-sanssouci-x-2 = They are next door. Choose the double move and go to { $station } first.
lesson-sanssouci-x-3 = And at once on to { $station }, before they can turn round.
lesson-sanssouci-x-done = Gone. Fill the 24 entries of the log, and you have escaped.

## Flucht durch Europa

lesson-europa-hand = Your hand
lesson-europa-hand-1 = These are your tickets. The upper half is how you travel, the lower half is a symbol. Tap them.
lesson-europa-hand-2 = Each serves for one half only. Shadows help nobody but Mister X, so spend that one: by car to { $station }.
lesson-europa-hand-done = What you spend goes back into the bag, and you draw anew. Save the symbols you need.
lesson-europa-mission = His mission
lesson-europa-mission-1 = Mister X has a mission, and everybody sees its colour. He must reach { $station }. Tap his goal.
lesson-europa-mission-2 = If he gets there, he has won. Stand in his way: by car to { $station }.
lesson-europa-mission-done = You do not see him. But you know where he has to go.
lesson-europa-rings = On his track
lesson-europa-rings-1 = Was he here lately? You find out by going there. Drive to { $station }.
lesson-europa-rings-2 = At the end of the round you may swap tickets. Yours are fine: keep them all.
lesson-europa-rings-3 = A ring on 3: that is where his first move led. The log has it too. Tap it.
lesson-europa-rings-done = Every round, each city that you enter is checked against his last five.
lesson-europa-investigate = Investigate
lesson-europa-investigate-1 = After all have moved, three magnifiers buy a clue: where he was four moves ago. Pay with them.
lesson-europa-investigate-done = There is the ring. With four or five magnifiers the clue is fresher.
lesson-europa-operate = Strike
lesson-europa-operate-1 = He was on 4, then took a car. That goes to 2 or 5, and Violet stands on 2. Tap where he is.
lesson-europa-operate-2 = Three blue lights move a detective once more, by car. Send Red to { $station }.
lesson-europa-operate-done = Caught. Four would pay for a train, five even for a plane.
lesson-europa-x = Be Mister X
lesson-europa-x-1 = Now you are Mister X, and 8 is your goal. Look at your hand: three footprints are a double move.
lesson-europa-x-2 = Choose the double move to { $station }, by a car with a magnifier. The footprints pay for it.
lesson-europa-x-3 = And at once on to { $station }.
lesson-europa-x-done = Mission accomplished. Three shadows would have hidden your ticket instead.

## Mister X by Jürgen Behrends

lesson-behrends-drive = By the dice
lesson-behrends-drive-1 = You are the police, and the dice show 2 and 3. Car 1 never turns round in a street: drive 2 squares ahead, to { $station }.
lesson-behrends-drive-2 = The other die moves another car. Car 2 leaves headquarters (HQ) by an arrow: 3 squares, to { $station }.
lesson-behrends-drive-done = Each die moves one car, exactly so far. The gang then walks by dice of its own.
lesson-behrends-check = Check him
lesson-behrends-check-1 = One of the ten is Mister X. Drive onto a gangster: 2 squares, to { $station }.
lesson-behrends-check-2 = Whoever a car ends on may be checked. Check him.
lesson-behrends-check-done = Number 4, not Mister X: he stays face up. You have seven checks, this was one.
lesson-behrends-found = Found
lesson-behrends-found-1 = On a junction a car takes any way. Go for 3 squares, down to { $station }.
lesson-behrends-found-2 = He walks alone down here. Check him.
lesson-behrends-found-done = That was Mister X. He runs, everybody is turned up, and the hunt begins.
lesson-behrends-dial = The telephone
lesson-behrends-dial-1 = Now cars in a street phone the chief: the number on their square turns the dial. Look at it.
lesson-behrends-dial-2 = Car 1 stands on 13, whose number turns it to red. Choose car 1, then car 2.
lesson-behrends-dial-3 = Red: car 1 may go to any red square. Mister X stands on one, on { $station }. Take him.
lesson-behrends-dial-done = Arrested. But beware: twenty warnings from the chief, and Mister X has won.
lesson-behrends-corner = By the pips
lesson-behrends-corner-1 = On a junction the printed pips count, here 3. Choose car 1, then car 2.
lesson-behrends-corner-2 = Exactly 3 squares, and he is exactly there: { $station }.
lesson-behrends-corner-done = Got him. Whoever ends his move on Mister X arrests him for all.
lesson-behrends-x = Be Mister X
lesson-behrends-x-1 = Now you are number 7, and everybody knows it. Walk 2 squares away from the car, to { $station }.
lesson-behrends-x-2 = A helper comes to your aid. Two on one square are a barricade: Token 3 to { $station }.
lesson-behrends-x-done = No car gets through there any more. Hold out for twenty warnings, and you are free.
