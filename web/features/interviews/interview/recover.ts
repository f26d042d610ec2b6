import { getInterviewSession } from '#contract/interview-session.ts';
import {
  getApplicationDetailsCandidate,
  getQuestionsForInterview,
  recordProctoringEvent,
} from '#contract/interview.ts';
import { INTERVIEW_EXPIRY_MS } from '#contract/limits.ts';
import { send } from '#web/api/client.ts';
import type { SpokenAnswer } from './answers.ts';
import { forgetInterview, forgetOlderThan, readInterview, readSound, type KeptInterview } from './kept.ts';
import type { Question } from './machine.ts';
import { untilAnswered, type Persistence } from './persistence.ts';
import { questionsInOrder } from './questions.ts';
import { sendKeptTakes } from './recordings.ts';
import type { Submission } from './submission.ts';
import type { Terms } from './texts.ts';
import type { SentTake } from '../recording/sent-take.ts';

const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;

export interface Whereabouts extends Terms {
  name: 'new' | 'begun' | 'submitted';
}

/**
 * What became of an interview before this page was opened, by the server's records: nothing yet, begun and not
 * submitted (a reload, a crash, or another machine), or submitted.
 */
export async function readWhereabouts(applicationId: string, persistence: Persistence): Promise<Whereabouts> {
  // A browser that keeps nothing has nothing to forget.
  await forgetOlderThan(INTERVIEW_EXPIRY_MS).catch(() => {});
  const { data } = await untilAnswered(
    () => send(getInterviewSession, { applicationId }, KEEP_PAGE),
    persistence,
  );
  if (data.submittedAt !== null) {
    await forgetInterview(applicationId).catch(() => {});
  }
  const { proctoring, timeFactor } = data;
  const began = data.startedAt === null ? 'new' : 'begun';
  return { name: data.submittedAt === null ? began : 'submitted', proctoring, timeFactor };
}

/** What an earlier page left on this machine. */
export interface Left {
  kept: KeptInterview | null;
  takes: SentTake[];
  answers: SpokenAnswer[];
}

/** Reads what was left, and goes on sending what the server lacks of its video. */
export async function readLeft(applicationId: string, persistence: Persistence): Promise<Left> {
  const kept = await readInterview(applicationId).catch(() => null);
  if (!kept) return { kept, takes: [], answers: [] };
  const answers: SpokenAnswer[] = [];
  for (const [key, answer] of Object.entries(kept.answers)) {
    const ordinal = Number(key);
    const pieces = await readSound(applicationId, ordinal);
    if (answer.path !== null || pieces.length > 0) answers.push({ ...answer, ordinal, pieces });
  }
  return { kept, takes: await sendKeptTakes(applicationId, kept.takes, persistence), answers };
}

/** Everything that is there of an interrupted interview, to be submitted as it is. */
export async function readInterrupted(applicationId: string, persistence: Persistence): Promise<Submission> {
  const { kept, takes, answers } = await readLeft(applicationId, persistence);
  const questions = kept?.questions ?? (await readQuestions(applicationId, persistence));
  const chosen = kept?.chosen ?? {};
  return { applicationId, questions, chosen, takes, answers, told: Promise.resolve() };
}

async function readQuestions(applicationId: string, persistence: Persistence): Promise<Question[]> {
  const { data } = await untilAnswered(
    () => send(getApplicationDetailsCandidate, { applicationId }, KEEP_PAGE),
    persistence,
  );
  const asked = await untilAnswered(
    () => send(getQuestionsForInterview, { jobId: data.appliedJob.id }, KEEP_PAGE),
    persistence,
  );
  return questionsInOrder(asked.data);
}

/** Notes the reload on the server, before the submission closes the interview's record. */
export async function noteReload(applicationId: string, persistence: Persistence): Promise<void> {
  await untilAnswered(
    () => send(recordProctoringEvent, { applicationId, kind: 'page-reloaded' }, KEEP_PAGE),
    persistence,
  );
}
