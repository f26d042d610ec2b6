/// Plays the machine in tests: two multiple-choice questions and two spoken ones.
import { advance, newInterview } from './machine.ts';
import type { Effect, Event, Interview, Opened, Question } from './types.ts';

export const mcq = (id: string): Question => ({
  id,
  kind: 'mcq',
  text: `Choose ${id}?`,
  options: ['a', 'b', 'c', 'd'],
  ordinal: null,
});
export const spoken = (id: string, ordinal: number): Question => ({
  id,
  kind: ordinal === 1 ? 'skill' : 'personal',
  text: `Say ${id}?`,
  options: [],
  ordinal,
});
export const ALL = [mcq('m1'), mcq('m2'), spoken('s1', 1), spoken('s2', 2)];
export const SPOKEN = [spoken('s1', 1), spoken('s2', 2)];

/** Plays events from the beginning. `log` holds the effects of all events, `last` those of the last one. */
export function play(...events: Event[]): { state: Interview; log: Effect[]; last: Effect[] } {
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
export const begin = (questions: readonly Question[], change: Partial<Opened> = {}): Event[] => [
  { type: 'start' },
  { type: 'opened', reads: true, ...opened, questions, ...change },
];
export const tick = (now: number): Event => ({ type: 'tick', now });
export const quiet = (ms: number): Event => ({ type: 'quiet', ms });
/** Up to the answer to the first spoken question, at time 0. */
export const answering: Event[] = [
  ...begin(SPOKEN),
  { type: 'recording-started' },
  { type: 'question-read' },
];
export const types = (effects: Effect[]) => effects.map(({ type }) => type);
