import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { ApplicationRow } from './store.ts';
import { storedScheduledQuestions } from './stored-application.ts';

/** The terms of an interview: when it can be taken, how it is held, and what it asks. */
export type Terms = Pick<
  ApplicationRow,
  | 'interview_at'
  | 'open_days'
  | 'opening_moved_from'
  | 'thinking_seconds'
  | 'retakes'
  | 'answer_seconds'
  | 'follow_ups'
  | 'language'
  | 'time_factor'
  | 'record_only'
  | 'has_breaks'
  | 'no_camera'
  | 'in_writing'
  | 'question_ids'
  | 'attempt'
  | 'kept_answers'
>;

export const termsColumns = ({ question_ids: ids, ...terms }: Partial<Terms>) => ({
  ...terms,
  ...(ids ? { question_ids: storedScheduledQuestions.write(ids) } : {}),
});

export async function setTerms(db: Database, id: string, terms: Partial<Terms>): Promise<void> {
  if (Object.keys(terms).length === 0) return;
  await db.updateTable('applications').set(termsColumns(terms)).where('id', '=', id).execute();
}

/** The SEQUENCE of the next entry for the candidate's calendar: 0 for the first one, then one more each time. */
export async function takeCalendarSequence(db: Database, id: string): Promise<number> {
  const row = await db
    .updateTable('applications')
    .set({ calendar_entries: sql<number>`calendar_entries + 1` })
    .where('id', '=', id)
    .returning('calendar_entries')
    .executeTakeFirstOrThrow();
  return row.calendar_entries - 1;
}
