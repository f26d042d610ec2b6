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
    ],
  },
];
