import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { beScheduled, beginInterview, postInterviewJob, speak } from '#server/testing/interviews.ts';
import { endTask, taskOfAnotherProcess } from '#server/testing/stored-tasks.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { answersOf, setTranscript } from './store.ts';
import { transcribeWaiting } from './transcribe.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const RATE = 16_000;

/** Part of a recording that no other test uses, so that it is really transcribed. */
const partOf = (file: string, seconds: number): Uint8Array =>
  wavFile([readWav(readVoice(file)).samples.slice(0, seconds * RATE)], { sampleRate: RATE });

/** Two answers that wait for their transcripts, without tasks of this process. */
async function twoWaiting(seconds: number) {
  const employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  const candidate = await world.candidate();
  const applicationId = await beScheduled(world, job, employer, candidate);
  await beginInterview(world, job, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, partOf('closures-good.wav', seconds));
  await speak(world, candidate, applicationId, 2, partOf('introduction.wav', seconds));
  await world.settle();
  await world.db
    .updateTable('interview_answers')
    .set({ transcription_status: 'waiting', transcript: null })
    .where('application_id', '=', applicationId)
    .execute();
  const attempt = { applicationId, attempt: 1 };
  return { attempt, answers: await stored(attempt) };
}

const stored = async (attempt: Attempt) =>
  (await answersOf(world.db, attempt)).toSorted((a, b) => a.ordinal! - b.ordinal!);
const textsOf = async (attempt: Attempt) =>
  (await stored(attempt)).map(({ transcript }) => transcript?.text ?? null);

test('an answer that another process hears is not heard again: the report waits for its words', async () => {
  const { attempt, answers } = await twoWaiting(3.1);
  // The report begins with the last one.
  const last = answers[1]!;
  const running = await taskOfAnotherProcess(world.db, {
    queue: 'speech',
    task: 'interviews.transcribe',
    payload: { answerId: last.id },
    isAlive: true,
  });
  // A running task would keep the next test waiting.
  onTestFinished(() => endTask(world.db, running));
  const transcribed = transcribeWaiting(world.ctx, attempt);
  await expect.poll(async () => (await textsOf(attempt))[0], { timeout: 20_000 }).toMatch(/\w+ \w+/);
  expect((await textsOf(attempt))[1]).toBeNull();
  const model = { segments: [], durationSeconds: 3, speechSeconds: 2, voiceSeconds: 2, confidence: -0.1 };
  const elsewhere = { ...model, text: 'Heard by the other process.', model: 'moonshine-base' };
  await setTranscript(world.db, last.id, last.audio_file_id!, elsewhere);
  await endTask(world.db, running);
  await transcribed;
  expect((await textsOf(attempt))[1]).toBe('Heard by the other process.');
});

test('an answer whose process died while it heard it is heard by the next one', async () => {
  const { attempt, answers } = await twoWaiting(3.3);
  await taskOfAnotherProcess(world.db, {
    queue: 'speech',
    task: 'interviews.transcribe',
    payload: { answerId: answers[1]!.id },
    isAlive: false,
  });
  await transcribeWaiting(world.ctx, attempt);
  expect((await stored(attempt)).map(({ transcription_status }) => transcription_status)).toEqual([
    'done',
    'done',
  ]);
  const [one, other] = await textsOf(attempt);
  expect(one).toMatch(/function/i);
  expect(other).toMatch(/\w+ \w+ \w+/);
});
