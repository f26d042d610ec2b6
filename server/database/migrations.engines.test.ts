import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installTaskTables } from '#server/platform/tasks/tables.ts';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { testEngine } from '#server/testing/postgres.ts';
import { taskInOwnQueue, tasksWithState } from '#server/testing/stored-tasks.ts';
import { migrate } from './migrate.ts';

/** What becomes of rows that are there before a migration. */

const MIGRATIONS = new URL('./migrations/', import.meta.url);

describe(`on ${testEngine}`, () => {
  const database = emptyDatabase();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roundone-migrations-'));
    await migrateBefore('010');
    await scheduleInterviews();
    await migrateBefore('018');
    await makeEmployers();
    await migrateBefore('084');
    await askCompanies();
    await migrateBefore('086');
    await queueTasks();
    await migrate(database.db, MIGRATIONS);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function migrateBefore(number: string): Promise<void> {
    for (const file of await readdir(MIGRATIONS)) {
      if (file < number) await cp(new URL(file, MIGRATIONS), join(folder, file));
    }
    await migrate(database.db, pathToFileURL(`${folder}/`));
  }

  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows;

  const [PERSONAL, SKILL, RETIRED, CHOICE] = Array.from({ length: 4 }, () => crypto.randomUUID());

  async function scheduleInterviews(): Promise<void> {
    const { db } = database;
    const [user, sector, job] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await sql`INSERT INTO sectors VALUES (${sector}, 'Health Care', 0)`.execute(db);
    await sql`INSERT INTO users (id, role, name, email, mobile, password_hash)
      VALUES (${user}, 'employer', 'Nina', 'nina@example.com', '5550101234', 'x')`.execute(db);
    await sql`INSERT INTO files (id, path, object_key, owner_id, kind, media_type, bytes, original_name)
      VALUES (${user}, 'resume', 'resume', ${user}, 'resume', 'application/pdf', 1, 'resume.pdf')`.execute(
      db,
    );
    await sql`INSERT INTO jobs (id, alternate_id, employer_id, status, designation, job_type, sector_id, description_html)
      VALUES (${job}, 'R1-AAAAAA', ${user}, 'open', 'Nurse', 'CTH', ${sector}, '<p>Care</p>')`.execute(db);
    await sql`INSERT INTO job_questions (id, job_id, kind, question, position, retired_at) VALUES
      (${PERSONAL}, ${job}, 'personal', 'Why us?', 3, NULL), (${SKILL}, ${job}, 'skill', 'How?', 2, NULL),
      (${RETIRED}, ${job}, 'skill', 'Formerly?', 1, now()), (${CHOICE}, ${job}, 'mcq', 'Which?', 1, NULL)`.execute(
      db,
    );
    for (const status of ['SCHEDULED', 'WITHDRAWN']) {
      const person = crypto.randomUUID();
      await sql`INSERT INTO users (id, role, name, email, mobile, password_hash)
        VALUES (${person}, 'candidate', 'Cara', ${`${person}@example.com`}, '5550101234', 'x')`.execute(db);
      await sql`INSERT INTO applications (id, job_id, candidate_id, employer_id, status, travel_preferred,
        relocation_preferred, resume_file_id, interview_at)
        VALUES (${status}, ${job}, ${person}, ${user}, ${status}, true, true, ${user}, now())`.execute(db);
    }
  }

  async function queueTasks(): Promise<void> {
    await installTaskTables(database.pgBossDb);
    for (const queue of ['mail.send', 'interviews.transcribe', 'jobs.updated', 'jobs.deleted'])
      await taskInOwnQueue(database.db, { queue, payload: { of: queue }, singletonKey: 'one' });
  }

  test('tasks that waited in a queue of their own wait in one of three', async () => {
    expect(await tasksWithState(database.db)).toEqual(
      [
        ['mail', 'mail.send'],
        ['speech', 'interviews.transcribe'],
        ['quick', 'jobs.updated'],
        ['quick', 'jobs.deleted'],
      ].map(([queue, task]) => ({ queue, state: 'created', data: { task, payload: { of: task } } })),
    );
  });

  test('an interview scheduled before 010 keeps the questions that its job asked then', async () => {
    const rows = await rowsOf(
      sql`SELECT id, question_ids FROM applications WHERE id IN ('SCHEDULED', 'WITHDRAWN') ORDER BY id`,
    );
    expect(rows).toEqual([
      { id: 'SCHEDULED', question_ids: [CHOICE, SKILL, PERSONAL] },
      { id: 'WITHDRAWN', question_ids: null },
    ]);
  });

  test('retention that an upgrade brought to people who applied before waits until it is confirmed', async () => {
    expect(await rowsOf(sql`SELECT value FROM settings WHERE key = 'retention.waits'`)).toEqual([
      { value: '049_retention.sql' },
    ]);
  });

  const [NORA, PINE, CARA, SECTOR, EDUCATION, JOB, QUESTION, LOGO, MESSAGE, RESUME] = Array.from(
    { length: 10 },
    (_, index) => `00000000-0000-4000-8000-00000000000${index}`,
  ) as [string, string, string, string, string, string, string, string, string, string];

  async function makeEmployers(): Promise<void> {
    const { db } = database;
    await sql`INSERT INTO sectors VALUES (${SECTOR}, 'Education', 2)`.execute(db);
    await sql`INSERT INTO educations VALUES (${EDUCATION}, 'School', 2)`.execute(db);
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
      VALUES (${JOB}, 'R1-CCCCCC', ${NORA}, 'open', 'Nurse', 'CTH', ${SECTOR}, '<p>Care</p>')`.execute(db);
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

  test('each employer is a company with the same id, whose owner is the user', async () => {
    expect(
      await rowsOf(
        sql`SELECT id, name, slug, avatar_file_id FROM companies WHERE id IN (${NORA}, ${PINE}) ORDER BY id`,
      ),
    ).toEqual([
      { id: NORA, name: 'Café & Pine', slug: 'cafe-pine', avatar_file_id: LOGO },
      { id: PINE, name: 'cafe pine', slug: 'cafe-pine-2', avatar_file_id: null },
    ]);
    expect(
      await rowsOf(
        sql`SELECT slug, company_id FROM company_slugs WHERE company_id IN (${NORA}, ${PINE}) ORDER BY slug`,
      ),
    ).toEqual([
      { slug: 'cafe-pine', company_id: NORA },
      { slug: 'cafe-pine-2', company_id: PINE },
    ]);
    expect(
      await rowsOf(
        sql`SELECT user_id, company_id, member_role FROM company_members WHERE company_id IN (${NORA}, ${PINE}) ORDER BY user_id`,
      ),
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

  async function askCompanies(): Promise<void> {
    const { db } = database;
    await sql`INSERT INTO interview_troubles (application_id, attempt, text, reported_at, answer, answer_text,
        answered_at, answered_by_name) VALUES
      ('SCHEDULED', 2, 'It froze.', '2026-03-01', NULL, NULL, NULL, NULL),
      ('SCHEDULED', 1, '', '2026-03-02', 'declined', 'No.', '2026-03-03', 'Nora')`.execute(db);
    await sql`INSERT INTO adjustment_requests (application_id, kinds, asked, asked_at, decided_at, is_granted, note,
        decided_by) VALUES
      ('SCHEDULED', '["breaks"]', 'Please', '2026-03-04', NULL, NULL, NULL, NULL),
      ('SCHEDULED', '["person"]', '', '2026-03-05', '2026-03-06', true, 'Yes.', ${PINE})`.execute(db);
    for (const [id, kinds] of [
      [NORA, ['trouble-reported', 'adjustment-requested', 'mentioned']],
      [PINE, ['trouble-reported']],
      [CARA, ['adjustment-decided']],
    ])
      await sql`UPDATE users SET mail_opt_outs = ${JSON.stringify({ version: 1, list: kinds })}::jsonb
        WHERE id = ${id}`.execute(db);
    await sql`INSERT INTO company_mail_texts (company_id, mail, subject, body, changed_at) VALUES
      (${NORA}, 'trouble-declined', 'Sorry', '{% if answer %}{{ answer }}{% endif %}', now()),
      (${NORA}, 'adjustment-decided', 'Decided', 'It is {{ asked_for }}.', now()),
      (${PINE}, 'trouble-declined', 'Sorry', 'Not again.', now())`.execute(db);
    await sql`INSERT INTO saved_views (company_id, made_by_name, name, list, query, changed_at) VALUES
      (${NORA}, 'Nora', 'Best', 'review', 'minScore=70', now()), (${NORA}, 'Nora', 'Offers', 'review', 'stage=offer', now()),
      (${NORA}, 'Nora', 'Old', 'review', 'outcome=all', now()), (${NORA}, 'Nora', 'New', 'received', 'sort=name', now())`.execute(
      db,
    );
  }

  test('every request of before 084 is kept, and so are opt-outs and own texts of their mails', async () => {
    const requests = await rowsOf(sql`SELECT attempt, kinds, text, answer, note, answered_by_name
      FROM interview_requests ORDER BY asked_at`);
    expect(requests.map((request) => Object.values(request as object))).toEqual([
      [2, { version: 1, list: ['problem'] }, 'It froze.', null, null, null],
      [1, { version: 1, list: ['problem'] }, '', 'declined', 'No.', 'Nora'],
      [null, ['breaks'], 'Please', null, null, null],
      [null, ['person'], '', 'granted', 'Yes.', 'cafe pine'],
    ]);
    const optOuts = await rowsOf(sql`SELECT mail_opt_outs -> 'list' AS kinds FROM users
      WHERE id IN (${NORA}, ${PINE}, ${CARA}) ORDER BY id`);
    const kinds = [['request-made', 'mentioned'], [], ['request-answered']];
    expect(optOuts).toEqual(kinds.map((each) => ({ kinds: each })));
    const texts = await rowsOf(sql`SELECT subject, body FROM company_mail_texts
      WHERE mail = 'request-answered' ORDER BY company_id`);
    expect(texts).toMatchObject([
      {
        subject: '{% if problem %}Sorry{% else %}Decided{% endif %}',
        body: '{% if problem %}{% if note %}{{ note }}{% endif %}{% else %}It is {{ asked_for }}.{% endif %}',
      },
      {
        subject:
          '{% if problem %}Sorry{% else %}Your request about the interview for {{ job_title }}{% endif %}',
      },
    ]);
  });

  test('a view of reviews that was saved before 097 still begins with those in Review', async () => {
    expect(await rowsOf(sql`SELECT name, query FROM saved_views ORDER BY name`)).toEqual([
      { name: 'Best', query: 'minScore=70&stage=review' },
      { name: 'New', query: 'sort=name' },
      { name: 'Offers', query: 'stage=offer' },
      { name: 'Old', query: 'outcome=all' },
    ]);
  });

  test('a file needs an owner, and the history is only added to', async () => {
    const { db } = database;
    const stray = sql`INSERT INTO files (path, object_key, owner_id, kind, media_type, bytes, original_name)
      VALUES ('stray', 'stray', ${SECTOR}, 'image', 'image/png', 1, 'a.png')`.execute(db);
    await expect(stray).rejects.toThrow('no company and no user has the id');
    await sql`INSERT INTO audit_events (company_id, at, actor_kind, action, details)
      VALUES (${NORA}, now(), 'system', 'company.created', '{"version": 1, "details": {}}')`.execute(db);
    for (const change of [sql`UPDATE audit_events SET action = 'x'`, sql`DELETE FROM audit_events`])
      await expect(change.execute(db)).rejects.toThrow('audit_events is only added to');
  });

  test('a deleted user takes nothing of the company along; a deleted company takes all of it', async () => {
    const { db } = database;
    await sql`DELETE FROM users WHERE id = ${NORA}`.execute(db);
    const counts = () =>
      rowsOf(sql`SELECT (SELECT count(*)::int FROM jobs WHERE employer_id = ${NORA}) AS jobs,
        (SELECT count(*)::int FROM applications WHERE employer_id = ${NORA}) AS applications,
        (SELECT count(*)::int FROM answer_marks WHERE marked_by IS NULL) AS marks,
        (SELECT count(*)::int FROM employers) AS profiles, (SELECT count(*)::int FROM upload_days) AS days,
        (SELECT array_agg(path ORDER BY path) FROM files
          WHERE path IN (${LOGO}, ${MESSAGE}, ${RESUME})) AS files`);
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
    expect(await rowsOf(sql`SELECT path FROM files WHERE path = ${RESUME}`)).toEqual([]);
  });
});
