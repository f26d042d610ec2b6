import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Human Resources
  'How would you handle a complaint of harassment from an employee?': [
    { idea: 'take interim measures', question: 'What do you do for the person while it is not settled?' },
    {
      idea: 'impartial investigation with documented interviews',
      question: 'How do you find out what happened?',
    },
  ],
  'How do you design a good onboarding programme for new employees?': [
    { idea: 'I prepare before the first day', question: 'What should be ready, and when?' },
    { idea: 'give each person a buddy', question: 'Whom can somebody new turn to?' },
  ],
  'How do you help a manager deal with an underperforming employee?': [
    { idea: 'I ask the manager for specific examples', question: 'What do you want to hear first?' },
    {
      idea: 'agree measurable goals with support and dates',
      question: 'What should be settled at the end of the talk?',
    },
  ],
  'What would you do to reduce high staff turnover?': [
    { idea: 'with exit and stay interviews to find causes', question: 'How do you learn why people go?' },
    { idea: 'measure retention', question: 'How do you know whether it helped?' },
  ],
  'How do you keep employee information confidential?': [
    {
      idea: 'store it in secured systems with access limited to people who need it for their work',
      question: 'Who gets to see it?',
    },
    { idea: 'report any breach at once', question: 'Something has got out. What then?' },
  ],
  // Recruiting
  'How do you start when a hiring manager gives you a new position to fill?': [
    {
      idea: 'the must-have skills, the nice-to-haves',
      question: 'What do you want to know about the person who would fit?',
    },
    {
      idea: 'who decides and how candidates will be scored',
      question: 'What should be clear about the later steps?',
    },
  ],
  'How do you source candidates who are not actively looking for a job?': [
    {
      idea: 'I write short personal messages that say why I chose them and what is in it for them',
      question: 'What do you say when you get in touch for the first time?',
    },
    {
      idea: 'our own database, and I ask employees for referrals',
      question: 'Who else could name somebody to you?',
    },
  ],
  'How do you reduce bias in the hiring process?': [
    {
      idea: 'with the same job-related questions for everyone',
      question: 'What should be alike for all of them?',
    },
    {
      idea: 'have each interviewer score alone before discussing',
      question: 'Several people were in the room. How do you keep them from leading each other?',
    },
  ],
  'How do you give candidates a good experience, even those you reject?': [
    {
      idea: 'that nobody is left waiting in silence',
      question: 'What do people dislike most, and how do you avoid it?',
    },
    {
      idea: 'kindly, with useful feedback where possible',
      question: 'What do you say to those who did not get it?',
    },
  ],
  'Which recruiting metrics do you track and why?': [
    { idea: 'quality of hire', question: 'What would show months later that you chose well?' },
    {
      idea: 'I also look at conversion between stages',
      question: 'How do you find the weak point of your process?',
    },
  ],
  // Project Management
  'How do you start a new project?': [
    {
      idea: 'what success looks like with the sponsor',
      question: 'How will you know at the end that it went well?',
    },
    { idea: 'identify the stakeholders', question: 'Whom do you have to know about?' },
  ],
  'How do you manage risks in a project?': [
    {
      idea: 'record them in a risk register with an owner',
      question: 'Where do you keep them, and who looks after each?',
    },
    { idea: 'avoid, reduce', question: 'What can you do about one of them?' },
  ],
  'What do you do when a stakeholder asks for extra work outside the agreed scope?': [
    { idea: 'then assess the effect on time', question: 'What do you work out before you say anything?' },
    { idea: 'The sponsor decides', question: 'Who says yes or no?' },
  ],
  'What do you do when you realise the project is going to miss its deadline?': [
    {
      idea: 'Then I tell the sponsor early',
      question: 'When does somebody above you learn of it, and from whom?',
    },
    {
      idea: 'look at the critical path to see the real effect',
      question: 'How do you find out how bad it really is?',
    },
  ],
  'When would you use an agile approach instead of a waterfall approach?': [
    { idea: 'when requirements are uncertain', question: 'What must be true of the wishes of the customer?' },
    {
      idea: 'changes are costly, as in construction',
      question: 'Where would you rather plan all of it at the start?',
    },
  ],
};
