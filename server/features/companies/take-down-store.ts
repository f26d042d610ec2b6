import type { Database } from '#server/database/database.ts';
import { companyById } from './store.ts';

type Change = { name: string } | 'nothing' | 'not-there';

async function change(
  tx: Database,
  id: string,
  down: { taken_down_at: Date | null; taken_down_reason: string | null },
): Promise<Change> {
  const row = await tx
    .updateTable('companies')
    .set(down)
    .where('id', '=', id)
    .where('taken_down_at', down.taken_down_at === null ? 'is not' : 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (row) return row;
  return (await companyById(tx, id)) === null ? 'not-there' : 'nothing';
}

export const takeDownCompanyRow = (tx: Database, id: string, { at, reason }: { at: Date; reason: string }) =>
  change(tx, id, { taken_down_at: at, taken_down_reason: reason });

export const restoreCompanyRow = (tx: Database, id: string) =>
  change(tx, id, { taken_down_at: null, taken_down_reason: null });

/**
 * Whether the company is taken down. It can't be taken down or restored until the transaction ends, so that a job that
 * opens in the meantime is closed with the others. Lock the company before its jobs.
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
