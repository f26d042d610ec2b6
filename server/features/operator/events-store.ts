import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** Newest first. People, companies and jobs have their current names. Deleted ones have none. */
export async function operatorEvents(
  db: Database,
  { before, limit }: { before: number | null; limit: number },
) {
  return db
    .selectFrom('operator_events')
    .leftJoin('users as actor', 'actor.id', 'operator_events.actor_id')
    .selectAll('operator_events')
    .select([
      'actor.name as actor_account',
      sql<string | null>`CASE subject_kind
        WHEN 'person' THEN (SELECT name FROM users WHERE id::text = subject_id)
        WHEN 'company' THEN (SELECT name FROM companies WHERE id::text = subject_id)
        WHEN 'job' THEN (SELECT designation FROM jobs WHERE id::text = subject_id)
      END`.as('subject_name'),
    ])
    .$if(before !== null, (query) => query.where('operator_events.id', '<', before!))
    .orderBy('operator_events.id', 'desc')
    .limit(limit)
    .execute();
}
