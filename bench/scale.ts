import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PATHS } from '#contract/shared/paths.ts';
import { vacuum } from '#server/database/database.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { throughput } from './calls/load.ts';
import type { Figure } from './figures.ts';
import { prepare, reportsAMinute, senderIn } from './queue.ts';
import { onPostgres, startProcess } from './server-process.ts';

/** Two sizes of each, so that what a job or a company adds once is not counted as part of what each one adds. */
const SIZES = { applications: [40, 240], interviews: [2, 8] } as const;
const ANSWERS = 10;
const ANSWER_SECONDS = 60;
const PAGE_SECONDS = 10;

interface Grown {
  rows: number;
  databaseBytes: number;
}

/**
 * What each application and each interview adds to a PostgreSQL database: the slope between two sizes. Then the public
 * pages that one process sends in a second.
 */
export async function measureScale(): Promise<Figure[]> {
  const measured = await onPostgres('What an interview adds', async (server) => {
    const world = await startWorld({ server });
    try {
      const application = await slope(world, SIZES.applications, apply);
      const interview = await slope(world, SIZES.interviews, interviewed);
      return { application, interview };
    } finally {
      await world.close();
    }
  });
  const figures: Figure[] = [];
  if (measured) {
    const { application, interview } = measured;
    const beside = `between ${SIZES.interviews.join(' and ')} interviews of ${ANSWERS} answers of ${ANSWER_SECONDS} s`;
    const alone = `between ${SIZES.applications.join(' and ')} applications`;
    figures.push(
      {
        what: 'rows that an application adds',
        value: application.rows,
        unit: 'rows',
        aim: 30,
        beside: alone,
      },
      {
        what: 'database that an application adds',
        value: application.databaseBytes / 1000,
        unit: 'kB',
        aim: 50,
        beside: alone,
      },
      { what: 'rows that an interview adds', value: interview.rows, unit: 'rows', aim: 300, beside },
      {
        what: 'database that an interview adds',
        value: interview.databaseBytes / 1000,
        unit: 'kB',
        aim: 500,
        beside,
      },
    );
  }
  figures.push(await publicPages());
  return figures;
}

/** What each one adds, on average, from the smaller number to the larger. */
async function slope(
  world: World,
  [few, many]: readonly [number, number],
  make: (world: World, count: number) => Promise<void>,
): Promise<Grown> {
  const less = await growth(world, () => make(world, few));
  const more = await growth(world, () => make(world, many));
  const each = (key: keyof Grown) => (more[key] - less[key]) / (many - few);
  return {
    rows: each('rows'),
    databaseBytes: each('databaseBytes'),
  };
}

async function growth(world: World, work: () => Promise<void>): Promise<Grown> {
  const before = await sizeOf(world);
  await work();
  await world.settle();
  const after = await sizeOf(world);
  return {
    rows: after.rows - before.rows,
    databaseBytes: after.bytes - before.bytes,
  };
}

/** All rows and bytes of the tables with their indexes, without the queue's. The counts are exact after a vacuum. */
async function sizeOf({ db }: World): Promise<{ rows: number; bytes: number }> {
  await vacuum(db);
  const { rows } = await sql<{ rows: number; bytes: number }>`
    SELECT sum(greatest(reltuples, 0))::float8 AS rows, sum(pg_total_relation_size(pg_class.oid))::float8 AS bytes
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname = 'public'
  `.execute(db);
  return rows[0]!;
}

async function apply(world: World, count: number): Promise<void> {
  const employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  for (let index = 0; index < count; index += 1) await applyTo(world, job, employer, await world.candidate());
}

async function interviewed(world: World, interviews: number): Promise<void> {
  const size = { interviews, answers: ANSWERS, answerSeconds: ANSWER_SECONDS };
  await reportsAMinute(world, await prepare(world, size), size, senderIn(world));
}

/** The public list of jobs, from one process on the embedded database with the demonstration world. */
async function publicPages(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  const env = { DATA_DIR: folder, DEMO: 'on', TRUST_PROXY: '1', PORT: '0', LOG_LEVEL: 'error' };
  const server = await startProcess('start.mjs', [], env);
  try {
    return {
      what: 'public pages a second: the list of jobs, one process',
      value: await throughput(`${server.url}${PATHS.publicJobs}`, { seconds: PAGE_SECONDS, token: null }),
      unit: 'pages',
      aim: 40,
      isShare: true,
      beside: 'embedded database, the load from the same two cores',
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
