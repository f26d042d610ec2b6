import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type TemplateRow = Selectable<Schema['message_templates']>;

export const templatesOf = (db: Database, companyId: string): Promise<TemplateRow[]> =>
  db
    .selectFrom('message_templates')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

export interface TemplateColumns {
  name: string;
  content: string;
  changed_at: Date;
}

/** Throws a unique violation if another template of the company has the name. */
export async function insertTemplate(
  tx: Database,
  companyId: string,
  columns: TemplateColumns,
): Promise<string> {
  const { id } = await tx
    .insertInto('message_templates')
    .values({ company_id: companyId, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False if the company has no such template. Throws a unique violation as above. */
export async function updateTemplate(
  tx: Database,
  companyId: string,
  id: string,
  columns: TemplateColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message_templates')
    .set(columns)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTemplate(db: Database, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
