import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as operator from '#contract/shared/operator.ts';
import { requestErasure } from '#contract/privacy/privacy.ts';
import { MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What remains after an erasure identifies no one. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function erase(person: Person): Promise<void> {
  const atOnce = { atOnce: true, current: person.password };
  expectSuccess(await world.call(requestErasure, atOnce, person.token));
  await world.settle();
}

test('what an operator did stays with ids alone', async () => {
  const boss = await world.candidate('Opal Operator', { profile: false });
  await makeOperator(world, boss);
  const person = await world.candidate('Erna Erased', { profile: false });
  const wish = { personId: person.id, reason: 'Erna asked for it', current: boss.password };
  expectSuccess(await world.call(operator.endPersonSessions, wish, boss.token));
  const rows = () =>
    world.db
      .selectFrom('operator_events')
      .select(['action', 'subject_id', 'reason', 'address'])
      .where('action', '=', 'person.sessions-ended')
      .execute();
  expect(await rows()).toMatchObject([{ subject_id: person.id, reason: 'Erna asked for it' }]);
  await erase({ ...person, token: await world.signInAgain(person) });
  const [left] = await rows();
  expect(left!.reason ?? '').toBe('');
  expect(left!.address ?? '').toBe('');
});

test('figures are counted from the beginning of a day', async () => {
  const owner = await world.employer('Fiona Figures');
  const job = await postInterviewJob(world, owner);
  world.clock.set(new Date('2030-03-06T13:47:11.000Z'));
  const { candidate } = await takeInterview(
    world,
    { job, owner },
    { name: 'Fay Figure', choice: MCQ.answer },
  );
  await erase(candidate);
  const { rows } = await sql<{ applied_at: Date; submitted_at: Date }>`
    SELECT applied_at, submitted_at FROM erased_applications WHERE job_id = ${job.id}`.execute(world.db);
  expect(rows).toHaveLength(1);
  expect(new Date(rows[0]!.applied_at).toISOString()).toMatch(/T00:00:00\.000Z$/);
  expect(new Date(rows[0]!.submitted_at).toISOString()).toMatch(/T00:/);
  const { rows: all } = await sql<{ text: string }>`
    SELECT row::text AS text FROM erased_applications AS row`.execute(world.db);
  expect(JSON.stringify(all)).not.toContain(candidate.id);
});
