import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitInterview } from '#contract/interview/interview.ts';
import { MAX_INTERVIEW_VIDEO_BYTES, MAX_CHUNK_BYTES, MAX_RECORDINGS } from '#contract/shared/limits.ts';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { candidatesApplication } from '#server/features/applications/store.ts';
import { StorageFull } from '#server/platform/files/errors.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import { type TusReply, beInterviewed, sha256, tusClient, tusMetadata } from '#server/testing/resumable.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { videoBytes } from './allowance.ts';
import { interviewOf } from './store.ts';

const THREE_DAYS_MS = 259_200_000;

let world: World;
let employer: Person;
let job: Awaited<ReturnType<typeof postInterviewJob>>;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const interviewed = () => beInterviewed(world, job, employer);

describe('a recording is uploaded in chunks', () => {
  test('each chunk is stored with its hash, and the last one gives the length', async () => {
    const { client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    const [first, second] = [randomBytes(70_000), randomBytes(1_000)];
    expect(await client.patch(recordingId, 0, first)).toMatchObject({ status: 204, offset: 70_000 });
    expect(await client.head(recordingId)).toMatchObject({ status: 200, offset: 70_000, length: null });
    expect(await recordings()).toMatchObject([{ recordingId, bytes: 70_000, isComplete: false }]);

    const end = { 'upload-length': '71000' };
    expect(await client.patch(recordingId, 70_000, second, end)).toMatchObject({
      status: 204,
      offset: 71_000,
    });
    expect(await client.head(recordingId)).toMatchObject({ status: 200, offset: 71_000, length: 71_000 });
    expect(await recordings()).toEqual([
      {
        recordingId,
        mimeType: 'video/webm;codecs=vp8,opus',
        bytes: 71_000,
        isComplete: true,
        pieces: [
          { offset: 0, bytes: 70_000, sha256: sha256(first) },
          { offset: 70_000, bytes: 1_000, sha256: sha256(second) },
        ],
      },
    ]);
    const [piece] = await Array.fromAsync(world.ctx.files.list(`pieces/${recordingId}/`));
    expect(sha256(await world.ctx.files.bytes(piece!))).toBe(sha256(first));
  });

  test('one whose length is known from the start is complete with its last byte', async () => {
    const { applicationId, client, recordings } = await interviewed();
    const recordingId = randomUUID();
    const created = await client.create({ applicationId, recordingId }, { 'upload-length': '10' });
    expect(created).toMatchObject({ status: 201, location: `${RECORDING_UPLOADS}/${recordingId}` });
    expect(await client.patch(recordingId, 0, randomBytes(11))).toMatchObject({ status: 413 });
    expect(await client.patch(recordingId, 0, randomBytes(10))).toMatchObject({ status: 204, offset: 10 });
    expect(await recordings()).toMatchObject([{ isComplete: true, bytes: 10 }]);
  });

  test('its end can be an empty chunk', async () => {
    const { client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    await client.patch(recordingId, 0, randomBytes(500));
    const end = await client.patch(recordingId, 500, new Uint8Array(), { 'upload-length': '500' });
    expect(end).toMatchObject({ status: 204, offset: 500 });
    expect(await recordings()).toMatchObject([{ isComplete: true, bytes: 500 }]);
  });

  test('starting it again returns the same one, with its stored chunks', async () => {
    const { applicationId, client, begin } = await interviewed();
    const recordingId = await begin();
    await client.patch(recordingId, 0, randomBytes(300));
    const again = await client.create({ applicationId, recordingId: recordingId.toUpperCase() });
    expect(again).toMatchObject({ status: 201, location: `${RECORDING_UPLOADS}/${recordingId}` });
    expect(await client.head(recordingId)).toMatchObject({ offset: 300 });
  });

  test('a long body is split, so that it never fills the memory', async () => {
    const { client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    const body = randomBytes(MAX_CHUNK_BYTES * 2 + 5);
    expect(await client.patch(recordingId, 0, body)).toMatchObject({ status: 204, offset: body.length });
    const [{ pieces } = { pieces: [] }] = await recordings();
    expect(pieces.map(({ bytes }) => bytes)).toEqual([MAX_CHUNK_BYTES, MAX_CHUNK_BYTES, 5]);
  });

  test('a chunk at a wrong offset is refused with the reason', async () => {
    const { client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    await client.patch(recordingId, 0, randomBytes(300));
    for (const offset of [0, 299, 301]) {
      const refused = await client.patch(recordingId, offset, randomBytes(50));
      expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Ask for its offset') });
    }
    expect(await recordings()).toMatchObject([{ bytes: 300 }]);
  });

  test('if the same chunk is sent many times at once, one is stored', async () => {
    const { client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    const contents = Array.from({ length: 6 }, () => randomBytes(40_000));
    const replies = await Promise.all(contents.map((content) => client.patch(recordingId, 0, content)));
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(contents.length - 1);
    const kept = contents[replies.findIndex(({ status }) => status === 204)]!;
    expect(await recordings()).toMatchObject([
      { bytes: 40_000, pieces: [{ offset: 0, bytes: 40_000, sha256: sha256(kept) }] },
    ]);
    const keys = await Array.fromAsync(world.ctx.files.list(`pieces/${recordingId}/`));
    expect(keys).toHaveLength(1);
    expect(sha256(await world.ctx.files.bytes(keys[0]!))).toBe(sha256(kept));
  });
});

describe('a recording belongs to its candidate', () => {
  test('nobody else may continue it, ask for it or take it over', async () => {
    const { applicationId, client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    await client.patch(recordingId, 0, randomBytes(10));
    const other = await interviewed();
    expect(await other.client.head(recordingId)).toMatchObject({ status: 404 });
    expect(await other.client.patch(recordingId, 10, randomBytes(10))).toMatchObject({
      status: 404,
      message: refusals.notFound(),
    });
    for (const stolen of [
      { applicationId, recordingId },
      { applicationId, recordingId: randomUUID() },
      { applicationId: other.applicationId, recordingId },
      { applicationId: 'x'.repeat(32), recordingId: randomUUID() },
    ]) {
      expect(await other.client.create(stolen)).toMatchObject({ status: 404, message: refusals.notFound() });
    }
    expect(await tusClient(world, employer).head(recordingId)).toMatchObject({ status: 403 });
    expect(await tusClient(world).patch(recordingId, 10, randomBytes(10))).toMatchObject({ status: 401 });
    expect(await tusClient(world, { token: 'nonsense' }).head(recordingId)).toMatchObject({ status: 401 });
    expect(await recordings()).toMatchObject([{ bytes: 10 }]);
    expect(await other.recordings()).toEqual([]);
  });

  test('stored data cannot be read, removed or changed in another way', async () => {
    const { client, begin } = await interviewed();
    const recordingId = await begin();
    const address = `${RECORDING_UPLOADS}/${recordingId}`;
    expect(await client.send('GET', address, {})).toMatchObject({ status: 404 });
    expect(await client.send('DELETE', address, {})).toMatchObject({ status: 404 });
    const override = { 'x-http-method-override': 'DELETE' };
    expect(await client.send('POST', address, override)).toMatchObject({ status: 404 });
    expect(await client.head(recordingId)).toMatchObject({ status: 200, offset: 0 });
  });
});

describe('the interview decides what is accepted', () => {
  test('accepts nothing after submission, and still lists what was sent', async () => {
    const { candidate, applicationId, client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    await client.patch(recordingId, 0, randomBytes(10));
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
    const closed = { status: 403, message: TEXTS.interviewAlreadySubmitted };
    expect(await client.patch(recordingId, 10, randomBytes(10))).toMatchObject(closed);
    expect(await client.create({ applicationId, recordingId: randomUUID() })).toMatchObject(closed);
    expect(await client.head(recordingId)).toMatchObject({ status: 200, offset: 10 });
    expect(await recordings()).toMatchObject([{ bytes: 10, isComplete: false }]);
  });

  test('accepts nothing after it has expired', async () => {
    const { client, begin } = await interviewed();
    const recordingId = await begin();
    const now = world.clock.now();
    world.clock.set(new Date(now.getTime() + THREE_DAYS_MS));
    const late = await client.patch(recordingId, 0, randomBytes(10));
    world.clock.set(now);
    expect(late).toMatchObject({
      status: 403,
      message: 'This interview has expired: it was open for 3 days after its scheduled time.',
    });
    expect(await client.head(recordingId)).toMatchObject({ status: 200, offset: 0 });
  });

  test('accepts no more than the limit of the interview', async () => {
    const { applicationId, client, begin } = await interviewed();
    const recordingId = await begin();
    const tooLong = { 'upload-length': String(MAX_INTERVIEW_VIDEO_BYTES + 1) };
    const refused = { status: 413, message: expect.stringMatching(/^The recording is larger/) };
    expect(await client.create({ applicationId, recordingId: randomUUID() }, tooLong)).toMatchObject(refused);
    expect(await client.patch(recordingId, 0, randomBytes(10), tooLong)).toMatchObject(refused);
    expect(await client.patch(recordingId, 0, randomBytes(10))).toMatchObject({ status: 204 });

    for (let begun = 1; begun < MAX_RECORDINGS; begun += 1) await begin();
    const one = await client.create({ applicationId, recordingId: randomUUID() });
    expect(one).toMatchObject({
      status: 413,
      message: `An interview has at most ${MAX_RECORDINGS} recordings.`,
    });
  });

  test('accepts no more than its limit from two recordings at once', async () => {
    const { candidate, applicationId, client, begin, recordings } = await interviewed();
    const application = (await candidatesApplication(world.db, candidate.id, applicationId))!;
    const limit = videoBytes(application, (await interviewOf(world.db, attemptOf(application)))!);
    const before = await begin();
    const ids = [await begin(), await begin()];
    await world.db
      .updateTable('interview_recordings')
      .set({ bytes: limit - 1_000 })
      .where('id', '=', before)
      .execute();
    const sent = await Promise.all(ids.map((id) => client.patch(id, 0, randomBytes(600))));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204, 413]));
    const added = (await recordings()).filter(({ recordingId }) => recordingId !== before);
    expect(added.map(({ bytes }) => bytes).toSorted((a, b) => a - b)).toEqual([0, 600]);
  });

  test('reports a full disk, and the chunk can be sent again', async () => {
    const { client, begin, recordings } = await interviewed();
    const recordingId = await begin();
    const { write } = world.ctx.files;
    world.ctx.files.write = () => Promise.reject(new StorageFull());
    let refused: TusReply;
    try {
      refused = await client.patch(recordingId, 0, randomBytes(10), { 'upload-length': '10' });
    } finally {
      world.ctx.files.write = write;
    }
    expect(refused).toMatchObject({ status: 503, message: expect.stringContaining('nearly full') });
    expect(await client.head(recordingId)).toMatchObject({ status: 200, offset: 0, length: null });
    const again = await client.patch(recordingId, 0, randomBytes(10), { 'upload-length': '10' });
    expect(again).toMatchObject({ status: 204, offset: 10 });
    expect(await recordings()).toMatchObject([{ isComplete: true }]);
  });
});

describe('a request that is not valid tus', () => {
  test.each([
    ['without its version', { 'tus-resumable': '' }, 412],
    ['of another version', { 'tus-resumable': '0.2.2' }, 400],
    ['without a length', {}, 400],
    ['with metadata that are none', { 'upload-defer-length': '1', 'upload-metadata': '???' }, 400],
    ['without metadata', { 'upload-defer-length': '1' }, 400],
    [
      'of a recording that is no video',
      {
        'upload-defer-length': '1',
        'upload-metadata': tusMetadata({
          applicationId: 'x'.repeat(32),
          recordingId: randomUUID(),
          mimeType: 'text/html',
        }),
      },
      400,
    ],
    [
      'with a name that is no id',
      {
        'upload-defer-length': '1',
        'upload-metadata': tusMetadata({
          applicationId: 'a\0b',
          recordingId: '../../x',
          mimeType: 'video/mp4',
        }),
      },
      400,
    ],
  ])('%s gets a sentence', async (_, headers, status) => {
    const { candidate } = await interviewed();
    const reply = await tusClient(world, candidate).send('POST', RECORDING_UPLOADS, headers);
    expect(reply).toMatchObject({ status, message: expect.stringMatching(/^[A-Z].{10,}/) });
  });

  test('an invalid id is not found', async () => {
    const { client } = await interviewed();
    expect(await client.head('nonsense')).toMatchObject({ status: 404 });
    expect(await client.patch('nonsense', 0, randomBytes(1))).toMatchObject({ status: 404 });
  });

  test('refuses a chunk that is not a stream of bytes, or has no offset', async () => {
    const { client, begin } = await interviewed();
    const recordingId = await begin();
    const json = { 'content-type': 'application/json' };
    expect(await client.patch(recordingId, 0, randomBytes(1), json)).toMatchObject({ status: 400 });
    const nowhere = { 'upload-offset': '-1' };
    expect(await client.patch(recordingId, 0, randomBytes(1), nowhere)).toMatchObject({ status: 400 });
  });
});
