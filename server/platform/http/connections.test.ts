import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadResume } from '#contract/account/candidate.ts';
import { MAX_CHUNK_BYTES } from '#contract/shared/limits.ts';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { pdfOf } from '#server/demonstration/pdf.ts';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { resumable, routes } from '#server/features/features.ts';
import { beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import { tusClient } from '#server/testing/resumable.ts';
import { RawConnection, exchange, listen } from '#server/testing/sockets.ts';
import { type Person, type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';
import type { ConnectionLimits } from './connections.ts';

/**
 * Uses real connections to check what a deliberately slow sender can cost, and how an honest slow sender is treated.
 */

let world: World;
let candidate: Person;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  world = await startWorld();
  candidate = await world.candidate();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await world.close();
});

async function serve(connections: Partial<ConnectionLimits>, settings: object = {}): Promise<number> {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, ...settings } };
  const app = await buildApp(ctx, { routes, resumable, authenticate, connections });
  apps.push(app);
  return listen(app);
}

const envelopeOf = (body: string) => (JSON.parse(body) as { responseStatus: object }).responseStatus;
const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n';
/** Whether the server answers with 200 before it closes the connection. */
const isAnswered = (connection: RawConnection) =>
  new Promise<boolean>((resolve) => {
    connection.socket.once('data', (chunk) => resolve(chunk.toString().startsWith('HTTP/1.1 200')));
    connection.socket.once('close', () => resolve(false));
  });

// All run at once, because each waits for seconds. The longest come first.
describe.concurrent('slow senders', () => {
  /** A sender in this process pauses when the machine is busy. */
  const generous = { headersMs: 20_000, bodyPauseMs: 600, bodyBytesPerPause: 200, silentMs: 60_000 };
  const limits = { headersMs: 500, bodyPauseMs: 600, bodyBytesPerPause: 2_000 };
  let steadyPort: number;
  let port: number;
  beforeAll(async () => {
    steadyPort = await serve(generous);
    port = await serve(limits);
  });

  test('a file that comes slowly but steadily, for many times as long, is taken', async () => {
    const boundary = 'slow';
    const content = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="productImage"; filename="resume.pdf"\r\n\r\n`,
      ),
      pdfOf(Array.from({ length: 700 }, (_, line) => `Line ${line} of my resume.`).join('\n')),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const slow = new RawConnection(steadyPort);
    slow.write(
      `POST /api/${uploadResume.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${candidate.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${content.length}\r\n\r\n`,
    );
    const chunkBytes = Math.ceil(content.length / 30);
    expect(chunkBytes).toBeGreaterThan(500);
    await slow.dribble(piecesOf(content, chunkBytes), 100);
    const { status, body } = await slow.reply();
    expect(status).toBe(200);
    expect(envelopeOf(body)).toMatchObject({ statusCode: 0 });
  });

  test('a recording that comes slowly but steadily is taken; of one that stops, what came is kept', async ({
    expect,
  }) => {
    const employer = await world.employer();
    const job = await postInterviewJob(world, employer);
    const applicationId = await beScheduled(world, job, employer, candidate);
    await beginInterview(world, job, applicationId, candidate);
    const recordingId = randomUUID();
    const tus = tusClient(world, candidate);
    expect((await tus.create({ applicationId, recordingId })).status).toBe(201);

    const patch = (offset: number, length: number) =>
      `PATCH ${RECORDING_UPLOADS}/${recordingId} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${candidate.token}\r\n` +
      `Tus-Resumable: 1.0.0\r\nUpload-Offset: ${offset}\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${length}\r\n\r\n`;
    const film = Buffer.alloc(24_000, 7);
    const steady = new RawConnection(steadyPort);
    steady.write(patch(0, film.length));
    await steady.dribble(piecesOf(film, 1_000), 100);
    expect((await steady.reply()).status).toBe(204);
    expect((await tus.head(recordingId)).offset).toBe(24_000);

    const stopping = new RawConnection(steadyPort);
    stopping.write(patch(24_000, MAX_CHUNK_BYTES));
    stopping.write(film.subarray(0, 5_000));
    expect((await stopping.reply()).status).toBe(408);
    await expect.poll(async () => (await tus.head(recordingId)).offset).toBe(29_000);
  });

  test('a connection that says nothing is cut', async () => {
    const silent = new RawConnection(port);
    expect((await silent.reply()).status).toBe(408);
  });

  test('headers that dribble are cut', async () => {
    const slow = new RawConnection(port);
    slow.write('GET /api/health HTTP/1.1\r\n');
    await slow.dribble(Array<string>(100).fill('X-More: more\r\n'), 50);
    expect((await slow.reply()).status).toBe(408);
  });

  test.each([
    ['of a call', '/api/auth/signin', 'application/json'],
    ['at an address that is not there', '/api/nothing', 'text/plain'],
  ])('a body %s that dribbles is cut', async (_, path, type) => {
    const slow = new RawConnection(port);
    slow.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 10000\r\n\r\n`,
    );
    await slow.dribble(Array<string>(200).fill(' '), 50);
    expect(slow.socket.destroyed || slow.socket.readableEnded).toBe(true);
    if (type === 'application/json') {
      const { status, headers, body } = await slow.reply();
      expect(status).toBe(408);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(envelopeOf(body)).toEqual({
        statusCode: 2,
        code: 'too-slow',
        message: 'The request came too slowly. Please try again.',
      });
    }
  });

  test.each([
    ['a call without a login', 'POST /api/candidate/updateProfile', 401],
    ['a call that takes no body', 'GET /api/health', 200],
  ])('a body that dribbles after the answer to %s is cut', async (_, request, status) => {
    const slow = new RawConnection(port);
    slow.write(
      `${request} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n`,
    );
    await slow.dribble(Array<string>(200).fill(' '), 50);
    expect(slow.socket.destroyed || slow.socket.readableEnded).toBe(true);
    expect((await slow.reply()).status).toBe(status);
  });
});

describe('connections of one address', () => {
  test('are limited; one that ends makes room for another', async () => {
    const port = await serve({ perAddress: 3 });
    const open = await Promise.all([1, 2, 3].map(() => new RawConnection(port).connected()));
    const refused = await exchange(port, '');
    expect(refused.status).toBe(429);
    expect(envelopeOf(refused.body)).toEqual({
      statusCode: 2,
      code: 'too-many-requests',
      message: 'Too many requests. Please wait a minute and try again.',
    });
    const [first, ...others] = open;
    first!.socket.destroy();
    await expect
      .poll(async () => (await exchange(port, `${HEALTH}Connection: close\r\n\r\n`)).status)
      .toBe(200);
    for (const { socket } of others) socket.destroy();
  });

  test('behind a trusted proxy each person is counted, not the proxy', async () => {
    const port = await serve({ perAddress: 2 }, { trustProxy: 1 });
    /** A call from this person, by way of the proxy, whose body never ends. */
    const hold = async (person: string) => {
      const connection = await new RawConnection(port).connected();
      connection.write(
        `POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${person}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
      return connection;
    };
    const statusFor = async (person: string) =>
      (await exchange(port, `${HEALTH}X-Forwarded-For: ${person}\r\nConnection: close\r\n\r\n`)).status;
    const held = await Promise.all(['203.0.113.5', '203.0.113.5', '2001:db8::1', '2001:db8::2'].map(hold));
    await expect.poll(() => statusFor('203.0.113.5')).toBe(429);
    expect(await statusFor('203.0.113.6')).toBe(200);
    // All IPv6 addresses of one subscriber count as one person.
    await expect.poll(() => statusFor('2001:db8::3')).toBe(429);
    expect(await statusFor('2001:db8:1::3')).toBe(200);
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => statusFor('203.0.113.5')).toBe(200);
  });

  test('an office of 200 people with six connections each is let in', async () => {
    const port = await serve({});
    const open = await Promise.all(Array.from({ length: 1_200 }, () => new RawConnection(port).connected()));
    const last = open.at(-1)!;
    last.write(`${HEALTH}\r\n`);
    expect(await isAnswered(last)).toBe(true);
    for (const { socket } of open) socket.destroy();
  });

  test('there are never more than so many in all', async () => {
    const port = await serve({ inAll: 2 });
    const open = await Promise.all([1, 2].map(() => new RawConnection(port).connected()));
    expect((await exchange(port, `${HEALTH}Connection: close\r\n\r\n`)).status).toBe(0);
    for (const { socket } of open) socket.destroy();
  });
});

function piecesOf(content: Buffer, bytes: number): Buffer[] {
  const count = Math.ceil(content.length / bytes);
  return Array.from({ length: count }, (_, index) => content.subarray(index * bytes, (index + 1) * bytes));
}
