import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactUs } from '#contract/account/users.ts';
import { getCandidateProfile, updateCandidateProfile, uploadResume } from '#contract/account/candidate.ts';
import { getEmployerProfile, updateEmployerProfile } from '#contract/account/employer.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import type { Job } from '#contract/job/job.ts';
import { getJobById } from '#contract/job/jobs.ts';
import { getMasterCompanySector } from '#contract/account/master.ts';
import {
  type MadeJob,
  completeDraft,
  jobDetails,
  miscInfo,
  questionsFromBank,
  skillId,
} from '#server/testing/jobs.ts';
import { NAUGHTY } from '#server/testing/naughty-strings.ts';
import {
  type Person,
  type Reply,
  type World,
  expectSuccess,
  somePlace,
  startWorld,
} from '#server/testing/world.ts';

/**
 * Any text in a field is either refused with a sentence or comes back as it was typed, apart from spaces at the ends.
 */

let world: World;
let employer: Person;
let candidate: Person;
let draft: MadeJob;
let bank: Awaited<ReturnType<typeof questionsFromBank>>;
let profile: InputOf<typeof updateCandidateProfile>;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  candidate = await world.candidate();
  draft = await completeDraft(world, employer);
  bank = await questionsFromBank(world, employer, draft.id);
  const { profileDetail } = expectSuccess(await world.call(getCandidateProfile, {}, candidate.token));
  const { educationId, skills: _, resume, ...rest } = profileDetail!;
  profile = {
    ...rest,
    educationId: educationId._id,
    skills: [{ name: 'SQL' }],
    resumePath: resume!,
    avatarPath: rest.avatarPath!,
  };
});
afterAll(() => world?.close());

interface Field {
  put: (text: string) => Promise<Reply<unknown>>;
  get: () => Promise<string | null | undefined>;
  /** How an accepted text is stored. By default it is trimmed. */
  kept?: (text: string) => string;
}

const ofProfile = (
  field: 'name' | 'mobile' | 'fullAddress' | 'zipCode' | 'linkedinProfile' | 'portfolio',
): Field => ({
  put: (text) => world.callRaw(updateCandidateProfile, { ...profile, [field]: text }, candidate.token),
  get: async () =>
    expectSuccess(await world.call(getCandidateProfile, {}, candidate.token)).profileDetail?.[field],
});
const ofCompany = (field: 'fullAddress' | 'zipCode'): Field => ({
  put: async (text) => {
    const [sector] = expectSuccess(await world.call(getMasterCompanySector, {}));
    const form = { sectorId: sector!._id, fullAddress: '1 Main Street', ...somePlace(), zipCode: '10001' };
    return world.callRaw(updateEmployerProfile, { ...form, [field]: text }, employer.token);
  },
  get: async () => expectSuccess(await world.call(getEmployerProfile, {}, employer.token))?.addresses[field],
});
const ofJob = (
  put: (text: string, refJobId: string) => Promise<Reply<unknown>>,
  read: (job: Job) => string | null | undefined,
  kept?: Field['kept'],
): Field => ({
  put: (text) => put(text, draft.id),
  get: async () => read(expectSuccess(await world.call(getJobById, { jobId: draft.id }, employer.token))),
  ...(kept ? { kept } : {}),
});
const send = (endpoint: Parameters<World['callRaw']>[0], input: object) =>
  world.callRaw(endpoint, input, employer.token);
const questions = (change: object) => send(submitQualifyingQuestions, { ...bank, ...change });

const oneSpace = (text: string) => text.trim().replace(/\s+/g, ' ');

const FIELDS: Record<string, Field> = {
  'profile: name': ofProfile('name'),
  'profile: mobile': ofProfile('mobile'),
  'profile: address': ofProfile('fullAddress'),
  'profile: zipcode': ofProfile('zipCode'),
  'profile: LinkedIn': ofProfile('linkedinProfile'),
  'profile: portfolio': ofProfile('portfolio'),
  'profile: skill': {
    put: (text) =>
      world.callRaw(updateCandidateProfile, { ...profile, skills: [{ name: text }] }, candidate.token),
    get: async () =>
      expectSuccess(await world.call(getCandidateProfile, {}, candidate.token)).profileDetail?.skills[0]
        ?.name,
    kept: oneSpace,
  },
  'company: address': ofCompany('fullAddress'),
  'company: zipcode': ofCompany('zipCode'),
  'job: designation': ofJob(
    async (role, refJobId) => send(steps.submitJobDetails, { ...(await jobDetails(world)), refJobId, role }),
    (job) => job.role,
  ),
  'job: skill': ofJob(
    (value, jobId) =>
      send(steps.submitSkillMatrix, {
        jobId,
        skill: [{ value, preference: 'Required', minExperience: '1 Year' }],
      }),
    (job) => job.skillMatrixId?.skill[0]?.value,
    oneSpace,
  ),
  'job: notes': ofJob(
    (additionalNotes, refJobId) =>
      send(steps.submitMiscInfo, { ...miscInfo(refJobId), additionalNotes: `${additionalNotes} ` }),
    (job) => job.miscInfoId?.additionalNotes ?? '',
  ),
  'job: tip': ofJob(
    (tipText, jobId) =>
      send(steps.submitInterviewProcess, { jobId, rounds: 1, tips: { tip: 'true', tipText } }),
    (job) => job.interviewProcessId?.tips.tipText,
  ),
  'job: way to talk': ofJob(
    (Second, jobId) =>
      send(steps.submitInterviewProcess, { jobId, rounds: 2, communicationMode: { Second } }),
    (job) => job.interviewProcessId?.communicationMode['Second'],
  ),
  'job: address': ofJob(
    (address, refJobId) =>
      send(steps.submitWorkLocation, { refJobId, address, ...somePlace(), zipcode: '94105' }),
    (job) => job.workLocation?.address,
  ),
};

const STRINGS = Object.entries(NAUGHTY);

test.each(Object.entries(FIELDS))('%s', async (_, { put, get, kept }) => {
  for (const [kind, text] of STRINGS) {
    const reply = await put(text);
    if (reply.httpStatus === 200) {
      expect([kind, reply.statusCode]).toEqual([kind, 0]);
      expect([kind, await get()]).toEqual([kind, (kept ?? ((each) => each.trim()))(text)]);
    } else {
      expect([kind, reply.httpStatus, reply.statusCode]).toEqual([kind, 400, 2]);
      expect(reply.message).toMatch(/^\p{L}.*\p{L}/u);
    }
  }
});

test('questions of one’s own', async () => {
  const skill = await skillId(world, 'JavaScript');
  for (const [kind, text] of STRINGS) {
    const asked = { question: text, skillId: skill, answer: 'A reference answer' };
    const choice = { question: 'Which one?', skillId: skill, options: [text, 'A', 'B', 'C'], answer: text };
    for (const change of [
      { personalCustomeQuestions: [{ question: text }] },
      { skillBasedCustomeQuestion: [asked] },
      { skillBasedCustomeQuestion: [{ ...asked, question: 'Why?', answer: text }] },
      { skillMcqCustome: [choice] },
    ]) {
      const reply = await questions(change);
      if (reply.httpStatus !== 200) {
        expect([kind, reply]).toMatchObject([
          kind,
          { httpStatus: 400, message: expect.stringMatching(/\w/) },
        ]);
        continue;
      }
      // A row without a question is dropped.
      if (text.trim() === '') continue;
      const job = expectSuccess(await world.call(getJobById, { jobId: draft.id }, employer.token));
      expect([kind, JSON.stringify(job.qualifyingQuestionId)]).toEqual([
        kind,
        expect.stringContaining(JSON.stringify(text.trim())),
      ]);
    }
  }
});

describe('a description', () => {
  test('keeps nothing that a page would run', async () => {
    const details = await jobDetails(world);
    for (const [kind, text] of STRINGS) {
      const description = `<p>Work.</p>${text}`;
      const reply = await send(steps.submitJobDetails, { ...details, refJobId: draft.id, description });
      if (reply.httpStatus !== 200) {
        expect([kind, reply.httpStatus]).toEqual([kind, 400]);
        continue;
      }
      const { description: shown } = expectSuccess(
        await world.call(getJobById, { jobId: draft.id }, employer.token),
      );
      const tags = shown.match(/<[^>]*>/g) ?? [];
      expect([kind, tags.filter((tag) => !/^<\/?(?:p|a|b|br ?\/?)>$/.test(tag))]).toEqual([kind, []]);
    }
  });
});

/** As many as one address may send in a minute. */
const WRITTEN = ['script', 'mail header', 'emoji', 'null byte', 'template', 'right-to-left override', 'huge'];

test('a message to the operator arrives as it was written, in the body alone', async () => {
  for (const [kind, text] of STRINGS.filter(([each]) => WRITTEN.includes(each))) {
    const form = { phone: '5550101234', email: 'vera@example.com' };
    const reply = await world.callRaw(contactUs, { ...form, message: text });
    if (reply.httpStatus === 200) {
      const mail = (await world.mailTo(world.ctx.config.operatorMail)).at(-1);
      expect([kind, mail?.text]).toEqual([kind, expect.stringContaining(text.trim())]);
      expect(mail?.subject).not.toMatch(/[\r\n]/);
    } else expect([kind, reply.httpStatus]).toEqual([kind, 400]);
    for (const field of ['phone', 'email']) {
      const spoilt = await world.callRaw(contactUs, { ...form, [field]: text });
      expect([kind, field, spoilt.httpStatus]).toEqual([kind, field, 400]);
    }
  }
});

test('the name of a file can be nothing but a name', async () => {
  for (const [kind, filename] of STRINGS) {
    const content = Buffer.from('A plain resume.');
    const reply = await world.upload(uploadResume, {}, { filename, content }, candidate.token);
    expect([kind, reply]).toMatchObject([
      kind,
      { httpStatus: 200, data: expect.stringMatching(/^[\w-]+\.txt$/) },
    ]);
    const saved = await world.callRaw(
      updateCandidateProfile,
      { ...profile, resumePath: reply.data },
      candidate.token,
    );
    expect([kind, saved.httpStatus]).toEqual([kind, 200]);
    const { profileDetail } = expectSuccess(await world.call(getCandidateProfile, {}, candidate.token));
    const download = await world.app.inject({ url: profileDetail?.resumeUrlPath ?? '' });
    expect([kind, download.statusCode, download.body]).toEqual([kind, 200, 'A plain resume.']);
  }
});
