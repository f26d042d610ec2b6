import { BLUR_GRACE_SECONDS } from '#contract/shared/limits.ts';
import { thinksFirst } from './answer-stages.ts';
import type { Cause, Effect, Interview, Pause, Stage, Step } from './types.ts';

/** What the state machine does when the person leaves the page or its window, and when they come back. */

/** A tab switch blurs the window a moment before it hides the page. That is one event, not two. */
const SAME_MOMENT_MS = 1500;

const stay = (state: Interview): Step => ({ state, effects: [] });

/** Whether questions are being asked, so that leaving the page has consequences. */
export function isRunning({ stage }: Interview): boolean {
  return RUNNING.includes(stage.name);
}

const RUNNING: readonly Stage['name'][] = [
  'choosing',
  'recorder-starting',
  'asking',
  'thinking',
  'answering',
  'retaking',
  'writing',
  'moving',
];

/** Whether the sound of an answer is being recorded. */
export const hasAnswer = (state: Interview): boolean =>
  state.stage.name === 'answering' || (state.stage.name === 'asking' && !thinksFirst(state));

/** Stops every clock, the voice and the recording, until `goOn` or the end. */
export function halt(state: Interview, pause: Pause): Step {
  const effects: Effect[] = [];
  if (!state.pause) {
    if (state.stage.name === 'asking') effects.push({ type: 'stop-speaking' });
    if (hasAnswer(state)) effects.push({ type: 'pause-answer' });
    if (state.recording) effects.push({ type: 'pause-recording' });
  }
  return { state: { ...state, pause }, effects };
}

/** The system takes the microphone, for a phone call or by a mute key. */
export function mute(state: Interview): Step {
  const muted = { ...state, muted: true };
  return isRunning(state) && !state.pause ? halt(muted, { reason: 'call' }) : stay(muted);
}

/**
 * At a tick: pauses the interview if another window has covered it longer than a mistake takes. A microphone that was
 * muted before the question also pauses the answer.
 *
 * The window must have been away that long at the previous tick already, because a page that hung may not know yet that
 * the focus is back.
 */
export function lookForBlur(state: Interview, tickBefore: number): Step {
  if (state.muted && hasAnswer(state) && !state.pause) return mute(state);
  const { away, pause } = state;
  const isOtherWindow =
    away?.kind === 'window-blurred' &&
    !away.toBrowser &&
    tickBefore - away.since >= BLUR_GRACE_SECONDS * 1000;
  if (!isOtherWindow || pause || state.proctoring === 'record-only' || !isRunning(state)) return stay(state);
  return halt(state, { reason: 'blur', since: away.since });
}

/** The window loses the focus to the browser's own bar or menu, or to another window. */
export function loseFocus(state: Interview, now: number, toBrowser: boolean): Step {
  if (!isRunning(state) || state.away) return stay(state);
  return stay({ ...state, away: { kind: 'window-blurred', since: now, toBrowser } });
}

/** The page is no longer visible. */
export function becomeHidden(state: Interview, now: number): Step {
  if (!isRunning(state)) return stay(state);
  const { away, pause } = state;
  if (pause?.reason === 'blur') return stay(state);
  const isSameMoment = away !== null && now - away.since <= SAME_MOMENT_MS;
  const since = isSameMoment ? away.since : now;
  const effects: Effect[] = away && !isSameMoment ? [noteOf(away, now)] : [];
  const hidden: Interview = { ...state, away: { kind: 'tab-hidden', since, toBrowser: false } };
  if (state.proctoring === 'record-only' || pause) return { state: hidden, effects };
  const halted = halt(hidden, { reason: 'tab', since: now });
  return { ...halted, effects: [...effects, ...halted.effects] };
}

export function comeBack(state: Interview, how: 'shown' | 'focused', now: number): Step {
  const { away } = state;
  // A hidden page is back when it becomes visible, whatever has the focus. A blurred window is back when it regains the
  // focus.
  if (!away || (away.kind === 'tab-hidden') !== (how === 'shown')) return stay(state);
  return { state: { ...state, away: null }, effects: [noteOf(away, now)] };
}

function noteOf(away: NonNullable<Interview['away']>, now: number): Effect {
  const seconds = Math.round(Math.max(0, now - away.since) / 100) / 10;
  return { type: 'note', kind: away.kind, seconds };
}

/** Ends whatever is in progress and sends the interview. */
export function submit(state: Interview, cause: Cause): Step {
  const effects: Effect[] = [];
  if (state.stage.name === 'asking') effects.push({ type: 'stop-speaking' });
  if (hasAnswer(state)) effects.push({ type: 'end-answer' });
  if (state.recording) effects.push({ type: 'stop-recording' });
  if (state.away) effects.push(noteOf(state.away, state.now));
  effects.push({ type: 'submit' });
  return {
    state: { ...state, stage: { name: 'submitting', cause }, recording: false, pause: null, away: null },
    effects,
  };
}
