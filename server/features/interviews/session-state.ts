import type { InterviewSession } from '#contract/interview-session.ts';
import {
  ANSWER_GRACE_SECONDS,
  ANSWER_SECONDS,
  MCQ_SECONDS,
  type ProctoringMode,
  type QuestionKind as Kind,
} from '#contract/limits.ts';

export interface AnswerFacts {
  chosenOption: string | null;
  path: string | null;
  seconds: number | null;
  isCutOff?: boolean;
}

/** The stored data of an interview, from which its state at a given time is computed. */
export interface SessionFacts {
  attempt: number;
  closesAt: Date;
  startedAt: Date | null;
  submittedAt: Date | null;
  timeFactor: number;
  proctoring: ProctoringMode;
  /** In the order in which they are asked: multiple choice first. */
  questions: readonly { id: string; kind: Kind }[];
  /** When each question was first shown, by its id. */
  askedAt: ReadonlyMap<string, Date>;
  answers: ReadonlyMap<string, AnswerFacts>;
  holder: InterviewSession['holder'];
  recordings: InterviewSession['recordings'];
}

/** The time for a question in seconds, for a candidate who was granted `timeFactor` times the usual time. */
export function secondsAllowed(kind: Kind, timeFactor: number): number {
  return (kind === 'mcq' ? MCQ_SECONDS : ANSWER_SECONDS) * timeFactor;
}

/** The longest recording that is accepted for an answer, in seconds. */
export function longestAnswer(timeFactor: number): number {
  return ANSWER_SECONDS * timeFactor + ANSWER_GRACE_SECONDS;
}

/** When the time for a question ends that was shown at a given time. */
export function deadlineOf(askedAt: Date, kind: Kind, timeFactor: number): Date {
  return new Date(askedAt.getTime() + secondsAllowed(kind, timeFactor) * 1000);
}

/** The state of an interview at a given time. */
export function sessionAt(facts: SessionFacts, now: Date): InterviewSession {
  const spoken = facts.questions.filter(({ kind }) => kind !== 'mcq');
  return {
    serverTime: now.toISOString(),
    startedAt: facts.startedAt?.toISOString() ?? null,
    attempt: facts.attempt,
    openUntil: facts.closesAt.toISOString(),
    submittedAt: facts.submittedAt?.toISOString() ?? null,
    holder: facts.holder,
    proctoring: facts.proctoring,
    timeFactor: facts.timeFactor,
    questions: facts.questions.map((question) => {
      const { id, kind } = question;
      const askedAt = facts.askedAt.get(id);
      const answer = facts.answers.get(id);
      return {
        questionId: id,
        kind,
        ordinal: kind === 'mcq' ? null : spoken.indexOf(question) + 1,
        askedAt: askedAt?.toISOString() ?? null,
        deadline: askedAt ? deadlineOf(askedAt, kind, facts.timeFactor).toISOString() : null,
        chosenOption: answer?.chosenOption ?? null,
        answerPath: answer?.path ?? null,
        answerSeconds: answer?.seconds ?? null,
        ...(answer?.isCutOff ? { isCutOff: true } : {}),
      };
    }),
    recordings: facts.recordings,
  };
}
