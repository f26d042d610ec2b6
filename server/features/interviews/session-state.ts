import type { InterviewSession } from '#contract/interview-session.ts';
import { type AnswerTimes, answerSecondsOf, thinkingSecondsOf } from '#contract/answer-times.ts';
import { ANSWER_GRACE_SECONDS, type ProctoringMode, type QuestionKind as Kind } from '#contract/limits.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';

export interface AnswerFacts {
  chosenOption: string | null;
  path: string | null;
  seconds: number | null;
  isCutOff: boolean;
  /** Which recording of the answer counts. */
  take: number;
  /** What was typed, where answers in writing were granted. */
  written: string | null;
}

/** The stored data of an interview, from which its state at a given time is computed. */
export interface SessionFacts {
  attempt: number;
  closesAt: Date;
  startedAt: Date | null;
  submittedAt: Date | null;
  times: AnswerTimes;
  /** What was granted to this candidate beside more time. */
  granted: { hasBreaks: boolean; noCamera: boolean; inWriting: boolean };
  proctoring: ProctoringMode;
  /** Whether the interview asks follow-ups, and whether it is settled which. */
  followUps: { areAsked: boolean; areSettled: boolean };
  /** In the order in which they are asked: multiple choice first. */
  questions: readonly { id: string; kind: Kind; followUpOf?: string | null }[];
  /** How each question was put last, by its id. */
  put: ReadonlyMap<string, Put>;
  answers: ReadonlyMap<string, AnswerFacts>;
  holder: InterviewSession['holder'];
  recordings: InterviewSession['recordings'];
}

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

/** The state of an interview at a given time. */
export function sessionAt(facts: SessionFacts, now: Date): Omit<InterviewSession, 'retention'> {
  const spoken = facts.questions.filter(({ kind }) => kind !== 'mcq');
  return {
    serverTime: now.toISOString(),
    startedAt: facts.startedAt?.toISOString() ?? null,
    attempt: facts.attempt,
    openUntil: facts.closesAt.toISOString(),
    submittedAt: facts.submittedAt?.toISOString() ?? null,
    holder: facts.holder,
    proctoring: facts.proctoring,
    ...facts.times,
    followUps: facts.followUps.areAsked,
    ...facts.granted,
    isFollowUpsSettled: !facts.followUps.areAsked || facts.followUps.areSettled,
    questions: facts.questions.map((question) => {
      const { id, kind, followUpOf = null } = question;
      const put = facts.put.get(id);
      const answer = facts.answers.get(id);
      return {
        questionId: id,
        kind,
        ordinal: kind === 'mcq' ? null : spoken.indexOf(question) + 1,
        askedAt: put?.askedAt.toISOString() ?? null,
        deadline: put ? deadlineOf(put, kind, facts.times).toISOString() : null,
        take: put?.take ?? 0,
        chosenOption: answer?.chosenOption ?? null,
        answerPath: answer?.path ?? null,
        answerSeconds: answer?.seconds ?? null,
        ...(answer?.isCutOff ? { isCutOff: true } : {}),
        answerTake: answer?.take ?? 0,
        writtenAnswer: answer?.written ?? null,
        ...(followUpOf === null ? {} : { followUpOf, isSkipped: put?.isSkipped ?? false }),
      };
    }),
    recordings: facts.recordings,
  };
}
