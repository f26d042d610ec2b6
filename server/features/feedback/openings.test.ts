import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOut } from '#contract/account/account.ts';
import { endGuestLink, getGuestReport, makeGuestLink } from '#contract/interview/guest-links.ts';
import { getFeedback, setReportVisibility } from '#contract/interview/interview.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { getCompanyOpenings, getOpenings } from '#contract/privacy/privacy.ts';
import { MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let candidate: Person;
let applicationId: string;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Otto Opens');
  const job = await postInterviewJob(world, employer);
  ({ candidate, applicationId } = await takeInterview(
    world,
    { job, owner: employer },
    { name: 'Selma Seen', voices: ['off-topic.wav'], choice: MCQ.answer },
  ));
});
afterAll(() => world.close());

const reportFor = async (token?: string) =>
  expectSuccess(await world.call(getFeedback, { applicationId }, token))!;
const open = (url: string, range?: string) =>
  world.app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } });
const mine = async () => expectSuccess(await world.call(getOpenings, {}, candidate.token)).openings;
const seen = async () =>
  (await mine()).map(({ what, viewer, role, guestName }) => [what, viewer, role, guestName]);

test('a candidate reads who opened what: once for each visit, members by role, guests by name', async () => {
  expect(await mine()).toEqual([]);
  await reportFor(candidate.token);
  const report = await reportFor(employer.token);
  await reportFor(employer.token);
  for (const range of ['bytes=0-9', 'bytes=10-19'])
    expect((await open(report.resumeUrlPath!, range)).statusCode).toBe(206);
  await reportFor();
  const expires = new Date(world.clock.now().getTime() + 3 * DAY_MS).toISOString();
  const link = expectSuccess(
    await world.call(
      makeGuestLink,
      { applicationId, name: 'Gus Guest', expires, inFull: true },
      employer.token,
    ),
  );
  const token = link.address.split('/').at(-1)!;
  const guests = expectSuccess(await world.call(getGuestReport, { token })).report!;
  const [sound] = guests.questionnaireReport.flatMap(({ audioUrl }) => audioUrl ?? []);
  expect((await open(sound!)).statusCode).toBe(200);
  expect(await seen()).toEqual([
    ['sound', 'guest', null, 'Gus Guest'],
    ['report', 'guest', null, 'Gus Guest'],
    ['report', 'visitor', null, null],
    ['resume', 'member', 'owner', null],
    ['report', 'member', 'owner', null],
  ]);
  expect(JSON.stringify(await mine())).not.toContain('Otto Opens (');
  const company = expectSuccess(await world.call(getCompanyOpenings, {}, employer.token)).openings;
  expect(company.map(({ viewerName }) => viewerName)).toEqual([
    'Gus Guest',
    'Gus Guest',
    null,
    'Otto Opens',
    'Otto Opens',
  ]);
  const rival = await world.employer('Rival Reads');
  expect(expectSuccess(await world.call(getCompanyOpenings, {}, rival.token)).openings).toEqual([]);
  const other = await world.candidate('Other One');
  expect(expectSuccess(await world.call(getOpenings, {}, other.token)).openings).toEqual([]);

  // A later visit counts separately.
  world.clock.set(new Date(world.clock.now().getTime() + HOUR_MS + 1_000));
  await reportFor(employer.token);
  expect(await seen()).toHaveLength(6);
  expectSuccess(await world.call(endGuestLink, { guestLinkId: link.guestLinkId }, employer.token));
  expect((await open(sound!)).statusCode).toBe(404);
});

test('what was noted is only added to', async () => {
  await expect(sql`UPDATE application_views SET what = 'film'`.execute(world.db)).rejects.toThrow(
    'application_views is only added to',
  );
  await expect(sql`DELETE FROM application_views`.execute(world.db)).rejects.toThrow(
    'application_views is only added to',
  );
});

test('a visitor reads neither how to reach the person nor documents, pitch and film', async () => {
  const report = await reportFor();
  expect(report).toMatchObject({
    viewer: 'visitor',
    name: 'Selma Seen',
    email: '',
    mobile: '',
    city: '',
    resumeUrlPath: null,
    coverLetterUrl: null,
    candidatePitch: null,
    candidateAnswerVideo: null,
    hidesContacts: true,
  });
  expect(report.visitors).toBeUndefined();
  expect(JSON.stringify(report)).not.toContain(candidate.email);
});

test('company and candidate may each close it, and neither opens what the other closed', async () => {
  const set = async (person: Person, isPublic: boolean) =>
    expectSuccess(await world.call(setReportVisibility, { applicationId, isPublic }, person.token));
  const isOpen = async () => (await world.call(getFeedback, { applicationId })).httpStatus === 200;
  const sound = (await reportFor()).questionnaireReport.flatMap(({ audioUrl }) => audioUrl ?? [])[0]!;
  expect((await open(sound)).statusCode).toBe(200);
  await set(candidate, false);
  expect(await isOpen()).toBe(false);
  // The visitor's links to files end too.
  expect((await open(sound)).statusCode).toBe(404);
  await set(employer, true);
  expect(await isOpen()).toBe(false);
  expect((await reportFor(employer.token)).visitors).toEqual({ own: true, other: false });
  expect((await reportFor(candidate.token)).visitors).toEqual({ own: false, other: true });
  await set(candidate, true);
  expect(await isOpen()).toBe(true);
  await set(employer, false);
  await set(candidate, true);
  expect(await isOpen()).toBe(false);
  await set(employer, true);
});

test('links to files end with the login that got them', async () => {
  const token = await world.signInAgain(employer);
  const report = await reportFor(token);
  expect((await open(report.resumeUrlPath!)).statusCode).toBe(200);
  expect((await open(report.resumeUrlPath!)).headers['cache-control']).toBe('private, no-store');
  expectSuccess(await world.call(signOut, {}, token));
  expect((await open(report.resumeUrlPath!)).statusCode).toBe(404);
});
