import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/job/job-alerts.ts';
import { getExport, requestErasure, requestExport } from '#contract/privacy/privacy.ts';
import { closeJob } from '#contract/job/jobs.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { DAY_MS, JOB_ALERTS_MAX, JOB_ALERT_LINK_DAYS } from '#contract/shared/limits.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { forgetUnconfirmedAlerts } from './alerts.ts';
import { mailNewJobsTask } from './mail-new-jobs.ts';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Ada Advertiser');
});
afterAll(() => world?.close());

type Asked = InputOf<typeof contract.createJobAlert>;
let made = 0;
const newAddress = () => `watcher.${(made += 1)}@example.org`;
const ask = (asked: Asked, token?: string) => world.call(contract.createJobAlert, asked, token);
const post = (role: string) => postJob(world, employer, { details: { role } });
const confirmations = async (email: string) =>
  (await world.mailTo(email)).filter(({ subject }) => subject === 'Confirm your job alert');
const tokenOf = (link: string) => ({ token: new URL(link).searchParams.get('token')! });
const open = async (email: string) =>
  world.call(contract.openJobAlert, tokenOf((await confirmations(email)).at(-1)!.link!));
const alertsOf = async ({ token }: Person) =>
  expectSuccess(await world.call(contract.getJobAlerts, {}, token)).alerts;
const listed = (text: string) => [...text.matchAll(/^(.+) · .*Advertiser/gm)].map(([, role]) => role);

/** The emails that the morning task sends to this address. */
async function mailedTo(email: string) {
  const before = (await world.mailTo(email)).length;
  await world.ctx.tasks.queue(world.db, mailNewJobsTask, {});
  await world.settle();
  return (await world.mailTo(email)).slice(before);
}

describe('a visitor', () => {
  test('confirms the address first, and then gets new jobs that match, until one click', async () => {
    const email = newAddress();
    await post('Old Glazier');
    expect((await ask({ designation: 'glazier', state: '', email })).message).toBe(outcomes.jobAlertAsked());
    const [asked] = await confirmations(email);
    // The search may have been typed by a stranger.
    expect(asked!.text).not.toContain('glazier');
    await post('Early Glazier');
    expect(await mailedTo(email)).toEqual([]);

    expect(expectSuccess(await open(email))).toEqual({
      email,
      title: 'glazier',
      search: 'designation=glazier',
      isNew: true,
    });
    const { alternateId } = await post('Glazier for Domes');
    await post('Chandler');
    const closed = await post('Closed Glazier');
    expectSuccess(await world.call(closeJob, { refJobId: closed.id }, employer.token));
    const [mail, ...more] = await mailedTo(email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('2 new jobs: glazier');
    expect(listed(mail!.text)).toEqual(['Glazier for Domes', 'Early Glazier']);
    expect(mail!.text).toContain(`http://localhost:3000/jobs/${alternateId}`);
    expect(mail!.text).toContain('http://localhost:3000/jobs?designation=glazier\n');
    expect(await mailedTo(email)).toEqual([]);

    await post('Last Glazier');
    const link = /To stop these emails: (\S+)/.exec(mail!.text)![1]!;
    const { pathname, search } = new URL(link);
    for (const _ of ['once', 'again']) {
      const clicked = await world.app.inject({ method: 'POST', url: `${pathname}${search}` });
      expect([clicked.statusCode, clicked.body]).toEqual([200, `${outcomes.jobAlertStopped()}\n`]);
    }
    expect(await mailedTo(email)).toEqual([]);
    expect(expectSuccess(await world.call(contract.openJobAlert, tokenOf(link)))).toBeNull();
    const forged = { token: `${tokenOf(link).token}x` };
    expect(await world.call(contract.stopJobAlert, forged)).toMatchObject({ httpStatus: 404 });
  });

  test('learns nothing about an address, whatever it is', async () => {
    const known = await world.candidate('Known Kim');
    const full = newAddress();
    const emails = [known.email, newAddress(), full];
    for (let count = 0; count < JOB_ALERTS_MAX; count += 1)
      await ask({ designation: `Wanted ${'ABCDEFGHIJ'[count]}`, email: full });
    for (const email of emails)
      expect(await ask({ designation: 'Cooper', email })).toMatchObject({
        httpStatus: 200,
        data: null,
        message: outcomes.jobAlertAsked(),
      });
    // The limit per hour is the same as for any other kind of email.
    expect(await confirmations(full)).toHaveLength(5);
    expect(await alertsOf(known)).toEqual([]);
    expectSuccess(await open(known.email));
    expect((await alertsOf(known)).map(({ title }) => title)).toEqual(['Cooper']);
  });

  test('who never opens the link has no alert after some days', async () => {
    const email = newAddress();
    await ask({ email });
    world.clock.set(new Date(world.clock.now().getTime() + (JOB_ALERT_LINK_DAYS + 1) * DAY_MS));
    employer = { ...employer, token: await world.signInAgain(employer) };
    await forgetUnconfirmedAlerts(world.ctx);
    expect(expectSuccess(await open(email))).toBeNull();
  });

  test('is told what is wrong with the search or the address', async () => {
    const wrong: [Asked, string, string][] = [
      [{ designation: 'Cooper' }, 'email', TEXTS.invalidEmail],
      [{ email: 'nobody' }, 'email', TEXTS.invalidEmail],
      [{ email: newAddress(), state: 'Atlantis' }, 'state', TEXTS.stateNotFound],
    ];
    for (const [asked, path, message] of wrong)
      expect(await ask(asked)).toMatchObject({ httpStatus: 400, data: { issues: [{ path, message }] } });
  });
});

describe('a candidate', () => {
  test('has an alert at once, the same filters once, and deletes it', async () => {
    const person = await world.candidate('Wilma Watcher');
    const stranger = await world.candidate('Sten Stranger');
    const search = {
      designation: 'Saddler',
      stateId: 'US-TX',
      workPlace: 'remote',
      payFrom: 40_000,
    } as const;
    expect((await ask(search, person.token)).message).toBe(outcomes.jobAlertOn());
    expectSuccess(await ask({ ...search, designation: 'saddler', email: stranger.email }, person.token));
    expect(await world.mailTo(person.email)).toEqual([]);
    const [alert, ...more] = await alertsOf(person);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({
      title: 'Saddler · Texas, United States · 100% Remote · Pay from 40,000 a year',
      search: 'designation=Saddler&stateId=US-TX&workPlace=remote&payFrom=40000',
    });
    expect(await alertsOf(stranger)).toEqual([]);
    expectSuccess(await world.call(contract.deleteJobAlert, { alertId: alert!.alertId }, person.token));
    expect(await alertsOf(person)).toEqual([]);
  });

  test('gets ten jobs in one email and the way to the others, but none that is only similar', async () => {
    const [person, other] = [await world.candidate('Tess Ten'), await world.candidate('Sim Similar')];
    expectSuccess(await ask({ designation: 'Wheelwright' }, person.token));
    expectSuccess(await ask({ designation: 'Wehelwright' }, other.token));
    for (let count = 0; count < 12; count += 1) await post('Wheelwright');
    const [mail] = await mailedTo(person.email);
    expect(mail!.subject).toBe('12 new jobs: Wheelwright');
    expect(listed(mail!.text)).toHaveLength(10);
    expect(mail!.text).toContain('And 2 more.');
    expect(await world.mailTo(other.email)).toEqual([]);
  });

  test('may have so many, and is told when another one does not fit', async () => {
    const person = await world.candidate('Mona Many');
    const roles = Array.from({ length: JOB_ALERTS_MAX }, (_, index) => `Wanted ${'ABCDEFGHIJ'[index]}`);
    for (const designation of roles) expectSuccess(await ask({ designation }, person.token));
    const refused = { code: 'job-alert.too-many', message: refusals.jobAlertsFull({ max: JOB_ALERTS_MAX }) };
    expect(await ask({ designation: 'One More' }, person.token)).toMatchObject(refused);
    expectSuccess(await ask({ designation: roles[0]! }, person.token));
    await ask({ designation: 'One More', email: person.email });
    expect(await open(person.email)).toMatchObject(refused);
    expect(await alertsOf(person)).toHaveLength(JOB_ALERTS_MAX);
  });

  test('keeps the alerts with a new address, finds them in the export, and loses them with the account', async () => {
    const person = await world.candidate('Mo Moved');
    expectSuccess(await ask({ designation: 'Thatcher' }, person.token));
    const email = newAddress();
    await ask({ designation: 'thatcher', email });
    await world.db.updateTable('users').set({ email }).where('id', '=', person.id).execute();
    expect((await alertsOf(person)).map(({ title }) => title)).toEqual(['Thatcher']);
    await post('Thatcher');
    expect(await mailedTo(email)).toHaveLength(1);
    expectSuccess(await world.call(requestExport, {}, person.token));
    await world.settle();
    const { link } = expectSuccess(await world.call(getExport, {}, person.token))!;
    const files = unzipSync((await world.app.inject({ url: link! })).rawPayload);
    expect(strFromU8(files['data/account.json']!)).toContain('designation=Thatcher');
    const atOnce = { atOnce: true, current: person.password };
    expectSuccess(await world.call(requestErasure, atOnce, person.token));
    await post('Thatcher');
    expect(await mailedTo(email)).toEqual([]);
  });
});
