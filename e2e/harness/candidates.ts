import { submitCandidateProfile, uploadCandidateAvatar, uploadResume } from '#contract/account/candidate.ts';
import { getApplicationByJobId, type jobApplication } from '#contract/interview/interview.ts';
import { submitMiscInfo } from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { getMasterEducation } from '#contract/account/master.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { pdfOf } from '#server/demonstration/pdf.ts';
import { PNG } from '#server/testing/documents.ts';
import type { z } from 'zod';
import { callApi, makeAccount, somePlace, uploadTo, type Account } from './people.ts';
import { miscInfo } from './jobs.ts';

/** Files in the form that a page's file field accepts. */
export const picture = { name: 'me.png', mimeType: 'image/png', buffer: PNG };
export const resume = (name: string, text = 'Three years of JavaScript and SQL.') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(text)),
});

/** Creates a candidate with a profile and a resume named resume.pdf. */
export async function makeCandidate(url: string, name = 'Cara Candidate'): Promise<Account> {
  const account = await makeAccount(url, 'candidate', name);
  await makeProfile(url, account);
  return account;
}

/** Creates a candidate's profile with a resume named resume.pdf. */
export async function makeProfile(
  url: string,
  account: Account,
  more: Partial<InputOf<typeof submitCandidateProfile>> = {},
): Promise<void> {
  const { name } = account;
  const upload = (endpoint: typeof uploadResume, file: { name: string; buffer: Buffer }) =>
    uploadTo(url, endpoint, { filename: file.name, content: Uint8Array.from(file.buffer) }, account.token);
  const [education] = await callApi(url, getMasterEducation, {});
  await callApi(
    url,
    submitCandidateProfile,
    {
      name,
      mobile: '5550101234',
      fullAddress: '12 Long Street, Third Floor',
      ...(await somePlace(url)),
      zipCode: '10001',
      educationId: education?._id ?? '',
      skills: [{ name: 'JavaScript' }, { name: 'SQL' }],
      experienceInYear: 3,
      experienceInMonth: 4,
      resumePath: await upload(uploadResume, resume('resume.pdf')),
      avatarPath: await upload(uploadCandidateAvatar, picture),
      terms: true,
      ...more,
    },
    account.token,
  );
}

/** Makes an open job ask applicants for a pitch video. */
export async function askForPitch(url: string, employer: Account, jobId: string): Promise<void> {
  await callApi(url, submitMiscInfo, { ...miscInfo(jobId), whyShouldHire: 'true' }, employer.token);
  await callApi(url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
}

/** The newest pending application to a job, as its employer sees it. */
export async function receivedApplication(
  url: string,
  employer: Account,
  jobId: string,
): Promise<z.output<typeof jobApplication>> {
  const input = { jobId, applicationType: 'PENDING' } as const;
  const [application] = await callApi(url, getApplicationByJobId, input, employer.token);
  if (!application) throw new Error(`Nobody has applied to job ${jobId}.`);
  return application;
}
