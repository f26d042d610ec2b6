import * as said from '#contract/messages/en/company-rules.ts';
import type { Database } from '#server/database/database.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
import { heldBlindAmong } from '#server/features/applications/held-blind-store.ts';
import { type ApplicationRow, applicationInReach } from '#server/features/applications/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { hasScorecard } from './scorecard-store.ts';

export interface Review {
  application: ApplicationRow;
  isBlind: boolean;
  /** Whether the member must judge before seeing the judgements of others and the analysis. */
  mustScoreFirst: boolean;
  /** True if the reason is that the member takes part in a round and must send that scorecard first. */
  mustSendCard: boolean;
}

/**
 * An application as this member may review it. Throws notFound otherwise. With blind review, a scorecard on the current
 * interview reveals the verdicts of all attempts, and one on an earlier attempt reveals those of that attempt. A member
 * who takes part in a round is blind in every job, and the scorecard on the round also reveals them.
 */
export async function reviewBy(
  db: Database,
  caller: EmployerCaller,
  applicationId: string,
  shown?: Attempt,
): Promise<Review> {
  const application = await applicationInReach(db, reachOf(caller), applicationId);
  if (!application) throw notFound();
  const isBlind = (await jobById(db, application.job_id))?.blind_review ?? false;
  const hasJudged = async (attempt: Attempt) => hasScorecard(db, attempt, caller.id);
  const mustSendCard = (await heldBlindAmong(db, caller.id, [applicationId])).size > 0;
  const mustScoreFirst =
    mustSendCard ||
    (isBlind && !(await hasJudged(attemptOf(application))) && !(shown && (await hasJudged(shown))));
  return { application, isBlind, mustScoreFirst, mustSendCard };
}

/** Changing a verdict reveals the verdict that is changed. */
export async function refuseBeforeScorecard(
  db: Database,
  caller: EmployerCaller,
  applicationId: string,
  shown?: Attempt,
): Promise<void> {
  const { mustScoreFirst, mustSendCard } = await reviewBy(db, caller, applicationId, shown);
  if (mustScoreFirst) {
    const sentence = mustSendCard ? said.sendCardFirst() : said.scorecardFirst();
    throw new Refusal('scorecard.needed', sentence);
  }
}
