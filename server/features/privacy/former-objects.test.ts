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
import { requestErasure } from '#contract/privacy/privacy.ts';
import { MP4 } from '#server/testing/jobs.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

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

test('the erasure of an account deletes a film as it was uploaded at once, too', async () => {
  const candidate = await world.candidate('Mona Mov');
  const file = { filename: 'pitch.mov', content: await asMov(MP4) };
  expectSuccess(await world.upload(uploadPitch, {}, file, candidate.token));
  await world.settle();
  // It is now in a different container. A page may still link to the uploaded one.
  expect(await videos()).toBe(2);
  const atOnce = { atOnce: true, current: candidate.password };
  expectSuccess(await world.call(requestErasure, atOnce, candidate.token));
  await world.settle();
  expect(await videos()).toBe(0);
});
