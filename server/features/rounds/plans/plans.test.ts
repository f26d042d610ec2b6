import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHistory, removeMember } from '#contract/company/company-members.ts';
import { copyJob, saveTemplate, startFromTemplate } from '#contract/job/job-copies.ts';
import { deleteJob } from '#contract/job/jobs.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { COMPANY_KITS_MAX, KIT_CRITERIA_MAX, placeOfRound } from '#contract/interview/kit-limits.ts';
import type { Criterion } from '#contract/interview/kits.ts';
import * as contract from '#contract/interview/round-plans.ts';
import { ratingOf } from '#server/features/masters/ratings.ts';
import { type JobInput, completeDraft, startDraft } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { planOf } from './plan.ts';

/** How the rounds of a job are held, and the kits of a company. */

let world: World;
let employer: Person;
let other: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Pia Planner');
  other = await world.employer('Otto Other');
});
afterAll(() => world.close());

const ROUNDS: JobInput['process'] = {
  rounds: 3,
  communicationMode: { Second: 'Video Call', Third: 'On-Site Interview' },
};
const newJob = () => completeDraft(world, employer, { process: ROUNDS });
const plansOf = async (jobId: string) =>
  expectSuccess(await world.call(contract.getRoundPlans, { jobId }, employer.token));
const savePlan = (input: InputOf<typeof contract.saveRoundPlan>) =>
  world.call(contract.saveRoundPlan, input, employer.token);
const kits = async (by = employer) => expectSuccess(await world.call(contract.getKits, {}, by.token)).kits;
const saveKit = (input: InputOf<typeof contract.saveKit>, by = employer) =>
  world.call(contract.saveKit, input, by.token);
const saveLink = (videoLink: string) => world.call(contract.saveVideoLink, { videoLink }, employer.token);

const CRITERION: Criterion = {
  id: 'listening',
  title: 'Listening',
  ask: 'What did the last customer want?',
  levels: ['Talks over it.', 'Repeats it.', 'Asks about it.', 'Finds what lay behind it.'],
};
const KIT = { criteria: [CRITERION] };

test('a job that nobody planned has what is usual: 45 minutes, whoever invites, criteria from its skills', async () => {
  const job = await newJob();
  const { rounds, proposed, videoLink, members } = await plansOf(job.id);
  expect(rounds.map(({ round, mode }) => [round, mode])).toEqual([
    [2, 'Video Call'],
    [3, 'On-Site Interview'],
    [4, null],
    [5, null],
    [6, null],
  ]);
  expect(rounds[0]).toMatchObject({ minutes: 45, place: '', kit: null, memberIds: [] });
  expect(videoLink).toBe('');
  expect(members).toEqual([{ memberId: employer.id, name: employer.name }]);
  // Two skills, so that one general criterion is suggested too.
  expect(proposed.criteria.map(({ title }) => title)).toEqual(['JavaScript', 'SQL', 'Solving problems']);
  expect(proposed.criteria[0]).toMatchObject(ratingOf('JavaScript'));
  expect(await planOf(world.db, job.id, 2)).toEqual({ minutes: 45, place: '', kit: proposed, memberIds: [] });
});

test('at most five criteria are proposed, of the required skills first', async () => {
  const skill = (value: string, preference: 'Required' | 'Preferred') => ({
    value,
    preference,
    minExperience: '0 month',
  });
  const job = await completeDraft(world, employer, {
    skills: [
      ...['Git', 'Docker', 'Linux'].map((name) => skill(name, 'Preferred')),
      ...['JavaScript', 'Beekeeping', 'SQL'].map((name) => skill(name, 'Required')),
    ],
  });
  const { criteria } = (await plansOf(job.id)).proposed;
  expect(criteria.map(({ title }) => title)).toEqual(['JavaScript', 'Beekeeping', 'SQL', 'Git', 'Docker']);
  expect(criteria[1]!.ask).toContain('Beekeeping');
  // A draft after the first step has no skills yet.
  const draft = await startDraft(world, employer);
  expect((await plansOf(draft.id)).proposed.criteria).toHaveLength(3);
});

test('a plan is kept, changed and told in the history; one that does not fit is refused whole', async () => {
  const job = await newJob();
  const plan = { jobId: job.id, round: 2, minutes: 60, place: '1 Main Street', memberIds: [employer.id] };
  expect(await savePlan({ ...plan, kit: KIT })).toMatchObject({ message: 'Second round saved.' });
  const kept = { round: 2, minutes: 60, place: '1 Main Street', kit: KIT, memberIds: [employer.id] };
  expect((await plansOf(job.id)).rounds[0]).toEqual({ ...kept, mode: 'Video Call' });
  const { events } = expectSuccess(await world.call(getHistory, {}, employer.token));
  expect(events[0]).toMatchObject({ action: 'round-plan.changed', actorName: 'Pia Planner' });
  expect(events[0]!.details).toContainEqual({ name: 'round', value: 2 });

  const refused = async (change: object, message: string) => {
    const reply = await savePlan({ ...plan, ...change });
    expect(reply).toMatchObject({ httpStatus: 400, data: { issues: [{ message }] } });
  };
  await refused({ minutes: 5 }, 'A round can take 15 to 480 minutes');
  await refused({ round: 1 }, 'Rounds with people are 2 to 6');
  await refused({ memberIds: [other.id] }, 'Only members of your company can take part');
  await refused({ kit: { criteria: [] } }, 'Please add a criterion');
  await refused({ kit: { criteria: [CRITERION, CRITERION] } }, 'Each criterion can appear once');
  const nine = Array.from({ length: KIT_CRITERIA_MAX + 1 }, (_, at) => ({ ...CRITERION, id: `c${at}` }));
  await refused({ kit: { criteria: nine } }, 'A kit has at most 8 criteria');
  expect(await planOf(world.db, job.id, 2)).toMatchObject({ minutes: 60, kit: KIT });

  // Back to the suggested criteria, and without named participants.
  expectSuccess(await savePlan({ jobId: job.id, round: 2, minutes: 30 }));
  const { proposed } = await plansOf(job.id);
  expect(await planOf(world.db, job.id, 2)).toEqual({ minutes: 30, place: '', kit: proposed, memberIds: [] });

  expectSuccess(await world.call(deleteJob, { jobId: job.id }, employer.token));
  expect(await savePlan(plan)).toMatchObject({ code: 'job.deleted' });
});

test('a video call without a place is at the link of the company, with the id of the round', async () => {
  const job = await newJob();
  expectSuccess(await saveLink('https://meet.example/room/{id}'));
  expect((await plansOf(job.id)).videoLink).toBe('https://meet.example/room/{id}');
  const { place } = await planOf(world.db, job.id, 2);
  expect(placeOfRound(place, 'f00')).toBe('https://meet.example/room/f00');
  expect((await planOf(world.db, job.id, 3)).place).toBe('');
  expectSuccess(await savePlan({ jobId: job.id, round: 2, minutes: 45, place: 'Ask at the desk' }));
  expect((await planOf(world.db, job.id, 2)).place).toBe('Ask at the desk');
  for (const wrong of ['http://meet.example/{id}', 'javascript:alert(1)', 'meet', 'https://{id}'])
    expect(await saveLink(wrong)).toMatchObject({ httpStatus: 400 });
  expectSuccess(await saveLink(''));
  expect(expectSuccess(await world.call(contract.getKits, {}, employer.token)).videoLink).toBe('');
});

test('who leaves the company takes part no more', async () => {
  const job = await newJob();
  const leaver = await joinCompany(world, employer, { name: 'Lena Leaver', memberRole: 'reviewer' });
  expectSuccess(
    await savePlan({ jobId: job.id, round: 3, minutes: 45, memberIds: [leaver.id, employer.id] }),
  );
  expect((await planOf(world.db, job.id, 3)).memberIds).toEqual([employer.id, leaver.id]);
  expectSuccess(await world.call(removeMember, { memberId: leaver.id }, employer.token));
  expect((await planOf(world.db, job.id, 3)).memberIds).toEqual([employer.id]);
});

test('copies and templates of a job have its plans, and later changes stay apart', async () => {
  const job = await newJob();
  const plan = { jobId: job.id, round: 3, minutes: 90, kit: KIT, memberIds: [employer.id] };
  expectSuccess(await savePlan(plan));
  const copied = expectSuccess(await world.call(copyJob, { jobId: job.id }, employer.token));
  const template = { jobId: job.id, name: 'With rounds' };
  const { templateId } = expectSuccess(await world.call(saveTemplate, template, employer.token));
  expectSuccess(await savePlan({ ...plan, minutes: 15 }));
  const begun = expectSuccess(await world.call(startFromTemplate, { templateId }, employer.token));
  for (const { _id } of [copied, begun])
    expect(await planOf(world.db, _id, 3)).toMatchObject({
      minutes: 90,
      kit: KIT,
      memberIds: [employer.id],
    });
});

test('a company keeps its kits by name, each name once', async () => {
  const { kitId } = expectSuccess(await saveKit({ name: 'Sales floor', kit: KIT }));
  expect(await saveKit({ name: 'SALES FLOOR', kit: KIT })).toMatchObject({ code: 'kit.name-taken' });
  expectSuccess(await saveKit({ name: 'Kitchen', kit: KIT }));
  expect((await kits()).map(({ name }) => name)).toEqual(['Kitchen', 'Sales floor']);
  expect(await saveKit({ kitId, name: 'kitchen', kit: KIT })).toMatchObject({ code: 'kit.name-taken' });
  const changed = { criteria: [{ ...CRITERION, title: 'Hearing people out' }] };
  expectSuccess(await saveKit({ kitId, name: 'Sales Floor', kit: changed }));
  expect((await kits())[1]).toMatchObject({ kitId, name: 'Sales Floor', kit: changed });
  // Another company has its own names, and does not see these.
  expectSuccess(await saveKit({ name: 'Kitchen', kit: KIT }, other));
  expect(await kits(other)).toHaveLength(1);
  expectSuccess(await world.call(contract.deleteKit, { kitId }, employer.token));
  expect(await world.call(contract.deleteKit, { kitId }, employer.token)).toMatchObject({ httpStatus: 404 });
  const { events } = expectSuccess(await world.call(getHistory, {}, employer.token));
  expect(events.slice(0, 4).map(({ action }) => action)).toEqual([
    'kit.deleted',
    'kit.changed',
    'kit.added',
    'kit.added',
  ]);
});

test('two calls at once do not take one name, and a hundred kits are the most', async () => {
  const owner = await world.employer('Many Kits');
  const twice = await Promise.all([
    saveKit({ name: 'One', kit: KIT }, owner),
    saveKit({ name: 'one', kit: KIT }, owner),
  ]);
  expect(twice.filter(({ code }) => code === 'kit.name-taken')).toHaveLength(1);
  for (let made = 1; made < COMPANY_KITS_MAX; made += 1)
    expectSuccess(await saveKit({ name: `No ${made}`, kit: KIT }, owner));
  expect(await saveKit({ name: 'Too many', kit: KIT }, owner)).toMatchObject({ code: 'kit.too-many' });
});
