import { readFileSync } from 'node:fs';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import {
  getInterviewQuestions,
  getMasterBoardingRequirements,
  getMasterCompanySector,
  getMasterOfferedBenefits,
  getSkills,
} from '#contract/account/master.ts';
import { type Person, type World, expectSuccess, somePlace } from './world.ts';

/** A video of three seconds, as a browser records it. */
export const MP4 = readFileSync(new URL('recordings/camera.mp4', import.meta.url));
/** Without sound, so that no captions are made of it. */
const MESSAGE = readFileSync(new URL('recordings/no-sound.mp4', import.meta.url));

export type DetailsInput = InputOf<typeof steps.submitJobDetails>;
export type MiscInput = InputOf<typeof steps.submitMiscInfo>;
export type QuestionsInput = InputOf<typeof submitQualifyingQuestions>;

export interface JobInput {
  details?: Partial<DetailsInput>;
  skills?: InputOf<typeof steps.submitSkillMatrix>['skill'];
  misc?: Partial<MiscInput>;
  questions?: Partial<QuestionsInput>;
  process?: Partial<InputOf<typeof steps.submitInterviewProcess>>;
  location?: Partial<InputOf<typeof steps.submitWorkLocation>>;
}

export interface MadeJob {
  id: string;
  alternateId: string;
}

/** Step 1 as a client sends it. */
export async function jobDetails(world: World, change: Partial<DetailsInput> = {}): Promise<DetailsInput> {
  const [sector] = expectSuccess(await world.call(getMasterCompanySector, {}));
  return {
    type: 'Contract',
    startDate: 1,
    endDate: 6,
    role: 'Web Developer',
    sectorId: sector!._id,
    description: '<p>We build <strong>things</strong> with JavaScript.</p>',
    ...change,
  };
}

export async function startDraft(
  world: World,
  employer: Person,
  change: Partial<DetailsInput> = {},
): Promise<MadeJob> {
  const made = expectSuccess(
    await world.call(steps.submitJobDetails, await jobDetails(world, change), employer.token),
  );
  return { id: made._id, alternateId: made.alternateJobId };
}

/** Step 5 as a client sends it. Nothing is displayed to candidates. */
export function miscInfo(jobId: string, change: Partial<MiscInput> = {}): MiscInput {
  return {
    refJobId: jobId,
    hourlyRate: '40',
    positionQualifiesForOvertime: 'true',
    workVisaSponcer: 'false',
    offeredBenifitsApplicable: 'false',
    isRelocationApplicable: 'false',
    isTravelApplicable: 'false',
    isWFHAvailable: 'false',
    startDate: '2031-01-15',
    additionalNotes: 'Bring a hat.',
    whyShouldHire: 'false',
    ...change,
  };
}

export async function skillId(world: World, name: string): Promise<string> {
  const skills = expectSuccess(await world.call(getSkills, { search: name }));
  const skill = skills.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  if (!skill) throw new Error(`There is no skill ${name}.`);
  return skill._id;
}

/** Step 3 with one question of each kind from the JavaScript question bank. */
export async function questionsFromBank(
  world: World,
  employer: Person,
  jobId: string,
): Promise<QuestionsInput> {
  const id = await skillId(world, 'JavaScript');
  const bank = expectSuccess(await world.call(getInterviewQuestions, { skill0: id }, employer.token));
  const [personal] = bank.masterPersonalQuestions;
  const [spoken] = bank.masterSkillBasedQuestion;
  const [mcq] = bank.masterSkillBasedMcqQuestion;
  return {
    refJobId: jobId,
    personalQuestions: [{ questionId: personal!._id }],
    skillBasedQuestion: [{ skillId: id, questionId: spoken!._id, answer: spoken!.answer }],
    skilMcq: [{ skillId: id, questionId: mcq!._id, options: mcq!.options, answer: mcq!.answer }],
  };
}

/** A draft with all nine steps completed. */
export async function completeDraft(world: World, employer: Person, input: JobInput = {}): Promise<MadeJob> {
  const { token } = employer;
  const job = await startDraft(world, employer, input.details);
  const skill = input.skills ?? [
    { value: 'JavaScript', preference: 'Required', minExperience: '2 Years' },
    { value: 'SQL', preference: 'Preferred', minExperience: '6 months' },
  ];
  expectSuccess(await world.call(steps.submitSkillMatrix, { jobId: job.id, skill }, token));
  const questions = { ...(await questionsFromBank(world, employer, job.id)), ...input.questions };
  expectSuccess(await world.call(submitQualifyingQuestions, questions, token));
  expectSuccess(await world.call(steps.submitEducation, { refJobId: job.id }, token));
  expectSuccess(await world.call(steps.submitMiscInfo, miscInfo(job.id, input.misc), token));
  const process = { jobId: job.id, rounds: 1, ...input.process };
  expectSuccess(await world.call(steps.submitInterviewProcess, process, token));
  const location = { address: '500 Market Street', ...somePlace(), zipcode: '94105', ...input.location };
  expectSuccess(await world.call(steps.submitWorkLocation, { refJobId: job.id, ...location }, token));
  const [requirement] = expectSuccess(await world.call(getMasterBoardingRequirements, {}));
  const boarding = { refJobId: job.id, boardingListId: [requirement!._id] };
  expectSuccess(await world.call(steps.submitOnBoardingDetails, boarding, token));
  await uploadMessage(world, employer, job.id);
  return job;
}

/** Step 9. Returns the name of the stored video. */
export async function uploadMessage(world: World, employer: Person, jobId: string): Promise<string> {
  const file = { filename: 'hello.mp4', content: MESSAGE };
  return expectSuccess(await world.upload(steps.uploadJobVideo, { refJobId: jobId }, file, employer.token));
}

/** A published job. */
export async function postJob(world: World, employer: Person, input: JobInput = {}): Promise<MadeJob> {
  const job = await completeDraft(world, employer, input);
  expectSuccess(await world.call(publishJob, { jobId: job.id }, employer.token));
  return job;
}

/** The ids of the first benefits in the list. */
export async function benefitIds(world: World, count: number): Promise<string[]> {
  const benefits = expectSuccess(await world.call(getMasterOfferedBenefits, {}));
  return benefits.slice(0, count).map(({ _id }) => _id);
}
