import type { Database } from './database.ts';

/** Settings that the installation stores, each under a key. */
export async function readSetting(db: Database, key: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Writes nothing if there is none, so that it works on a full disk. */
export async function deleteSetting(db: Database, key: string): Promise<void> {
  if ((await readSetting(db, key)) !== null) await db.deleteFrom('settings').where('key', '=', key).execute();
}
