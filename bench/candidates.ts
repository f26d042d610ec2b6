import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { signIn } from '#contract/account/auth.ts';
import { startInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { urlOf } from './calls/calls.ts';
import { type Figure, percentile } from './figures.ts';
import { type ServerProcess, onPostgres, startProcess } from './server-process.ts';
import { ask, beginRecording } from './uploads.ts';

const CANDIDATES = Number(process.env['BENCH_CANDIDATES'] ?? 500);
const CHUNK_BYTES = 512 * 1024;
/** The page records 900 kbit/s of video and 96 kbit/s of sound, so there is a chunk every 4.2 seconds. */
const SECONDS_PER_CHUNK = (8 * CHUNK_BYTES) / 996_000;
/** The number of chunks in each recording. */
const CHUNKS = 15;
/** Signing in requires hashing, so not all candidates do it at once. */
const SIGNING_IN = 4;

/** Sends the next chunk of a recording. */
type Send = Awaited<ReturnType<typeof beginRecording>>;

/**
 * Many candidates who are interviewed at the same time, on one core: how long it takes to store a chunk, counted from
 * the second at which it was recorded. A candidate falls behind if a chunk is not stored before the next one is
 * recorded.
 */
export async function measureCandidates(): Promise<Figure[]> {
  return (await onPostgres('The candidates', measureOn)) ?? [];
}

async function measureOn(databaseServer: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  let server: ServerProcess | null = null;
  const world = await startWorld({ server: databaseServer });
  try {
    const { applications, password } = await scheduleMany(world);
    server = await startProcess('server/main.ts', ['serve'], {
      DATA_DIR: folder,
      DATABASE_URL: await urlOf(world, databaseServer),
      AUTH_SECRET: randomBytes(32).toString('base64url'),
      PROCESS: 'web',
      DEMO: 'off',
      PORT: '0',
      TRUST_PROXY: '1',
    });
    const core = toOneCore(server.pid);
    const recordings = await beginAll(server.url, applications, password);
    const before = await processorSeconds(server.pid);
    const begun = performance.now();
    const delays = await sendAll(recordings);
    const seconds = (performance.now() - begun) / 1000;
    const busy = ((await processorSeconds(server.pid)) - before) / seconds;
    const late = delays.filter((delay) => delay > SECONDS_PER_CHUNK).length;
    const megabytes = (delays.length * CHUNK_BYTES) / 1e6 / seconds;
    return [
      {
        what: `${CANDIDATES} candidates are recorded at once, the server on ${core}: until a chunk of 4.2 s is stored, 99th percentile`,
        value: percentile(delays, 0.99),
        unit: 's',
        aim: 4.2,
        beside: `${delays.length} chunks in ${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB/s, ${late} later than the next; the server used ${busy.toFixed(2)} of a core`,
      },
    ];
  } finally {
    await server?.stop();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Scheduled {
  applicationId: string;
  email: string;
}

/** This many candidates whose interview has opened, copied from one who was scheduled by the usual calls. */
async function scheduleMany(world: World): Promise<{ applications: Scheduled[]; password: string }> {
  const employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  const candidate = await world.candidate();
  const first = await beScheduled(world, job, employer, candidate);
  const likeness = { jobId: job.id, candidateId: candidate.id };
  const size = { jobs: 1, applications: CANDIDATES };
  const places = [{ stage: 'ai-interview', outcome: null }] as const;
  await fillCompany(world.db, likeness, size, new Date(), places);
  await sql`
    UPDATE applications SET interview_at = ${new Date(Date.now() - 60_000)}, open_days = 3,
      question_ids = (SELECT question_ids FROM applications WHERE id = ${first})
  `.execute(world.db);
  await sql`
    UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${candidate.id})
    WHERE email LIKE 'applicant%'
  `.execute(world.db);
  const applications = await world.db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select(['applications.id as applicationId', 'users.email'])
    .where('users.email', 'like', 'applicant%')
    .execute();
  return { applications, password: candidate.password };
}

/** Keeps a process with all its threads on one core, and says so. On systems other than Linux, it uses all cores. */
function toOneCore(pid: number): string {
  const { status } = spawnSync('taskset', ['-acp', '0', String(pid)]);
  return status === 0 ? 'one core' : 'all cores';
}

/** The processor time of a process, which Linux counts in hundredths of a second. */
async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function beginAll(url: string, applications: readonly Scheduled[], password: string): Promise<Send[]> {
  const waiting = applications.entries();
  const recordings: Send[] = [];
  const beginSome = async () => {
    for (const [index, { applicationId, email }] of waiting) {
      const address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
      const { token } = await ask(url, signIn, { email, password }, null, address);
      const consent = { applicationId, consentVersion: CONSENT_VERSION };
      await ask(url, startInterview, consent, token, address);
      recordings.push(await beginRecording(url, { applicationId, token, address }));
    }
  };
  await Promise.all(Array.from({ length: SIGNING_IN }, beginSome));
  return recordings;
}

/**
 * The delay of each chunk, in seconds. The recordings start one after another, spread evenly over the length of a
 * chunk.
 */
async function sendAll(recordings: readonly Send[]): Promise<number[]> {
  const content = randomBytes(CHUNK_BYTES);
  const delays: number[] = [];
  const begun = performance.now();
  await Promise.all(
    recordings.map(async (send, index) => {
      for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
        const due = begun + (chunk + index / recordings.length) * SECONDS_PER_CHUNK * 1000;
        await wait(Math.max(0, due - performance.now()));
        await send(content);
        delays.push((performance.now() - due) / 1000);
      }
    }),
  );
  return delays;
}
