import { describe, expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';

const question = 'What is a foreign key?';
const reference =
  'A column that refers to the primary key of another table and keeps the rows of both tables consistent.';
const good =
  'It is a column in one table that refers to the primary key in another table, so it keeps the data of both tables consistent.';
const negated =
  'A column that does not refer to the primary key of another table and does not keep the rows of both tables consistent.';
const salad =
  'of the keeps column a both another key table to that and rows primary consistent of refers tables the';
const unknown = 'No idea, honestly. I have never heard of that. Next question, please.';
const chatter = [
  'I like to cook on weekends with my family, and we usually watch a film together in the evening.',
  'The weather has been lovely lately, so I went for a long walk along the river with our dog.',
  'My favourite team won the match last Saturday and all of my friends came over to celebrate.',
];

function grade(marks: readonly { text: string; score: number }[], text: string) {
  return gradeAnswer({ question, reference, marks, transcript: { text } });
}

describe('marks by people', () => {
  const short = 'It refers to the primary key of some other table.';

  test('move the scale of their question', () => {
    const plain = grade([], short);
    const generous = [
      { text: 'It is the column that refers to a primary key elsewhere.', score: 1 },
      { text: 'It points at the key of another table.', score: 1 },
      { text: good, score: 1 },
    ];
    const strict = generous.map((mark) => ({ ...mark, score: 0 }));
    const raised = grade(generous, short);
    const lowered = grade(strict, short);
    expect(raised.score).toBeGreaterThan(plain.score);
    expect(lowered.score).toBeLessThan(plain.score);
    expect([plain.marksUsed, raised.marksUsed]).toEqual([0, 3]);
  });

  const odd = ['No idea, sorry.', 'Tables have keys.', chatter[0], chatter[1], short].map((text) => ({
    text: text ?? '',
    score: 1,
  }));

  test('even odd ones, give no credit to "I don\'t know" and almost none to chatter', () => {
    for (const text of [unknown, 'No idea, sorry.', "I don't know.", 'Um.']) {
      expect(grade(odd, text)).toMatchObject({
        score: 0,
        verdict: 'Not Answered',
      });
    }
    const marks = odd.map((mark) => ({ ...mark, text: short }));
    expect(grade(marks, chatter[2] ?? '').score).toBeLessThanOrEqual(0.15);
  });

  test('never lower the score of the reference itself', () => {
    const marks = [good, short, reference].map((text) => ({ text, score: 0 }));
    expect(grade(marks, reference).score).toBeGreaterThanOrEqual(0.85);
  });

  test('never raise silence, a repeated question, word salad or a negated reference', () => {
    const marks = [
      { text: good, score: 1 },
      { text: short, score: 1 },
    ];
    expect(grade(marks, '').score).toBe(0);
    expect(grade(marks, question).score).toBeLessThanOrEqual(0.15);
    expect(grade(marks, salad).score).toBeLessThanOrEqual(0.35);
    expect(grade(marks, negated).score).toBeLessThanOrEqual(0.35);
  });
});
