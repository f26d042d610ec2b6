import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/shared/api.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { getFairness, getSelfIdentification, saveSelfIdentification } from '#contract/company/fairness.ts';
import { getApplicationByJobId } from '#contract/interview/interview.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let owner: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.employer('Fiona Fair');
  job = await postInterviewJob(world, owner);
});
afterAll(() => world.close());

const anew = async (person: Person): Promise<Person> => ({
  ...person,
  token: await world.signInAgain(person),
});
const NOW = new Date();
/** A day of the month that is this many months from now. */
const dayOf = (months: number, day: number) =>
  new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() + months, day, 10));
const NOTHING = { sex: null, race: null, age: null, disability: null };

const interview = (applicationId: string) =>
  sql`
    INSERT INTO application_moves (application_id, at, actor_kind, from_stage, to_stage)
    VALUES (${applicationId}, ${world.clock.now()}, 'candidate', 'ai-interview', 'review')`.execute(world.db);
/** People who applied and gave their sex. The first `interviewed` of them were interviewed. */
async function applied(sex: 'female' | 'male' | null, people: number, interviewed: number): Promise<void> {
  for (let index = 0; index < people; index += 1) {
    const candidate = await world.candidate('Ada Applied');
    if (sex !== null)
      expectSuccess(await world.call(saveSelfIdentification, { ...NOTHING, sex }, candidate.token));
    const applicationId = await applyTo(world, job, owner, candidate);
    if (index < interviewed) await interview(applicationId);
  }
}
async function stepBySex(): Promise<unknown[]> {
  const { groups } = expectSuccess(await world.call(getFairness, {}, owner.token));
  return groups
    .filter(({ basis, step }) => basis === 'sex' && step === 'advanced')
    .map(({ titles: [title], figures }) => [
      title,
      figures && [figures.people, figures.passed, figures.ratio],
    ]);
}

test('a candidate says it, changes it and deletes it; nothing is required', async () => {
  const candidate = await world.candidate('Sasha Says');
  const read = async () => expectSuccess(await world.call(getSelfIdentification, {}, candidate.token));
  const save = async (said: OutputOf<typeof getSelfIdentification>) =>
    expectSuccess(await world.call(saveSelfIdentification, said, candidate.token));
  expect(await read()).toEqual(NOTHING);
  const said = { sex: 'female', race: 'asian', age: 'not-said', disability: 'no-disability' } as const;
  await save(said);
  expect(await read()).toEqual(said);
  await save({ ...said, race: null });
  expect(await read()).toEqual({ ...said, race: null });
  await save(NOTHING);
  expect(await read()).toEqual(NOTHING);
  const { rows } = await sql`SELECT 1 FROM self_identifications WHERE user_id = ${candidate.id}`.execute(
    world.db,
  );
  expect(rows).toEqual([]);
  const wrong = { ...NOTHING, sex: 'x' as 'male' };
  expect(await world.call(saveSelfIdentification, wrong, candidate.token)).toMatchObject({ httpStatus: 400 });
});

test('counts until the beginning of the month, compares, and masks', async () => {
  world.clock.set(dayOf(1, 10));
  owner = await anew(owner);
  await applied('female', 6, 3);
  await applied('male', 6, 6);
  expect(await stepBySex()).toEqual([
    ['Female', null],
    ['Male', null],
    ['Prefer not to say', null],
  ]);
  world.clock.set(dayOf(2, 2));
  owner = await anew(owner);
  const { untilDate } = expectSuccess(await world.call(getFairness, {}, owner.token));
  expect(untilDate).toBe(`${dayOf(2, 1).toISOString().slice(0, 10)}T00:00:00.000Z`);
  const first = [
    ['Female', [6, 3, 0.5]],
    ['Male', [6, 6, 1]],
    ['Prefer not to say', null],
  ];
  expect(await stepBySex()).toEqual(first);

  const other = await world.employer('Otto Other');
  const theirs = expectSuccess(await world.call(getFairness, {}, other.token));
  expect(theirs.groups.filter(({ figures }) => figures !== null)).toEqual([]);

  // Two more people: the difference would be about them alone.
  await applied(null, 2, 0);
  world.clock.set(dayOf(3, 2));
  owner = await anew(owner);
  expect(await stepBySex()).toEqual(first);
  // Seven more people, none of whom advanced. The two who said nothing are masked. Their figures could be calculated
  // from the total number of applicants, so the smallest other group is masked too.
  await applied('male', 5, 0);
  world.clock.set(dayOf(4, 2));
  owner = await anew(owner);
  expect(await stepBySex()).toEqual([
    ['Female', null],
    ['Male', [11, 6, 1]],
    ['Prefer not to say', null],
  ]);
  // One of the men has been interviewed since then, and many people applied.
  await applied('male', 1, 1);
  await applied('female', 9, 0);
  world.clock.set(dayOf(5, 2));
  owner = await anew(owner);
  expect(await stepBySex()).toEqual([
    ['Female', null],
    ['Male', [11, 6, 1]],
    ['Prefer not to say', null],
  ]);
});

async function reported(candidate: Person, heard: number | null, percent: number): Promise<void> {
  const applicationId = await applyTo(world, scoredJob, scorer, candidate);
  await interview(applicationId);
  const report = JSON.stringify({ isSensePercent: percent });
  await sql`
    INSERT INTO reports
      (application_id, attempt, status, report, ready_at, heard, correct, partial, incorrect, not_answered, needs_review)
    VALUES (${applicationId}, 1, 'ready', ${report}::jsonb, ${world.clock.now()}, ${heard}, 2, 1, 0, 0, 1)`.execute(
    world.db,
  );
}
let scorer: Person;
let scoredJob: MadeJob;

test('scores above the median by group, and scores by how surely the words were heard', async () => {
  world.clock.set(dayOf(6, 10));
  scorer = await world.employer('Sam Scores');
  scoredJob = await postInterviewJob(world, scorer);
  const people = [
    ...[10, 20, 30, 40, 60].map((percent) => ({ sex: 'female', percent, heard: 69 }) as const),
    ...[50, 70, 80, 90, 100].map((percent) => ({ sex: 'male', percent, heard: 95 }) as const),
  ];
  for (const { sex, percent, heard } of people) {
    const candidate = await world.candidate('Sid Scored');
    expectSuccess(await world.call(saveSelfIdentification, { ...NOTHING, sex }, candidate.token));
    await reported(candidate, heard, percent);
  }
  // Nothing was transcribed, so it is in no band.
  await reported(await world.candidate('Will Writes'), null, 0);
  world.clock.set(dayOf(7, 2));
  scorer = await anew(scorer);
  const { groups, heard, hiddenInterviews } = expectSuccess(await world.call(getFairness, {}, scorer.token));
  expect(hiddenInterviews).toBe(0);
  expect(heard).toEqual([
    { ...band('95% and more', 5), meanScore: 78, correct: 10, partial: 5, needsReview: 5 },
    { ...band('85 to 94%', 0) },
    { ...band('70 to 84%', 0) },
    { ...band('under 70%', 5), meanScore: 32, correct: 10, partial: 5, needsReview: 5 },
  ]);
  const scored = groups.filter(({ basis, step }) => basis === 'sex' && step === 'scored');
  // Including a score of 0, the median of eleven is 50: one woman of five and four men of five are above it. One person
  // said nothing, so the smallest other group is masked along with that person.
  expect(scored.map(({ titles: [title], figures }) => [title, figures?.passed, figures?.people])).toEqual([
    ['Female', undefined, undefined],
    ['Male', 4, 5],
    ['Prefer not to say', undefined, undefined],
  ]);
});
const band = (title: string, interviews: number) => ({
  title,
  interviews,
  meanScore: null,
  correct: 0,
  partial: 0,
  incorrect: 0,
  notAnswered: 0,
  needsReview: 0,
});

test('no answer names what somebody said, but that to the person', async () => {
  const named = endpoints.filter(({ output }) =>
    /"(sex|race|ethnicity|age|disability|selfIdentification)":/.test(
      JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })),
    ),
  );
  expect(named.map(({ path }) => path)).toEqual(['privacy/getSelfIdentification']);

  owner = await anew(owner);
  const candidate = await world.candidate('Nia Named');
  const said = {
    sex: 'female',
    race: 'pacific-islander',
    age: 'forty-and-over',
    disability: 'disability',
  } as const;
  expectSuccess(await world.call(saveSelfIdentification, said, candidate.token));
  await applyTo(world, job, owner, candidate);
  const list = JSON.stringify(await world.call(getApplicationByJobId, { jobId: job.id }, owner.token));
  expect(list).toContain('Nia Named');
  expect(list).not.toMatch(/pacific-islander|forty-and-over/);
});
