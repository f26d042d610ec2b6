import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeEmail } from '#contract/account/account.ts';
import { forgetPassword } from '#contract/account/auth.ts';
import { failedTasks } from '#server/platform/tasks/figures.ts';
import { startLocalSmtp } from '#server/testing/local-smtp.ts';
import {
  deleteAllTasks,
  deleteOldTasks,
  letTimePass,
  tasksWithState,
  triesLeft,
} from '#server/testing/stored-tasks.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { handOver } from './mail-tasks.ts';

const DAY_SECONDS = 24 * 60 * 60;

let world: World;
let server: Awaited<ReturnType<typeof startLocalSmtp>> | null = null;
/** What the mail server answers to a command, keyed by the start of the command. */
let answers: Record<string, string> = {};
let port = 0;

const startServer = async (): Promise<void> => {
  server = await startLocalSmtp((command) => {
    const [, answer] = Object.entries(answers).find(([begin]) => command.startsWith(begin)) ?? [];
    return answer;
  }, port);
};
const stopServer = async (): Promise<void> => {
  await server?.close();
  server = null;
};

beforeAll(async () => {
  await startServer();
  port = Number(new URL(server!.url).port);
  world = await startWorld({ settings: { SMTP_URL: server!.url }, retryDelaySeconds: 5 });
});
afterEach(async () => {
  await stopServer();
  answers = {};
});
afterAll(() => world.close());

const failed = async () => (await failedTasks(world.db, { limit: 10 })).tasks;
const forget = async (email: string) => expectSuccess(await world.call(forgetPassword, { email }));

test('a mail arrives although the mail server was away or wrongly set up for days', async () => {
  const candidate = await world.candidate('Moira Mail', { profile: false });
  await forget(candidate.email);
  const ways: [string, Record<string, string> | null][] = [
    ['connect ECONNREFUSED', null],
    ['550 Not you', { MAIL: '550 Not you' }],
  ];
  for (const [index, [why, given]] of ways.entries()) {
    await stopServer();
    if (given !== null) {
      answers = given;
      await startServer();
    }
    await letTimePass(world.db, index === 0 ? 0 : DAY_SECONDS);
    await deleteOldTasks(world.db);
    await expect.poll(failed).toMatchObject([{ why: expect.stringContaining(why) }]);
  }
  // The failures are a day apart. Without the jumps in time there would have been more: five days need more attempts
  // than that.
  const [next] = await triesLeft(world.db);
  expect(next!.nextInSeconds).toBeLessThanOrEqual(1800);
  expect(next!.left * 1800).toBeGreaterThan(5 * DAY_SECONDS);
  await stopServer();
  answers = {};
  await startServer();
  await letTimePass(world.db, DAY_SECONDS);
  await expect.poll(() => server!.received.length).toBe(1);
  expect(server!.received[0]!.recipients).toEqual([candidate.email]);
  await expect.poll(failed).toEqual([]);
});

test('a mail that was refused for good is kept, and can be sent again', async () => {
  const candidate = await world.candidate('Rufus Refused', { profile: false });
  answers = { RCPT: '550 5.1.1 No such person' };
  if (server === null) await startServer();
  await forget(candidate.email);
  await expect
    .poll(failed)
    .toMatchObject([{ tries: 1, nextTryAt: null, why: expect.stringContaining('550 5.1.1 No such person') }]);
  await letTimePass(world.db, 20 * DAY_SECONDS);
  await deleteOldTasks(world.db);
  answers = {};
  const [task] = await failed();
  expect(await world.ctx.tasks.retry(world.db, { id: task!.id })).toBe(1);
  await expect.poll(() => server!.received.length).toBe(1);
  expect(server!.received[0]!.recipients).toEqual([candidate.email]);
});

test('a refused mail about a change of address leaves no link in its task', async () => {
  const candidate = await world.candidate('Lena Link', { profile: false });
  answers = { RCPT: '550 5.1.1 No such person' };
  await startServer();
  const change = { current: candidate.password, email: 'lena.new@example.com' };
  expectSuccess(await world.call(changeEmail, change, candidate.token));
  await expect.poll(async () => (await failed()).length).toBe(2);
  const kept = JSON.stringify((await tasksWithState(world.db)).filter(({ state }) => state === 'failed'));
  expect(kept).toContain('changeId');
  expect(kept).not.toContain('token=');
  await deleteAllTasks(world.db);
});

test('a mail is not sent when what it says is not true any more', async () => {
  await startServer();
  const until = world.clock.now().getTime() + 60_000;
  const mail = { to: 'ada@example.org', subject: 'Soon', heading: 'Soon', paragraphs: ['It opens soon.'] };
  await handOver(world.ctx, { ...mail, sendUntil: new Date(until).toISOString() });
  expect(server!.received).toHaveLength(1);
  world.clock.set(new Date(until + 60_000));
  await handOver(world.ctx, { ...mail, sendUntil: new Date(until).toISOString() });
  expect(server!.received).toHaveLength(1);
});
