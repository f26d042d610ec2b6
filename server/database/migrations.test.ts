import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overEmbedded, type OpenedDatabase } from './database.ts';
import { openEmbeddedPool } from './embedded/pool.ts';
import { migrate } from './migrate.ts';

/** The data of people that exist before a migration. */

const MIGRATIONS = new URL('./migrations/', import.meta.url);
let opened: OpenedDatabase;
let folder: string;

beforeAll(async () => {
  const settings = { folder: null, freeSpaceFloorBytes: 0, deadlineMs: 30_000, onRestart: () => undefined };
  opened = overEmbedded(await openEmbeddedPool(settings));
  folder = await mkdtemp(join(tmpdir(), 'roundone-migrations-'));
});
afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true });
});

test('an interview scheduled before 010 keeps the questions that its job asked then', async () => {
  const { db } = opened;
  for (const name of await readdir(MIGRATIONS)) {
    if (name < '010') await cp(new URL(name, MIGRATIONS), join(folder, name));
  }
  await migrate(db, pathToFileURL(`${folder}/`));
  const [user, sector, job] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await sql`INSERT INTO sectors VALUES (${sector}, 'Health Care', 0)`.execute(db);
  await sql`INSERT INTO users (id, role, name, email, mobile, password_hash)
    VALUES (${user}, 'employer', 'Nora', 'nora@example.com', '5550101234', 'x')`.execute(db);
  await sql`INSERT INTO files (id, path, object_key, owner_id, kind, media_type, bytes, original_name)
    VALUES (${user}, 'resume', 'resume', ${user}, 'resume', 'application/pdf', 1, 'resume.pdf')`.execute(db);
  await sql`INSERT INTO jobs (id, alternate_id, employer_id, status, designation, job_type, sector_id, description_html)
    VALUES (${job}, 'R1-AAAAAA', ${user}, 'open', 'Nurse', 'CTH', ${sector}, '<p>Care</p>')`.execute(db);
  const [personal, skill, retired, mcq] = Array.from({ length: 4 }, () => crypto.randomUUID());
  await sql`INSERT INTO job_questions (id, job_id, kind, question, position, retired_at) VALUES
    (${personal}, ${job}, 'personal', 'Why us?', 3, NULL), (${skill}, ${job}, 'skill', 'How?', 2, NULL),
    (${retired}, ${job}, 'skill', 'Formerly?', 1, now()), (${mcq}, ${job}, 'mcq', 'Which?', 1, NULL)`.execute(
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
  await migrate(db, MIGRATIONS);
  const { rows } = await sql`SELECT id, question_ids FROM applications ORDER BY id`.execute(db);
  expect(rows).toEqual([
    { id: 'SCHEDULED', question_ids: [mcq, skill, personal] },
    { id: 'WITHDRAWN', question_ids: null },
  ]);
});
