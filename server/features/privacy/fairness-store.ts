import { sql } from 'kysely';
import { type AGES, NOT_SAID, type RACES, type SEXES } from '#contract/fairness.ts';
import { STAGES } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';

export interface SelfIdentification {
  sex: (typeof SEXES)[number] | null;
  race: (typeof RACES)[number] | null;
  age: (typeof AGES)[number] | null;
}

export async function selfIdentificationOf(db: Database, userId: string): Promise<SelfIdentification | null> {
  const row = await db
    .selectFrom('self_identifications')
    .select(['sex', 'race', 'age'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveSelfIdentification(
  db: Database,
  userId: string,
  { sex, race, age, at }: SelfIdentification & { at: Date },
): Promise<void> {
  await db
    .insertInto('self_identifications')
    .values({ user_id: userId, sex, race, age, changed_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sex, race, age, changed_at: at }))
    .execute();
}

export async function deleteSelfIdentification(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('self_identifications').where('user_id', '=', userId).execute();
}

/** People with the same answers, and how many of them came how far. */
export interface Counted {
  sex: (typeof SEXES)[number];
  race: (typeof RACES)[number];
  age: (typeof AGES)[number];
  applied: number;
  interviewed: number;
  advanced: number;
  hired: number;
}

const STAGE_LIST = sql`ARRAY[${sql.join(STAGES.map((stage) => sql.lit(stage)))}]`;
const rankOf = (stage: string) => sql.lit(STAGES.findIndex((one) => one === stage) + 1);

/**
 * Everybody who applied to a company before a moment, once, by the farthest that one of the applications had come by
 * then. A decision that was undone does not count, and answers that were given later count as none.
 */
export async function countSelfIdentified(db: Database, companyId: string, until: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT coalesce(said.sex, ${NOT_SAID}) AS sex, coalesce(said.race, ${NOT_SAID}) AS race,
      coalesce(said.age, ${NOT_SAID}) AS age, count(*)::int AS applied,
      (count(*) FILTER (WHERE farthest >= ${rankOf('review')}))::int AS interviewed,
      (count(*) FILTER (WHERE farthest >= ${rankOf('round-2')}))::int AS advanced,
      (count(*) FILTER (WHERE farthest >= ${rankOf('hired')}))::int AS hired
    FROM (
      SELECT applications.candidate_id, max(coalesce(array_position(${STAGE_LIST}, moves.to_stage), 1)) AS farthest
      FROM applications
      LEFT JOIN application_moves AS moves
        ON moves.application_id = applications.id AND moves.at < ${until} AND NOT moves.is_undo
        AND (moves.decision_id IS NULL OR NOT EXISTS (
          SELECT 1 FROM application_moves AS undone
          WHERE undone.application_id = moves.application_id AND undone.decision_id = moves.decision_id
            AND undone.is_undo))
      WHERE applications.employer_id = ${companyId}::uuid AND applications.applied_at < ${until}
      GROUP BY applications.candidate_id
    ) AS reached
    LEFT JOIN self_identifications AS said
      ON said.user_id = reached.candidate_id AND said.changed_at < ${until}
    GROUP BY 1, 2, 3`.execute(db);
  return rows;
}
