import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { listTables } from '#server/database/whole/catalogue.ts';
import { orderOf } from '#server/database/whole/read-table.ts';
import type { Table } from './held-store.ts';

/**
 * The order of the rows in an export: that of the primary key, without the locale. The place of a row in its table
 * changes with a backup or a move, so an order by it would give another archive of the same data.
 */
export interface RowOrder {
  by: RawBuilder<unknown>;
  /** The values of the key of a row, as text. */
  place: RawBuilder<string[]>;
  /** Rows after this place; all without one. */
  after(place: readonly string[] | null): RawBuilder<boolean>;
}

/** The order of every table, read from the database's own catalogue. */
export async function rowOrders(db: Database): Promise<(table: Table) => RowOrder> {
  const tables = new Map((await listTables(db, ['public'])).map((table) => [table.name, table]));
  return (name) => {
    const table = tables.get(name);
    if (!table || table.key.length === 0) throw new Error(`The table ${name} has no primary key.`);
    const typeOf = (column: string) => table.columns.find((one) => one.name === column)?.type ?? 'text';
    return {
      by: orderOf(table),
      place: sql<string[]>`ARRAY[${sql.join(table.key.map((column) => sql`${sql.id(column)}::text`))}]`,
      after: (place) => {
        if (place === null) return sql<boolean>`true`;
        const values = table.key.map((column, at) => sql`${place[at]}::text::${sql.raw(typeOf(column))}`);
        return sql<boolean>`(${orderOf(table)}) > (${sql.join(values)})`;
      },
    };
  };
}
