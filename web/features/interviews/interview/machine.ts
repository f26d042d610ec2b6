import {
  ADVANCE_DELAY_MS,
  ANSWER_SECONDS,
  MCQ_SECONDS,
  type ProctoringMode,
  type QuestionKind,
  SILENCE_SECONDS,
} from '#contract/limits.ts';
import type { PROCTORING_KINDS } from '#contract/interview.ts';
import { announcements } from './announcements.ts';
import {
  becomeHidden,
  comeBack,
  halt,
  hasAnswer,
  isRunning,
  lookForBlur,
  loseFocus,
  mute,
  noteOf,
} from './leaving.ts';

export { isRunning };

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
  | { name: 'answering'; leftMs: number; silenceMs: number; heard: boolean }
  | { name: 'moving'; leftMs: number }
  | { name: 'finished' }
  | { name: 'submitting'; cause: Cause }
  | { name: 'submitted'; cause: Cause };

export type Pause =
  | { reason: 'tab' | 'blur'; since: number }
  | { reason: 'devices'; lost: Device }
  /** The system took the microphone, as for a telephone call. */
  | { reason: 'call' };

export interface Interview {
  stage: Stage;
  questions: readonly Question[];
  /** The index of the current question; the number of questions after the last one. */
  index: number;
  /** Chosen options by question id. */
  chosen: Readonly<Record<string, string>>;
  proctoring: ProctoringMode;
  /** How much longer each time is than usual. */
  timeFactor: number;
  /** How much time is left of the question in which an earlier page was cut off. */
  timeLeft: TimeLeft | null;
  /** Whether a voice reads the questions. Without one, an answer's time begins when its question is shown. */
  reads: boolean;
  recording: boolean;
  pause: Pause | null;
  /** Whether the system withholds the sound of the microphone. */
  muted: boolean;
  /** Set while the person is not on this page; `toBrowser` if the focus went to the browser's own bar or menu. */
  away: { kind: 'tab-hidden' | 'window-blurred'; since: number; toBrowser: boolean } | null;
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
  timeLeft: TimeLeft | null;
}

export type Event =
  | { type: 'start' }
  | ({ type: 'opened'; reads: boolean } & Opened)
  | { type: 'open-failed' }
  | { type: 'tick'; now: number }
  | ({ type: 'deadline' } & TimeLeft)
  | { type: 'choose'; option: string }
  | { type: 'next' }
  | { type: 'recording-started' }
  | { type: 'question-read' }
  | { type: 'cannot-read' }
  | { type: 'voice' }
  | { type: 'done' }
  | { type: 'hidden'; now: number }
  | { type: 'shown'; now: number }
  | { type: 'blurred'; now: number; toBrowser: boolean }
  | { type: 'focused'; now: number }
  | { type: 'leaving'; now: number }
  | { type: 'device-lost'; device: Device }
  | { type: 'muted' }
  | { type: 'unmuted' }
  | { type: 'reconnect' }
  | { type: 'resume' }
  | { type: 'leave' }
  | { type: 'submit' }
  | { type: 'submitted' };

export type Effect =
  | { type: 'open' }
  | { type: 'save-local-copy' }
  | { type: 'start-question'; questionId: string }
  | { type: 'choose'; questionId: string; option: string }
  | { type: 'start-recording' }
  | { type: 'pause-recording' }
  | { type: 'resume-recording' }
  | { type: 'stop-recording' }
  | { type: 'ask'; text: string }
  | { type: 'stop-speaking' }
  | { type: 'begin-answer'; ordinal: number }
  | { type: 'pause-answer' }
  | { type: 'resume-answer' }
  | { type: 'end-answer' }
  | { type: 'reconnect' }
  | { type: 'note'; kind: ProctoringKind; seconds?: number }
  | { type: 'announce'; text: string }
  | { type: 'submit' };

export interface Step {
  state: Interview;
  effects: Effect[];
}

/** Whoever is granted more time may also think for longer before the silence ends an answer. */
const silenceMsOf = ({ timeFactor }: Interview) => SILENCE_SECONDS * 1000 * timeFactor;
export function newInterview(now: number): Interview {
  return {
    stage: { name: 'ready' },
    questions: [],
    index: 0,
    chosen: {},
    proctoring: 'enforced',
    timeFactor: 1,
    timeLeft: null,
    reads: false,
    recording: false,
    pause: null,
    muted: false,
    away: null,
    now,
  };
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
      return withLocalCopy(enter({ ...state, ...opened }, index));
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
      return state.stage.name === 'choosing' && !state.pause ? enter(state, state.index + 1) : stay(state);
    case 'recording-started':
      return startedRecording(state);
    case 'question-read':
      return state.stage.name === 'asking' && !state.pause ? listen(state) : stay(state);
    case 'cannot-read': {
      const silent = { ...state, reads: false };
      return state.stage.name === 'asking' && !state.pause ? listen(silent) : stay(silent);
    }
    case 'voice':
      return hear(state);
    case 'done':
      if (state.pause) return stay(state);
      if (state.stage.name === 'asking') {
        const { state: listening, effects } = listen(state);
        return { state: listening, effects: [{ type: 'stop-speaking' }, ...effects] };
      }
      return state.stage.name === 'answering' ? endAnswer(state) : stay(state);
    case 'hidden':
      return becomeHidden(state, event.now);
    case 'blurred':
      return loseFocus(state, event.now, event.toBrowser);
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
    case 'muted':
      return mute(state);
    case 'unmuted':
      return stay({ ...state, muted: false });
    case 'reconnect':
      if (state.pause?.reason === 'call' && !state.muted) return goOn(state);
      return state.pause?.reason === 'devices' || state.pause?.reason === 'call'
        ? { state, effects: [{ type: 'reconnect' }] }
        : stay(state);
    case 'resume':
      if (!state.pause || state.pause.reason === 'blur') return stay(state);
      return state.muted ? stay({ ...state, pause: { reason: 'call' } }) : goOn(state);
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

const CAUSES = { tab: 'left', blur: 'suspicious', devices: 'devices', call: 'devices' } as const;

const stay = (state: Interview): Step => ({ state, effects: [] });
const at = (state: Interview, stage: Stage): Interview => ({ ...state, stage });
const withLocalCopy = (step: Step): Step => ({
  ...step,
  effects: [{ type: 'save-local-copy' }, ...step.effects],
});

function enter(state: Interview, index: number): Step {
  const question = state.questions[index];
  const here = { ...state, index };
  if (!question) {
    return {
      state: { ...at(here, { name: 'finished' }), recording: false },
      effects: state.recording ? [{ type: 'stop-recording' }] : [],
    };
  }
  if (question.kind === 'mcq') {
    return {
      state: at(here, { name: 'choosing', leftMs: timeOf(here, question, MCQ_SECONDS) }),
      effects: [{ type: 'start-question', questionId: question.id }],
    };
  }
  return state.recording
    ? ask(here)
    : { state: at(here, { name: 'recorder-starting' }), effects: [{ type: 'start-recording' }] };
}

function startedRecording(state: Interview): Step {
  if (state.stage.name !== 'recorder-starting') return stay(state);
  const recording = { ...state, recording: true };
  return state.pause ? { state: recording, effects: [{ type: 'pause-recording' }] } : ask(recording);
}

/** Shows a spoken question. From here on, what the candidate says is part of the answer, also while a voice reads. */
function ask(state: Interview): Step {
  const ordinal = state.questions[state.index]?.ordinal ?? 1;
  const step = state.reads ? read(state) : listen(state);
  return { ...step, effects: [{ type: 'begin-answer', ordinal }, ...step.effects] };
}

function read(state: Interview): Step {
  const text = state.questions[state.index]?.text ?? '';
  return { state: at(state, { name: 'asking' }), effects: [{ type: 'ask', text }] };
}

function listen(state: Interview): Step {
  const question = state.questions[state.index];
  if (!question) return stay(state);
  return {
    state: at(state, {
      name: 'answering',
      leftMs: timeOf(state, question, ANSWER_SECONDS),
      silenceMs: silenceMsOf(state),
      heard: false,
    }),
    // The time of a question begins after it was read aloud.
    effects: [{ type: 'start-question', questionId: question.id }],
  };
}

function timeOf({ timeLeft, timeFactor }: Interview, { id }: Question, usualSeconds: number): number {
  return timeLeft?.questionId === id ? timeLeft.leftMs : usualSeconds * 1000 * timeFactor;
}

/** The server's clock decides: it may shorten the time on this page, never extend it. */
function shorten(state: Interview, { questionId, leftMs }: TimeLeft): Step {
  const { stage } = state;
  if (state.questions[state.index]?.id !== questionId) return stay(state);
  if (stage.name !== 'choosing' && stage.name !== 'answering') return stay(state);
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
  const step = enter(state, state.index + 1);
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
  const looked = lookForBlur({ ...state, now }, now);
  const current = looked.state;
  const { stage } = current;
  if (current.pause) return looked;
  if (stage.name === 'moving') {
    const leftMs = stage.leftMs - passed;
    return leftMs > 0 ? stay(at(current, { ...stage, leftMs })) : enter(current, state.index + 1);
  }
  if (stage.name !== 'choosing' && stage.name !== 'answering') return stay(current);
  const leftMs = stage.leftMs - passed;
  if (leftMs <= 0) {
    return {
      state: at(current, { name: 'moving', leftMs: ADVANCE_DELAY_MS }),
      effects: stage.name === 'answering' ? [{ type: 'end-answer' }] : [],
    };
  }
  const effects = announcements(stage.leftMs, leftMs);
  if (stage.name === 'choosing') return { state: at(current, { ...stage, leftMs }), effects };
  const silenceMs = stage.silenceMs - passed;
  if (silenceMs <= 0) return endAnswer(current);
  return { state: at(current, { ...stage, leftMs, silenceMs }), effects };
}

function goOn(state: Interview): Step {
  const here: Interview = { ...state, pause: null };
  const effects: Effect[] = state.recording ? [{ type: 'resume-recording' }] : [];
  if (here.stage.name === 'recorder-starting' && here.recording) {
    const asked = ask(here);
    return { ...asked, effects: [...effects, ...asked.effects] };
  }
  if (here.stage.name === 'asking') {
    const again = here.reads ? read(here) : listen(here);
    return { ...again, effects: [...effects, { type: 'resume-answer' }, ...again.effects] };
  }
  if (here.stage.name !== 'answering') return { state: here, effects };
  // Coming back takes a moment: the silence is counted from here.
  const stage = { ...here.stage, silenceMs: silenceMsOf(here) };
  return { state: at(here, stage), effects: [...effects, { type: 'resume-answer' }] };
}

function submit(state: Interview, cause: Cause): Step {
  const effects: Effect[] = [];
  if (state.stage.name === 'asking') effects.push({ type: 'stop-speaking' });
  if (hasAnswer(state)) effects.push({ type: 'end-answer' });
  if (state.recording) effects.push({ type: 'stop-recording' });
  if (state.away) effects.push(noteOf(state.away, state.now));
  effects.push({ type: 'submit' });
  return {
    state: { ...at(state, { name: 'submitting', cause }), recording: false, pause: null, away: null },
    effects,
  };
}
