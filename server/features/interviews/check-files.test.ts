import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#server/testing/world.ts';
import { checkFiles } from './check-files.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

test('files without rows and rows without files are found', async () => {
  await world.candidate('Fiona Files');
  const whole = await checkFiles(world.ctx);
  expect(whole).toMatchObject({ missing: [], unnamed: [] });
  expect(whole.stored).toBeGreaterThan(0);
  expect(whole.named).toBe(whole.stored);

  const [first] = await Array.fromAsync(world.ctx.files.list(''));
  await world.ctx.files.delete(first!);
  await world.ctx.files.write('stray/object', Buffer.from('abc'));
  expect(await checkFiles(world.ctx)).toMatchObject({ missing: [first], unnamed: ['stray/object'] });
});
