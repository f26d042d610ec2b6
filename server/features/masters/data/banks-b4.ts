import type { SkillBank } from './bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Plumbing',
    spoken: [
      {
        question: "How would you deal with a burst pipe in a customer's home?",
        answer:
          'I shut off the water at the main stop valve and open the taps to drain the system. If water is near electrics, I have the power turned off where that is safe, and I switch off the water heater. I limit the damage, cut out and replace the failed section, then restore the water slowly and check for leaks.',
      },
      {
        question: 'What is the purpose of a trap under a sink?',
        answer:
          'The trap holds a small amount of water that makes a seal and keeps sewer gases and smells out of the building. It also catches small items and debris, so they can be removed. Proper venting matters, because without it siphonage can pull the water out and break the seal.',
      },
      {
        question: 'How do you find and clear a blocked drain?',
        answer:
          'I check which fixtures are affected: one means a local blockage, several suggest the main line. I start with a plunger, clean the trap, then use a drain snake or jetting, and a camera if it keeps returning. I avoid harsh chemicals, wear gloves and eye protection, and test the flow afterwards.',
      },
      {
        question: 'How do you join copper pipes by soldering?',
        answer:
          'I cut the pipe square, deburr it and clean the pipe end and fitting until bright, then apply flux and assemble them. I heat the fitting, not the solder, and feed lead-free solder until capillary action draws it all the way round. I let it cool, wipe off the flux, test for leaks and take care about fire.',
      },
      {
        question: 'What could cause low water pressure in a building and how would you find it?',
        answer:
          'I check whether it affects one tap, only hot water or the whole building. One tap suggests a clogged aerator or valve, hot only points to the heater, and everywhere means a partly closed valve, a failed pressure regulator, scaled pipes, a leak or the supply. I measure with a gauge and compare at several points.',
      },
    ],
    mcqs: [
      {
        question: 'What is the first thing to do when a water pipe bursts indoors?',
        options: [
          'Call the neighbours to compare pressure',
          'Wrap the pipe in newspaper and wait',
          'Turn off the water at the main stop valve',
          'Open all the windows of the house',
        ],
        answer: 'Turn off the water at the main stop valve',
      },
      {
        question: 'What keeps sewer gas from coming up through a sink drain?',
        options: [
          'The aerator on the tap',
          'The water in the trap',
          'The chrome on the waste',
          'The overflow of the basin',
        ],
        answer: 'The water in the trap',
      },
      {
        question: 'Why is a vent pipe fitted to a drainage system?',
        options: [
          'To raise the pressure of the drinking water in the taps',
          'To collect rainwater for flushing toilets',
          'To heat the waste water before it leaves',
          'To let in air so that traps are not siphoned dry',
        ],
        answer: 'To let in air so that traps are not siphoned dry',
      },
      {
        question: 'Which solder should be used for joints on copper pipes that carry drinking water?',
        options: [
          'Lead-free solder',
          'Any solder with a low price',
          'Acid-core electrical solder',
          'Solder with 50 percent lead',
        ],
        answer: 'Lead-free solder',
      },
      {
        question: 'What does a temperature and pressure relief valve on a water heater do?',
        options: [
          'It stops cold water from ever entering the tank',
          'It mixes the hot water and the cold water at the kitchen tap',
          'It measures how much hot water is used each day',
          'It lets water out if heat or pressure is too high',
        ],
        answer: 'It lets water out if heat or pressure is too high',
      },
    ],
  },
  {
    skill: 'Carpentry',
    spoken: [
      {
        question: 'How do you make sure your measurements and cuts are accurate?',
        answer:
          "I measure twice and cut once, working from one reference edge with a good tape, square and sharp pencil or knife line. I mark the waste side, allow for the blade's kerf and use stops for repeated pieces. I check the corners for square by measuring the diagonals and test fit before I fix anything.",
      },
      {
        question: 'How do you use a circular saw or table saw safely?',
        answer:
          'I wear eye and hearing protection, no loose clothing or gloves near the blade, and keep the guard and riving knife in place. I support the work, set the depth just beyond the material, keep my hands clear with a push stick and stand to the side because of kickback. I unplug it before I change the blade.',
      },
      {
        question: 'How would you frame an opening for a door in a stud wall?',
        answer:
          'I mark the rough opening from the door size plus clearance for the frame and packing. I fit full-height king studs, shorter trimmers that carry a header or lintel sized for the load, and cripple studs above. I check it is plumb, level and square, and cut out the bottom plate at the end.',
      },
      {
        question: 'How do you choose wood for a job outdoors?',
        answer:
          'I choose a species that is naturally durable, such as cedar or oak, or treated timber suitable for the exposure. I look at grain, knots, straightness and moisture content, so it will not warp. I use corrosion-resistant fixings, seal the cut ends, design for water run-off and keep it off the ground.',
      },
      {
        question: 'What would you do if a door you had hung was sticking or would not close?',
        answer:
          'I look at where it binds by checking the gap all round, and whether hinges are loose or the frame is out of plumb. I tighten or pack the hinges first, then adjust the strike plate. If it still rubs, I mark and plane the edge a little, reseal the bare wood and test again.',
      },
    ],
    mcqs: [
      {
        question: 'How can you check that a rectangular frame is square?',
        options: [
          'Measure both diagonals and see that they are equal',
          'Check that all the timber is of the same thickness',
          'Measure only the longest side of the frame twice',
          'Weigh the frame and compare both of its ends',
        ],
        answer: 'Measure both diagonals and see that they are equal',
      },
      {
        question: 'Which sides make a right-angled triangle for setting out a square corner?',
        options: ['3, 3 and 5', '4, 5 and 6', '3, 4 and 5', '2, 3 and 4'],
        answer: '3, 4 and 5',
      },
      {
        question: 'What is the kerf of a saw cut?',
        options: [
          'The width of material removed by the blade',
          'The number of teeth in each centimetre',
          'The depth of the handle above the blade',
          'The angle between the wood and the floor',
        ],
        answer: 'The width of material removed by the blade',
      },
      {
        question: 'What should you do before changing the blade of a power saw?',
        options: [
          'Hold the trigger so that the motor stays warm',
          'Take off the guard and leave it off afterwards',
          'Spray oil on the blade while it is still turning',
          'Unplug it or remove the battery',
        ],
        answer: 'Unplug it or remove the battery',
      },
      {
        question: 'What does it mean when a wall stud is plumb?',
        options: [
          'It is exactly horizontal',
          'It is exactly vertical',
          'It is shorter than the other studs',
          'It is painted with a lead primer',
        ],
        answer: 'It is exactly vertical',
      },
    ],
  },
  {
    skill: 'Forklift Operation',
    spoken: [
      {
        question: 'What checks do you do on a forklift before you use it?',
        answer:
          'I walk round and look at tyres, forks, mast, chains, hydraulic hoses and for leaks, and check the fuel or battery, data plate, seat belt and overhead guard. Then I test brakes, steering, horn, lights and lift controls. I record it, and if anything is unsafe I tag it out and report it.',
      },
      {
        question: 'How do you pick up, carry and set down a load safely?',
        answer:
          'I check the weight against the capacity plate and that the load is stable. I approach square, put the forks fully under with even spacing, lift a little and tilt back slightly. I travel slowly with the load low, then stop, level the mast, lower it gently and back out after looking behind.',
      },
      {
        question: 'What do you do when a large load blocks your forward view?',
        answer:
          'I travel in reverse and look in the direction of travel, with the load trailing. When going up a ramp with a load I must keep it uphill, so I use a spotter to guide me. I go slowly, sound the horn at corners and doorways, and never lean out to see round the load.',
      },
      {
        question: 'What should you do if the forklift starts to tip over?',
        answer:
          'On a sit-down counterbalance truck I stay in the seat with the belt on and do not jump, because the overhead guard can crush me. I grip the wheel firmly, brace my feet and lean away from the direction of the fall. Prevention is better: slow turns, low loads and no overloading.',
      },
      {
        question: 'How do you keep pedestrians safe when you drive a forklift?',
        answer:
          'I keep to the marked lanes, stay within the speed limit and slow down and sound the horn at corners, doors and crossings. I make eye contact, give pedestrians right of way and stop if they come too close. Nobody rides on the truck or stands under raised forks, and I park with the forks lowered.',
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
      },
      {
        question: 'How would you plan the layout of a warehouse?',
        answer:
          'I design for a smooth flow from receiving to storage, picking, packing and shipping, with little crossing or travel. I place fast-moving items close to dispatch and at an easy height, and heavy ones low. I separate pedestrians from forklifts, keep aisles and exits clear and leave room for growth.',
      },
      {
        question: 'What is the difference between FIFO and LIFO, and when would you use FIFO?',
        answer:
          "FIFO means first in, first out, so the oldest stock leaves first. LIFO means last in, first out. I use FIFO for goods that age or go out of date, such as food, medicine or cosmetics, often by expiry date, which is called FEFO. It cuts waste and keeps the customer's stock fresh.",
      },
      {
        question: 'How do you reduce picking errors?',
        answer:
          'I measure the error rate and find where the errors come from. I use barcode scanning or voice picking, clear location labels, and keep similar-looking items apart. I choose a suitable method such as zone or batch picking, train people, check orders before shipping and share the results with the team.',
      },
      {
        question: 'How do you build a strong safety culture in a warehouse?',
        answer:
          'I lead by example and make safety part of the daily briefing. I assess risks, train people on lifting and equipment, mark walkways, inspect racking and keep the floor clean and clear. I encourage people to report near misses without blame, and act on them so that they see it matters.',
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
  {
    skill: 'Teaching',
    spoken: [
      {
        question: 'How do you plan a lesson?',
        answer:
          'I start with a clear learning objective linked to the curriculum and what the pupils already know. I plan an engaging opening, a clear explanation with examples, guided and independent practice, and checks for understanding along the way. I prepare support and challenge for different learners, and end with a review or exit question.',
      },
      {
        question: 'How do you manage behaviour in your classroom?',
        answer:
          'I set a few clear rules and routines from the first day and apply them calmly and consistently. I build good relationships, praise what goes well and keep lessons engaging, which prevents most problems. When someone misbehaves, I respond privately and respectfully with fair consequences, and look for the cause.',
      },
      {
        question: 'How do you support students who learn at different levels?',
        answer:
          'I find out what each student knows with short assessments, then differentiate the task, the support or the way they show learning, while keeping the same goal. I use scaffolds such as worked examples, flexible groups and extension tasks. I check progress often and adjust, and work with support staff and families.',
      },
      {
        question: 'How do you check that students have understood what you taught?',
        answer:
          'I use formative assessment during the lesson: open questions to all students, mini whiteboards, short quizzes and exit tickets. I wait for answers, ask why and listen for misconceptions. If many have not understood I teach it again in a different way, and I give specific feedback that they can use.',
      },
      {
        question: "How would you handle a parent who is unhappy about a child's grade?",
        answer:
          'I invite the parent to talk, listen without being defensive and thank them for their concern. I show evidence, such as pieces of work and the marking criteria, and explain how the grade was reached. Then we agree on steps that school and home can take, and I follow up on progress.',
      },
    ],
    mcqs: [
      {
        question: 'What is the main purpose of formative assessment?',
        options: [
          'To see how learning is going and adjust the teaching',
          'To replace the need for planning any lessons',
          'To decide which school a student may attend the next year',
          'To rank all the students at the end of the year',
        ],
        answer: 'To see how learning is going and adjust the teaching',
      },
      {
        question: 'Which is the clearest learning objective?',
        options: [
          'The class is interested in mathematics this term',
          'Students will know about fractions and enjoy the lesson',
          'Students can add two fractions with different denominators',
          'The teacher covers chapter four of the textbook',
        ],
        answer: 'Students can add two fractions with different denominators',
      },
      {
        question: 'A student tells you that someone at home is hurting them. What should you do?',
        options: [
          'Promise to keep it secret so that the student trusts you',
          'Investigate by questioning the family yourself',
          'Wait a few weeks to see if it happens again',
          'Listen and report it at once as safeguarding rules say',
        ],
        answer: 'Listen and report it at once as safeguarding rules say',
      },
      {
        question: 'What is scaffolding in teaching?',
        options: [
          'A timetable that shows all the lessons of the week',
          'Temporary support that is removed as the learner gains skill',
          'A punishment that becomes harder each time it is used',
          'A seating plan that puts the tallest students at the back',
        ],
        answer: 'Temporary support that is removed as the learner gains skill',
      },
      {
        question: 'Which feedback helps a student most?',
        options: [
          'Well done, this is very good work and I enjoyed reading it.',
          'This is wrong; you must try harder.',
          'You are one of the cleverest in the class.',
          'Your argument is clear; now add one piece of evidence.',
        ],
        answer: 'Your argument is clear; now add one piece of evidence.',
      },
    ],
  },
];
