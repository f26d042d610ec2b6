import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as steps from '#contract/job/job-steps.ts';
import * as contract from '#contract/job/jobs.ts';
import { FULLY_REMOTE } from '#contract/shared/limits.ts';
import * as operator from '#contract/shared/operator.ts';
import { listCities, listStates } from '#server/features/masters/geography.ts';
import { type MiscInput, jobDetails, miscInfo, postJob } from '#server/testing/jobs.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type World, startWorld } from '#server/testing/world.ts';

/**
 * The counters of open jobs must equal the result of counting the jobs, whatever happens to jobs. Triggers keep them,
 * so each way to change a job is a way to get them wrong.
 */

/** Some are the same designation, because case and accents don't count. */
const ROLES = ['Welder', 'WELDER', 'Wélder', 'Baker', 'Night Baker'];
const STATES = listStates('US').slice(0, 3);

let world: World;
let boss: Person;
let employers: Person[];
beforeAll(async () => {
  world = await startWorld();
  boss = await world.candidate('Opal Operator', { profile: false });
  await makeOperator(world, boss);
  employers = [await world.employer('Erin One'), await world.employer('Tom Two')];
  for (const employer of employers)
    for (const role of ROLES.slice(0, 3)) await postJob(world, employer, { details: { role } });
});
afterAll(() => world?.close());

interface Job {
  id: string;
  employer: Person;
}

/** The posted jobs, whatever their status. */
async function postedJobs(): Promise<Job[]> {
  const rows = await world.db
    .selectFrom('jobs')
    .innerJoin('company_members', 'company_members.company_id', 'jobs.employer_id')
    .select(['jobs.id', 'company_members.user_id'])
    .where('jobs.published_at', 'is not', null)
    .orderBy('jobs.id')
    .execute();
  return rows.map(({ id, user_id }) => ({ id, employer: employers.find((one) => one.id === user_id)! }));
}

const TAKEN_BACK = 'Taken back';

const confirmed = () => ({ reason: 'So', current: boss.password });

/** Sends calls as people do. Some are refused, such as closing a deleted job, but none may fail. */
async function ask(...args: Parameters<World['callRaw']>): Promise<void> {
  const { httpStatus, message } = await world.callRaw(...args);
  if (httpStatus >= 500) throw new Error(`${args[0].path}: ${message}`);
}

/** Ignores the expected errors. */
const unless = (meant: RegExp) => (error: Error) => {
  if (!meant.test(error.message)) throw error;
};

const changes: Record<string, (job: Job, pick: number) => Promise<unknown>> = {
  close: ({ id, employer }) => ask(contract.closeJob, { refJobId: id }, employer.token),
  'post again': ({ id, employer }) => ask(contract.repostJob, { refJobId: id }, employer.token),
  delete: ({ id, employer }) => ask(contract.deleteJob, { jobId: id }, employer.token),
  restore: ({ id, employer }) => ask(contract.restoreJob, { jobId: id }, employer.token),
  'change the designation': async ({ id, employer }, pick) => {
    const details = await jobDetails(world, { refJobId: id, role: ROLES[pick % ROLES.length]! });
    await ask(steps.submitJobDetails, details, employer.token);
    await ask(contract.publishJob, { jobId: id, isUpdate: 'YES' }, employer.token);
  },
  'change the state': async ({ id, employer }, pick) => {
    const { id: stateId } = STATES[pick % STATES.length]!;
    const place = { countryId: 'US', stateId, cityId: listCities(stateId)[0]!.id };
    const location = { refJobId: id, address: '500 Market Street', ...place, zipcode: '94105' };
    await ask(steps.submitWorkLocation, location, employer.token);
    await ask(contract.publishJob, { jobId: id, isUpdate: 'YES' }, employer.token);
  },
  'work remotely, or not': async ({ id, employer }, pick) => {
    const home: Partial<MiscInput> = { isWFHAvailable: 'true', wfhValue: FULLY_REMOTE };
    await ask(steps.submitMiscInfo, miscInfo(id, pick % 2 === 0 ? home : {}), employer.token);
    await ask(contract.publishJob, { jobId: id, isUpdate: 'YES' }, employer.token);
  },
  'take the job down': ({ id }) => ask(operator.takeDownJob, { jobId: id, ...confirmed() }, boss.token),
  'restore the job': ({ id }) =>
    ask(operator.restoreTakenDownJob, { jobId: id, reason: 'Cleared' }, boss.token),
  'take the company down': async (job) =>
    ask(operator.takeDownCompany, { companyId: await companyOf(job), ...confirmed() }, boss.token),
  'restore the company': async (job) =>
    ask(operator.restoreCompany, { companyId: await companyOf(job), reason: 'Cleared' }, boss.token),
  post: ({ employer }, pick) =>
    postJob(world, employer, { details: { role: ROLES[pick % ROLES.length]! } }).catch(
      unless(/took your company down/),
    ),
  erase: ({ id }) => world.db.deleteFrom('jobs').where('id', '=', id).execute(),
  'change all jobs in one statement': (_, pick) => changeAll(pick),
  'change all jobs, and take it back': (_, pick) =>
    world.db
      .transaction()
      .execute(async (tx) => {
        await changeAll(pick, tx);
        await tx.deleteFrom('jobs').where('status', '=', 'open').execute();
        throw new Error(TAKEN_BACK);
      })
      .catch(unless(new RegExp(TAKEN_BACK))),
};

async function companyOf({ id }: Job): Promise<string> {
  const row = await world.db.selectFrom('jobs').select('employer_id').where('id', '=', id).executeTakeFirst();
  // Erased at the same moment.
  return row?.employer_id ?? '00000000-0000-4000-8000-000000000000';
}

/** Some of the jobs change everything that is counted at once, some a part of it, some nothing. */
const changeAll = (pick: number, db = world.db) =>
  sql`UPDATE jobs SET
      status = (ARRAY['open', 'closed', status])[1 + (ascii(id::text) + ${pick}::int) % 3],
      designation = (${ROLES}::text[])[1 + (ascii(alternate_id) + ${pick}::int) % ${ROLES.length}::int],
      work_state_id = (${STATES.map(({ id }) => id)}::text[])[1 + (ascii(right(id::text, 1)) + ${pick}::int) % 3]
    WHERE published_at IS NOT NULL AND taken_down_at IS NULL`.execute(db);

/** What happens, to which job, and a number for everything else. */
const happening = fc.record({
  change: fc.constantFrom(...Object.keys(changes)),
  which: fc.nat(99),
  pick: fc.nat(99),
});

async function happen({ change, which, pick }: { change: string; which: number; pick: number }) {
  const jobs = await postedJobs();
  const job = jobs[which % jobs.length] ?? {
    id: '00000000-0000-4000-8000-000000000000',
    employer: employers[0]!,
  };
  await changes[change]!(job, pick);
}

type Counts = Record<string, number>;

/** Place and designation of each counter that is not zero. */
async function counters(): Promise<Counts> {
  const rows = await world.db
    .selectFrom('open_job_counts')
    .leftJoin('designations', 'designations.id', 'open_job_counts.designation_id')
    .select(['place', 'designations.folded', 'jobs'])
    .where('jobs', '!=', 0)
    .execute();
  return Object.fromEntries(rows.map(({ place, folded, jobs }) => [`${place}: ${folded ?? 'all'}`, jobs]));
}

/** The same, counted job by job from the job's own data. */
async function counted(): Promise<Counts> {
  const { rows } = await sql<{
    designation: string;
    state: string | null;
    misc: Record<string, unknown> | null;
  }>`
    SELECT designation, work_state_id AS state, misc_info AS misc FROM jobs WHERE status = 'open'`.execute(
    world.db,
  );
  const counts: Counts = {};
  for (const { designation, state, misc } of rows) {
    const isRemote = misc?.['workFromHome'] === true && misc['workFromHomeShare'] === '100% Remote';
    const role = designation.toLowerCase().replace('é', 'e');
    for (const place of ['*', isRemote ? 'remote' : (state ?? '')])
      for (const name of ['all', role]) counts[`${place}: ${name}`] = (counts[`${place}: ${name}`] ?? 0) + 1;
  }
  return counts;
}

test('each kind of change is counted', async () => {
  const [job, other] = await postedJobs();
  const after = async (change: string, pick = 0) => {
    await changes[change]!(job!, pick);
    return counters();
  };
  const [first, second] = STATES.map(({ id }) => id);
  const six = { '*: all': 6, '*: welder': 6, [`${first}: all`]: 6, [`${first}: welder`]: 6 };
  const five = { '*: all': 5, '*: welder': 5, [`${first}: all`]: 5, [`${first}: welder`]: 5 };
  expect(await counters()).toEqual(six);
  for (const [there, back] of [
    ['close', 'post again'],
    ['delete', 'restore'],
    ['take the job down', 'restore the job'],
  ] as const) {
    expect([there, await after(there)]).toEqual([there, five]);
    expect([back, await after(back)]).toEqual([back, six]);
  }
  expect(await after('take the company down')).toMatchObject({ '*: all': 3 });
  expect(await after('restore the company')).toEqual(six);
  expect(await after('change all jobs, and take it back')).toEqual(six);

  expect(await after('change the designation', 3)).toEqual({
    '*: all': 6,
    '*: baker': 1,
    '*: welder': 5,
    [`${first}: all`]: 6,
    [`${first}: baker`]: 1,
    [`${first}: welder`]: 5,
  });
  const elsewhere = {
    '*: all': 6,
    '*: baker': 1,
    '*: welder': 5,
    [`${first}: all`]: 5,
    [`${first}: welder`]: 5,
  };
  expect(await after('change the state', 1)).toEqual({
    ...elsewhere,
    [`${second}: all`]: 1,
    [`${second}: baker`]: 1,
  });
  expect(await after('work remotely, or not')).toEqual({
    ...elsewhere,
    'remote: all': 1,
    'remote: baker': 1,
  });
  expect(await after('erase')).toEqual(five);
  await changes['post']!(other!, 0);
  expect(await counters()).toEqual(six);
  await changes['change all jobs in one statement']!(other!, 1);
  expect(await counters()).toEqual(await counted());
});

test('a counter is right after each of many changes', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const done: object[] = [];
  for (const one of fc.sample(happening, { numRuns: 60, seed })) {
    done.push(one);
    await happen(one);
    expect({ seed, done: done.slice(-3), counters: await counters() }).toEqual({
      seed,
      done: done.slice(-3),
      counters: await counted(),
    });
  }
});

test('counters are right after changes at the same moment', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  for (const several of fc.sample(fc.array(happening, { minLength: 2, maxLength: 4 }), {
    numRuns: 12,
    seed,
  })) {
    await Promise.all(several.map(happen));
    expect({ seed, several, counters: await counters() }).toEqual({
      seed,
      several,
      counters: await counted(),
    });
  }
});

test('two transactions that overlap are both counted, and one that is taken back is not', async () => {
  const open = (id: string, db = world.db) =>
    db.updateTable('jobs').set({ status: 'open' }).where('id', '=', id).execute();
  const employer = await world.employer('Una Third');
  const { id: one } = await postJob(world, employer);
  const { id: other } = await postJob(world, employer);
  for (const isTakenBack of [false, true]) {
    await world.db.updateTable('jobs').set({ status: 'closed' }).where('status', '=', 'open').execute();
    const hasBegun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = world.db.transaction().execute(async (tx) => {
      await open(one, tx);
      hasBegun.resolve();
      await mayEnd.promise;
      if (isTakenBack) throw new Error(TAKEN_BACK);
    });
    await hasBegun.promise;
    // The second transaction begins while the first one holds the counters.
    const second = open(other);
    mayEnd.resolve();
    await Promise.all([first.catch(unless(new RegExp(TAKEN_BACK))), second]);
    expect(await counters()).toMatchObject({ '*: all': isTakenBack ? 1 : 2 });
    expect(await counters()).toEqual(await counted());
  }
});
