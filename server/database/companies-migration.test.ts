import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseBefore } from '#server/testing/earlier-database.ts';
import { testEngines } from '#server/testing/postgres.ts';

/** Employers, and what belongs to them, that exist before 018. */

const [NORA, PINE, CARA, SECTOR, EDUCATION, JOB, QUESTION, LOGO, MESSAGE, RESUME] = Array.from(
  { length: 10 },
  (_, index) => `00000000-0000-4000-8000-00000000000${index}`,
) as [string, string, string, string, string, string, string, string, string, string];

describe.each(testEngines)('migration 018 on %s', (engine) => {
  const earlier = databaseBefore('018', engine);
  beforeAll(async () => {
    await fill();
    await earlier.migrate();
  });

  async function fill() {
    const { db } = earlier;
    await sql`INSERT INTO sectors VALUES (${SECTOR}, 'Health Care', 0)`.execute(db);
    await sql`INSERT INTO educations VALUES (${EDUCATION}, 'School', 0)`.execute(db);
    await sql`INSERT INTO users (id, role, name, email, mobile, password_hash, created_at) VALUES
      (${NORA}, 'employer', 'Café & Pine', 'nora@example.com', '5550101234', 'x', '2026-01-01'),
      (${PINE}, 'employer', 'cafe pine', 'pine@example.com', '5550101234', 'x', '2026-01-02'),
      (${CARA}, 'candidate', 'Cara', 'cara@example.com', '5550101234', 'x', '2026-01-03')`.execute(db);
    for (const [id, owner] of [
      [LOGO, NORA],
      [MESSAGE, NORA],
      [RESUME, CARA],
    ]) {
      await sql`INSERT INTO files (id, path, object_key, owner_id, kind, media_type, bytes, original_name)
        VALUES (${id}, ${id}, ${id}, ${owner}, 'image', 'image/png', 1, 'a.png')`.execute(db);
    }
    await sql`UPDATE users SET avatar_file_id = ${LOGO} WHERE id = ${NORA}`.execute(db);
    await sql`INSERT INTO employers (user_id, full_address, country_id, state_id, city_id, zip_code, sector_id, terms_accepted_at)
      VALUES (${NORA}, 'x', '1', '1', '1', '1', ${SECTOR}, now())`.execute(db);
    await sql`INSERT INTO sign_in_rules (company_id, requires_second_factor) VALUES (${NORA}, true)`.execute(
      db,
    );
    await sql`INSERT INTO upload_days (owner_id, day, bytes, uploads) VALUES (${NORA}, '2026-01-01', 5, 1)`.execute(
      db,
    );
    await sql`INSERT INTO jobs (id, alternate_id, employer_id, status, designation, job_type, sector_id, description_html)
      VALUES (${JOB}, 'R1-AAAAAA', ${NORA}, 'open', 'Nurse', 'CTH', ${SECTOR}, '<p>Care</p>')`.execute(db);
    await sql`INSERT INTO job_videos (job_id, file_id) VALUES (${JOB}, ${MESSAGE})`.execute(db);
    await sql`INSERT INTO job_questions (id, job_id, kind, question, position)
      VALUES (${QUESTION}, ${JOB}, 'skill', 'How?', 0)`.execute(db);
    await sql`INSERT INTO applications (id, job_id, candidate_id, employer_id, status, travel_preferred,
        relocation_preferred, resume_file_id)
      VALUES ('one', ${JOB}, ${CARA}, ${NORA}, 'COMPLETED', true, true, ${RESUME})`.execute(db);
    await sql`INSERT INTO answer_marks (application_id, question_id, employer_id, question_key, verdict, analysis_verdict,
        answer_text, marked_at)
      VALUES ('one', ${QUESTION}, ${NORA}, 'key', 'Correct', 'Correct', 'so', now())`.execute(db);
    await sql`INSERT INTO answer_corrections (application_id, question_id, made_at) VALUES ('one', ${QUESTION}, now())`.execute(
      db,
    );
    await sql`INSERT INTO correction_decisions (correction_id, take, employer_id, decided_at)
      SELECT id, 'heard', ${NORA}, now() FROM answer_corrections`.execute(db);
  }

  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(earlier.db)).rows;

  test('each employer is a company with the same id, whose owner is the user', async () => {
    expect(await rowsOf(sql`SELECT id, name, slug, avatar_file_id FROM companies ORDER BY id`)).toEqual([
      { id: NORA, name: 'Café & Pine', slug: 'cafe-pine', avatar_file_id: LOGO },
      { id: PINE, name: 'cafe pine', slug: 'cafe-pine-2', avatar_file_id: null },
    ]);
    expect(await rowsOf(sql`SELECT slug, company_id FROM company_slugs ORDER BY slug`)).toEqual([
      { slug: 'cafe-pine', company_id: NORA },
      { slug: 'cafe-pine-2', company_id: PINE },
    ]);
    expect(
      await rowsOf(sql`SELECT user_id, company_id, member_role FROM company_members ORDER BY user_id`),
    ).toEqual([
      { user_id: NORA, company_id: NORA, member_role: 'owner' },
      { user_id: PINE, company_id: PINE, member_role: 'owner' },
    ]);
    expect(await rowsOf(sql`SELECT employer_id, marked_by FROM answer_marks`)).toEqual([
      { employer_id: NORA, marked_by: NORA },
    ]);
    expect(await rowsOf(sql`SELECT employer_id, decided_by FROM correction_decisions`)).toEqual([
      { employer_id: NORA, decided_by: NORA },
    ]);
    expect(await rowsOf(sql`SELECT company_id, requires_second_factor FROM sign_in_rules`)).toEqual([
      { company_id: NORA, requires_second_factor: true },
    ]);
  });

  test('a file needs an owner, and the history is only added to', async () => {
    const { db } = earlier;
    const stray = sql`INSERT INTO files (path, object_key, owner_id, kind, media_type, bytes, original_name)
      VALUES ('stray', 'stray', ${SECTOR}, 'image', 'image/png', 1, 'a.png')`.execute(db);
    await expect(stray).rejects.toThrow('no company and no user has the id');
    await sql`INSERT INTO audit_events (company_id, at, actor_kind, action, details)
      VALUES (${NORA}, now(), 'system', 'company.created', '{"version": 1, "details": {}}')`.execute(db);
    for (const change of [sql`UPDATE audit_events SET action = 'x'`, sql`DELETE FROM audit_events`])
      await expect(change.execute(db)).rejects.toThrow('audit_events is only added to');
  });

  test('a deleted user takes nothing of the company along; a deleted company takes all of it', async () => {
    const { db } = earlier;
    await sql`DELETE FROM users WHERE id = ${NORA}`.execute(db);
    const counts = () =>
      rowsOf(sql`SELECT (SELECT count(*)::int FROM jobs) AS jobs, (SELECT count(*)::int FROM applications) AS applications,
        (SELECT count(*)::int FROM answer_marks WHERE marked_by IS NULL) AS marks,
        (SELECT count(*)::int FROM employers) AS profiles, (SELECT count(*)::int FROM upload_days) AS days,
        (SELECT array_agg(path ORDER BY path) FROM files) AS files`);
    expect(await counts()).toEqual([
      { jobs: 1, applications: 1, marks: 1, profiles: 1, days: 1, files: [LOGO, MESSAGE, RESUME] },
    ]);
    await sql`DELETE FROM answer_corrections`.execute(db);
    await sql`DELETE FROM answer_marks`.execute(db);
    await sql`DELETE FROM companies WHERE id = ${NORA}`.execute(db);
    expect(await counts()).toEqual([
      { jobs: 0, applications: 0, marks: 0, profiles: 0, days: 0, files: [RESUME] },
    ]);
    await sql`DELETE FROM users WHERE id = ${CARA}`.execute(db);
    expect(await rowsOf(sql`SELECT path FROM files`)).toEqual([]);
  });
});
