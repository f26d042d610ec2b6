import type { Database } from '#server/database/database.ts';

export interface Banner {
  id: string;
  text: string;
  from: Date;
  until: Date;
}

export async function storedBanner(db: Database): Promise<Banner | null> {
  const row = await db.selectFrom('instance_notices').selectAll().executeTakeFirst();
  return row ? { id: row.id, text: row.text, from: row.shown_from, until: row.shown_until } : null;
}

export async function storeBanner(db: Database, { id, text, from, until }: Banner): Promise<void> {
  const row = { id, text, shown_from: from, shown_until: until };
  await db
    .insertInto('instance_notices')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

/** The id of the removed banner, or null. */
export async function deleteBanner(db: Database): Promise<string | null> {
  const row = await db.deleteFrom('instance_notices').returning('id').executeTakeFirst();
  return row?.id ?? null;
}
