import { submitInterview } from '#contract/interview/interview.ts';
import { MCQ, beScheduled, beginInterview, speak } from './interviews.ts';
import type { MadeJob } from './jobs.ts';
import { readVoice } from './voices/voices.ts';
import { type Person, type World, expectSuccess } from './world.ts';

export interface Taken {
  applicationId: string;
  candidate: Person;
  /** The id of the question about closures. */
  skillId: string;
  mcqId: string;
}

/**
 * A new candidate takes the interview of a job from `postInterviewJob`. The recordings answer the skill question and
 * the personal question. The report is ready afterwards.
 */
export async function takeInterview(
  world: World,
  { job, owner }: { job: MadeJob; owner: Person },
  { name, voices = [], choice }: { name: string; voices?: string[]; choice: string },
): Promise<Taken> {
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, job, owner, candidate);
  const asked = await beginInterview(world, job, applicationId, candidate);
  for (const [index, file] of voices.entries())
    await speak(world, candidate, applicationId, index + 1, readVoice(file));
  const answers = [{ question: MCQ.question, answer: choice }];
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
  await world.settle();
  const [skill] = asked.skillBasedQuestions;
  const [mcq] = asked.mcqQuestion;
  return { applicationId, candidate, skillId: skill!._id, mcqId: mcq!._id };
}
