import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Forklift Operation
  'What checks do you do on a forklift before you use it?': [
    { idea: 'Then I test brakes', question: 'What do you try out before you begin?' },
    {
      idea: 'I record it, and if anything is unsafe I tag it out and report it',
      question: 'You find something wrong. What now?',
    },
  ],
  'How do you pick up, carry and set down a load safely?': [
    {
      idea: 'I check the weight against the capacity plate',
      question: 'How do you know that the truck can take it?',
    },
    { idea: 'I travel slowly with the load low', question: 'How do you go from one place to the other?' },
  ],
  'What do you do when a large load blocks your forward view?': [
    { idea: 'I travel in reverse', question: 'Which way do you go, then?' },
    { idea: 'I use a spotter to guide me', question: 'Who or what could help you?' },
  ],
  'What should you do if the forklift starts to tip over?': [
    {
      idea: 'On a sit-down counterbalance truck I stay in the seat with the belt on',
      question: 'Where should you be?',
    },
    { idea: 'lean away from the direction of the fall', question: 'Which way do you move your body?' },
  ],
  'How do you keep pedestrians safe when you drive a forklift?': [
    { idea: 'I make eye contact', question: 'How do you know that somebody has noticed you?' },
    { idea: 'stands under raised forks', question: 'What must nobody do?' },
  ],
  // Warehouse Management
  'How do you keep inventory records accurate?': [
    {
      idea: 'I run cycle counts',
      question: 'How do you find out that they are wrong, without closing for a day?',
    },
    {
      idea: 'When there is a difference I look for the root cause',
      question: 'You find a gap. What do you do beside correcting the figure?',
    },
  ],
  'How would you plan the layout of a warehouse?': [
    { idea: 'I place fast-moving items close to dispatch', question: 'Which goods go where?' },
    { idea: 'I separate pedestrians from forklifts', question: 'How do you keep people from being hurt?' },
  ],
  'What is the difference between FIFO and LIFO, and when would you use FIFO?': [
    {
      idea: 'first out, so the oldest stock leaves first',
      question: 'Which goods go out at once, in each case?',
    },
    { idea: 'that age or go out of date', question: 'For what kind of goods would you choose it?' },
  ],
  'How do you reduce picking errors?': [
    { idea: 'I use barcode scanning', question: 'Which technology helps?' },
    {
      idea: 'keep similar-looking items apart',
      question: 'Two goods could be taken for each other. What do you do?',
    },
  ],
  'How do you build a strong safety culture in a warehouse?': [
    {
      idea: 'I encourage people to report near misses without blame',
      question: 'Something nearly went wrong. What do you want everybody to do?',
    },
    { idea: 'I lead by example', question: 'What do you do yourself?' },
  ],
};
