import type { VerdictCounts } from '#contract/interview/report-figures.ts';
import type { Certainty, Verdict } from '#contract/interview/verdicts.ts';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';

export interface Glance {
  counts: VerdictCounts;
  certainty: Certainty | null;
  /** The percentage of words that were recognised confidently. */
  heard: number | null;
  flags: number;
  /** The share of expected points found in the answers that a person must review. Null if there are none. */
  found: number | null;
  /** The verdict on each scored answer. */
  verdicts: { questionId: string; verdict: Verdict }[];
}

/** Replaces what lists show about a report. */
export async function setGlance(
  tx: Database,
  { applicationId, attempt }: Attempt,
  glance: Glance,
): Promise<void> {
  const { counts } = glance;
  await tx
    .updateTable('reports')
    .set({
      certainty: glance.certainty,
      heard: glance.heard,
      flags: glance.flags,
      found: glance.found,
      correct: counts.correct,
      partial: counts.partial,
      incorrect: counts.incorrect,
      not_answered: counts.notAnswered,
      needs_review: counts.needsReview,
    })
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .execute();
  await tx
    .deleteFrom('answer_verdicts')
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .execute();
  if (glance.verdicts.length === 0) return;
  await tx
    .insertInto('answer_verdicts')
    .values(
      glance.verdicts.map(({ questionId, verdict }) => ({
        application_id: applicationId,
        attempt,
        question_id: questionId,
        verdict,
      })),
    )
    .execute();
}
