// Three web processes and two workers on machines of their own, with PostgreSQL and S3 on this one. Processes are
// killed and lines are cut and strained while people are interviewed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFeedback } from '#contract/interview/interview.ts';
import { createS3Files } from '#server/platform/files/s3.ts';
import { type LocalS3, startLocalS3 } from '#server/testing/local-s3.ts';
import { type ReceivedMail, startLocalSmtp } from '#server/testing/local-smtp.ts';
import { type OwnTestServer, startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { sha256 } from '#server/testing/resumable.ts';
import { makeCandidate } from '../e2e/harness/candidates.ts';
import { postInterviewJob } from '../e2e/harness/interviews.ts';
import { type Account, callApi, makeEmployer } from '../e2e/harness/people.ts';
import { type Roundone, launchRoundone } from '../e2e/harness/roundone.ts';
import type { Acknowledged } from '../e2e/harness/tus.ts';
import { counter } from './harness/engines.ts';
import { type Machine, type Network, openNetwork, startBalancer, whyNoNetworks } from './harness/network.ts';
import { type Taken, persist, takeInterview } from './harness/persistent.ts';
import { newFolder } from './harness/program.ts';
import { randomFor, rounds, seed } from './harness/settings.ts';

const INTERVIEWS = Number(process.env['PARTITION_INTERVIEWS'] ?? 6);
/** A minute and a half is too long for the one round of `npm run test:rest`. */
const isAsked = 'PARTITION_INTERVIEWS' in process.env || rounds > 1;
const AT_ONCE = 6;
const WEB_PORT = 3000;
/** After this time another worker takes over the task of a silent one. */
const TAKEN_OVER_MS = 13_000;
/** PostgreSQL ends the session of a machine that is gone within half a minute. */
const SESSION_ENDS_MS = 45_000;
const CREDENTIALS = { accessKeyId: 'some', secretAccessKey: 'secret' };
const repository = fileURLToPath(new URL('..', import.meta.url));

const whyNot = testEngines.includes('postgres') ? whyNoNetworks() : 'it needs PostgreSQL';

/** One of the five: its machine, and the process that runs there now. */
interface Member {
  kind: 'web' | 'worker';
  machine: Machine;
  folder: string;
  process: Roundone | null;
}

describe.skipIf(whyNot !== '')(`on machines of their own${whyNot && ` (left out: ${whyNot})`}`, () => {
  let network: Network;
  let database: OwnTestServer;
  let storage: LocalS3;
  let mail: Awaited<ReturnType<typeof startLocalSmtp>>;
  let rows: pg.Client;
  const folders: string[] = [];
  const members: Member[] = [];

  const folder = (): string => {
    folders.push(newFolder());
    return folders.at(-1)!;
  };
  /** The address of the database as other machines see it. */
  const databaseUrl = () => database.url.replace('127.0.0.1', network.address);
  const settings = () => ({
    DATABASE_URL: databaseUrl(),
    STORAGE_URL: `s3://bucket/x?endpoint=${storage.endpoint}&region=eu`,
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AUTH_SECRET: '4f9d1c7b82e6a05361fbd82c9e07a4d5',
    LOG_LEVEL: 'warn',
  });

  beforeAll(async () => {
    network = openNetwork();
    database = await startOwnServer(network);
    storage = await startLocalS3('bucket', network.address);
    mail = await startLocalSmtp(undefined, 0, network.address);
    rows = new pg.Client({ connectionString: database.url });
    await rows.connect();
  });
  afterAll(async () => {
    await Promise.all(members.map(async (member) => await member.process?.kill()));
    await rows?.end();
    await mail?.close();
    await storage?.close();
    await database?.stop();
    network?.close();
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });

  async function start(member: Member, publicUrl: string): Promise<void> {
    member.process = await launchRoundone({
      dataDirectory: member.folder,
      port: WEB_PORT,
      within: member.machine.within,
      env: {
        ...settings(),
        PROCESS: member.kind,
        HOST: member.machine.address,
        PUBLIC_URL: publicUrl,
        SMTP_URL: mail.url,
      },
    });
  }

  /** The people are made before, by a process on this machine, whose outbox has the links to their accounts. */
  async function preparePeople(): Promise<{ employer: Account; jobId: string; candidates: Account[] }> {
    const { url, stop } = await launchRoundone({ dataDirectory: folder(), env: settings() });
    const employer = await makeEmployer(url, 'Harbour and Pine');
    const jobId = await postInterviewJob(url, employer, 'Survivor');
    const candidates: Account[] = [];
    for (let count = 0; count < INTERVIEWS; count += 1) candidates.push(await makeCandidate(url));
    await stop();
    return { employer, jobId, candidates };
  }

  test('a machine that is gone in a transaction lets go of what it held', async () => {
    const machine = network.add();
    const holder = spawn(
      machine.within[0]!,
      [...machine.within.slice(1), process.execPath, 'faults/harness/hold-locks.ts', databaseUrl()],
      { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(createInterface({ input: holder.stdout }), 'line')) as [string];
    expect(line).toBe('Both are held');
    const isFree = async (lock: number): Promise<boolean> => {
      const { rows: found } = await rows.query<{ free: boolean }>(
        'SELECT pg_try_advisory_xact_lock($1) AS free',
        [lock],
      );
      return found[0]!.free;
    };
    expect(await isFree(1)).toBe(false);
    expect(await isFree(2)).toBe(false);
    machine.cut();
    holder.kill('SIGKILL');
    const both = async () => [await isFree(1), await isFree(2)];
    await expect.poll(both, { interval: 500, timeout: SESSION_ENDS_MS }).toEqual([true, true]);
  });

  test.runIf(isAsked)(
    `${INTERVIEWS} interviews lose nothing and double nothing while processes are killed and lines are cut`,
    async () => {
      const random = randomFor('partitions');
      const { employer, jobId, candidates } = await preparePeople();
      for (const kind of ['web', 'web', 'web', 'worker', 'worker'] as const)
        members.push({ kind, machine: network.add(), folder: folder(), process: null });
      const webs = members.filter(({ kind }) => kind === 'web');
      const workers = members.filter(({ kind }) => kind === 'worker');
      const balancer = await startBalancer(
        webs.map(({ machine }) => ({ host: machine.address, port: WEB_PORT })),
      );
      const { url } = balancer;
      for (const member of members) await start(member, url);

      const faults = counter();
      const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
      const restart = (member: Member) => start(member, url);
      const kill = async (member: Member): Promise<void> => {
        await member.process!.kill();
        faults.count(`${member.kind} killed`);
      };
      const cut = async ({ machine, kind }: Member, milliseconds: number, when = ''): Promise<void> => {
        machine.cut();
        faults.count(`${kind} cut off${when}`);
        await pause(milliseconds);
        machine.mend();
      };
      const strain = async ({ machine, kind }: Member): Promise<void> => {
        machine.strain();
        faults.count(`${kind} on a slow line`);
        await pause(3_000 + random() * 4_000);
        machine.mend();
      };
      /** One worker is left, and loses the database while it transcribes. */
      const cutWhileTranscribing = async (): Promise<void> => {
        const [left, other] = random() < 0.5 ? workers : workers.toReversed();
        await kill(other!);
        const { rows: now } = await rows.query<{ now: Date }>('SELECT clock_timestamp() AS now');
        const isTranscribing = async (): Promise<boolean> => {
          const { rowCount } = await rows.query(
            "SELECT FROM pgboss.job WHERE name = 'speech' AND state = 'active' AND started_on > $1",
            [now[0]!.now],
          );
          return rowCount! > 0;
        };
        let isAtWork = await isTranscribing();
        for (; !isAtWork && !isOver; isAtWork = await isTranscribing()) await pause(20);
        if (isAtWork)
          await Promise.all([cut(left!, TAKEN_OVER_MS, ' while it transcribes'), restart(other!)]);
        else await restart(other!);
      };
      const kinds = [
        async () => {
          const member = one(webs);
          await kill(member);
          await restart(member);
        },
        () => cut(one(webs), 1_000 + random() * 5_000),
        () => strain(one(webs)),
        () => strain(one(workers)),
        async () => {
          const member = one(workers);
          await kill(member);
          await restart(member);
        },
      ];

      let isOver = false;
      const disturbing = (async () => {
        await cutWhileTranscribing();
        for (let waiting = [...kinds]; !isOver || waiting.length > 0;) {
          if (waiting.length === 0) waiting = [...kinds, cutWhileTranscribing];
          const [fault] = waiting.splice(Math.floor(random() * waiting.length), 1);
          await fault!();
          await pause(random() * 1_000);
        }
      })();

      const taken: Taken[] = [];
      const waiting = candidates.values();
      const takeSome = async (): Promise<void> => {
        for (const candidate of waiting) taken.push(await takeInterview(url, { employer, jobId, candidate }));
      };
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, takeSome));
      } finally {
        isOver = true;
      }
      await disturbing;
      expect(faults.text()).toContain('while it transcribes');

      for (const { applicationId, acknowledged } of taken) {
        const read = () => persist(() => callApi(url, getFeedback, { applicationId }, employer.token));
        await expect
          .poll(async () => (await read())?.analysisStatus, { interval: 250, timeout: 300_000 })
          .toBe('ready');
        await expectAllIsThere(acknowledged);
        await expectOnce(applicationId);
      }
      const mails = await expectMails(taken, employer);
      await balancer.close();
      const chunks = taken.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      console.log(
        `seed ${seed}: ${INTERVIEWS} interviews, ${chunks} chunks acknowledged, ${mails.different} emails; ${faults.text()}; nothing lost, ${mails.again} emails delivered again`,
      );
    },
  );

  /** Every acknowledged chunk is in the records and in the storage, as it was sent. */
  async function expectAllIsThere(acknowledged: readonly Acknowledged[]): Promise<void> {
    const files = createS3Files({
      url: settings().STORAGE_URL,
      credentials: CREDENTIALS,
      log: pino({ level: 'silent' }),
    });
    for (const { recordingId, offset, bytes, sha256: sent } of acknowledged) {
      const about = `chunk ${offset} of ${recordingId}, seed ${seed}`;
      const { rows: found } = await rows.query<{ object_key: string; bytes: number }>(
        'SELECT object_key, bytes FROM interview_pieces WHERE recording_id = $1 AND start_byte = $2',
        [recordingId, offset],
      );
      expect(found, about).toMatchObject([{ bytes }]);
      expect(sha256(await files.bytes(found[0]!.object_key)), about).toBe(sent);
    }
  }

  /** One submission, one report, and one transcript for each spoken answer. */
  async function expectOnce(applicationId: string): Promise<void> {
    const { rows: found } = await rows.query(
      `SELECT
         (SELECT count(*)::int FROM interviews WHERE application_id = $1 AND submitted_at IS NOT NULL) AS submissions,
         (SELECT count(*)::int FROM reports WHERE application_id = $1 AND status = 'ready') AS reports,
         (SELECT count(*)::int FROM interview_answers WHERE application_id = $1) AS answers,
         (SELECT count(*)::int FROM interview_answers
           WHERE application_id = $1 AND transcription_status = 'done' AND transcript IS NOT NULL) AS transcripts`,
      [applicationId],
    );
    expect(found, `application ${applicationId}, seed ${seed}`).toEqual([
      { submissions: 1, reports: 1, answers: 3, transcripts: 2 },
    ]);
  }

  /**
   * An email may be delivered again, under the same Message-ID, when the worker was lost before it could note that the
   * mail server had taken it. No email is made twice.
   */
  async function expectMails(
    taken: readonly Taken[],
    employer: Account,
  ): Promise<{ different: number; again: number }> {
    const headers = (email: string) =>
      mail.received.filter(({ recipients }) => recipients.includes(email)).map(headersOf);
    const idsOf = (email: string, about = '') =>
      new Set(headers(email).flatMap(({ messageId }) => (messageId.includes(about) ? messageId : [])));
    for (const { candidate, applicationId } of taken) {
      const wanted = ['application-sent', 'interview-scheduled', 'report-candidate'];
      await expect
        .poll(() => wanted.map((kind) => idsOf(candidate.email, `${kind}-${applicationId}`).size))
        .toEqual([1, 1, 1]);
      const subjects = new Set(headers(candidate.email).map(({ subject }) => subject));
      expect(idsOf(candidate.email).size, `the emails of ${candidate.email}`).toBe(subjects.size);
      for (const kind of ['received', 'report-employer'])
        expect(idsOf(employer.email, `${kind}-${applicationId}`).size).toBe(1);
    }
    const { rows: failed } = await rows.query("SELECT data FROM pgboss.job WHERE state = 'failed'");
    expect(failed).toEqual([]);
    const different = new Set(
      mail.received.map((one) => `${one.recipients.join()} ${headersOf(one).messageId}`),
    ).size;
    return { different, again: mail.received.length - different };
  }
});

function headersOf({ data }: ReceivedMail): { subject: string; messageId: string } {
  const [head = ''] = data.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  return { subject: header('Subject'), messageId: header('Message-ID') };
}
