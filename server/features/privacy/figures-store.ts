import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** An application counts from the beginning of its day. Everything after it keeps its distance in time. */
const SHIFT = sql`(applications.applied_at - date_trunc('day', applications.applied_at, 'UTC'))`;

/** Stores what the figures need from an application that is about to be deleted, without any personal data. */
export async function keepFigures(tx: Database, applicationId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO erased_applications
      (job_id, employer_id, applied_at, stage, interview_at, started_at, submitted_at, has_report, percent)
    SELECT applications.job_id, applications.employer_id, applications.applied_at - ${SHIFT}, applications.stage,
      applications.interview_at - ${SHIFT}, interviews.started_at - ${SHIFT}, interviews.submitted_at - ${SHIFT},
      reports.ready_at IS NOT NULL, reports.percent
    FROM applications
    LEFT JOIN interviews
      ON interviews.application_id = applications.id AND interviews.attempt = applications.attempt
    LEFT JOIN reports ON reports.application_id = applications.id AND reports.attempt = applications.attempt
    WHERE applications.id = ${applicationId}
    RETURNING id`.execute(tx);
  const erased = rows[0];
  if (!erased) return;
  await sql`
    INSERT INTO erased_moves (erased_id, at, to_stage, to_outcome, is_decision)
    SELECT ${erased.id}::bigint, moves.at - ${SHIFT}, moves.to_stage, moves.to_outcome,
      moves.actor_kind IN ('member', 'token')
    FROM application_moves AS moves JOIN applications ON applications.id = moves.application_id
    WHERE moves.application_id = ${applicationId} AND NOT moves.is_undo
      AND (moves.decision_id IS NULL OR NOT EXISTS (
        SELECT 1 FROM application_moves AS undone
        WHERE undone.application_id = moves.application_id AND undone.is_undo
          AND undone.decision_id = moves.decision_id
      ))
    ORDER BY moves.id`.execute(tx);
  await sql`
    INSERT INTO erased_verdicts (erased_id, question_id, verdict)
    SELECT ${erased.id}::bigint, answer_verdicts.question_id, answer_verdicts.verdict
    FROM answer_verdicts
    JOIN applications
      ON applications.id = answer_verdicts.application_id AND applications.attempt = answer_verdicts.attempt
    WHERE answer_verdicts.application_id = ${applicationId}`.execute(tx);
}
