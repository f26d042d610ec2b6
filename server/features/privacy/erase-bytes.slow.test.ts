import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { addNote } from '#contract/company/company-reviews.ts';
import type { Endpoint, Envelope, InputOf, OutputOf } from '#contract/shared/endpoint.ts';
import { requestErasure } from '#contract/privacy/privacy.ts';
import { getApplicationByJobId, getReceivedApplications } from '#contract/interview/interview.ts';
import { DEMONSTRATION_PASSWORD as password, employer } from '#server/demonstration/people.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { type Roundone, startRoundone } from '#server/roundone.ts';
import { settling } from '#server/testing/stored-tasks.ts';

let folder: string;
let program: Roundone;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-erased-'));
  program = await startRoundone(loadConfig({ DATA_DIR: folder, PORT: '0', DEMO: 'on', LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

async function callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token?: string,
): Promise<OutputOf<E>> {
  const isGet = endpoint.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(`${program.address}/api/${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Envelope<OutputOf<E>>).responseData;
}

/** The files of the database that contain a text, ignoring case. */
async function filesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob('**/*', { cwd: join(folder, 'database'), withFileTypes: false })) {
    const content = await readFile(join(folder, 'database', path)).catch(() => null);
    if (content?.toString('latin1').toLowerCase().includes(text.toLowerCase())) found.push(path);
  }
  return found.toSorted();
}

test('no file of the database holds the words of somebody who was erased, nor those that others wrote of them', async () => {
  const { token } = await callApi(signIn, { email: employer.email, password });
  const [job] = await callApi(getReceivedApplications, {}, token);
  const [application] = await callApi(getApplicationByJobId, { jobId: job!.jobId }, token);
  const { applicationId, candidateEmail: email } = application!;
  await callApi(addNote, { applicationId, text: 'Plays the glockenspiel in a quillwort garden.' }, token);
  await settling(program.ctx.db)();
  for (const word of [email, 'quillwort']) expect(await filesWith(word)).not.toEqual([]);

  const person = await callApi(signIn, { email, password });
  await callApi(requestErasure, { atOnce: true, current: password }, person.token);
  await settling(program.ctx.db)();
  for (const word of [email, 'quillwort']) expect(await filesWith(word)).toEqual([]);
  // Everything else is still there.
  expect(await filesWith(employer.email)).not.toEqual([]);
  expect((await callApi(getReceivedApplications, {}, token)).length).toBeGreaterThan(0);
});
