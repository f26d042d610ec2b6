import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { getCompletedJobs, getEmployerDashboard } from '#contract/employer.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import {
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
} from '#contract/interview.ts';
import { getPostedJobs } from '#contract/jobs.ts';
import { pino } from 'pino';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { postJob } from '#server/testing/jobs.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { listWhileTranscribing, longAnswer, reportSeconds } from './interview.ts';

/** Measures the figures of the README's performance table on this machine, and prints each with its aim. */

const rows: { what: string; measured: string; aim: string; holds: boolean }[] = [];
const note = (what: string, value: number, unit: string, aim: number): void => {
  rows.push({ what, measured: `${value.toFixed(2)} ${unit}`, aim: `${aim} ${unit}`, holds: value <= aim });
};

async function measureStarts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  try {
    for (const [what, aim] of [
      ['first start on an empty folder, with the demonstration world', 30],
      ['second start', 10],
    ] as const) {
      note(what, await startOnce(folder), 's', aim);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seconds until the server answers that it is ready. */
async function startOnce(folder: string): Promise<number> {
  const begin = performance.now();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (text) => String(text).includes('ready at') && resolve());
  });
  const seconds = (performance.now() - begin) / 1000;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return seconds;
}

async function measureSpeech(): Promise<void> {
  const speech = createSpeech({ threads: 1, log: pino({ level: 'silent' }) });
  await speech.transcribe(readVoice('dont-know.wav'));
  for (const seconds of [15, 60, 120]) {
    const wav = longAnswer(seconds);
    const before = process.cpuUsage();
    await speech.transcribe(wav);
    const { user, system } = process.cpuUsage(before);
    note(`transcribing ${seconds} s of speech, processor time`, (user + system) / 1e6, 's', seconds / 10);
  }
  await speech.close();
}

function measureGrading(): void {
  const reference =
    'A closure is a function that remembers the variables of its scope after the outer function returned.';
  const text = voices
    .map((voice) => voice.text)
    .join(' ')
    .repeat(2);
  const begin = performance.now();
  for (let run = 0; run < 20; run += 1) {
    gradeAnswer({ question: 'What is a closure?', reference: `${reference} ${run}`, transcript: { text } });
  }
  note(`grading an answer of ${text.split(' ').length} words`, (performance.now() - begin) / 20, 'ms', 20);
}

async function timed<E extends Endpoint>(
  world: World,
  endpoint: E,
  input: InputOf<E>,
  token: string,
): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 10; run += 1) {
    const begin = performance.now();
    expectSuccess(await world.call(endpoint, input, token));
    times.push(performance.now() - begin);
  }
  note(
    `${endpoint.path} with 500 jobs and 5,000 applications, median`,
    times.toSorted((a, b) => a - b)[5]!,
    'ms',
    200,
  );
}

async function measureLists(): Promise<void> {
  const world = await startWorld();
  const employer = await world.employer();
  const { id: jobId } = await postJob(world, employer);
  const candidateId = (await world.candidate()).id;
  const size = { jobs: 500, applications: 5_000 };
  await fillCompany(world.db, { jobId, candidateId }, size, world.clock.now());
  await timed(world, getEmployerDashboard, {}, employer.token);
  await timed(world, getPostedJobs, {}, employer.token);
  await timed(world, getReceivedApplications, {}, employer.token);
  await timed(world, getApplicationByJobId, { jobId }, employer.token);
  await timed(world, getReceivedApplicationsTotal, {}, employer.token);
  await timed(world, getCompletedJobs, {}, employer.token);
  await world.close();
}

async function measureInterview(): Promise<void> {
  for (const lastSeconds of [15, 120]) {
    const what = `from Submit to a ready report, 10 questions, the last answer of ${lastSeconds} s sent right before`;
    // The aim is for answers that are sent as they end. Two minutes of speech at the end take longer.
    note(what, await reportSeconds(lastSeconds), 's', lastSeconds > 60 ? 15 : 5);
  }
  const what = 'an employer’s list while two answers of 120 s are transcribed, 95th percentile';
  note(what, await listWhileTranscribing(), 'ms', 200);
}

await measureStarts();
await measureSpeech();
measureGrading();
await measureInterview();
await measureLists();
console.log('| What | Measured | Aim | |\n|---|---|---|---|');
for (const { what, measured, aim, holds } of rows) {
  console.log(`| ${what} | ${measured} | at most ${aim} | ${holds ? 'holds' : 'MISSED'} |`);
}
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
