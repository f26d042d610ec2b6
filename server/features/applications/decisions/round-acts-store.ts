import type { Database } from '#server/database/database.ts';

/** The events in the rounds of an application, oldest first. A later feature writes these tables. */
export function roundActsOf(db: Database, applicationId: string) {
  return db
    .selectFrom('round_events')
    .innerJoin('rounds', 'rounds.id', 'round_events.round_id')
    .leftJoin('users', 'users.id', 'round_events.made_by')
    .select([
      'round_events.at',
      'round_events.act',
      'round_events.side',
      'round_events.starts_at',
      'users.name as made_by',
      'rounds.round',
      'rounds.minutes',
      'rounds.cancel_reason',
    ])
    .where('rounds.application_id', '=', applicationId)
    .orderBy('round_events.at')
    .orderBy('round_events.id')
    .execute();
}

export type RoundAct = Awaited<ReturnType<typeof roundActsOf>>[number];
