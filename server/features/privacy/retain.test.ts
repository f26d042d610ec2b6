import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import { getRetention, saveRetention } from '#contract/privacy/company-retention.ts';
import {
  moveApplications,
  saveDecisionSettings,
  getDecisionSettings,
} from '#contract/interview/decisions.ts';
import { getInsights } from '#contract/company/insights.ts';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import { getFeedback, startInterview } from '#contract/interview/interview.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { requestErasure, setHold } from '#contract/privacy/privacy.ts';
import { retentionSentences } from '#contract/privacy/retention.ts';
import { MCQ, applyTo, beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { applyRetention } from './retain.ts';

let world: World;
let employer: Person;
let job: MadeJob;
let californian: Person;
let there: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Rita Retains');
  job = await postInterviewJob(world, employer);
  californian = await world.employer('Cal Keeps');
  there = await postInterviewJob(world, californian);
});
afterAll(() => world.close());

const now = () => world.clock.now().getTime();
const pass = (days: number) => world.clock.set(new Date(now() + days * DAY_MS));
const anew = async (person: Person): Promise<Person> => ({
  ...person,
  token: await world.signInAgain(person),
});
const nightPasses = async () => {
  await applyRetention(world.ctx);
  await world.settle();
};
const taken = async (name: string) => {
  const owner = await anew(employer);
  return takeInterview(
    world,
    { job, owner },
    { name, voices: ['closures-good.wav', 'introduction.wav'], choice: MCQ.answer },
  );
};
const reportFor = async (person: Person, applicationId: string) =>
  world.call(getFeedback, { applicationId }, await world.signInAgain(person));
const objectsOf = async (applicationId: string) => {
  const { rows } = await sql<{ object_key: string }>`
    SELECT object_key FROM files WHERE application_id = ${applicationId}`.execute(world.db);
  return rows.map(({ object_key }) => object_key);
};

test('video and sound go after 180 days, the report with the transcript after 730', async () => {
  const { candidate, applicationId } = await taken('Fay Film');
  const keys = await objectsOf(applicationId);
  expect(keys).toHaveLength(2);
  pass(179);
  await nightPasses();
  expect(await objectsOf(applicationId)).toEqual(keys);

  pass(1);
  await nightPasses();
  expect(await objectsOf(applicationId)).toEqual([]);
  for (const key of keys) expect(await world.ctx.files.size(key)).toBeNull();
  const report = expectSuccess(await reportFor(candidate, applicationId));
  expect(report?.filmErasedDate?.slice(0, 10)).toBe(world.clock.now().toISOString().slice(0, 10));
  const spoken = report!.questionnaireReport.filter(({ answer }) => answer !== '' && answer !== MCQ.answer);
  expect(spoken.length).toBeGreaterThan(0);
  expect(report!.questionnaireReport.map(({ audioUrl }) => audioUrl ?? null)).toEqual([null, null, null]);

  // A second night changes nothing.
  await nightPasses();
  expect(expectSuccess(await reportFor(candidate, applicationId))).toEqual({
    ...report,
    // The link includes the session, which is a different one.
    resumeUrlPath: expect.any(String),
  });

  pass(549);
  await nightPasses();
  expect(expectSuccess(await reportFor(candidate, applicationId))).not.toBeNull();
  pass(1);
  await nightPasses();
  expect(await reportFor(candidate, applicationId)).toMatchObject({ code: 'interview.erased' });
  const { rows } = await sql`SELECT 1 FROM interview_answers WHERE application_id = ${applicationId}`.execute(
    world.db,
  );
  expect(rows).toEqual([]);
  const { events } = expectSuccess(await world.call(getHistory, {}, (await anew(employer)).token));
  expect(events.slice(0, 2).map(({ action }) => action)).toEqual([
    'interview.erased',
    'interview.film-erased',
  ]);
});

test('an application that ended goes after 365 days, unless a legal matter keeps the person; figures stay', async () => {
  const owner = await anew(employer);
  const { reasons } = expectSuccess(await world.call(getDecisionSettings, {}, owner.token));
  expectSuccess(await world.call(saveDecisionSettings, { decisionMinutes: 0, reasons }, owner.token));
  const from = new Date(now() - DAY_MS).toISOString();
  const declined = await applyTo(world, job, owner, await world.candidate('Dora Declined'));
  const held = await applyTo(world, job, owner, await world.candidate('Hal Held'));
  const open = await applyTo(world, job, owner, await world.candidate('Olga Open'));
  expectSuccess(
    await world.call(
      moveApplications,
      { applicationIds: [declined, held], outcome: 'declined' },
      owner.token,
    ),
  );
  await world.settle();
  expectSuccess(await world.call(setHold, { applicationId: held, reason: 'A claim' }, owner.token));
  const to = new Date(now() + DAY_MS).toISOString();
  const insights = async () =>
    expectSuccess(await world.call(getInsights, { from, to }, (await anew(employer)).token));
  const before = await insights();
  expect(before.applications).toBe(3);
  const present = async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM applications WHERE id IN (${declined}, ${held}, ${open})`.execute(world.db);
    return rows.map(({ id }) => id).toSorted();
  };

  pass(364);
  await nightPasses();
  expect(await present()).toEqual([declined, held, open].toSorted());
  pass(1);
  await nightPasses();
  expect(await present()).toEqual([held, open].toSorted());
  expect(await insights()).toEqual(before);
});

test('California: four years, whatever the company set; fewer are refused with the reason; a person still deletes', async () => {
  const others = expectSuccess(await world.call(getRetention, {}, (await anew(employer)).token));
  const owner = await anew(californian);
  const taken = await takeInterview(
    world,
    { job: there, owner },
    { name: 'Cora Californian', voices: ['closures-good.wav', 'introduction.wav'], choice: MCQ.answer },
  );
  const keys = await objectsOf(taken.applicationId);
  expect(keys).toHaveLength(2);
  const reason =
    'California asks employers to keep applications, interviews and reports for at least 4 years, counted from the latest decision.';
  expect(expectSuccess(await world.call(getRetention, {}, owner.token))).toEqual(others);
  await world.db.updateTable('jobs').set({ work_state_id: 'US-CA' }).where('id', '=', there.id).execute();
  expect(expectSuccess(await world.call(getRetention, {}, owner.token))).toEqual({
    ...others,
    atLeast: { days: 1461, reason },
  });
  const refused = `${reason} You have a job there: please enter at least 1,461 days.`;
  const fewer = { filmDays: 1461, reportDays: 1461, endedDays: 1460 };
  expect(await world.call(saveRetention, fewer, owner.token)).toMatchObject({
    httpStatus: 400,
    message: refused,
    data: { issues: [{ path: 'endedDays', message: 'Please enter at least 1,461 days' }] },
  });
  expectSuccess(await world.call(saveRetention, { ...fewer, endedDays: 1461 }, owner.token));
  await world.db
    .updateTable('companies')
    .set({ film_days: 180, report_days: 730, ended_days: 365 })
    .where('id', '=', californian.id)
    .execute();

  const { reasons } = expectSuccess(await world.call(getDecisionSettings, {}, owner.token));
  expectSuccess(await world.call(saveDecisionSettings, { decisionMinutes: 0, reasons }, owner.token));
  const candidate = await world.candidate('Cleo Consents');
  const applicationId = await beScheduled(world, there, owner, candidate);
  const session = expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));
  expect(retentionSentences('Acme', session.retention)).toBe(
    `Acme keeps video and sound for 1,461 days after the interview, and the report with what you said for 1,461 days. If your application ends without a hire, all of it is deleted 1,461 days later. A legal matter can keep it longer. ${reason}`,
  );
  const consent = { applicationId, consentVersion: '2026-12 1461/1461/1461' };
  expectSuccess(await world.call(startInterview, consent, candidate.token));

  const declined = await applyTo(world, there, owner, await world.candidate('Dan Declined'));
  const deleted = await world.candidate('Della Deletes');
  const gone = await applyTo(world, there, owner, deleted);
  expectSuccess(
    await world.call(moveApplications, { applicationIds: [declined], outcome: 'declined' }, owner.token),
  );
  const erasure = { atOnce: true, current: deleted.password };
  expectSuccess(await world.call(requestErasure, erasure, deleted.token));
  await world.settle();
  const present = async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM applications WHERE id IN (${declined}, ${gone})`.execute(world.db);
    return rows.map(({ id }) => id);
  };
  expect(await present()).toEqual([declined]);

  pass(1460);
  await nightPasses();
  expect(await present()).toEqual([declined]);
  expect(await objectsOf(taken.applicationId)).toEqual(keys);
  pass(1);
  await nightPasses();
  expect(await present()).toEqual([]);
  expect(await objectsOf(taken.applicationId)).toEqual([]);
});

test('an owner sets the days; a later consent names them', async () => {
  const owner = await anew(employer);
  const days = { filmDays: 30, reportDays: 90, endedDays: 60 };
  expect(expectSuccess(await world.call(getRetention, {}, owner.token))).toEqual({
    filmDays: 180,
    reportDays: 730,
    endedDays: 365,
  });
  expect(await world.call(saveRetention, { ...days, filmDays: 6 }, owner.token)).toMatchObject({
    httpStatus: 400,
    message: 'Please enter whole days, from 7 to 1,825',
  });
  expect(await world.call(saveRetention, { ...days, filmDays: 91 }, owner.token)).toMatchObject({
    httpStatus: 400,
    message: 'Video and sound can’t be kept longer than the report',
  });
  const candidate = await world.candidate('Connie Consents');
  const applicationId = await beScheduled(world, job, owner, candidate);
  expectSuccess(await world.call(saveRetention, days, owner.token));
  expect(
    await world.call(startInterview, { applicationId, consentVersion: '2026-12' }, candidate.token),
  ).toMatchObject({
    code: 'interview.consent-needed',
    data: { consentVersion: '2026-12 30/90/60' },
  });
  const session = expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));
  expect(session.retention).toEqual(days);
  expect(retentionSentences('Acme', session.retention)).toBe(
    'Acme keeps video and sound for 30 days after the interview, and the report with what you said for 90 days. If your application ends without a hire, all of it is deleted 60 days later. A legal matter can keep it longer.',
  );
  expectSuccess(
    await world.call(startInterview, { applicationId, consentVersion: '2026-12 30/90/60' }, candidate.token),
  );
  const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
  expect(events.find(({ action }) => action === 'retention.changed')?.details).toEqual(
    expect.arrayContaining([
      { name: 'filmDays', value: 30 },
      { name: 'reportDays', value: 90 },
      { name: 'endedDays', value: 60 },
    ]),
  );
});
