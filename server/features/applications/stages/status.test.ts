import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { OUTCOMES, STAGES, statusOf } from '#contract/interview/stages.ts';
import { testDatabase } from '#server/testing/database.ts';

test('the database and the contract derive the same status from stage and outcome', async () => {
  const { db } = await testDatabase();
  for (const stage of STAGES) {
    for (const outcome of [null, ...OUTCOMES]) {
      const { rows } = await sql<{ status: string }>`
        SELECT application_status(${stage}::text, ${outcome}::text) AS status`.execute(db);
      expect(`${stage} ${outcome} ${rows[0]!.status}`).toBe(
        `${stage} ${outcome} ${statusOf({ stage, outcome })}`,
      );
    }
  }
});
