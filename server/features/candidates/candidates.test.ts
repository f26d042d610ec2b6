import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  candidateDetailProfile,
  getCandidateProfile,
  submitCandidateProfile,
  updateCandidateProfile,
  uploadCandidateAvatar,
  uploadCertificate,
  uploadCoverLetter,
  uploadPitch,
  uploadResume,
} from '#contract/account/candidate.ts';
import type { Endpoint, InputOf } from '#contract/shared/endpoint.ts';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import { getMasterEducation, getSkills } from '#contract/account/master.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { pdfOf } from '#server/demonstration/pdf.ts';
import { PNG } from '#server/testing/documents.ts';
import { MP4, postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const newcomer = () => world.candidate('Nils Newcomer', { profile: false });
const send = async (endpoint: Endpoint, content: Uint8Array, person: Person, filename = 'file') =>
  expectSuccess(await world.upload(endpoint, {}, { filename, content }, person.token));

async function form(person: Person): Promise<InputOf<typeof submitCandidateProfile>> {
  const educations = expectSuccess(await world.call(getMasterEducation, {}));
  return {
    name: "Zoë O'Neil",
    mobile: '5550109876',
    fullAddress: '22 Long Street, Apartment 7',
    ...somePlace(),
    zipCode: '10001',
    educationId: educations[11]!._id,
    skills: [{ name: 'python' }, { name: 'Falconry' }, { name: ' PYTHON ' }],
    experienceInYear: 3,
    experienceInMonth: '6',
    linkedinProfile: 'https://linkedin.example/zoe',
    resumePath: await send(uploadResume, pdfOf('Three years of falconry.'), person, 'CV Zoë.pdf'),
    avatarPath: await send(uploadCandidateAvatar, PNG, person),
    terms: true,
  };
}
const profileOf = async (person: Person) =>
  expectSuccess(await world.call(getCandidateProfile, {}, person.token));

describe('a profile', () => {
  test('is created, shown with its files, and changed', async () => {
    const person = await newcomer();
    expect(await profileOf(person)).toEqual({
      isProfileAvailable: false,
      profileDetail: null,
      account: { name: 'Nils Newcomer', email: person.email, mobile: '5550101234' },
    });
    const first = await form(person);
    expect(await world.call(updateCandidateProfile, first, person.token)).toMatchObject({
      statusCode: 1,
      message: refusals.profileNeeded(),
    });
    for (const _ of ['once', 'and again']) {
      expect(await world.call(submitCandidateProfile, first, person.token)).toMatchObject({
        statusCode: 0,
        message: TEXTS.profileCreated,
      });
    }
    const { profileDetail: made } = await profileOf(person);
    expect(made).toMatchObject({
      name: "Zoë O'Neil",
      email: person.email,
      country: 'United States',
      skills: [{ name: 'Python' }, { name: 'Falconry' }],
      experienceInYear: 3,
      experienceInMonth: 6,
      resume: first.resumePath,
      coverLetterPath: null,
      certification: [],
      filesUrl: { resume: { path: first.resumePath, name: 'CV Zoë.pdf' }, coverLetter: null },
    });
    const download = await world.app.inject({ url: made?.resumeUrlPath ?? '' });
    expect([download.statusCode, download.headers['content-type']]).toEqual([200, 'application/pdf']);

    const certification = [
      await send(uploadCertificate, PNG, person),
      await send(uploadCertificate, PNG, person),
    ];
    const coverLetterPath = await send(uploadCoverLetter, pdfOf('Dear all'), person);
    const changed = {
      ...first,
      name: '李小龙',
      skills: [{ name: 'Go Kart' }],
      certification,
      coverLetterPath,
    };
    expect(await world.call(updateCandidateProfile, changed, person.token)).toMatchObject({
      message: TEXTS.profileUpdated,
    });
    const { profileDetail, account } = await profileOf(person);
    expect(account.name).toBe('李小龙');
    expect(profileDetail).toMatchObject({ skills: [{ name: 'Go Kart' }], certification, coverLetterPath });
  });

  test('can have a skill that is not in the master list, without adding it there', async () => {
    const person = await newcomer();
    expectSuccess(await world.call(submitCandidateProfile, await form(person), person.token));
    expect(expectSuccess(await world.call(getSkills, { search: 'falconry' }))).toEqual([]);
    const other = await newcomer();
    expectSuccess(await world.call(submitCandidateProfile, await form(other), other.token));
    const [mine, theirs] = [await profileOf(person), await profileOf(other)];
    expect(mine.profileDetail?.skills).toEqual(theirs.profileDetail?.skills);
  });

  test('is refused with the message of the wrong field', async () => {
    const person = await newcomer();
    const other = await newcomer();
    const good = await form(person);
    const foreign = await form(other);
    const cases: [object, string][] = [
      [{ terms: false }, 'Please check the terms & conditions'],
      [{ name: 'R2D2' }, TEXTS.invalidName],
      [{ fullAddress: 'Here' }, 'An address has at least 20 characters'],
      [{ countryId: 'FR' }, 'Please select a state of this country'],
      [{ cityId: 'nowhere' }, 'Please select a City of this state'],
      [{ educationId: crypto.randomUUID() }, 'Please select education'],
      [{ experienceInMonth: 12 }, 'Please select month'],
      [{ linkedinProfile: 'javascript:alert(1)' }, 'Please enter a link that begins with https://'],
      [{ resumePath: foreign.resumePath }, 'Please upload the resume again'],
      [{ resumePath: good.avatarPath }, 'Please upload the resume again'],
      [{ avatarPath: foreign.avatarPath }, 'Please upload the profile image again'],
      [{ coverLetterPath: good.resumePath }, 'Please upload the cover letter again'],
      [{ certification: ['../../etc/passwd'] }, 'Please upload this certificate again'],
    ];
    for (const [change, message] of cases) {
      const reply = await world.callRaw(submitCandidateProfile, { ...good, ...change }, person.token);
      expect([change, reply]).toMatchObject([change, { httpStatus: 400, statusCode: 2, message }]);
    }
    expect(await profileOf(person)).toMatchObject({ isProfileAvailable: false });
  });

  test('accepts any text that a person may write, and shows it unchanged', async () => {
    const person = await newcomer();
    const good = await form(person);
    const texts = [
      "Robert'); DROP TABLE users;--",
      '<script>alert(document.cookie)</script>',
      '{{7*7}} ${7*7} %s %n \\ " \' `',
      'ﷺ Ω≈ç√∫˜µ≤ 部落格 🏳️‍🌈 ‮RTL‬ Z̮̞̠͙͔ͅ',
    ];
    for (const text of texts) {
      const changed = { ...good, fullAddress: `${text} and some more`, skills: [{ name: text }] };
      expectSuccess(await world.call(submitCandidateProfile, changed, person.token));
      const { profileDetail } = await profileOf(person);
      expect(profileDetail).toMatchObject({
        fullAddress: `${text} and some more`,
        skills: [{ name: text }],
      });
    }
    for (const name of ['<b>Bob</b>', 'x'.repeat(51), '; rm -rf /', '💣']) {
      const reply = await world.callRaw(submitCandidateProfile, { ...good, name }, person.token);
      expect(reply).toMatchObject({ httpStatus: 400 });
    }
    for (const shape of [null, [], { name: { $ne: 1 } }, { skills: [null] }, { zipCode: [] }]) {
      const reply = await world.callRaw(submitCandidateProfile, shape, person.token);
      expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2 });
    }
  });
});

test('the type of an upload is detected by its content', async () => {
  const person = await newcomer();
  const cases: [Endpoint, Uint8Array, string][] = [
    [uploadCandidateAvatar, pdfOf('not a picture'), refusals.imageFormat()],
    [uploadResume, PNG, TEXTS.documentFormat],
    [uploadCoverLetter, Buffer.from('plain text'), TEXTS.coverLetterFormat],
    [uploadCertificate, MP4, TEXTS.videoFormat],
    [uploadPitch, PNG, TEXTS.videoFormat],
  ];
  for (const [endpoint, content, message] of cases) {
    const reply = await world.upload(endpoint, {}, { filename: 'right.pdf', content }, person.token);
    expect(reply).toMatchObject({ httpStatus: 415, statusCode: 2, message });
  }
  const large = { filename: 'cv.txt', content: Buffer.alloc(5_242_881, 'a') };
  expect(await world.upload(uploadResume, {}, large, person.token)).toMatchObject({
    httpStatus: 413,
    message: TEXTS.fileTooLarge,
  });
  const exact = { filename: 'cv.txt', content: Buffer.alloc(5_242_880, 'a') };
  expect(await world.upload(uploadResume, {}, exact, person.token)).toMatchObject({ statusCode: 0 });
  expect(await send(uploadPitch, MP4, person)).toMatch(/^video-.*\.mp4$/);
});

test('an employer sees the profiles of people who applied to them, and no others', async () => {
  const employer = await world.employer();
  const stranger = await world.employer('Sam Stranger');
  const applicant = await world.candidate('Anna Applicant');
  const other = await world.candidate('Otto Other');
  const job = await postJob(world, employer);
  const application = { jobId: job.id, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  expectSuccess(await world.call(sendCandidateApplication, application, applicant.token));
  const see = (candidateId: string, viewer: Person) =>
    world.call(candidateDetailProfile, { candidateId }, viewer.token);
  expect(expectSuccess(await see(applicant.id, employer))).toMatchObject({
    candidateId: applicant.id,
    name: 'Anna Applicant',
    email: applicant.email,
    skills: [{ name: 'JavaScript' }],
    resumeUrlPath: expect.stringContaining('/files/'),
  });
  for (const [candidateId, viewer] of [
    [other.id, employer],
    [applicant.id, stranger],
    [employer.id, employer],
    ['no-id', employer],
  ] as const) {
    expect(await see(candidateId, viewer)).toMatchObject({ httpStatus: 404, message: refusals.notFound() });
  }
});
