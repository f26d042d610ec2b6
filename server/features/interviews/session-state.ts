import { type AnswerTimes, answerSecondsOf, thinkingSecondsOf } from '#contract/interview/answer-times.ts';
import { ANSWER_GRACE_SECONDS, type QuestionKind as Kind } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { Refusal } from '#server/platform/outcome.ts';

/** The times of a question, as set by the job and as granted to the candidate. */
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

/** The longest accepted recording of an answer, in seconds. */
export function longestAnswer(times: AnswerTimes): number {
  return answerSecondsOf('skill', times) + ANSWER_GRACE_SECONDS;
}

/** When a question was last put. A retake has its own time. */
export interface Put {
  askedAt: Date;
  take: number;
  /** True if the candidate skips the question. */
  isSkipped?: boolean;
}

/** When the time for a question ends: the thinking time, then the answer time. */
export function deadlineOf({ askedAt, take }: Omit<Put, 'isSkipped'>, kind: Kind, times: AnswerTimes): Date {
  const seconds = thinkingSecondsOf(kind, times, take) + answerSecondsOf(kind, times);
  return new Date(askedAt.getTime() + seconds * 1000);
}

/** A spoken answer can be recorded again as often as the interview settings allow. An option cannot. */
export function assertMayTake({ retakes }: Pick<ApplicationRow, 'retakes'>, kind: Kind, take: number): void {
  if (take > (kind === 'mcq' ? 0 : retakes)) throw new Refusal('interview.no-retake', refusals.noRetake());
}
