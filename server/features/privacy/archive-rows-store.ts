import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Table } from '#server/database/whole/catalogue.ts';
import type { HeldForCompany } from './company-held-store.ts';
import type { Held, Subject } from './held-store.ts';

/** A table's rows about the subject, without secrets. */
export async function rowsOf(
  db: Database,
  { table, where, secret = [] }: Held,
  subject: Subject,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ held: Record<string, unknown> }>`
    SELECT to_jsonb(held_row) - ${[...secret]}::text[] AS held
    FROM (SELECT * FROM ${sql.table(table)} WHERE ${where(subject)}) AS held_row
    ORDER BY to_jsonb(held_row)::text COLLATE "C"`.execute(db);
  return rows.map(({ held }) => held);
}

export async function mailsTo(db: Database, addresses: readonly string[]) {
  return db
    .selectFrom('outbox_mails')
    .select(['created_at', 'recipient', 'subject', 'body_text'])
    .where(sql<boolean>`lower(recipient) = ANY(${[...addresses]}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const AT_A_TIME = 500;

/** The company's rows, ordered by primary key regardless of locale, so that every engine gives the same bytes. */
export async function* rowsOfCompany(
  db: Database,
  table: Table,
  { where, secret = [] }: HeldForCompany,
  companyId: string,
): AsyncGenerator<Record<string, unknown>> {
  const key = keyOf(table);
  const place = sql.join(key.map(({ column }) => column));
  const placeOfRow = sql.join(key.map(({ name }) => sql`${sql.id('held_row', name)}::text`));
  let after = sql<boolean>`true`;
  for (;;) {
    const { rows } = await sql<{ place: string[]; held: Record<string, unknown> }>`
      SELECT ARRAY[${placeOfRow}] AS place, to_jsonb(held_row) - ${[...secret]}::text[] AS held
      FROM (
        SELECT * FROM ${sql.id(table.name)}
        WHERE ${where(companyId)} AND ${after} ORDER BY ${place} LIMIT ${AT_A_TIME}
      ) AS held_row`.execute(db);
    for (const { held } of rows) yield held;
    const last = rows.at(-1);
    if (rows.length < AT_A_TIME || !last) return;
    const values = key.map(({ type }, at) => sql`${last.place[at]}::text::${sql.raw(type)}`);
    after = sql<boolean>`(${place}) > (${sql.join(values)})`;
  }
}

/** The columns of the primary key, in the form used for comparing. */
function keyOf({ name: table, key, columns }: Table) {
  if (key.length === 0) throw new Error(`The table ${table} has no primary key.`);
  return key.map((name) => {
    const { type, isText } = columns.find((column) => column.name === name)!;
    const column = isText ? sql`${sql.id(table, name)} COLLATE "C"` : sql`${sql.id(table, name)}`;
    return { name, type, column };
  });
}

export async function filesWhere(db: Database, condition: RawBuilder<boolean>) {
  return db
    .selectFrom('files')
    .select(['id', 'object_key', 'original_name', 'application_id'])
    .where(condition)
    .orderBy('id')
    .execute();
}

export async function companyName(db: Database, companyId: string): Promise<string | null> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();
  return row?.name ?? null;
}
