import { expect, test } from 'vitest';
import { summarisePersonal } from './personal.ts';
import { type QuestionResult, type ScoredResult, skillNotesOf, summaryOf, totalsOf } from './summary.ts';

const SAID =
  'Let me think. It is a column that refers to the primary key of another table. So rows belong together.';
const skill = (questionIndex: number, verdict: ScoredResult['verdict'], score = 0): QuestionResult => ({
  kind: 'skill',
  questionIndex,
  question: 'What is a foreign key, and which rows does it join?',
  skillName: 'SQL',
  answer: verdict === 'Not Answered' ? '' : SAID,
  verdict,
  score,
  ideas: [
    {
      idea: 'refers to the primary key of another table',
      found: verdict === 'Correct',
      weight: 0.7,
      evidence:
        verdict === 'Correct'
          ? { text: 'refers to the primary key of another table', startSeconds: 1, endSeconds: 3 }
          : null,
    },
    { idea: 'keeps the rows consistent', found: false, weight: 0.3, evidence: null },
  ],
});
const choice = (questionIndex: number, isCorrect: boolean): QuestionResult => ({
  kind: 'mcq',
  questionIndex,
  question: 'Which join keeps all rows?',
  skillName: 'SQL',
  answer: 'Left',
  verdict: isCorrect ? 'Correct' : 'Incorrect',
  score: isCorrect ? 1 : 0,
  ideas: [],
});
const personal: QuestionResult = {
  kind: 'personal',
  questionIndex: 4,
  question: 'Who are you?',
  sentences: ['I lead a team.', 'I like it.'],
};

test('the score is the mean over the settled answers', () => {
  const results = [
    skill(0, 'Correct', 0.9),
    skill(1, 'Not Answered'),
    choice(2, true),
    choice(3, false),
    personal,
  ];
  expect(totalsOf(results)).toEqual({
    scorePercent: 47.5,
    totalAnalyzedQuestions: 4,
    totalCorrectQuestions: 2,
  });
  expect(totalsOf([choice(0, true), choice(1, true), choice(2, false)]).scorePercent).toBe(66.67);
});

test('there is no score below 60 % settled, and none where nothing is scored', () => {
  const open = (at: number) => skill(at, 'Needs Review');
  const half = [choice(0, true), choice(1, true), open(2), open(3)];
  expect(totalsOf(half)).toEqual({ scorePercent: null, totalAnalyzedQuestions: 2, totalCorrectQuestions: 2 });
  expect(totalsOf([...half, choice(4, true)]).scorePercent).toBe(100);
  expect(totalsOf([]).scorePercent).toBeNull();
  expect(totalsOf([personal]).scorePercent).toBeNull();
});

test('the company reads what is settled, what was best, what was not found, and what to do', () => {
  const results = [
    skill(0, 'Correct', 0.9),
    skill(1, 'Partially Correct', 0.5),
    skill(2, 'Needs Review'),
    skill(3, 'Not Answered'),
    personal,
  ];
  expect(summaryOf(results, 'company')).toEqual([
    { text: '1 of 3 settled answers is correct, 1 is partly correct.', questionIndexes: [0, 1, 3] },
    {
      text: 'The strongest answer was to question 1: “It is a column that refers to the primary key of another table.”',
      questionIndexes: [0],
    },
    {
      text: 'Question 2 (SQL): we didn’t find “refers to the primary key of another table” in the expected words.',
      questionIndexes: [1],
    },
    { text: 'There was no answer to question 4.', questionIndexes: [3] },
    {
      text: 'The answer to question 3 needs a person’s review and doesn’t count towards the score yet.',
      questionIndexes: [2],
    },
    { text: 'To question 5 the candidate said: “I lead a team. … I like it.”', questionIndexes: [4] },
  ]);
});

test('others read nothing of the key that the question does not say', () => {
  const [, weak] = summaryOf([skill(0, 'Partially Correct', 0.5)], 'others');
  expect(weak?.text).toBe('Question 1 (SQL): worth saying more about “key” and “rows”.');
});

test('each skill has a note', () => {
  const results = [
    skill(0, 'Correct', 1),
    skill(1, 'Partially Correct', 0.5),
    skill(2, 'Needs Review'),
    choice(3, true),
  ];
  expect(skillNotesOf(results)).toEqual([
    {
      skillName: 'SQL',
      note: 'Strong: 2 of 3 correct, 1 partly (questions 1, 2 and 4). Question 3 needs a person’s review.',
    },
  ]);
});

test('a personal answer is summarised in at most two of its own sentences', () => {
  const text =
    'Hello. Um, so yeah. I have worked as a warehouse supervisor for six years. I lead a team of twelve people in the warehouse. I like it. Thank you.';
  const sentences = summarisePersonal({ text });
  expect(sentences).toEqual([
    'I have worked as a warehouse supervisor for six years.',
    'I lead a team of twelve people in the warehouse.',
  ]);
  expect(summarisePersonal({ text: '' })).toEqual([]);
});
