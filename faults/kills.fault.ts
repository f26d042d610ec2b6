import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { newFolder, sentMails, register } from './harness/program.ts';
import { randomFor, rounds, seed } from './harness/settings.ts';

/** So that a fault can come at any moment of a registration. */
const LONGEST_REGISTRATION_MS = 300;

/** Registers one address after another until it is stopped. Returns the confirmed ones. */
function keepRegistering(url: () => string, name: string) {
  const confirmed: string[] = [];
  let isOver = false;
  const work = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const email = `${name}.${count}@example.com`;
      // The program may be killed during the call. Then nothing was confirmed.
      if (await register(url(), email).catch(() => false)) confirmed.push(email);
      else await pause(20);
    }
  })();
  /** Waits until this many more are confirmed, however long each one takes on this machine. */
  const more = async (count: number): Promise<void> => {
    const wanted = confirmed.length + count;
    await expect.poll(() => confirmed.length).toBeGreaterThanOrEqual(wanted);
  };
  const stop = async (): Promise<string[]> => {
    isOver = true;
    await work;
    return confirmed;
  };
  return { more, stop };
}

test.each(testEngines)('what was confirmed is there after kills at any moment, on %s', async (engine) => {
  const random = randomFor(`kills ${engine}`);
  const server = engine === 'postgres' ? await startOwnServer() : null;
  const dataDirectory = newFolder();
  const env = { LOG_LEVEL: 'silent', ...(server ? { DATABASE_URL: server.url } : {}) };
  const count = { killed: 0, crashed: 0, frozen: 0 };
  const confirmed: string[] = [];
  let program = await launchRoundone({ dataDirectory, env });
  const { port } = program;

  const during = async (name: string, fault: () => Promise<void>): Promise<void> => {
    const sender = keepRegistering(() => program.url, `${engine}.${name}`);
    await sender.more(1 + Math.floor(random() * 8));
    await pause(random() * LONGEST_REGISTRATION_MS);
    await fault();
    await sender.more(1);
    confirmed.push(...(await sender.stop()));
  };
  for (let round = 0; round < rounds; round += 1) {
    await during(`kill${round}`, async () => {
      await program.kill();
      count.killed += 1;
      program = await launchRoundone({ dataDirectory, env, port });
    });
    if (!server) continue;
    await during(`crash${round}`, async () => {
      await server.crash();
      count.crashed += 1;
      await pause(random() * 1_000);
      await server.restart();
    });
    await during(`freeze${round}`, async () => {
      server.freeze();
      count.frozen += 1;
      await pause(1_000 + random() * 8_000);
      server.thaw();
    });
  }
  const lostOf = (mailed: string[]): string[] => confirmed.filter((email) => !mailed.includes(email));
  const recipients = async () => (await sentMails(program.url)).map(({ recipient }) => recipient);
  await expect.poll(async () => lostOf(await recipients())).toEqual([]);
  const mailed = await recipients();
  const doubled = confirmed.filter((email) => mailed.filter((one) => one === email).length > 1);
  console.log(
    `${engine}, seed ${seed}: program killed ${count.killed} times, database crashed ${count.crashed} and frozen ${count.frozen} times; ` +
      `${confirmed.length} registrations confirmed, 0 lost, ${doubled.length} mailed twice`,
  );
  await program.stop();
  await server?.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
