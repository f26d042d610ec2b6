import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { getFeedback, submitInterview } from '#contract/interview/interview.ts';
import {
  CLOSURES,
  INTRODUCTION,
  MCQ,
  beScheduled,
  beginInterview,
  postInterviewJob,
  speak,
} from './interviews.ts';
import { type MadeJob, skillId } from './jobs.ts';
import { type Person, type World, expectSuccess } from './world.ts';

const skillQuestions = 7;
const choices = 2;
const pollMs = 50;

/** A published job with ten questions: two multiple-choice, seven spoken about a skill, one spoken about oneself. */
async function postTenQuestions(world: World, employer: Person): Promise<MadeJob> {
  const skill = await skillId(world, 'JavaScript');
  const numbered = (text: string, index: number) => `${text} (${index + 1})`;
  return postInterviewJob(world, employer, {
    skillBasedCustomeQuestion: Array.from({ length: skillQuestions }, (_, index) => ({
      skillId: skill,
      question: numbered(CLOSURES.question, index),
      answer: CLOSURES.answer,
    })),
    skillMcqCustome: Array.from({ length: choices }, (_, index) => ({
      skillId: skill,
      ...MCQ,
      question: numbered(MCQ.question, index),
    })),
  });
}

/**
 * Takes an interview of ten questions. Each spoken answer is sent as soon as it ends, the last one right before the
 * interview is submitted. Returns the seconds from submitting until the report is ready, which is polled as its page
 * does.
 */
export async function submitToReport(
  world: World,
  { answer, last }: { answer: Uint8Array; last: Uint8Array },
): Promise<number> {
  const employer = await world.employer();
  const job = await postTenQuestions(world, employer);
  const candidate = await world.candidate();
  const applicationId = await beScheduled(world, job, employer, candidate);
  const asked = await beginInterview(world, job, applicationId, candidate);
  const spoken = [...asked.skillBasedQuestions.map(({ name }) => name), INTRODUCTION];
  const answers: { question: string; answer: string }[] = [];
  for (const [index, question] of spoken.entries()) {
    const isLast = index === spoken.length - 1;
    if (isLast) await world.settle();
    const path = await speak(world, candidate, applicationId, index + 1, isLast ? last : answer);
    answers.push({ question, answer: path });
  }
  for (const { name } of asked.mcqQuestion) answers.push({ question: name, answer: MCQ.answer });

  const begin = performance.now();
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
  for (;;) {
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
    if (report?.analysisStatus === 'failed') throw new Error('The analysis failed.');
    if (report?.analysisStatus === 'ready') return (performance.now() - begin) / 1000;
    await wait(pollMs);
  }
}
