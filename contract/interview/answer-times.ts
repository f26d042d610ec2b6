import { ANSWER_SECONDS, MCQ_SECONDS, type QuestionKind } from '../shared/limits.ts';

/** The settings of a job that decide how its questions are answered. */
export interface AnswerSettings {
  /** The time to think before the first recording of a spoken answer. */
  thinkingSeconds: number;
  /** How many times a candidate can record a spoken answer again. */
  retakes: number;
  /** The longest spoken answer. */
  answerSeconds: number;
}

/** The settings of the specification. */
export const USUAL_ANSWERS: AnswerSettings = {
  thinkingSeconds: 0,
  retakes: 0,
  answerSeconds: ANSWER_SECONDS,
};

/** What decides how long a question takes for a particular candidate. */
export interface AnswerTimes extends AnswerSettings {
  timeFactor: number;
  /** True if the answers are typed. */
  inWriting: boolean;
}

/** People type about 40 words a minute and speak about 130, so the same answer takes three times as long to type. */
const WRITING_FACTOR = 3;

/** The longest answer to a question, in seconds. */
export const answerSecondsOf = (
  kind: QuestionKind,
  { answerSeconds, timeFactor, inWriting }: Pick<AnswerTimes, 'answerSeconds' | 'timeFactor' | 'inWriting'>,
): number => {
  if (kind === 'mcq') return MCQ_SECONDS * timeFactor;
  return answerSeconds * timeFactor * (inWriting ? WRITING_FACTOR : 1);
};

/** The time to think before a recording, in seconds. When an answer is recorded again, the recording begins at once. */
export const thinkingSecondsOf = (
  kind: QuestionKind,
  { thinkingSeconds, timeFactor }: Pick<AnswerTimes, 'thinkingSeconds' | 'timeFactor'>,
  take = 0,
): number => (kind === 'mcq' || take > 0 ? 0 : thinkingSeconds * timeFactor);

/** The time to type an answer, in seconds: the time to think and the time to answer together. */
export const writingSecondsOf = (kind: QuestionKind, times: Omit<AnswerTimes, 'retakes'>): number =>
  thinkingSecondsOf(kind, times) + answerSecondsOf(kind, times);
