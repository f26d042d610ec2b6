import { type Selectable, sql } from 'kysely';
import type { TroubleAnswer } from '#contract/interview-troubles.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Actor } from '../stages/move-store.ts';

export type TroubleRow = Selectable<Schema['interview_troubles']>;

/** All reports of trouble of an application, of all its attempts, oldest first. */
export async function troublesOf(db: Database, applicationId: string): Promise<TroubleRow[]> {
  return db
    .selectFrom('interview_troubles')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('reported_at')
    .orderBy('id')
    .execute();
}

export async function insertTrouble(
  db: Database,
  trouble: { application_id: string; attempt: number; text: string; reported_at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('interview_troubles')
    .values(trouble)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers the reports that wait. Returns how many there were. */
export async function answerTroubles(
  db: Database,
  applicationId: string,
  { answer, text = null, at, actor }: { answer: TroubleAnswer; text?: string | null; at: Date; actor: Actor },
): Promise<number> {
  const memberId = actor.kind === 'member' ? actor.id : null;
  const rows = await db
    .updateTable('interview_troubles')
    .set({
      answer,
      answer_text: text,
      answered_at: at,
      answered_by: memberId,
      answered_by_name: sql<string | null>`(SELECT name FROM users WHERE id = ${memberId}::uuid)`,
    })
    .where('application_id', '=', applicationId)
    .where('answer', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Whether a report on an application waits for an answer; part of the query of all lists. */
export const troubleWaits = sql<boolean>`EXISTS (SELECT FROM interview_troubles AS trouble
  WHERE trouble.application_id = applications.id AND trouble.answer IS NULL)`;
