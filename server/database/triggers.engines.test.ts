import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { testEngine } from '#server/testing/postgres.ts';
import { migrate } from './database.ts';

/** What triggers keep of files, their owners and the history. */

describe(`on ${testEngine}`, () => {
  const database = emptyDatabase();
  const [COMPANY, OWNER, CARA, SECTOR, JOB, LOGO, MESSAGE, RESUME] = Array.from(
    { length: 8 },
    (_, index) => `00000000-0000-4000-8000-00000000000${index}`,
  ) as [string, string, string, string, string, string, string, string];

  const addFile = (id: string, owner: string) =>
    sql`INSERT INTO files (id, path, object_key, owner_id, kind, media_type, bytes, original_name)
      VALUES (${id}, ${id}, ${id}, ${owner}, 'image', 'image/png', 1, 'a.png')`.execute(database.db);

  beforeAll(async () => {
    const { db } = database;
    await migrate(db);
    await sql`INSERT INTO users (id, role, name, email, mobile, password_hash) VALUES
      (${OWNER}, 'employer', 'Nora', 'nora@example.com', '5550101234', 'x'),
      (${CARA}, 'candidate', 'Cara', 'cara@example.com', '5550101234', 'x')`.execute(db);
    await sql`INSERT INTO companies (id, name, slug, created_at, decision_minutes, film_days, report_days, ended_days)
      VALUES (${COMPANY}, 'Pine', 'pine', now(), 10, 180, 730, 365)`.execute(db);
    await sql`INSERT INTO company_members (user_id, company_id, member_role, joined_at)
      VALUES (${OWNER}, ${COMPANY}, 'owner', now())`.execute(db);
    await addFile(LOGO, COMPANY);
    await addFile(MESSAGE, COMPANY);
    await addFile(RESUME, CARA);
    await sql`UPDATE companies SET avatar_file_id = ${LOGO}`.execute(db);
    await sql`INSERT INTO upload_days (owner_id, day, bytes, uploads) VALUES (${COMPANY}, '2026-01-01', 5, 1)`.execute(
      db,
    );
    await sql`INSERT INTO sectors VALUES (${SECTOR}, 'Care at home', 0)`.execute(db);
    await sql`INSERT INTO jobs (id, alternate_id, employer_id, status, designation, job_type, sector_id,
        description_html, proctoring, interview_open_days, thinking_seconds, retakes, answer_seconds, language)
      VALUES (${JOB}, 'R1-AAAAAA', ${COMPANY}, 'open', 'Nurse', 'CTH', ${SECTOR}, '<p>Care</p>', 'enforced', 3, 0, 0, 180, 'en')`.execute(
      db,
    );
    await sql`INSERT INTO job_videos (job_id, file_id) VALUES (${JOB}, ${MESSAGE})`.execute(db);
    await sql`INSERT INTO audit_events (company_id, at, actor_kind, action, details)
      VALUES (${COMPANY}, now(), 'system', 'company.created', '{"version": 1, "details": {}}')`.execute(db);
  });

  test('a file needs an owner, and the history is only added to', async () => {
    const { db } = database;
    await expect(addFile(JOB, SECTOR)).rejects.toThrow('no company and no user has the id');
    for (const change of [sql`UPDATE audit_events SET action = 'x'`, sql`DELETE FROM audit_events`])
      await expect(change.execute(db)).rejects.toThrow('audit_events is only added to');
  });

  test('a deleted user takes nothing of the company along; a deleted company takes all of it', async () => {
    const { db } = database;
    const left = async () => {
      const { rows } = await sql`SELECT (SELECT count(*)::int FROM jobs) AS jobs,
        (SELECT count(*)::int FROM audit_events) AS events, (SELECT count(*)::int FROM upload_days) AS days,
        (SELECT array_agg(path ORDER BY path) FROM files) AS files`.execute(db);
      return rows[0];
    };
    await sql`DELETE FROM users WHERE id = ${OWNER}`.execute(db);
    expect(await left()).toEqual({ jobs: 1, events: 1, days: 1, files: [LOGO, MESSAGE, RESUME] });
    await sql`DELETE FROM companies`.execute(db);
    expect(await left()).toEqual({ jobs: 0, events: 0, days: 0, files: [RESUME] });
    await sql`DELETE FROM users WHERE id = ${CARA}`.execute(db);
    expect(await left()).toEqual({ jobs: 0, events: 0, days: 0, files: null });
  });
});
