import { expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';
import { summarisePersonal } from './personal.ts';
import { type QuestionResult, summariseInterview } from './summary.ts';

const reference = 'A column that refers to the primary key of another table.';
const question = 'What is a foreign key?';

function skill(questionIndex: number, text: string, confidence = -0.05): QuestionResult {
  const words =
    text === ''
      ? []
      : text.split(' ').map((word, index) => ({
          text: word,
          startSeconds: index,
          endSeconds: index + 1,
          confidence: 0.9,
        }));
  const segments =
    words.length === 0 ? [] : [{ text, startSeconds: 0, endSeconds: words.length, confidence, words }];
  const grade = gradeAnswer({ question, reference, transcript: { text, segments } });
  return { kind: 'skill', questionIndex, question, skillName: 'SQL', answer: text, grade };
}

const right = skill(0, 'It is a column that refers to the primary key of another table.');
const silent = skill(1, '');
const choice = (questionIndex: number, correct: boolean): QuestionResult => ({
  kind: 'choice',
  questionIndex,
  question: 'Which joins keep all rows?',
  skillName: 'SQL',
  answered: true,
  correct,
});

test('the percentage is the share of points over the questions that can be graded', () => {
  const personal: QuestionResult = {
    kind: 'personal',
    questionIndex: 4,
    question: 'Who are you?',
    sentences: [],
  };
  const result = summariseInterview([right, silent, choice(2, true), choice(3, false), personal]);
  const points = (right.kind === 'skill' ? right.grade.score : 0) + 1;
  expect(result.scorePercent).toBe(Math.round((points / 4) * 10_000) / 100);
  expect(result).toMatchObject({ totalAnalyzedQuestions: 4, totalCorrectQuestions: 2 });
});

test('the score of multiple-choice questions alone is exact', () => {
  expect(summariseInterview([choice(0, true), choice(1, true), choice(2, false)]).scorePercent).toBe(66.67);
});

test('an answer that a person must hear does not change the percentage', () => {
  const unheard = skill(1, 'Something about a column that refers to some other table', -0.6);
  const result = summariseInterview([right, unheard]);
  expect(result.totalAnalyzedQuestions).toBe(1);
  expect(result.summary).toContain("question 2 needs a person's review");
  expect(result.skillNotes[0]?.note).toContain('Question 2 needs a person');
});

test('no gradable question gives no percentage, not 0', () => {
  expect(summariseInterview([]).scorePercent).toBeNull();
});

test('each sentence names its questions, and the text consists of the sentences', () => {
  const result = summariseInterview([right, silent, choice(2, true)]);
  expect(result.summary).toBe(result.sentences.map((sentence) => sentence.text).join(' '));
  for (const sentence of result.sentences) {
    expect(sentence.questionIndexes.length).toBeGreaterThan(0);
    for (const index of sentence.questionIndexes) expect([0, 1, 2]).toContain(index);
  }
  expect(
    result.sentences.find((sentence) => sentence.text.startsWith('No answer was given'))?.questionIndexes,
  ).toEqual([1]);
});

test('a whole sentence of the strongest answer is quoted', () => {
  const text =
    'Let me think. It is a column that refers to the primary key of another table. So the rows belong together.';
  const result = summariseInterview([skill(0, text)]);
  expect(result.summary).toContain(
    'It says: “It is a column that refers to the primary key of another table.”',
  );
});

test('a personal answer is summarised in at most two of its own sentences', () => {
  const text =
    'Hello. Um, so yeah. I have worked as a warehouse supervisor for six years. I lead a team of twelve people in the warehouse. I like it. Thank you.';
  const sentences = summarisePersonal({ text });
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'I have worked as a warehouse supervisor for six years.',
    'I lead a team of twelve people in the warehouse.',
  ]);
  expect(summarisePersonal({ text: '' })).toEqual([]);
});
