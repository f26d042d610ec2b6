import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/**
 * Gives the applications of a company made by `fillCompany` what a busy company has: reports with different scores,
 * verdicts on four of the job's questions, spoken words, moves, the member's scorecards, and names.
 */
export async function fillPipeline(
  db: Database,
  { companyId, jobId, memberId }: { companyId: string; jobId: string; memberId: string },
): Promise<void> {
  await sql`
    UPDATE users SET name = (ARRAY['Ann', 'Bob', 'José', 'Dora', 'Emil'])[1 + (random() * 4)::int] || ' '
      || (ARRAY['Marlow', 'Álvarez', 'Kowalski', 'Okafor', 'Lind'])[1 + (random() * 4)::int]
    FROM applications WHERE applications.candidate_id = users.id AND applications.employer_id = ${companyId}::uuid
  `.execute(db);
  await sql`
    UPDATE reports SET
      report = jsonb_set(report, '{isSensePercent}', to_jsonb(round((random() * 100)::numeric, 2))),
      certainty = (ARRAY['low', 'medium', 'high'])[1 + (random() * 2)::int],
      heard = 60 + (random() * 40)::int, flags = (random() * 3)::int,
      correct = 2, partial = 1, incorrect = 1, not_answered = 0, needs_review = 0
    FROM applications
    WHERE applications.id = reports.application_id AND applications.employer_id = ${companyId}::uuid
  `.execute(db);
  await sql`
    INSERT INTO answer_verdicts (application_id, attempt, question_id, verdict)
    SELECT reports.application_id, reports.attempt, job_questions.id,
      (ARRAY['Correct', 'Partially Correct', 'Incorrect', 'Not Answered'])[1 + (random() * 3)::int]
    FROM reports JOIN applications ON applications.id = reports.application_id,
      (SELECT id FROM job_questions WHERE job_id = ${jobId}::uuid AND kind <> 'personal' LIMIT 4) AS job_questions
    WHERE applications.employer_id = ${companyId}::uuid
  `.execute(db);
  await sql`
    INSERT INTO spoken_words (application_id, attempt, question_id, company_id, heard)
    SELECT reports.application_id, reports.attempt, gen_random_uuid(), applications.employer_id,
      (SELECT string_agg(word || (random() * 400)::int, ' ') || ' a closure keeps the variables of its function'
        FROM unnest(ARRAY['data', 'team', 'server', 'patient', 'field', 'ledger', 'engine', 'query']) AS word,
          generate_series(1, 12) AS round
        WHERE reports.application_id IS NOT NULL)
      || CASE WHEN random() < 0.01 THEN ' kubernetes' ELSE '' END
    FROM reports JOIN applications ON applications.id = reports.application_id, generate_series(1, 5)
    WHERE applications.employer_id = ${companyId}::uuid
  `.execute(db);
  await sql`
    INSERT INTO application_moves (application_id, at, actor_kind, actor_id, from_stage, to_stage, to_outcome)
    SELECT id, applied_at + random() * interval '3 days', 'member', ${memberId}::uuid, 'applied',
      CASE WHEN outcome = 'declined' THEN 'applied' ELSE 'ai-interview' END, outcome
    FROM applications WHERE employer_id = ${companyId}::uuid AND decided_at IS NOT NULL ORDER BY applied_at
  `.execute(db);
  await sql`
    INSERT INTO application_moves (application_id, at, actor_kind, from_stage, to_stage)
    SELECT id, applied_at + interval '4 days', 'candidate', 'ai-interview', 'review'
    FROM applications WHERE employer_id = ${companyId}::uuid AND stage = 'review' ORDER BY applied_at
  `.execute(db);
  await sql`
    INSERT INTO scorecards (application_id, attempt, member_id, member_name, overall, reason, submitted_at)
    SELECT id, attempt, ${memberId}::uuid, 'Member', 1 + (random() * 3)::int, 'So.', applied_at
    FROM applications WHERE employer_id = ${companyId}::uuid AND stage = 'review' AND random() < 0.3
  `.execute(db);
  await sql`ANALYZE`.execute(db);
}
