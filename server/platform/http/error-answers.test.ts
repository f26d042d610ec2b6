import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { resumable, routes, webRoutes } from '#server/features/features.ts';
import { exchange, listen } from '#server/testing/sockets.ts';
import { type Person, type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';

/**
 * Whatever answers (a route, the router, Node's own parser), the answer has the security headers and, in the API, the
 * envelope.
 */

let world: World;
let employer: Person;
let folder: string;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Erin Employer', { profile: false });
  folder = await mkdtemp(join(tmpdir(), 'roundone-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<html><head><title>Roundone</title></head></html>');
  await writeFile(join(folder, 'assets', 'main.js'), 'export {};');
  app = await buildApp(world.ctx, { routes, resumable, webRoutes, authenticate, webDirectory: folder });
  port = await listen(app);
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
const JSON_OF = (length: number) => `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** These hide the answer from other origins, fix its type, and stop a page from running anything in it. */
const PROTECTING = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

test.each([
  ['an address of the API that is not there', `GET /api/nothing ${HEAD}\r\n`, 404],
  ['another method than the call has', `PUT /api/auth/signin ${HEAD}\r\n`, 404],
  ['a method that nothing here has', `PROPFIND /api/auth/signin ${HEAD}\r\n`, 404],
  ['a TRACE', `TRACE /api/health ${HEAD}\r\n`, 404],
  ['a method that does not exist', `FETCH /api/health ${HEAD}\r\n`, 400],
  ['an address that is wrongly encoded', `GET /api/jobs/getUploadedVideo/%E0%A4%A ${HEAD}\r\n`, 400],
  [
    'a part of an address that is too long',
    `GET /api/jobs/getUploadedVideo/${'a'.repeat(600)} ${HEAD}\r\n`,
    414,
  ],
  ['an address that is too long', `GET /api/health?${'a'.repeat(20_000)} ${HEAD}\r\n`, 431],
  ['headers that are too long', `GET /api/health ${HEAD}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no Host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['two lengths', `POST /api/auth/signin ${HEAD}Content-Length: 1\r\n${JSON_OF(2)}{}`, 400],
  ['broken JSON', `POST /api/auth/signin ${HEAD}${JSON_OF(2)}{"`, 400],
  ['JSON that is nested 5,000 deep', `POST /api/auth/signin ${HEAD}${JSON_OF(nested.length)}${nested}`, 400],
  ['a body that is too large', `POST /api/auth/signin ${HEAD}${JSON_OF(2_000_000)}`, 413],
  ['an upload without a login', `PATCH /api/interview/recordings/x ${HEAD}Tus-Resumable: 1.0.0\r\n\r\n`, 401],
  ['a call without a login', `GET /api/users/getMailPreferences ${HEAD}\r\n`, 401],
])('%s', async (_, request, status) => {
  const reply = await exchange(port, request);
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject(PROTECTING);
  expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const { responseStatus } = JSON.parse(reply.body) as { responseStatus: { message: string } };
  expect(responseStatus).toMatchObject({ statusCode: 2 });
  expect(responseStatus.message).toMatch(/^[A-Z].*\.?$/);
});

test.each([
  ['a page', '/', 200],
  ['a page of the web client', '/jobs-of-mine', 200],
  ['a script', '/assets/main.js', 200],
  ['a file of the web client that is not there', '/assets/other.js', 404],
  ['a file whose link is not ours', '/files/nonsense', 404],
  ['the description of the API', '/api/docs/', 200],
  ['the mails', '/outbox', 200],
  ['robots.txt', '/robots.txt', 200],
  ['the health', '/api/health', 200],
])('%s has the headers that protect', async (_, path, status) => {
  const reply = await exchange(port, `GET ${path} ${HEAD}\r\n`);
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject(PROTECTING);
  expect(reply.headers['content-security-policy']).toContain('default-src');
});

test('an upload that tus refuses has them too', async () => {
  const candidate = await world.candidate('Cam Candidate', { profile: false });
  const reply = await exchange(
    port,
    `PATCH /api/interview/recordings/x ${HEAD}Authorization: Bearer ${candidate.token}\r\n\r\n`,
  );
  expect(reply.status).toBe(412);
  expect(reply.headers).toMatchObject(PROTECTING);
  expect(JSON.parse(reply.body)).toMatchObject({
    responseStatus: { statusCode: 2, message: 'The request needs the header Tus-Resumable: 1.0.0.' },
  });
});

test('over https browsers are told to stay with it', async () => {
  const config = { ...world.ctx.config, publicUrl: 'https://jobs.example.com' };
  const secure = await buildApp({ ...world.ctx, config }, { routes, authenticate });
  for (const url of ['/api/health', '/api/%E0%A4%A']) {
    const { headers } = await secure.inject(url);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  }
  await secure.close();
});

describe('the shape of a body', () => {
  const post = (path: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${employer.token}` },
    });
  const messageOf = ({ body }: { body: string }) =>
    (JSON.parse(body) as { responseStatus: { message: string } }).responseStatus.message;

  test.each([
    ['lists in lists', nested],
    ['objects in objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['lists in a field', `{"refJobId":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('%s without end are a 400', async (_, payload) => {
    const reply = await post(submitQualifyingQuestions.path, payload);
    expect(reply.statusCode).toBe(400);
    expect(messageOf(reply)).toBe('The request is nested too deeply.');
  });

  test.each([
    ['items of a list', `{"personalQuestions":[${'{},'.repeat(200_000)}{}]}`],
    ['fields', `{${Array.from({ length: 100_000 }, (_, index) => `"f${index}":1`).join(',')}}`],
  ])('too many %s are a 400', async (_, payload) => {
    const reply = await post(submitQualifyingQuestions.path, payload);
    expect(reply.statusCode).toBe(400);
    expect(messageOf(reply)).toBe('The request has too many values.');
  });

  test('many mistakes are not all told', async () => {
    const fifty = `[${'{},'.repeat(49)}{}]`;
    const reply = await post(
      submitQualifyingQuestions.path,
      `{"skilMcq":${fifty},"skillBasedQuestion":${fifty}}`,
    );
    expect(reply.statusCode).toBe(400);
    expect(
      (JSON.parse(reply.body) as { responseData: { issues: object[] } }).responseData.issues,
    ).toHaveLength(100);
  });

  test('a call takes what its fields may hold, and no more', async () => {
    const long = (length: number) => JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(length) });
    expect(messageOf(await post(signIn.path, long(100_000)))).toBe('Password must be 7 to 15 characters');
    const reply = await post(signIn.path, long(200_000));
    expect(reply.statusCode).toBe(413);
    expect(messageOf(reply)).toBe('The request is too large.');
  });
});
