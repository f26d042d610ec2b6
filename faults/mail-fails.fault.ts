import { expect, test } from 'vitest';
import { forgetPassword } from '#contract/account/auth.ts';
import { failedTasks } from '#server/platform/tasks/figures.ts';
import { CUT, startLocalSmtp } from '#server/testing/local-smtp.ts';
import { tasksWithState } from '#server/testing/stored-tasks.ts';
import { expectSuccess } from '#server/testing/world.ts';
import { counter, enginesOfRounds, worldOn } from './harness/engines.ts';
import { randomFor, rounds, seed } from './harness/settings.ts';

const MAILS_A_ROUND = 12;
/** The only failure that is final: the email is kept as a failed task. */
const REFUSED_CONTENT = '554 to DATA';
/** Each entry is a kind of failure, the step at which it happens, and the answer. */
const WAYS: readonly [string, string, string | typeof CUT][] = [
  ['554 as greeting', 'CONNECT', '554 No service'],
  ['535 at login', 'AUTH', '535 Wrong password'],
  ['530 at sender', 'MAIL', '530 Log in first'],
  ['550 at sender', 'MAIL', '550 Not you'],
  ['451 at recipient', 'RCPT', '451 Try later'],
  [REFUSED_CONTENT, 'DATA', '554 Not this content'],
  ['cut after DATA', 'END', CUT],
];

/** All of them in random order. */
function inSomeOrder<T>(all: readonly T[], random: () => number): T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

test.each(enginesOfRounds)(
  'every mail arrives although the mail server fails in many ways, on %s',
  async (engine) => {
    const random = randomFor(`mail ${engine}`);
    const faults = counter();
    const cuts = new Map<string, number>();
    const refusedContent = new Set<string>();
    let isWell = false;
    /**
     * Failures that have not occurred in this round. They come before random ones, so that every seed covers every
     * failure.
     */
    let due: (typeof WAYS)[number][] = [];
    let way: (typeof WAYS)[number] | undefined;
    const server = await startLocalSmtp((command, mail) => {
      const step = command.slice(0, 4).toUpperCase();
      // Each connection fails in one way or not at all.
      if (command === 'CONNECT')
        way = isWell ? undefined : (due[0] ?? WAYS[Math.floor(random() * (WAYS.length + 2))]);
      if (step === 'RCPT' && /<nobody/.test(command)) return '550 No such person';
      if (way && command.startsWith(way[1])) {
        const occurred = way;
        faults.count(way[0]);
        due = due.filter((one) => one !== occurred);
        if (way[0] === REFUSED_CONTENT) for (const to of mail.recipients) refusedContent.add(to);
        if (way[2] === CUT) for (const to of mail.recipients) cuts.set(to, (cuts.get(to) ?? 0) + 1);
        return way[2];
      }
      if (step === 'EHLO') return '250-localhost\r\n250 AUTH PLAIN';
      return step === 'AUTH' ? '235 Welcome' : undefined;
    });
    const SMTP_URL = server.url.replace('//', '//some:secret@');
    const { world, close } = await worldOn(engine, { settings: { SMTP_URL } });
    const wanted: string[] = [];
    const refused: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      isWell = false;
      due = inSomeOrder(WAYS, random);
      for (let index = 0; index < MAILS_A_ROUND; index += 1) {
        const isRefused = index === 5;
        const name = isRefused ? 'Nobody Known' : 'Moira Mail';
        const { email } = await world.candidate(name, { profile: false });
        (isRefused ? refused : wanted).push(email);
        // Each person has a separate address, so that no limit per address applies.
        const address = `10.1.${round}.${index + 1}`;
        expectSuccess(await world.call(forgetPassword, { email }, undefined, { address }));
      }
      await expect.poll(() => due.map(([name]) => name)).toEqual([]);
      isWell = true;
      const arrived = () => new Set(server.received.flatMap(({ recipients }) => recipients));
      await expect
        .poll(() => wanted.filter((email) => !refusedContent.has(email) && !arrived().has(email)))
        .toEqual([]);
    }
    const open = async () =>
      (await tasksWithState(world.db)).filter(({ state }) => !['completed', 'failed'].includes(state));
    await expect.poll(open).toEqual([]);

    const times = (email: string) =>
      server.received.filter(({ recipients }) => recipients.includes(email)).length;
    const doubled = wanted.filter((email) => times(email) > 1);
    const expected = (email: string) => (refusedContent.has(email) ? 0 : 1) + (cuts.get(email) ?? 0);
    expect(wanted.filter((email) => times(email) !== expected(email))).toEqual([]);
    const failed = (await failedTasks(world.db, { limit: 1000 })).tasks;
    const kept = (reply: string) => failed.filter(({ why }) => why?.includes(reply)).length;
    expect(refusedContent.size).toBeGreaterThanOrEqual(1);
    expect([kept('550 No such person'), kept('554 Not this content'), failed.length]).toEqual([
      refused.length,
      refusedContent.size,
      refused.length + refusedContent.size,
    ]);
    console.log(
      `${engine}, seed ${seed}: ${wanted.length} mails; ${faults.text()}; 0 lost, ${doubled.length} sent more than once, ` +
        `all of them cut after DATA; refused for good and kept: ${refused.length} by 550 at RCPT, ${refusedContent.size} by 554 to DATA`,
    );
    await close();
    await server.close();
  },
);
