import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJob } from '#server/testing/jobs.ts';
import { type World, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
const STATES = '/api/master/getMasterState?countryId=IN';

test('a master list is sent once to whoever has it: then 304 without a body', async () => {
  const first = await get(STATES);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await get(STATES, { 'if-none-match': known });
    expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' });
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  }
  const other = await get(STATES, { 'if-none-match': '"other"' });
  expect([other.statusCode, other.body]).toEqual([200, first.body]);
});

test('each address has its own answer, with its own next page', async () => {
  const whole = await get('/api/master/getMasterEducation');
  const part = await get('/api/master/getMasterEducation?limit=2');
  expect(whole.headers.link).toBeUndefined();
  const next = /^<(.+)>; rel="next"$/.exec(String(part.headers.link))![1]!;
  expect(part.json().responseData).toEqual(whole.json().responseData.slice(0, 2));
  const second = await get(next);
  expect(second.json().responseData).toEqual(whole.json().responseData.slice(2, 4));
});

test('a refusal is not stored, and whoever calls gets the same', async () => {
  const wrong = await get('/api/master/getMasterState?limit=none');
  expect([wrong.statusCode, wrong.headers.etag, wrong.headers['cache-control']]).toEqual([
    400,
    undefined,
    'no-store',
  ]);
  const person = await world.candidate('Kira Kept', { profile: false });
  const signedIn = await get(STATES, { authorization: `Bearer ${person.token}` });
  expect(signedIn.body).toBe((await get(STATES)).body);
});

test('answers about a person have no tag, because nobody may store them', async () => {
  const { token } = await world.candidate('Nora Nostore', { profile: false });
  const { headers } = await get('/api/users/getSessions', { authorization: `Bearer ${token}` });
  expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
});

test('a visitor’s list of jobs is sent again only if it has changed; people who are signed in may not store theirs', async () => {
  const JOBS = '/api/jobs/getPublicJobs';
  const first = await get(JOBS);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers.vary).toBe('Authorization, Accept-Language, Cookie');
  const again = await get(JOBS, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await postJob(world, await world.employer());
  const changed = await get(JOBS, { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  expect(changed.json().responseData.jobs).toHaveLength(first.json().responseData.jobs.length + 1);

  const { token } = await world.candidate('Sina Signedin');
  const own = await get(JOBS, { authorization: `Bearer ${token}`, 'if-none-match': '*' });
  expect([own.statusCode, own.headers.etag, own.headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-store',
  ]);
});
