import type { Database } from '#server/database/database.ts';
import { type FileCheck, storedFileCheck } from './stored-file-check.ts';

export async function lastFileCheck(db: Database) {
  const row = await db.selectFrom('file_checks').selectAll().executeTakeFirst();
  return row ? { ...row, result: storedFileCheck.readNullable(row.result, row.id) } : null;
}

/** Puts the check in place of the one before, whose result goes. False if that one still runs. */
export async function beginFileCheck(
  db: Database,
  check: { id: string; deletes: boolean; askedAt: Date; silentSince: Date },
): Promise<boolean> {
  const row = { id: check.id, state: 'running' as const, deletes: check.deletes, asked_at: check.askedAt };
  const begun = await db
    .insertInto('file_checks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ ...row, done_at: null, result: null })
        .where((where) =>
          where.or([
            where('file_checks.state', '!=', 'running'),
            where('file_checks.asked_at', '<', check.silentSince),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function endFileCheck(
  db: Database,
  id: string,
  { at, result }: { at: Date; result: FileCheck | null },
): Promise<void> {
  await db
    .updateTable('file_checks')
    .set({
      state: result === null ? 'failed' : 'done',
      done_at: at,
      result: result && storedFileCheck.write(result),
    })
    .where('id', '=', id)
    .execute();
}
