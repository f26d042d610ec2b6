import { type RawBuilder, sql } from 'kysely';
import type { Attempt } from './attempt.ts';

/** WHERE: the rows of these attempts, for a table with the columns `application_id` and `attempt`. */
export const isOneOf = (attempts: readonly Attempt[]): RawBuilder<boolean> =>
  sql<boolean>`(application_id, attempt) IN (${sql.join(
    attempts.map(({ applicationId, attempt }) => sql`(${applicationId}, ${attempt}::int)`),
  )})`;
