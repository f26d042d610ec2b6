import { describe, expect, test } from 'vitest';
import { advance } from './machine.ts';
import type { Event } from './types.ts';
import { ALL, SPOKEN, answering, begin, mcq, play, quiet, tick, types } from './play.fixture.ts';

describe('opening', () => {
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
    expect(play(...events, { type: 'recording-started' }).last).toEqual([
      { type: 'begin-answer', ordinal: 1 },
      { type: 'ask', text: 'Say s1?' },
    ]);
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
    expect(play(...slow, quiet(15_000), { type: 'voice' }).state.stage).toMatchObject({ silenceMs: 20_000 });
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
    expect(play(...events, { type: 'recording-started' }).last).toEqual([
      { type: 'begin-answer', ordinal: 2 },
      { type: 'ask', text: 'Say s2?' },
    ]);
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
  test('the answer is recorded from the moment the question is shown, its time begins when it has been read', () => {
    const { log, state, last } = play(...answering);
    expect(log.slice(-3)).toEqual([
      { type: 'begin-answer', ordinal: 1 },
      { type: 'ask', text: 'Say s1?' },
      { type: 'start-question', questionId: 's1' },
    ]);
    expect(last).toEqual([{ type: 'start-question', questionId: 's1' }]);
    expect(state.stage).toEqual({ name: 'answering', leftMs: 120_000, silenceMs: 10_000, heard: false });
  });

  test('without a voice nothing is read: the answer’s time begins with the question', () => {
    const silent = begin(SPOKEN).map((event) =>
      event.type === 'opened' ? { ...event, reads: false } : event,
    );
    const { state, last } = play(...silent, { type: 'recording-started' });
    expect(last).toEqual([
      { type: 'begin-answer', ordinal: 1 },
      { type: 'start-question', questionId: 's1' },
    ]);
    expect(state.stage).toMatchObject({ name: 'answering', leftMs: 120_000 });
    const next = play(...silent, { type: 'recording-started' }, { type: 'done' });
    expect(types(next.last)).toEqual(['end-answer', 'begin-answer', 'start-question']);
  });

  test('a voice that fails is not waited for, and later questions are not read', () => {
    const failed: Event[] = [...begin(SPOKEN), { type: 'recording-started' }, { type: 'cannot-read' }];
    expect(play(...failed).state.stage.name).toBe('answering');
    expect(play(...failed, { type: 'done' }).state).toMatchObject({ index: 1, stage: { name: 'answering' } });
  });

  test('a pause while the question is read pauses the answer too, and what was said is kept', () => {
    const paused: Event[] = [
      ...begin(SPOKEN),
      { type: 'recording-started' },
      { type: 'device-lost', device: 'camera' },
    ];
    expect(types(play(...paused).last)).toEqual(['stop-speaking', 'pause-answer', 'pause-recording']);
    expect(types(play(...paused, { type: 'leave' }).last)).toEqual([
      'stop-speaking',
      'end-answer',
      'stop-recording',
      'submit',
    ]);
  });

  test('a device that is lost while the recording starts: the question comes after it is back', () => {
    const lost: Event[] = [
      ...begin(SPOKEN),
      { type: 'device-lost', device: 'camera' },
      { type: 'recording-started' },
    ];
    expect(play(...lost).last).toEqual([{ type: 'pause-recording' }]);
    expect(types(play(...lost, { type: 'resume' }).last)).toEqual([
      'resume-recording',
      'begin-answer',
      'ask',
    ]);
  });

  test('a page that hangs while somebody speaks does not take them for silent', () => {
    const hanging = play(...answering, quiet(2_000), { type: 'voice' }, tick(40_000));
    expect(hanging.state).toMatchObject({ index: 0, stage: { silenceMs: 10_000, leftMs: 80_000 } });
    // Everything said in the meantime arrives at once.
    const { state } = play(...answering, tick(40_000), quiet(3_000), { type: 'voice' }, quiet(200));
    expect(state).toMatchObject({ index: 0, stage: { silenceMs: 9_800, heard: true } });
  });

  test('a page that hangs before an answer begins takes nothing of its time', () => {
    const asking = play(...begin(SPOKEN), { type: 'recording-started' }, tick(1_000));
    const { state } = advance(asking.state, { type: 'question-read' }, 7_000);
    expect(advance(state, tick(7_200)).state.stage).toMatchObject({ name: 'answering', leftMs: 119_800 });
  });

  test('silence before an answer begins, and in a pause, is none of its own', () => {
    const asking: Event[] = [...begin(SPOKEN), { type: 'recording-started' }, quiet(9_000)];
    expect(play(...asking, { type: 'question-read' }).state.stage).toMatchObject({ silenceMs: 10_000 });
    const away: Event[] = [...answering, { type: 'hidden', now: 1_000 }, quiet(60_000)];
    expect(play(...away).state).toMatchObject({ index: 0, pause: { reason: 'tab' } });
  });

  test('120 s end even an answer that goes on, after a delay of 2 s', () => {
    const talk = Array.from({ length: 24 }, (_, n): Event[] => [
      tick((n + 1) * 5_000),
      { type: 'voice' },
    ]).flat();
    const { state, log } = play(...answering, ...talk);
    expect(state).toMatchObject({ index: 0, stage: { name: 'moving' } });
    expect(types(log).filter((type) => type === 'end-answer')).toHaveLength(1);
    expect(types(play(...answering, ...talk, tick(122_000)).last)).toEqual(['begin-answer', 'ask']);
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

  test('submitting happens once', () => {
    const end: Event[] = [...answering, { type: 'done' }, { type: 'question-read' }, { type: 'done' }];
    const { state, log } = play(...end, { type: 'submit' }, { type: 'submit' }, { type: 'submitted' });
    expect(types(log).filter((type) => type === 'submit')).toHaveLength(1);
    expect(state.stage).toEqual({ name: 'submitted', cause: 'finished' });
  });
});
