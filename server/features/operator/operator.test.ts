import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetPassword, resetPassword, signIn } from '#contract/account/auth.ts';
import { getCompany } from '#contract/company/company.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import { closeJob, getJobById, getPublicJob, repostJob } from '#contract/job/jobs.ts';
import * as operator from '#contract/shared/operator.ts';
import { getAvatar } from '#contract/account/users.ts';
import { getErasure } from '#contract/privacy/privacy.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import { completeDraft, postJob } from '#server/testing/jobs.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let boss: Person;
beforeAll(async () => {
  world = await startWorld();
  boss = await world.candidate('Opal Operator', { profile: false });
  await makeOperator(world, boss);
});
afterAll(() => world.close());

const LOCKED =
  'This account has been locked by the people who run this site. If you think that’s a mistake, write to them.';
const confirmed = () => ({ reason: 'Asked for by the police', current: boss.password });
const events = async () => expectSuccess(await world.call(operator.getOperatorEvents, {}, boss.token)).events;
const personIn = async (person: Person) => {
  const { people } = expectSuccess(
    await world.call(operator.getPeople, { search: person.email.toUpperCase() }, boss.token),
  );
  return people[0]!;
};
const lastMail = async ({ email }: Person) => (await world.mailTo(email)).at(-1)!;
/** The token of the last link that opens an account. Other emails may follow it, such as one about a new API token. */
async function mailedToken({ email }: Person): Promise<string> {
  const links = (await world.mailTo(email)).map(({ link }) => link?.split('token=')[1]);
  return links.findLast((token) => token !== undefined)!;
}
const page = (url: string) => world.app.inject({ method: 'GET', url });

describe('people', () => {
  test('are found by name and address, with what they are', async () => {
    const employer = await world.employer('Ferdinand Findable');
    const { people } = expectSuccess(
      await world.call(operator.getPeople, { search: 'findABLE' }, boss.token),
    );
    expect(people).toMatchObject([
      {
        personId: employer.id,
        role: 'employer',
        isOperator: false,
        lockReason: null,
        erasureDue: null,
        hasLegalHold: false,
      },
    ]);
    expect(people[0]!.lastSeen).toMatch(/^2030-03-05/);
    expect(await personIn(boss)).toMatchObject({ isOperator: true });
    const accented = await world.candidate('Zoë Ångström', { profile: false });
    const plain = await world.call(operator.getPeople, { search: 'zoe angstrom' }, boss.token);
    expect(expectSuccess(plain).people).toMatchObject([{ personId: accented.id, name: 'Zoë Ångström' }]);
    const none = await world.call(operator.getPeople, { search: '100%_nobody' }, boss.token);
    expect(expectSuccess(none).people).toEqual([]);
  });

  test('all sessions of a person end, and the person can sign in again', async () => {
    const person = await world.candidate('Sina Sessions', { profile: false });
    const other = await world.signInAgain(person);
    const wish = { personId: person.id, ...confirmed() };
    expectSuccess(await world.call(operator.endPersonSessions, wish, boss.token));
    for (const token of [person.token, other])
      expect(await world.call(getAvatar, {}, token)).toMatchObject({ httpStatus: 401 });
    expectSuccess(await world.call(signIn, { email: person.email, password: person.password }));
    expect((await events())[0]).toMatchObject({
      action: 'person.sessions-ended',
      actorName: 'Opal Operator',
      isCommand: false,
      subjectName: 'Sina Sessions',
      reason: 'Asked for by the police',
    });
  });

  test('a locked person cannot sign in, nor use a session, a link or an API token, until unlocked', async () => {
    const person = await world.employer('Lotte Locked');
    const login = { email: person.email, password: person.password };
    const made = await world.call(
      makeToken,
      { name: 'Mine', scopes: ['jobs:read'], expires: null },
      person.token,
    );
    const program = expectSuccess(made).token;
    expectSuccess(await world.call(forgetPassword, { email: person.email }));
    const mailed = await mailedToken(person);
    const wish = { personId: person.id, ...confirmed() };
    expectSuccess(await world.call(operator.lockPerson, wish, boss.token));
    expect(await personIn(person)).toMatchObject({ lockReason: 'Asked for by the police' });
    expect(await world.call(getCompany, {}, person.token)).toMatchObject({
      httpStatus: 401,
      message: LOCKED,
    });
    expect(await world.call(signIn, login)).toMatchObject({ code: 'sign-in.locked', message: LOCKED });
    expect(await world.call(signIn, { ...login, password: 'Brisk9?owl' })).toMatchObject({
      code: 'sign-in.wrong-credentials',
    });
    const password = { password: 'Brisk9?owl', confirm: 'Brisk9?owl' };
    expect(await world.call(resetPassword, { token: mailed, ...password })).toMatchObject({
      code: 'link.expired',
    });
    expect(await world.call(getCompany, {}, program)).toMatchObject({ httpStatus: 401 });
    // A link that is requested while the account is locked.
    expectSuccess(await world.call(forgetPassword, { email: person.email }));
    const second = await mailedToken(person);
    expect(await world.call(resetPassword, { token: second, ...password })).toMatchObject({
      code: 'sign-in.locked',
    });

    const before = (await events()).length;
    expectSuccess(await world.call(operator.lockPerson, wish, boss.token));
    expect(await events()).toHaveLength(before);
    const unlock = { personId: person.id, reason: 'Cleared' };
    expectSuccess(await world.call(operator.unlockPerson, unlock, boss.token));
    expectSuccess(await world.call(signIn, login));
    expect(await world.call(getCompany, {}, person.token)).toMatchObject({ httpStatus: 401 });
  });

  test('an erasure waits 7 days and can be called off; a member of a company is no candidate', async () => {
    const person = await world.candidate('Elmo Erased', { profile: false });
    const wish = { personId: person.id, ...confirmed() };
    expectSuccess(await world.call(operator.erasePerson, wish, boss.token));
    const { erasure } = expectSuccess(await world.call(getErasure, {}, person.token));
    expect(Date.parse(erasure!.dueDate) - Date.parse(erasure!.askedDate)).toBe(7 * 86_400_000);
    expect(await personIn(person)).toMatchObject({ erasureDue: erasure!.dueDate });
    const employer = await world.employer('Emil Employer');
    const ofMember = { personId: employer.id, ...confirmed() };
    expect(await world.call(operator.erasePerson, ofMember, boss.token)).toMatchObject({
      code: 'operator.member',
    });
  });
});

describe('refusals', () => {
  test('a wrong password, an empty reason, the own account, and ids of nobody', async () => {
    const person = await world.candidate('Rolf Refused', { profile: false });
    const wrong = { personId: person.id, reason: 'Why', current: 'Brisk9?owl' };
    for (const endpoint of [operator.lockPerson, operator.endPersonSessions, operator.erasePerson])
      expect(await world.call(endpoint, wrong, boss.token)).toMatchObject({
        httpStatus: 400,
        code: 'password.wrong-current',
      });
    expect(await world.call(operator.lockPerson, { ...wrong, reason: ' ' }, boss.token)).toMatchObject({
      httpStatus: 400,
      message: 'Please give a reason',
    });
    for (const endpoint of [operator.lockPerson, operator.erasePerson])
      expect(await world.call(endpoint, { personId: boss.id, ...confirmed() }, boss.token)).toMatchObject({
        code: 'operator.self',
      });
    const id = '00000000-0000-4000-8000-000000000000';
    const nobody = { personId: id, companyId: id, jobId: id, ...confirmed() };
    for (const endpoint of [
      operator.lockPerson,
      operator.unlockPerson,
      operator.endPersonSessions,
      operator.erasePerson,
      operator.takeDownCompany,
      operator.restoreCompany,
      operator.takeDownJob,
      operator.restoreTakenDownJob,
    ])
      expect(await world.callRaw(endpoint, nobody, boss.token)).toMatchObject({ httpStatus: 404 });
    expect(await personIn(person)).toMatchObject({ lockReason: null, erasureDue: null });
  });
});

describe('the posted jobs', () => {
  test('are found by designation, Job ID and company, each once, page by page', async () => {
    const zora = await world.employer('Zora Searched');
    const other = await world.employer('Quentin Other');
    await postJob(world, zora, { details: { role: 'Écrivain Zora' } });
    const baker = await postJob(world, zora, { details: { role: 'Baker' } });
    await postJob(world, other, { details: { role: 'Reader zora' } });
    await postJob(world, other, { details: { role: 'Baker' } });
    await completeDraft(world, zora, { details: { role: 'Zora Draft' } });
    expectSuccess(await world.call(closeJob, { refJobId: baker.id }, zora.token));

    const found = async (
      search: string,
      more: { companyId?: string; limit?: number; cursor?: string } = {},
    ) => expectSuccess(await world.call(operator.getAllJobs, { search, ...more }, boss.token));
    const named = ({ jobs }: Awaited<ReturnType<typeof found>>) =>
      jobs.map(({ designation, companyName }) => `${designation}, ${companyName}`);
    const all = ['Reader zora, Quentin Other', 'Baker, Zora Searched', 'Écrivain Zora, Zora Searched'];
    expect(named(await found('zora'))).toEqual(all);
    expect(named(await found('ecrivain  ZORA'))).toEqual(['Écrivain Zora, Zora Searched']);
    expect(named(await found(baker.alternateId.toLowerCase()))).toEqual(['Baker, Zora Searched']);
    expect(named(await found('100%'))).toEqual([]);
    const { companies } = expectSuccess(
      await world.call(operator.getCompanies, { search: 'quentin' }, boss.token),
    );
    const { companyId } = companies[0]!;
    expect(named(await found('zora', { companyId }))).toEqual(['Reader zora, Quentin Other']);

    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await found('zora', { limit: 1, ...(cursor && { cursor }) });
      paged.push(...named(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all);
  });
});

describe('take-downs', () => {
  test('a job that is down is found nowhere, its company reads why, and it comes back as it was', async () => {
    const employer = await world.employer('Tessa Taken');
    const job = await postInterviewJob(world, employer);
    const listed = async () =>
      expectSuccess(await world.call(operator.getAllJobs, { search: 'Tessa Taken' }, boss.token)).jobs.find(
        ({ jobId }) => jobId === job.id,
      );
    const before = await listed();
    expect(before).toMatchObject({ isOpen: true, takenDownReason: null });
    const isPublic = async () =>
      (await world.call(getPublicJob, { alternateJobId: before!.alternateId })).httpStatus;
    expect(await isPublic()).toBe(200);

    expectSuccess(await world.call(operator.takeDownJob, { jobId: job.id, ...confirmed() }, boss.token));
    expect(await isPublic()).toBe(404);
    expect(await listed()).toMatchObject({ isOpen: false, takenDownReason: 'Asked for by the police' });
    expect((await lastMail(employer)).text).toContain('Asked for by the police');
    const shown = async () => {
      const answer = await world.call(getJobById, { jobId: job.id }, employer.token);
      return expectSuccess(answer).takenDown;
    };
    expect(await shown()).toMatchObject({ reason: 'Asked for by the police' });
    expect(await world.call(repostJob, { refJobId: job.id }, employer.token)).toMatchObject({
      code: 'job.taken-down',
      message: 'The people who run this site took this job down: Asked for by the police',
    });
    const restore = { jobId: job.id, reason: 'Cleared' };
    expectSuccess(await world.call(operator.restoreTakenDownJob, restore, boss.token));
    expect(await isPublic()).toBe(200);
    expect(await shown()).toBeNull();
    expect((await lastMail(employer)).subject).toBe('Your job has been restored: Web Developer');
    expect((await events()).slice(0, 2)).toMatchObject([
      { action: 'job.restored', reason: 'Cleared' },
      { action: 'job.taken-down', reason: 'Asked for by the police' },
    ]);
  });

  test('a job that its employer closes while it is down stays closed', async () => {
    const employer = await world.employer('Klaus Closer');
    const job = await postInterviewJob(world, employer);
    expectSuccess(await world.call(operator.takeDownJob, { jobId: job.id, ...confirmed() }, boss.token));
    expectSuccess(await world.call(closeJob, { refJobId: job.id }, employer.token));
    const restore = { jobId: job.id, reason: 'Cleared' };
    expectSuccess(await world.call(operator.restoreTakenDownJob, restore, boss.token));
    const row = await world.db
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', job.id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'closed' });
  });

  test('a company that is down has no page and no open jobs, and posts none; a job that is down itself stays so', async () => {
    const employer = await world.employer('Conny Company');
    const [first, second] = [
      await postInterviewJob(world, employer),
      await postInterviewJob(world, employer),
    ];
    const { companyId, slug } = expectSuccess(await world.call(getCompany, {}, employer.token));
    expect((await page(`/companies/${slug}/jobs.json`)).statusCode).toBe(200);
    expectSuccess(await world.call(operator.takeDownCompany, { companyId, ...confirmed() }, boss.token));
    expect((await page(`/companies/${slug}/jobs.json`)).statusCode).toBe(404);
    expect((await page(`/companies/${slug}/embed`)).statusCode).toBe(404);
    expect((await page('/sitemap.xml')).body).not.toContain(`/companies/${slug}`);
    const { subject, text } = await lastMail(employer);
    expect(subject).toBe('Your company was taken down: Conny Company');
    expect(text).toContain('Asked for by the police');
    expect(expectSuccess(await world.call(getCompany, {}, employer.token)).takenDownReason).toBe(
      'Asked for by the police',
    );
    expect(await world.call(repostJob, { refJobId: first.id }, employer.token)).toMatchObject({
      code: 'company.taken-down',
    });
    expectSuccess(await world.call(operator.takeDownJob, { jobId: second.id, ...confirmed() }, boss.token));
    const restore = { companyId, reason: 'Cleared' };
    expectSuccess(await world.call(operator.restoreCompany, restore, boss.token));
    expect((await lastMail(employer)).subject).toBe('Your company has been restored: Conny Company');
    const open = async () => {
      const { jobs } = expectSuccess(await world.call(operator.getAllJobs, { companyId }, boss.token));
      return jobs.filter(({ isOpen }) => isOpen).map(({ jobId }) => jobId);
    };
    expect(await open()).toEqual([first.id]);
    const back = { jobId: second.id, reason: 'Cleared' };
    expectSuccess(await world.call(operator.restoreTakenDownJob, back, boss.token));
    expect((await open()).toSorted()).toEqual([first.id, second.id].toSorted());
    const { companies } = expectSuccess(
      await world.call(operator.getCompanies, { search: 'Conny Company' }, boss.token),
    );
    expect(companies).toMatchObject([{ companyId, members: 1, openJobs: 2, takenDownReason: null }]);
  });
});

test('a banner is shown in its time, to everybody', async () => {
  const hour = 3_600_000;
  const now = world.clock.now().getTime();
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const shown = async () => expectSuccess(await world.call(operator.getBanner, {})).notice;
  const wrong = { text: 'Down at noon.', from: at(hour), until: at(0) };
  expect(await world.call(operator.setBanner, wrong, boss.token)).toMatchObject({
    httpStatus: 400,
    message: 'The banner must end after it begins',
  });
  const banner = { text: 'Down at noon.', from: at(hour), until: at(2 * hour) };
  expectSuccess(await world.call(operator.setBanner, banner, boss.token));
  expect(await shown()).toBeNull();
  world.clock.set(new Date(now + hour));
  expect(await shown()).toMatchObject({ text: 'Down at noon.' });
  world.clock.set(new Date(now + 2 * hour));
  expect(await shown()).toBeNull();
  expect(expectSuccess(await world.call(operator.getSetBanner, {}, boss.token)).notice).toMatchObject(banner);
  expectSuccess(await world.call(operator.removeBanner, {}, boss.token));
  expect(expectSuccess(await world.call(operator.getSetBanner, {}, boss.token)).notice).toBeNull();
  expect((await events()).slice(0, 2)).toMatchObject([
    { action: 'notice.removed' },
    { action: 'notice.set', reason: 'Down at noon.' },
  ]);
});
