import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export const templatesOf = (
  db: Database,
  companyId: string,
): Promise<Selectable<Schema['message_templates']>[]> =>
  db
    .selectFrom('message_templates')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .execute();

/**
 * The id of the template that was added or changed. Null if the company has none with this id. Throws if the name is
 * taken.
 */
export async function setTemplate(
  tx: Database,
  companyId: string,
  id: string | undefined,
  columns: { name: string; content: string },
): Promise<string | null> {
  const row = await (id === undefined
    ? tx
        .insertInto('message_templates')
        .values({ company_id: companyId, ...columns })
        .returning('id')
        .executeTakeFirst()
    : tx
        .updateTable('message_templates')
        .set(columns)
        .where('id', '=', id)
        .where('company_id', '=', companyId)
        .returning('id')
        .executeTakeFirst());
  return row?.id ?? null;
}

export async function deleteTemplate(db: Database, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
