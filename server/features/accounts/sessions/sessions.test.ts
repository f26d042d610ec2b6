import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOtherSessions, endSession, getSessions, signOut } from '#contract/account/account.ts';
import { signIn } from '#contract/account/auth.ts';
import { getAvatar } from '#contract/account/users.ts';
import { forgetDeadSessions } from '#server/features/accounts/sessions/sessions.ts';
import { beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import { tusClient } from '#server/testing/resumable.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const SESSION_ENDED = 'Your session has expired. Please sign in again.';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const somebody = (name: string) => world.candidate(name, { profile: false });
const isSignedIn = async (token: string) => (await world.call(getAvatar, {}, token)).httpStatus === 200;
const later = (milliseconds: number) => world.clock.set(new Date(world.clock.now().getTime() + milliseconds));

/** Signs in from a place with its own browser. Returns the token. */
async function signInFrom(
  { email, password }: Person,
  { remember, ...from }: { userAgent: string; address: string; remember?: boolean },
): Promise<string> {
  const login = { email, password, ...(remember === undefined ? {} : { remember }) };
  return expectSuccess(await world.call(signIn, login, undefined, from)).token;
}

describe('sessions', () => {
  test('a login names its session', async () => {
    const person = await somebody('Clara Claims');
    const claims = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString());
    const [session] = expectSuccess(await world.call(getSessions, {}, person.token));
    expect(claims).toMatchObject({ sub: person.id, sid: session!.sessionId, roleType: 'candidate' });
  });

  test('are listed with device, place and last use, and end one by one', async () => {
    const person = await somebody('Lena List');
    const desk = await signInFrom(person, { userAgent: FIREFOX, address: '81.2.69.142', remember: true });
    const phone = await signInFrom(person, { userAgent: SAFARI, address: '2a02:8108:1:2::3' });
    const listed = expectSuccess(await world.call(getSessions, {}, desk));
    expect(listed).toEqual([
      expect.objectContaining({
        device: 'Safari on iPhone',
        network: '2a02:8108:1::x',
        isRemembered: false,
        isThis: false,
      }),
      expect.objectContaining({
        device: 'Firefox on Windows',
        network: 'United Kingdom, 81.2.69.x',
        isRemembered: true,
        isThis: true,
      }),
      expect.objectContaining({ network: 'This network', isThis: false }),
    ]);
    expect(Math.abs(Date.parse(listed[0]!.lastUsed) - world.clock.now().getTime())).toBeLessThan(MINUTE);

    const { sessionId } = listed[0]!;
    expectSuccess(await world.call(endSession, { sessionId }, desk));
    expect(await world.call(getAvatar, {}, phone)).toMatchObject({
      httpStatus: 401,
      message: SESSION_ENDED,
    });
    expect(await isSignedIn(desk)).toBe(true);
    expectSuccess(await world.call(endSession, { sessionId }, desk));
    expect(expectSuccess(await world.call(getSessions, {}, desk))).toHaveLength(2);

    expectSuccess(await world.call(endOtherSessions, {}, desk));
    expect(await isSignedIn(person.token)).toBe(false);
    expect(expectSuccess(await world.call(getSessions, {}, desk))).toEqual([
      expect.objectContaining({ isThis: true }),
    ]);
  });

  test('are listed page by page', async () => {
    const person = await somebody('Paula Pages');
    for (let more = 0; more < 4; more += 1) await world.signInAgain(person);
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await world.call(
        getSessions,
        { limit: 2, ...(cursor === undefined ? {} : { cursor }) },
        person.token,
      );
      for (const { sessionId } of expectSuccess(page)) seen.add(sessionId);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.size).toBe(5);
  });

  test('logging out ends the session on the server, and no other', async () => {
    const person = await somebody('Olaf Out');
    const other = await world.signInAgain(person);
    expect(await world.call(signOut, {}, person.token)).toMatchObject({
      httpStatus: 200,
      message: 'You’re signed out.',
    });
    expect(await world.call(getAvatar, {}, person.token)).toMatchObject({
      httpStatus: 401,
      message: SESSION_ENDED,
    });
    expect(await world.call(signOut, {}, person.token)).toMatchObject({ httpStatus: 401 });
    expect(await isSignedIn(other)).toBe(true);
  });

  test.each([false, true])(
    'without use end after 14 days (remembered: %s), with use go on',
    async (remember) => {
      const person = await somebody('Ida Idle');
      const before = world.clock.now();
      const from = { userAgent: FIREFOX, address: '10.0.0.7', remember };
      const [idle, used] = [await signInFrom(person, from), await signInFrom(person, from)];
      for (let day = 0; day < 13; day += 1) {
        later(DAY);
        expect(await isSignedIn(used)).toBe(true);
      }
      later(DAY - 10 * MINUTE);
      expect(await isSignedIn(used)).toBe(true);
      later(20 * MINUTE);
      expect(await world.call(getAvatar, {}, idle)).toMatchObject({
        httpStatus: 401,
        message: SESSION_ENDED,
      });
      expect(expectSuccess(await world.call(getSessions, {}, used))).toHaveLength(1);
      world.clock.set(before);
    },
  );

  test('end after 90 days of any use, but not in the middle of an interview', async () => {
    const person = await somebody('Nora Ninety');
    const before = world.clock.now();
    for (let day = 0; day < 89; day += 1) {
      later(DAY);
      expect(await isSignedIn(person.token)).toBe(true);
    }
    // The 90 days end during an interview: a call every ten minutes, for five hours.
    later(DAY - 60 * MINUTE);
    for (let call = 0; call < 30; call += 1) {
      expect(await isSignedIn(person.token)).toBe(true);
      later(10 * MINUTE);
    }
    later(61 * MINUTE);
    expect(await isSignedIn(person.token)).toBe(false);
    world.clock.set(before);
  });

  test('end 91 days after they began even without a pause', async () => {
    const person = await world.candidate('Nadia Neverpauses', { profile: false });
    const before = world.clock.now();
    const begun = before.getTime();
    for (let day = 1; day <= 90; day += 1) {
      world.clock.set(new Date(begun + day * DAY - MINUTE));
      expect(await isSignedIn(person.token)).toBe(true);
    }
    while (world.clock.now().getTime() < begun + 91 * DAY - 45 * MINUTE) {
      expect(await isSignedIn(person.token)).toBe(true);
      later(40 * MINUTE);
    }
    world.clock.set(new Date(begun + 91 * DAY + MINUTE));
    expect(await isSignedIn(person.token)).toBe(false);
    world.clock.set(before);
  });

  test('a use is stored every few minutes, with its place', async () => {
    const person = await somebody('Theo Touch');
    const token = await signInFrom(person, { userAgent: FIREFOX, address: '81.2.69.142' });
    const mine = async () => {
      const from = { address: '193.0.6.139' };
      const sessions = expectSuccess(await world.call(getSessions, {}, token, from));
      return sessions.find(({ isThis }) => isThis)!;
    };
    const first = await mine();
    expect(first.network).toBe('United Kingdom, 81.2.69.x');
    later(6 * MINUTE);
    await Promise.all(Array.from({ length: 50 }, mine));
    const second = await mine();
    expect(second.network).toBe('Netherlands, 193.0.6.x');
    expect(Date.parse(second.lastUsed) - Date.parse(first.lastUsed)).toBeGreaterThan(5 * MINUTE);
    expect(await mine()).toEqual(second);
  });

  test('rows of ended sessions are deleted regularly, the others stay', async () => {
    const person = await somebody('Rosa Rows');
    const other = await world.signInAgain(person);
    expectSuccess(await world.call(signOut, {}, other));
    const rows = async () =>
      (await world.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()).length;
    expect(await rows()).toBe(2);
    await forgetDeadSessions(world.ctx);
    expect(await rows()).toBe(1);
    expect(await isSignedIn(person.token)).toBe(true);
  });

  test('ending one in the middle of an interview loses nothing of the interview', async () => {
    const employer = await world.employer('Ed Interviewer');
    const candidate = await world.candidate('Ina Interview');
    const job = await postInterviewJob(world, employer);
    const applicationId = await beScheduled(world, job, employer, candidate);
    await beginInterview(world, job, applicationId, candidate);
    const recordingId = crypto.randomUUID();
    const during = tusClient(world, candidate);
    expect((await during.create({ applicationId, recordingId })).status).toBe(201);
    const [first, second] = [Buffer.alloc(5_000, 1), Buffer.alloc(7_000, 2)];
    expect((await during.patch(recordingId, 0, first)).status).toBe(204);

    const elsewhere = await world.signInAgain(candidate);
    expectSuccess(await world.call(endOtherSessions, {}, elsewhere));
    expect(await during.patch(recordingId, first.length, second)).toMatchObject({
      status: 401,
      message: SESSION_ENDED,
    });
    const again = tusClient(world, { token: await world.signInAgain(candidate) });
    expect(await again.head(recordingId)).toMatchObject({ status: 200, offset: first.length });
    expect(await again.patch(recordingId, first.length, second)).toMatchObject({
      status: 204,
      offset: first.length + second.length,
    });
  });
});
