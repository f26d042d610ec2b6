import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Truck Driving',
    spoken: [
      {
        question: 'What do you check before you start a trip?',
        answer:
          'I do a walk-round inspection of tyres, wheels, lights, mirrors, fluids, leaks, coupling and air lines, and that the load is secure. In the cab I test brakes, air pressure, horn, wipers and warning lights. I check my documents, route and weather, and report defects before I drive; an unsafe truck stays parked.',
        accepted:
          "I go once round the truck: tyres, lights, mirrors, oil and water, any leaks, the coupling, and the straps on the load. Then brakes, air, horn and wipers from the cab, and my papers. If something's wrong I report it and don't drive.",
      },
      {
        question: 'How do you drive safely in rain, snow or fog?',
        answer:
          'I slow down, increase my following distance a lot and use dipped headlights. I steer, brake and accelerate gently, and do not use the engine brake or cruise control on slippery roads. I clear all the windows and mirrors, carry chains where needed and stop in a safe place if conditions become too dangerous.',
        accepted:
          'Slower, and a lot more room to the one in front. Everything gently, steering and braking, lights dipped, windows clear. On ice no cruise control and no engine brake. If it gets too bad I find a safe place and wait.',
      },
      {
        question: 'How do you make sure your load is properly secured?',
        answer:
          'I spread the weight evenly within the axle limits and keep it low and against the headboard or blocked, so that it cannot shift. I use enough straps or chains rated for the weight, with edge protection and no damaged gear. I check again shortly after starting and at each stop.',
        accepted:
          "The weight spread out, low down and up against the front so it can't move. Enough straps that are strong enough and not torn, corners protected. After a few miles I stop and tighten, and check it again at every break.",
      },
      {
        question: 'How do you manage fatigue on long trips?',
        answer:
          'I plan the trip with real breaks and sleep well before I start. I follow the legal limits for driving and rest time and record them honestly. If I feel sleepy, drifting or yawning, I stop in a safe place and rest, because coffee or fresh air does not replace sleep.',
        accepted:
          "I sleep properly before and plan my breaks. I keep to the driving hours and write down what's true. When my eyes get heavy I pull over somewhere safe and have a nap, coffee doesn't fix it.",
      },
      {
        question: 'How would you control a loaded truck on a long steep downhill?',
        answer:
          'I slow down and select a low gear before the descent begins. I let the engine brake or retarder hold the speed and use the service brakes with firm, short applications when I pass my safe speed, so they do not overheat and fade. If brakes fail, I use an escape ramp.',
        accepted:
          "Down a gear and slow before the hill starts, then the engine brake or retarder does the work. I only touch the foot brake now and then, short and firm, so it doesn't get hot. If the brakes go, I take the escape lane.",
      },
      {
        question: 'How do you couple a tractor unit to a trailer?',
        answer:
          'I check that the trailer stands level with its brake on and that the fifth wheel is greased and open. I reverse slowly and straight until the jaws lock, then do a tug test in low gear and look at the pin and the handle. I connect air and electric lines, raise the landing legs, and check lights and brakes.',
        accepted:
          "First I look that the trailer can't roll and has the right height. Then back under it slow and straight till it clicks, pull forward a bit to see it holds, and get out and look. Air hoses and cable on, legs up, number plate, and I try the lights.",
      },
      {
        question: 'What do you do at a delivery point where there is little room to reverse?',
        answer:
          'I stop and get out to look at the place first: width, height, posts, people and soft ground. I reverse so that I can see along my own side, use the mirrors all the time and go at walking pace. A banksman stands where I can see them, and I stop at once if they disappear. If it is too tight, I ask for another bay.',
        accepted:
          "I get out and have a look before I try anything, up as well, for wires and branches. I set it up so I'm turning to the side I can see on. Dead slow, window down, someone watching, and if I can't see him any more I stop. If it won't fit, it won't fit.",
      },
      {
        question: 'What would you do after a collision on the road?',
        answer:
          'I stop in a safe place, switch on the hazard lights, put on a high-visibility vest and warn other traffic with a triangle. I see whether anybody is hurt, call the emergency services and give first aid. I exchange names and insurance, take photographs and notes of witnesses, admit no fault, and tell my company as soon as I can.',
        accepted:
          "Pull up, hazards on, vest on, triangle out behind. Then look after people and ring for help. When that's done I get the other driver's details, take pictures, write down who saw it, don't argue about whose fault it was, and call the office.",
      },
      {
        question: 'How do you plan a route for a vehicle that is high and heavy?',
        answer:
          'I use a navigation system for trucks with the height, width, weight and load entered, and check it against a map and the signs. I look for low bridges, weight limits, narrow streets and delivery hours, and plan where I can take my breaks. I allow time for traffic, know a second way, and never follow a device against a sign.',
        accepted:
          "I put my height and weight into the truck satnav, because a car one takes you under the bridge. I look at the map too, for weak bridges and little streets and when they let you in, and where I'm going to park for my break. And I have another way ready. Signs win over the box.",
      },
      {
        question: 'What papers and records do you keep on a trip?',
        answer:
          'I carry my licence, my driver card, the papers of the vehicle and its insurance, and the delivery notes of the load. The tachograph records driving, breaks and other work, and I add by hand what it cannot know. I compare the load with the note before I sign, get a signature at delivery with any damage written down, and report defects in writing.',
        accepted:
          "Licence, card, the truck's papers, insurance and the notes for what's on the back. The tacho keeps my hours, and what it missed I enter myself. I don't sign for ten pallets if there are nine. The customer signs too, and if something's broken, that goes on the sheet.",
      },
    ],
    mcqs: [
      {
        question: 'Why does a loaded truck need more following distance than a car?',
        options: [
          'It needs a longer distance to stop',
          'It has much better visibility to the rear',
          'It can turn in a smaller circle',
          'It always has more powerful lights',
        ],
        answer: 'It needs a longer distance to stop',
      },
      {
        question: 'What is the best way to control speed on a long downhill slope?',
        options: [
          'Use the parking brake to hold a steady speed',
          'Put the gearbox in neutral and coast to save fuel',
          'Keep constant light pressure on the brakes all the way down',
          'Use a low gear and engine braking; brake as needed',
        ],
        answer: 'Use a low gear and engine braking; brake as needed',
      },
      {
        question: 'A driver feels very sleepy on the motorway. What should they do?',
        options: [
          'Drive faster to arrive sooner',
          'Open the window and skip the next break',
          'Stop in a safe place and rest or sleep',
          'Turn up the radio and keep driving',
        ],
        answer: 'Stop in a safe place and rest or sleep',
      },
      {
        question: 'When should a driver re-check the load after starting a trip?',
        options: [
          'Only if another driver sounds the horn',
          'Soon after departure and at regular stops',
          'Once a week, on the day of the vehicle wash',
          'Only when the destination is reached',
        ],
        answer: 'Soon after departure and at regular stops',
      },
      {
        question: 'A steer tyre blows out at speed. What should the driver do?',
        options: [
          'Shift to neutral and turn off the engine at once',
          'Brake as hard as possible and turn sharply to the shoulder',
          'Hold the wheel firmly and slow down gradually',
          'Let go of the wheel so that the truck straightens itself',
        ],
        answer: 'Hold the wheel firmly and slow down gradually',
      },
      {
        question: 'What does a tug test after coupling a trailer show?',
        options: [
          'That the trailer lights are working',
          'That the tyres have enough pressure',
          'That the fifth wheel is locked to the pin',
          'That the load is spread evenly',
        ],
        answer: 'That the fifth wheel is locked to the pin',
      },
      {
        question: 'Which side of a long vehicle usually has the largest blind spot for the driver?',
        options: [
          "The side away from the driver's seat",
          "The side of the driver's seat",
          'Neither: mirrors show everything',
          'The front, beyond twenty metres',
        ],
        answer: "The side away from the driver's seat",
      },
      {
        question: 'What happens to a trailer in a jackknife?',
        options: [
          'It tips over on its roof',
          'It swings round towards the cab',
          'It loses its load over the tailboard',
          'It rolls away without the tractor',
        ],
        answer: 'It swings round towards the cab',
      },
      {
        question: 'Why must a driver know the full height of the vehicle and its load?',
        options: [
          'To work out how much fuel it needs',
          'To set the mirrors correctly',
          'To choose the right tyre pressure',
          'To know which bridges it can pass under',
        ],
        answer: 'To know which bridges it can pass under',
      },
      {
        question: 'What should a driver do first when the low air pressure warning comes on?',
        options: [
          'Drive on to the next service station',
          'Stop in a safe place as soon as possible',
          'Pump the brake pedal until it goes off',
          'Release the parking brake and speed up',
        ],
        answer: 'Stop in a safe place as soon as possible',
      },
    ],
  },
  {
    skill: 'Machining',
    spoken: [
      {
        question: 'How do you set up a CNC machine for a new job?',
        answer:
          'I study the drawing, the setup sheet and the program, then fix the workholding and load the right tools. I set the work offset and measure tool lengths, and check the speeds and feeds for the material. I prove the program with a dry run or single block at reduced rapid, then inspect the first part fully.',
        accepted:
          'I read the drawing and the program, clamp the job and put the right tools in. Then I set my zero and the tool lengths and check speeds and feeds. First run is slow, block by block or in the air, and I measure the first part completely.',
      },
      {
        question: 'How do you choose cutting speed and feed?',
        answer:
          'I begin with the material of the workpiece, the tool and the operation, and take a recommended surface speed from the tool maker. Spindle speed follows from surface speed and diameter, and feed from chip load, number of teeth and rpm. Then I adjust for rigidity, coolant, finish and tool wear.',
        accepted:
          "It depends on what I'm cutting and with which tool. I take the cutting speed from the maker's table and work out the revs from the diameter, then the feed from the teeth and the chip. After that I adjust by ear, finish and how the tool wears.",
      },
      {
        question: 'What safety rules do you follow at a lathe or a milling machine?',
        answer:
          'I wear eye protection and safety shoes, with no gloves, rings, loose sleeves or long hair near rotating parts. I keep guards closed, clamp the work securely and always remove the chuck key. I never measure or clear chips by hand while it turns, and I know where the emergency stop is.',
        accepted:
          "Safety glasses and boots, no gloves, rings or loose sleeves, hair tied up. Guards shut, job clamped tight, chuck key out. I never reach in while it's turning, not to measure and not for swarf, and I know where the red button is.",
      },
      {
        question: 'How do you make sure parts are within tolerance?',
        answer:
          'I read the drawing for dimensions, tolerances and datums and choose a suitable calibrated instrument, such as a micrometer or a bore gauge. I inspect the first part, then sample during the run and record the results to see trends. I correct offsets for tool wear before the parts go out, and measure at a stable temperature.',
        accepted:
          "I see from the drawing how tight it has to be and take a measuring tool that's good enough and calibrated. I check the first one and then some as we go, write it down and correct the offset when the tool wears, before parts go out of limits.",
      },
      {
        question: 'What do you do when you hear chatter while cutting?',
        answer:
          'Chatter is vibration that leaves a poor finish and wears tools. I improve rigidity first: shorter tool overhang, better clamping and support such as a tailstock. Then I change spindle speed, usually lower, adjust the feed or depth of cut, and check for a worn or wrong tool and loose machine parts.',
        accepted:
          "That's vibration, you see it on the surface. I make it stiffer first, tool shorter, better clamping, maybe a tailstock. Then I change the revs, mostly down, play with feed and depth, and see if the tool is worn or something is loose.",
      },
      {
        question: 'How do you choose how to hold a workpiece in a machine?',
        answer:
          'I look at the shape, the material and where I have to cut, so that the part is held firmly and the tool can reach it. I choose a vice, a chuck, clamps or soft jaws, and locate on a clean, flat reference surface. The force must not bend a thin part, and I aim to finish as much as possible in one setting.',
        accepted:
          "It depends what it looks like and where I have to get at it. Vice for square things, chuck for round, soft jaws if it mustn't be marked. Clean faces, down flat, tight but not so tight that a thin wall gives. And I try not to turn it round more often than I must.",
      },
      {
        question: 'What do you do when a tool breaks in the middle of a job?',
        answer:
          'I stop the machine with feed hold or the emergency stop and wait until everything stands still. I look for pieces of the tool in the part and check the part, the holder and the spindle for damage. I find the cause, such as wear, chips or a wrong feed, fit a new tool, measure its offset, and restart from a safe line in the program.',
        accepted:
          "Stop it and let it run down. I look where the bits went, whether one's stuck in the part and whether the holder got hurt. Why did it happen: blunt, too fast, full of swarf? Then a new one in, touch it off again, and start at a line where nothing can crash.",
      },
      {
        question: 'Why do you use coolant, and how do you look after it?',
        answer:
          'Coolant takes heat away, lubricates the cut and washes chips out, so the tool lasts longer and the surface is better. I check the concentration with a refractometer, top it up with the right mixture, skim off oil and keep chips out. Bad smell or skin rash shows that it must be changed, and used coolant is disposed of as special waste.',
        accepted:
          'It keeps things cool, makes it slide and flushes the swarf away, so tools last and it looks cleaner. I measure how strong it is, top up properly and not only with water, and take the oil off the top. If it stinks, it goes, and not down the drain.',
      },
      {
        question: 'How do you read a drawing before you make a part?',
        answer:
          'I begin with the title block: material, scale, units, general tolerances and revision. Then I look at the views to understand the shape, and mark the dimensions with tight tolerances, the datums, threads and surface finish. I plan the order of cuts from the datums, and ask whoever drew it if something is missing or contradicts itself.',
        accepted:
          "First the corner with the text: what metal, which units, is it the newest version. Then all the views till I have the thing in my head. I mark what's tight, the threads and the finish, decide what gets cut first, and if two numbers don't agree I go and ask.",
      },
      {
        question: 'How do you drill and tap a hole so that the thread is good?',
        answer:
          'I mark or centre drill the place and drill the right size for the thread, deeper than the thread needs. I chamfer the edge, use a sharp tap and cutting oil, and keep it square to the surface. By hand I turn back often to break the chip, clear the chips from blind holes, and check the thread with a gauge or a bolt.',
        accepted:
          "Centre first so it doesn't wander, then the drill from the table, a bit deeper than I need. Take the edge off, oil on, tap straight, half a turn on and a bit back so it snaps the swarf. Blow it out, and see if the gauge goes in.",
      },
    ],
    mcqs: [
      {
        question: 'Why should gloves not be worn while working near a rotating spindle or chuck?',
        options: [
          'They reduce the accuracy of the micrometer',
          'They make the workpiece rust more quickly',
          'They can be caught and pull the hand in',
          'They stop the coolant from reaching the tool',
        ],
        answer: 'They can be caught and pull the hand in',
      },
      {
        question: 'Which instrument is best for measuring a shaft diameter to 0.01 mm?',
        options: ["Engineer's steel rule", 'Feeler gauge', 'Tape measure', 'Outside micrometer'],
        answer: 'Outside micrometer',
      },
      {
        question:
          'A drawing shows a diameter of 20.00 mm with a tolerance of plus or minus 0.05 mm. Which part is acceptable?',
        options: ['20.10 mm', '19.96 mm', '20.06 mm', '19.94 mm'],
        answer: '19.96 mm',
      },
      {
        question:
          'If the cutting speed stays the same and the diameter of the cutter is doubled, how must the spindle speed change?',
        options: [
          'It must stay the same',
          'It must be four times as high',
          'It must be doubled',
          'It must be halved',
        ],
        answer: 'It must be halved',
      },
      {
        question: 'Which G-code command makes a linear cutting move at the programmed feed rate?',
        options: ['G01', 'G02', 'G04', 'G00'],
        answer: 'G01',
      },
      {
        question: 'What does a work offset such as G54 tell the machine?',
        options: [
          'How fast the spindle may turn',
          'Where the zero point of the part is',
          'Which tool is in the spindle',
          'How long the program will take',
        ],
        answer: 'Where the zero point of the part is',
      },
      {
        question: 'What is backlash in a leadscrew?',
        options: [
          'Free play when the direction changes',
          'Heat from too much friction',
          'Oil that leaks out at the end',
          'A dent from a collision',
        ],
        answer: 'Free play when the direction changes',
      },
      {
        question: 'Why are soft jaws bored in the chuck before they are used?',
        options: [
          'So that they become harder',
          'So that they weigh less',
          'So that chips fall through',
          'So that they fit the part and run true',
        ],
        answer: 'So that they fit the part and run true',
      },
      {
        question: 'What is climb milling?',
        options: [
          'The cutter moves up along a wall',
          'The part is clamped at an angle',
          'The cutter turns in the direction of the feed',
          'The depth of cut grows with each pass',
        ],
        answer: 'The cutter turns in the direction of the feed',
      },
      {
        question: 'How should chips be removed from a machine?',
        options: [
          'Blow them away with compressed air',
          'Stop the spindle and use a hook or a brush',
          'Open the guard while the spindle slows down',
          'Pull them out with a gloved hand',
        ],
        answer: 'Stop the spindle and use a hook or a brush',
      },
    ],
  },
];
