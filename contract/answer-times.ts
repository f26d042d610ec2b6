import { ANSWER_SECONDS, MCQ_SECONDS, type QuestionKind } from './limits.ts';

/** The settings of a job that decide how its questions are answered. */
export interface AnswerSettings {
  /** The time to think before the first recording of a spoken answer. */
  thinkingSeconds: number;
  /** How many times a spoken answer can be recorded again. */
  retakes: number;
  /** The longest spoken answer. */
  answerSeconds: number;
}

/** Those of the specification. */
export const USUAL_ANSWERS: AnswerSettings = {
  thinkingSeconds: 0,
  retakes: 0,
  answerSeconds: ANSWER_SECONDS,
};

/** What decides how long a question takes for one candidate. */
export interface AnswerTimes extends AnswerSettings {
  timeFactor: number;
}

/** The longest answer to a question, in seconds. */
export const answerSecondsOf = (
  kind: QuestionKind,
  { answerSeconds, timeFactor }: Pick<AnswerTimes, 'answerSeconds' | 'timeFactor'>,
): number => (kind === 'mcq' ? MCQ_SECONDS : answerSeconds) * timeFactor;

/** The time to think before a recording, in seconds. A recording that is made again begins at once. */
export const thinkingSecondsOf = (
  kind: QuestionKind,
  { thinkingSeconds, timeFactor }: Pick<AnswerTimes, 'thinkingSeconds' | 'timeFactor'>,
  take = 0,
): number => (kind === 'mcq' || take > 0 ? 0 : thinkingSeconds * timeFactor);
