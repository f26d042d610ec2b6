import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ALL_FORMATS,
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { OutputFormat } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinVideos, remuxIfNeeded } from './remux.ts';

// Made by Chromium's MediaRecorder with a fake camera and microphone: VP8 and Opus, and fragmented H.264 and Opus.
const recording = (name: string) =>
  fileURLToPath(new URL(`../../testing/recordings/${name}`, import.meta.url));

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'remux-'));
});
afterAll(() => rm(directory, { recursive: true }));

const output = () => join(directory, 'out');

describe('a recording becomes a video that plays while it loads, with every picture and sound as it was', () => {
  test.each([
    ['fragmented mp4', () => recording('camera.mp4')],
    ['mkv', () => converted('camera.mp4', 'in.mkv', new MkvOutputFormat())],
    ['mov', () => converted('camera.mp4', 'in.mov', new MovOutputFormat())],
  ])('H.264 from %s as an mp4 with its index first', async (_format, make) => {
    const input = await make();
    const made = await joinVideos([input], output());
    expect(made).toMatchObject({ container: 'mp4', hasVideo: true, hasAudio: true });
    expect(made.durationSeconds).toBeCloseTo(3, 0);

    expect(await contentOf(output())).toEqual(await contentOf(input));
    const boxes = await boxesOf(output());
    expect(boxes[0]).toBe('ftyp');
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    expect(boxes).not.toContain('moof');
  });

  test.each([
    ['webm without an index', () => recording('camera.webm')],
    ['mkv', () => converted('camera.webm', 'in.mkv', new MkvOutputFormat())],
    ['mp4, as older videos are', () => converted('camera.webm', 'in.mp4', new Mp4OutputFormat())],
  ])('VP8 from %s as a WebM that names its length and has an index', async (_format, make) => {
    const input = await make();
    const made = await joinVideos([input], output());
    expect(made).toMatchObject({ container: 'webm', hasVideo: true, hasAudio: true });

    expect(await contentOf(output())).toEqual(await contentOf(input));
    const { type, named, cues } = await webmOf(output());
    expect(type).toBe('webm');
    expect(named).toBeCloseTo(3, 0);
    expect(cues).toBeGreaterThanOrEqual(1);
  });

  test('VP8 that is turned as an mp4, because a WebM cannot say so', async () => {
    const turned = await converted('camera.webm', 'turned.mp4', new Mp4OutputFormat(), { rotate: 90 });
    expect(await joinVideos([turned], output())).toMatchObject({ container: 'mp4', hasVideo: true });
  });

  test.each(['camera.webm', 'camera.mp4'])('even if the end of %s is missing', async (name) => {
    const whole = await readFile(recording(name));
    const input = join(directory, 'cut');
    let longest = 0;
    for (const part of [0.2, 0.5, 0.95]) {
      await writeFile(input, whole.subarray(0, Math.floor(whole.length * part)));
      const { durationSeconds, hasVideo } = await joinVideos([input], output());
      expect(hasVideo).toBe(true);
      expect(durationSeconds).toBeGreaterThanOrEqual(longest);
      expect(durationSeconds).toBeGreaterThan(3 * part - 0.75);
      longest = durationSeconds;
    }
    expect(longest).toBeGreaterThan(2.5);
  });

  test('of sound alone when there is no more', async () => {
    const input = await converted('camera.webm', 'sound.mkv', new MkvOutputFormat(), { discardVideo: true });
    expect(await joinVideos([input], output())).toMatchObject({ hasVideo: false, hasAudio: true });
  });
});

describe('an uploaded video is left as it is if its container is the right one', () => {
  test('H.264 in an mp4 and VP8 in a WebM', async () => {
    await rm(output(), { force: true });
    expect(await remuxIfNeeded(recording('camera.mp4'), output())).toBeNull();
    expect(await remuxIfNeeded(recording('camera.webm'), output())).toBeNull();
    expect(await readdir(directory)).not.toContain('out');
  });

  test('and gets the right one otherwise', async () => {
    const mkv = await converted('camera.mp4', 'message.mkv', new MkvOutputFormat());
    expect(await remuxIfNeeded(mkv, output())).toMatchObject({ container: 'mp4' });
    const mp4 = await converted('camera.webm', 'message.mp4', new Mp4OutputFormat());
    expect(await remuxIfNeeded(mp4, output())).toMatchObject({ container: 'webm' });
  });
});

describe('recordings that follow one another become one', () => {
  const part = (offset: number, seconds: number) => ({
    offsetSeconds: expect.closeTo(offset, 0),
    seconds: expect.closeTo(seconds, 0),
  });

  test.each(['camera.webm', 'camera.mp4'])('%s, twice and a beginning of it', async (name) => {
    const whole = await readFile(recording(name));
    const beginning = join(directory, 'beginning');
    await writeFile(beginning, whole.subarray(0, Math.floor(whole.length * 0.7)));
    const inputs = [recording(name), beginning, recording(name)];
    const joined = await joinVideos(inputs, output());
    expect(joined).toMatchObject({ hasVideo: true, hasAudio: true });
    const [first, second, third] = joined.parts;
    expect(first).toEqual(part(0, 3));
    expect(second).toEqual(part(3, 2));
    expect(third).toEqual(part(5, 3));
    expect(second?.offsetSeconds).toBe(first?.seconds);
    expect(joined.durationSeconds).toBeCloseTo(third!.offsetSeconds + third!.seconds, 3);
    const packets = await Promise.all([...inputs, output()].map(packetCounts));
    for (const kind of ['video', 'audio']) {
      const [one, some, again, all] = packets.map((counts) => counts[kind] ?? 0);
      expect(all).toBe(one! + some! + again!);
    }
  });

  test('a segment with another picture is joined: its key frames bring its own settings', async () => {
    const mp4 = await readFile(recording('camera.mp4'));
    const other = join(directory, 'other');
    // Change the profile in the track's settings.
    const changed = Buffer.from(mp4);
    const record = changed.indexOf('avcC') + 4;
    changed[record + 3] = 0x1e;
    await writeFile(other, changed);
    const { parts } = await joinVideos([recording('camera.mp4'), other], output());
    expect(parts).toEqual([part(0, 3), part(3, 3)]);
    // The type of the first unit of a key frame: 7 is a sequence parameter set.
    expect(new Set(await firstUnits(output()))).toEqual(new Set([7]));
    const { parts: alike } = await joinVideos([recording('camera.mp4'), recording('camera.mp4')], output());
    expect(alike).toEqual([part(0, 3), part(3, 3)]);
    expect(await firstUnits(output())).not.toContain(7);
  });

  test('a segment of sound alone is joined to those with a picture, however long it is', async () => {
    const sound = await converted('camera.mp4', 'sound.mp4', new Mp4OutputFormat(), { discardVideo: true });
    const joined = await joinVideos([sound, recording('camera.mp4'), sound], output());
    expect(joined).toMatchObject({ hasVideo: true, hasAudio: true });
    expect(joined.parts).toEqual([part(0, 3), part(3, 3), part(6, 3)]);
  });

  test('a segment that is not a video, or has another encoding than the longest, is left out', async () => {
    const text = join(directory, 'text');
    await writeFile(text, 'not a video');
    const empty = join(directory, 'empty');
    await writeFile(empty, '');
    const mp4 = await readFile(recording('camera.mp4'));
    const shorter = join(directory, 'shorter');
    await writeFile(shorter, mp4.subarray(0, Math.floor(mp4.length / 2)));
    const inputs = [text, shorter, recording('camera.webm'), empty];
    const { parts } = await joinVideos(inputs, output());
    expect(parts).toEqual([null, null, part(0, 3), null]);
    expect(await contentOf(output())).toEqual(await contentOf(recording('camera.webm')));
    await expect(joinVideos([text, empty], output())).rejects.toMatchObject({ name: 'UnplayableRecording' });
  });
});

describe('what is no recording is refused, and leaves nothing', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'The video is empty.'],
    ['a text', Buffer.from('not a video'), 'The video cannot be played.'],
    [
      'a webm header alone',
      Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
      'The video cannot be played.',
    ],
  ])('%s', async (_what, content, message) => {
    const input = join(directory, 'bad');
    await writeFile(input, content);
    await rm(output(), { force: true });
    const refusal = { name: 'UnplayableRecording', message: expect.stringContaining(message) };
    await expect(joinVideos([input], output())).rejects.toMatchObject(refusal);
    expect(await readdir(directory)).not.toContain('out');
  });

  test('a video with damage in its middle is refused or played, and the server goes on', async () => {
    const whole = await readFile(recording('camera.mp4'));
    const input = join(directory, 'damaged');
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const bytes = Buffer.from(whole);
      const noise = createHash('sha512').update(String(seed)).digest();
      noise.copy(bytes, noise.readUInt32LE(0) % (bytes.length - noise.length));
      noise.copy(bytes, noise.readUInt32LE(4) % 2_000);
      await writeFile(input, bytes);
      const outcome = await joinVideos([input], output()).then(
        () => 'played',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      );
      outcomes.add(outcome);
    }
    expect(outcomes.isSubsetOf(new Set(['played', 'UnplayableRecording']))).toBe(true);
  });

  test('a file that is not there is the caller’s fault', async () => {
    await expect(joinVideos([join(directory, 'none')], output())).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

/** Converts the recording to another container. */
async function converted(
  name: string,
  as: string,
  format: OutputFormat,
  options: { discardVideo?: boolean; rotate?: 90 } = {},
): Promise<string> {
  const path = join(directory, as);
  const conversion = await Conversion.init({
    input: new Input({ source: new FilePathSource(recording(name)), formats: ALL_FORMATS }),
    output: new Output({ format, target: new FilePathTarget(path) }),
    video: {
      discard: options.discardVideo ?? false,
      ...(options.rotate && { rotate: options.rotate, allowRotationMetadata: true }),
    },
  });
  await conversion.execute();
  return path;
}

/** For each track, a hash of its packets and their number. */
async function contentOf(path: string): Promise<Record<string, { packets: number; hash: string }>> {
  const file = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const content: Record<string, { packets: number; hash: string }> = {};
  for (const track of await file.getTracks()) {
    const hash = createHash('sha256');
    let packets = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      hash.update(packet.data);
      packets++;
    }
    content[track.type] = { packets, hash: hash.digest('hex') };
  }
  file.dispose();
  return content;
}

/** The number of packets in each track. */
async function packetCounts(path: string): Promise<Record<string, number>> {
  const tracks = Object.entries(await contentOf(path));
  return Object.fromEntries(tracks.map(([kind, { packets }]) => [kind, packets]));
}

/** A Matroska file's document type, the length that it declares, and the number of entries in its index. */
async function webmOf(path: string): Promise<{ type: string; named: number; cues: number }> {
  const bytes = await readFile(path);
  const after = (id: string, from = 0) => {
    const at = bytes.indexOf(Buffer.from(id, 'hex'), from);
    if (at < 0) throw new Error(`${path} has no element ${id}.`);
    return at + id.length / 2;
  };
  const type = after('4282');
  const duration = after('4489');
  const index = after('1c53bb6b', bytes.lastIndexOf(Buffer.from('1c53bb6b', 'hex')));
  return {
    type: bytes.toString('latin1', type + 1, type + 1 + (bytes[type]! & 0x7f)),
    // The unit is a millisecond. The first byte is the size of the number that follows.
    named: bytes.readDoubleBE(duration + 1) / 1000,
    cues: bytes.subarray(index).toString('latin1').split('\u00bb').length - 1,
  };
}

/** The types of an mp4's outermost boxes, in order. */
async function boxesOf(path: string): Promise<string[]> {
  const file = await open(path);
  const boxes: string[] = [];
  const { size } = await file.stat();
  for (let at = 0; at < size;) {
    const { buffer } = await file.read(Buffer.alloc(16), 0, 16, at);
    boxes.push(buffer.toString('latin1', 4, 8));
    const length = buffer.readUInt32BE(0);
    at += length === 1 ? Number(buffer.readBigUInt64BE(8)) : length;
  }
  await file.close();
  return boxes;
}

/** The types of the first units of all key frames of an H.264 video (ISO/IEC 14496-10, table 7-1). */
async function firstUnits(path: string): Promise<number[]> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const types: number[] = [];
  for await (const packet of new EncodedPacketSink(track!).packets())
    if (packet.type === 'key') types.push(packet.data[4]! & 0x1f);
  return types;
}
