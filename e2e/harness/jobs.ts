import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint, InputOf } from '#contract/shared/endpoint.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import {
  getInterviewQuestions,
  getMasterBoardingRequirements,
  getMasterCompanySector,
  getSkills,
} from '#contract/account/master.ts';
import { callApi, somePlace, uploadTo, type Account } from './people.ts';

/** A real video of a few seconds, as a phone records it. */
export const VIDEO = fileURLToPath(new URL('../../server/testing/recordings/camera.mp4', import.meta.url));

/** Creates a draft through the API: step 1. Returns its id. */
export async function startDraft(
  url: string,
  employer: Account,
  role: string,
  description = '<p>We build <strong>things</strong> with JavaScript.</p>',
): Promise<string> {
  const [sector] = await callApi(url, getMasterCompanySector, {});
  const details: InputOf<typeof steps.submitJobDetails> = {
    type: 'Contract',
    startDate: 1,
    endDate: 6,
    role,
    sectorId: sector?._id ?? '',
    description,
  };
  return (await callApi(url, steps.submitJobDetails, details, employer.token))._id;
}

/** Valid misc information: work on site, no pitch. */
export const miscInfo = (jobId: string): InputOf<typeof steps.submitMiscInfo> => ({
  refJobId: jobId,
  hourlyRate: '40',
  positionQualifiesForOvertime: 'true',
  workVisaSponcer: 'false',
  offeredBenifitsApplicable: 'false',
  isRelocationApplicable: 'false',
  isTravelApplicable: 'false',
  isWFHAvailable: 'false',
  startDate: `${new Date().getFullYear() + 1}-01-15`,
  whyShouldHire: 'false',
});

/** The titles of steps 2 to 9. */
export const LATER_STEPS = [
  'Skills',
  'Questions',
  'Education',
  'Misc Information',
  'Interview Process',
  'Work Location',
  'Onboarding',
  'Personal Message',
];

/** Steps 2 to 9 of a draft, to be called in this order. */
export function laterSteps(url: string, employer: Account, jobId: string): (() => Promise<unknown>)[] {
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
    callApi(url, endpoint, input, employer.token);
  return [
    () =>
      call(steps.submitSkillMatrix, {
        jobId,
        skill: [{ value: 'JavaScript', preference: 'Required', minExperience: '2 Years' }],
      }),
    async () => {
      const skills = await call(getSkills, { search: 'JavaScript' });
      const skillId = skills.find(({ name }) => name === 'JavaScript')?._id ?? '';
      const bank = await call(getInterviewQuestions, { skill0: skillId });
      return call(submitQualifyingQuestions, {
        refJobId: jobId,
        personalQuestions: bank.masterPersonalQuestions.slice(0, 1).map(({ _id }) => ({ questionId: _id })),
        skillBasedQuestion: bank.masterSkillBasedQuestion
          .slice(0, 1)
          .map(({ _id, answer }) => ({ questionId: _id, skillId, answer })),
        skilMcq: bank.masterSkillBasedMcqQuestion
          .slice(0, 1)
          .map(({ _id, options, answer }) => ({ questionId: _id, skillId, options, answer })),
      });
    },
    () => call(steps.submitEducation, { refJobId: jobId }),
    () => call(steps.submitMiscInfo, miscInfo(jobId)),
    () => call(steps.submitInterviewProcess, { jobId, rounds: 1 }),
    async () =>
      call(steps.submitWorkLocation, {
        refJobId: jobId,
        address: '500 Market Street',
        ...(await somePlace(url)),
        zipcode: '94105',
      }),
    async () => {
      const [requirement] = await call(getMasterBoardingRequirements, {});
      return call(steps.submitOnBoardingDetails, {
        refJobId: jobId,
        boardingListId: [requirement?._id ?? ''],
      });
    },
    () => {
      const file = { filename: 'hello.mp4', content: Uint8Array.from(readFileSync(VIDEO)) };
      return uploadTo(url, steps.uploadJobVideo, file, employer.token, { refJobId: jobId });
    },
  ];
}

/** Creates an open job through the API. Returns its id. */
export async function postJob(url: string, employer: Account, role: string): Promise<string> {
  const jobId = await startDraft(url, employer, role);
  for (const step of laterSteps(url, employer, jobId)) await step();
  await callApi(url, publishJob, { jobId }, employer.token);
  return jobId;
}
