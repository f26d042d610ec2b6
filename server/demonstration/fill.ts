import { HOUR_MS, DAY_MS } from '#contract/shared/limits.ts';
import { deciderOf } from '#server/features/applications/actor.ts';
import { apply } from '#server/features/applications/apply.ts';
import { declineApplication } from '#server/features/applications/decide.ts';
import { scheduleInterview } from '#server/features/applications/window/schedule.ts';
import { applicationForJob } from '#server/features/applications/store.ts';
import { closeJob, deleteJob, publishJob } from '#server/features/jobs/changes/change-status.ts';
import { makeOffer } from '#server/features/offers/make-offer.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { makeCandidate, makeEmployer, makePersonWithoutLogin, unknownPassword } from './accounts.ts';
import { NOWHERE, followWay, ownerOf } from './follow-way.ts';
import { carmensInterview, carmensMarks, carmensWay, palabras, spanishJob } from './in-spanish.ts';
import { type InWriting, cooks, priya } from './in-writing.ts';
import { makeReportNow, markAnswers, takeInterview, takeInterviewInWriting } from './interview.ts';
import { closedJob, deletedJob, draftJob, openJobs } from './jobs.ts';
import { nurses, sofiasMarks, words } from './nurses.ts';
import { carmen, daniel, maria, wei } from './people.ts';
import { completeJob, startDraft } from './posts.ts';
import { readState, removeEverybody, writeState } from './store.ts';

const MINUTE_MS = 60_000;

/**
 * Fills a new database with demonstration data, using the same actions as people. Does nothing if the database is in
 * use. An interrupted filling starts again. It runs before anyone can reach the server.
 */
export async function fillDemonstration(ctx: Context): Promise<void> {
  const state = await readState(ctx.db);
  if (state === 'in use') return;
  if (state === 'filling') await removeEverybody(ctx.db);
  await writeState(ctx.db, 'filling');
  await fill(ctx);
  await writeState(ctx.db, 'in use');
}

async function fill(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  /** The same context with its clock set back. */
  const ago = (milliseconds: number): Context => ({
    ...ctx,
    clock: { now: () => new Date(now - milliseconds) },
  });

  const employerId = await makeEmployer(ago(40 * DAY_MS));
  const owner = ownerOf(employerId);
  const people = {
    daniel: await makeCandidate(ago(20 * DAY_MS), daniel),
    maria: await makeCandidate(ago(12 * DAY_MS), maria),
    wei: await makeCandidate(ago(9 * DAY_MS), wei),
    carmen: await makeCandidate(ago((carmensWay.appliedDaysAgo + 1) * DAY_MS), carmen),
  };

  const jobs = new Map<string, string>();
  for (const [index, job] of openJobs.entries()) {
    const then = ago((openJobs.length - index + 10) * DAY_MS);
    const id = await completeJob(then, employerId, job);
    await publishJob(then, { companyId: employerId, by: null, jobId: id }, false);
    jobs.set(job.designation, id);
  }
  await startDraft(ago(2 * DAY_MS), employerId, draftJob);
  for (const [job, end] of [
    [closedJob, closeJob],
    [deletedJob, deleteJob],
  ] as const) {
    const id = await completeJob(ago(35 * DAY_MS), employerId, job);
    await publishJob(ago(35 * DAY_MS), { companyId: employerId, by: null, jobId: id }, false);
    await end(ago(5 * DAY_MS), employerId, id);
  }

  const applyTo = async (then: Context, candidateId: string, designation: string): Promise<string> => {
    const jobId = jobs.get(designation);
    if (jobId === undefined) throw new Error(`The demonstration has no open job ${designation}.`);
    await apply(then, candidateId, {
      jobId,
      willTravel: true,
      willRelocate: false,
      pitchPath: null,
      resumePath: null,
      source: null,
    });
    const application = await applicationForJob(ctx.db, candidateId, jobId);
    if (!application) throw new Error(`The application to ${designation} is not there.`);
    return application.id;
  };
  const decider = deciderOf(owner);
  const schedule = (then: Context, applicationId: string, at: number): Promise<void> =>
    scheduleInterview(then, decider, { applicationId, date: at });

  const completed = await applyTo(ago(8 * DAY_MS), people.daniel, 'Web Developer');
  await schedule(ago(6 * DAY_MS), completed, now - 3 * DAY_MS);
  await takeInterview(ago(2 * DAY_MS), people.daniel, completed);
  await makeReportNow(ago(2 * DAY_MS), completed);
  await markAnswers(ago(DAY_MS), owner, completed, {
    'What is a closure in JavaScript, and what do you use it for?': 'Correct',
    'What is a promise, and how do you deal with its errors?': 'Partially Correct',
  });

  const passwordHash = await unknownPassword();
  const interviewInWriting = async (person: InWriting, designation: string, takenAgo: number) => {
    const id = await makePersonWithoutLogin(ago(takenAgo + 5 * DAY_MS), person, passwordHash);
    const applicationId = await applyTo(ago(takenAgo + 4 * DAY_MS), id, designation);
    await schedule(ago(takenAgo + 2 * DAY_MS), applicationId, now - takenAgo - HOUR_MS);
    await takeInterviewInWriting(ago(takenAgo), id, applicationId, person);
    return applicationId;
  };
  await interviewInWriting(priya, 'Web Developer', DAY_MS);
  let cook = '';
  for (const [index, person] of cooks.entries())
    cook = await interviewInWriting(person, 'Line Cook', 4 * DAY_MS - index * 5 * HOUR_MS);
  await makeOffer(
    ago(HOUR_MS),
    owner,
    {
      applicationId: cook,
      payAmount: 21.5,
      payCurrency: 'USD',
      payPeriod: 'hour',
      startsOn: new Date(now + 30 * DAY_MS).toISOString().slice(0, 10),
      place: 'Austin, Texas',
      conditions: 'The first three months are a trial period. Meals during a shift are on the house.',
      standsUntil: new Date(now + 6 * DAY_MS),
    },
    NOWHERE,
  );

  await fillStories({ ago, owner, applyTo, passwordHash, carmenId: people.carmen });

  const declined = await applyTo(ago(7 * DAY_MS), people.daniel, 'Data Analyst');
  await declineApplication(ago(5 * DAY_MS), decider, declined);

  const startable = await applyTo(ago(4 * DAY_MS), people.maria, 'Registered Nurse');
  await schedule(ago(DAY_MS), startable, now - MINUTE_MS);

  const upcoming = await applyTo(ago(3 * DAY_MS), people.wei, 'Data Analyst');
  await schedule(ago(DAY_MS), upcoming, now + 2 * DAY_MS);

  await applyTo(ago(2 * DAY_MS), people.daniel, 'Backend Engineer');
  await applyTo(ago(DAY_MS), people.maria, 'Line Cook');
  await applyTo(ago(HOUR_MS), people.wei, 'Staff Accountant');
}

interface Stories {
  ago: (milliseconds: number) => Context;
  owner: EmployerCaller;
  applyTo: (then: Context, candidateId: string, designation: string) => Promise<string>;
  passwordHash: string;
  carmenId: string;
}

async function fillStories({ ago, owner, applyTo, passwordHash, carmenId }: Stories): Promise<void> {
  for (const person of nurses) {
    const applied = person.appliedDaysAgo * DAY_MS;
    const candidateId = await makePersonWithoutLogin(ago(applied + DAY_MS), person, passwordHash);
    const applicationId = await applyTo(ago(applied), candidateId, 'Registered Nurse');
    const { name } = person;
    const marks = name === 'Sofia Lindgren' ? sofiasMarks : null;
    await followWay(ago, owner, person, {
      candidateId,
      applicationId,
      name,
      interview: person,
      words,
      marks,
    });
  }
  const spanish = await applyTo(ago(carmensWay.appliedDaysAgo * DAY_MS), carmenId, spanishJob.designation);
  await followWay(ago, owner, carmensWay, {
    candidateId: carmenId,
    applicationId: spanish,
    name: carmen.name,
    interview: carmensInterview,
    words: palabras,
    marks: carmensMarks,
  });
}
