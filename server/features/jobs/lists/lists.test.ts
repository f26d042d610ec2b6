import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCandidateDashboard } from '#contract/account/candidate.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import * as contract from '#contract/job/jobs.ts';
import { getMasterCompanySector } from '#contract/account/master.ts';
import { listCities, listStates } from '#server/features/masters/geography.ts';
import { benefitIds, completeDraft, postJob, startDraft } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let candidate: Person;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.db.deleteFrom('jobs').execute();
  employer = await world.employer();
  candidate = await world.candidate();
});
afterAll(() => world?.close());

type Search = InputOf<typeof contract.getPostedJobs>;
const search = async (person: Person, input: Search = {}) =>
  expectSuccess(await world.call(contract.getPostedJobs, input, person.token));
const roles = (found: { jobs: readonly { role: string }[] }) => found.jobs.map(({ role }) => role);
const apply = async (jobId: string) =>
  expectSuccess(
    await world.call(
      sendCandidateApplication,
      { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'true' },
      candidate.token,
    ),
  );

describe('what candidates see', () => {
  test('open jobs alone, the newest first, found by designation and state', async () => {
    const [, state] = listStates('US');
    const elsewhere = { countryId: 'US', stateId: state!.id, cityId: listCities(state!.id)[0]!.id };
    await postJob(world, employer, { details: { role: 'Écrivain public' } });
    await postJob(world, employer, { details: { role: 'Senior Welder' }, location: elsewhere });
    const closed = await postJob(world, employer, { details: { role: 'Closed Welder' } });
    await world.call(contract.closeJob, { refJobId: closed.id }, employer.token);
    await completeDraft(world, employer, { details: { role: 'Draft Welder' } });

    expect(await search(candidate)).toMatchObject({ total: 2, nextCursor: null });
    expect(roles(await search(candidate))).toEqual(['Senior Welder', 'Écrivain public']);
    expect(roles(await search(candidate, { designation: 'WELD' }))).toEqual(['Senior Welder']);
    expect(roles(await search(candidate, { designation: 'éCRI' }))).toEqual(['Écrivain public']);
    for (const designation of ['%', '_', '\\', 'C#', 'R&D']) {
      expect([designation, roles(await search(candidate, { designation }))]).toEqual([designation, []]);
    }
    expect(roles(await search(candidate, { stateId: state!.id }))).toEqual(['Senior Welder']);
    expect(roles(await search(candidate, { stateId: somePlace().stateId }))).toEqual(['Écrivain public']);
    for (const stateId of ['nowhere', '*', 'remote']) {
      expect(await search(candidate, { stateId })).toMatchObject({ jobs: [], total: 0 });
    }
    expect(await search(candidate, { role: 'employer', status: 'closed' })).toMatchObject({ total: 2 });
  });

  test('the best match first: the whole text, its beginning, the beginning of a word, any part', async () => {
    const roleNames = ['Tutor', 'Private Tutor', 'Tutor for Maths', 'Institutor', 'Grand-Tutor'];
    for (const role of roleNames) await postJob(world, employer, { details: { role } });
    const all = ['Tutor', 'Tutor for Maths', 'Grand-Tutor', 'Private Tutor', 'Institutor'];
    const found = await search(candidate, { designation: 'tutor' });
    expect(found).toMatchObject({ total: 5, match: 'text' });
    expect(roles(found)).toEqual(all);

    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search(candidate, { designation: 'tutor', limit: 1, ...(cursor && { cursor }) });
      expect(page.total).toBe(5);
      paged.push(...roles(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all);
  });

  test('without accents, with the words in another order, and misspelt', async () => {
    await postJob(world, employer, { details: { role: 'Registered Nurse' } });
    await postJob(world, employer, { details: { role: 'Maître d’hôtel' } });
    const found = async (designation: string) => {
      const { jobs, total, match } = await search(candidate, { designation });
      expect(total).toBe(jobs.length);
      return [match, ...jobs.map(({ role }) => role)];
    };
    expect(await found('maitre D’HOTEL')).toEqual(['text', 'Maître d’hôtel']);
    expect(await found('nurse registered')).toEqual(['words', 'Registered Nurse']);
    expect(await found('registerd nurs')).toEqual(['similar', 'Registered Nurse']);
    expect(await found('astronaut')).toEqual(['text']);
  });

  test('two letters of a short word in the wrong order', async () => {
    for (const role of ['Welder', 'Tailor', 'Roofer', 'Ecologist'])
      await postJob(world, employer, { details: { role } });
    for (const [designation, role] of [
      ['wedler', 'Welder'],
      ['tialor', 'Tailor'],
      ['rofoer', 'Roofer'],
    ])
      expect([designation, ...roles(await search(candidate, { designation }))]).toEqual([designation, role]);
    for (const designation of ['locksmith', 'ceo', 'lead'])
      expect(await search(candidate, { designation })).toMatchObject({ jobs: [], total: 0 });
  });

  test('a text without three letters or digits in a row is not similar to what begins like it', async () => {
    for (const role of ['Chef', 'Carpenter', 'Florist', 'Уборщик', '.NET Developer'])
      await postJob(world, employer, { details: { role } });
    for (const designation of ['C#', 'C++', 'F#', 'У+']) {
      const { match, total, jobs } = await search(candidate, { designation });
      expect([designation, match, total, jobs]).toEqual([designation, 'text', 0, []]);
    }
    for (const [designation, role] of [
      ['Cheff', 'Chef'],
      ['Уборшик', 'Уборщик'],
      ['.nett', '.NET Developer'],
    ])
      expect(roles(await search(candidate, { designation }))).toEqual([role]);
  });

  test('by remote work, pay, type, sector and how long ago they were posted', async () => {
    const remote = { isWFHAvailable: 'true' as const, wfhValue: '100% Remote' as const };
    const [, otherSector] = expectSuccess(await world.call(getMasterCompanySector, {}));
    const hire = { type: 'Direct Hire' as const, startDate: undefined, endDate: undefined };
    await postJob(world, employer, { details: { ...hire, role: 'Filtered Old', salary: '90000' } });
    const eightDaysAgo = new Date(world.clock.now().getTime() - 8 * 24 * 60 * 60 * 1000);
    await world.db.updateTable('jobs').set({ published_at: eightDaysAgo }).execute();
    await postJob(world, employer, {
      details: {
        ...hire,
        role: 'Filtered Range',
        annualSalaryRange: '100000-120000',
        sectorId: otherSector!._id,
      },
    });
    await postJob(world, employer, { details: { role: 'Filtered Remote' }, misc: remote });
    const found = async (filters: Search) => {
      const named = await search(candidate, { designation: 'filtered', ...filters });
      expect(named.total).toBe(named.jobs.length);
      const any = await search(candidate, { ...filters, limit: 100 });
      expect(any.total).toBe(any.jobs.length);
      expect(roles(any).filter((role) => role.startsWith('Filtered'))).toEqual(roles(named));
      return roles(named);
    };
    expect(await found({})).toEqual(['Filtered Remote', 'Filtered Range', 'Filtered Old']);
    expect(await found({ workPlace: 'remote' })).toEqual(['Filtered Remote']);
    expect(await found({ workPlace: 'remote', stateId: somePlace().stateId })).toEqual(['Filtered Remote']);
    expect(await found({ payFrom: 110_000 })).toEqual(['Filtered Range']);
    expect(await found({ payFrom: 90_000 })).toEqual(['Filtered Range', 'Filtered Old']);
    expect(await found({ jobType: 'Contract' })).toEqual(['Filtered Remote']);
    expect(await found({ sectorId: otherSector!._id })).toEqual(['Filtered Range']);
    expect(await found({ postedWithinDays: 7 })).toEqual(['Filtered Remote', 'Filtered Range']);
    expect(await found({ postedWithinDays: 7, jobType: 'Direct Hire', payFrom: 200_000 })).toEqual([]);
  });

  test('of more than 10,000 jobs a list tells that there are more, the dashboard how many', async () => {
    await postJob(world, employer, { details: { role: 'Counted Printer' } });
    const count = (more: number) =>
      sql`UPDATE open_job_counts SET jobs = jobs + ${more}::int WHERE place = '*'`.execute(world.db);
    await count(12_344);
    const listed = [await search(candidate), await search(candidate, { designation: 'printer' })];
    const { openJobs } = expectSuccess(await world.call(getCandidateDashboard, {}, candidate.token));
    await count(-12_344);
    const more = { total: 10_000, totalAtLeast: true };
    expect(listed).toMatchObject([more, more]);
    expect(openJobs).toBe(12_345);
  });

  test('suggests designations of open jobs, the best first', async () => {
    for (const role of ['Baker', 'Baker', 'Pastry Baker', 'Bakery Manager']) {
      await postJob(world, employer, { details: { role } });
    }
    const suggest = async (designation: string) =>
      expectSuccess(await world.call(contract.suggestDesignations, { designation }));
    expect(await suggest('BAK')).toEqual([
      { name: 'Baker', jobs: 2 },
      { name: 'Bakery Manager', jobs: 1 },
      { name: 'Pastry Baker', jobs: 1 },
    ]);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('zzz')).toEqual([]);
  });

  test('a job that is 100% remote is found in every state', async () => {
    const remote = { isWFHAvailable: 'true' as const, wfhValue: '100% Remote' as const };
    const someDays = { isWFHAvailable: 'true' as const, wfhValue: '1 day a week' as const };
    await postJob(world, employer, { details: { role: 'Remote Writer' }, misc: remote });
    await postJob(world, employer, { details: { role: 'Office Writer' }, misc: someDays });
    const [, state] = listStates('US');
    expect(roles(await search(candidate, { stateId: state!.id }))).toEqual(['Remote Writer']);
    const found = await search(candidate, { stateId: state!.id, designation: 'office' });
    expect(found).toMatchObject({ jobs: [], total: 0 });
    const visitor = await world.call(contract.getPublicJobs, { stateId: state!.id });
    expect(roles(expectSuccess(visitor))).toEqual(['Remote Writer']);
  });

  test('no questions, and no misc info that is not displayed', async () => {
    const [benefit] = await benefitIds(world, 1);
    const secret = await postJob(world, employer, { misc: { whyShouldHire: 'true' } });
    const shown = await postJob(world, employer, {
      misc: {
        offeredBenifitsApplicable: 'true',
        offeredBenefits: [benefit!],
        displayHourTocandidate: true,
        displayOfferedBenifits: 'true',
      },
    });
    const all = await postJob(world, employer, { misc: { allDisplayToCandidate: true } });
    const see = async (jobId: string) =>
      expectSuccess(await world.call(contract.getJobById, { jobId }, candidate.token));

    const hidden = await see(secret.id);
    expect(hidden).toMatchObject({
      miscInfoId: null,
      qualifyingQuestionId: null,
      steps: null,
      applicationReceived: null,
      whyShouldHire: 'true',
    });
    expect((await see(shown.id)).miscInfoId).toEqual({
      hourlyRate: '40',
      offeredBenifitsApplicable: 'true',
      offeredBenefits: [{ _id: benefit, name: expect.any(String) }],
    });
    expect((await see(all.id)).miscInfoId).toMatchObject({
      workVisaSponcer: 'false',
      additionalNotes: 'Bring a hat.',
      startDate: '2031-01-15',
    });
    for (const job of (await search(candidate)).jobs) {
      expect(job.qualifyingQuestionId).toBeNull();
      expect(job.skillMatrixId?.skill).toHaveLength(2);
      expect(JSON.stringify(job)).not.toContain('whyShouldHire":"false","allDisplay');
    }
    expect(JSON.stringify(hidden)).not.toContain('Bring a hat.');
  });

  test('cards: the same jobs, without what only the page of a job shows', async () => {
    await postJob(world, employer, { details: { role: 'Card Maker' } });
    const cards = expectSuccess(
      await world.call(contract.getJobCards, { designation: 'Card Maker' }, candidate.token),
    );
    const whole = await search(candidate, { designation: 'Card Maker' });
    expect(cards.jobs.map(({ _id }) => _id)).toEqual(whole.jobs.map(({ _id }) => _id));
    expect(cards.total).toBe(whole.total);
    expect(cards.jobs[0]).toMatchObject({ role: 'Card Maker', isApplied: false, isSaved: false });
    for (const field of ['description', 'skillMatrixId', 'boardingId', 'uploadedData']) {
      expect(whole.jobs[0]).toHaveProperty(field);
      expect(cards.jobs[0]).not.toHaveProperty(field);
    }
    expect(JSON.stringify(cards.jobs[0]).length).toBeLessThan(JSON.stringify(whole.jobs[0]).length / 2);
    const saved = { list: 'saved' } as const;
    expect(expectSuccess(await world.call(contract.getJobCards, saved, candidate.token)).jobs).toEqual([]);
    expect(await world.call(contract.getJobCards, saved, employer.token)).toMatchObject({
      httpStatus: 400,
      message: 'Only candidates can save jobs.',
    });
  });

  test('whether they applied; a closed job stays visible only to candidates who applied', async () => {
    const applied = await postJob(world, employer);
    const other = await postJob(world, employer);
    await apply(applied.id);
    const jobs = new Map((await search(candidate)).jobs.map((job) => [job._id, job]));
    expect(jobs.get(applied.id)).toMatchObject({ isApplied: true, applicationStatus: 'PENDING' });
    expect(jobs.get(other.id)).toMatchObject({ isApplied: false, applicationStatus: null });
    expect((await search(employer)).jobs.map((job) => job.applicationReceived)).toEqual([0, 1]);

    for (const { id } of [applied, other]) {
      await world.call(contract.closeJob, { refJobId: id }, employer.token);
    }
    const [{ name } = { name: '' }] = jobs.get(applied.id)?.uploadedData ?? [];
    const [{ name: otherName } = { name: '' }] = jobs.get(other.id)?.uploadedData ?? [];
    const status = async (jobId: string) =>
      (await world.call(contract.getJobById, { jobId }, candidate.token)).httpStatus;
    const video = async (path: string) =>
      (await world.call(contract.getUploadedVideo, { name: path }, candidate.token)).httpStatus;
    expect([await status(applied.id), await status(other.id)]).toEqual([200, 404]);
    expect([await video(name), await video(otherName)]).toEqual([200, 404]);
    expect(await search(candidate)).toMatchObject({ total: 0 });
  });
});

describe('what employers see', () => {
  test('their own posted jobs by status, with counts, and drafts separately', async () => {
    await postJob(world, employer, { details: { role: 'Baker' } });
    const closed = await postJob(world, employer, { details: { role: 'Head Baker' } });
    await world.call(contract.closeJob, { refJobId: closed.id }, employer.token);
    await startDraft(world, employer, { role: 'Draft Baker' });
    await postJob(world, await world.employer('Olga Other'));

    const counts = { all: 2, open: 1, closed: 1 };
    expect(await search(employer)).toMatchObject({ total: 2, counts });
    expect(roles(await search(employer))).toEqual(['Head Baker', 'Baker']);
    expect(roles(await search(employer, { status: 'open' }))).toEqual(['Baker']);
    expect(roles(await search(employer, { status: 'closed' }))).toEqual(['Head Baker']);
    expect(await search(employer, { designation: 'head' })).toMatchObject({ total: 1, counts });
    const drafts = expectSuccess(await world.call(contract.draftedJobs, {}, employer.token));
    expect(drafts.map(({ role, steps }) => [role, steps?.skillMatrixSubmitted])).toEqual([
      ['Draft Baker', false],
    ]);
    const [job] = (await search(employer)).jobs;
    expect(job?.qualifyingQuestionId?.personalQuestion).toHaveLength(1);
    expect(job?.employerId.userId).toMatchObject({ name: 'Erin Employer', avatarUrl: expect.any(String) });
  });

  test('every job once over all pages', async () => {
    for (let made = 0; made < 5; made += 1) await startDraft(world, employer);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const reply = await world.call(contract.draftedJobs, { limit: 2, cursor }, employer.token);
      seen.push(...expectSuccess(reply).map(({ _id }) => _id));
      cursor = reply.nextCursor ?? undefined;
    }
    expect(cursor).toBeUndefined();
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    for (const bad of ['x', Buffer.from('[1,"x"]').toString('base64url'), 'WzllMTUsIngiXQ']) {
      const reply = await world.call(contract.draftedJobs, { cursor: bad }, employer.token);
      expect(reply).toMatchObject({ httpStatus: 400, message: 'This cursor isn’t one of ours' });
    }
  });
});
