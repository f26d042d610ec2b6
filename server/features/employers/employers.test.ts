import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkForProfile,
  getEmployerProfile,
  submitEmployerProfile,
  updateEmployerProfile,
} from '#contract/account/employer.ts';
import { getCompanyProfile } from '#contract/company/company-profile.ts';
import { getMasterCompanySector } from '#contract/account/master.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { uploadProfilePicture } from '#contract/account/users.ts';
import { getJobById, getPublicJob } from '#contract/job/jobs.ts';
import { jobPosting } from '#server/features/jobs/public/job-posting.ts';
import { beScheduled } from '#server/testing/interviews.ts';
import { postJob } from '#server/testing/jobs.ts';
import { PNG } from '#server/testing/documents.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const newcomer = () => world.employer('Nora Newcomer', { profile: false });
const uploadLogo = async (person: Person) =>
  expectSuccess(
    await world.upload(uploadProfilePicture, {}, { filename: 'logo.png', content: PNG }, person.token),
  );
const companyOf = async (person: Person) =>
  expectSuccess(await world.call(getCompanyProfile, {}, person.token));
async function form() {
  const [sector] = expectSuccess(await world.call(getMasterCompanySector, {}));
  const place = { fullAddress: '1 Main Street', ...somePlace(), zipCode: '10001' };
  return { sectorId: sector!._id, ...place, terms: true as const };
}

test('a company creates its profile once, and changes it', async () => {
  const person = await newcomer();
  expect(expectSuccess(await world.call(checkForProfile, {}, person.token))).toEqual({
    isProfileAvailable: false,
  });
  expect(expectSuccess(await world.call(getEmployerProfile, {}, person.token))).toBeNull();
  const profile = { ...(await form()), avatarPath: await uploadLogo(person) };
  expect(await world.call(updateEmployerProfile, profile, person.token)).toMatchObject({
    statusCode: 1,
    message: refusals.profileNeeded(),
  });
  for (const _ of ['once', 'and again']) {
    expect(await world.call(submitEmployerProfile, profile, person.token)).toMatchObject({
      statusCode: 0,
      message: TEXTS.companyProfileCreated,
    });
  }
  const { avatarPath: _, ...withoutLogo } = profile;
  const changed = { ...withoutLogo, fullAddress: '  2 Side Street ', zipCode: 20002 };
  expect(await world.callRaw(updateEmployerProfile, changed, person.token)).toMatchObject({
    statusCode: 0,
    message: TEXTS.companyProfileUpdated,
  });
  const shown = expectSuccess(await world.call(getEmployerProfile, {}, person.token));
  expect(shown).toMatchObject({
    addresses: {
      fullAddress: '2 Side Street',
      zipCode: '20002',
      country: { _id: 'US', name: 'United States' },
      city: { _id: profile.cityId, name: expect.stringMatching(/./) },
    },
    companySector: { _id: profile.sectorId },
    userDetails: { name: 'Nora Newcomer', email: person.email, avatarPath: profile.avatarPath },
  });
  expect((await world.app.inject({ url: shown?.userDetails.avatarUrl ?? '' })).statusCode).toBe(200);
  expect(expectSuccess(await world.call(checkForProfile, {}, person.token))).toEqual({
    isProfileAvailable: true,
  });
});

test('the public page is changed with the profile, or neither is', async () => {
  const person = await world.employer('Paula Page');
  const profile = await form();
  const read = () => companyOf(person);
  const { slug, site, version } = await read();
  const page = { slug, site, about: '<p>We keep bees.</p>', pictures: [], version };
  expectSuccess(
    await world.call(
      updateEmployerProfile,
      { ...profile, companyName: 'Page & Sons', fullAddress: '2 Side Street', page },
      person.token,
    ),
  );
  expect(await read()).toMatchObject({ name: 'Page & Sons', about: '<p>We keep bees.</p>' });

  const taken = { ...page, slug: (await companyOf(await world.employer('Another'))).slug };
  const refused = [
    [taken, { httpStatus: 400, data: { issues: [{ path: 'page.slug' }] } }],
    [page, { code: 'company.changed-meanwhile' }],
  ] as const;
  for (const [wrong, answer] of refused) {
    const input = { ...profile, fullAddress: '3 Third Street', page: { ...wrong } };
    if (wrong === taken) input.page.version = (await read()).version;
    expect(await world.call(updateEmployerProfile, input, person.token)).toMatchObject(answer);
    const stored = expectSuccess(await world.call(getEmployerProfile, {}, person.token));
    expect(stored?.addresses.fullAddress).toBe('2 Side Street');
  }
});

test('every field is required and validated', async () => {
  const person = await newcomer();
  expect(await world.call(submitEmployerProfile, await form(), person.token)).toMatchObject({
    httpStatus: 400,
    message: 'Please upload a logo',
  });
  await uploadLogo(person);
  const other = await newcomer();
  const cases: [object, string][] = [
    [{ terms: false }, TEXTS.agreeTerms],
    [{ sectorId: crypto.randomUUID() }, 'Please select a company type'],
    [{ fullAddress: ' ' }, 'Address cannot be empty'],
    [{ countryId: 'ZZ' }, 'Please select a country'],
    [{ countryId: 'FR' }, 'Please select a state of this country'],
    [{ cityId: 'US-NY-1' }, 'Please select a City of this state'],
    [{ zipCode: '1234' }, TEXTS.zipcode],
    [{ zipCode: '01234' }, TEXTS.zipcode],
    [{ avatarPath: await uploadLogo(other) }, 'Please upload the logo again'],
  ];
  for (const [change, message] of cases) {
    const reply = await world.callRaw(submitEmployerProfile, { ...(await form()), ...change }, person.token);
    expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2, message });
  }
  expect(expectSuccess(await world.call(getEmployerProfile, {}, person.token))).toBeNull();
});

test('a company changes its name, and candidates see the new one everywhere', async () => {
  const employer = await world.employer('Harbour');
  const candidate = await world.candidate();
  const job = await postJob(world, employer);
  const { terms: _, ...profile } = await form();
  const send = (companyName?: string) =>
    world.callRaw(updateEmployerProfile, { ...profile, companyName }, employer.token);
  expect(await send('www.evil')).toMatchObject({ httpStatus: 400, statusCode: 2 });
  expect(await send('  Harbour & Pine Co. ')).toMatchObject({ statusCode: 0 });
  // A client that does not know the company name changes only the rest.
  expect(await send()).toMatchObject({ statusCode: 0 });

  const own = expectSuccess(await world.call(getEmployerProfile, {}, employer.token));
  expect(own?.userDetails.name).toBe('Harbour & Pine Co.');
  const seen = expectSuccess(await world.call(getJobById, { jobId: job.id }, candidate.token));
  expect(seen.employerId.userId.name).toBe('Harbour & Pine Co.');
  const shown = expectSuccess(await world.call(getPublicJob, { alternateJobId: job.alternateId }));
  const company = {
    name: shown.employerId.userId.name,
    slug: shown.employerId.slug,
    site: '',
    logoUrl: null,
  };
  expect(jobPosting(world.ctx, shown, company)).toMatchObject({
    hiringOrganization: { name: 'Harbour & Pine Co.' },
  });
  await beScheduled(world, job, employer, candidate);
  const mails = await world.mailTo(candidate.email);
  expect(mails.map(({ text }) => text).join()).toContain(
    'Harbour & Pine Co. would like to hear you for the position',
  );
});
