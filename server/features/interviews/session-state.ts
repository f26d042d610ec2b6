import { type AnswerTimes, answerSecondsOf, thinkingSecondsOf } from '#contract/interview/answer-times.ts';
import { ANSWER_GRACE_SECONDS, type QuestionKind as Kind } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { Refusal } from '#server/platform/outcome.ts';

/** What a candidate was granted and what the job set, of the times of a question. */
export const timesOf = (
  application: Pick<
    ApplicationRow,
    'time_factor' | 'thinking_seconds' | 'retakes' | 'answer_seconds' | 'in_writing'
  >,
): AnswerTimes => ({
  timeFactor: application.time_factor,
  inWriting: application.in_writing,
  thinkingSeconds: application.thinking_seconds,
  retakes: application.retakes,
  answerSeconds: application.answer_seconds,
});

/** The longest recording that is accepted for an answer, in seconds. */
export function longestAnswer(times: AnswerTimes): number {
  return answerSecondsOf('skill', times) + ANSWER_GRACE_SECONDS;
}

/** A question as it was put last: a recording that is made again has a time of its own. */
export interface Put {
  askedAt: Date;
  take: number;
  /** The candidate does not take the question. */
  isSkipped?: boolean;
}

/** When the time for a question ends: the time to think, then the time to answer. */
export function deadlineOf({ askedAt, take }: Omit<Put, 'isSkipped'>, kind: Kind, times: AnswerTimes): Date {
  const seconds = thinkingSecondsOf(kind, times, take) + answerSecondsOf(kind, times);
  return new Date(askedAt.getTime() + seconds * 1000);
}

/** A spoken answer can be recorded again as often as the settings of the interview say; an option cannot. */
export function assertMayTake({ retakes }: Pick<ApplicationRow, 'retakes'>, kind: Kind, take: number): void {
  if (take > (kind === 'mcq' ? 0 : retakes)) throw new Refusal('interview.no-retake', refusals.noRetake());
}
