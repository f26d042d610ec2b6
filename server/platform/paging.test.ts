import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSessions } from '#contract/account/account.ts';
import { getReceivedApplications } from '#contract/interview/interview.ts';
import { draftedJobs } from '#contract/job/jobs.ts';
import { getMasterEducation } from '#contract/account/master.ts';
import { type Person, type World, startWorld } from '#server/testing/world.ts';

/** Whatever is sent as a cursor, a list returns a page or says what is wrong. */

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Erin Employer', { profile: false });
});
afterAll(() => world.close());

const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const UUID = '00000000-0000-4000-8000-000000000000';

test.each([
  ['no JSON', 'nonsense'],
  ['another shape', cursorOf({ at: 1 })],
  ['an id that is no UUID', cursorOf([1, 'abc'])],
  ['a moment before any that the database holds', cursorOf([-8.64e15, UUID])],
  ['no moment', cursorOf(['yesterday', UUID])],
])('a cursor that holds %s is refused by each list', async (_, cursor) => {
  const refused = { httpStatus: 400, code: 'invalid-input', message: 'This cursor isn’t one of ours' };
  const { token } = employer;
  expect(await world.call(getSessions, { cursor }, token)).toMatchObject(refused);
  expect(await world.call(draftedJobs, { cursor }, token)).toMatchObject(refused);
  expect(
    await world.call(getReceivedApplications, { applicationType: 'PENDING', cursor }, token),
  ).toMatchObject(refused);
  expect(await world.call(getMasterEducation, { cursor })).toMatchObject(refused);
});
