import { type RawBuilder, sql } from 'kysely';
import type { Attempt } from './attempt.ts';

/** WHERE: the rows of these attempts, in a table with the columns `application_id` and `attempt`. */
export const isOneOf = (attempts: readonly Attempt[], table?: string): RawBuilder<boolean> =>
  sql<boolean>`(${columnOf(table, 'application_id')}, ${columnOf(table, 'attempt')}) IN (${sql.join(
    attempts.map(({ applicationId, attempt }) => sql`(${applicationId}, ${attempt}::int)`),
  )})`;

const columnOf = (table: string | undefined, column: string) =>
  sql.ref(table === undefined ? column : `${table}.${column}`);

export const isOf = (attempt: Attempt): RawBuilder<boolean> => isOneOf([attempt]);
