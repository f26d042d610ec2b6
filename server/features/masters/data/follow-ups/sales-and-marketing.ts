import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Sales
  'How do you find out what a potential customer really needs?': [
    {
      idea: 'then ask open questions about their goals',
      question: 'How do you word it, so that they say more than yes or no?',
    },
    { idea: 'timing and who decides', question: 'What else about the deal should you know?' },
  ],
  'How do you handle a customer who says your price is too high?': [
    {
      idea: 'I bring the talk back to the results they want',
      question: 'Where do you lead the conversation?',
    },
    {
      idea: 'terms rather than simply discounting',
      question: 'What would you do before you take something off?',
    },
  ],
  'How do you decide which leads to spend your time on?': [
    { idea: 'I qualify leads by need', question: 'What has to be true of a good one?' },
    { idea: 'nurture or drop the rest', question: 'What happens with those who are not ready?' },
  ],
  'How do you keep your sales pipeline healthy and your forecast accurate?': [
    { idea: 'I keep the CRM up to date with a clear next step', question: 'What must each entry say?' },
    {
      idea: 'I review stalled deals regularly',
      question: 'What do you do about the ones that no longer move?',
    },
  ],
  'How do you build a long-term relationship with a customer after the sale?': [
    {
      idea: 'I check in regularly with something useful',
      question: 'How do you stay in touch, without selling?',
    },
    { idea: 'referrals and chances to sell more', question: 'What does it bring you in the end?' },
  ],
  // Customer Service
  'How do you deal with an angry customer?': [
    {
      idea: 'show empathy by acknowledging how they feel',
      question: 'How do they notice that you take them seriously?',
    },
    { idea: 'if it is beyond my authority', question: 'What if you are not allowed to settle it yourself?' },
  ],
  'What would you do if a customer asked something you did not know the answer to?': [
    {
      idea: 'give a clear time for coming back',
      question: 'What does the customer hear from you before you hang up?',
    },
    {
      idea: 'I would be honest that I do not know yet instead of guessing',
      question: 'Why not simply say what is probably right?',
    },
  ],
  'How do you say no to a customer when a request is against policy?': [
    { idea: 'I focus on what I can do and offer the best alternatives', question: 'What can you give them?' },
    {
      idea: 'firm, and if there is a good case for an exception I raise it with a supervisor',
      question: 'What if they have a point?',
    },
  ],
  'How do you measure good customer service?': [
    {
      idea: 'First contact resolution is important',
      question: 'What does it tell you when somebody has to get in touch again?',
    },
    { idea: 'I also read comments', question: 'What do you look at that is not a figure?' },
  ],
  'How do you manage several customer requests at once without losing quality?': [
    {
      idea: 'impact, for example someone who cannot use the service comes before a general question',
      question: 'Who is served first?',
    },
    { idea: 'when the queue grows too long', question: 'What if it gets too much?' },
  ],
  // Digital Marketing
  'How would you plan a digital marketing campaign from start to finish?': [
    { idea: 'I start with a clear business goal', question: 'What has to be settled before anything else?' },
    {
      idea: 'that match, and set up tracking before launch',
      question: 'What must be in place when the first visitor comes?',
    },
  ],
  "What is search engine optimisation, and how do you improve a page's ranking?": [
    { idea: 'I research keywords', question: 'How do you know what people look for?' },
    {
      idea: 'I also fix technical issues such as speed',
      question: 'What can be wrong with a page although its text is fine?',
    },
  ],
  'How do you run a good A/B test on an email or a landing page?': [
    { idea: 'change one element', question: 'How much is different between the two versions?' },
    { idea: 'I let it run until it is statistically significant', question: 'When do you stop it?' },
  ],
  'Which metrics do you use to judge a paid advertising campaign?': [
    { idea: 'cost per acquisition', question: 'What does one new buyer tell you about the money spent?' },
    {
      idea: 'I compare acquisition cost with the lifetime value of a customer to see if it is profitable',
      question: 'How do you know whether it was worth it?',
    },
  ],
  'How do you build an email list and keep its quality high?': [
    {
      idea: 'I get clear consent with sign-up forms',
      question: 'What does somebody have to do before the first message?',
    },
    { idea: 'I remove inactive', question: 'What do you do with addresses that never react?' },
  ],
};
