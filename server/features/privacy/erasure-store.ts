import { type Selectable, sql } from 'kysely';
import type { HeldKind } from '#contract/privacy/held-kinds.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { HELD, type Held, type Subject, heldIn } from './held-store.ts';
import { type Counts, storedCounts } from './stored-counts.ts';

type Stored = Selectable<Schema['erasures']>;
export type Erasure = Omit<Stored, 'erased_counts'> & { counts: Counts | null };

const read = ({ erased_counts, ...row }: Stored): Erasure => ({
  ...row,
  counts: storedCounts.readNullable(erased_counts, row.id),
});

export async function insertErasure(
  db: Database,
  erasure: Pick<Stored, 'id' | 'kind' | 'user_id' | 'application_id' | 'company_id' | 'asked_at' | 'due_at'>,
): Promise<Erasure> {
  return read(await db.insertInto('erasures').values(erasure).returningAll().executeTakeFirstOrThrow());
}

type Of = { userId: string } | { applicationId: string };

/** The requested erasure of an account or an interview that is neither done nor cancelled. */
export async function waitingErasure(db: Database, of: Of): Promise<Erasure | null> {
  const row = await db
    .selectFrom('erasures')
    .selectAll()
    .where('called_off_at', 'is', null)
    .where('done_at', 'is', null)
    .where(({ and }) =>
      and(
        'userId' in of
          ? { user_id: of.userId, kind: 'account' as const }
          : { application_id: of.applicationId, kind: 'interview' as const },
      ),
    )
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function erasureById(
  db: Database,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Erasure | null> {
  const row = await db
    .selectFrom('erasures')
    .selectAll()
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function dueErasures(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('erasures')
    .select('id')
    .where('called_off_at', 'is', null)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function callOffErasure(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('erasures').set({ called_off_at: at }).where('id', '=', id).execute();
}

export async function bringErasureForward(db: Database, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('erasures').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** Keeps only the receipt of a completed erasure. Other requests of the same person end with it. */
export async function markErased(
  db: Database,
  { id, user_id: userId }: Erasure,
  { counts, at }: { counts: Counts; at: Date },
): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ user_id: null, application_id: null, done_at: at, erased_counts: storedCounts.write(counts) })
    .where('id', '=', id)
    .execute();
  if (userId !== null) await db.deleteFrom('erasures').where('user_id', '=', userId).execute();
}

/** A candidate's applications, locked until the transaction ends, and the companies that have them. */
export async function lockApplicationsOf(
  tx: Database,
  userId: string,
): Promise<{ id: string; employer_id: string }[]> {
  return tx
    .selectFrom('applications')
    .select(['id', 'employer_id'])
    .where('candidate_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A candidate's applications, oldest first. */
export async function applicationsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', userId)
    .orderBy('applied_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The account's current and recent addresses in lower case, without those that another account has now. */
export async function addressesOf(db: Database, userId: string, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const earlier = rows.flatMap(({ old_email, new_email }) => [
    old_email.toLowerCase(),
    new_email.toLowerCase(),
  ]);
  const present = email.toLowerCase();
  const all = [...new Set([present, ...earlier])];
  const taken = await db
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql<boolean>`lower(email) = ANY(${all}::text[])`)
    .where('id', '!=', userId)
    .execute();
  return all.filter((one) => !taken.some((other) => other.email === one));
}

export async function addressesOfMembers(db: Database, companyIds: readonly string[]): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select('users.email')
    .where('company_members.company_id', 'in', [...companyIds])
    .execute();
  return rows.map(({ email }) => email.toLowerCase());
}

/** Objects that the rows refer to, and folders whose objects all belong to the person. */
export async function objectsOf(
  db: Database,
  subject: Subject,
): Promise<{ keys: string[]; recordingIds: string[]; fileIds: string[] }> {
  const stored = await db
    .selectFrom('files')
    .select(['id', 'object_key'])
    .where(heldIn('files').where(subject))
    .execute();
  const archives = await db
    .selectFrom('exports')
    .select('object_key')
    .where('user_id', '=', subject.userId)
    .execute();
  const ids = [...subject.applicationIds];
  const recordings =
    ids.length === 0
      ? []
      : await db.selectFrom('interview_recordings').select('id').where('application_id', 'in', ids).execute();
  return {
    keys: [...stored, ...archives].flatMap(({ object_key }) => object_key ?? []),
    recordingIds: recordings.map(({ id }) => id),
    fileIds: stored.map(({ id }) => id),
  };
}

/** What an erasure deletes: everything about the subject, everything about the interview, or only video and audio. */
export type Part = 'all' | 'interview' | 'film';

const isOfPart = (held: Held, part: Part): boolean =>
  part === 'all' || (part === 'interview' ? held.ofInterview === true : held.ofFilm === true);

export async function countHeld(db: Database, subject: Subject, part: Part): Promise<Counts> {
  const counted = HELD.filter((held) => isOfPart(held, part));
  const parts = counted.map(
    ({ table, kind, where }) =>
      sql`SELECT ${kind}::text AS kind, count(*)::int AS count FROM ${sql.table(table)} WHERE ${where(subject)}`,
  );
  const { rows } = await sql<{ kind: HeldKind; count: number }>`
    SELECT kind, sum(count)::int AS count FROM (${sql.join(parts, sql` UNION ALL `)}) AS counted
    GROUP BY kind HAVING sum(count) > 0 ORDER BY kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

export async function deleteHeld(tx: Database, subject: Subject, part: Part): Promise<void> {
  if (part !== 'all') await emptyInterviews(tx, subject.applicationIds);
  if (part === 'film') await forgetSounds(tx, subject.applicationIds);
  for (const held of HELD) {
    if (held.deletes !== true || !isOfPart(held, part)) continue;
    await sql`DELETE FROM ${sql.table(held.table)} WHERE ${held.where(subject)}`.execute(tx);
  }
}

/** The answers stay, without the files in which they were recorded. */
async function forgetSounds(tx: Database, applicationIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('interview_answers')
    .set({ audio_file_id: null })
    .where('application_id', 'in', [...applicationIds])
    .execute();
}

/** The interview stays as a fact, without its recordings. */
async function emptyInterviews(tx: Database, applicationIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('interviews')
    .set({ video_file_id: null, playable_key: null, video_seconds: null })
    .where('application_id', 'in', [...applicationIds])
    .execute();
}

export async function markInterviewErased(tx: Database, applicationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('interviews')
    .set({ erased_at: at })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function markFilmErased(tx: Database, applicationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('interviews')
    .set({ film_erased_at: at })
    .where('application_id', '=', applicationId)
    .where('film_erased_at', 'is', null)
    .execute();
}

/** When the current interview of an application was erased. Null if it was not. */
export async function interviewErasedAt(db: Database, applicationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('interviews', (join) =>
      join
        .onRef('interviews.application_id', '=', 'applications.id')
        .onRef('interviews.attempt', '=', 'applications.attempt'),
    )
    .select('interviews.erased_at')
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  return row?.erased_at ?? null;
}

/** Those of these applications that exist and whose current interview was not erased. */
export async function stillHeld(db: Database, applicationIds: readonly string[]): Promise<Set<string>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('applications')
    .leftJoin('interviews', (join) =>
      join
        .onRef('interviews.application_id', '=', 'applications.id')
        .onRef('interviews.attempt', '=', 'applications.attempt'),
    )
    .select('applications.id')
    .where('applications.id', 'in', [...applicationIds])
    .where('interviews.erased_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
