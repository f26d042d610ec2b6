import { performance } from 'node:perf_hooks';
import { getFeedback, submitInterview } from '#contract/interview.ts';
import {
  CLOSURES,
  beScheduled,
  beginInterview,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import { skillId } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import type { Figure } from './figures.ts';
import { longAnswer } from './interview.ts';

const INTERVIEWS = 20;
/** All but one are about a skill; the last is about oneself, because each job asks that. */
const ANSWERS = 10;
const ANSWER_SECONDS = 60;

/** Reports a minute while a queue of interviews waits, from the first answer to the last report. */
export async function measureQueue(): Promise<Figure[]> {
  const world = await startWorld();
  try {
    const employer = await world.employer();
    const id = await skillId(world, 'JavaScript');
    const job = await postInterviewJob(world, employer, {
      skillBasedCustomeQuestion: Array.from({ length: ANSWERS - 1 }, (_, index) => ({
        skillId: id,
        question: `${CLOSURES.question} (${index + 1})`,
        answer: CLOSURES.answer,
      })),
    });
    const taken: { candidate: Person; applicationId: string; questions: string[] }[] = [];
    for (let index = 0; index < INTERVIEWS; index += 1) {
      const candidate = await world.candidate();
      const applicationId = await beScheduled(world, job, employer, candidate);
      const asked = await beginInterview(world, job, applicationId, candidate);
      const spoken = [...asked.skillBasedQuestions, ...asked.personalQuestions];
      taken.push({ candidate, applicationId, questions: spoken.map(({ name }) => name) });
    }
    const recordings = differentAnswers();
    const begin = performance.now();
    for (const interview of taken) await submit(world, interview, recordings);
    await world.settle();
    const minutes = (performance.now() - begin) / 60_000;
    for (const { applicationId } of taken) {
      const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
      if (report?.analysisStatus !== 'ready') throw new Error(`A report is ${report?.analysisStatus}.`);
    }
    return [
      {
        what: `a queue of ${INTERVIEWS} interviews with ${ANSWERS} answers of ${ANSWER_SECONDS} s`,
        value: INTERVIEWS / minutes,
        unit: 'reports a minute',
        aim: 4.5,
        isShare: true,
      },
    ];
  } finally {
    await world.close();
  }
}

/** No two are the same, because the world of tests recognises each recording once. */
function* differentAnswers(): Generator<Uint8Array, never> {
  for (let from = 0; ; from += 0.25) yield longAnswer(ANSWER_SECONDS, from);
}

async function submit(
  world: World,
  { candidate, applicationId, questions }: { candidate: Person; applicationId: string; questions: string[] },
  recordings: Generator<Uint8Array, never>,
): Promise<void> {
  const answers = [];
  for (const [index, question] of questions.entries()) {
    const recording = recordings.next().value;
    answers.push({ question, answer: await speak(world, candidate, applicationId, index + 1, recording) });
  }
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
}
