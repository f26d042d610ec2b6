import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Truck Driving
  'What do you check before you start a trip?': [
    { idea: 'I do a walk-round inspection of tyres', question: 'What do you look at outside?' },
    { idea: 'report defects before I drive', question: 'Something is not as it should be. What now?' },
  ],
  'How do you drive safely in rain, snow or fog?': [
    { idea: 'increase my following distance a lot', question: 'What about the vehicle in front of you?' },
    {
      idea: 'do not use the engine brake',
      question: 'What could make the wheels slip, and what do you leave alone?',
    },
  ],
  'How do you make sure your load is properly secured?': [
    {
      idea: 'I spread the weight evenly within the axle limits',
      question: 'How do you arrange it on the bed?',
    },
    {
      idea: 'I check again shortly after starting and at each stop',
      question: 'You are on your way. What about the load?',
    },
  ],
  'How do you manage fatigue on long trips?': [
    { idea: 'I stop in a safe place', question: 'Your eyes begin to close. What do you do?' },
    { idea: 'rest time', question: 'What does the law say, and what do you do about it?' },
  ],
  'How would you control a loaded truck on a long steep downhill?': [
    { idea: 'select a low gear before the descent begins', question: 'What do you do at the top?' },
    { idea: 'If brakes fail', question: 'You press the pedal and nothing happens. What now?' },
  ],
  // Machining
  'How do you set up a CNC machine for a new job?': [
    {
      idea: 'I set the work offset',
      question: 'How does the machine know where the part is, and how long each tool is?',
    },
    {
      idea: 'I prove the program with a dry run',
      question: 'How do you make sure that nothing is broken at the beginning?',
    },
  ],
  'How do you choose cutting speed and feed?': [
    {
      idea: 'I begin with the material of the workpiece',
      question: 'What do you have to know before you open a table?',
    },
    {
      idea: 'Spindle speed follows from surface speed',
      question: 'You have the number from the table. How do you get to what you type in?',
    },
  ],
  'What safety rules do you follow at a lathe or a milling machine?': [
    { idea: 'loose sleeves', question: 'What about your clothes?' },
    {
      idea: 'while it turns, and I know where the emergency stop is',
      question: 'It is still moving and something is in the way. What do you do?',
    },
  ],
  'How do you make sure parts are within tolerance?': [
    { idea: 'such as a micrometer or a bore gauge', question: 'What do you check with?' },
    {
      idea: 'then sample during the run',
      question: 'The first one was good. How do you know about the hundredth?',
    },
  ],
  'What do you do when you hear chatter while cutting?': [
    { idea: 'shorter tool overhang', question: 'What would you do so that everything moves less?' },
    { idea: 'Then I change spindle speed', question: 'Which setting would you try, and in which direction?' },
  ],
};
