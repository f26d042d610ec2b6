import type { Score } from '#contract/interview/scores.ts';
import type { Database } from '#server/database/database.ts';
import { isOneOf } from '#server/features/applications/attempt-store.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { nameOf } from './note-store.ts';

interface QuestionScore {
  questionId: string;
  score: Score;
  reason: string;
}

export interface Scorecard extends Attempt {
  /** Null if the account no longer exists. */
  memberId: string | null;
  by: string;
  overall: Score;
  reason: string;
  at: Date;
  scores: QuestionScore[];
}

export async function hasScorecard(
  db: Database,
  { applicationId, attempt }: Attempt,
  memberId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('scorecards')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a member's scorecard. If there is an earlier one, it is replaced if that is allowed. Otherwise returns false.
 */
export async function putScorecard(
  tx: Database,
  card: Omit<Scorecard, 'by' | 'memberId'> & { memberId: string },
  { replaces }: { replaces: boolean },
): Promise<boolean> {
  const values = { overall: card.overall, reason: card.reason, submitted_at: card.at };
  const row = await tx
    .insertInto('scorecards')
    .values({
      application_id: card.applicationId,
      attempt: card.attempt,
      member_id: card.memberId,
      member_name: nameOf(card.memberId),
      ...values,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['application_id', 'attempt', 'member_id']);
      return replaces ? same.doUpdateSet(values) : same.doNothing();
    })
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tx.deleteFrom('scorecard_scores').where('scorecard_id', '=', row.id).execute();
  if (card.scores.length > 0) {
    await tx
      .insertInto('scorecard_scores')
      .values(
        card.scores.map(({ questionId, score, reason }) => ({
          scorecard_id: row.id,
          question_id: questionId,
          score,
          reason,
        })),
      )
      .execute();
  }
  return true;
}

/** The scorecards of these interviews, in the order in which they were submitted. */
export async function scorecardsOf(db: Database, attempts: readonly Attempt[]): Promise<Scorecard[]> {
  if (attempts.length === 0) return [];
  const cards = await db
    .selectFrom('scorecards')
    .selectAll()
    .where(isOneOf(attempts))
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  if (cards.length === 0) return [];
  const scores = await db
    .selectFrom('scorecard_scores')
    .selectAll()
    .where(
      'scorecard_id',
      'in',
      cards.map(({ id }) => id),
    )
    .execute();
  const byCard = Map.groupBy(scores, ({ scorecard_id }) => scorecard_id);
  return cards.map((card) => ({
    applicationId: card.application_id,
    attempt: card.attempt,
    memberId: card.member_id,
    by: card.member_name,
    // The database only allows 1 to 4.
    overall: card.overall as Score,
    reason: card.reason,
    at: card.submitted_at,
    scores: (byCard.get(card.id) ?? []).map((one) => ({
      questionId: one.question_id,
      score: one.score as Score,
      reason: one.reason,
    })),
  }));
}

/** The interviews of a job that have a scorecard. With `scoredBy`, those with a scorecard by this member. */
export async function scoredInterviews(
  db: Database,
  jobId: string,
  scoredBy: string | null,
): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('scorecards')
    .innerJoin('applications', 'applications.id', 'scorecards.application_id')
    .select(['scorecards.application_id', 'scorecards.attempt'])
    .distinct()
    .where('applications.job_id', '=', jobId)
    .$if(scoredBy !== null, (query) => query.where('scorecards.member_id', '=', scoredBy!))
    .execute();
  return rows.map(({ application_id, attempt }) => ({ applicationId: application_id, attempt }));
}
