import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCandidateDashboard } from '#contract/account/candidate.ts';
import { getEmployerDashboard, getMissedInterviews } from '#contract/account/employer.ts';
import { cancelInterview, rescheduleInterview } from '#contract/interview/interview-again.ts';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import {
  getApplicationByJobId,
  getCandidateApplications,
  getScheduleInterviews,
  scheduleInterview,
  startInterview,
  submitInterview,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION, DAY_MS, HOUR_MS, interviewClosesAt } from '#contract/shared/limits.ts';
import { applyTo, beScheduled, giveConsent, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { movesOf } from '../stages/move-store.ts';
import { markNoShowsTask, remindTask } from '../tasks.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  // Windows are open longer than an unused session.
  world = await startWorld({ settings: { SESSION_IDLE_DAYS: '80' } });
  employer = await world.employer('Wendy Window');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const now = () => world.clock.now().getTime();
const later = (milliseconds: number) => world.clock.set(new Date(now() + milliseconds));
const move = (applicationId: string, change: { date: number; openDays?: number }) =>
  world.call(rescheduleInterview, { applicationId, ...change }, employer.token);
const cancel = (applicationId: string, note?: string) =>
  world.call(cancelInterview, { applicationId, ...(note === undefined ? {} : { note }) }, employer.token);
const markNoShows = async () => {
  await world.ctx.tasks.queue(world.db, markNoShowsTask, {});
  await world.settle();
};
const missed = async () => expectSuccess(await world.call(getMissedInterviews, {}, employer.token));
const missedIds = async () => (await missed()).map(({ _id }) => _id);
const upcoming = async () =>
  expectSuccess(
    await world.call(getApplicationByJobId, { jobId: job.id, applicationType: 'SCHEDULED' }, employer.token),
  );
const upcomingIds = async () => (await upcoming()).map(({ applicationId }) => applicationId);
const own = async (candidate: Person) =>
  expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token))[0];
const moves = async (applicationId: string) =>
  (await movesOf(world.db, applicationId)).map(({ actor_name, act, from_stage, to_stage, to_outcome }) =>
    [actor_name, act, from_stage, '→', to_stage, to_outcome].filter((part) => part !== null).join(' '),
  );
const mailed = async (candidate: Person, part: string) =>
  (await world.mailTo(candidate.email)).filter(({ subject }) => subject.includes(part));

/** Someone whose interview opens in two days. */
async function invited(name: string) {
  const candidate = await world.candidate(name);
  const applicationId = await applyTo(world, job, employer, candidate);
  const date = now() + 2 * DAY_MS;
  expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
  return { candidate, applicationId, date };
}

test('the database and the contract know the same end of a window', async () => {
  for (const days of [1, 3, 30]) {
    const { candidate, applicationId, date } = await invited('Endy Days');
    const moved = expectSuccess(await move(applicationId, { date, openDays: days }));
    const until = interviewClosesAt(new Date(date), days).toISOString();
    expect(moved).toEqual({ date: new Date(date).toISOString(), openUntil: until, openDays: days });
    expect(await own(candidate)).toMatchObject({ openUntil: until });
    const { rows } = await sql<{ until: Date }>`
      SELECT interview_closes_at AS until FROM applications WHERE id = ${applicationId}`.execute(world.db);
    expect(rows[0]!.until.toISOString()).toBe(until);
  }
});

describe('moving an interview', () => {
  test('it is open in the new window alone, and the candidate’s calendar has the same entry with a higher number', async () => {
    const { candidate, applicationId, date } = await invited('Mona Moved');
    const to = date + 5 * DAY_MS;
    expect(await move(applicationId, { date: to, openDays: 10 })).toMatchObject({
      statusCode: 0,
      message: 'Interview rescheduled. The candidate will get an email.',
    });

    const [invitation] = await mailed(candidate, 'Your interview for Web Developer');
    const [told] = await mailed(candidate, 'has changed');
    expect(told!.text).toContain('Wendy Window has changed your interview');
    expect(told!.text).toMatch(/open for 10 days, from 12 Mar 2030, .* until 22 Mar 2030, /);
    const entry = told!.attachments[0]!.content;
    expect(entry).toContain(/^UID:.*$/m.exec(invitation!.attachments[0]!.content)![0]);
    expect(invitation!.attachments[0]!.content).toContain('SEQUENCE:0');
    expect(entry).toContain('METHOD:REQUEST');
    expect(entry).toContain('SEQUENCE:1');
    expect(entry).toContain('DTSTART:20300312T');

    const start = () =>
      world.call(startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
    world.clock.set(new Date(date + HOUR_MS));
    expect(await start()).toMatchObject({ statusCode: 1, code: 'interview.too-early' });
    world.clock.set(new Date(to + 9 * DAY_MS));
    expect(await upcomingIds()).toContain(applicationId);
    expect(await missedIds()).not.toContain(applicationId);
    const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, employer.token));
    expect(dashboard.scheduledIntervieList.map(({ _id }) => _id)).toContain(applicationId);
    const mine = expectSuccess(await world.call(getCandidateDashboard, {}, candidate.token));
    expect(mine.scheduledJobsList).toMatchObject([{ applicationId, canStart: true }]);
    expectSuccess(await start());
    const session = await world.call(getInterviewSession, { applicationId }, candidate.token);
    expect(expectSuccess(session).openUntil).toBe(new Date(to + 10 * DAY_MS).toISOString());
    world.clock.set(new Date(to + 10 * DAY_MS + 1));
    const late = await world.call(submitInterview, { applicationId, answers: [] }, candidate.token);
    expect(late).toMatchObject({
      code: 'interview.expired',
      message: 'This interview has expired: it was open for 10 days after its scheduled time.',
    });
    expect(await moves(applicationId)).toEqual([
      'Wendy Window applied → ai-interview',
      'Wendy Window moved ai-interview → ai-interview',
    ]);
  });

  test('reminders follow the new time', async () => {
    const { candidate, applicationId, date } = await invited('Remy Minder');
    const to = date + 3 * DAY_MS;
    expectSuccess(await move(applicationId, { date: to }));
    const remind = async () => {
      await world.ctx.tasks.queue(world.db, remindTask, {});
      return (await mailed(candidate, 'Reminder')).length;
    };
    world.clock.set(new Date(date - 12 * HOUR_MS));
    expect(await remind()).toBe(0);
    world.clock.set(new Date(to - 12 * HOUR_MS));
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(1);
  });

  test('fifty equal calls move it once, with one mail and one row of history', async () => {
    const { candidate, applicationId, date } = await invited('Fifi Fifty');
    const calls = Array.from({ length: 50 }, () => move(applicationId, { date: date + DAY_MS, openDays: 5 }));
    for (const reply of await Promise.all(calls)) expectSuccess(reply);
    expect(await mailed(candidate, 'has changed')).toHaveLength(1);
    expect(await moves(applicationId)).toHaveLength(2);
  });

  test('one that has begun is extended, also after its end, and neither moved nor shortened', async () => {
    const candidate = await world.candidate('Bea Begun');
    const applicationId = await beScheduled(world, job, employer, candidate);
    const date = Date.parse((await own(candidate))!.date);
    await giveConsent(world, applicationId, candidate);
    expect(await move(applicationId, { date: date + DAY_MS })).toMatchObject({
      code: 'interview.already-begun',
    });
    expect(await move(applicationId, { date, openDays: 1 })).toMatchObject({
      code: 'interview.already-begun',
    });
    world.clock.set(new Date(date + 4 * DAY_MS));
    expect(await missed()).toContainEqual(
      expect.objectContaining({
        _id: applicationId,
        interviewScheduleId: expect.objectContaining({ hasBegun: true, openDays: 3, attempt: 1 }),
      }),
    );
    expect(await move(applicationId, { date, openDays: 3 })).toMatchObject({ statusCode: 0 });
    expect(await move(applicationId, { date, openDays: 4 })).toMatchObject({
      httpStatus: 400,
      message: 'The interview would already be over by then',
    });
    expectSuccess(await move(applicationId, { date, openDays: 7 }));
    expect((await mailed(candidate, 'has changed'))[0]!.text).toContain('It now closes at a different time.');
    expect(await missedIds()).not.toContain(applicationId);
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
    expect(await move(applicationId, { date, openDays: 8 })).toMatchObject({
      code: 'interview.already-submitted',
    });
  });

  test('a time before today, days beyond the limits and a foreign application are refused', async () => {
    const { applicationId, date } = await invited('Reffie Fused');
    expect(await move(applicationId, { date: now() - 2 * DAY_MS })).toMatchObject({
      httpStatus: 400,
      message: 'Please choose today or a later date',
    });
    for (const openDays of [0, 31, 1.5])
      expect(await move(applicationId, { date, openDays })).toMatchObject({
        httpStatus: 400,
        message: 'An interview can be open for 1 to 30 days',
      });
    const other = await world.employer('Otto Other');
    const foreign = { applicationId, date: date + DAY_MS };
    expect(await world.call(rescheduleInterview, foreign, other.token)).toMatchObject({ httpStatus: 404 });
    const pending = await world.candidate('Penny Pending');
    const waiting = await applyTo(world, job, employer, pending);
    expect(await move(waiting, { date })).toMatchObject({ code: 'interview.not-scheduled' });
  });

  test('against a start or a withdrawal at the same time, one of the two is true', async () => {
    for (const name of ['Race One', 'Race Two', 'Race Three']) {
      const candidate = await world.candidate(name);
      const applicationId = await beScheduled(world, job, employer, candidate);
      const consent = { applicationId, consentVersion: CONSENT_VERSION };
      const [moved, started] = await Promise.all([
        move(applicationId, { date: now() + 5 * DAY_MS }),
        world.call(startInterview, consent, candidate.token),
      ]);
      // One of the two calls is refused.
      expect(moved.statusCode + started.statusCode).toBe(1);

      const other = await invited(`${name} Off`);
      const [later_, withdrawn] = await Promise.all([
        move(other.applicationId, { date: other.date + DAY_MS }),
        world.call(withdrawApplication, { applicationId: other.applicationId }, other.candidate.token),
      ]);
      expectSuccess(withdrawn);
      if (later_.statusCode !== 0) expect(later_).toMatchObject({ code: 'application.withdrawn' });
      const [row] = expectSuccess(await world.call(getCandidateApplications, {}, other.candidate.token));
      expect(row).toMatchObject({ applicationStatus: 'WITHDRAWN' });
    }
  });
});

describe('calling an interview off', () => {
  test('the application waits again, the calendar’s entry goes, and it can be scheduled anew', async () => {
    const { candidate, applicationId, date } = await invited('Carl Off');
    expectSuccess(await cancel(applicationId, 'The team is away.'));
    expectSuccess(await cancel(applicationId));
    const told = await mailed(candidate, 'is cancelled');
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain('Wendy Window has cancelled your interview');
    expect(told[0]!.text).not.toContain('The team is away.');
    expect(told[0]!.attachments[0]!.content).toContain('METHOD:CANCEL');
    expect(told[0]!.attachments[0]!.content).toContain('SEQUENCE:1');
    expect(await upcomingIds()).not.toContain(applicationId);
    const [row] = expectSuccess(await world.call(getCandidateApplications, {}, candidate.token));
    expect(row).toMatchObject({ applicationStatus: 'PENDING', interviewScheduleId: null });
    expect((await movesOf(world.db, applicationId)).at(-1)).toMatchObject({ note: 'The team is away.' });

    expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
    const again = await mailed(candidate, 'Your interview for Web Developer');
    expect(again.at(-1)!.attachments[0]!.content).toContain('SEQUENCE:2');
  });

  test('fifty equal calls send one mail', async () => {
    const { candidate, applicationId } = await invited('Ofelia Off');
    const replies = await Promise.all(Array.from({ length: 50 }, () => cancel(applicationId)));
    for (const reply of replies) expectSuccess(reply);
    expect(await mailed(candidate, 'is cancelled')).toHaveLength(1);
  });

  test('not once it has begun, and not where none is scheduled', async () => {
    const candidate = await world.candidate('Ben Begun');
    const applicationId = await beScheduled(world, job, employer, candidate);
    await giveConsent(world, applicationId, candidate);
    expect(await cancel(applicationId)).toMatchObject({ code: 'interview.already-begun' });
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
    expect(await cancel(applicationId)).toMatchObject({ code: 'interview.already-submitted' });
    const pending = await world.candidate('Nona Scheduled');
    const waiting = await applyTo(world, job, employer, pending);
    expect(await cancel(waiting)).toMatchObject({ code: 'interview.not-scheduled' });
  });
});

describe('interviews that nobody took', () => {
  test('are closed when their window ends, stay in the list of missed ones, and can be moved', async () => {
    const { candidate, applicationId, date } = await invited('Noah Show');
    world.clock.set(new Date(date + 3 * DAY_MS - HOUR_MS));
    await markNoShows();
    expect(await moves(applicationId)).toHaveLength(1);
    later(2 * HOUR_MS);
    await Promise.all([markNoShows(), markNoShows()]);
    expect(await moves(applicationId)).toEqual([
      'Wendy Window applied → ai-interview',
      'ai-interview → ai-interview no-show',
    ]);
    expect(await missedIds()).toContain(applicationId);
    expect(await own(candidate)).toMatchObject({ applicationStatus: 'SCHEDULED', isExpired: true });

    const to = now() + DAY_MS;
    expectSuccess(await move(applicationId, { date: to }));
    expect(await missedIds()).not.toContain(applicationId);
    expect(await upcomingIds()).toContain(applicationId);
    world.clock.set(new Date(to + HOUR_MS));
    await giveConsent(world, applicationId, candidate);
  });

  test('a begun one is not closed, and who missed one can still withdraw', async () => {
    const begun = await world.candidate('Bo Begun');
    const first = await beScheduled(world, job, employer, begun);
    await giveConsent(world, first, begun);
    const away = await world.candidate('Ava Way');
    const second = await beScheduled(world, job, employer, away);
    later(4 * DAY_MS);
    await markNoShows();
    expect(await moves(first)).toEqual(['Wendy Window applied → ai-interview']);
    expect(await moves(second)).toContain('ai-interview → ai-interview no-show');
    expectSuccess(await world.call(withdrawApplication, { applicationId: second }, away.token));
    expectSuccess(await world.call(withdrawApplication, { applicationId: first }, begun.token));
  });
});
