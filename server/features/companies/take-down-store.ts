import type { Database } from '#server/database/database.ts';

type Change = { name: string } | 'nothing' | 'not-there';

async function isThere(tx: Database, id: string): Promise<boolean> {
  const row = await tx.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function takeDownCompanyRow(
  tx: Database,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<Change> {
  const row = await tx
    .updateTable('companies')
    .set({ taken_down_at: at, taken_down_reason: reason })
    .where('id', '=', id)
    .where('taken_down_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (row) return row;
  return (await isThere(tx, id)) ? 'nothing' : 'not-there';
}

export async function restoreCompanyRow(tx: Database, id: string): Promise<Change> {
  const row = await tx
    .updateTable('companies')
    .set({ taken_down_at: null, taken_down_reason: null })
    .where('id', '=', id)
    .where('taken_down_at', 'is not', null)
    .returning('name')
    .executeTakeFirst();
  if (row) return row;
  return (await isThere(tx, id)) ? 'nothing' : 'not-there';
}

/**
 * Whether the company is taken down. Until the transaction ends it is not taken down or restored, so that a job which
 * opens meanwhile is closed with the others. Lock the company before its jobs.
 */
export async function isCompanyDown(tx: Database, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('taken_down_at')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.taken_down_at !== null;
}
