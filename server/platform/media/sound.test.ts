import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NothingToHear, SOUND_RATE, soundOf } from './sound.ts';

const film = (name: string) => new URL(`../../testing/recordings/${name}`, import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-sound-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function heardIn(path: string, maxSeconds = 600) {
  let seconds = 0;
  let energy = 0;
  let count = 0;
  for await (const { startSeconds, samples } of soundOf(path, maxSeconds)) {
    // Each piece begins where the one before ended.
    expect(startSeconds).toBeCloseTo(seconds, 0);
    seconds += samples.length / SOUND_RATE;
    for (const sample of samples) energy += sample * sample;
    count += samples.length;
  }
  return { seconds, level: Math.sqrt(energy / count) };
}

test.each([
  'spoken-opus.mkv',
  'spoken-vorbis.mkv',
  'spoken-aac.mp4',
  'spoken.mov',
  'spoken.webm',
  'spoken.m4a',
  'spoken.mp3',
  '../voices/closures-wrong.wav',
])('hears %s', async (name) => {
  const { seconds, level } = await heardIn(film(name));
  expect(seconds).toBeGreaterThan(8.9);
  expect(seconds).toBeLessThan(9.3);
  // The level of the voice in the recording.
  expect(level).toBeGreaterThan(0.05);
  expect(level).toBeLessThan(0.12);
});

test('hears no more than it should', async () => {
  expect((await heardIn(film('spoken-aac.mp4'), 4)).seconds).toBeLessThan(4.1);
});

test('says why there is nothing to hear', async () => {
  const reasonOf = (path: string) =>
    heardIn(path).then(
      () => null,
      (error: unknown) => (error instanceof NothingToHear ? error.reason : error),
    );
  const broken = join(folder, 'broken.webm');
  await writeFile(broken, Buffer.alloc(50_000, 7));
  expect(await reasonOf(film('no-sound.mp4'))).toBe('noSound');
  expect(await reasonOf(broken)).toBe('unreadable');
});

test('a film that is not there is a fault of the server', async () => {
  await expect(heardIn(join(folder, 'nothing.webm'))).rejects.toThrow('ENOENT');
});
