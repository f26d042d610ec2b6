import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMember } from '#contract/company/company-members.ts';
import { sendCandidateApplication, withdrawApplication } from '#contract/interview/interview.ts';
import { getMailPreferences, setMailPreferences, setTimeZone } from '#contract/account/notices.ts';
import { applyTo } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { digestTask } from '../tasks.ts';
import { sendDigests } from './send-digests.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const MORNING = (day: number, time: string) => world.clock.set(new Date(`2030-06-0${day}T${time}:00.000Z`));
const run = async () => {
  await world.ctx.tasks.queue(world.db, digestTask, {});
  await world.settle();
};
const choose = (person: Person, pace: 'at-once' | 'daily', isOn = true) =>
  world.call(
    setMailPreferences,
    { preferences: [{ kind: 'application-received', isOn, pace }] },
    person.token,
  );
const apply = async (candidate: Person, job: MadeJob) =>
  expectSuccess(
    await world.call(
      sendCandidateApplication,
      { jobId: job.id, isTravelPreferred: 'true', isReloactionPreferred: 'true' },
      candidate.token,
    ),
  );
const digests = async (person: Person) =>
  (await world.mailTo(person.email)).filter(({ text }) => text.includes('Your new applications'));
const atOnce = async (person: Person) =>
  (await world.mailTo(person.email)).filter(({ subject }) => subject.startsWith('New application: '));

test('new applications come at once, or in one mail at 8 in the time zone of the member', async () => {
  MORNING(1, '12:00');
  const owner = await world.employer('Daily Dora');
  const colleague = await joinCompany(world, owner, { name: 'Once Otto', memberRole: 'recruiter' });
  const [nurse, baker] = [
    await postJob(world, owner, { details: { role: 'Nurse' } }),
    await postJob(world, owner, { details: { role: 'Baker' } }),
  ];
  expectSuccess(await choose(owner, 'daily'));
  expectSuccess(await world.call(setTimeZone, { timeZone: 'America/New_York' }, owner.token));
  const [ada, ben] = [await world.candidate('Ada Applicant'), await world.candidate('Ben Applicant')];
  await apply(ada, nurse);
  await apply(ben, nurse);
  await apply(ada, baker);
  expect(await atOnce(owner)).toEqual([]);
  expect(await atOnce(colleague)).toHaveLength(3);
  // In New York it is 7:45, on this day and on the next.
  await run();
  MORNING(2, '11:45');
  await run();
  expect(await digests(owner)).toEqual([]);
  // This one arrives today, so it is reported tomorrow.
  await apply(ben, baker);
  MORNING(2, '12:00');
  await run();
  await run();
  const [mail, ...others] = await digests(owner);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('3 new applications for 2 jobs');
  expect(mail!.text).toContain(
    `Baker (${baker.alternateId}): 1 new application, from Ada Applicant.\n\nhttp://localhost:3000/application-received?jobId=${baker.id}`,
  );
  expect(mail!.text).toContain(
    `Nurse (${nurse.alternateId}): 2 new applications, from Ada Applicant, Ben Applicant.`,
  );
  expect(mail!.text).toContain('/unsubscribe?token=');
  MORNING(3, '12:00');
  await run();
  expect((await digests(owner)).map(({ subject }) => subject)).toEqual([
    '3 new applications for 2 jobs',
    '1 new application for Baker',
  ]);
  // There were no applications, so nothing is sent.
  MORNING(4, '12:00');
  await run();
  expect(await digests(owner)).toHaveLength(2);
  expect(await digests(colleague)).toEqual([]);
});

test('two processes at once send one mail', async () => {
  MORNING(1, '12:00');
  const owner = await world.employer('Two Workers');
  expectSuccess(await choose(owner, 'daily'));
  await apply(await world.candidate(), await postJob(world, owner));
  MORNING(2, '08:00');
  await Promise.all([sendDigests(world.ctx), sendDigests(world.ctx), sendDigests(world.ctx)]);
  expect(await digests(owner)).toHaveLength(1);
});

test('after days without a running server, one mail tells of all of them', async () => {
  MORNING(1, '12:00');
  const owner = await world.employer('Late Lena');
  expectSuccess(await choose(owner, 'daily'));
  const job = await postJob(world, owner);
  await apply(await world.candidate('First Day'), job);
  MORNING(2, '12:00');
  await apply(await world.candidate('Second Day'), job);
  MORNING(4, '21:00');
  await run();
  const [mail, ...others] = await digests(owner);
  expect(others).toEqual([]);
  expect(mail!.text).toContain('from First Day, Second Day.');
});

test('what waits is told after the choice changed to at once, and not after it changed to off', async () => {
  MORNING(1, '12:00');
  const owner = await world.employer('Changing Mind');
  const job = await postJob(world, owner);
  expectSuccess(await choose(owner, 'daily'));
  await apply(await world.candidate('Told Tom'), job);
  expectSuccess(await choose(owner, 'at-once'));
  await apply(await world.candidate('Now Nick'), job);
  expect(await atOnce(owner)).toHaveLength(1);
  MORNING(2, '09:00');
  await run();
  expect((await digests(owner)).map(({ text }) => /from (.*)\./.exec(text)?.[1])).toEqual(['Told Tom']);
  expectSuccess(await choose(owner, 'daily'));
  await apply(await world.candidate('Never Nora'), job);
  expectSuccess(await choose(owner, 'daily', false));
  MORNING(3, '09:00');
  await run();
  expect(await digests(owner)).toHaveLength(1);
  expectSuccess(await choose(owner, 'daily'));
  MORNING(4, '09:00');
  await run();
  expect(await digests(owner)).toHaveLength(1);
});

test('a withdrawn application is not told, and a member who may not see the applicants any more is told nothing', async () => {
  MORNING(1, '12:00');
  const owner = await world.employer('Owns It');
  const recruiter = await joinCompany(world, owner, { name: 'Rita Recruiter', memberRole: 'recruiter' });
  expectSuccess(await choose(owner, 'daily'));
  expectSuccess(await choose(recruiter, 'daily'));
  const job = await postJob(world, owner);
  const gone = await world.candidate('Gone Gus');
  const applicationId = await applyTo(world, job, owner, gone);
  expectSuccess(await world.call(withdrawApplication, { applicationId }, gone.token));
  await apply(await world.candidate('Here Hal'), job);
  expectSuccess(
    await world.call(changeMember, { memberId: recruiter.id, memberRole: 'reviewer' }, owner.token),
  );
  MORNING(2, '08:00');
  await run();
  expect((await digests(owner)).map(({ text }) => /from (.*)\./.exec(text)?.[1])).toEqual(['Here Hal']);
  expect(await digests(recruiter)).toEqual([]);
});

test('members choose among the mails that their role gets', async () => {
  const owner = await world.employer('Roles Rosa');
  const recruiter = await joinCompany(world, owner, { name: 'Rita Recruiter', memberRole: 'recruiter' });
  const reviewer = await joinCompany(world, owner, { name: 'Rob Reviewer', memberRole: 'reviewer' });
  const kinds = async (person: Person) =>
    expectSuccess(await world.call(getMailPreferences, {}, person.token)).preferences;
  const all = [
    { kind: 'round-reminder', isOn: true },
    { kind: 'round-changed', isOn: true },
    { kind: 'application-received', isOn: true, pace: 'at-once' },
    { kind: 'application-withdrawn', isOn: true },
    { kind: 'request-made', isOn: true },
    { kind: 'message', isOn: true },
    { kind: 'offer-answered', isOn: true },
    { kind: 'deletion-asked', isOn: true },
    { kind: 'report-ready', isOn: true },
    { kind: 'answer-corrected', isOn: true },
    { kind: 'mentioned', isOn: true },
    { kind: 'card-missing', isOn: true },
  ];
  expect(await kinds(owner)).toEqual(all);
  expect(await kinds(recruiter)).toEqual(all);
  expect(await kinds(reviewer)).toEqual([...all.slice(0, 2), ...all.slice(-2)]);
  expect(await choose(reviewer, 'daily')).toMatchObject({
    httpStatus: 400,
    message: 'You don’t get emails of this kind',
  });
  const late = { preferences: [{ kind: 'mentioned' as const, isOn: true, pace: 'daily' as const }] };
  expect(await world.call(setMailPreferences, late, owner.token)).toMatchObject({
    httpStatus: 400,
    message: 'Emails of this kind are always sent right away',
  });
});
