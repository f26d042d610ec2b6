/**
 * Measures an interview of ten questions from the last click to the report, and how fast the server responds during
 * transcription.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { submitToReport } from '#server/testing/ten-questions.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { expectSuccess, startWorld } from '#server/testing/world.ts';
import { type Figure, percentile } from './figures.ts';

/** Samples per second of a long answer, 16 bits each. */
export const LONG_ANSWER_RATE = 16_000;

/** The recorded voices one after another, repeated until they have the given length. */
export function longAnswer(seconds: number): Uint8Array<ArrayBuffer> {
  const spoken = voices
    .filter((voice) => voice.seconds > 8)
    .map(({ file }) => readWav(readVoice(file)).samples);
  const samples = new Float32Array(seconds * LONG_ANSWER_RATE);
  let at = 0;
  for (let turn = 0; at < samples.length; turn += 1) {
    const part = spoken[turn % spoken.length]!.subarray(0, samples.length - at);
    samples.set(part, at);
    at += part.length;
  }
  return new Uint8Array(wavFile([samples], { sampleRate: LONG_ANSWER_RATE }));
}

/** The seconds from submitting until the report is ready. The last answer, of `lastSeconds`, is sent right before. */
async function reportSeconds(lastSeconds: number): Promise<number> {
  const world = await startWorld();
  try {
    const answer = readVoice('closures-good.wav');
    return await submitToReport(world, { answer, last: longAnswer(lastSeconds) });
  } finally {
    await world.close();
  }
}

/**
 * The 95th percentile of response times for an employer's list, in milliseconds, while two answers of 120 s are
 * transcribed.
 */
async function listWhileTranscribing(): Promise<number> {
  const world = await startWorld();
  try {
    const employer = await world.employer();
    const recording = longAnswer(120);
    let isDone = false;
    const both = Promise.all([0, 1].map(() => world.ctx.speech.transcribe(recording))).then(() => {
      isDone = true;
    });
    const times: number[] = [];
    while (!isDone) {
      const begin = performance.now();
      expectSuccess(await world.call(getPostedJobs, {}, employer.token));
      times.push(performance.now() - begin);
      await wait(20);
    }
    await both;
    return percentile(times, 0.95);
  } finally {
    await world.close();
  }
}

export async function measureInterview(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const lastSeconds of [15, 120]) {
    const what = `from Submit to a ready report, 10 questions, the last answer of ${lastSeconds} s sent right before`;
    // The target is for answers that are sent as soon as they end. Two minutes of speech at the end take longer.
    const aim = lastSeconds > 60 ? 15 : 5;
    figures.push({ what, value: await reportSeconds(lastSeconds), unit: 's', aim });
  }
  const what = 'an employer’s list while two answers of 120 s are transcribed, 95th percentile';
  figures.push({ what, value: await listWhileTranscribing(), unit: 'ms', aim: 200 });
  return figures;
}
