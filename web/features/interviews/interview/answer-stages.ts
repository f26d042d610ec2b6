import { answerSecondsOf, thinkingSecondsOf } from '#contract/interview/answer-times.ts';
import type { Interview, Question, Step, TimeLeft } from './types.ts';

/** Without a choice within this time, the answer stays as it is and the next question follows. */
const RETAKE_CHOICE_SECONDS = 60;
export const choiceSecondsOf = ({ timeFactor }: Pick<Interview, 'timeFactor'>): number =>
  RETAKE_CHOICE_SECONDS * timeFactor;

/** The time left to think and to answer, in milliseconds. */
export function timesOf(
  { rules, timeFactor, timeLeft, take }: Interview,
  { id, kind }: Question,
): { thinkingMs: number; answerMs: number } {
  const answerMs = answerSecondsOf(kind, { ...rules, timeFactor }) * 1000;
  const thinkingMs = thinkingSecondsOf(kind, { ...rules, timeFactor }, take) * 1000;
  if (timeLeft?.questionId !== id) return { thinkingMs, answerMs };
  return {
    thinkingMs: Math.min(thinkingMs, Math.max(0, timeLeft.leftMs - answerMs)),
    answerMs: Math.min(timeLeft.leftMs, answerMs),
  };
}

/** Whether the current answer has time to think before its recording. */
export function thinksFirst(state: Interview): boolean {
  const question = state.questions[state.index];
  return question !== undefined && timesOf(state, question).thinkingMs > 0;
}

/** The server's clock decides: it may shorten the time on this page, but never extend it. */
export function shorten(state: Interview, deadline: TimeLeft): Interview {
  const { stage } = state;
  const question = state.questions[state.index];
  if (question?.id !== deadline.questionId || !('leftMs' in stage)) return state;
  if (stage.name === 'moving' || stage.name === 'retaking') return state;
  // The deadline includes the time to answer, which follows the thinking.
  const later = stage.name === 'thinking' ? timesOf(state, question).answerMs : 0;
  const leftMs = Math.max(0, deadline.leftMs - later);
  return leftMs < stage.leftMs ? { ...state, stage: { ...stage, leftMs } } : state;
}

/** A typed answer: its time begins with the question. */
export function write(state: Interview, question: Question): Step {
  const { thinkingMs, answerMs } = timesOf(state, question);
  return {
    state: { ...state, stage: { name: 'writing', leftMs: thinkingMs + answerMs } },
    effects: [{ type: 'start-question', questionId: question.id }],
  };
}

/** The text is sent while it is typed, so that nothing is lost. */
export function typed(state: Interview, text: string): Step {
  const question = state.questions[state.index];
  if (state.stage.name !== 'writing' || state.pause || !question) return { state, effects: [] };
  return {
    state: { ...state, written: { ...state.written, [question.id]: text } },
    effects: [{ type: 'write', questionId: question.id, text }],
  };
}
