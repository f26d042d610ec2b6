import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { listStates } from '#server/features/masters/geography.ts';

const LEVELS = 'Junior,Senior,Lead,Chief,Assistant,Associate,Deputy,Principal,Staff,Trainee'.split(',');
const FIELDS = 100;
const ROLES =
  'Nurse,Engineer,Teacher,Welder,Accountant,Driver,Analyst,Designer,Electrician,Chef,Plumber,Pharmacist,Surveyor,Editor,Baker,Carpenter,Librarian,Mechanic,Translator,Architect'.split(
    ',',
  );
/** One copy in this many is of this type, and one in this many is in another sector than the rest. */
export const RARE = { type: 'CTH', oneOfType: 1_000, oneOfSector: 100 } as const;

/**
 * Adds open copies of one job with up to 20,000 designations, a few of them common, across 50 states. Every tenth is
 * remote. They are the same each time, because a plan may depend on the rows. Returns the rare sector.
 */
export async function copyOpenJob(db: Database, jobId: string, count: number): Promise<string> {
  const states = listStates('US').slice(0, 50);
  // Each batch is one statement, which PostgreSQL cancels after half a minute.
  const batch = 5_000;
  const { id: rareSector } = await db
    .selectFrom('sectors')
    .select('id')
    .where('id', '!=', (jobs) => jobs.selectFrom('jobs').select('sector_id').where('id', '=', jobId))
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < count; from += batch) {
    await db.transaction().execute(async (tx) => {
      await sql`SELECT setseed(${from / count}::float8)`.execute(tx);
      await sql`
      INSERT INTO jobs (alternate_id, employer_id, status, designation, job_type, sector_id, description_html,
        education_id, misc_info, interview_process, work_address, work_country_id, work_state_id, work_city_id,
        work_zip_code, boarding_requirement_ids, published_at, salary, proctoring, interview_open_days, thinking_seconds, retakes,
        answer_seconds, language)
      SELECT 'BENCH' || n, employer_id, 'open',
        (${LEVELS}::text[])[1 + (n * 7) % ${LEVELS.length}::int] || ' Field' || floor(${FIELDS}::int * power(random(), 3)) || ' '
          || (${ROLES}::text[])[1 + floor(${ROLES.length}::int * power(random(), 2))::int],
        CASE WHEN (n / 10) % ${RARE.oneOfType}::int = 7 THEN ${RARE.type} ELSE job_type END,
        CASE WHEN (n / 10) % ${RARE.oneOfSector}::int = 7 THEN ${rareSector}::uuid ELSE sector_id END,
        description_html, education_id,
        CASE WHEN n % 10 = 0
          THEN misc_info || '{"workFromHome": true, "workFromHomeShare": "100% Remote"}'::jsonb ELSE misc_info END,
        interview_process, work_address, work_country_id,
        (${states.map((state) => state.id)}::text[])[1 + floor(50 * power(random(), 2))::int], work_city_id, work_zip_code,
        boarding_requirement_ids, now() - n * interval '1 minute', (40000 + (n * 37) % 100000)::text,
        proctoring, interview_open_days, thinking_seconds, retakes, answer_seconds, language
      FROM jobs, generate_series(${from}::int, ${Math.min(from + batch, count) - 1}::int) AS n
      WHERE id = ${jobId}`.execute(tx);
    });
  }
  await sql`ANALYZE`.execute(db);
  return rareSector;
}
