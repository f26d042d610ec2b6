import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  endGuestLink,
  getGuestLinks,
  getGuestReport,
  makeGuestLink,
} from '#contract/interview/guest-links.ts';
import { getFeedback, setReportVisibility } from '#contract/interview/interview.ts';
import type { Report } from '#contract/interview/report.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const ENDED = {
  httpStatus: 404,
  code: 'guest-link.ended',
  message: 'This link is no longer valid. Please ask the company for a new one.',
};
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: World;
let employer: Person;
let candidate: Person;
let applicationId: string;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Erin Employer');
  const job = await postInterviewJob(world, employer);
  const taking = { name: 'Cleo Curious', voices: ['closures-good.wav', 'dont-know.wav'], choice: 'var' };
  ({ candidate, applicationId } = await takeInterview(world, { job, owner: employer }, taking));
});
afterAll(() => world.close());

const inFuture = (milliseconds: number) => new Date(world.clock.now().getTime() + milliseconds).toISOString();
const make = (change: { name?: string; expires?: string; inFull?: boolean } = {}, by = employer) =>
  world.call(
    makeGuestLink,
    { applicationId, name: 'Greta Guest', expires: inFuture(DAY), inFull: false, ...change },
    by.token,
  );
/** Creates a link. Returns its id and token. */
async function guest(change: Parameters<typeof make>[0] = {}): Promise<{ id: string; token: string }> {
  const { guestLinkId, address } = expectSuccess(await make(change));
  return { id: guestLinkId, token: address.split('/').at(-1)! };
}
const read = (token: string, address?: string) =>
  world.call(getGuestReport, { token }, undefined, address === undefined ? {} : { address });
const links = async () =>
  expectSuccess(await world.call(getGuestLinks, { applicationId }, employer.token)).guestLinks;

test('a guest reads what a visitor of an open report reads; in full, also how to reach the person', async () => {
  const { token } = await guest();
  expect(token).toMatch(/^[\w-]{32}$/);
  const { report, ...shown } = expectSuccess(await read(token));
  expect(shown).toEqual({ guestName: 'Greta Guest', expiryDate: expect.any(String), inFull: false });
  const visitors = expectSuccess(await world.call(getFeedback, { applicationId }))!;
  const withoutLinks = (one: Report) => ({
    ...one,
    resumeUrlPath: one.resumeUrlPath !== null,
    questionnaireReport: one.questionnaireReport.map((entry) => ({ ...entry, audioUrl: null })),
  });
  expect(withoutLinks(report!)).toEqual(withoutLinks(visitors));
  expect(JSON.stringify(report)).not.toContain(candidate.email);
  const full = await guest({ inFull: true });
  expect(expectSuccess(await read(full.token)).report).toMatchObject({
    email: candidate.email,
    avatarUrl: expect.stringContaining('/files/'),
    resumeUrlPath: expect.any(String),
  });
});

test('a guest link opens a report that is closed to visitors', async () => {
  const { token } = await guest();
  expectSuccess(await world.call(setReportVisibility, { applicationId, isPublic: false }, employer.token));
  expect((await world.call(getFeedback, { applicationId })).httpStatus).toBe(404);
  expectSuccess(await read(token));
  expectSuccess(await world.call(setReportVisibility, { applicationId, isPublic: true }, employer.token));
});

test('an ended link opens nothing, and neither do the links to files that it gave', async () => {
  const { id, token } = await guest({ inFull: true });
  const { report } = expectSuccess(await read(token));
  const files = [
    report!.resumeUrlPath!,
    ...report!.questionnaireReport.flatMap(({ audioUrl }) => audioUrl ?? []),
  ];
  expect(files.length).toBeGreaterThan(1);
  const open = (url: string) => world.app.inject({ method: 'GET', url });
  for (const file of files) {
    const { statusCode, headers } = await open(file);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expectSuccess(await world.call(endGuestLink, { guestLinkId: id }, employer.token));
  expect(await read(token)).toMatchObject(ENDED);
  for (const file of files) expect((await open(file)).statusCode).toBe(404);
  // Revoking it again changes nothing.
  const before = (await links()).find(({ guestLinkId }) => guestLinkId === id)!;
  expect(before).toMatchObject({ isOpen: false, endedDate: expect.any(String) });
  expectSuccess(await world.call(endGuestLink, { guestLinkId: id }, employer.token));
  expect((await links()).find(({ guestLinkId }) => guestLinkId === id)).toEqual(before);
});

test('a link expires, and so do the links to files that it gave', async () => {
  const start = world.clock.now();
  const { token } = await guest({ inFull: true, expires: inFuture(HOUR + 1_000) });
  const { report } = expectSuccess(await read(token));
  world.clock.set(new Date(start.getTime() + HOUR + 2_000));
  expect(await read(token)).toMatchObject(ENDED);
  const file = await world.app.inject({ method: 'GET', url: report!.resumeUrlPath! });
  expect(file.statusCode).toBe(404);
  const [newest] = await links();
  expect(newest).toMatchObject({ isOpen: false, endedDate: null });
});

test.each([
  ['no time', 0],
  ['half an hour', HOUR / 2],
  ['91 days', 91 * DAY],
  ['the past', -DAY],
])('a link for %s is refused', async (_, lasts) => {
  expect(await make({ expires: inFuture(lasts) })).toMatchObject({
    httpStatus: 400,
    message: 'A guest link lasts from an hour to 90 days',
  });
});

test('a link says whom it is for', async () => {
  for (const name of ['', '   ', 'x'.repeat(51)]) {
    expect(await make({ name })).toMatchObject({
      httpStatus: 400,
      message: 'Please say who the link is for, in up to 50 characters',
    });
  }
});

test('each opening is listed with its time and network, once for each visit', async () => {
  const { id, token } = await guest({ name: 'Nora Network' });
  for (const address of ['203.0.113.7', '203.0.113.7', '198.51.100.4'])
    expectSuccess(await read(token, address));
  world.clock.set(new Date(world.clock.now().getTime() + HOUR / 2));
  expectSuccess(await read(token, '203.0.113.7'));
  const link = (await links()).find(({ guestLinkId }) => guestLinkId === id)!;
  expect(link).toMatchObject({ name: 'Nora Network', madeBy: 'Erin Employer', isOpen: true, openings: 3 });
  expect(link.newestOpenings.map(({ network }) => network.replace(/^.*, /, ''))).toEqual([
    '203.0.113.x',
    '198.51.100.x',
    '203.0.113.x',
  ]);
  const entries = await world.db
    .selectFrom('audit_events')
    .select(['actor_kind', 'actor_name', 'address', 'subject_id'])
    .where('action', '=', 'guest-link.opened')
    .where('actor_name', '=', 'Nora Network')
    .execute();
  expect(entries).toHaveLength(3);
  expect(entries[0]).toEqual({
    actor_kind: 'guest',
    actor_name: 'Nora Network',
    address: '203.0.113.x',
    subject_id: applicationId,
  });
});

test('the token is in the answer to its maker alone, and not stored', async () => {
  const { token } = await guest();
  const rows = await world.db.selectFrom('guest_links').selectAll().execute();
  expect(JSON.stringify([rows, await links()])).not.toContain(token);
});

test('unknown tokens open nothing', async () => {
  for (const token of ['', 'nonsense', 'x'.repeat(32)]) expect(await read(token)).toMatchObject(ENDED);
  expect(await read('x'.repeat(101))).toMatchObject({ httpStatus: 400, message: ENDED.message });
});

test('another company makes, sees and ends no links', async () => {
  const other = await world.employer('Otto Other', { profile: false });
  const { id, token } = await guest();
  expect(await make({}, other)).toMatchObject({ httpStatus: 404 });
  expect(await world.call(getGuestLinks, { applicationId }, other.token)).toMatchObject({ httpStatus: 404 });
  expect(await world.call(endGuestLink, { guestLinkId: id }, other.token)).toMatchObject({ httpStatus: 404 });
  expectSuccess(await read(token));
});
