import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Cooking
  'How do you organise your station before service?': [
    { idea: 'label everything I need', question: 'What is done before the first guest arrives?' },
    { idea: 'I separate raw from ready-to-eat food', question: 'How do you keep it safe?' },
  ],
  'How do you make sure a steak is cooked the way the guest asked?': [
    { idea: 'I judge doneness with a thermometer', question: 'How do you know when it is ready?' },
    { idea: 'I rest it, so that the juices stay in', question: 'It is ready. Do you serve it at once?' },
  ],
  'What would you do if a sauce was too salty?': [
    { idea: 'I taste it and dilute it with unsalted stock', question: 'What could you put in?' },
    { idea: 'next time I season gradually', question: 'How do you avoid it another day?' },
  ],
  'How do you handle an order from a guest with a food allergy?': [
    { idea: 'check the recipe', question: 'Where do you look to be certain?' },
    { idea: 'knives, pans', question: 'What about your tools?' },
  ],
  'How do you keep calm and work well during a busy service?': [
    {
      idea: 'communicate clearly by calling back the orders',
      question: 'How does everybody know what to do?',
    },
    { idea: 'early and ask for help', question: 'What if you cannot keep up?' },
  ],
  // Food Safety
  'What is cross-contamination and how do you prevent it?': [
    { idea: 'I keep raw meat below', question: 'How do you arrange the fridge?' },
    { idea: 'Washing hands properly after touching raw food', question: 'What about yourself?' },
  ],
  'How do you control temperatures to keep food safe?': [
    { idea: 'I keep cold food at five degrees Celsius', question: 'What should the fridge show?' },
    { idea: 'cool leftovers quickly', question: 'Something is left over. What do you do with it?' },
  ],
  'What is HACCP and how does it work in a kitchen?': [
    { idea: 'decide which steps are critical', question: 'Not all of it is as important. How do you go on?' },
    {
      idea: 'monitoring and corrective actions for them',
      question: 'How do you show an inspector that you do it?',
    },
  ],
  'What would you do if you came to work with vomiting or diarrhoea?': [
    { idea: 'I would tell my manager at once', question: 'Who has to know of it, and how soon?' },
    { idea: 'commonly 48 hours without symptoms', question: 'When may you come back?' },
  ],
  'How do you receive and store a food delivery safely?': [
    {
      idea: 'measure the temperature of chilled',
      question: 'What do you do with the goods from the fridge of the van before you sign?',
    },
    { idea: 'I rotate by first in', question: 'The shelf is not empty. Where do the new ones go?' },
  ],
};
