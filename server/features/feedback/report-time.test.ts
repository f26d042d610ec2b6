import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitToReport } from '#server/testing/ten-questions.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type World, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('an interview of ten questions has its report within five seconds of submission', async () => {
  const answer = readVoice('dont-know.wav');
  expect(await submitToReport(world, { answer, last: answer })).toBeLessThan(5);
});
