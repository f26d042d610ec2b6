import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import type { Envelope } from '#contract/shared/endpoint.ts';
import { signIn as signInCall } from '#contract/account/auth.ts';
import { getScheduleInterviews } from '#contract/interview/interview.ts';
import { DEMONSTRATION_PASSWORD, employer, maria } from '#server/demonstration/people.ts';
import { type OwnTestServer, startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { type Roundone, launchRoundone } from '../e2e/harness/roundone.ts';
import { ask, newFolder, post } from './harness/program.ts';

const SENTENCE = 'The server cannot reach its database right now. Please try again in a moment.';

/** In seconds: far longer than on an idle machine, but shorter than a call would wait without its own limit. */
const MOST = { readiness: 6, refused: 10, silent: 25, silentAgain: 4, stop: 50 } as const;

describe.skipIf(!testEngines.includes('postgres'))('while PostgreSQL', () => {
  const dataDirectory = newFolder();
  let server: OwnTestServer;
  let program: Roundone;
  let token: string;

  const env = () => ({ DATABASE_URL: server.url, LOG_LEVEL: 'warn' });
  beforeAll(async () => {
    server = await startOwnServer();
    program = await launchRoundone({ dataDirectory, env: env(), demo: true });
    token = await signInAs(maria.email);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  async function signInAs(email: string): Promise<string> {
    const { text } = await post(`${program.url}/api/${signInCall.path}`, {
      email,
      password: DEMONSTRATION_PASSWORD,
    });
    return (JSON.parse(text) as Envelope<{ token: string }>).responseData.token;
  }
  const signIn = () =>
    post(`${program.url}/api/${signInCall.path}`, {
      email: employer.email,
      password: DEMONSTRATION_PASSWORD,
    });
  const read = () =>
    ask(`${program.url}/api/${getScheduleInterviews.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const upload = () =>
    ask(`${program.url}${RECORDING_UPLOADS}/some`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: 'abc',
    });
  const ready = () => ask(`${program.url}/api/ready`);
  const expectAway = async (calls: (typeof signIn)[], limit: number): Promise<void> => {
    for (const answer of await Promise.all(calls.map((call) => call()))) {
      expect(answer).toMatchObject({ status: 503, message: SENTENCE, retryAfter: '5' });
      expect(answer.seconds).toBeLessThan(limit);
    }
  };
  const expectBack = async (): Promise<void> => {
    await expect.poll(async () => (await ready()).status).toBe(200);
    await expect.poll(async () => (await signIn()).status).toBe(200);
    expect((await read()).status).toBe(200);
  };

  test('is killed, every call is answered with 503, and works again when it is back', async () => {
    await server.crash();
    await expectAway([signIn, read, upload], MOST.refused);
    const answer = await ready();
    expect(answer).toMatchObject({
      status: 503,
      message: expect.stringContaining('database does not answer'),
    });
    expect(answer.seconds).toBeLessThan(MOST.readiness);
    expect((await ask(`${program.url}/api/health`)).status).toBe(200);
    expect((await ask(`${program.url}/metrics`)).status).toBe(200);
    await server.restart();
    await expectBack();
  });

  test('is frozen, calls are answered with 503 within seconds, and at once after the first', async () => {
    server.freeze();
    const [answer] = await Promise.all([ready(), expectAway([signIn, read, upload], MOST.silent)]);
    expect(answer.status).toBe(503);
    expect(answer.seconds).toBeLessThan(MOST.readiness);
    await expectAway([signIn, read, upload], MOST.silentAgain);
    server.thaw();
    await expectBack();
  });

  test('is frozen, the program stops, and one that starts meanwhile waits', async () => {
    const { port } = program;
    server.freeze();
    const began = performance.now();
    // It may end with code 1, because anything that hangs is abandoned.
    await program.stop().catch(() => undefined);
    expect((performance.now() - began) / 1000).toBeLessThan(MOST.stop);
    const starting = launchRoundone({ dataDirectory, env: env(), port });
    const early = await Promise.race([
      starting,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), 4_000)),
    ]);
    expect(early).toBeNull();
    server.thaw();
    program = await starting;
    await expectBack();
    await program.stop();
  });
});
