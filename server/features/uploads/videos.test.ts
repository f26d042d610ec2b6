import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { OutputFormat } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPitch } from '#contract/account/candidate.ts';
import { submitAnswerVideo } from '#contract/interview/interview.ts';
import { uploadJobVideo } from '#contract/job/job-steps.ts';
import { beScheduled, giveConsent, postInterviewJob } from '#server/testing/interviews.ts';
import { MP4, startDraft } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { ownFile } from './store.ts';

let world: World;
let employer: Person;
let candidate: Person;
let refJobId: string;
let applicationId: string;
let videos: Record<string, Buffer>;
/** VP8 and Opus. */
let recorded: Buffer;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  candidate = await world.candidate();
  const job = await postInterviewJob(world, employer);
  applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  refJobId = (await startDraft(world, employer)).id;
  const webm = await readFile(new URL('../../testing/recordings/camera.webm', import.meta.url));
  recorded = webm;
  const indexed = await readFile(new URL('../../demonstration/media/message.mp4', import.meta.url));
  const header = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1');
  const blank = Buffer.from(indexed);
  blank.fill(0, blank.indexOf('mdat') + 4);
  videos = {
    'a video': MP4,
    'a video with its index first': indexed,
    'zeros after a header': Buffer.concat([header, Buffer.alloc(3_000_000)]),
    'an index of zeros': blank,
    'sound alone': await soundOf(MP4),
    'a video that is cut off': MP4.subarray(0, Math.floor(MP4.length * 0.6)),
    'an index of more than there is': indexed.subarray(0, Math.floor(indexed.length * 0.6)),
    'webm that is cut off': webm.subarray(0, Math.floor(webm.length * 0.5)),
    zeros: Buffer.alloc(1_000_000),
  };
});
afterAll(() => world?.close());

const soundOf = (video: Buffer) => videoAs(new Mp4OutputFormat(), video, true);

/** The video in another container, or only its audio. */
async function videoAs(format: OutputFormat, video: Buffer, isSoundAlone = false): Promise<Buffer> {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BufferSource(new Uint8Array(video)), formats: ALL_FORMATS }),
    output: new Output({ format, target }),
    video: { discard: isSoundAlone },
  });
  await conversion.execute();
  return Buffer.from(target.buffer!);
}

const NO_PICTURE = [415, 'This video has no picture. Please choose another one.'];
const DAMAGED = [
  415,
  'This video is damaged or didn’t upload completely. Please upload it again, or choose another one.',
];
const NO_FILM = [415, 'File format not supported'];
const NO_RECORDING = [415, 'This file has no picture or sound. Please choose another one.'];
const TAKEN = [200, 'Success'];

async function kept(person: Person): Promise<number> {
  const rows = await world.db.selectFrom('files').select('id').where('owner_id', '=', person.id).execute();
  return rows.length;
}
async function objects(folder: string): Promise<number> {
  return (await Array.fromAsync(world.ctx.files.list(folder))).length;
}

describe.each([
  ['a pitch', () => candidate, (file: UploadedFile) => world.upload(uploadPitch, {}, file, candidate.token)],
  [
    'a personal message',
    () => employer,
    (file: UploadedFile) => world.upload(uploadJobVideo, { refJobId }, file, employer.token),
  ],
] as const)('%s', (_, owner, upload) => {
  test.each([
    ['zeros after a header', NO_PICTURE],
    ['an index of zeros', NO_PICTURE],
    ['sound alone', NO_PICTURE],
    ['a video that is cut off', DAMAGED],
    ['an index of more than there is', DAMAGED],
    ['zeros', NO_FILM],
  ])('of %s is refused, and not kept', async (video, said) => {
    const before = [await kept(owner()), await objects('video')];
    const reply = await upload({ filename: 'video.mp4', content: videos[video]! });
    expect([reply.httpStatus, reply.message]).toEqual(said);
    expect([await kept(owner()), await objects('video')]).toEqual(before);
  });

  test.each([
    ['an mkv with H.264', 'mp4', () => videoAs(new MkvOutputFormat(), MP4)],
    ['a mov', 'mp4', () => videoAs(new MovOutputFormat(), MP4)],
    ['an mkv with VP8', 'webm', () => videoAs(new MkvOutputFormat(), recorded)],
    ['an mp4 with VP8', 'webm', () => videoAs(new Mp4OutputFormat(), recorded)],
  ])('of %s is shown as %s, under the same name', async (_what, container, make) => {
    const path = expectSuccess(await upload({ filename: 'my film.v2.mkv', content: await make() }));
    await world.settle();
    const stored = await ownFile(world.db, owner().id, path, ['video']);
    expect(stored).toMatchObject({
      media_type: `video/${container}`,
      original_name: `my film.v2.${container}`,
      object_key: expect.stringMatching(`^video/.*\\.${container}$`),
    });
    const content = await buffer(await world.ctx.files.read(stored!.object_key));
    expect(content.length).toBe(stored!.bytes);
    const input = new Input({ source: new BufferSource(content), formats: ALL_FORMATS });
    expect(await input.getMimeType()).toContain(`video/${container}`);
    expect(await input.computeDuration()).toBeCloseTo(3, 0);
  });

  test.each(['a video', 'a video with its index first'])('of %s is accepted', async (video) => {
    const reply = await upload({ filename: 'video.mp4', content: videos[video]! });
    expect([reply.httpStatus, reply.message]).toEqual(TAKEN);
  });
});

describe('the video of an interview', () => {
  test.each([
    ['a video', TAKEN],
    ['a video that is cut off', TAKEN],
    ['webm that is cut off', TAKEN],
    ['sound alone', TAKEN],
    ['zeros after a header', NO_RECORDING],
    ['an index of zeros', NO_RECORDING],
    ['zeros', NO_FILM],
  ])('of %s: only an empty one is refused', async (video, said) => {
    const file = { filename: 'video', content: videos[video]! };
    const reply = await world.upload(submitAnswerVideo, { applicationId }, file, candidate.token);
    expect([reply.httpStatus, reply.message]).toEqual(said);
  });
});

interface UploadedFile {
  filename: string;
  content: Uint8Array;
}
