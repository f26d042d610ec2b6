import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type DecisionRow = Selectable<Schema['decisions']>;
export type DecisionItem = Selectable<Schema['decision_items']>;

/** The decision on an application that the candidate was not told yet. Its row is locked until the transaction ends. */
export async function waitingItem(db: Database, applicationId: string): Promise<DecisionItem | null> {
  const item = await db
    .selectFrom('decision_items')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return item ?? null;
}

export async function setItemState(
  db: Database,
  { decision_id, application_id }: Pick<DecisionItem, 'decision_id' | 'application_id'>,
  state: DecisionItem['state'],
): Promise<void> {
  await db
    .updateTable('decision_items')
    .set({ state })
    .where('decision_id', '=', decision_id)
    .where('application_id', '=', application_id)
    .execute();
}
