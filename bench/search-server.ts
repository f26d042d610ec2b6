import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { signIn } from '#contract/account/auth.ts';
import { type Database, openDatabase, vacuum } from '#server/database/database.ts';
import { DEMONSTRATION_PASSWORD, employer } from '#server/demonstration/people.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { startRoundone } from '#server/roundone.ts';
import { RARE, copyOpenJob } from '#server/testing/many-jobs.ts';
import { callApi } from '../e2e/harness/people.ts';
import { startProcess } from './server-process.ts';

/** Filling takes longer than a statement may take in the server. */
const FILLING_DEADLINE_MS = 10 * 60_000;

export interface FilledServer {
  url: string;
  /** The server's own connections, for the statements that it is compared with. */
  db: Database;
  /** A company's session, and a job that it posted. */
  token: string;
  jobId: string;
  rareType: typeof RARE.type;
  sectorId: string;
  stop(): Promise<void>;
}

/**
 * The whole server in this process, with this many open jobs in addition to the demonstration's, on the PostgreSQL
 * server at the address or otherwise on the embedded database, which is in files as with `npm start`.
 */
export async function startFilled(jobs: number, databaseUrl?: string): Promise<FilledServer> {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  const dataDirectory = join(folder, 'data');
  const env = {
    DATA_DIR: dataDirectory,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    DEMO: 'on',
    PORT: '0',
    LOG_LEVEL: 'error',
  };
  try {
    const token = await makeDemonstration(env);
    const { db, close } = await openDatabase({
      databaseUrl,
      dataDirectory,
      log: pino({ level: 'error' }),
      deadlineMs: FILLING_DEADLINE_MS,
    });
    const filled = await fill(db, jobs).finally(close);
    const { ctx, stop } = await startRoundone(loadConfig(env));
    return {
      url: ctx.config.publicUrl,
      db: ctx.db,
      token,
      rareType: RARE.type,
      ...filled,
      stop: async () => {
        await stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Creates the tables and the demonstration, and signs its company in. This runs in a separate process, because a
 * server always logs who signed in, and this process prints a table.
 */
async function makeDemonstration(env: Record<string, string>): Promise<string> {
  const server = await startProcess('server/main.ts', ['serve'], env);
  try {
    const login = { email: employer.email, password: DEMONSTRATION_PASSWORD };
    return (await callApi(server.url, signIn, login)).token;
  } finally {
    await server.stop();
  }
}

/** Adds copies of a job. Returns this job, and the rare sector. */
async function fill(db: Database, count: number): Promise<{ jobId: string; sectorId: string }> {
  // A job with a work location, because the copies are spread over states.
  const { id: jobId } = await db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'open')
    .where('is_remote', '=', false)
    .where('work_address', 'is not', null)
    .where('job_type', '<>', RARE.type)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sectorId = await copyOpenJob(db, jobId, count);
  // As happens every night.
  await vacuum(db);
  return { jobId, sectorId };
}
