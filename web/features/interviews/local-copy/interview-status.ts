import { INTERVIEW_EXPIRY_MS } from '#contract/limits.ts';
import { getInterviewSession, recordProctoringEvent } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';
import type { Terms } from '../steps/texts.ts';
import { forgetInterview, forgetOlderThan } from './local-copy.ts';

const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;

interface InterviewStatus extends Terms {
  name: 'new' | 'begun' | 'submitted';
}

/**
 * What became of an interview before this page was opened, by the server's records: nothing yet, begun and
 * not submitted (a reload, a crash, or another machine), or submitted.
 */
export async function readInterviewStatus(
  applicationId: string,
  retryPolicy: RetryPolicy,
): Promise<InterviewStatus> {
  // Without storage there is no copy to delete.
  await forgetOlderThan(INTERVIEW_EXPIRY_MS).catch(() => {});
  const { data } = await untilAnswered(
    () => send(getInterviewSession, { applicationId }, KEEP_PAGE),
    retryPolicy,
  );
  if (data.submittedAt !== null) {
    await forgetInterview(applicationId).catch(() => {});
  }
  const { proctoring, timeFactor } = data;
  const began = data.startedAt === null ? 'new' : 'begun';
  return { name: data.submittedAt === null ? began : 'submitted', proctoring, timeFactor };
}

/** Notes the reload on the server, before the submission closes the interview's record. */
export async function noteReload(applicationId: string, retryPolicy: RetryPolicy): Promise<void> {
  await untilAnswered(
    () => send(recordProctoringEvent, { applicationId, kind: 'page-reloaded' }, KEEP_PAGE),
    retryPolicy,
  );
}
