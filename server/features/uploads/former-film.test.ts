import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MovOutputFormat,
  Output,
} from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadPitch } from '#contract/account/candidate.ts';
import { MP4 } from '#server/testing/jobs.ts';
import { letTimePass } from '#server/testing/stored-tasks.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // The queue uses the real clock.
  world.clock.set(new Date());
});
afterAll(() => world.close());

const HOUR_SECONDS = 3_600;
const videos = async () => (await Array.fromAsync(world.ctx.files.list('video'))).length;

async function asMov(video: Buffer): Promise<Buffer> {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BufferSource(new Uint8Array(video)), formats: ALL_FORMATS }),
    output: new Output({ format: new MovOutputFormat(), target }),
  });
  await conversion.execute();
  return Buffer.from(target.buffer!);
}

test('a film as it was uploaded is deleted 12 hours after another file replaced it', async () => {
  const candidate = await world.candidate('Mona Mov');
  const file = { filename: 'pitch.mov', content: await asMov(MP4) };
  expectSuccess(await world.upload(uploadPitch, {}, file, candidate.token));
  await world.settle();
  expect(await videos()).toBe(2);
  await letTimePass(world.db, 11 * HOUR_SECONDS);
  await world.settle();
  expect(await videos()).toBe(2);
  await letTimePass(world.db, 1.5 * HOUR_SECONDS);
  await world.settle();
  expect(await videos()).toBe(1);
});
