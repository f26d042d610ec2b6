import * as said from '#contract/messages/en/interview.ts';
import { ADVANCE_DELAY_MS, SILENCE_SECONDS } from '#contract/shared/limits.ts';
import * as answer from './answer-stages.ts';
import {
  becomeHidden,
  comeBack,
  halt,
  hasAnswer,
  isRunning,
  lookForBlur,
  loseFocus,
  mute,
  submit,
} from './leaving.ts';
import { USUAL_RULES, type Rules } from './rules.ts';
import type { Effect, Event, Interview, Question, Stage, Step } from './types.ts';

export { isRunning };

/**
 * The interview as a state machine: `advance` takes a state and an event, and returns the next state and the effects to
 * perform. It uses nothing from the browser. Times are milliseconds of one clock that never goes back.
 */

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
    mayRetake: false,
    isFollowUpsSettled: true,
    reads: false,
    recording: false,
    pause: null,
    muted: false,
    away: null,
    now,
    stageBegan: now,
  };
}

/** Candidates with extra time may also think for longer before the silence ends an answer. */
const silenceMsOf = ({ timeFactor }: Interview) => SILENCE_SECONDS * 1000 * timeFactor;

/** `now` is the time of the event. A stage's time begins then, not at the previous tick, which may be seconds ago. */
export function advance(state: Interview, event: Event, now = state.now): Step {
  const step = handle(state, event);
  const isNew = step.state.stage.name !== state.stage.name || step.state.index !== state.index;
  return isNew && event.type !== 'tick' ? { ...step, state: { ...step.state, stageBegan: now } } : step;
}

function handle(state: Interview, event: Event): Step {
  switch (event.type) {
    case 'start':
      return state.stage.name === 'ready'
        ? { state: withStage(state, { name: 'opening' }), effects: [{ type: 'open' }] }
        : stay(state);
    case 'opened': {
      if (state.stage.name !== 'opening') return stay(state);
      const { type: _, ...opened } = event;
      const here = { ...state, ...opened };
      // Candidates who come back between two questions get the break there.
      const isBetween = opened.index > 0 && opened.timeLeft === null && !here.mayRetake;
      return withLocalCopy(isBetween ? enter(here, opened.index) : put(here));
    }
    case 'open-failed':
      return state.stage.name === 'opening' ? stay(withStage(state, { name: 'ready' })) : stay(state);
    case 'tick':
      return tick(state, event.now);
    case 'deadline':
      return stay(answer.shorten(state, event));
    case 'choose':
      return choose(state, event.option);
    case 'next':
      if (state.stage.name === 'resting') return goOn(state, put);
      if (state.stage.name === 'looking') return then(put, goWithout(state));
      return ['choosing', 'retaking'].includes(state.stage.name) && !state.pause
        ? enter(state, state.index + 1)
        : stay(state);
    case 'follow-ups':
      if (state.stage.name !== 'looking') return stay(state);
      return withLocalCopy(put(withFollowUps(state, event.questions)));
    case 'take':
      return state.stage.name === 'offered' ? goOn(state, record) : stay(state);
    case 'skip': {
      const { id = '' } = state.questions[state.index] ?? {};
      if (state.stage.name !== 'offered') return stay(state);
      return then((here) => enter(here, here.index + 1), {
        state,
        effects: [{ type: 'skip', questionId: id }],
      });
    }
    case 'retake':
      return state.stage.name === 'retaking' && !state.pause
        ? heard(listen, { ...state, take: state.take + 1, timeLeft: null, mayRetake: false })
        : stay(state);
    case 'write':
      return answer.typed(state, event.text);
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
    case 'quiet':
      return fallSilent(state, event.ms);
    case 'done':
      if (state.pause) return stay(state);
      if (state.stage.name === 'asking') {
        const { state: listening, effects } = listen(state);
        return { state: listening, effects: [{ type: 'stop-speaking' }, ...effects] };
      }
      if (state.stage.name === 'thinking') return heard(speak, state);
      if (state.stage.name === 'writing') return enter(state, state.index + 1);
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
        ? stay(withStage(state, { name: 'submitted', cause: state.stage.cause }))
        : stay(state);
  }
}

const CAUSES = { tab: 'left', blur: 'suspicious', devices: 'devices', call: 'devices' } as const;

const stay = (state: Interview): Step => ({ state, effects: [] });
const withStage = (state: Interview, stage: Stage): Interview => ({ ...state, stage });
const then = (next: (state: Interview) => Step, { state, effects }: Step): Step => {
  const step = next(state);
  return { ...step, effects: [...effects, ...step.effects] };
};
const withLocalCopy = (step: Step): Step => ({
  ...step,
  effects: [{ type: 'save-local-copy' }, ...step.effects],
});

/** Moves on to another question, after a break if breaks were granted. */
function enter(state: Interview, index: number): Step {
  const here = { ...state, index, take: 0, mayRetake: false };
  const next = state.questions[index];
  // A follow-up waits until the candidate accepts it, which serves as a break too.
  return state.rules.hasBreaks && next && !next.followUpOf ? halted(here, { name: 'resting' }) : put(here);
}

/** Puts the question that the interview has reached. */
function put(here: Interview): Step {
  const question = here.questions[here.index];
  if (!question) {
    if (!here.isFollowUpsSettled) return lookForFollowUps(here);
    return {
      state: { ...withStage(here, { name: 'finished' }), recording: false },
      effects: here.recording ? [{ type: 'stop-recording' }] : [],
    };
  }
  if (question.kind === 'mcq') {
    return {
      state: withStage(here, { name: 'choosing', leftMs: answer.timesOf(here, question).answerMs }),
      effects: [{ type: 'start-question', questionId: question.id }],
    };
  }
  return isOffered(here, question) ? halted(here, { name: 'offered' }) : record(here);
}

/** A stage in which nothing runs and nothing is recorded until the candidate continues. */
const halted = (state: Interview, stage: Stage): Step => ({
  state: withStage(state, stage),
  effects: state.recording ? [{ type: 'pause-recording' }] : [],
});

/** Asks the server which follow-ups there are. */
const lookForFollowUps = (state: Interview): Step =>
  then(
    (here) => ({ state: here, effects: [{ type: 'find-follow-ups', goesOn: false }] }),
    halted(state, { name: 'looking' }),
  );

/** The candidate doesn't wait for follow-ups, so there are none. */
const goWithout = (state: Interview): Step => ({
  state: withFollowUps(state, []),
  effects: [{ type: 'find-follow-ups', goesOn: true }],
});

/** The follow-ups from the server are asked after the other questions. */
const withFollowUps = (state: Interview, found: readonly Question[]): Interview => ({
  ...state,
  questions: [...state.questions, ...found],
  isFollowUpsSettled: true,
});

/** Whether a follow-up is offered first. It is not if the candidate accepted it on an earlier page. */
const isOffered = ({ timeLeft, mayRetake }: Interview, question: Question): boolean =>
  question.followUpOf !== undefined && timeLeft?.questionId !== question.id && !mayRetake;

/** The question is answered aloud or in writing. Either is recorded. */
function record(here: Interview): Step {
  return here.recording
    ? ask(here)
    : { state: withStage(here, { name: 'recorder-starting' }), effects: [{ type: 'start-recording' }] };
}

function startedRecording(state: Interview): Step {
  if (state.stage.name !== 'recorder-starting') return stay(state);
  const recording = { ...state, recording: true };
  return state.pause ? { state: recording, effects: [{ type: 'pause-recording' }] } : ask(recording);
}

/**
 * Shows a spoken question. From here on, everything the candidate says is part of the answer, even while a voice is
 * reading. With time to think, this starts at the end of that time.
 */
function ask(state: Interview): Step {
  const question = state.questions[state.index];
  if (!question) return stay(state);
  if (state.mayRetake) return stay(offerRetake(state));
  if (state.rules.inWriting) return answer.write(state, question);
  const next = state.reads ? read : listen;
  return answer.thinksFirst(state) ? next(state) : heard(next, state);
}

/** Moves to a stage in which everything the candidate says is part of the answer. */
function heard(next: (state: Interview) => Step, state: Interview): Step {
  const { questions, index, take } = state;
  const ordinal = questions[index]?.ordinal ?? 1;
  const begin: Effect = { type: 'begin-answer', ordinal, ...(take > 0 ? { take } : {}) };
  const step = next(state);
  return { ...step, effects: [begin, ...step.effects] };
}

function read(state: Interview): Step {
  const text = state.questions[state.index]?.text ?? '';
  return { state: withStage(state, { name: 'asking' }), effects: [{ type: 'ask', text }] };
}

/** The question was read, so its time begins, starting with the time to think. */
function listen(state: Interview): Step {
  const question = state.questions[state.index];
  if (!question) return stay(state);
  const { take } = state;
  const { thinkingMs } = answer.timesOf(state, question);
  const step =
    thinkingMs > 0 ? stay(withStage(state, { name: 'thinking', leftMs: thinkingMs })) : speak(state);
  const start: Effect = { type: 'start-question', questionId: question.id, ...(take > 0 ? { take } : {}) };
  return { ...step, effects: [start, ...step.effects] };
}

function speak(state: Interview): Step {
  const question = state.questions[state.index];
  if (!question) return stay(state);
  const leftMs = answer.timesOf(state, question).answerMs;
  return stay(withStage(state, { name: 'answering', leftMs, silenceMs: silenceMsOf(state), heard: false }));
}

function hear(state: Interview): Step {
  const { stage } = state;
  if (stage.name !== 'answering' || state.pause) return stay(state);
  const silenceMs = silenceMsOf(state);
  if (stage.heard && stage.silenceMs === silenceMs) return stay(state);
  return stay(withStage(state, { ...stage, silenceMs, heard: true }));
}

/**
 * Silence is measured in sound, not by the clock: while a page or its microphone hangs, the person may be speaking, and
 * the sound arrives later.
 */
function fallSilent(state: Interview, ms: number): Step {
  const { stage } = state;
  if (stage.name !== 'answering' || state.pause) return stay(state);
  const silenceMs = stage.silenceMs - ms;
  return silenceMs > 0 ? stay(withStage(state, { ...stage, silenceMs })) : endAnswer(state);
}

const offerRetake = (state: Interview): Interview =>
  withStage(state, { name: 'retaking', leftMs: answer.choiceSecondsOf(state) * 1000 });

function endAnswer(state: Interview): Step {
  const step = state.take < state.rules.retakes ? stay(offerRetake(state)) : enter(state, state.index + 1);
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
  const passed = Math.max(0, now - Math.max(state.now, state.stageBegan));
  const looked = lookForBlur({ ...state, now }, state.now);
  const current = looked.state;
  const { stage } = current;
  if (current.pause) return looked;
  if (stage.name === 'moving') {
    const leftMs = stage.leftMs - passed;
    return leftMs > 0 ? stay(withStage(current, { ...stage, leftMs })) : enter(current, state.index + 1);
  }
  if (!('leftMs' in stage)) return stay(current);
  const leftMs = stage.leftMs - passed;
  if (leftMs <= 0) {
    if (stage.name === 'thinking') return heard(speak, current);
    if (stage.name === 'retaking') return enter(current, state.index + 1);
    if (stage.name === 'answering' && state.take < state.rules.retakes) return endAnswer(current);
    return {
      state: withStage(current, { name: 'moving', leftMs: ADVANCE_DELAY_MS }),
      effects: stage.name === 'answering' ? [{ type: 'end-answer' }] : [],
    };
  }
  return { state: withStage(current, { ...stage, leftMs }), effects: announcements(stage.leftMs, leftMs) };
}

function goOn(state: Interview, to?: (here: Interview) => Step): Step {
  const here: Interview = { ...state, pause: null };
  const effects: Effect[] = state.recording ? [{ type: 'resume-recording' }] : [];
  const next = here.stage.name === 'recorder-starting' && here.recording ? ask : to;
  if (next) return then(next, { state: here, effects });
  if (here.stage.name === 'asking') {
    const again = here.reads ? read(here) : listen(here);
    const sound: Effect[] = hasAnswer(here) ? [{ type: 'resume-answer' }] : [];
    return { ...again, effects: [...effects, ...sound, ...again.effects] };
  }
  if (here.stage.name !== 'answering') return { state: here, effects };
  // Coming back takes a moment, so the silence is counted from here.
  const stage = { ...here.stage, silenceMs: silenceMsOf(here) };
  return { state: withStage(here, stage), effects: [...effects, { type: 'resume-answer' }] };
}

const ANNOUNCED_SECONDS = [60, 30, 10];

/** What a screen reader announces as the time left passes certain moments. */
function announcements(beforeMs: number, afterMs: number): Effect[] {
  const crossed = ANNOUNCED_SECONDS.find((seconds) => beforeMs > seconds * 1000 && afterMs <= seconds * 1000);
  return crossed === undefined ? [] : [{ type: 'announce', text: said.secondsLeft({ seconds: crossed }) }];
}
