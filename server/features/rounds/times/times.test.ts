import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTimeZone } from '#contract/account/notices.ts';
import { getApplicationHistory, moveApplications } from '#contract/interview/decisions.ts';
import { saveMyTimes } from '#contract/interview/my-times.ts';
import {
  cancelRound,
  chooseRoundTime,
  getFreeTimes,
  getMyRounds,
  getRound,
  inviteToRound,
} from '#contract/interview/round-times.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { joinCompany } from '#server/testing/members.ts';
import { roundsCompany } from '#server/testing/rounds.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let company: Awaited<ReturnType<typeof roundsCompany>>;
/** A Tuesday, ten o'clock UTC. */
const NOW = Date.parse('2030-03-05T10:00:00.000Z');
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  company = await roundsCompany(world);
});
afterAll(() => world.close());

const inDays = (days: number, hour = 9) =>
  new Date(Date.parse('2030-03-05T00:00:00.000Z') + days * DAY_MS + hour * HOUR_MS).toISOString();
const free = async (more = {}, by = company.employer) =>
  expectSuccess(await world.call(getFreeTimes, { jobId: company.job.id, round: 2, ...more }, by.token));
const subjectsTo = async ({ email }: Person) => (await world.mailTo(email)).map(({ subject }) => subject);

describe('free times', () => {
  test('a company that set up nothing has the usual hours of whoever invites, from a few hours ahead', async () => {
    const { minutes, members, times } = await free();
    expect(minutes).toBe(45);
    expect(members).toMatchObject([{ memberId: company.employer.id, hasHours: false, timeZone: 'UTC' }]);
    // Today, from a little after 14:00. 16:00 is the last one that ends by 17:00.
    expect(times.slice(0, 5)).toEqual([
      ...['14:30', '15:00', '15:30', '16:00'].map((time) => `2030-03-05T${time}:00.000Z`),
      '2030-03-06T09:00:00.000Z',
    ]);
    expect(times.every((time) => ![0, 6].includes(new Date(time).getUTCDay()))).toBe(true);
    expect(Date.parse(times.at(-1)!)).toBeLessThan(NOW + 14 * DAY_MS);
    expect(Date.parse(times.at(-1)!)).toBeGreaterThan(NOW + 13 * DAY_MS - HOUR_MS);
  });

  test('of people in three zones, over a change of the clocks, it is when all are free', async () => {
    const zones = { 'America/Los_Angeles': '', 'Europe/Berlin': '', 'Asia/Kolkata': '' };
    const ids: string[] = [];
    for (const timeZone of Object.keys(zones)) {
      const member = await joinCompany(world, company.employer, {
        name: `Zoe ${timeZone.split('/')[1]!.replace('_', ' ')}`,
        memberRole: 'recruiter',
      });
      const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '07:00', until: '22:00' }));
      expectSuccess(await world.call(saveMyTimes, { hours, timeZone }, member.token));
      ids.push(member.id);
    }
    const { times, members } = await free({ memberIds: ids.join(','), minutes: 60 });
    expect(members.map(({ timeZone }) => timeZone)).toEqual(Object.keys(zones));
    // From 7 in Los Angeles until 22 in Kolkata: an hour and a half, and half an hour more once Los Angeles has
    // daylight saving time.
    const onDay = (day: string) =>
      times.filter((time) => time.startsWith(day)).map((time) => time.slice(11, 16));
    expect(onDay('2030-03-07')).toEqual(['15:00', '15:30']);
    expect(onDay('2030-03-12')).toEqual(['14:00', '14:30', '15:00', '15:30']);
  });

  test('for one person, it says whether each is at night where they are', async () => {
    const { candidate, applicationId } = await company.reviewed('Nell Night');
    const areAtNight = async () => (await free({ applicationId })).areAtNight;
    expect(await areAtNight()).toBe(false);
    for (const [timeZone, isAtNight] of [
      // From 11 PM to 6 AM there, and from 1 to 9 AM.
      ['Pacific/Honolulu', true],
      ['America/Los_Angeles', false],
    ] as const) {
      expectSuccess(await world.call(setTimeZone, { timeZone }, candidate.token));
      expect(await areAtNight()).toBe(isAtNight);
    }
  });
});

describe('an invitation', () => {
  test('moves the application, is the only mail, and books in two clicks without a login', async () => {
    const { candidate, applicationId } = await company.reviewed('Ivy Invited');
    const before = (await subjectsTo(candidate)).length;
    const { invited, results } = await company.invite([applicationId], { message: 'We liked it.' });
    expect([invited, results[0]!.isInvited]).toEqual([1, true]);
    expect((await subjectsTo(candidate)).slice(before)).toEqual([
      'Rona Rounds would like to meet you: Web Developer',
    ]);
    const history = expectSuccess(
      await world.call(getApplicationHistory, { applicationId }, company.employer.token),
    );
    expect(history).toMatchObject({ now: { stage: 'round-2' }, waiting: null });
    expect(history.moves.at(-1)).toMatchObject({ from: { stage: 'review' }, to: { stage: 'round-2' } });

    const token = await company.linkOf(candidate);
    const round = await company.read(token);
    expect(round).toMatchObject({
      title: 'Second round: Zoom',
      role: 'Web Developer',
      companyName: 'Rona Rounds',
      with: ['Rona Rounds'],
      minutes: 45,
      state: 'to-choose',
      startsAt: null,
    });
    const [first] = round.times;
    const booked = await company.choose(token, first!);
    expect(booked).toMatchObject({ state: 'booked', startsAt: first });
    // The same call again has no effect.
    await company.choose(token, first!);
    const told = (await subjectsTo(candidate)).slice(before + 1);
    expect(told).toEqual(['Second round: Zoom for Web Developer: 5 Mar 2030, 2:30 PM (UTC)']);
    expect(await subjectsTo(company.employer)).toContain(
      'Ivy Invited, Web Developer: 5 Mar 2030, 2:30 PM (UTC)',
    );
    // The member is free at none of the overlapping times, except to move this round.
    const half = '2030-03-05T15:00:00.000Z';
    expect((await free()).times).not.toContain(half);
    expect((await free({ movedRoundId: booked.roundId })).times).toContain(half);
    // The same when signed in.
    const own = expectSuccess(await world.call(getMyRounds, {}, candidate.token)).rounds;
    expect(own).toMatchObject([{ roundId: booked.roundId, state: 'booked', startsAt: first }]);
    const { roundId } = booked;
    expect(expectSuccess(await world.call(getRound, { roundId }, candidate.token)).startsAt).toBe(first);
    expectSuccess(await world.call(cancelRound, { roundId }, company.employer.token));
  });

  test('goes to many at once; each who cannot be invited is named with the reason', async () => {
    const people = await Promise.all(['Ann Many', 'Ben Many'].map((name) => company.reviewed(name)));
    const closed = await company.reviewed('Clo Closed');
    const early = await company.reviewed('Eve Early');
    await world.db
      .updateTable('applications')
      .set({ outcome: 'declined' })
      .where('id', '=', closed.applicationId)
      .execute();
    await world.db
      .updateTable('applications')
      .set({ stage: 'applied' })
      .where('id', '=', early.applicationId)
      .execute();
    const ids = people.map(({ applicationId }) => applicationId);
    const times = [inDays(3), inDays(4)];
    const result = await company.invite([...ids, closed.applicationId, early.applicationId], { times });
    expect(result.results.map(({ message }) => message)).toEqual([
      'Invited.',
      'Invited.',
      'This application is closed. Reopen it first.',
      'The AI interview comes first: accept the application, or decline it.',
    ]);
    const again = await company.invite(ids, { times });
    expect(again).toMatchObject({
      invited: 0,
      results: [{ message: 'This person is already invited to this round.' }, {}],
    });
    expect(again.results[0]!.roundId).toBe(result.results[0]!.roundId);
    expect((await company.invite(ids, { round: 5 })).results[0]!.message).toBe(
      'The interview process of this job doesn’t have this round.',
    );
    expect((await company.read(await company.linkOf(people[0]!.candidate))).times).toEqual(times);
    // A time that one person chooses is no longer offered to the other.
    await company.choose(await company.linkOf(people[0]!.candidate), times[0]!);
    const other = await company.linkOf(people[1]!.candidate);
    expect((await company.read(other)).times).toEqual([times[1]]);
    expect(await world.call(chooseRoundTime, { token: other, startsAt: times[0]! })).toMatchObject({
      statusCode: 1,
      code: 'round.time-taken',
      message: 'This time was just taken. Please choose another one.',
      data: { times: [times[1]] },
    });
    for (const { applicationId } of people)
      for (const { roundId } of await company.roundsOf(applicationId))
        expectSuccess(await world.call(cancelRound, { roundId }, company.employer.token));
  });

  test('a move that was not told yet is told by the invitation alone', async () => {
    const { candidate, applicationId } = await company.reviewed('Wim Waiting');
    const before = (await subjectsTo(candidate)).length;
    const move = { applicationIds: [applicationId], stage: 'round-2' as const };
    expectSuccess(await world.call(moveApplications, move, company.employer.token));
    await company.invite([applicationId]);
    await world.settle();
    expect((await subjectsTo(candidate)).slice(before)).toEqual([
      'Rona Rounds would like to meet you: Web Developer',
    ]);
  });

  test('bad input gets a sentence', async () => {
    const { applicationId } = await company.reviewed('Bo Bad');
    const ask = async (more: object) => {
      const input = { applicationIds: [applicationId], round: 2, ...more };
      const { httpStatus, message } = await world.callRaw(inviteToRound, input, company.employer.token);
      return `${httpStatus} ${message}`;
    };
    const stranger = await world.employer('Stan Stranger');
    expect(await ask({ times: ['2030-03-01T10:00:00Z'] })).toBe('400 This time has already passed.');
    expect(await ask({ times: ['2040-03-01T10:00:00Z'] })).toBe('400 A round can be at most 366 days ahead.');
    expect(await ask({ times: [] })).toBe('400 Please offer at least one time');
    expect(await ask({ round: 1 })).toBe('400 Rounds with people are 2 to 6');
    expect(await ask({ memberIds: [stranger.id] })).toBe(
      '400 Someone on this list isn’t a member of your company.',
    );
    expect(await ask({ minutes: 5 })).toBe('400 A round can take 15 to 480 minutes');
  });
});
