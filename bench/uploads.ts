import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { request } from 'undici';
import { signIn } from '#contract/account/auth.ts';
import type { Endpoint, Envelope, InputOf, OutputOf } from '#contract/shared/endpoint.ts';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { getScheduleInterviews, startInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { DEMONSTRATION_PASSWORD, maria } from '#server/demonstration/people.ts';
import { tusMetadata } from '#server/testing/resumable.ts';
import { type Figure, median } from './figures.ts';
import { startProcess } from './server-process.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const ROUNDS = 5;
/** The first rounds are a warm-up, because a server that runs for days has already compiled its hot code. */
const WARM_UP = 2;
const SIZES = [
  { name: '512 KiB', bytes: 512 * KIB, count: 100, aim: 0.45 },
  { name: '64 MiB', bytes: 64 * MIB, count: 2, aim: 0.8 },
];

/**
 * How fast a recording is stored, compared with a program that writes the same chunks to files on the same disk and
 * syncs each one before the next. The embedded database is used, which also syncs each change. A bare HTTP server that
 * does only what that program does is measured too: no server that stores a chunk before answering can be much faster.
 */
export async function measureUploads(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  const server = await startProcess('server/main.ts', ['serve'], { DATA_DIR: folder, PORT: '0', DEMO: 'on' });
  const bareServer = await startProcess('bench/bare-uploads.ts', [folder]);
  try {
    const upload = await beginUploads(server.url);
    const figures: Figure[] = [];
    for (const { name, bytes, count, aim } of SIZES) {
      const content = randomBytes(bytes);
      const speeds = { ours: [] as number[], raw: [] as number[], bare: [] as number[] };
      const raw = join(folder, 'raw');
      await mkdir(raw);
      const ways = {
        raw: () => writeRaw(raw, content, count),
        bare: () => sendBare(bareServer.url, content, count),
        ours: () => upload(content, count),
      };
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        for (const way of ['raw', 'bare', 'ours'] as const) {
          const speed = await megabytesPerSecond(bytes * count, ways[way]);
          if (round >= WARM_UP) speeds[way].push(speed);
        }
      }
      await rm(raw, { recursive: true });
      const [ours, written, bare] = [median(speeds.ours), median(speeds.raw), median(speeds.bare)];
      figures.push({
        what: `storing a recording in chunks of ${name}`,
        value: ours / written,
        unit: 'of a raw write with fsync',
        aim,
        isShare: true,
        beside:
          `${ours.toFixed(0)} MB/s, raw ${written.toFixed(0)} MB/s, ` +
          `a bare HTTP server ${bare.toFixed(0)} MB/s: ${(bare / written).toFixed(2)} of raw`,
      });
    }
    return figures;
  } finally {
    await bareServer.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function megabytesPerSecond(bytes: number, work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return bytes / 1e6 / ((performance.now() - begin) / 1000);
}

async function writeRaw(folder: string, content: Uint8Array, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const file = await open(join(folder, randomUUID()), 'wx');
    await file.writeFile(content);
    await file.sync();
    await file.close();
  }
}

async function sendBare(url: string, content: Uint8Array<ArrayBuffer>, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const answer = await request(url, { method: 'PATCH', body: content });
    const said = await answer.body.text();
    if (answer.statusCode !== 204) throw new Error(`${answer.statusCode}: ${said}`);
  }
}

/** Begins the demonstration's interview that can be taken now. Returns a function that sends one recording of it. */
async function beginUploads(url: string) {
  const signedIn = await ask(url, signIn, { email: maria.email, password: DEMONSTRATION_PASSWORD }, null);
  const { token } = signedIn;
  const scheduled = await ask(url, getScheduleInterviews, {}, token);
  const { applicationId } = scheduled.find(({ canStart }) => canStart)!;
  await ask(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, token);
  return async (content: Uint8Array<ArrayBuffer>, count: number): Promise<void> => {
    const send = await beginRecording(url, { applicationId, token });
    for (let index = 0; index < count; index += 1) await send(content);
  };
}

/** Begins a recording in an interview that has begun. Resolves with a function that sends its next chunk. */
export async function beginRecording(
  url: string,
  { applicationId, token, address = '127.0.0.1' }: { applicationId: string; token: string; address?: string },
): Promise<(chunk: Uint8Array<ArrayBuffer>) => Promise<void>> {
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    'x-forwarded-for': address,
  };
  const recordingId = randomUUID();
  const metadata = { applicationId, recordingId, mimeType: 'video/webm', offsetSeconds: 0 };
  const begun = await fetch(`${url}${RECORDING_UPLOADS}`, {
    method: 'POST',
    headers: { ...headers, 'upload-defer-length': '1', 'upload-metadata': tusMetadata(metadata) },
  });
  if (begun.status !== 201) throw new Error(`${begun.status}: ${await begun.text()}`);
  let offset = 0;
  return async (chunk) => {
    // Without fetch, which copies a body and reads it as a stream, because the client's time is not the server's.
    const answer = await request(`${url}${RECORDING_UPLOADS}/${recordingId}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: chunk,
    });
    const said = await answer.body.text();
    if (answer.statusCode !== 204) throw new Error(`${answer.statusCode}: ${said}`);
    offset += chunk.length;
  };
}

/** Calls an endpoint and returns its data. Throws for a refusal or an error. */
export async function ask<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  token: string | null,
  address = '127.0.0.1',
): Promise<OutputOf<E>> {
  const response = await fetch(`${url}/api/${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(input) }),
  });
  const { responseStatus, responseData } = (await response.json()) as Envelope<OutputOf<E>>;
  if (responseStatus.statusCode !== 0) throw new Error(`${endpoint.path}: ${responseStatus.message}`);
  return responseData;
}
