/**
 * Questions for practice. They are not in any bank, because their reference answers are shown: an employer's question
 * must not be among them.
 */

export const CHOICES = [
  {
    id: 'choice-meeting',
    question: 'A meeting begins at 10:30 and takes 45 minutes. When does it end?',
    options: ['11:00', '11:15', '11:30', '11:45'],
    answer: '11:15',
  },
  {
    id: 'choice-energy',
    question: 'Which of these is a renewable source of energy?',
    options: ['Coal', 'Natural gas', 'Wind', 'Oil'],
    answer: 'Wind',
  },
  {
    id: 'choice-share',
    question: 'What is a quarter of 200?',
    options: ['25', '40', '50', '75'],
    answer: '50',
  },
];

/** The answer is what a hiring manager would expect. */
export const SPOKEN = [
  {
    id: 'skill-fire-alarm',
    question: 'What do you do when the fire alarm sounds at work?',
    answer:
      'Stop what you are doing and leave the building at once by the nearest safe exit. Do not use the elevator, and do not stop to collect belongings. Go to the assembly point, and return only when you are told that it is safe.',
  },
  {
    id: 'skill-lifting',
    question: 'How do you lift a heavy box safely?',
    answer:
      'Stand close to the box with your feet apart. Bend your knees and keep your back straight. Lift with your legs, hold the box close to your body, and do not twist while you carry it.',
  },
  {
    id: 'skill-password',
    question: 'What makes a password safe?',
    answer:
      'A safe password is long and hard to guess. It has no names, birthdays or common words alone. It is used for one account only, kept in a password manager, and never shared with anyone.',
  },
];

export const PERSONAL = [
  {
    id: 'personal-learned',
    question: 'What have you learned recently that you enjoyed?',
  },
  {
    id: 'personal-busy-day',
    question: 'How do you go about a day on which there is too much to do?',
  },
  {
    id: 'personal-proud',
    question: 'What piece of work are you proud of?',
  },
];
