import { expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';

interface Asked {
  question: string;
  reference: string;
}

const search: Asked = {
  question: 'What is the time complexity of binary search?',
  reference: 'Binary search takes O(log n) time, because it halves the range at each step.',
};
const access: Asked = {
  question: 'What is the difference between authentication and authorization?',
  reference: 'Authentication checks who you are; authorization checks what you may do.',
};
const measures: Asked = {
  question: 'How do precision and recall differ?',
  reference:
    'Precision is the share of found items that are relevant; recall is the share of relevant items that are found.',
};
const invoice: Asked = {
  question: 'Who approves the invoice?',
  reference: 'The manager approves the invoice, and accounting pays it.',
};
const byte: Asked = { question: 'How many bits are in a byte?', reference: 'A byte has eight bits.' };
const acid: Asked = {
  question: 'Name the four ACID properties.',
  reference: 'Atomicity, consistency, isolation and durability.',
};

const verdict = (asked: Asked, text: string) => gradeAnswer({ ...asked, transcript: { text } }).verdict;

test.each([
  [access, 'Authorization checks who you are; authentication checks what you may do.'],
  [access, 'Authorization checks who you are. And authentication checks what you may do.'],
  [
    measures,
    'Precision is the share of relevant items that are found; recall is the share of found items that are relevant.',
  ],
  [invoice, 'Accounting approves the invoice, and the manager pays it.'],
])('a reference with two words exchanged goes to a person: %o %s', (asked, text) => {
  expect(verdict(asked, text)).toBe('Needs Review');
});

test.each([
  [access, 'Authorization checks what you may do; authentication checks who you are.'],
  [invoice, 'The invoice is approved by the manager and paid by accounting.'],
  [acid, 'Durability, isolation, consistency and atomicity.'],
  [acid, 'Atomicity, consistency, durability and isolation.'],
])('the same in another order is Correct: %o %s', (asked, text) => {
  expect(verdict(asked, text)).toBe('Correct');
});

test.each([
  'Binary search takes O(n) time, because it halves the range at each step.',
  'Binary search takes O of n log n time, because it halves the range at each step.',
  'Binary search takes O(n^2) time, because it halves the range at each step.',
  'Binary search takes constant time, because it halves the range at each step.',
])('another growth goes to a person: %s', (text) => {
  expect(verdict(search, text)).toBe('Needs Review');
});

test.each([
  'oh of log n because each step halves the range',
  'Big O of log n, every step halves the range.',
  'Unlike a scan with O(n), binary search takes O(log n) time, because it halves the range at each step.',
])('the right growth is Correct, however it is said: %s', (text) => {
  expect(verdict(search, text)).toBe('Correct');
});

test('a number that begins with a capital is an answer, not silence', () => {
  const wrong = gradeAnswer({ ...byte, transcript: { text: 'Sixteen.' } });
  expect(wrong).toMatchObject({ verdict: 'Incorrect', certainty: 'low' });
  expect(wrong.reasons).not.toContain('Nothing was said in answer to the question.');
  expect(verdict(byte, 'Eight.')).toBe('Correct');
  expect(gradeAnswer({ ...byte, transcript: { text: 'Um, hmm.' } })).toMatchObject({
    verdict: 'Not Answered',
    certainty: 'high',
  });
});
