import { submitWorkLocation } from '#contract/job/job-steps.ts';
import { getSkills, getCityMasterData } from '#contract/account/master.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import {
  getApplicationByJobId,
  scheduleInterview,
  sendCandidateApplication,
} from '#contract/interview/interview.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { CLOSURES, INTRODUCTION, MCQ } from '#server/testing/interviews.ts';
import { laterSteps, startDraft } from './jobs.ts';
import { callApi, type Account } from './people.ts';

export { CLOSURES, INTRODUCTION, MCQ };

/**
 * Creates an open job that asks one question of each kind: multiple choice, one to be graded (about closures by
 * default), and one about oneself. Returns its id.
 */
export async function postInterviewJob(
  url: string,
  employer: Account,
  role: string,
  { skill = CLOSURES, personal = INTRODUCTION }: { skill?: typeof CLOSURES; personal?: string } = {},
): Promise<string> {
  const jobId = await startDraft(url, employer, role);
  const [submitSkills, , ...later] = laterSteps(url, employer, jobId);
  await submitSkills?.();
  const skills = await callApi(url, getSkills, { search: 'JavaScript' });
  const skillId = skills.find(({ name }) => name === 'JavaScript')?._id ?? '';
  const questions = {
    refJobId: jobId,
    personalCustomeQuestions: [{ question: personal }],
    skillBasedCustomeQuestion: [{ skillId, ...skill }],
    skillMcqCustome: [{ skillId, ...MCQ }],
  };
  await callApi(url, submitQualifyingQuestions, questions, employer.token);
  for (const step of later) await step();
  await callApi(url, publishJob, { jobId }, employer.token);
  return jobId;
}

/** Applies, and is accepted for an interview, by default now. Returns the application's id. */
export async function beScheduled(
  url: string,
  jobId: string,
  employer: Account,
  candidate: Account,
  date = Date.now(),
): Promise<string> {
  const wish = { jobId, isTravelPreferred: 'true' as const, isReloactionPreferred: 'false' as const };
  await callApi(url, sendCandidateApplication, wish, candidate.token);
  // Other candidates may apply at the same time.
  const input = { jobId, applicationType: 'PENDING' } as const;
  const received = await callApi(url, getApplicationByJobId, input, employer.token);
  const applicationId = received.find(
    ({ candidateEmail }) => candidateEmail === candidate.email,
  )?.applicationId;
  if (applicationId === undefined) throw new Error(`${candidate.email} has not applied to job ${jobId}.`);
  await callApi(url, scheduleInterview, { applicationId, date }, employer.token);
  return applicationId;
}

/** Sets the location of a published job to a place in the United States, by the names in the lists. */
export async function moveJob(
  url: string,
  employer: Account,
  jobId: string,
  { stateId, city }: { stateId: string; city: string },
): Promise<void> {
  const cities = await callApi(url, getCityMasterData, { stateId });
  const cityId = cities.find(({ name }) => name === city)?._id ?? '';
  const place = { countryId: 'US', stateId, cityId };
  const location = { refJobId: jobId, address: '1 Main Street', ...place, zipcode: '11201' };
  await callApi(url, submitWorkLocation, location, employer.token);
  await callApi(url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
}
