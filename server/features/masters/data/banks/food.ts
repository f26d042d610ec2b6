import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Cooking',
    spoken: [
      {
        question: 'How do you organise your station before service?',
        answer:
          'I do my mise en place: read the menu and bookings, then wash, cut, portion and label everything I need. I keep tools, towels and containers in fixed places, check equipment and fridge temperatures, and taste sauces and seasoning. I separate raw from ready-to-eat food and rotate stock by date.',
        accepted:
          'Everything is ready before the first guest: I look at the menu and the bookings, wash, cut and portion, and label it. My tools are always in the same place. Fridges checked, sauces tasted, raw apart from cooked, oldest stock in front.',
      },
      {
        question: 'How do you make sure a steak is cooked the way the guest asked?',
        answer:
          'I bring out good meat, dry and season it, and sear it in a very hot pan for a brown crust. I judge doneness with a thermometer, about 55 degrees Celsius for medium rare, and take it off a little early because it keeps cooking. I rest it, so that the juices stay in.',
        accepted:
          'I dry and salt it and put it in a really hot pan so it gets a crust. I check with a thermometer, around 55 for medium rare, and pull it out a bit before because it goes on cooking. Then it rests so it stays juicy.',
      },
      {
        question: 'What would you do if a sauce was too salty?',
        answer:
          'I taste it and dilute it with unsalted stock, water, cream or more of the other ingredients, depending on the sauce. A little acid, fat or sweetness can balance the taste but does not remove salt. If it cannot be saved I make it again, and next time I season gradually and taste as it reduces.',
        accepted:
          'I stretch it with stock, water or cream without salt. A bit of lemon or butter rounds it off but the salt stays in there. If nothing helps I make a new one, and the next time I salt bit by bit and taste.',
      },
      {
        question: 'How do you handle an order from a guest with a food allergy?',
        answer:
          'I take it seriously, confirm the allergen and check the recipe and labels, including sauces and oils. I tell the team, use clean boards, knives, pans and gloves, and prepare it in a separate area to avoid cross-contact. I plate and mark it clearly, and if I am not sure it is safe I say so.',
        accepted:
          "I never guess. I ask what exactly it is, read the recipe and the labels, also of the sauces and the oil, and tell everyone. Clean board, knife and pan, away from the rest, marked on the plate. If I'm not certain, I tell the guest.",
      },
      {
        question: 'How do you keep calm and work well during a busy service?',
        answer:
          'I prepare well so that everything is within reach, and communicate clearly by calling back the orders. I group tasks by table and timing, start with what takes longest and clean as I go. If I fall behind I say so early and ask for help, because quality and safety must not slip.',
        accepted:
          "Good prep is half of it. I call the orders back, start what takes longest and cook table by table, and I wipe down as I go. If I'm in trouble I shout early, somebody helps, because nothing bad may leave the kitchen.",
      },
    ],
    mcqs: [
      {
        question: 'What does the term mise en place mean?',
        options: [
          'Having ingredients and tools prepared and in place',
          'Serving all the dishes in a fixed order at table',
          'Adding flour and fat to make a sauce thicker',
          'Cooking food slowly in a covered pot of liquid',
        ],
        answer: 'Having ingredients and tools prepared and in place',
      },
      {
        question:
          'Which cooking method cooks food in hot water that is just below boiling, with small gentle bubbles?',
        options: ['Grilling', 'Roasting', 'Simmering', 'Sautéing'],
        answer: 'Simmering',
      },
      {
        question: 'What is a roux made of?',
        options: ['Milk and sugar', 'Stock and wine', 'Egg yolk and vinegar', 'Fat and flour'],
        answer: 'Fat and flour',
      },
      {
        question: 'What should you do if oil in a pan catches fire?',
        options: [
          'Fan the flames with a towel until they go out',
          'Turn off the heat and cover the pan with a lid',
          'Pour plenty of cold water on it until the flames go out',
          'Carry the pan outside as quickly as you can',
        ],
        answer: 'Turn off the heat and cover the pan with a lid',
      },
      {
        question: 'Why should meat rest after roasting or frying?',
        options: [
          'So that its juices are reabsorbed and stay in when it is cut',
          'So that it loses the taste of salt and pepper before serving',
          'So that the outside goes cold and the inside becomes raw',
          'So that bacteria can grow and make the meat softer to eat',
        ],
        answer: 'So that its juices are reabsorbed and stay in when it is cut',
      },
    ],
  },
  {
    skill: 'Food Safety',
    spoken: [
      {
        question: 'What is cross-contamination and how do you prevent it?',
        answer:
          'It is when bacteria or allergens move from one food, surface or person to another. I keep raw meat below and away from ready-to-eat food, use separate boards and knives, often colour coded, and clean and disinfect between tasks. Washing hands properly after touching raw food, waste or the face is essential.',
        accepted:
          'Germs or allergens get from one thing to another, say from raw chicken to salad. So raw meat is at the bottom and apart, it has its own boards and knives, I clean and disinfect in between, and I wash my hands all the time.',
      },
      {
        question: 'How do you control temperatures to keep food safe?',
        answer:
          'I keep cold food at five degrees Celsius or below and hot food above about sixty, because bacteria grow fast in between. I cook food right through, for example poultry to about 75 in the centre, cool leftovers quickly and reheat them until steaming hot. I check with a clean calibrated thermometer and keep a record.',
        accepted:
          "Cold stays under five, hot stays over sixty, because in between bugs grow fast. Chicken has to hit 75 inside. Leftovers cool down quickly and get piping hot again. I measure with a thermometer that's right and write it down.",
      },
      {
        question: 'What is HACCP and how does it work in a kitchen?',
        answer:
          'HACCP means hazard analysis and critical control points. We identify biological, chemical and physical hazards at each step, decide which steps are critical, such as cooking or cooling, and set limits, monitoring and corrective actions for them. We also verify that it works and keep records to prove it.',
        accepted:
          "You go through every step and ask what could make somebody ill. Where it really matters, like cooking or cooling, you set a limit, check it and know what to do if it's off. And you write it down so you can prove it.",
      },
      {
        question: 'What would you do if you came to work with vomiting or diarrhoea?',
        answer:
          'I would not work with food; I would tell my manager at once and stay at home. I would come back only after the time required by our rules, commonly 48 hours without symptoms, because I could still spread the infection. At work, any cuts are covered with a waterproof dressing and gloves.',
        accepted:
          "I don't go near food. I ring my boss and stay home, and I come back when I've been fine for two days, or whatever the rule is, since I can still pass it on. A cut gets a waterproof plaster and a glove.",
      },
      {
        question: 'How do you receive and store a food delivery safely?',
        answer:
          'I check the supplier, the packaging, dates and signs of pests, and measure the temperature of chilled and frozen goods; I reject what is unsafe. I put chilled and frozen food away first, label and date it and store raw below ready-to-eat. I rotate by first in, first out, and keep food off the floor.',
        accepted:
          "I look at dates, packaging and whether anything's been nibbling, and take the temperature. What's not right goes back. Frozen and chilled go away first, labelled, raw at the bottom, old stock in front, nothing on the floor.",
      },
    ],
    mcqs: [
      {
        question: 'Where should raw chicken be stored in a refrigerator?',
        options: [
          'Next to the salads, in an open dish',
          'On the lowest shelf, below ready-to-eat food',
          'On the top shelf, above ready-to-eat food',
          'In the door of the refrigerator, so that it is easy to reach',
        ],
        answer: 'On the lowest shelf, below ready-to-eat food',
      },
      {
        question: 'In which temperature range do harmful bacteria grow fastest in food?',
        options: [
          'Above about 75 degrees Celsius',
          'Below about minus 18 degrees Celsius',
          'Between about 0 and 3 degrees Celsius',
          'Between about 5 and 60 degrees Celsius',
        ],
        answer: 'Between about 5 and 60 degrees Celsius',
      },
      {
        question: 'What is the safest way to thaw frozen meat?',
        options: [
          'On a window sill in direct sunlight',
          'In the refrigerator, in a tray or container',
          'On the kitchen counter for the whole day',
          'In a bowl of warm water beside the stove',
        ],
        answer: 'In the refrigerator, in a tray or container',
      },
      {
        question: 'In which order should a food contact surface be treated?',
        options: [
          'Rinse, disinfect, wash, then remove food debris',
          'Disinfect, remove food debris, rinse, then wash',
          'Remove food debris, wash, rinse, then disinfect',
          'Wash, disinfect, then wipe with a used cloth',
        ],
        answer: 'Remove food debris, wash, rinse, then disinfect',
      },
      {
        question: 'What is the best way to check that a chicken breast is cooked safely?',
        options: [
          'Measure the centre with a clean probe thermometer',
          'Touch the surface to feel whether it is hot',
          'Look at the colour of the outside of the meat',
          'Cook it for the usual time and then trust the clock',
        ],
        answer: 'Measure the centre with a clean probe thermometer',
      },
    ],
  },
];
