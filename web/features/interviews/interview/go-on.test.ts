import { expect, test } from 'vitest';
import type { InterviewSession } from '#contract/interview/interview-session.ts';
import { whereToGoOn } from './go-on.ts';
import type { Question } from './types.ts';

const questions: Question[] = [
  { id: 'm', kind: 'mcq', text: 'Choose?', options: ['a', 'b'], ordinal: null },
  { id: 's', kind: 'skill', text: 'Say?', options: [], ordinal: 1 },
  { id: 'p', kind: 'personal', text: 'Who?', options: [], ordinal: 2 },
];
type Noted = Partial<InterviewSession['questions'][number]>;
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString();

function goOn(noted: Record<string, Noted>, retakes = 0) {
  const session = {
    serverTime: at(100),
    proctoring: 'record-only' as const,
    timeFactor: 1.5,
    retakes,
    questions: questions.map(({ id, kind, ordinal }) => ({
      questionId: id,
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
      ...noted[id],
    })),
  };
  return whereToGoOn(session, questions);
}

test('an interview that has asked nothing begins with its first question', () => {
  expect(goOn({})).toEqual({
    questions,
    proctoring: 'record-only',
    timeFactor: 1.5,
    chosen: {},
    index: 0,
    timeLeft: null,
  });
});

test('a question whose time runs goes on with what is left of it, its choice kept', () => {
  const m = { askedAt: at(60), deadline: at(180), chosenOption: 'b' };
  expect(goOn({ m })).toMatchObject({
    index: 0,
    timeLeft: { questionId: 'm', leftMs: 80_000 },
    chosen: { m: 'b' },
  });
});

test('a question whose time is over is through', () => {
  expect(goOn({ m: { askedAt: at(-60), deadline: at(60) } })).toMatchObject({ index: 1, timeLeft: null });
});

test('an answered question is through, however much time it had left', () => {
  const noted = {
    m: { askedAt: at(0), deadline: at(120) },
    s: { askedAt: at(50), deadline: at(170), answerPath: 'answer.wav' },
  };
  expect(goOn(noted)).toMatchObject({ index: 2, timeLeft: null });
});

test('an answer that another device took over from goes on while there is time', () => {
  const s = { askedAt: at(50), answerPath: 'answer.wav', isCutOff: true };
  expect(goOn({ s: { ...s, deadline: at(170) } })).toMatchObject({
    index: 1,
    timeLeft: { questionId: 's', leftMs: 70_000 },
  });
  expect(goOn({ s: { ...s, deadline: at(90) } })).toMatchObject({ index: 2, timeLeft: null });
});

test('an answer that may be recorded again goes on at that choice; what cannot be, is through', () => {
  const s = { askedAt: at(50), deadline: at(170), answerPath: 'answer.wav' };
  expect(goOn({ s }, 1)).toMatchObject({ index: 1, timeLeft: null, take: 0, mayRetake: true });
  const again = { ...s, take: 1, answerTake: 1 };
  expect(goOn({ s: again }, 2)).toMatchObject({ index: 1, take: 1, mayRetake: true });
  expect(goOn({ s: again }, 1)).toMatchObject({ index: 2 });
  expect(goOn({ m: { askedAt: at(0), deadline: at(120), answerPath: 'x' } }, 1)).toMatchObject({ index: 1 });
});

test('after the last question nothing is left to ask', () => {
  expect(goOn({ p: { answerPath: 'answer.wav' } })).toMatchObject({ index: 3, timeLeft: null });
});
