import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Position } from '#server/platform/paging.ts';

export async function insertNote(
  tx: Database,
  note: { applicationId: string; authorId: string; text: string; at: Date; mentions: readonly string[] },
): Promise<string> {
  const { id } = await tx
    .insertInto('notes')
    .values({
      application_id: note.applicationId,
      author_id: note.authorId,
      author_name: nameOf(note.authorId),
      content: note.text,
      written_at: note.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (note.mentions.length > 0) {
    await tx
      .insertInto('note_mentions')
      .values(note.mentions.map((user_id) => ({ note_id: id, user_id })))
      .execute();
  }
  return id;
}

/** A person's current name. It is stored, because the account may be deleted. */
export const nameOf = (userId: string) => sql<string>`(SELECT name FROM users WHERE id = ${userId}::uuid)`;

/** The notes on an application, newest first. With `onlyBy`, only those of one member. */
export async function notesOn(
  db: Database,
  applicationId: string,
  { onlyBy, after, limit }: { onlyBy: string | null; after: Position | null; limit: number },
) {
  const rows = await db
    .selectFrom('notes')
    .selectAll()
    .where('application_id', '=', applicationId)
    .$if(onlyBy !== null, (query) => query.where('author_id', '=', onlyBy!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(written_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const mentioned =
    ids.length === 0
      ? []
      : await db
          .selectFrom('note_mentions')
          .innerJoin('users', 'users.id', 'note_mentions.user_id')
          .select(['note_mentions.note_id', 'users.name'])
          .where('note_mentions.note_id', 'in', ids)
          .orderBy('users.name')
          .execute();
  const byNote = Map.groupBy(mentioned, ({ note_id }) => note_id);
  return rows.map((row) => ({ ...row, mentions: (byNote.get(row.id) ?? []).map(({ name }) => name) }));
}
