import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Forklift Operation',
    spoken: [
      {
        question: 'What checks do you do on a forklift before you use it?',
        answer:
          'I walk round and look at tyres, forks, mast, chains, hydraulic hoses and for leaks, and check the fuel or battery, data plate, seat belt and overhead guard. Then I test brakes, steering, horn, lights and lift controls. I record it, and if anything is unsafe I tag it out and report it.',
        accepted:
          "I go round it: tyres, forks, chains, mast, hoses, any oil on the floor, is the battery or gas full, belt and roof all right. Then brakes, steering, horn, lights, and the mast up and down. I sign for it, and if something's wrong it gets a tag and nobody drives it.",
      },
      {
        question: 'How do you pick up, carry and set down a load safely?',
        answer:
          'I check the weight against the capacity plate and that the load is stable. I approach square, put the forks fully under with even spacing, lift a little and tilt back slightly. I travel slowly with the load low, then stop, level the mast, lower it gently and back out after looking behind.',
        accepted:
          'What does it weigh and can the truck take that, and is it stacked well? Straight up to it, forks right in, lift a bit and tilt back. I drive slowly and low. Then stop, straighten the mast, let it down gently, look behind me and back out.',
      },
      {
        question: 'What do you do when a large load blocks your forward view?',
        answer:
          'I travel in reverse and look in the direction of travel, with the load trailing. When going up a ramp with a load I must keep it uphill, so I use a spotter to guide me. I go slowly, sound the horn at corners and doorways, and never lean out to see round the load.',
        accepted:
          "I drive backwards and look where I'm going. Only up a ramp the load has to stay on the high side, so then somebody guides me. Slow, horn at every corner, and I don't lean out to see past it.",
      },
      {
        question: 'What should you do if the forklift starts to tip over?',
        answer:
          'On a sit-down counterbalance truck I stay in the seat with the belt on and do not jump, because the overhead guard can crush me. I grip the wheel firmly, brace my feet and lean away from the direction of the fall. Prevention is better: slow turns, low loads and no overloading.',
        accepted:
          "Stay in, belt on, never jump, or the roof lands on you. Hold the wheel tight, feet braced, and lean the other way from where it's falling. Better it never happens: slow round corners, load low, not too heavy.",
      },
      {
        question: 'How do you keep pedestrians safe when you drive a forklift?',
        answer:
          'I keep to the marked lanes, stay within the speed limit and slow down and sound the horn at corners, doors and crossings. I make eye contact, give pedestrians right of way and stop if they come too close. Nobody rides on the truck or stands under raised forks, and I park with the forks lowered.',
        accepted:
          "I stay in my lane and don't race, slow down and hoot at corners and doors. I look them in the eye, they go first, and if they get too near I stop. Nobody rides along or walks under the forks, and when I park the forks are on the floor.",
      },
    ],
    mcqs: [
      {
        question: 'How should the forks be when travelling with a load?',
        options: [
          'Low, with the mast tilted fully forward',
          'Raised to eye level, with the mast upright',
          'Low, with the mast tilted slightly back',
          'At full height, with the mast tilted back',
        ],
        answer: 'Low, with the mast tilted slightly back',
      },
      {
        question: 'A loaded counterbalance forklift goes up a ramp. Where should the load be?',
        options: [
          'On the uphill side',
          'On the downhill side',
          'Raised above the cab',
          'Facing across the slope',
        ],
        answer: 'On the uphill side',
      },
      {
        question: 'Where do you find the maximum load a forklift may lift?',
        options: [
          'On the wall of the battery',
          'On its capacity data plate',
          'On the tyre side wall',
          "On the driver's licence",
        ],
        answer: 'On its capacity data plate',
      },
      {
        question:
          "What happens to the weight a forklift can safely lift when the load's centre of gravity moves further from the mast?",
        options: ['It stays the same', 'It increases', 'It doubles at full height', 'It decreases'],
        answer: 'It decreases',
      },
      {
        question: 'How should you leave a forklift when you park it?',
        options: [
          'Forks under a load, mast tilted forward and the power left on',
          'Forks lowered to the floor, parking brake on, power off and key removed',
          'Forks raised out of the way, engine running and the key in place',
          'Forks raised to waist height, brake released and the gear in reverse',
        ],
        answer: 'Forks lowered to the floor, parking brake on, power off and key removed',
      },
    ],
  },
  {
    skill: 'Warehouse Management',
    spoken: [
      {
        question: 'How do you keep inventory records accurate?',
        answer:
          'I make sure every movement is scanned when it happens, with clear locations and labels. I run cycle counts, with fast or valuable items counted more often, and compare them with the system. When there is a difference I look for the root cause, such as receiving or picking errors, and fix the process, not just the number.',
        accepted:
          "Everything gets scanned at once when it moves, and each place has a label. We count a bit every week, the fast and the dear things more often. If it's off I want to know why, goods in or picking, and fix that, not only the figure.",
      },
      {
        question: 'How would you plan the layout of a warehouse?',
        answer:
          'I design for a smooth flow from receiving to storage, picking, packing and shipping, with little crossing or travel. I place fast-moving items close to dispatch and at an easy height, and heavy ones low. I separate pedestrians from forklifts, keep aisles and exits clear and leave room for growth.',
        accepted:
          'Goods come in on one side, go to storage, get picked, packed and leave on the other, so nobody crosses. What goes fast is near the door and at hand height, heavy things are low. People and forklifts apart, exits clear, and some room to grow.',
      },
      {
        question: 'What is the difference between FIFO and LIFO, and when would you use FIFO?',
        answer:
          "FIFO means first in, first out, so the oldest stock leaves first. LIFO means last in, first out. I use FIFO for goods that age or go out of date, such as food, medicine or cosmetics, often by expiry date, which is called FEFO. It cuts waste and keeps the customer's stock fresh.",
        accepted:
          'First in first out is that the oldest goes first. Last in first out means what came last goes first. For food or medicine you want the oldest out, or what expires first. Then you throw away less and the customer gets it fresh.',
      },
      {
        question: 'How do you reduce picking errors?',
        answer:
          'I measure the error rate and find where the errors come from. I use barcode scanning or voice picking, clear location labels, and keep similar-looking items apart. I choose a suitable method such as zone or batch picking, train people, check orders before shipping and share the results with the team.',
        accepted:
          "I count how many and look where they come from. Scanners, clear labels, and things that look the same don't stand side by side. Pick by zone or in batches, whatever suits, show people how, check before it ships and tell the team how we're doing.",
      },
      {
        question: 'How do you build a strong safety culture in a warehouse?',
        answer:
          'I lead by example and make safety part of the daily briefing. I assess risks, train people on lifting and equipment, mark walkways, inspect racking and keep the floor clean and clear. I encourage people to report near misses without blame, and act on them so that they see it matters.',
        accepted:
          "I do it right myself and we talk about it each morning. Look for what's dangerous, show people how to lift, mark the paths, check the racks, keep the floor clear. If something nearly happened I want to hear it, nobody gets told off, and then we fix it.",
      },
    ],
    mcqs: [
      {
        question: 'What does FEFO stand for in stock rotation?',
        options: [
          'Fast exit, fast output',
          'Final entry, final order',
          'First expired, first out',
          'First entered, first ordered',
        ],
        answer: 'First expired, first out',
      },
      {
        question: 'In ABC analysis, which items belong to class A?',
        options: [
          'Items that have been damaged in storage',
          'The few items that account for most of the value',
          'Items whose names begin with the letter A',
          'The many items that account for little of the value',
        ],
        answer: 'The few items that account for most of the value',
      },
      {
        question:
          'A warehouse checks 500 item locations and finds 490 records correct. What is the inventory accuracy?',
        options: ['49 percent', '95 percent', '98 percent', '90 percent'],
        answer: '98 percent',
      },
      {
        question: 'What is cross-docking?',
        options: [
          'Storing slow-moving goods in the highest rack positions',
          'Loading trucks from both of their sides at the same time',
          'Counting all the stock once a year while the site is closed',
          'Moving goods from inbound to outbound with little storage',
        ],
        answer: 'Moving goods from inbound to outbound with little storage',
      },
      {
        question: 'Where should heavy items usually be stored in manual picking racks?',
        options: [
          'Between knee and waist height, within easy reach',
          'At the back of the aisle, above shoulder height',
          'On top of light boxes, to hold them in place',
          'On the highest shelf, where space is free',
        ],
        answer: 'Between knee and waist height, within easy reach',
      },
    ],
  },
];
