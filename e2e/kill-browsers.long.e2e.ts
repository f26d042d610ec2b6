import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getFeedback } from '#contract/interview/interview.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { SOUND_RATE, soundOf } from '#server/platform/media/sound.ts';
import { resample } from '#server/platform/speech/resample.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { launchOwnBrowser, type OwnBrowser } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  makeInterviewJob,
  readReport,
  until,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION, MCQ } from './harness/interviews.ts';
import { callApi, signInOnPage } from './harness/people.ts';
import { seededRandom } from './harness/random.ts';
import { secondsHeard, tones } from './harness/tones.ts';
import { sendToMicrophone } from './harness/voice.ts';
import { test } from './harness/worker.ts';

/** To choose another run: `KILL_SEED=2 KILLS=20 npm test e2e/kill-browsers`. */
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const KILLS = Number(process.env['KILLS'] ?? 20);
/** Each takes a separate interview. */
const AT_ONCE = 2;

const STAGES = ['choosing', 'skill', 'personal', 'finished'] as const;
type Stage = (typeof STAGES)[number];
/** Most kills are in spoken questions, because only they have sound to lose. */
const WEIGHTED: readonly Stage[] = [
  'choosing',
  'skill',
  'skill',
  'skill',
  'personal',
  'personal',
  'personal',
  'finished',
];
const SPOKEN_SECONDS = 8;
/** A kill comes at most this long after its stage began, which may be after the stage. */
const LONGEST_MS = 9_500;
/** At a cut, one window of the measurement is in neither half. */
const MOST_MISSING = 0.5;

interface Plan {
  number: number;
  stage: Stage;
  afterMs: number;
  isElsewhere: boolean;
}

/** The stage that the interview has reached on this page. */
async function stageOf(page: Page): Promise<Stage> {
  const heading = page
    .getByRole('heading', { name: MCQ.question })
    .or(page.getByRole('heading', { name: CLOSURES.question }))
    .or(page.getByRole('heading', { name: INTRODUCTION }))
    .or(page.getByRole('heading', { name: 'That was the last question' }));
  const text = await heading.first().innerText();
  if (text.includes(MCQ.question)) return 'choosing';
  if (text.includes(CLOSURES.question)) return 'skill';
  return text.includes(INTRODUCTION) ? 'personal' : 'finished';
}

/** Waits until another stage is shown. */
const leave = async (page: Page, stage: Stage) => {
  await until(`the page leaves ${stage}`, async () => ((await stageOf(page)) === stage ? null : true));
};

/** Takes the interview from where it is to its end. Each spoken second has its own tone. */
function taker() {
  let spoken = 0;
  return async (page: Page, onStage: (stage: Stage) => void = () => {}): Promise<void> => {
    const { button } = drive(() => page);
    for (;;) {
      const stage = await stageOf(page);
      if (stage === 'finished') {
        onStage(stage);
        await button('Submit').click();
        await page.getByRole('dialog', { name: 'Interview submitted successfully' }).waitFor();
        return;
      }
      if (stage === 'choosing') {
        onStage(stage);
        await page.getByLabel(MCQ.answer, { exact: true }).check();
        await button('Next').click();
      } else {
        await page.getByText('Recording', { exact: true }).waitFor();
        const played = await page.evaluate(() => window.soundsPlayed ?? 0);
        const wav = tones(spoken, SPOKEN_SECONDS);
        spoken += SPOKEN_SECONDS;
        onStage(stage);
        await sendToMicrophone(page, wav);
        await page.waitForFunction((before) => (window.soundsPlayed ?? 0) > before, played);
        await button('I am done').click();
      }
      await leave(page, stage);
    }
  };
}

/** Adds up how much of each second is heard. */
function addTo(sum: Map<number, number>, more: Map<number, number>): void {
  for (const [second, amount] of more) sum.set(second, (sum.get(second) ?? 0) + amount);
}

test(
  `${KILLS} browsers are killed at any moment of their interviews, half of them go on elsewhere: what a video has of an answer is in the answer (seed ${SEED})`,
  { timeout: 3_600_000 },
  async ({ shared, onTestFinished }) => {
    const random = seededRandom(SEED);
    const plans = Array.from({ length: KILLS }, (_, index): Plan => {
      const stage = WEIGHTED[Math.floor(random() * WEIGHTED.length)]!;
      return { number: index + 1, stage, afterMs: random() * LONGEST_MS, isElsewhere: index % 2 === 0 };
    });
    const folder = mkdtempSync(path.join(os.tmpdir(), 'roundone-kill-browsers-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const job = await makeInterviewJob(shared);
    const results: { inVideos: number; missing: number }[] = [];
    const next = async (): Promise<void> => {
      const plan = plans.shift();
      if (!plan) return;
      const result = await interviewThroughKill(job, plan, folder);
      const { number, stage, afterMs, isElsewhere } = plan;
      process.stdout.write(
        `kill ${number}: ${stage} after ${Math.round(afterMs)} ms, goes on ${isElsewhere ? 'elsewhere' : 'here'}: ` +
          `${result.inVideos.toFixed(1)} s in the video, ${result.missing.toFixed(1)} s of it in no answer\n`,
      );
      results.push(result);
      await next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    const total = (key: keyof (typeof results)[number]) => results.reduce((sum, each) => sum + each[key], 0);
    process.stdout.write(
      `seed ${SEED}: ${results.length} browsers killed; videos have ${total('inVideos').toFixed(1)} s of answers, ${total('missing').toFixed(1)} s of them in no answer\n`,
    );
    for (const { missing } of results) expect(missing).toBeLessThanOrEqual(MOST_MISSING);
  },
);

/**
 * One interview during which the browser is killed once. Returns what the video has of its answers, and what of that
 * is in no answer.
 */
async function interviewThroughKill(
  job: InterviewJob,
  { number, stage: killedIn, afterMs, isElsewhere }: Plan,
  folder: string,
): Promise<{ inVideos: number; missing: number }> {
  const profile = path.join(folder, `profile-${number}`);
  const first = await launchOwnBrowser(profile);
  const own = { ...job, browser: { ...job.browser, newPerson: async () => first } };
  const granted = { timeFactor: 2 as const, recordOnly: false };
  const name = `Killed ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[number % 26]}`;
  const { page, applicationId, candidate } = await arrive(own, { name, granted });
  await begin(page);
  const take = taker();
  const killed = Promise.withResolvers<void>();
  const kill = () => pause(afterMs).then(first.kill).then(killed.resolve, killed.reject);
  let isKilled = false;
  const taking = take(page, (stage) => {
    if (stage !== killedIn || isKilled) return;
    isKilled = true;
    void kill();
  });
  // Once the page is gone, actions on it fail. An interview that was quicker has been submitted.
  await Promise.all([killed.promise, taking.catch(() => {})]);

  const then: OwnBrowser = await launchOwnBrowser(isElsewhere ? `${profile}-elsewhere` : profile);
  try {
    if (isElsewhere) await signInOnPage(then.page, job.url, candidate);
    const interview = `${job.url}${PATHS.startInterview}?ApplicationId=${applicationId}`;
    await then.page.goto(interview);
    const { button } = drive(() => then.page);
    const goesOn = button('Yes, continue here').or(button('Continue the interview'));
    const isOver = then.page.getByText('already submitted');
    const signIn = button('Sign In');
    await goesOn.or(isOver).or(signIn).waitFor();
    // A browser that was killed soon after signing in had not written the session to disk.
    if (await signIn.isVisible()) {
      await signInOnPage(then.page, job.url, candidate);
      await then.page.goto(interview);
      await goesOn.or(isOver).waitFor();
    }
    if (await goesOn.isVisible()) {
      await goesOn.click();
      await take(then.page);
    }
  } finally {
    await then.context.close();
  }
  return measure(job, applicationId, folder);
}

async function measure(job: InterviewJob, applicationId: string, folder: string) {
  const report = await readReport(job, applicationId);
  const inAnswers = new Map<number, number>();
  for (const { audioUrl } of report.questionnaireReport) {
    if (audioUrl === null) continue;
    const wav = await (await fetch(new URL(audioUrl, job.url))).arrayBuffer();
    addTo(inAnswers, secondsHeard(resample(readWav(new Uint8Array(wav)), SOUND_RATE)));
  }
  const address = await until('the report has its video', async () => {
    const made = await callApi(job.url, getFeedback, { applicationId }, job.employer.token);
    return made?.candidateAnswerVideo ?? null;
  });
  const file = path.join(folder, applicationId);
  writeFileSync(file, new Uint8Array(await (await fetch(new URL(address, job.url))).arrayBuffer()));
  const inVideo = new Map<number, number>();
  for await (const { samples } of soundOf(file, 600)) addTo(inVideo, secondsHeard(samples));
  let missing = 0;
  for (const [second, amount] of inVideo) missing += Math.max(0, amount - (inAnswers.get(second) ?? 0));
  return { inVideos: [...inVideo.values()].reduce((sum, amount) => sum + amount, 0), missing };
}
