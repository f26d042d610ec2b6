import { describe, expect, test } from 'vitest';
import {
  advance,
  newInterview,
  type Effect,
  type Event,
  type Interview,
  type Opened,
  type Question,
} from './machine.ts';

const mcq = (id: string): Question => ({
  id,
  kind: 'mcq',
  text: `Choose ${id}?`,
  options: ['a', 'b', 'c', 'd'],
  ordinal: null,
});
const spoken = (id: string, ordinal: number): Question => ({
  id,
  kind: ordinal === 1 ? 'skill' : 'personal',
  text: `Say ${id}?`,
  options: [],
  ordinal,
});
const ALL = [mcq('m1'), mcq('m2'), spoken('s1', 1), spoken('s2', 2)];
const SPOKEN = [spoken('s1', 1), spoken('s2', 2)];

/** Plays events from the beginning; `log` holds the effects of all of them, `last` those of the last. */
function play(...events: Event[]): { state: Interview; log: Effect[]; last: Effect[] } {
  let state = newInterview(0);
  let last: Effect[] = [];
  const log: Effect[] = [];
  for (const event of events) {
    const step = advance(state, event);
    state = step.state;
    last = step.effects;
    log.push(...last);
  }
  return { state, log, last };
}

const opened: Omit<Opened, 'questions'> = {
  proctoring: 'enforced',
  timeFactor: 1,
  index: 0,
  chosen: {},
  timeLeft: null,
};
const begin = (questions: readonly Question[], change: Partial<Opened> = {}): Event[] => [
  { type: 'start' },
  { type: 'opened', ...opened, questions, ...change },
];
const tick = (now: number): Event => ({ type: 'tick', now });
/** Up to the answer of the first spoken question, at moment 0. */
const answering: Event[] = [...begin(SPOKEN), { type: 'recording-started' }, { type: 'question-read' }];
const types = (effects: Effect[]) => effects.map(({ type }) => type);

describe('opening', () => {
  test('asks for devices and questions once; a failure leads back to the button', () => {
    expect(play({ type: 'start' }, { type: 'start' }).log).toEqual([{ type: 'open' }]);
    expect(play({ type: 'start' }, { type: 'open-failed' }).state.stage).toEqual({ name: 'ready' });
  });

  test('multiple choice comes first, without recording', () => {
    const { state, log } = play(...begin(ALL));
    expect(state).toMatchObject({ stage: { name: 'choosing', leftMs: 120_000 }, index: 0, recording: false });
    expect(types(log)).not.toContain('start-recording');
  });

  test('a multiple-choice question starts when it appears', () => {
    expect(play(...begin(ALL)).last).toContainEqual({ type: 'start-question', questionId: 'm1' });
    expect(play(...begin(ALL), { type: 'next' }).last).toEqual([
      { type: 'start-question', questionId: 'm2' },
    ]);
  });

  test('without multiple choice the recording starts at once', () => {
    expect(play(...begin(SPOKEN)).last).toContainEqual({ type: 'start-recording' });
  });
});

describe('multiple choice', () => {
  test('a choice is saved and may be changed; only what was offered can be chosen', () => {
    const choices: Event[] = ['a', 'c', 'elsewhere'].map((option) => ({ type: 'choose', option }));
    const { state, log } = play(...begin(ALL), ...choices);
    expect(state.chosen).toEqual({ m1: 'c' });
    expect(types(log).filter((type) => type === 'save-local-copy')).toHaveLength(3);
  });

  test('Next goes on at once, with 120 s for each', () => {
    const { state } = play(...begin(ALL), tick(5_000), { type: 'next' });
    expect(state).toMatchObject({ index: 1, stage: { name: 'choosing', leftMs: 120_000 } });
  });

  test('at 0 the flow moves on after 2 s', () => {
    const timedOut = play(...begin(ALL), tick(119_900), tick(120_000));
    expect(timedOut.state).toMatchObject({ index: 0, stage: { name: 'moving', leftMs: 2_000 } });
    expect(play(...begin(ALL), tick(120_000), tick(121_900)).state.index).toBe(0);
    expect(play(...begin(ALL), tick(120_000), tick(122_000)).state.index).toBe(1);
  });

  test('a choice cannot be made once the time is up', () => {
    expect(play(...begin(ALL), tick(120_000), { type: 'choose', option: 'a' }).state.chosen).toEqual({});
  });

  test('after the last one the recording starts, and then the first question is read', () => {
    const events: Event[] = [...begin(ALL), { type: 'next' }, { type: 'next' }];
    expect(play(...events).last).toEqual([{ type: 'start-recording' }]);
    expect(play(...events, { type: 'recording-started' }).last).toEqual([{ type: 'ask', text: 'Say s1?' }]);
  });

  test('an interview of multiple choice alone ends without a recording', () => {
    const { state, log } = play(...begin([mcq('m1')]), { type: 'next' });
    expect(state.stage).toEqual({ name: 'finished' });
    expect(types(log)).not.toContain('stop-recording');
  });
});

describe('time', () => {
  test('more time is granted to choices, answers and silences alike', () => {
    expect(play(...begin(ALL, { timeFactor: 1.5 })).state.stage).toMatchObject({ leftMs: 180_000 });
    const slow: Event[] = [...begin(SPOKEN, { timeFactor: 2 }), ...answering.slice(2)];
    expect(play(...slow).state.stage).toMatchObject({ leftMs: 240_000, silenceMs: 20_000 });
    expect(play(...slow, tick(15_000), { type: 'voice' }).state.stage).toMatchObject({ silenceMs: 20_000 });
  });

  test('the server’s clock may leave less than this page’s, never more', () => {
    const deadline = (leftMs: number): Event => ({ type: 'deadline', questionId: 's1', leftMs });
    expect(play(...answering, deadline(50_000)).state.stage).toMatchObject({ leftMs: 50_000 });
    expect(play(...answering, tick(9_000), deadline(119_000)).state.stage).toMatchObject({
      leftMs: 111_000,
    });
    expect(play(...answering, { type: 'done' }, deadline(1_000)).state).toMatchObject({ index: 1 });
  });
});

describe('going on after an interruption', () => {
  test('a choice goes on with what is left of its time, and the next has its own', () => {
    const timeLeft = { questionId: 'm2', leftMs: 30_000 };
    const events = begin(ALL, { index: 1, timeLeft, chosen: { m1: 'a' } });
    expect(play(...events).state).toMatchObject({
      index: 1,
      stage: { name: 'choosing', leftMs: 30_000 },
      chosen: { m1: 'a' },
    });
    const next: Event[] = [...events, { type: 'next' }, ...answering.slice(2)];
    expect(play(...next).state.stage).toMatchObject({ name: 'answering', leftMs: 120_000 });
  });

  test('a spoken question is recorded and read again, and goes on with what is left of its time', () => {
    const events = begin(SPOKEN, { index: 1, timeLeft: { questionId: 's2', leftMs: 42_000 } });
    expect(play(...events).last).toContainEqual({ type: 'start-recording' });
    expect(play(...events, { type: 'recording-started' }).last).toEqual([{ type: 'ask', text: 'Say s2?' }]);
    const { state } = play(...events, { type: 'recording-started' }, { type: 'question-read' });
    expect(state.stage).toMatchObject({ name: 'answering', leftMs: 42_000 });
  });

  test('with every question asked there is only the submission', () => {
    const { state, log } = play(...begin(SPOKEN, { index: 2 }));
    expect(state.stage).toEqual({ name: 'finished' });
    expect(types(log)).not.toContain('start-recording');
  });
});

describe('spoken questions', () => {
  test('the answer begins when the question has been read', () => {
    const { state, last } = play(...answering);
    expect(last).toEqual([
      { type: 'start-question', questionId: 's1' },
      { type: 'begin-answer', ordinal: 1 },
    ]);
    expect(state.stage).toEqual({ name: 'answering', leftMs: 120_000, silenceMs: 10_000, heard: false });
  });

  test('reading can be cut short', () => {
    const { last } = play(...begin(SPOKEN), { type: 'recording-started' }, { type: 'done' });
    expect(types(last)).toEqual(['stop-speaking', 'start-question', 'begin-answer']);
  });

  test('10 s of silence save the answer and go on at once', () => {
    expect(play(...answering, tick(9_900)).state.index).toBe(0);
    const { state, last } = play(...answering, tick(10_000));
    expect(state).toMatchObject({ index: 1, stage: { name: 'asking' } });
    expect(last).toEqual([{ type: 'end-answer' }, { type: 'ask', text: 'Say s2?' }]);
  });

  test('speech starts the 10 s again, any number of times', () => {
    const { state } = play(
      ...answering,
      tick(9_000),
      { type: 'voice' },
      tick(18_000),
      { type: 'voice' },
      tick(27_000),
    );
    expect(state).toMatchObject({ index: 0, stage: { silenceMs: 1_000, leftMs: 93_000, heard: true } });
  });

  test('120 s end even an answer that goes on, after a delay of 2 s', () => {
    const talk = Array.from({ length: 24 }, (_, n): Event[] => [
      tick((n + 1) * 5_000),
      { type: 'voice' },
    ]).flat();
    const { state, log } = play(...answering, ...talk);
    expect(state).toMatchObject({ index: 0, stage: { name: 'moving' } });
    expect(types(log).filter((type) => type === 'end-answer')).toHaveLength(1);
    expect(play(...answering, ...talk, tick(122_000)).last).toEqual([{ type: 'ask', text: 'Say s2?' }]);
  });

  test('an answer can be ended by its speaker', () => {
    expect(play(...answering, tick(3_000), { type: 'done' }).state).toMatchObject({ index: 1 });
  });

  test('time left is announced at 60, 30 and 10 s', () => {
    const talk = Array.from({ length: 239 }, (_, n): Event[] => [
      tick((n + 1) * 500),
      { type: 'voice' },
    ]).flat();
    const announced = play(...answering, ...talk).log.filter(({ type }) => type === 'announce');
    expect(announced.map((effect) => 'text' in effect && effect.text)).toEqual([
      '60 seconds left',
      '30 seconds left',
      '10 seconds left',
    ]);
  });

  test('after the last question the recording stops and Submit is offered', () => {
    const { state, last } = play(...answering, { type: 'done' }, { type: 'question-read' }, { type: 'done' });
    expect(state.stage).toEqual({ name: 'finished' });
    expect(last).toEqual([{ type: 'end-answer' }, { type: 'stop-recording' }]);
  });

  test('submitting happens once', () => {
    const end: Event[] = [...answering, { type: 'done' }, { type: 'question-read' }, { type: 'done' }];
    const { state, log } = play(...end, { type: 'submit' }, { type: 'submit' }, { type: 'submitted' });
    expect(types(log).filter((type) => type === 'submit')).toHaveLength(1);
    expect(state.stage).toEqual({ name: 'submitted', cause: 'finished' });
  });
});

describe('leaving', () => {
  const switchTab: Event[] = [
    { type: 'blurred', now: 4_000 },
    { type: 'hidden', now: 4_010 },
  ];
  const back: Event[] = [
    { type: 'shown', now: 9_000 },
    { type: 'focused', now: 9_005 },
  ];

  test('a tab switch is one event: it pauses voice, clocks and recording, and is noted with its length', () => {
    const { state, log } = play(...answering, tick(4_000), ...switchTab, ...back, tick(60_000));
    expect(state).toMatchObject({ pause: { reason: 'tab' }, index: 0, stage: { leftMs: 116_000 } });
    expect(log).toContainEqual({ type: 'pause-answer' });
    expect(log).toContainEqual({ type: 'pause-recording' });
    expect(log.filter(({ type }) => type === 'note')).toEqual([
      { type: 'note', kind: 'tab-hidden', seconds: 5 },
    ]);
  });

  test('Ok goes on where it was, with the silence counted anew', () => {
    const { state, last } = play(...answering, tick(4_000), ...switchTab, ...back, tick(9_100), {
      type: 'resume',
    });
    expect(last).toEqual([{ type: 'resume-recording' }, { type: 'resume-answer' }]);
    expect(state).toMatchObject({ pause: null, stage: { leftMs: 116_000, silenceMs: 10_000 } });
  });

  test('a question that was being read is read again', () => {
    const asking: Event[] = [...begin(SPOKEN), { type: 'recording-started' }];
    expect(play(...asking, ...switchTab).log).toContainEqual({ type: 'stop-speaking' });
    expect(play(...asking, ...switchTab, { type: 'question-read' }).state.stage.name).toBe('asking');
    expect(play(...asking, ...switchTab, ...back, { type: 'resume' }).last).toEqual([
      { type: 'resume-recording' },
      { type: 'ask', text: 'Say s1?' },
    ]);
  });

  test('leave submits what was said until then', () => {
    const { state, last } = play(...answering, ...switchTab, ...back, { type: 'leave' });
    expect(types(last)).toEqual(['end-answer', 'stop-recording', 'submit']);
    expect(state.stage).toEqual({ name: 'submitting', cause: 'left' });
  });

  test('a blurred window cannot be resumed, only submitted', () => {
    const blur: Event[] = [
      { type: 'blurred', now: 4_000 },
      { type: 'focused', now: 6_000 },
    ];
    expect(play(...answering, ...blur, { type: 'resume' }).state.pause).toEqual({
      reason: 'blur',
      since: 4_000,
    });
    expect(play(...answering, ...blur).last).toEqual([{ type: 'note', kind: 'window-blurred', seconds: 2 }]);
    expect(play(...answering, ...blur, { type: 'leave' }).state.stage).toEqual({
      name: 'submitting',
      cause: 'suspicious',
    });
  });

  test('a window that is hidden long after it was blurred stays suspicious', () => {
    const late: Event[] = [
      { type: 'blurred', now: 1_000 },
      { type: 'hidden', now: 9_000 },
    ];
    expect(play(...answering, ...late).state.pause?.reason).toBe('blur');
  });

  test('leaving counts during multiple choice too, and not before the start or after the end', () => {
    expect(play(...begin(ALL), ...switchTab).state.pause?.reason).toBe('tab');
    expect(play(...switchTab).state.pause).toBeNull();
    const end: Event[] = [...answering, { type: 'done' }, { type: 'question-read' }, { type: 'done' }];
    expect(play(...end, ...switchTab, ...back).last).toEqual([]);
  });

  test('going to another page of the site pauses and is noted', () => {
    const { state, last } = play(...answering, { type: 'leaving', now: 100 });
    expect(state.pause?.reason).toBe('tab');
    expect(last).toContainEqual({ type: 'note', kind: 'page-left' });
  });

  test('record-only proctoring notes it and changes nothing else', () => {
    const events = [
      ...begin(SPOKEN, { proctoring: 'record-only' }),
      ...answering.slice(2),
      ...switchTab,
      ...back,
    ];
    const { state, last, log } = play(...events);
    expect(state).toMatchObject({ pause: null, stage: { name: 'answering' } });
    expect(types(log)).not.toContain('pause-recording');
    expect(last).toEqual([]);
    expect(log).toContainEqual({ type: 'note', kind: 'tab-hidden', seconds: 5 });
  });
});

describe('a device that is lost', () => {
  test('pauses, whatever the proctoring, until it is back', () => {
    const lost: Event[] = [...answering, { type: 'device-lost', device: 'microphone' }];
    expect(play(...lost).state.pause).toEqual({ reason: 'devices', lost: 'microphone' });
    expect(play(...lost, { type: 'reconnect' }).last).toEqual([{ type: 'reconnect' }]);
    expect(play(...lost, { type: 'resume' }).last).toContainEqual({ type: 'resume-answer' });
  });

  test('or what was answered is submitted', () => {
    const { state } = play(...answering, { type: 'device-lost', device: 'camera' }, { type: 'leave' });
    expect(state.stage).toEqual({ name: 'submitting', cause: 'devices' });
  });
});
