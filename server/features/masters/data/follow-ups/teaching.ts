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
  'How do you give pupils feedback on their written work?': [
    { idea: 'while the task is still fresh', question: 'When do they get it back?' },
    {
      idea: 'I give them time in the lesson to act on it',
      question: 'What happens once they have read your comments?',
    },
  ],
  'How do you get every pupil to take part, not only the ones who raise their hands?': [
    { idea: 'wait a few seconds', question: 'What do you do between asking and hearing somebody?' },
    { idea: 'make it safe to be wrong', question: 'Somebody is afraid of a mistake. What helps?' },
  ],
  'What do you do when a lesson is not working?': [
    { idea: 'whether the task is too hard', question: 'What could be the reason?' },
    { idea: 'I note what went wrong', question: 'The bell rings. What do you do with it later?' },
  ],
  'How do you work with a teaching assistant in your classroom?': [
    { idea: 'I share the plan before the lesson', question: 'What happens ahead of the hour?' },
    { idea: 'what they noticed', question: 'The children have gone home. What is still to do?' },
  ],
  'What would you do if you noticed that a pupil was being bullied?': [
    { idea: 'listen in private', question: 'How do you talk to the one who is hurt?' },
    {
      idea: 'check over the next weeks that it has ended',
      question: 'It looks settled. Is it over for you?',
    },
  ],
};
