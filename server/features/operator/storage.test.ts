import { statfs } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStorage } from '#contract/shared/operator-tasks.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let operator: Person;
beforeAll(async () => {
  world = await startWorld();
  operator = await world.candidate('Opal Operator', { profile: false });
  await makeOperator(world, operator);
});
afterAll(() => world.close());

/** A stored file, as an upload leaves it. */
async function store(ownerId: string, bytes: number): Promise<void> {
  const key = `${ownerId}-${bytes}`;
  await world.db
    .insertInto('files')
    .values({
      path: `/files/${key}`,
      object_key: key,
      owner_id: ownerId,
      kind: 'resume',
      media_type: 'application/pdf',
      bytes,
      original_name: 'resume.pdf',
    })
    .execute();
}

test('operators see what is stored by whom, the most first, and what is free', async () => {
  const before = expectSuccess(await world.call(getStorage, {}, operator.token));
  const maria = await world.candidate('Maria Much', { profile: false });
  await world.employer('Eva Enough', { profile: false });
  const { id: companyId } = await world.db.selectFrom('companies').select('id').executeTakeFirstOrThrow();
  await store(maria.id, 40_000_000);
  await store(maria.id, 2_000_000);
  await store(companyId, 41_000_000);
  const disk = await statfs(world.folder);

  const { storedBytes, freeBytes, owners } = expectSuccess(await world.call(getStorage, {}, operator.token));
  expect(storedBytes - before.storedBytes).toBe(83_000_000);
  expect(freeBytes).toBeGreaterThan(disk.bavail * disk.bsize * 0.9);
  expect(owners.slice(0, 2)).toEqual([
    { ownerId: maria.id, kind: 'person', name: 'Maria Much', files: 2, bytes: 42_000_000 },
    { ownerId: companyId, kind: 'company', name: expect.any(String), files: 1, bytes: 41_000_000 },
  ]);
  const one = await world.call(getStorage, { limit: 1 }, operator.token);
  expect(expectSuccess(one).owners).toMatchObject([{ name: 'Maria Much' }]);
  expect(await world.call(getStorage, { limit: 51 }, operator.token)).toMatchObject({ httpStatus: 400 });
});
