import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeZone } from '#contract/account/notices.ts';
import { changeRound, cancelRound, moveRound } from '#contract/interview/round-times.ts';
import { roundsCompany } from '#server/testing/rounds.ts';
import { type Entry, readEntry } from '#server/testing/calendar-entries.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** The calendar entries, read back by an independent library and by a plain reader of RFC 5545. */

let world: World;
let company: Awaited<ReturnType<typeof roundsCompany>>;
beforeAll(async () => {
  world = await startWorld();
  company = await roundsCompany(world, 'Works, Limited; "Best"');
});
afterAll(() => world.close());

async function entriesTo({ email }: Person): Promise<Entry[]> {
  const mails = await world.mailTo(email);
  return mails
    .flatMap(({ attachments }) => attachments)
    .map(({ content, contentType }) => {
      const entry = readEntry(content.toString());
      expect(contentType).toBe(`text/calendar; method=${entry.method}`);
      return entry;
    });
}

const brief = ({ method, sequence, start }: Entry) => `${method} ${sequence} ${start}`;

test('all have the same entry, whose number grows with each change, until it leaves', async () => {
  // Daylight saving time begins on 10 March in Los Angeles, and on the 31st in Berlin.
  const times = ['2030-03-08T17:00:00.000Z', '2030-03-12T16:00:00.000Z', '2030-03-13T16:00:00.000Z'];
  const { candidate, roundId, token } = await company.invited('Cal Endar', {
    times,
    place: 'Room 5, first floor; ring "Works"',
    minutes: 90,
  });
  expectSuccess(await world.call(setTimeZone, { timeZone: 'America/Los_Angeles' }, candidate.token));
  expectSuccess(await world.call(setTimeZone, { timeZone: 'Asia/Kolkata' }, company.employer.token));
  expectSuccess(await world.call(setTimeZone, { timeZone: 'Europe/Berlin' }, company.colleague.token));
  const by = company.employer.token;
  await company.choose(token, times[0]!);
  await company.choose(token, times[1]!);
  await world.settle();
  expectSuccess(await world.call(moveRound, { roundId, startsAt: times[2]! }, by));
  await world.settle();
  const memberIds = [company.colleague.id];
  expectSuccess(await world.call(changeRound, { roundId, memberIds }, by));
  await world.settle();
  expectSuccess(await world.call(cancelRound, { roundId }, by));

  const ofCandidate = await entriesTo(candidate);
  // The first time was moved at once, either before or after its email was sent.
  expect(ofCandidate.slice(-4).map(brief)).toEqual([
    `REQUEST 1 ${times[1]}`,
    `REQUEST 2 ${times[2]}`,
    `REQUEST 3 ${times[2]}`,
    `CANCEL 4 ${times[2]}`,
  ]);
  expect(ofCandidate.at(-2)).toEqual({
    method: 'REQUEST',
    uid: `round-${roundId}@roundone`,
    sequence: 3,
    status: 'CONFIRMED',
    start: times[2],
    end: '2030-03-13T17:30:00.000Z',
    organizer: "Works, Limited; 'Best'",
    location: 'Room 5, first floor; ring "Works"',
    summary: 'Second round: Zoom: Web Developer at Works, Limited; "Best"',
  });
  expect(ofCandidate.at(-1)!.status).toBe('CANCELLED');
  const ofEmployer = (await entriesTo(company.employer)).slice(-3);
  expect(ofEmployer.map(brief)).toEqual([
    `REQUEST 1 ${times[1]}`,
    `REQUEST 2 ${times[2]}`,
    `CANCEL 3 ${times[2]}`,
  ]);
  const ofColleague = await entriesTo(company.colleague);
  expect(ofColleague.map(brief)).toEqual([`REQUEST 3 ${times[2]}`, `CANCEL 4 ${times[2]}`]);
  const uids = [...ofCandidate, ...ofEmployer, ...ofColleague].map(({ uid }) => uid);
  expect(new Set(uids)).toEqual(new Set([`round-${roundId}@roundone`]));

  // Each email gives the time in its reader's zone, with the name of the zone.
  const text = async (person: Person, words: string) =>
    (await world.mailTo(person.email)).filter((mail) => mail.text.includes(words)).length;
  expect(await text(candidate, '12 Mar 2030, 9:00 AM (Pacific Daylight Time)')).toBeGreaterThan(0);
  expect(await text(company.employer, '13 Mar 2030, 9:30 PM (India Standard Time)')).toBeGreaterThan(0);
  expect(
    await text(company.colleague, '13 Mar 2030, 5:00 PM (Central European Standard Time)'),
  ).toBeGreaterThan(0);
});
