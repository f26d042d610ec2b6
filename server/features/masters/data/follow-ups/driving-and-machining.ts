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
  'How do you couple a tractor unit to a trailer?': [
    { idea: 'then do a tug test in low gear', question: 'How do you know that it really holds?' },
    { idea: 'raise the landing legs', question: 'It is locked. What is left to do before you can go?' },
  ],
  'What do you do at a delivery point where there is little room to reverse?': [
    {
      idea: 'I stop and get out to look at the place first',
      question: 'You arrive and have never been there. What comes before the gear lever?',
    },
    {
      idea: 'I stop at once if they disappear',
      question: 'Somebody guides you, and now nobody is in your mirror. What then?',
    },
  ],
  'What would you do after a collision on the road?': [
    {
      idea: 'warn other traffic with a triangle',
      question: 'How do you keep the next car from running into you?',
    },
    {
      idea: 'take photographs and notes of witnesses',
      question: 'Everybody is safe. What do you collect for the insurer?',
    },
  ],
  'How do you plan a route for a vehicle that is high and heavy?': [
    { idea: 'I look for low bridges, weight limits', question: 'Which obstacles do you search for?' },
    {
      idea: 'plan where I can take my breaks',
      question: 'The trip is longer than you may drive in one go. What do you settle beforehand?',
    },
  ],
  'What papers and records do you keep on a trip?': [
    {
      idea: 'The tachograph records driving, breaks and other work',
      question: 'How does anybody see afterwards how long you were at it?',
    },
    {
      idea: 'I compare the load with the note before I sign',
      question: 'Somebody hands you a pen at the warehouse. What do you do first?',
    },
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
  'How do you choose how to hold a workpiece in a machine?': [
    { idea: 'locate on a clean, flat reference surface', question: 'Where do you put it against?' },
    {
      idea: 'The force must not bend a thin part',
      question: 'How tight do you go, and when is it too much?',
    },
  ],
  'What do you do when a tool breaks in the middle of a job?': [
    {
      idea: 'I look for pieces of the tool in the part',
      question: 'Everything stands still. What do you search for?',
    },
    { idea: 'restart from a safe line in the program', question: 'A new one is in. How do you carry on?' },
  ],
  'Why do you use coolant, and how do you look after it?': [
    {
      idea: 'I check the concentration with a refractometer',
      question: 'How do you find out whether it is too thin?',
    },
    { idea: 'used coolant is disposed of as special waste', question: 'It has gone bad. Where does it go?' },
  ],
  'How do you read a drawing before you make a part?': [
    {
      idea: 'material, scale, units, general tolerances and revision',
      question: 'What is written in the corner that you need?',
    },
    {
      idea: 'ask whoever drew it if something is missing',
      question: "Two numbers don't agree. What do you do?",
    },
  ],
  'How do you drill and tap a hole so that the thread is good?': [
    {
      idea: 'I turn back often to break the chip',
      question: 'You work by hand and it gets stiff. How do you move?',
    },
    {
      idea: 'check the thread with a gauge or a bolt',
      question: 'It is finished. How do you know that it is right?',
    },
  ],
};
