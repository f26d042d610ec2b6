import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uploadCertificate, uploadResume } from '#contract/account/candidate.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { submitAnswerVideo } from '#contract/interview/interview.ts';
import { uploadProfilePicture } from '#contract/account/users.ts';
import { beScheduled, giveConsent, postInterviewJob, speak } from '#server/testing/interviews.ts';
import { MP4 } from '#server/testing/jobs.ts';
import { PNG } from '#server/testing/documents.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { addToDay, insertReservation } from './quota-store.ts';

let world: World;
let usual: { accountStorageMb: number; dailyUploadMb: number; dailyUploads: number };
beforeAll(async () => {
  world = await startWorld();
  const { accountStorageMb, dailyUploadMb, dailyUploads } = world.ctx.config;
  usual = { accountStorageMb, dailyUploadMb, dailyUploads };
});
afterEach(() => Object.assign(world.ctx.config, usual));
afterAll(() => world?.close());

const limit = (to: Partial<typeof usual>) => Object.assign(world.ctx.config, to);
const hours = (count: number) =>
  world.clock.set(new Date(world.ctx.clock.now().getTime() + count * 3_600_000));
const newcomer = () => world.candidate('Una Uploader', { profile: false });
const pictureOf = (kilobytes: number) => Buffer.concat([PNG, Buffer.alloc(kilobytes * 1024 - PNG.length)]);

const send = (person: Person, kilobytes: number, endpoint: Endpoint = uploadCertificate) =>
  world.upload(endpoint, {}, { filename: 'a.png', content: pictureOf(kilobytes) }, person.token);

async function storedOf(person: Person): Promise<{ path: string; bytes: number; there: boolean }[]> {
  const rows = await world.db
    .selectFrom('files')
    .selectAll()
    .where('owner_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    rows.map(async ({ path, bytes, object_key }) => ({
      path,
      bytes,
      there: (await world.ctx.files.size(object_key)) === bytes,
    })),
  );
}

test('a form with many fields is refused, because fields are kept in memory; a few beside the file do no harm', async () => {
  const { token } = await newcomer();
  const sendForm = (fields: number) => {
    const field = `--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n${'x'.repeat(50_000)}\r\n`;
    const head = '--b\r\nContent-Disposition: form-data; name="productImage"; filename="a.png"\r\n\r\n';
    return world.app.inject({
      method: 'POST',
      url: `/api/${uploadCertificate.path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([Buffer.from(field.repeat(fields) + head), PNG, Buffer.from('\r\n--b--\r\n')]),
    });
  };
  const refused = await sendForm(12);
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({
    responseStatus: { message: 'The form has too many fields.', code: 'too-large' },
  });
  expect((await sendForm(3)).json()).toMatchObject({ responseStatus: { statusCode: 0 } });
});

describe('the room of an account', () => {
  test('is not exceeded by 50 uploads at once; existing files are kept', async () => {
    limit({ accountStorageMb: 1 });
    const person = await newcomer();
    const first = expectSuccess(await send(person, 100));
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(person, 100)));
    const taken = replies.filter(({ statusCode }) => statusCode === 0);
    for (const reply of replies) {
      if (reply.statusCode !== 0)
        expect(reply).toMatchObject({
          httpStatus: 413,
          message: expect.stringMatching(
            /^Your account has room for 1 MB\. Only \S+ MB is left, which isn’t enough for this file\. Please remove or replace files you no longer need\.$/,
          ),
        });
    }
    const stored = await storedOf(person);
    expect(stored[0]).toMatchObject({ path: first, there: true });
    expect(stored).toHaveLength(taken.length + 1);
    expect(stored.every(({ there }) => there)).toBe(true);
    expect(stored.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1024 * 1024);
    // Simultaneous uploads may reserve room that is later freed. A single upload can then use it.
    expectSuccess(await send(person, 1));
  });

  test('regains the space of replaced files', async () => {
    limit({ accountStorageMb: 1 });
    const person = await newcomer();
    expectSuccess(await send(person, 400, uploadProfilePicture));
    const second = expectSuccess(await send(person, 400, uploadProfilePicture));
    expect(await send(person, 500)).toMatchObject({ httpStatus: 413 });
    hours(2);
    expectSuccess(await send(person, 500));
    await world.settle();
    expect((await storedOf(person)).map(({ path, bytes }) => [path === second, bytes / 1024])).toEqual([
      [true, 400],
      [false, 500],
    ]);
    hours(2);
    // The account's picture is in use and is kept, however much room is needed.
    expect(await send(person, 700)).toMatchObject({ httpStatus: 413 });
    expect(await storedOf(person)).toHaveLength(2);
  });

  test('regains the space of interrupted uploads', async () => {
    limit({ accountStorageMb: 1 });
    const person = await newcomer();
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [
        `POST /api/${uploadCertificate.path} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${person.token}`,
        'Content-Type: multipart/form-data; boundary=b',
        `Content-Length: ${900 * 1024}`,
        '',
        '--b\r\nContent-Disposition: form-data; name="productImage"; filename="a.png"\r\n\r\n',
      ].join('\r\n'),
    );
    socket.write(pictureOf(300));
    const onTheirWay = async () => {
      const rows = await world.db
        .selectFrom('upload_reservations')
        .select('id')
        .where('owner_id', '=', person.id)
        .execute();
      return rows.length;
    };
    await expect.poll(onTheirWay).toBe(1);
    expect(await send(person, 600)).toMatchObject({ httpStatus: 413 });
    socket.destroy();
    await expect.poll(onTheirWay).toBe(0);
    expectSuccess(await send(person, 600));
    expect(await storedOf(person)).toMatchObject([{ bytes: 600 * 1024 }]);
  });

  test('regains the space that a crashed process had reserved', async () => {
    limit({ accountStorageMb: 1, dailyUploadMb: 1 });
    const person = await newcomer();
    const now = world.ctx.clock.now();
    const dead = { bytes: 900 * 1024, day: now.toISOString().slice(0, 10) };
    await insertReservation(world.db, {
      ...dead,
      id: randomUUID(),
      owner_id: person.id,
      application_id: null,
      expires_at: new Date(now.getTime() + 60_000),
    });
    await addToDay(world.db, person.id, dead.day, { bytes: dead.bytes, uploads: 1 });
    expect((await send(person, 600)).statusCode).toBe(2);
    world.clock.set(new Date(now.getTime() + 61_000));
    expectSuccess(await send(person, 600));
  });
});

describe('a day’s uploads', () => {
  test('are counted; the refusal says when the day ends, and the count ends with it', async () => {
    limit({ dailyUploads: 3 });
    const person = await newcomer();
    const tomorrow = new Date(world.ctx.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const evening = new Date(`${tomorrow}T18:30:00Z`);
    world.clock.set(evening);
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(person, 1)));
    expect(replies.filter(({ statusCode }) => statusCode === 0)).toHaveLength(3);
    expect(await send(person, 1)).toMatchObject({
      httpStatus: 429,
      message:
        'You can upload 3 files a day, and you’ve reached that limit. You can upload this one in 6 hours.',
    });
    const { headers } = await world.app.inject({
      method: 'POST',
      url: `/api/${uploadCertificate.path}`,
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: '--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nx\r\n--b--\r\n',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(5 * 3600);
    world.clock.set(new Date(evening.getTime() + 5.5 * 3_600_000));
    expectSuccess(await send(person, 1));
  });

  test('have a size limit too, which deleting does not restore; a refused file does not use it', async () => {
    limit({ dailyUploadMb: 1 });
    const person = await newcomer();
    for (let time = 0; time < 3; time += 1)
      expect(await send(person, 900, uploadResume)).toMatchObject({ httpStatus: 415 });
    expectSuccess(await send(person, 600));
    await world.db.deleteFrom('files').where('owner_id', '=', person.id).execute();
    expect(await send(person, 600)).toMatchObject({
      httpStatus: 429,
      message: expect.stringMatching(/^You can upload 1 MB a day, and this file would take you over that\./),
    });
    expectSuccess(await send(person, 300));
  });

  test('a refused file counts as one of them', async () => {
    limit({ dailyUploads: 1 });
    const person = await newcomer();
    expect(await send(person, 1, uploadResume)).toMatchObject({ httpStatus: 415 });
    expect(await send(person, 1)).toMatchObject({ httpStatus: 429 });
  });
});

describe('an interview has its own room', () => {
  async function interviewed() {
    const employer = await world.employer();
    const job = await postInterviewJob(world, employer);
    const candidate = await world.candidate();
    const applicationId = await beScheduled(world, job, employer, candidate);
    await giveConsent(world, applicationId, candidate);
    return { candidate, applicationId };
  }
  const video = { filename: 'video.mp4', content: MP4 };

  test('independent of the account’s limits, and of how often an answer is sent again', async () => {
    const { candidate, applicationId } = await interviewed();
    limit({ accountStorageMb: 1, dailyUploadMb: 1, dailyUploads: 1 });
    await send(candidate, 1);
    expect(await send(candidate, 1)).toMatchObject({ httpStatus: 429 });
    let last = '';
    const moment = wavFile([new Float32Array(800)], { sampleRate: 16_000 });
    for (let time = 0; time < 36; time += 1) last = await speak(world, candidate, applicationId, 1, moment);
    expectSuccess(await world.upload(submitAnswerVideo, { applicationId }, video, candidate.token));
    expectSuccess(await world.upload(submitAnswerVideo, { applicationId }, video, candidate.token));
    const recorded = (await storedOf(candidate)).filter(({ path }) => /^(wav|recording)-/.test(path));
    expect(recorded.length).toBeLessThanOrEqual(32);
    expect(recorded.find(({ path }) => path === last)).toMatchObject({ there: true });
    await world.settle();
  });

  test('which its files do not exceed, and those in use are kept', async () => {
    const { candidate, applicationId } = await interviewed();
    const path = await speak(world, candidate, applicationId, 1, readVoice('dont-know.wav'));
    const huge = { bytes: 100 * 1024 ** 3 };
    await world.db.updateTable('files').set(huge).where('path', '=', path).execute();
    expect(await world.upload(submitAnswerVideo, { applicationId }, video, candidate.token)).toMatchObject({
      httpStatus: 413,
      message: 'The recordings of this interview are larger than allowed.',
    });
    expect((await storedOf(candidate)).some((file) => file.path === path)).toBe(true);
    await world.settle();
  });
});
