import { type RawBuilder, sql } from 'kysely';
import { type Place, statusOf } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import { storedReport } from '#server/features/feedback/stored-report.ts';

/**
 * A published job and a candidate with a profile, both created by the usual calls. Everything else is a copy of them.
 */
export interface Likeness {
  jobId: string;
  candidateId: string;
}

const JOB_STATUSES = [
  'open',
  'open',
  'open',
  'open',
  'open',
  'open',
  'closed',
  'closed',
  'draft',
  'deleted',
] as const;
const USUAL_PLACES: readonly Place[] = [
  { stage: 'applied', outcome: null },
  { stage: 'applied', outcome: null },
  { stage: 'ai-interview', outcome: null },
  { stage: 'applied', outcome: 'declined' },
  { stage: 'review', outcome: null },
];

/**
 * Adds this many jobs and applications to the company of a job, with various statuses and with times before `now`. A
 * third of all applications are for the given job, or all of them if it is the only one. Each application gets one of
 * `places`, in turn.
 */
export async function fillCompany(
  db: Database,
  likeness: Likeness,
  size: { jobs: number; applications: number },
  now: Date,
  places: readonly Place[] = USUAL_PLACES,
): Promise<void> {
  await multiplyJob(db, likeness.jobId, size.jobs - 1, now);
  await multiplyCandidate(db, likeness.candidateId, size.applications);
  const placed = places.map((place) => ({ ...place, status: statusOf(place) }));
  const { rows: jobs } = await sql<{ id: string }>`
    SELECT id FROM jobs WHERE alternate_id LIKE ${copyOf(likeness.jobId)} || '%' AND status IN ('open', 'closed')
    ORDER BY created_at DESC
  `.execute(db);
  await sql`
    WITH places AS (
      SELECT n - 1 AS place, stage, nullif(outcome, '') AS outcome, status
      FROM unnest(${placed.map(({ stage }) => stage)}::text[], ${placed.map(({ outcome }) => outcome ?? '')}::text[],
        ${placed.map(({ status }) => status)}::text[]) WITH ORDINALITY AS place (stage, outcome, status, n)
    ), applicants AS (
      SELECT n, ${now}::timestamptz - n * interval '1 minute' AS applied_at,
        ${now}::timestamptz + interval '1 hour'
          * CASE status WHEN 'SCHEDULED' THEN n % 300 - 60 ELSE -1 - n % 300 END AS interview_at,
        places.*
      FROM generate_series(0, ${size.applications}::int - 1) AS n JOIN places ON place = n % ${places.length}::int
    )
    INSERT INTO applications (id, job_id, candidate_id, employer_id, stage, outcome, told_stage, told_outcome,
      stage_since, travel_preferred, relocation_preferred, resume_file_id, applied_at, decided_at, interview_at,
      criteria_percent, criteria_failed, report_public, time_factor, open_days, thinking_seconds, retakes, answer_seconds, language)
    SELECT replace(gen_random_uuid()::text, '-', ''),
      CASE WHEN n % 3 = 0 OR ${jobs.length}::int = 0 THEN one.id
        ELSE (${jobs.map(({ id }) => id)}::uuid[])[1 + n / 5 % greatest(${jobs.length}::int, 1)] END,
      users.id, one.employer_id, stage, outcome, stage, outcome, applied_at, n % 2 = 0, n % 4 = 0,
      candidates.resume_file_id, applied_at,
      CASE WHEN applicants.status <> 'PENDING' THEN applied_at END,
      CASE WHEN applicants.status NOT IN ('PENDING', 'REJECTED') THEN interview_at END,
      -- Some wait for their comparison, some failed, some match nothing of the job.
      CASE WHEN n % 20 > 0 THEN n * 37 % 101 END, n % 50 = 0,
      true, 1, one.interview_open_days, one.thinking_seconds, one.retakes, one.answer_seconds, one.language
    FROM applicants
      JOIN jobs AS one ON one.id = ${likeness.jobId}::uuid
      JOIN candidates ON candidates.user_id = ${likeness.candidateId}::uuid
      JOIN users ON users.email = ${applicantAddress(likeness.candidateId)}
    ORDER BY n
  `.execute(db);
  const { employer_id } = await db
    .selectFrom('jobs')
    .select('employer_id')
    .where('id', '=', likeness.jobId)
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO interviews (application_id, attempt, question_ids, submitted_at)
    SELECT id, 1, '{"version": 1, "list": []}', interview_at FROM applications WHERE status = 'COMPLETED' AND employer_id = ${employer_id}
  `.execute(db);
  const report = {
    isSensePercent: 50,
    totalAnalyzedQuestions: 0,
    totalCorrectQuestions: 0,
    sentences: [],
    skillNotes: [],
    answers: [],
    models: [],
  };
  await sql`
    INSERT INTO reports (application_id, attempt, status, report, ready_at)
    SELECT application_id, 1, 'ready', ${storedReport.write(report)}::jsonb, submitted_at
    FROM interviews JOIN applications ON applications.id = interviews.application_id WHERE employer_id = ${employer_id}
  `.execute(db);
  await sql`ANALYZE`.execute(db);
}

/** The prefix of the Job IDs of a job's copies. */
const copyOf = (jobId: string): string => `COPY-${jobId}-`;

/** Copies a job with its skills, questions and message. */
async function multiplyJob(db: Database, jobId: string, count: number, now: Date): Promise<void> {
  const template = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const { id: _id, is_remote: _isRemote, pay_year: _payYear, ...kept } = template;
  const changed: Partial<Record<keyof typeof kept, RawBuilder<unknown>>> = {
    alternate_id: sql`${copyOf(jobId)} || n`,
    designation: sql`one.designation || ' ' || n`,
    status: sql`copy_status`,
    status_before_delete: sql`CASE copy_status WHEN 'deleted' THEN 'open' END`,
    created_at: sql`moment`,
    updated_at: sql`moment`,
    published_at: sql`CASE WHEN copy_status <> 'draft' THEN moment END`,
  };
  const columns = Object.keys(kept) as (keyof typeof kept)[];
  await sql`
    INSERT INTO jobs (${sql.join(columns.map((column) => sql.ref(column)))})
    SELECT ${sql.join(columns.map((column) => changed[column] ?? sql.ref(`one.${column}`)))}
    FROM jobs AS one, generate_series(0, ${count}::int - 1) AS n,
      LATERAL (SELECT (${JOB_STATUSES}::text[])[1 + n % ${JOB_STATUSES.length}::int] AS copy_status,
        ${now}::timestamptz - n * interval '1 hour' AS moment) AS copy
    WHERE one.id = ${jobId}::uuid
  `.execute(db);
  const copies = sql`jobs AS copy WHERE copy.alternate_id LIKE ${copyOf(jobId)} || '%'`;
  await sql`
    INSERT INTO job_skills (job_id, skill_id, preference, min_experience, position)
    SELECT copy.id, one.skill_id, one.preference, one.min_experience, one.position
    FROM (SELECT * FROM job_skills WHERE job_id = ${jobId}::uuid) AS one, ${copies}
  `.execute(db);
  await sql`
    INSERT INTO job_questions (job_id, kind, master_id, skill_id, question, options, answer, accepted_answers, position)
    SELECT copy.id, one.kind, one.master_id, one.skill_id, one.question, one.options, one.answer,
      one.accepted_answers, one.position
    FROM (SELECT * FROM job_questions WHERE job_id = ${jobId}::uuid) AS one, ${copies}
  `.execute(db);
  await sql`
    INSERT INTO job_videos (job_id, file_id)
    SELECT copy.id, one.file_id FROM (SELECT * FROM job_videos WHERE job_id = ${jobId}::uuid) AS one, ${copies}
  `.execute(db);
}

const applicantAddress = (candidateId: string): RawBuilder<string> =>
  sql`'applicant' || n || ${`-${candidateId.slice(0, 8)}@example.com`}`;

/** Creates candidates who apply and do nothing else. */
async function multiplyCandidate(db: Database, candidateId: string, count: number): Promise<void> {
  await sql`
    INSERT INTO users (role, name, email, mobile, password_hash, avatar_file_id)
    SELECT 'candidate', 'Applicant ' || n, ${applicantAddress(candidateId)}, '5550101234', 'none', one.avatar_file_id
    FROM users AS one, generate_series(0, ${count}::int - 1) AS n
    WHERE one.id = ${candidateId}::uuid
  `.execute(db);
}
