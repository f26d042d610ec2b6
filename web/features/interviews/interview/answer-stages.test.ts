import { describe, expect, test } from 'vitest';
import { advance, newInterview } from './machine.ts';
import type { Effect, Event, Interview, Question } from './types.ts';
import { USUAL_RULES, type Rules } from './rules.ts';

const QUESTIONS: Question[] = [
  { id: 'm', kind: 'mcq', text: 'Choose?', options: ['a', 'b'], ordinal: null },
  { id: 's', kind: 'skill', text: 'Say?', options: [], ordinal: 1 },
  { id: 'p', kind: 'personal', text: 'Who?', options: [], ordinal: 2 },
];
const tick = (now: number): Event => ({ type: 'tick', now });

function play(rules: Partial<Rules>, ...events: Event[]) {
  let state: Interview = newInterview(0, { ...USUAL_RULES, ...rules });
  let last: Effect[] = [];
  for (const event of events) ({ state, effects: last } = advance(state, event));
  return { state, last };
}

/** The interview at its first spoken question, with the recorder running. */
const opened = (change: object = {}): Event[] => [
  { type: 'start' },
  {
    type: 'opened',
    reads: true,
    questions: QUESTIONS,
    proctoring: 'enforced',
    timeFactor: 1,
    index: 1,
    chosen: {},
    timeLeft: null,
    ...change,
  },
  { type: 'recording-started' },
];
const READ: Event = { type: 'question-read' };
const IN_TIME = { timeLeft: { questionId: 's', leftMs: 120_000 } };

describe('time to think', () => {
  test('comes after the reading; then the answer is recorded with its own time', () => {
    const thinking = play({ thinkingSeconds: 20, answerSeconds: 60 }, ...opened(), READ);
    expect(thinking.state.stage).toEqual({ name: 'thinking', leftMs: 20_000 });
    expect(thinking.last).toEqual([{ type: 'start-question', questionId: 's' }]);
    const over = play({ thinkingSeconds: 20, answerSeconds: 60 }, ...opened(), READ, tick(20_000));
    expect(over.state.stage).toMatchObject({ name: 'answering', leftMs: 60_000, heard: false });
    expect(over.last).toEqual([{ type: 'begin-answer', ordinal: 1 }]);
  });

  test('nothing that is said before it ends is recorded, nor paused or sent', () => {
    const asking = play({ thinkingSeconds: 20 }, ...opened());
    expect(asking.last).toEqual([{ type: 'ask', text: 'Say?' }]);
    const hidden = advance(asking.state, { type: 'hidden', now: 1 });
    expect(hidden.effects).toEqual([{ type: 'stop-speaking' }, { type: 'pause-recording' }]);
    const back = advance(hidden.state, { type: 'resume' });
    expect(back.effects).toEqual([{ type: 'resume-recording' }, { type: 'ask', text: 'Say?' }]);
    const left = advance(hidden.state, { type: 'leave' });
    expect(left.effects).not.toContainEqual({ type: 'end-answer' });
  });

  test('ends when the candidate is ready, and is longer with more time', () => {
    const early = play({ thinkingSeconds: 20 }, ...opened({ timeFactor: 1.5 }), READ, { type: 'done' });
    expect(early.state.stage).toMatchObject({ name: 'answering', leftMs: 180_000 });
    const thinking = play({ thinkingSeconds: 20 }, ...opened({ timeFactor: 1.5 }), READ);
    expect(thinking.state.stage).toEqual({ name: 'thinking', leftMs: 30_000 });
  });

  test('of a page that comes back is what the server leaves of it', () => {
    const rules = { thinkingSeconds: 20, answerSeconds: 60 };
    const left = (leftMs: number) =>
      play(rules, ...opened({ timeLeft: { questionId: 's', leftMs } }), READ).state.stage;
    expect(left(75_000)).toEqual({ name: 'thinking', leftMs: 15_000 });
    expect(left(40_000)).toMatchObject({ name: 'answering', leftMs: 40_000 });
    const shortened = play(rules, ...opened(), READ, { type: 'deadline', questionId: 's', leftMs: 70_000 });
    expect(shortened.state.stage).toEqual({ name: 'thinking', leftMs: 10_000 });
  });

  test('without it nothing is between reading and answer', () => {
    expect(play({}, ...opened(), READ).state.stage).toMatchObject({ name: 'answering', leftMs: 120_000 });
  });
});

describe('recording an answer again', () => {
  const DONE: Event = { type: 'done' };
  test('is offered as often as the settings say; it begins at once and has its own time', () => {
    const rules = { retakes: 1, thinkingSeconds: 20 };
    const first: Event[] = [...opened(), READ, DONE, DONE];
    const offered = play(rules, ...first);
    expect(offered.state.stage).toEqual({ name: 'retaking', leftMs: 60_000 });
    expect(offered.last).toEqual([{ type: 'end-answer' }]);
    const again = play(rules, ...first, { type: 'retake' });
    expect(again.state.stage).toMatchObject({ name: 'answering', leftMs: 120_000 });
    expect(again.last).toEqual([
      { type: 'begin-answer', ordinal: 1, take: 1 },
      { type: 'start-question', questionId: 's', take: 1 },
    ]);
    const ended = play(rules, ...first, { type: 'retake' }, DONE);
    expect(ended.state).toMatchObject({ index: 2, take: 0, stage: { name: 'asking' } });
  });

  test('another page finds the choice, and the recording that follows is the next one', () => {
    const rules = { retakes: 2 };
    const found: Event[] = [...opened({ index: 1, take: 1, mayRetake: true })];
    const offered = play(rules, ...found);
    expect(offered.state).toMatchObject({ index: 1, stage: { name: 'retaking', leftMs: 60_000 } });
    expect(offered.last).toEqual([]);
    const again = play(rules, ...found, { type: 'retake' });
    expect(again.last).toEqual([
      { type: 'begin-answer', ordinal: 1, take: 2 },
      { type: 'start-question', questionId: 's', take: 2 },
    ]);
    const kept = play(rules, ...found, { type: 'next' });
    expect(kept.state).toMatchObject({ index: 2, take: 0, mayRetake: false, stage: { name: 'asking' } });
  });

  test('an answer whose time is over can be recorded again too; without a choice it stays', () => {
    const rules = { retakes: 2, answerSeconds: 30 };
    const over: Event[] = [
      ...opened(),
      READ,
      { type: 'voice' },
      tick(9_000),
      { type: 'voice' },
      tick(18_000),
    ];
    const late = play(rules, ...over, { type: 'voice' }, tick(27_000), { type: 'voice' }, tick(30_000));
    expect(late.state.stage).toMatchObject({ name: 'retaking' });
    const kept = play(rules, ...opened(), READ, DONE, tick(60_000));
    expect(kept.state).toMatchObject({ index: 2, stage: { name: 'asking' } });
    const next = play(rules, ...opened(), READ, DONE, { type: 'next' });
    expect(next.state).toMatchObject({ index: 2, stage: { name: 'asking' } });
  });
});

describe('breaks', () => {
  test('come between questions alone; nothing is recorded, no time runs, and leaving has no consequence', () => {
    const resting = play({ hasBreaks: true }, ...opened(IN_TIME), READ, { type: 'done' });
    expect(resting.state).toMatchObject({ index: 2, stage: { name: 'resting' } });
    expect(resting.last).toEqual([{ type: 'end-answer' }, { type: 'pause-recording' }]);
    const away = advance(resting.state, { type: 'hidden', now: 1 });
    expect(away).toEqual({ state: resting.state, effects: [] });
    expect(advance(resting.state, tick(900_000)).state.stage).toEqual({ name: 'resting' });
    const on = advance(resting.state, { type: 'next' });
    expect(on.state.stage).toEqual({ name: 'asking' });
    expect(on.effects).toEqual([
      { type: 'resume-recording' },
      { type: 'begin-answer', ordinal: 2 },
      { type: 'ask', text: 'Who?' },
    ]);
    const last = { index: 2, timeLeft: { questionId: 'p', leftMs: 120_000 } };
    const end = play({ hasBreaks: true }, ...opened(last), READ, { type: 'done' });
    expect(end.state.stage).toEqual({ name: 'finished' });
  });

  test('are found again by whoever comes back in one, here or on another device', () => {
    const back = play({ hasBreaks: true }, ...opened({ index: 2 }).slice(0, 2));
    expect(back.state).toMatchObject({ index: 2, stage: { name: 'resting' } });
    expect(back.last).toEqual([{ type: 'save-local-copy' }]);
    expect(advance(back.state, { type: 'next' }).effects).toEqual([{ type: 'start-recording' }]);
    const first = play({ hasBreaks: true }, ...opened({ index: 0 }).slice(0, 2));
    expect(first.state.stage).toMatchObject({ name: 'choosing' });
    const over = play({ hasBreaks: true }, ...opened({ index: 3 }).slice(0, 2));
    expect(over.state.stage).toEqual({ name: 'finished' });
  });
});

describe('answers in writing', () => {
  const rules = { inWriting: true, thinkingSeconds: 30, answerSeconds: 60 };
  test('begin with the question, and have the time to think and three times that of a spoken answer', () => {
    const begun = play(rules, ...opened());
    expect(begun.state.stage).toEqual({ name: 'writing', leftMs: 210_000 });
    expect(begun.last).toEqual([{ type: 'start-question', questionId: 's' }]);
    const typed = advance(begun.state, { type: 'write', text: 'A closure' });
    expect(typed.state.written).toEqual({ s: 'A closure' });
    expect(typed.effects).toEqual([{ type: 'write', questionId: 's', text: 'A closure' }]);
    const over = advance(typed.state, tick(210_000));
    expect(over.state.stage).toMatchObject({ name: 'moving' });
    expect(advance(over.state, { type: 'write', text: 'late' }).effects).toEqual([]);
    const done = advance(typed.state, { type: 'done' });
    expect(done.state).toMatchObject({ index: 2, stage: { name: 'writing' } });
  });
});
