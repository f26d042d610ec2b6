import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { UploadKind } from '#server/platform/files/sniff.ts';

export type FileRow = Selectable<Schema['files']>;

export async function insertFile(
  db: Database,
  file: {
    path: string;
    object_key: string;
    owner_id: string;
    application_id: string | null;
    kind: UploadKind;
    media_type: string;
    bytes: number;
    scan: FileRow['scan'];
    original_name: string;
    created_at: Date;
  },
): Promise<FileRow> {
  return db.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
}

/** A file that this person uploaded as one of these kinds, by the path from the upload call. Null otherwise. */
export async function ownFile(
  db: Database,
  ownerId: string,
  path: string,
  kinds: readonly UploadKind[],
): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('path', '=', path)
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst();
  return row ?? null;
}

export async function fileById(db: Database, id: string | null): Promise<FileRow | null> {
  if (id === null) return null;
  const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function fileByKey(db: Database, key: string): Promise<FileRow | null> {
  const row = await db.selectFrom('files').selectAll().where('object_key', '=', key).executeTakeFirst();
  return row ?? null;
}

/** The files with these ids, by id. Ids of deleted files are left out. */
export async function filesByIds(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, FileRow>> {
  const wanted = [...new Set(ids.filter((id): id is string => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('files').selectAll().where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The first thousand files that are not scanned yet. */
export async function filesThatWait(db: Database): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('scan', '=', 'waiting')
    .orderBy('id')
    .limit(1_000)
    .execute();
}

/** Deletes the rows of files. Returns the keys of their objects. */
export async function deleteFiles(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .deleteFrom('files')
    .where('id', 'in', [...ids])
    .returning('object_key')
    .execute();
  return rows.map(({ object_key }) => object_key);
}

/** Replaces a file's object, unless the file was deleted or already has another object. Returns whether it did. */
export async function replaceObject(
  db: Database,
  file: Pick<FileRow, 'id' | 'object_key'>,
  by: Pick<FileRow, 'object_key' | 'media_type' | 'bytes' | 'original_name'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set(by)
    .where('id', '=', file.id)
    .where('object_key', '=', file.object_key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setScan(db: Database, id: string, scan: 'clean' | 'infected'): Promise<void> {
  await db.updateTable('files').set({ scan }).where('id', '=', id).execute();
}
