import { expect, test } from 'vitest';
import { nearestQuestion } from './nearest-question.ts';

const bank = [
  'What is a closure in JavaScript, and what is it useful for?',
  'What is the difference between null and undefined?',
  'How does the JavaScript event loop handle asynchronous code?',
].map((question) => ({ question }));

test.each([
  ['Explain what closures are useful for in JavaScript', 0],
  ['how do you tell null from undefined', 1],
  ['How does the event loop handle promises?', 2],
])('%j is nearest to question %i of the bank', (question, index) => {
  expect(nearestQuestion(question, bank)).toBe(bank[index]);
});

test.each(['', 'What is a', 'Tell me about the loop of your day', 'Which test runner do you use?'])(
  '%j is near to none',
  (question) => {
    expect(nearestQuestion(question, bank)).toBeUndefined();
  },
);
