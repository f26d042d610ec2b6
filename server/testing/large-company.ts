import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Place, statusOf } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';
import { storedReport } from '#server/features/feedback/stored-report.ts';

/**
 * One posted job and one candidate with a profile, both made by
 * the usual calls. Everything else is a copy of them.
 */
export interface Likeness {
  jobId: string;
  candidateId: string;
}

const MINUTE_MS = 60_000;
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
 * Adds this many jobs and applications to the company of a job, with various statuses and with times before
 * `now`. A third of all applications are for the given job, or all of them if it is the only one. They stand in `places`,
 * one after the other.
 */
export async function fillCompany(
  db: Database,
  likeness: Likeness,
  size: { jobs: number; applications: number },
  now: Date,
  places: readonly Place[] = USUAL_PLACES,
): Promise<void> {
  const jobs = await multiplyJob(db, likeness.jobId, size.jobs - 1, now);
  const people = await multiplyCandidate(db, likeness.candidateId, size.applications);
  const { employer_id } = await db
    .selectFrom('jobs')
    .select('employer_id')
    .where('id', '=', likeness.jobId)
    .executeTakeFirstOrThrow();
  const { resume_file_id } = await db
    .selectFrom('candidates')
    .select('resume_file_id')
    .where('user_id', '=', likeness.candidateId)
    .executeTakeFirstOrThrow();

  const applications = people.map((candidate_id, index) => {
    const applied_at = new Date(now.getTime() - index * MINUTE_MS);
    const { stage, outcome } = places[index % places.length]!;
    const status = statusOf({ stage, outcome });
    const isDecided = status !== 'PENDING';
    const hoursAway = status === 'SCHEDULED' ? (index % 300) - 60 : -1 - (index % 300);
    const interview_at = new Date(now.getTime() + hoursAway * 60 * MINUTE_MS);
    return {
      id: randomBytes(24).toString('base64url'),
      job_id:
        index % 3 === 0 || jobs.length === 0 ? likeness.jobId : jobs[Math.floor(index / 5) % jobs.length]!,
      candidate_id,
      employer_id,
      stage,
      outcome,
      told_stage: stage,
      told_outcome: outcome,
      stage_since: applied_at,
      travel_preferred: index % 2 === 0,
      relocation_preferred: index % 4 === 0,
      resume_file_id: resume_file_id!,
      applied_at,
      decided_at: isDecided ? applied_at : null,
      interview_at: isDecided && status !== 'REJECTED' ? interview_at : null,
      // Some wait for their comparison, some failed, some match nothing of the job.
      criteria_percent: index % 20 === 0 ? null : (index * 37) % 101,
      criteria_failed: index % 50 === 0,
    };
  });
  await inChunks(applications, (chunk) =>
    db.insertInto('applications').values(chunk).returning('id').execute(),
  );
  await sql`
    INSERT INTO interviews (application_id, attempt, question_ids, submitted_at)
    SELECT id, 1, '[]', interview_at FROM applications WHERE status = 'COMPLETED' AND employer_id = ${employer_id}
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

/**
 * Copies a job with its skills, questions and message. Returns
 * the ids of the jobs that people can have applied to.
 */
async function multiplyJob(db: Database, jobId: string, count: number, now: Date): Promise<string[]> {
  const template = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const {
    id: _id,
    is_remote: _isRemote,
    pay_year: _payYear,
    misc_info,
    interview_process,
    boarding_requirement_ids,
    ...columns
  } = template;
  const jobs = Array.from({ length: count }, (_, index) => {
    const status = JOB_STATUSES[index % JOB_STATUSES.length]!;
    const moment = new Date(now.getTime() - index * 60 * MINUTE_MS);
    return {
      ...columns,
      misc_info: JSON.stringify(misc_info),
      interview_process: JSON.stringify(interview_process),
      boarding_requirement_ids: JSON.stringify(boarding_requirement_ids),
      alternate_id: `COPY-${jobId}-${index}`,
      designation: `${template.designation} ${index}`,
      status,
      status_before_delete: status === 'deleted' ? 'open' : null,
      created_at: moment,
      updated_at: moment,
      published_at: status === 'draft' ? null : moment,
    };
  });
  const made = await inChunks(jobs, (chunk) =>
    db.insertInto('jobs').values(chunk).returning(['id', 'status']).execute(),
  );
  const copies = sql`jobs AS copy WHERE copy.employer_id = ${columns.employer_id} AND copy.id <> ${jobId}::uuid`;
  await sql`
    INSERT INTO job_skills (job_id, skill_id, preference, min_experience, position)
    SELECT copy.id, one.skill_id, one.preference, one.min_experience, one.position
    FROM (SELECT * FROM job_skills WHERE job_id = ${jobId}::uuid) AS one, ${copies}
  `.execute(db);
  await sql`
    INSERT INTO job_questions (job_id, kind, master_id, skill_id, question, options, answer, position)
    SELECT copy.id, one.kind, one.master_id, one.skill_id, one.question, one.options, one.answer, one.position
    FROM (SELECT * FROM job_questions WHERE job_id = ${jobId}::uuid) AS one, ${copies}
  `.execute(db);
  await sql`
    INSERT INTO job_videos (job_id, file_id)
    SELECT copy.id, one.file_id FROM (SELECT * FROM job_videos WHERE job_id = ${jobId}::uuid) AS one, ${copies}
  `.execute(db);
  return made.filter(({ status }) => status === 'open' || status === 'closed').map(({ id }) => id);
}

/** Makes candidates who applied and do nothing else. Returns their ids. */
async function multiplyCandidate(db: Database, candidateId: string, count: number): Promise<string[]> {
  const { avatar_file_id } = await db
    .selectFrom('users')
    .select('avatar_file_id')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const users = Array.from({ length: count }, (_, index) => ({
    role: 'candidate' as const,
    name: `Applicant ${index}`,
    email: `applicant${index}-${candidateId}@example.com`,
    mobile: '5550101234',
    password_hash: 'none',
    avatar_file_id,
  }));
  const made = await inChunks(users, (chunk) =>
    db.insertInto('users').values(chunk).returning('id').execute(),
  );
  return made.map(({ id }) => id);
}

async function inChunks<Row, Made>(rows: Row[], insert: (chunk: Row[]) => Promise<Made[]>): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < rows.length; start += 500)
    made.push(...(await insert(rows.slice(start, start + 500))));
  return made;
}
