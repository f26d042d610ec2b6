import type { FollowUps } from '../bank.ts';

export const followUps: FollowUps = {
  // Software Testing
  'What is the difference between unit tests, integration tests and end-to-end tests?': [
    {
      idea: 'that several parts work together',
      question: 'What can go wrong although everything is fine by itself?',
    },
    { idea: 'one has more of the lower ones', question: 'How many of each would you have, and why?' },
  ],
  'What belongs in a good bug report?': [
    { idea: 'the steps to reproduce the bug', question: 'How can a developer see it too?' },
    {
      idea: 'the expected and the actual result',
      question: 'How does the reader know that it is a bug at all?',
    },
  ],
  'What are equivalence partitioning and boundary value analysis in testing?': [
    { idea: 'that should be treated alike', question: 'How do you decide what belongs together?' },
    {
      idea: 'Boundary value analysis tests at the edges of the classes',
      question: 'Which numbers would you try first, and why those?',
    },
  ],
  'What is regression testing, and why should it be automated?': [
    {
      idea: 'that what worked before still works after a change',
      question: 'What are you afraid of when somebody has touched the code?',
    },
    {
      idea: 'Automated tests in the build pipeline give fast',
      question: 'What does a team get from it when a machine does it?',
    },
  ],
  'What do you do about a flaky test, which sometimes passes and sometimes fails?': [
    { idea: 'timing and fixed waits', question: 'What may be behind it?' },
    {
      idea: 'because people stop trusting the tests',
      question: 'Why not simply run it again until it is green?',
    },
  ],
  // Cyber Security
  'What is the difference between symmetric and asymmetric encryption?': [
    {
      idea: 'what the public key encrypts only the private key can decrypt',
      question: 'Who has what, and what can be done with each?',
    },
    {
      idea: 'It is fast, but the key has to be shared safely',
      question: 'What is the weak point of the first kind?',
    },
  ],
  'What is phishing, and how do you protect an organisation against it?': [
    {
      idea: 'Phishing means tricking people with false messages into giving away passwords',
      question: 'What does the attacker want, and how do they get it?',
    },
    {
      idea: 'multi-factor authentication',
      question: 'A password was given away. What still keeps the attacker out?',
    },
  ],
  'What does the principle of least privilege mean?': [
    { idea: 'only as long as it needs them', question: 'What about time?' },
    { idea: 'the damage stays small', question: 'Why is it worth the effort?' },
  ],
  'How should an application store the passwords of its users?': [
    { idea: 'made with a slow algorithm', question: 'What property should the function have that you use?' },
    {
      idea: 'The salt makes precomputed tables useless',
      question: 'Two people chose the same password. What helps against an attacker with a big list?',
    },
  ],
  'What are the steps of handling a security incident?': [
    {
      idea: 'that it does not spread, and its cause is eradicated',
      question: 'It has been found. What is the next thing to do?',
    },
    { idea: 'learns from it, and informs those affected', question: 'What do you do when all works again?' },
  ],
};
