import type { Database } from '#server/database/database.ts';

/** The keys of all objects that rows of uploads name. */
export async function keysOfFiles(db: Database): Promise<string[]> {
  return (await db.selectFrom('files').select('object_key').execute()).map(({ object_key }) => object_key);
}
