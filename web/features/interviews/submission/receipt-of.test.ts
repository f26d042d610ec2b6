import { expect, test } from 'vitest';
import type { InterviewSession } from '#contract/interview/interview-session.ts';
import { receiptOf } from './receipt-of.ts';
import type { Question } from '../interview/types.ts';

const questions: Question[] = [
  { id: 'm', kind: 'mcq', text: 'Choose?', options: ['a', 'b'], ordinal: null },
  { id: 's', kind: 'skill', text: 'Say?', options: [], ordinal: 1 },
  { id: 'p', kind: 'personal', text: 'Who?', options: [], ordinal: 2 },
];
const question = (
  questionId: string,
  kind: Question['kind'],
  ordinal: number | null,
  there: Partial<InterviewSession['questions'][number]> = {},
) => ({
  questionId,
  kind,
  ordinal,
  askedAt: null,
  deadline: null,
  chosenOption: null,
  answerPath: null,
  answerSeconds: null,
  take: 0,
  answerTake: 0,
  writtenAnswer: null,
  ...there,
});
const recording = (recordingId: string, bytes: number) => ({
  recordingId,
  mimeType: 'video/mp4',
  bytes,
  pieces: [],
  isComplete: true,
});
const nothing = { questions, segments: [], answers: [] };
const plain = { sentWhole: null, leftOut: [] };

test('counts what the server says it has, and nothing else', () => {
  const session = {
    questions: [
      question('m', 'mcq', null, { chosenOption: 'b' }),
      question('s', 'skill', 1, { answerPath: 'one.wav', answerSeconds: 21.5 }),
      question('p', 'personal', 2),
    ],
    recordings: [recording('x', 1000), recording('y', 500)],
  };
  expect(receiptOf(session, nothing, plain)).toEqual({
    choices: { given: 1, asked: 1 },
    spoken: [
      { question: 'Say?', isReceived: true, seconds: 21.5 },
      { question: 'Who?', isReceived: false, seconds: null },
    ],
    // Recorded on another device, so its length is unknown here.
    video: { bytes: 1500, seconds: null },
    leftOut: [],
  });
});

test('an answer that nobody has read yet is as long as it was recorded', () => {
  const session = { questions: [question('s', 'skill', 1, { answerPath: 'one.wav' })], recordings: [] };
  const answer = {
    ordinal: 1,
    take: 0,
    sampleRate: 10,
    chunks: [new Int16Array(30)],
    recordingId: null,
    videoOffsetSeconds: 0,
    readings: [],
    path: 'one.wav',
  };
  const receipt = receiptOf(session, { ...nothing, answers: [answer] }, plain);
  expect(receipt.spoken).toEqual([{ question: 'Say?', isReceived: true, seconds: 3 }]);
  expect(receipt.video).toBeNull();
});

test('names the parts that were left out', () => {
  const receipt = receiptOf({ questions: [], recordings: [] }, nothing, { ...plain, leftOut: ['video'] });
  expect(receipt.leftOut).toEqual(['video']);
});
