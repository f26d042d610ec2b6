import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';

export interface Applied {
  id: string;
  job_id: string;
  candidate_id: string;
  employer_id: string;
}

type Work = (ctx: Context, tx: Database, applied: Applied) => Promise<void>;

const works: Work[] = [];

/**
 * Registers work that a later feature does in the transaction in which someone applies, since this feature does not
 * know it.
 */
export function afterApplying(work: Work): void {
  works.push(work);
}

export async function runAfterApplying(ctx: Context, tx: Database, applied: Applied): Promise<void> {
  for (const work of works) await work(ctx, tx, applied);
}
