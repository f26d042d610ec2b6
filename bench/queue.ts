import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '#contract/account/auth.ts';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getFeedback, submitInterview } from '#contract/interview/interview.ts';
import {
  CLOSURES,
  beScheduled,
  beginInterview,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import { skillId } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { callApi, uploadTo } from '../e2e/harness/people.ts';
import { urlOf } from './calls/calls.ts';
import type { Figure } from './figures.ts';
import { LONG_ANSWER_RATE, longAnswer } from './interview.ts';
import { type ServerProcess, onPostgres, startProcess } from './server-process.ts';

const SIZE = {
  interviews: 20,
  /** All but one are about a skill. The last is about oneself, because each job asks such a question. */
  answers: 10,
  answerSeconds: 60,
};
const AIM = 4.5;

interface Interview {
  candidate: Person;
  applicationId: string;
  questions: string[];
}

interface Queue {
  employer: Person;
  taken: Interview[];
}

/** Sends an answer, and submits the interview with what each answer was given as. */
interface Sender {
  speak(interview: Interview, ordinal: number, recording: Uint8Array<ArrayBuffer>): Promise<string>;
  submit(interview: Interview, answers: { question: string; answer: string }[]): Promise<void>;
}

/** One worker gets the same share of the cores as each of this many, so that the two figures compare. */
const MOST_WORKERS = 2;

/**
 * Reports per minute while a queue of interviews is waiting, from the first answer to the last report: with one
 * process on the embedded database, then with one and with two workers beside one web process on PostgreSQL.
 */
export async function measureQueue(size = SIZE): Promise<Figure[]> {
  const { interviews, answers, answerSeconds } = size;
  const what = `a queue of ${interviews} interviews with ${answers} answers of ${answerSeconds} s`;
  const unit = 'reports a minute';
  const single = await inOneProcess(size);
  const figures: Figure[] = [
    {
      what,
      value: single,
      unit,
      aim: AIM,
      isShare: true,
      beside: 'one process that does everything, on the embedded database',
    },
  ];
  const several = await onPostgres('Two workers', async (server) => ({
    alone: await inWorkers(size, server, 1),
    ...(await inWorkers(size, server, MOST_WORKERS)),
  }));
  if (several !== null) {
    figures.push({
      what: `${what}, two worker processes on PostgreSQL`,
      value: several.reportsAMinute,
      unit,
      // Two processes must not be worse than one.
      aim: Number(single.toFixed(2)),
      isShare: true,
      beside: `one process right before: ${single.toFixed(2)}; ${several.beside}`,
    });
    figures.push({
      what: 'the same with two workers, as a multiple of one worker on one of the cores',
      value: several.reportsAMinute / several.alone.reportsAMinute,
      unit: 'times',
      aim: 1.7,
      isShare: true,
      beside: `one worker: ${several.alone.reportsAMinute.toFixed(2)} ${unit}; web and database share the cores`,
    });
  }
  return figures;
}

async function inOneProcess(size: typeof SIZE): Promise<number> {
  const world = await startWorld();
  try {
    const queue = await prepare(world, size);
    return await reportsAMinute(world, queue, size, senderIn(world));
  } finally {
    await world.close();
  }
}

/** The candidates in the world's own process. */
export function senderIn(world: World): Sender {
  return {
    speak: ({ candidate, applicationId }, ordinal, recording) =>
      speak(world, candidate, applicationId, ordinal, recording),
    submit: async ({ candidate, applicationId }, answers) => {
      expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
    },
  };
}

/** The same queue for worker processes that share the cores, next to the process that accepts the answers. */
async function inWorkers(
  size: typeof SIZE,
  databaseServer: string,
  workers: number,
): Promise<{ reportsAMinute: number; beside: string }> {
  const running: ServerProcess[] = [];
  const world = await startWorld({ server: databaseServer });
  try {
    // The processes use this machine's clock, by which the interviews must have begun.
    world.clock.set(new Date(Date.now() - 60_000));
    const queue = await prepare(world, size);
    await world.settle();
    // From now on, only the workers run tasks.
    await world.ctx.tasks.close();
    const env = {
      DATA_DIR: world.folder,
      DATABASE_URL: await urlOf(world, databaseServer),
      AUTH_SECRET: randomBytes(32).toString('base64url'),
      DEMO: 'off',
      PORT: '0',
      LOG_LEVEL: 'error',
    };
    const web = await startProcess('server/main.ts', ['serve'], { ...env, PROCESS: 'web' });
    running.push(web);
    // A worker starts a thread for each core that it may use. Two workers that may use all cores would start twice as
    // many.
    const cores = dealOutCores(MOST_WORKERS);
    for (let index = 0; index < workers; index += 1) {
      const own = cores?.[index];
      const worker = { ...env, PROCESS: 'worker' };
      running.push(
        await startProcess('server/main.ts', ['serve'], worker, own === undefined ? {} : { cores: own }),
      );
    }
    return {
      reportsAMinute: await reportsAMinute(world, queue, size, await overHttp(web.url, queue)),
      beside: cores ? `the workers on cores ${cores.join(' and ')}` : 'each worker on all cores',
    };
  } finally {
    for (const one of running) await one.stop();
    await world.close();
  }
}

/** Everyone is in the interview, and no one has answered a question. */
export async function prepare(world: World, { interviews, answers }: typeof SIZE): Promise<Queue> {
  const employer = await world.employer();
  const id = await skillId(world, 'JavaScript');
  const job = await postInterviewJob(world, employer, {
    skillBasedCustomeQuestion: Array.from({ length: answers - 1 }, (_, index) => ({
      skillId: id,
      question: `${CLOSURES.question} (${index + 1})`,
      answer: CLOSURES.answer,
    })),
  });
  const taken: Interview[] = [];
  for (let index = 0; index < interviews; index += 1) {
    const candidate = await world.candidate();
    const applicationId = await beScheduled(world, job, employer, candidate);
    const asked = await beginInterview(world, job, applicationId, candidate);
    const spoken = [...asked.skillBasedQuestions, ...asked.personalQuestions];
    taken.push({ candidate, applicationId, questions: spoken.map(({ name }) => name) });
  }
  return { employer, taken };
}

/** The candidates at another process, which does not know the world's sessions. */
async function overHttp(url: string, { taken }: Queue): Promise<Sender> {
  const tokens = new Map<string, string>();
  for (const { candidate } of taken) {
    const { email, password } = candidate;
    tokens.set(candidate.id, (await callApi(url, signIn, { email, password })).token);
  }
  return {
    speak: ({ candidate, applicationId }, ordinal, recording) => {
      const audioName = `${applicationId}answer${ordinal}`;
      const file = { filename: `${audioName}.wav`, content: recording };
      return uploadTo(url, candidateAnswerAudio, file, tokens.get(candidate.id)!, { audioName });
    },
    submit: async ({ candidate, applicationId }, answers) => {
      await callApi(url, submitInterview, { applicationId, answers }, tokens.get(candidate.id));
    },
  };
}

export async function reportsAMinute(
  world: World,
  { employer, taken }: Queue,
  { answerSeconds }: typeof SIZE,
  sender: Sender,
): Promise<number> {
  const recordings = differentAnswers(answerSeconds);
  const begin = performance.now();
  for (const interview of taken) {
    const answers = [];
    for (const [index, question] of interview.questions.entries()) {
      const recording = recordings.next().value;
      answers.push({ question, answer: await sender.speak(interview, index + 1, recording) });
    }
    await sender.submit(interview, answers);
  }
  await untilReported(world, taken.length);
  const minutes = (performance.now() - begin) / 60_000;
  await world.settle();
  for (const { applicationId } of taken) {
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
    if (report?.analysisStatus !== 'ready') throw new Error(`A report is ${report?.analysisStatus}.`);
  }
  return taken.length / minutes;
}

/**
 * Checks four times a second. The tests' own way of waiting checks constantly, and took a thirtieth of the cores being
 * measured.
 */
async function untilReported(world: World, interviews: number): Promise<void> {
  for (;;) {
    const { count } = await world.db
      .selectFrom('reports')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= interviews) return;
    await wait(250);
  }
}

/**
 * All are different, because test worlds recognise each recording only once: each begins a quarter of a second later
 * than the one before, and ends with what it left out. They are made as bytes, because the sender's time is not the
 * server's.
 */
function* differentAnswers(seconds: number): Generator<Uint8Array<ArrayBuffer>, never> {
  const whole = longAnswer(seconds);
  const header = whole.subarray(0, whole.length - seconds * LONG_ANSWER_RATE * 2);
  const sound = whole.subarray(header.length);
  for (let from = 0; ; from = (from + LONG_ANSWER_RATE / 2) % sound.length)
    yield Uint8Array.from(Buffer.concat([header, sound.subarray(from), sound.subarray(0, from)]));
}

/**
 * Divides the cores that this process may use among this many processes, in the form that `startProcess` takes. Null
 * if there are fewer cores than processes, or no `taskset`, which only Linux has.
 */
function dealOutCores(processes: number): string[] | null {
  const { status, stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  if (status !== 0) return null;
  // pid 123's current affinity list: 0-3,8
  const cores = (stdout.split(': ').at(-1) ?? '').trim().split(',').flatMap(each);
  if (cores.length < processes) return null;
  const share = Math.floor(cores.length / processes);
  return Array.from({ length: processes }, (_, index) =>
    cores.slice(index * share, (index + 1) * share).join(','),
  );
}

function each(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
