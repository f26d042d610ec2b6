import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMember } from '#contract/company/company-members.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import type { TokenScope } from '#contract/company/token-scopes.ts';
import { withdrawApplication } from '#contract/interview/interview.ts';
import * as contract from '#contract/interview/round-recordings.ts';
import { getOpenings, requestErasure, setHold } from '#contract/privacy/privacy.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { applyRetention } from '#server/features/privacy/retain.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { recordingClient, sample } from '#server/testing/round-recordings.ts';
import { makeRound } from '#server/testing/rounds.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Olga Owner');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world?.close());

/** Someone in a second round that `members` hold, with a transcribed recording. */
async function recorded(name: string, members: readonly Person[] = [employer], owner = employer) {
  const candidate = await world.candidate(name);
  const applicationId = await applyTo(world, job, owner, candidate);
  const startsAt = new Date(world.clock.now().getTime() - HOUR_MS);
  const memberIds = members.map(({ id }) => id);
  const roundId = await makeRound(world.db, world.clock.now(), { applicationId, memberIds, startsAt });
  await agree(candidate, roundId);
  const upload = { roundId, content: sample('spoken.mp3'), fileName: 'call.mp3' };
  expect(await recordingClient(world, owner).sendWhole(upload)).toMatchObject({ status: 204 });
  await world.settle();
  return { candidate, applicationId, roundId };
}
const agree = async (by: Person, roundId: string, agrees = true) =>
  world.call(contract.setRecordingConsent, { roundId, agrees }, by.token);
const read = (roundId: string, by?: { token: string }) =>
  world.call(contract.getRoundRecording, { roundId }, by?.token);
const shown = async (roundId: string, by: { token: string } = employer) =>
  expectSuccess(await read(roundId, by)).recording!;
const remove = (roundId: string, by: { token: string }) =>
  world.call(contract.removeRoundRecording, { roundId }, by.token);
const begin = (roundId: string, by?: { token: string }) =>
  recordingClient(world, by).begin({
    roundId,
    recordingId: randomUUID(),
    fileName: 'call.mp3',
    bytes: 9_000,
  });
const open = async (url: string) => (await world.app.inject({ method: 'GET', url })).statusCode;
const isStored = async (roundId: string) =>
  (await world.db.selectFrom('round_recordings').select('id').where('round_id', '=', roundId).execute())
    .length > 0;

test('members read it who see the job or take part; those who hold or plan rounds upload and remove it', async () => {
  const taking = await joinCompany(world, employer, { name: 'Tara Taking', memberRole: 'reviewer' });
  const seeing = await joinCompany(world, employer, {
    name: 'Sean Seeing',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
  const elsewhere = await joinCompany(world, employer, { name: 'Nils Elsewhere', memberRole: 'reviewer' });
  const recruiter = await joinCompany(world, employer, { name: 'Rita Recruiter', memberRole: 'recruiter' });
  const stranger = await world.employer('Otto Other');
  const { candidate, roundId } = await recorded('Cleo Heard', [taking]);

  const urls = new Map<Person, string>();
  for (const member of [employer, recruiter, taking, seeing]) {
    const { url, lines } = await shown(roundId, member);
    expect(lines.length).toBeGreaterThan(0);
    expect(await open(url!)).toBe(200);
    urls.set(member, url!);
  }
  for (const nobody of [elsewhere, stranger]) {
    expect(await read(roundId, nobody)).toMatchObject({ httpStatus: 404 });
    expect(await remove(roundId, nobody)).toMatchObject({ httpStatus: 404 });
    expect(await begin(roundId, nobody)).toMatchObject({ status: 404 });
  }
  expect(await read(roundId)).toMatchObject({ httpStatus: 401 });
  expect(await read(roundId, candidate)).toMatchObject({ httpStatus: 403 });
  expect(await begin(roundId)).toMatchObject({ status: 401 });
  expect(await begin(roundId, candidate)).toMatchObject({ status: 403 });
  expect(await read(roundId, seeing)).toMatchObject({ data: { mayUpload: false } });
  expect(await remove(roundId, seeing)).toMatchObject({ httpStatus: 403, code: 'company.not-allowed' });
  expect(await begin(roundId, seeing)).toMatchObject({ status: 403 });

  // The candidate can see who opened it. A link stops working when the access of its holder ends.
  const { openings } = expectSuccess(await world.call(getOpenings, {}, candidate.token));
  expect(openings.map(({ what, role }) => `${what} ${role}`)).toEqual([
    'round-recording reviewer',
    'round-recording reviewer',
    'round-recording recruiter',
    'round-recording owner',
  ]);
  expectSuccess(await world.call(removeMember, { memberId: recruiter.id }, employer.token));
  expect(await open(urls.get(recruiter)!)).toBe(404);
  await world.db.deleteFrom('round_members').where('round_id', '=', roundId).execute();
  expect(await open(urls.get(taking)!)).toBe(404);
  expect(await read(roundId, taking)).toMatchObject({ httpStatus: 404 });
  expectSuccess(await remove(roundId, employer));
  await world.settle();
  expect(await open(urls.get(employer)!)).toBe(404);
});

test('a program reads and uploads with the scopes for it', async () => {
  const tokenWith = async (...scopes: TokenScope[]) => {
    const asked = { name: scopes.join(), scopes, expires: null };
    return { token: expectSuccess(await world.call(makeToken, asked, employer.token)).token };
  };
  const { roundId } = await recorded('Pia Program');
  const reads = await tokenWith('reports:read');
  const writes = await tokenWith('applications:write');
  expect((await shown(roundId, reads)).state).toBe('ready');
  expect(await read(roundId, writes)).toMatchObject({ code: 'token.not-allowed' });
  expect(await remove(roundId, reads)).toMatchObject({ code: 'token.not-allowed' });
  expectSuccess(await remove(roundId, writes));
  expect(await begin(roundId, reads)).toMatchObject({
    envelope: { responseStatus: { code: 'token.not-allowed' } },
  });
  expect(await begin(roundId, writes)).toMatchObject({ status: 201 });
  expect(await shown(roundId)).toMatchObject({ uploadedBy: null, state: 'arriving' });
});

test('the candidate agrees by account or by the mailed link, and nobody else does', async () => {
  const { candidate, roundId } = await recorded('Lena Link');
  const token = 'the-token-of-a-mailed-link';
  await world.db
    .insertInto('round_links')
    .values({ token_hash: hashToken(token), round_id: roundId })
    .execute();
  const byLink = expectSuccess(await world.call(contract.getRecordingConsent, { token }));
  expect(byLink).toMatchObject({ hasRecording: true, agreedDate: expect.any(String) });
  expect(expectSuccess(await world.call(contract.getRecordingConsent, { roundId }, candidate.token))).toEqual(
    byLink,
  );
  const stranger = await world.candidate('Stan Stranger');
  for (const by of [stranger, employer]) {
    expect(await agree(by, roundId, false)).toMatchObject({ httpStatus: 404 });
    expect(await world.call(contract.getRecordingConsent, { roundId }, by.token)).toMatchObject({
      httpStatus: 404,
    });
  }
  expect(await world.call(contract.getRecordingConsent, { roundId })).toMatchObject({ httpStatus: 404 });
  expect(await world.call(contract.getRecordingConsent, { token: 'another' })).toMatchObject({
    code: 'link.expired',
  });
  expect(await world.call(contract.getRecordingConsent, {})).toMatchObject({ httpStatus: 400 });
  expect(
    expectSuccess(await world.call(contract.setRecordingConsent, { token, agrees: false })),
  ).toMatchObject({ agreedDate: null, hasRecording: false });
  expect(await isStored(roundId)).toBe(false);
});

test('it goes with the person, with a withdrawn application, and not while a legal matter keeps it', async () => {
  const { candidate, applicationId, roundId } = await recorded('Erin Erased');
  const keys = async () => (await Array.fromAsync(world.ctx.files.list('roundRecording/'))).length;
  const before = await keys();
  expectSuccess(await world.call(setHold, { applicationId, reason: 'A claim' }, employer.token));
  for (const no of [await agree(candidate, roundId, false), await remove(roundId, employer)])
    expect(no).toMatchObject({ statusCode: 1, code: 'erasure.legal-hold' });
  expect(await isStored(roundId)).toBe(true);
  await world.db.deleteFrom('legal_holds').execute();
  const erasure = { atOnce: true, current: candidate.password };
  expectSuccess(await world.call(requestErasure, erasure, candidate.token));
  await world.settle();
  expect(await isStored(roundId)).toBe(false);
  expect(await keys()).toBe(before - 1);

  const { candidate: wim, applicationId: first, ...of } = await recorded('Wim Withdrawn');
  expectSuccess(await world.call(withdrawApplication, { applicationId: first }, wim.token));
  expect(await isStored(of.roundId)).toBe(true);
  await applyTo(world, job, employer, wim);
  await world.settle();
  expect(await isStored(of.roundId)).toBe(false);
  expect(await keys()).toBe(before - 1);
});

test('it is kept as long as the video of an interview, and its transcript as long as reports', async () => {
  const { roundId } = await recorded('Rae Retained');
  const pass = async (days: number) => {
    world.clock.set(new Date(world.clock.now().getTime() + days * DAY_MS));
    await applyRetention(world.ctx);
    await world.settle();
    return { token: await world.signInAgain(employer) };
  };
  expect((await shown(roundId, await pass(179))).url).not.toBeNull();
  const after = await shown(roundId, await pass(1));
  expect(after).toMatchObject({ url: null, state: 'ready' });
  expect(after.note).toMatch(/deleted at the end of its retention period/);
  expect(after.lines.length).toBeGreaterThan(0);
  await pass(549);
  expect(await isStored(roundId)).toBe(true);
  await pass(1);
  expect(await isStored(roundId)).toBe(false);
});
