import { describe, expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';
import { gradeTogether } from './together.ts';

const ASKED = {
  question: 'How do you calm a resident with dementia who wants to go home?',
  reference: 'I acknowledge the feeling, I do not argue about facts, and I redirect to a familiar activity.',
};
/** What people really say: few words from the key, and one idea in many forms. */
const RIGHT = [
  'I sit down with her, ask about her home, and then we look at photos together.',
  'I sit down with him, ask about the home he means, and we look at old photos.',
  'I would sit with her and ask her about home, then we look at some photos together.',
  'Sit down, ask about home, look at photos with her, that always works.',
  'I sit next to her, I ask what home was like, and then we look at the photos.',
  'I sit down with her, ask about her old home, and then we look at some photos together.',
];
const WRONG = [
  'I tell her that she lives here now and lock the door so nobody runs off.',
  'I tell him he lives here now, and I lock the front door.',
  'She lives here now, I would tell her that clearly and lock the door.',
  'I just tell her that this is where she lives now and I lock the doors.',
  'I lock the door and tell him that he lives here now, full stop.',
  'I would tell her again and again that she lives here now, and lock the door.',
];
const answers = [...RIGHT, ...WRONG].map((text, at) => ({ id: `${at}`, transcript: { text }, mark: null }));
/** The answers, marked as a person would. */
const marked = (ids: readonly string[]) =>
  answers.map((answer) => ({
    ...answer,
    mark: ids.includes(answer.id) ? (Number(answer.id) < 6 ? 1 : 0) : null,
  }));

test('without marks everything waits for a person', () => {
  const { grades, order } = gradeTogether(ASKED, answers);
  expect([...grades.values()].map(({ verdict }) => verdict)).toEqual(answers.map(() => 'Needs Review'));
  expect(order).toHaveLength(12);
});

test('the answers that are asked for first are of both kinds', () => {
  const { order } = gradeTogether(ASKED, answers);
  const first = order.slice(0, 4).map((id) => Number(id) < 6);
  expect(new Set(first)).toEqual(new Set([true, false]));
});

describe('with some marks', () => {
  const { grades } = gradeTogether(ASKED, marked(['0', '1', '2', '3', '4', '6', '7', '8']));

  test('answers in the same own words are settled', () => {
    expect([...grades].map(([id, { verdict, settledBy }]) => [id, verdict, settledBy])).toEqual([
      ['5', 'Correct', 'marks'],
      ['9', 'Incorrect', 'marks'],
      ['10', 'Incorrect', 'marks'],
      ['11', 'Incorrect', 'marks'],
    ]);
  });

  test('an answer about something else is not', () => {
    const marks = [0, 1, 2].map((at) => ({ text: RIGHT[at]!, score: 1 }));
    const more = [0, 1, 2].map((at) => ({ text: WRONG[at]!, score: 0 }));
    const other = 'My brother plays football in Leeds every Saturday morning.';
    const grade = gradeAnswer({ ...ASKED, transcript: { text: other }, marks: [...marks, ...more] });
    expect(grade).toMatchObject({ verdict: 'Needs Review', marksUsed: 6 });
  });
});

test('fewer than five marks settle nothing, but order the answers', () => {
  const { grades } = gradeTogether(ASKED, marked(['0', '6']));
  expect([...grades.values()].every(({ verdict }) => verdict === 'Needs Review')).toBe(true);
  expect(grades.get('3')!.score).toBeGreaterThan(grades.get('9')!.score);
});

test('the same marks in another order teach the same', () => {
  const some = marked(['0', '1', '2', '6', '7', '8']);
  const turned = gradeTogether(ASKED, some.toReversed()).grades;
  for (const [id, grade] of gradeTogether(ASKED, some).grades)
    expect(turned.get(id)).toMatchObject({ verdict: grade.verdict });
});
