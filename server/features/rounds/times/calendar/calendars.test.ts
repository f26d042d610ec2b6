import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { getMyTimes, removeMyCalendar, setMyCalendar } from '#contract/interview/my-times.ts';
import { getFreeTimes, moveRound } from '#contract/interview/round-times.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { roundsCompany } from '#server/testing/rounds.ts';
import { tablesWith } from '#server/testing/tables-with.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { refreshCalendarsTask } from '../tasks.ts';

/** Members' calendars: those that work, and those whose servers are down, slow or hostile. */

let world: World;
let company: Awaited<ReturnType<typeof roundsCompany>>;
/** A round whose time the company types. */
let typed: Awaited<ReturnType<typeof company.invited>>;
let typedAt = Date.parse('2030-03-20T20:00:00Z');
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  company = await roundsCompany(world);
  typed = await company.invited('Tia Typed');
});
afterAll(() => world.close());

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Test//EN',
  'BEGIN:VEVENT',
  'UID:one@example.com',
  'SUMMARY:Gastroscopy, which is nobody’s business',
  'DTSTART:20300306T090000Z',
  'DTEND:20300306T163000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

type Answer = Parameters<Awaited<ReturnType<typeof startReceiver>>['answerWith']>[0];
const withCalendar =
  (
    text: string | Buffer = CALENDAR,
    headers: Record<string, string> = { 'content-type': 'text/calendar' },
  ): Answer =>
  (response) =>
    response.writeHead(200, headers).end(text);

async function connected(answer: Answer) {
  const server = await startReceiver();
  onTestFinished(server.close);
  server.answerWith(answer);
  const address = server.address.replace('/hook', '/private-3f9a/basic.ics');
  const set = await world.call(setMyCalendar, { address }, company.employer.token);
  return { ...server, address, set };
}
const mine = async () => expectSuccess(await world.call(getMyTimes, {}, company.employer.token));
const freeOn = async (day: string) => {
  const { times } = expectSuccess(
    await world.call(getFreeTimes, { jobId: company.job.id, round: 2, minutes: 30 }, company.employer.token),
  );
  return times.filter((time) => time.startsWith(day)).map((time) => time.slice(11, 16));
};

test('busy times are read at once and again, and nothing else is kept; the address is in no answer and no table', async () => {
  const { set, answerWith, address, received } = await connected(withCalendar());
  const { calendar } = expectSuccess(set);
  expect(calendar).toMatchObject({ problem: null, readDate: expect.any(String) as unknown });
  expect(calendar!.host).toBe(new URL(address).host);
  expect(JSON.stringify([set, await mine()])).not.toContain('3f9a');
  expect(await tablesWith(world.db, 'private-3f9a')).toEqual([]);
  expect(await tablesWith(world.db, 'Gastroscopy')).toEqual([]);
  expect(await freeOn('2030-03-06')).toEqual(['16:30']);
  // Changes to the calendar are seen after half an hour.
  answerWith(withCalendar(CALENDAR.replace('T163000Z', 'T120000Z')));
  const refresh = async (minutes: number) => {
    world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000));
    await world.ctx.tasks.queue(world.db, refreshCalendarsTask, {});
    await world.settle();
  };
  await refresh(10);
  expect(received).toHaveLength(1);
  await refresh(25);
  expect(received).toHaveLength(2);
  expect((await freeOn('2030-03-06'))[0]).toBe('12:00');
  // If its server fails, there is a message, and the busy times from before still count.
  answerWith(503);
  await refresh(35);
  expect((await mine()).calendar!.problem).toBe('The calendar’s server answered with an error (503).');
  expect((await freeOn('2030-03-06'))[0]).toBe('12:00');
  answerWith(withCalendar());
  await refresh(35);
  expect((await mine()).calendar!.problem).toBeNull();
  expectSuccess(await world.call(removeMyCalendar, {}, company.employer.token));
  expect(await mine()).toMatchObject({ calendar: null });
  expect((await freeOn('2030-03-06'))[0]).toBe('09:00');
});

describe('a calendar that cannot be read gets a sentence, and times go by the hours', () => {
  const big = Buffer.concat([Buffer.from(CALENDAR), Buffer.alloc(20 * 1024 * 1024, 'x')]);
  const repeats = (rule: string) => CALENDAR.replace('END:VEVENT', `RRULE:${rule}\r\nEND:VEVENT`);
  test.each<[string, Answer, string]>([
    [
      'is not there',
      404,
      'There is no calendar at this address (404). Please copy the address from your calendar again.',
    ],
    [
      'is a page',
      withCalendar('<html>Sign in</html>', { 'content-type': 'text/html' }),
      'This address doesn’t lead to a calendar. Please copy the address that ends with .ics.',
    ],
    [
      'is a page that says it is a calendar',
      withCalendar('<html>Sign in</html>'),
      'This address doesn’t lead to a calendar. Please copy the address that ends with .ics.',
    ],
    [
      'says it is a picture',
      withCalendar(CALENDAR, { 'content-type': 'image/png' }),
      'This address doesn’t lead to a calendar. Please copy the address that ends with .ics.',
    ],
    ['has 20 MB', withCalendar(big), 'This calendar is larger than 10 MB, so it can’t be read.'],
    [
      'has 20 MB once it is unpacked',
      withCalendar(gzipSync(big), { 'content-type': 'text/calendar', 'content-encoding': 'gzip' }),
      'This calendar is larger than 10 MB, so it can’t be read.',
    ],
    [
      'is damaged',
      withCalendar('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nwhat'),
      'This calendar is damaged, so it can’t be read.',
    ],
    [
      'repeats each second',
      withCalendar(repeats('FREQ=SECONDLY').replace('20300306T0', '19700306T0')),
      'This calendar has too many entries, or something in it repeats too often, so it can’t be read.',
    ],
    [
      'leads round in a circle',
      (response) => response.writeHead(302, { location: '/private-3f9a/basic.ics' }).end(),
      'This address redirects too many times.',
    ],
    [
      'leads to a private address',
      (response) => response.writeHead(302, { location: 'https://10.0.0.1/basic.ics' }).end(),
      'This address belongs to a private network, and the operator hasn’t allowed it.',
    ],
    [
      'breaks off',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'text/calendar', 'content-length': '9999' })
          .write('BEGIN:VCALENDAR\r\n', () => response.destroy()),
      'We couldn’t reach the calendar’s server.',
    ],
  ])('%s', async (_, answer, problem) => {
    const { set } = await connected(answer);
    expect(expectSuccess(set).calendar).toMatchObject({ problem, readDate: null });
    expect((await freeOn('2030-03-07'))[0]).toBe('09:00');
    // Typed times still work too.
    const { roundId } = typed;
    typedAt += HOUR_MS;
    const move = { roundId, startsAt: new Date(typedAt).toISOString() };
    expect(expectSuccess(await world.call(moveRound, move, company.employer.token)).startsAt).toBe(
      move.startsAt,
    );
  });

  test('a redirect to another address of a calendar is followed; what repeats for ever is read to the last day', async () => {
    const { set } = await connected((response, { path }) =>
      path === '/elsewhere.ics'
        ? response
            .writeHead(200, { 'content-type': 'text/calendar' })
            .end(repeats('FREQ=DAILY').replaceAll('20300306T', '19900306T'))
        : response.writeHead(301, { location: '/elsewhere.ics' }).end(),
    );
    expect(expectSuccess(set).calendar!.problem).toBeNull();
    expect(await freeOn('2030-03-07')).toEqual(['16:30']);
    expectSuccess(await world.call(removeMyCalendar, {}, company.employer.token));
  });

  test.each([
    [
      'https://10.0.0.1/basic.ics',
      'This address belongs to a private network, and the operator hasn’t allowed it.',
    ],
    [
      'https://[::1]/basic.ics',
      'This address belongs to a private network, and the operator hasn’t allowed it.',
    ],
    [
      'ftp://example.com/basic.ics',
      'Please paste the sharing address from your calendar. It begins with https://',
    ],
    ['not an address', 'Please paste the sharing address from your calendar. It begins with https://'],
  ])('%s is refused before anything is stored', async (address, message) => {
    expect(await world.call(setMyCalendar, { address }, company.employer.token)).toMatchObject({
      httpStatus: 400,
      message,
    });
    expect((await mine()).calendar).toBeNull();
  });
});
