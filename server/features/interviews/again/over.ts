import type { Database } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { waitingProblems } from '#server/features/applications/request-store.ts';
import { HOLDER_LEASE_SECONDS } from '#contract/shared/limits.ts';
import { lastTurn } from '../handover/holder-store.ts';
import type { InterviewRow } from '../store.ts';

/**
 * Whether an interview can be given again: it was submitted or missed, or its window has closed. An interview that has
 * begun can be given again earlier if the candidate reported a problem and no page holds it. An interview that can
 * still be taken is moved or extended instead.
 */
export async function isOver(
  db: Database,
  application: ApplicationRow,
  interview: InterviewRow | null,
  now: Date,
): Promise<boolean> {
  if (interview?.submitted_at || application.outcome === 'no-show') return true;
  const { interview_closes_at: closesAt } = application;
  // Without a window, a person moved the applicant on, so there was no interview.
  if (closesAt === null || closesAt < now) return true;
  if (!interview?.started_at) return false;
  const attempt = attemptOf(application);
  const problems = await waitingProblems(db, attempt.applicationId);
  if (!problems.some((problem) => problem.attempt === attempt.attempt)) return false;
  const holder = await lastTurn(db, attempt);
  return holder === null || now.getTime() - holder.renewed_at.getTime() >= HOLDER_LEASE_SECONDS * 1000;
}
