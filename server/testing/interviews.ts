import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import type { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import {
  getApplicationByJobId,
  getQuestionsForInterview,
  scheduleInterview,
  sendCandidateApplication,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { type MadeJob, postJob, skillId } from './jobs.ts';
import { type Person, type World, expectSuccess } from './world.ts';

export const CLOSURES = {
  question: 'What is a closure in JavaScript?',
  answer:
    'A closure is a function that remembers the variables of the place where it was created, even after the outer function has returned. Closures keep data private and carry state into callbacks and event handlers.',
};
export const INTRODUCTION = 'Tell me about yourself?';
export const MCQ = {
  question: 'Which keyword declares a variable that cannot be assigned again?',
  options: ['let', 'const', 'var', 'static'],
  answer: 'const',
};

type Questions = Partial<InputOf<typeof submitQualifyingQuestions>>;

/** A published job with one question of each kind: multiple choice, about closures, about the candidate. */
export async function postInterviewJob(
  world: World,
  employer: Person,
  change: Questions = {},
): Promise<MadeJob> {
  const id = await skillId(world, 'JavaScript');
  return postJob(world, employer, {
    questions: {
      personalQuestions: [],
      personalCustomeQuestions: [{ question: INTRODUCTION }],
      skillBasedQuestion: [],
      skillBasedCustomeQuestion: [{ skillId: id, ...CLOSURES }],
      skilMcq: [],
      skillMcqCustome: [{ skillId: id, ...MCQ }],
      ...change,
    },
  });
}

/** Applies to the job. Returns the application's id from the employer's list. */
export async function applyTo(
  world: World,
  job: MadeJob,
  employer: Person,
  candidate: Person,
): Promise<string> {
  const wish = { jobId: job.id, isTravelPreferred: 'true' as const, isReloactionPreferred: 'false' as const };
  expectSuccess(await world.call(sendCandidateApplication, wish, candidate.token));
  const list = expectSuccess(
    await world.call(getApplicationByJobId, { jobId: job.id, applicationType: 'PENDING' }, employer.token),
  );
  const application = list.find(({ candidateId }) => candidateId === candidate.id);
  if (!application) throw new Error('The application is not in the list of received ones.');
  return application.applicationId;
}

/** Applies, and is accepted for an interview now. Returns the application's id. */
export async function beScheduled(
  world: World,
  job: MadeJob,
  employer: Person,
  candidate: Person,
): Promise<string> {
  const applicationId = await applyTo(world, job, employer, candidate);
  const date = world.clock.now().getTime();
  expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
  return applicationId;
}

/** Completes the whole interview without answering anything. Returns the application's id, which then awaits review. */
export async function beInterviewed(
  world: World,
  job: MadeJob,
  employer: Person,
  candidate: Person,
): Promise<string> {
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  return applicationId;
}

/** Gives consent, which begins the interview. */
export async function giveConsent(world: World, applicationId: string, candidate: Person): Promise<void> {
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  expectSuccess(await world.call(startInterview, consent, candidate.token));
}

/** Opens the interview: gives consent and reads the questions. */
export async function beginInterview(world: World, job: MadeJob, applicationId: string, candidate: Person) {
  await giveConsent(world, applicationId, candidate);
  return expectSuccess(await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token));
}

/** Sends the n-th spoken answer. Returns the path under which it is submitted. */
export async function speak(
  world: World,
  candidate: Person,
  applicationId: string,
  ordinal: number,
  recording: Uint8Array,
): Promise<string> {
  const audioName = `${applicationId}answer${ordinal}`;
  const file = { filename: `${audioName}.wav`, content: recording };
  return expectSuccess(await world.upload(candidateAnswerAudio, { audioName }, file, candidate.token));
}
