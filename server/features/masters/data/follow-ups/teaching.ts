import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Teaching
  'How do you plan a lesson?': [
    {
      idea: 'I start with a clear learning objective linked to the curriculum',
      question: 'What do you settle before anything else?',
    },
    {
      idea: 'checks for understanding along the way',
      question: 'How do you know in the middle that they are with you?',
    },
  ],
  'How do you manage behaviour in your classroom?': [
    { idea: 'I set a few clear rules', question: 'What do you do when you meet them for the first time?' },
    { idea: 'I respond privately', question: 'How do you react when somebody crosses the line?' },
  ],
  'How do you support students who learn at different levels?': [
    {
      idea: 'I find out what each student knows with short assessments',
      question: 'How do you know where each of them stands?',
    },
    { idea: 'I use scaffolds such as worked examples', question: 'What helps those who find it hard?' },
  ],
  'How do you check that students have understood what you taught?': [
    { idea: 'exit tickets', question: 'What do you do shortly before they leave?' },
    {
      idea: 'If many have not understood I teach it again in a different way',
      question: 'Most of them got it wrong. What then?',
    },
  ],
  "How would you handle a parent who is unhappy about a child's grade?": [
    { idea: 'listen without being defensive', question: 'What do you do first in the talk?' },
    { idea: 'such as pieces of work', question: 'What can you lay on the table?' },
  ],
};
