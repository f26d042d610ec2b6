import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Nursing
  'How do you prioritise care when several of your patients need you at the same time?': [
    {
      idea: 'because anything life threatening comes before everything else',
      question: 'Whom do you go to at once, and how do you know?',
    },
    {
      idea: 'delegate safe tasks to colleagues',
      question: 'What about the work that you cannot do yourself?',
    },
  ],
  'What checks do you make before you give a patient a medication?': [
    {
      idea: 'I confirm identity with two identifiers',
      question: 'How do you know that it is the person in front of you?',
    },
    {
      idea: 'If the order is unclear I hold the drug',
      question: 'What do you do if you cannot make sense of what was written?',
    },
  ],
  'How would you hand over a patient to the nurse on the next shift?': [
    {
      idea: 'I use a structured format such as SBAR:',
      question: 'How do you make sure that nothing is forgotten?',
    },
    {
      idea: 'pending tests',
      question: 'What has been started and is not done yet, and how does the other nurse know?',
    },
  ],
  "What would you do if you noticed a patient's condition was suddenly getting worse?": [
    { idea: 'alert the doctor', question: 'Whom do you tell, and how?' },
    { idea: 'breathing, circulation', question: 'What do you look at yourself, in which order?' },
  ],
  'How do you prevent pressure injuries in a patient who cannot move on their own?': [
    { idea: 'especially over bony areas', question: 'What do you look at every day, and where?' },
    { idea: 'I reposition the patient on a planned schedule', question: 'What do you do hour by hour?' },
  ],
  // Patient Care
  'How do you help a patient move safely from the bed to a wheelchair?': [
    {
      idea: 'lock the brakes on both the bed and the wheelchair',
      question: 'What do you do with the equipment before anybody stands up?',
    },
    {
      idea: 'I let the patient sit on the edge first to check for dizziness',
      question: 'The person has been lying for long. What could happen, and how do you notice?',
    },
  ],
  "How do you protect a patient's dignity while helping with washing and toileting?": [
    { idea: 'ask for consent first', question: 'What do you say before you begin?' },
    {
      idea: 'curtain, keep the person covered except for the part I am washing, and let them do what they can themselves',
      question: 'How much of the body is to be seen?',
    },
  ],
  'What would you do if a patient refused care you had been asked to give?': [
    { idea: 'I listen to find out why', question: 'What might be behind it, and how do you learn that?' },
    {
      idea: 'I report it to the nurse in charge and document it',
      question: 'Whom do you tell, and what remains of it on paper?',
    },
  ],
  'How do you reduce the risk of falls for an older patient?': [
    { idea: 'clear, and the call bell', question: 'What should the person be able to reach?' },
    {
      idea: 'help them to the toilet regularly',
      question: 'When do people get up on their own, and what can you do about it?',
    },
  ],
  'How do you communicate with a patient who has dementia and is upset?': [
    {
      idea: 'I do not argue or correct them',
      question: 'They say something that is plainly not true. What do you do?',
    },
    {
      idea: 'I also look for a cause such as pain',
      question: 'What may be the reason that they are so upset?',
    },
  ],
  // First Aid
  'What are your first steps when you find someone collapsed on the ground?': [
    { idea: 'I make sure the scene is safe for me', question: 'What comes even before you go near?' },
    {
      idea: 'If breathing is not normal I start CPR at once',
      question: 'The chest does not move as it should. What now?',
    },
  ],
  'How do you perform CPR on an adult?': [
    {
      idea: 'fast, about five to six centimetres deep at 100 to 120 per minute',
      question: 'At what rhythm and with how much force?',
    },
    {
      idea: 'use a defibrillator as soon as it arrives',
      question: 'A machine is brought to you. What do you do with it?',
    },
  ],
  'How would you treat severe bleeding from an arm or leg?': [
    {
      idea: 'directly on the wound with a clean dressing',
      question: 'What is the very first thing that you do with your hands?',
    },
    {
      idea: 'does not stop, I apply a tourniquet above the wound',
      question: 'It goes on all the same. What is left?',
    },
  ],
  'What first aid would you give to someone with a burn from hot liquid?': [
    {
      idea: 'I cool it under cool running water for about twenty minutes',
      question: 'What do you put on it first, and for how long?',
    },
    { idea: 'I avoid creams', question: 'What do you keep away from it?' },
  ],
  'How do you help a conscious adult who is choking?': [
    {
      idea: 'cough, I give up to five firm back blows between the shoulder blades',
      question: 'Where do you strike, and how often?',
    },
    { idea: 'then up to five abdominal thrusts', question: 'That did not help. What is next?' },
  ],
  // Phlebotomy
  'How do you make sure you are drawing blood from the right patient?': [
    {
      idea: 'date of birth rather than reading it out for them',
      question: 'Why should you not say it yourself and let them nod?',
    },
    {
      idea: "I label the tubes at the patient's side straight after collection",
      question: 'When does the name go on, and where?',
    },
  ],
  'Why does the order of draw matter, and what is the usual order?': [
    {
      idea: 'It stops additives from one tube carrying over into the next',
      question: 'What would go wrong otherwise?',
    },
    { idea: 'The usual order is blood cultures first', question: 'What comes at the start?' },
  ],
  'How do you choose a suitable vein for a blood draw?': [
    { idea: 'that is soft and bouncy', question: 'What does a good one feel like under your finger?' },
    { idea: 'swollen areas', question: 'Where would you not go in?' },
  ],
  'What would you do if a patient felt faint while you were taking blood?': [
    { idea: 'take the needle out at once', question: 'What do you do with your tools?' },
    { idea: 'lay them flat with the legs raised', question: 'How do you place the person?' },
  ],
  'How do you prevent a blood sample from becoming haemolysed?': [
    { idea: 'I let the alcohol dry', question: 'What do you wait for before you go in?' },
    {
      idea: 'I mix them by gentle inversion and never shake them',
      question: 'What do you do with the tubes afterwards?',
    },
  ],
};
