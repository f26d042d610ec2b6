import { DAY_MS, OPEN_DAYS_MAX } from '#contract/shared/limits.ts';
import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import { getInterviewSession, recordProctoringEvent } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { interviewDevice } from '#web/session/storage.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import type { Terms } from '../steps/texts.ts';
import { forgetInterview, forgetOlderThan } from './local-copy.ts';

const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;

interface InterviewStatus extends Terms {
  attempt: Attempt;
  name: 'new' | 'begun' | 'submitted';
  /** Whether it was begun on this device. A reload happens on the same device. */
  wasHere: boolean;
  /** The other device that holds it, if that one is alive. */
  elsewhere: OpenElsewhere | null;
}

/**
 * The state of an interview before this page was opened, from the server's records: not begun, begun but not submitted
 * (a reload, a crash, or another device), or submitted.
 */
export async function readInterviewStatus(
  applicationId: string,
  retryPolicy: RetryPolicy,
): Promise<InterviewStatus> {
  // No interview is open for longer. Without storage, there is no copy to delete.
  await forgetOlderThan(OPEN_DAYS_MAX * DAY_MS).catch(() => {});
  const { data } = await untilAnswered(
    () => send(getInterviewSession, { applicationId, deviceId: interviewDevice() }, KEEP_PAGE),
    retryPolicy,
  );
  const attempt = { applicationId, attempt: data.attempt, holderId: crypto.randomUUID() };
  if (data.submittedAt !== null) {
    await forgetInterview(localName(attempt)).catch(() => {});
  }
  const { proctoring, timeFactor, holder } = data;
  const began = data.startedAt === null ? 'new' : 'begun';
  const isElsewhere = holder !== null && !holder.isThisDevice;
  return {
    name: data.submittedAt === null ? began : 'submitted',
    attempt,
    proctoring,
    timeFactor,
    rules: data,
    wasHere: holder?.isThisDevice ?? false,
    elsewhere: isElsewhere && holder.isAlive ? holder : null,
  };
}

/** Notes the reload on the server before the submission closes the interview's record. */
export async function noteReload(attempt: Attempt, retryPolicy: RetryPolicy): Promise<void> {
  await untilAnswered(
    () => send(recordProctoringEvent, { ...attempt, kind: 'page-reloaded' }, KEEP_PAGE),
    retryPolicy,
  );
}
