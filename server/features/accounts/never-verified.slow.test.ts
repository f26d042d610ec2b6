import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { overEmbedded } from '#server/database/database.ts';
import { openEmbeddedPool } from '#server/database/embedded/pool.ts';
import { hashToken } from '#server/platform/hash-token.ts';
import { hashPassword } from './passwords.ts';

test('accounts that were never verified become registrations, and their links still work', async () => {
  const folder = new URL('../../database/migrations/', import.meta.url);
  const settings = { folder: null, freeSpaceFloorBytes: 0, deadlineMs: 30_000, onRestart: () => undefined };
  const { db, close } = overEmbedded(await openEmbeddedPool(settings));
  for (const name of ['001_initial', '002_accommodations', '003_marketplace', '004_interview_session']) {
    await sql.raw(await readFile(new URL(`${name}.sql`, folder), 'utf8')).execute(db);
  }
  await sql.raw(await readFile(new URL('005_review.sql', folder), 'utf8')).execute(db);
  const hash = await hashPassword('Moth4@grip');
  await sql`INSERT INTO users (role, name, email, mobile, password_hash, email_verified_at) VALUES
    ('candidate', 'Wanda Waiting', 'wanda@example.com', '5550101234', ${hash}, NULL),
    ('employer', 'Vera Verified', 'vera@example.com', '5550101234', ${hash}, now())`.execute(db);
  await sql`INSERT INTO email_tokens (token_hash, user_id, purpose, expires_at)
    SELECT ${hashToken('under-way')}, id, 'verify', now() + interval '1 day' FROM users
    WHERE name = 'Wanda Waiting'`.execute(db);
  await sql`INSERT INTO outbox_mails (id, recipient, subject, html, body_text, attachments) VALUES
    (gen_random_uuid(), 'wanda@example.com', 'a', '<a href="http://x/verifyEmail?token=under-way">', 'http://x/verifyEmail?token=under-way', '[]'),
    (gen_random_uuid(), 'vera@example.com', 'b', '<a href="http://x/verifyEmail?token=long-gone">', 'http://x/verifyEmail?token=long-gone', '[]')`.execute(
    db,
  );
  await sql.raw(await readFile(new URL('006_registrations.sql', folder), 'utf8')).execute(db);

  const users = await sql`SELECT name FROM users`.execute(db);
  expect(users.rows).toEqual([{ name: 'Vera Verified' }]);
  const waiting = await sql`SELECT r.name, r.password_hash, t.token_hash FROM registrations r
    JOIN email_tokens t ON t.registration_id = r.id WHERE t.used_at IS NULL`.execute(db);
  expect(waiting.rows).toEqual([
    { name: 'Wanda Waiting', password_hash: hash, token_hash: hashToken('under-way') },
  ]);
  const mails = await sql<{ html: string; body_text: string }>`
    SELECT html, body_text FROM outbox_mails ORDER BY subject`.execute(db);
  expect(mails.rows.map(({ body_text }) => body_text)).toEqual([
    'http://x/verifyEmail?token=under-way',
    'http://x/verifyEmail?token=ended',
  ]);
  expect(mails.rows[1]!.html).not.toContain('long-gone');
  await sql`UPDATE email_tokens SET used_at = now()`.execute(db);
  expect(JSON.stringify((await sql`SELECT * FROM outbox_mails`.execute(db)).rows)).not.toContain('under-way');
  await close();
});
