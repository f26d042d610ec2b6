import { describe, expect, test } from 'vitest';
import type { Event } from './types.ts';
import { ALL, SPOKEN, answering, begin, play, quiet, tick, types } from './play.fixture.ts';

describe('leaving', () => {
  const switchTab: Event[] = [
    { type: 'blurred', now: 4_000, toBrowser: false },
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
    const { state, last } = play(
      ...answering,
      tick(4_000),
      quiet(4_000),
      ...switchTab,
      ...back,
      tick(9_100),
      {
        type: 'resume',
      },
    );
    expect(last).toEqual([{ type: 'resume-recording' }, { type: 'resume-answer' }]);
    expect(state).toMatchObject({ pause: null, stage: { leftMs: 116_000, silenceMs: 10_000 } });
  });

  test('a question that was being read is read again', () => {
    const asking: Event[] = [...begin(SPOKEN), { type: 'recording-started' }];
    expect(play(...asking, ...switchTab).log).toContainEqual({ type: 'stop-speaking' });
    expect(play(...asking, ...switchTab, { type: 'question-read' }).state.stage.name).toBe('asking');
    expect(play(...asking, ...switchTab, ...back, { type: 'resume' }).last).toEqual([
      { type: 'resume-recording' },
      { type: 'resume-answer' },
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
      { type: 'blurred', now: 4_000, toBrowser: false },
      tick(6_000),
      tick(6_200),
      { type: 'focused', now: 6_500 },
    ];
    expect(play(...answering, ...blur, { type: 'resume' }).state.pause).toEqual({
      reason: 'blur',
      since: 4_000,
    });
    expect(play(...answering, ...blur).last).toContainEqual({
      type: 'note',
      kind: 'window-blurred',
      seconds: 2.5,
    });
    expect(play(...answering, ...blur, { type: 'leave' }).state.stage).toEqual({
      name: 'submitting',
      cause: 'suspicious',
    });
  });

  test('a focus that is back within 2 s is noted, and nothing more', () => {
    const slip: Event[] = [
      { type: 'blurred', now: 4_000, toBrowser: false },
      tick(5_900),
      { type: 'focused', now: 6_000 },
    ];
    const { state, last } = play(...answering, tick(4_000), ...slip);
    expect(last).toEqual([{ type: 'note', kind: 'window-blurred', seconds: 2 }]);
    expect(state).toMatchObject({ pause: null, away: null, stage: { name: 'answering' } });
    expect(types(play(...answering, ...slip).log)).not.toContain('pause-recording');
  });

  test('a focus that went to the browser’s own bar is noted however long it is there', () => {
    const bar: Event[] = [
      { type: 'blurred', now: 1_000, toBrowser: true },
      tick(9_000),
      { type: 'focused', now: 9_500 },
    ];
    const { state, log } = play(...answering, ...bar);
    expect(state).toMatchObject({ pause: null, away: null });
    expect(log).toContainEqual({ type: 'note', kind: 'window-blurred', seconds: 8.5 });
  });

  test('a page that is hidden after that is paused like any other', () => {
    const hidden: Event[] = [
      { type: 'blurred', now: 1_000, toBrowser: true },
      { type: 'hidden', now: 8_000 },
    ];
    const { state, last } = play(...answering, ...hidden);
    expect(state).toMatchObject({ pause: { reason: 'tab' }, away: { kind: 'tab-hidden', since: 8_000 } });
    expect(last).toContainEqual({ type: 'note', kind: 'window-blurred', seconds: 7 });
  });

  test('a window in front for longer pauses as soon as the 2 s are over', () => {
    const covered: Event[] = [{ type: 'blurred', now: 4_000, toBrowser: false }, tick(6_000)];
    expect(play(...answering, ...covered).state.pause).toBeNull();
    const { state, last } = play(...answering, ...covered, tick(6_200));
    expect(state.pause).toEqual({ reason: 'blur', since: 4_000 });
    expect(types(last)).toEqual(['pause-answer', 'pause-recording']);
  });

  test('a page that hangs meanwhile may not know yet that the focus is back', () => {
    const blurred: Event = { type: 'blurred', now: 4_000, toBrowser: false };
    for (const late of [[tick(12_000)], []]) {
      const { state, last } = play(...answering, tick(4_000), blurred, ...late, {
        type: 'focused',
        now: 12_010,
      });
      expect(state).toMatchObject({ pause: null, away: null });
      expect(last).toEqual([{ type: 'note', kind: 'window-blurred', seconds: 8 }]);
    }
    const stillAway = play(...answering, tick(4_000), blurred, tick(12_000), tick(12_200));
    expect(stillAway.state.pause).toEqual({ reason: 'blur', since: 4_000 });
  });

  test('a window that is hidden long after it was blurred stays suspicious', () => {
    const late: Event[] = [
      { type: 'blurred', now: 1_000, toBrowser: false },
      tick(3_000),
      tick(3_200),
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

describe('a microphone that the system takes', () => {
  const call: Event[] = [...answering, tick(5_000), quiet(5_000), { type: 'muted' }];

  test('pauses, and goes on when the person says so after it is back', () => {
    expect(play(...call).state.pause).toEqual({ reason: 'call' });
    expect(types(play(...call).last)).toEqual(['pause-answer', 'pause-recording']);
    const back = play(...call, { type: 'unmuted' });
    expect(back.state.pause).toEqual({ reason: 'call' });
    const { state, last } = play(...call, { type: 'unmuted' }, { type: 'reconnect' });
    expect(types(last)).toEqual(['resume-recording', 'resume-answer']);
    expect(state).toMatchObject({ pause: null, stage: { leftMs: 115_000, silenceMs: 10_000 } });
  });

  test('pauses the first answer where it was silent before', () => {
    const before: Event[] = [{ type: 'muted' }, ...answering, tick(200)];
    expect(play(...before).state.pause).toEqual({ reason: 'call' });
  });

  test('is opened again where it stays silent', () => {
    expect(play(...call, { type: 'reconnect' }).last).toEqual([{ type: 'reconnect' }]);
  });

  test('Ok after another tab does not go on without sound', () => {
    const tab: Event[] = [
      { type: 'hidden', now: 1_000 },
      { type: 'muted' },
      { type: 'shown', now: 9_000 },
      { type: 'resume' },
    ];
    expect(play(...answering, ...tab).state.pause).toEqual({ reason: 'call' });
  });
});
