import {
  ADVANCE_DELAY_MS,
  type ProctoringMode,
  type QuestionKind,
  SILENCE_SECONDS,
} from '#contract/limits.ts';
import type { PROCTORING_KINDS } from '#contract/interview.ts';
import * as answer from './answer-stages.ts';
import type { Effect, Event, Step } from './events.ts';
import { USUAL_RULES, type Rules } from './rules.ts';

export type { Effect, Event, Step } from './events.ts';

/**
 * The interview as a state machine: `advance` takes a state and an event, and gives the next state and the
 * effects to carry out. It uses nothing of the browser. Times are milliseconds of one clock that never goes
 * back.
 */

export interface Question {
  id: string;
  kind: QuestionKind;
  text: string;
  options: readonly string[];
  /** From 1, among the spoken questions; null for a multiple-choice one. */
  ordinal: number | null;
}

export type ProctoringKind = (typeof PROCTORING_KINDS)[number];
export type Device = 'camera' | 'microphone';
export type Cause = 'finished' | 'left' | 'suspicious' | 'devices';

export type Stage =
  | { name: 'ready' }
  | { name: 'opening' }
  | { name: 'choosing'; leftMs: number }
  | { name: 'recorder-starting' }
  | { name: 'asking' }
  | answer.AnswerStage
  | { name: 'answering'; leftMs: number; silenceMs: number; heard: boolean }
  | { name: 'moving'; leftMs: number }
  | { name: 'finished' }
  | { name: 'submitting'; cause: Cause }
  | { name: 'submitted'; cause: Cause };

export type Pause = { reason: 'tab' | 'blur'; since: number } | { reason: 'devices'; lost: Device };

export interface Interview {
  stage: Stage;
  questions: readonly Question[];
  /** The index of the current question; the number of questions after the last one. */
  index: number;
  /** Chosen options by question id. */
  chosen: Readonly<Record<string, string>>;
  /** What was typed, by question id. */
  written: Readonly<Record<string, string>>;
  /** Which recording of the current answer is made: 0 for the first. */
  take: number;
  rules: Rules;
  proctoring: ProctoringMode;
  /** How much longer each time is than usual. */
  timeFactor: number;
  /** How much time is left of the question in which an earlier page was cut off. */
  timeLeft: TimeLeft | null;
  recording: boolean;
  pause: Pause | null;
  /** Set while the person is not on this page. */
  away: { kind: ProctoringKind; since: number } | null;
  now: number;
}

export interface TimeLeft {
  questionId: string;
  leftMs: number;
}

/** What the server knows of an interview, and the question at which it continues. */
export interface Opened {
  questions: readonly Question[];
  proctoring: Interview['proctoring'];
  timeFactor: number;
  index: number;
  chosen: Interview['chosen'];
  written?: Interview['written'];
  take?: number;
  timeLeft: TimeLeft | null;
}

/** Whoever is granted more time may also think for longer before the silence ends an answer. */
const silenceMsOf = ({ timeFactor }: Interview) => SILENCE_SECONDS * 1000 * timeFactor;
/** A tab switch blurs the window a moment before it hides the page: that is one event, not two. */
const SAME_MOMENT_MS = 1500;

export function newInterview(now: number, rules: Rules = USUAL_RULES): Interview {
  return {
    stage: { name: 'ready' },
    questions: [],
    index: 0,
    chosen: {},
    written: {},
    take: 0,
    rules,
    proctoring: 'enforced',
    timeFactor: 1,
    timeLeft: null,
    recording: false,
    pause: null,
    away: null,
    now,
  };
}

/** Whether questions are being asked: then leaving the page has consequences. */
export function isRunning({ stage }: Interview): boolean {
  return !['ready', 'opening', 'resting', 'finished', 'submitting', 'submitted'].includes(stage.name);
}

export function advance(state: Interview, event: Event): Step {
  switch (event.type) {
    case 'start':
      return state.stage.name === 'ready'
        ? { state: at(state, { name: 'opening' }), effects: [{ type: 'open' }] }
        : stay(state);
    case 'opened': {
      if (state.stage.name !== 'opening') return stay(state);
      const { type: _, index, ...opened } = event;
      return withLocalCopy(put({ ...state, ...opened, index }));
    }
    case 'open-failed':
      return state.stage.name === 'opening' ? stay(at(state, { name: 'ready' })) : stay(state);
    case 'tick':
      return tick(state, event.now);
    case 'deadline':
      return shorten(state, event);
    case 'choose':
      return choose(state, event.option);
    case 'next':
      if (state.stage.name === 'resting') return goOn(state, put);
      return ['choosing', 'retaking'].includes(state.stage.name) && !state.pause
        ? enter(state, state.index + 1)
        : stay(state);
    case 'retake':
      return state.stage.name === 'retaking' && !state.pause
        ? listen({ ...state, take: state.take + 1, timeLeft: null })
        : stay(state);
    case 'write':
      return answer.typed(state, event.text);
    case 'recording-started':
      return state.stage.name === 'recorder-starting' ? ask({ ...state, recording: true }) : stay(state);
    case 'question-read':
      return state.stage.name === 'asking' && !state.pause ? listen(state) : stay(state);
    case 'voice':
      return hear(state);
    case 'done':
      if (state.pause) return stay(state);
      if (state.stage.name === 'asking') {
        const { state: listening, effects } = listen(state);
        return { state: listening, effects: [{ type: 'stop-speaking' }, ...effects] };
      }
      if (state.stage.name === 'thinking') return speak(state);
      if (state.stage.name === 'writing') return enter(state, state.index + 1);
      return state.stage.name === 'answering' ? endAnswer(state) : stay(state);
    case 'hidden':
    case 'blurred':
      return goAway(state, event.type === 'hidden' ? 'tab-hidden' : 'window-blurred', event.now);
    case 'shown':
    case 'focused':
      return comeBack(state, event.type, event.now);
    case 'leaving': {
      if (!isRunning(state) || state.pause) return stay(state);
      const paused = halt(state, { reason: 'tab', since: event.now });
      return { ...paused, effects: [...paused.effects, { type: 'note', kind: 'page-left' }] };
    }
    case 'device-lost':
      if (!isRunning(state) || state.pause?.reason === 'devices') return stay(state);
      return halt(state, { reason: 'devices', lost: event.device });
    case 'reconnect':
      return state.pause?.reason === 'devices' ? { state, effects: [{ type: 'reconnect' }] } : stay(state);
    case 'resume':
      return state.pause && state.pause.reason !== 'blur' ? goOn(state) : stay(state);
    case 'leave':
      return state.pause ? submit(state, CAUSES[state.pause.reason]) : stay(state);
    case 'submit':
      return state.stage.name === 'finished' ? submit(state, 'finished') : stay(state);
    case 'submitted':
      return state.stage.name === 'submitting'
        ? stay(at(state, { name: 'submitted', cause: state.stage.cause }))
        : stay(state);
  }
}

const CAUSES: Record<Pause['reason'], Cause> = { tab: 'left', blur: 'suspicious', devices: 'devices' };

const stay = (state: Interview): Step => ({ state, effects: [] });
const at = (state: Interview, stage: Stage): Interview => ({ ...state, stage });
const withLocalCopy = (step: Step): Step => ({
  ...step,
  effects: [{ type: 'save-local-copy' }, ...step.effects],
});

/** On to another question, after a break where breaks were granted. */
function enter(state: Interview, index: number): Step {
  const here = { ...state, index, take: 0 };
  return state.rules.hasBreaks && state.questions[index] ? answer.rest(here) : put(here);
}

/** Puts the question at which the interview stands. */
function put(here: Interview): Step {
  const question = here.questions[here.index];
  if (!question) {
    return {
      state: { ...at(here, { name: 'finished' }), recording: false },
      effects: here.recording ? [{ type: 'stop-recording' }] : [],
    };
  }
  if (question.kind === 'mcq') {
    return {
      state: at(here, { name: 'choosing', leftMs: answer.timesOf(here, question).answerMs }),
      effects: [{ type: 'start-question', questionId: question.id }],
    };
  }
  return here.recording
    ? ask(here)
    : { state: at(here, { name: 'recorder-starting' }), effects: [{ type: 'start-recording' }] };
}

function ask(state: Interview): Step {
  const question = state.questions[state.index];
  if (state.rules.inWriting && question) return answer.write(state, question);
  return { state: at(state, { name: 'asking' }), effects: [{ type: 'ask', text: question?.text ?? '' }] };
}

/** The question was read: its time begins, first the time to think. */
function listen(state: Interview): Step {
  const question = state.questions[state.index];
  if (!question) return stay(state);
  const { thinkingMs } = answer.timesOf(state, question);
  const step = thinkingMs > 0 ? stay(at(state, { name: 'thinking', leftMs: thinkingMs })) : speak(state);
  const { take } = state;
  const start: Effect = { type: 'start-question', questionId: question.id, ...(take > 0 ? { take } : {}) };
  return { ...step, effects: [start, ...step.effects] };
}

function speak(state: Interview): Step {
  const question = state.questions[state.index];
  if (!question) return stay(state);
  const { take } = state;
  const leftMs = answer.timesOf(state, question).answerMs;
  return {
    state: at(state, { name: 'answering', leftMs, silenceMs: silenceMsOf(state), heard: false }),
    effects: [{ type: 'begin-answer', ordinal: question.ordinal ?? 1, ...(take > 0 ? { take } : {}) }],
  };
}

/** The server's clock decides: it may shorten the time on this page, never extend it. */
function shorten(state: Interview, { questionId, leftMs }: TimeLeft): Step {
  const { stage } = state;
  if (state.questions[state.index]?.id !== questionId) return stay(state);
  if (stage.name === 'thinking') return stay(answer.shortenThinking(state, { questionId, leftMs }));
  if (stage.name !== 'choosing' && stage.name !== 'answering' && stage.name !== 'writing') return stay(state);
  return leftMs < stage.leftMs ? stay(at(state, { ...stage, leftMs })) : stay(state);
}

function hear(state: Interview): Step {
  const { stage } = state;
  if (stage.name !== 'answering' || state.pause) return stay(state);
  const silenceMs = silenceMsOf(state);
  if (stage.heard && stage.silenceMs === silenceMs) return stay(state);
  return stay(at(state, { ...stage, silenceMs, heard: true }));
}

function endAnswer(state: Interview): Step {
  const step =
    state.take < state.rules.retakes
      ? stay(at(state, { name: 'retaking', leftMs: answer.choiceSecondsOf(state) * 1000 }))
      : enter(state, state.index + 1);
  return { ...step, effects: [{ type: 'end-answer' }, ...step.effects] };
}

function choose(state: Interview, option: string): Step {
  const question = state.questions[state.index];
  if (state.stage.name !== 'choosing' || state.pause || !question?.options.includes(option))
    return stay(state);
  const chosen = { ...state.chosen, [question.id]: option };
  return withLocalCopy({
    state: { ...state, chosen },
    effects: [{ type: 'choose', questionId: question.id, option }],
  });
}

function tick(state: Interview, now: number): Step {
  const passed = Math.max(0, now - state.now);
  const { stage } = state;
  const current = { ...state, now };
  if (state.pause) return stay(current);
  if (stage.name === 'moving') {
    const leftMs = stage.leftMs - passed;
    return leftMs > 0 ? stay(at(current, { ...stage, leftMs })) : enter(current, state.index + 1);
  }
  if (!('leftMs' in stage)) return stay(current);
  const leftMs = stage.leftMs - passed;
  if (leftMs <= 0) {
    if (stage.name === 'thinking') return speak(current);
    if (stage.name === 'retaking') return enter(current, state.index + 1);
    if (stage.name === 'answering' && state.take < state.rules.retakes) return endAnswer(current);
    return {
      state: at(current, { name: 'moving', leftMs: ADVANCE_DELAY_MS }),
      effects: stage.name === 'answering' ? [{ type: 'end-answer' }] : [],
    };
  }
  const effects = answer.announcements(stage.leftMs, leftMs);
  if (stage.name !== 'answering') return { state: at(current, { ...stage, leftMs }), effects };
  const silenceMs = stage.silenceMs - passed;
  if (silenceMs <= 0) return endAnswer(current);
  return { state: at(current, { ...stage, leftMs, silenceMs }), effects };
}

function goAway(state: Interview, kind: 'tab-hidden' | 'window-blurred', now: number): Step {
  if (!isRunning(state)) return stay(state);
  const since = state.away?.since ?? now;
  const isTab = kind === 'tab-hidden' && now - since <= SAME_MOMENT_MS;
  const away = state.away && !isTab ? state.away : { kind, since };
  const { pause } = state;
  if (state.proctoring === 'record-only' || pause?.reason === 'devices' || pause?.reason === 'tab')
    return stay({ ...state, away });
  if (pause?.reason === 'blur')
    return stay({ ...state, away, pause: isTab ? { reason: 'tab', since } : pause });
  return halt({ ...state, away }, { reason: kind === 'tab-hidden' ? 'tab' : 'blur', since: now });
}

function comeBack(state: Interview, how: 'shown' | 'focused', now: number): Step {
  const { away } = state;
  // A hidden page is back when it is shown, whatever has the focus; a blurred window when it has the focus
  // again.
  if (!away || (away.kind === 'tab-hidden') !== (how === 'shown')) return stay(state);
  const seconds = Math.round(Math.max(0, now - away.since) / 100) / 10;
  return { state: { ...state, away: null }, effects: [{ type: 'note', kind: away.kind, seconds }] };
}

/** Stops every clock, the voice and the recording, until `goOn` or the end. */
function halt(state: Interview, pause: Pause): Step {
  const effects: Effect[] = [];
  if (!state.pause) {
    if (state.stage.name === 'asking') effects.push({ type: 'stop-speaking' });
    if (state.stage.name === 'answering') effects.push({ type: 'pause-answer' });
    if (state.recording) effects.push({ type: 'pause-recording' });
  }
  return { state: { ...state, pause }, effects };
}

function goOn(state: Interview, then?: (here: Interview) => Step): Step {
  const here: Interview = { ...state, pause: null };
  const effects: Effect[] = state.recording ? [{ type: 'resume-recording' }] : [];
  if (then) {
    const step = then(here);
    return { ...step, effects: [...effects, ...step.effects] };
  }
  if (here.stage.name === 'asking') {
    const again = ask(here);
    return { ...again, effects: [...effects, ...again.effects] };
  }
  if (here.stage.name !== 'answering') return { state: here, effects };
  // Coming back takes a moment: the silence is counted from here.
  const stage = { ...here.stage, silenceMs: silenceMsOf(here) };
  return { state: at(here, stage), effects: [...effects, { type: 'resume-answer' }] };
}

function submit(state: Interview, cause: Cause): Step {
  const effects: Effect[] = [];
  if (state.stage.name === 'answering') effects.push({ type: 'end-answer' });
  if (state.recording) effects.push({ type: 'stop-recording' });
  if (state.away) {
    const seconds = Math.round(Math.max(0, state.now - state.away.since) / 100) / 10;
    effects.push({ type: 'note', kind: state.away.kind, seconds });
  }
  effects.push({ type: 'submit' });
  return {
    state: { ...at(state, { name: 'submitting', cause }), recording: false, pause: null, away: null },
    effects,
  };
}
