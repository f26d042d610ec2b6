import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  rejectJobApplication,
  scheduleInterview,
  submitInterview,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { HOUR_MS, DAY_MS } from '#contract/shared/limits.ts';
import type { NoticeKind } from '#contract/account/notice-kinds.ts';
import {
  getMailPreferences,
  getSubscription,
  setMailPreferences,
  setSubscription,
  setTimeZone,
} from '#contract/account/notices.ts';
import { forgetPassword } from '#contract/account/auth.ts';
import { remindTask } from '#server/features/applications/tasks.ts';
import { applyTo, beScheduled, giveConsent } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Nora Notice');
  job = await postJob(world, employer);
});
afterAll(() => world.close());

const turn = (person: Person, kind: NoticeKind, isOn: boolean) =>
  world.call(setMailPreferences, { preferences: [{ kind, isOn }] }, person.token);
const mails = async (person: Person, part: string) =>
  (await world.mailTo(person.email)).filter(({ subject }) => subject.includes(part));
const unsubscribeLink = (text: string) => /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(text)![0];
const tokenIn = (link: string) => new URL(link).searchParams.get('token')!;
const schedule = async (applicationId: string, date: number) =>
  expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));

describe('mail settings', () => {
  test('a reviewer is asked only about mails that reviewers get', async () => {
    const reviewer = await joinCompany(world, employer, { name: 'Rita Reviewer', memberRole: 'reviewer' });
    const { preferences } = expectSuccess(await world.call(getMailPreferences, {}, reviewer.token));
    expect(preferences.map(({ kind }) => kind)).toEqual([
      'round-reminder',
      'round-changed',
      'mentioned',
      'card-missing',
    ]);
    expect(await turn(reviewer, 'application-received', false)).toMatchObject({
      httpStatus: 400,
      message: 'You don’t get emails of this kind',
    });
    const recruiter = await joinCompany(world, employer, { name: 'Rob Recruiter', memberRole: 'recruiter' });
    expectSuccess(await turn(recruiter, 'application-received', false));
  });

  test('all kinds of one’s role are on at first, and settings are kept', async () => {
    const candidate = await world.candidate('Prue Preference', { profile: false });
    const shown = async (person: Person) =>
      expectSuccess(await world.call(getMailPreferences, {}, person.token)).preferences;
    expect(await shown(candidate)).toEqual(
      [
        'interview-scheduled',
        'interview-reminder',
        'interview-window',
        'round-invitation',
        'round-reminder',
        'request-answered',
        'application-sent',
        'application-declined',
        'application-advanced',
        'offer',
        'job-deleted',
        'message',
        'report-ready',
      ].map((kind) => ({
        kind,
        isOn: true,
      })),
    );
    expect((await shown(employer)).map(({ kind }) => kind)).toEqual([
      'round-reminder',
      'round-changed',
      'application-received',
      'application-withdrawn',
      'request-made',
      'message',
      'offer-answered',
      'deletion-asked',
      'report-ready',
      'answer-corrected',
      'mentioned',
      'card-missing',
    ]);

    expectSuccess(await turn(candidate, 'report-ready', false));
    expectSuccess(await turn(candidate, 'report-ready', false));
    expectSuccess(await turn(candidate, 'application-declined', false));
    expectSuccess(await turn(candidate, 'application-declined', true));
    expect((await shown(candidate)).filter(({ isOn }) => !isOn)).toEqual([
      { kind: 'report-ready', isOn: false },
    ]);
    expect(await turn(candidate, 'application-received', false)).toMatchObject({ httpStatus: 400 });
    expect((await shown(employer)).every(({ isOn }) => isOn)).toBe(true);
  });

  test('each kind is sent while it is on, and not while it is off', async () => {
    const candidate = await world.candidate('Kind Kim');
    const sent = async () => ({
      received: (await mails(employer, 'New application: Kind Kim')).length,
      withdrawn: (await mails(employer, 'Application withdrawn: Kind Kim')).length,
      scheduled: (await mails(candidate, 'Your interview for')).filter(
        ({ attachments }) => attachments.length > 0,
      ).length,
      calledOff: (await mails(candidate, 'is cancelled')).length,
      declined: (await mails(candidate, 'Your application for')).length,
      reports: (await mails(candidate, 'Your interview report for')).length,
      reportsToEmployer: (await mails(employer, 'Interview report: Kind Kim')).length,
    });
    const goThroughAll = async () => {
      const jobs = [job, await postJob(world, employer), await postJob(world, employer)] as const;
      const first = await beScheduled(world, jobs[0], employer, candidate);
      expectSuccess(await world.call(withdrawApplication, { applicationId: first }, candidate.token));
      const second = await applyTo(world, jobs[1], employer, candidate);
      expectSuccess(await world.call(rejectJobApplication, { applicationId: second }, employer.token));
      const third = await beScheduled(world, jobs[2], employer, candidate);
      await giveConsent(world, third, candidate);
      expectSuccess(
        await world.call(submitInterview, { applicationId: third, answers: [] }, candidate.token),
      );
    };
    await goThroughAll();
    const once = { received: 3, withdrawn: 1, calledOff: 1, declined: 1, reports: 1, reportsToEmployer: 1 };
    expect(await sent()).toMatchObject({ ...once, scheduled: 3 });

    for (const person of [candidate, employer]) {
      const { preferences } = expectSuccess(await world.call(getMailPreferences, {}, person.token));
      const off = preferences.map(({ kind }) => ({ kind, isOn: false }));
      expectSuccess(await world.call(setMailPreferences, { preferences: off }, person.token));
    }
    await goThroughAll();
    expect(await sent()).toMatchObject({ ...once, scheduled: 3 });

    // Emails about the account itself cannot be turned off.
    expectSuccess(await world.call(forgetPassword, { email: candidate.email }));
    const [reset] = await mails(candidate, 'Reset your password');
    expect(reset!.text).not.toContain('unsubscribe');
    for (const kind of ['application-received', 'application-withdrawn', 'report-ready'] as const)
      expectSuccess(await turn(employer, kind, true));
  });
});

describe('the link in a mail', () => {
  test('turns only its own kind off and on again, without a login', async () => {
    const candidate = await world.candidate('Lina Link');
    await beScheduled(world, job, employer, candidate);
    const [mail] = await mails(candidate, 'Your interview for');
    const token = tokenIn(unsubscribeLink(mail!.text));
    expect(mail!.text).toContain('/mail-preferences');

    expect(expectSuccess(await world.call(getSubscription, { token }))).toEqual({
      kind: 'interview-scheduled',
      isOn: true,
    });
    const off = () => world.call(setSubscription, { token, isOn: false });
    expect(expectSuccess(await off())).toEqual({ kind: 'interview-scheduled', isOn: false });
    expectSuccess(await off());
    const isOff = async () =>
      expectSuccess(await world.call(getMailPreferences, {}, candidate.token))
        .preferences.filter(({ isOn }) => !isOn)
        .map(({ kind }) => kind);
    expect(await isOff()).toEqual(['interview-scheduled']);
    expectSuccess(await world.call(setSubscription, { token, isOn: true }));
    expect(await isOff()).toEqual([]);
  });

  test('works with one-click unsubscribe (RFC 8058), whatever encoding its form has', async () => {
    const candidate = await world.candidate('Una Click');
    await beScheduled(world, job, employer, candidate);
    const [mail] = await mails(candidate, 'Your interview for');
    const { pathname, search } = new URL(unsubscribeLink(mail!.text));
    const token = tokenIn(unsubscribeLink(mail!.text));
    const multipart =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=b', multipart],
    ] as const) {
      expectSuccess(await world.call(setSubscription, { token, isOn: true }));
      const clicked = await world.app.inject({
        method: 'POST',
        url: `${pathname}${search}`,
        headers: { 'content-type': type },
        payload,
      });
      expect(clicked.statusCode).toBe(200);
      expect(expectSuccess(await world.call(getSubscription, { token })).isOn).toBe(false);
    }
  });

  test('does nothing if it was changed or belongs to nobody', async () => {
    const candidate = await world.candidate('Fay Forged');
    const victim = await world.candidate('Vic Tim', { profile: false });
    await beScheduled(world, job, employer, candidate);
    const [mail] = await mails(candidate, 'Your interview for');
    const token = tokenIn(unsubscribeLink(mail!.text));
    const [, signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify([victim.id, 'report-ready'])).toString('base64url');
    for (const bad of [`${forged}.${signature}`, `${token}x`, `${token}.x`, forged, '.', '', 'null', '%00']) {
      expect(await world.call(setSubscription, { token: bad, isOn: false })).toMatchObject({
        httpStatus: 404,
        statusCode: 2,
      });
      const url = `/unsubscribe?token=${encodeURIComponent(bad)}`;
      expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
    expect((await world.app.inject({ method: 'POST', url: '/unsubscribe' })).statusCode).toBe(404);
    const { preferences } = expectSuccess(await world.call(getMailPreferences, {}, victim.token));
    expect(preferences.every(({ isOn }) => isOn)).toBe(true);
  });
});

describe('times in mails', () => {
  test('are in the person’s time zone, which is named; UTC until it is known', async () => {
    const candidate = await world.candidate('Zoe Zone');
    world.clock.set(new Date('2030-03-05T10:00:00Z'));
    const at = Date.parse('2030-03-06T18:30:00Z');
    await schedule(await applyTo(world, job, employer, candidate), at);
    const [inUtc] = await mails(candidate, 'Your interview for');
    expect(inUtc!.text).toContain('6 Mar 2030, 6:30 PM (UTC)');
    expect(inUtc!.attachments[0]!.content).toContain('DTSTART:20300306T183000Z');

    const zone = (timeZone: string) => world.call(setTimeZone, { timeZone }, candidate.token);
    expectSuccess(await zone('Asia/Kolkata'));
    for (const bad of ['Mars/Olympus', '+02:00', '', "Europe/Berlin'; DROP TABLE users;--", 'x'.repeat(65)])
      expect(await zone(bad)).toMatchObject({ httpStatus: 400 });
    await schedule(await applyTo(world, await postJob(world, employer), employer, candidate), at);
    const [, inKolkata] = await mails(candidate, 'Your interview for');
    expect(inKolkata!.text).toContain('7 Mar 2030, 12:00 AM (India Standard Time)');
    expect(inKolkata!.attachments[0]!.content).toContain('DTSTART:20300306T183000Z');
    const { timeZone } = expectSuccess(await world.call(getMailPreferences, {}, candidate.token));
    expect(timeZone).toBe('Asia/Kolkata');
  });

  test('are in the zone that the person chose, whatever a browser says later, until they follow it again', async () => {
    const candidate = await world.candidate('Cho Osen');
    const set = async (input: { timeZone: string; isChosen?: boolean }) =>
      expectSuccess(await world.call(setTimeZone, input, candidate.token));
    const kept = async () => {
      const { timeZone, isTimeZoneChosen } = expectSuccess(
        await world.call(getMailPreferences, {}, candidate.token),
      );
      return { timeZone, isTimeZoneChosen };
    };
    await set({ timeZone: 'Europe/Berlin' });
    expect(await kept()).toEqual({ timeZone: 'Europe/Berlin', isTimeZoneChosen: false });
    await set({ timeZone: 'America/New_York', isChosen: true });
    await set({ timeZone: 'Europe/Berlin' });
    expect(await kept()).toEqual({ timeZone: 'America/New_York', isTimeZoneChosen: true });
    world.clock.set(new Date('2030-03-05T10:00:00Z'));
    const applicationId = await applyTo(world, await postJob(world, employer), employer, candidate);
    await schedule(applicationId, Date.parse('2030-07-06T18:30:00Z'));
    const [mail] = await mails(candidate, 'Your interview for');
    expect(mail!.text).toContain(
      'from 6 Jul 2030, 2:30 PM (Eastern Daylight Time) until 9 Jul 2030, 2:30 PM (Eastern Daylight Time)',
    );
    await set({ timeZone: 'Europe/Berlin', isChosen: false });
    await set({ timeZone: 'Asia/Amman' });
    expect(await kept()).toEqual({ timeZone: 'Asia/Amman', isTimeZoneChosen: false });
  });
});

describe('reminders', () => {
  const START = Date.parse('2030-03-07T08:00:00Z');
  let name = 0;
  let candidate: Person;
  beforeEach(async () => {
    world.clock.set(new Date(START));
    name += 1;
    candidate = await world.candidate(`Remi Nder ${'abcdefghij'[name]}`);
  });

  const remindAt = async (moment: number) => {
    world.clock.set(new Date(moment));
    await world.ctx.tasks.queue(world.db, remindTask, {});
    await world.settle();
  };
  const reminders = async () => (await mails(candidate, 'Reminder')).map(({ text }) => text);
  const scheduledFor = async (date: number) => {
    const applicationId = await applyTo(world, job, employer, candidate);
    await schedule(applicationId, date);
    return applicationId;
  };

  test('are sent a day and an hour before, once each, however often the task runs', async () => {
    const at = START + 3 * DAY_MS;
    await scheduledFor(at);
    await remindAt(at - DAY_MS - 60_000);
    expect(await reminders()).toHaveLength(0);
    await remindAt(at - DAY_MS + 60_000);
    await remindAt(at - DAY_MS + 120_000);
    const [aDayBefore, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(aDayBefore).toContain('10 Mar 2030, 8:00 AM (UTC)');
    await remindAt(at - HOUR_MS + 60_000);
    await Promise.all([remindAt(at - 1_000), remindAt(at - 500)]);
    await remindAt(at + 60_000);
    const all = await reminders();
    expect(all).toHaveLength(2);
    expect(all[1]).toContain('Your interview opens within the hour');
  });

  test('are left out for interviews scheduled at shorter notice', async () => {
    await scheduledFor(START + 20 * HOUR_MS);
    await remindAt(START + HOUR_MS);
    expect(await reminders()).toHaveLength(0);
    await remindAt(START + 19 * HOUR_MS + 60_000);
    expect(await reminders()).toHaveLength(1);
  });

  test('that are late are sent while they are still true: the day’s, then the hour’s, then none', async () => {
    const at = START + 2 * DAY_MS;
    await scheduledFor(at);
    await remindAt(at - 5 * HOUR_MS);
    expect(await reminders()).toHaveLength(1);
    await remindAt(at + 1_000);
    expect(await reminders()).toHaveLength(1);
  });

  test('after a day without the server, only the hour’s is sent', async () => {
    const at = START + 2 * DAY_MS;
    await scheduledFor(at);
    await remindAt(at - HOUR_MS / 2);
    expect(await reminders()).toHaveLength(1);
    expect((await reminders())[0]).toContain('within the hour');
  });

  test('are not sent once the application is withdrawn, or while they are off', async () => {
    const at = START + 2 * DAY_MS;
    const applicationId = await scheduledFor(at);
    expectSuccess(await turn(candidate, 'interview-reminder', false));
    await remindAt(at - DAY_MS + 60_000);
    expectSuccess(await turn(candidate, 'interview-reminder', true));
    await remindAt(at - DAY_MS + 120_000);
    expect(await reminders()).toHaveLength(0);
    expectSuccess(await world.call(withdrawApplication, { applicationId }, candidate.token));
    await remindAt(at - HOUR_MS + 60_000);
    expect(await reminders()).toHaveLength(0);
  });

  test('after applying again are for the new interview', async () => {
    const applicationId = await scheduledFor(START + 2 * DAY_MS);
    await remindAt(START + DAY_MS + 60_000);
    expectSuccess(await world.call(withdrawApplication, { applicationId }, candidate.token));
    world.clock.set(new Date(START + DAY_MS + HOUR_MS));
    const at = START + 4 * DAY_MS;
    await scheduledFor(at);
    await remindAt(START + 2 * DAY_MS - HOUR_MS / 2);
    expect(await reminders()).toHaveLength(1);
    await remindAt(at - DAY_MS + 60_000);
    expect((await reminders())[1]).toContain('11 Mar 2030, 8:00 AM (UTC)');
  });
});
