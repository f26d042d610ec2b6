import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import { getCaptions } from '#contract/interview/captions.ts';
import {
  NO_RECORDING_CONSENT,
  RECORDING_INFECTED,
  ROUND_RECORDING_NOTES,
} from '#contract/interview/round-recording-limits.ts';
import * as contract from '#contract/interview/round-recordings.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { createScanner } from '#server/platform/scanner/scanner.ts';
import { EICAR, startClamd } from '#server/testing/clamd.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { PNG } from '#server/testing/documents.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { recordingClient, sample } from '#server/testing/round-recordings.ts';
import { makeRound } from '#server/testing/rounds.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { tidyRecordings } from './forget.ts';
import { hearRecording } from './hear.ts';
import { prepareRecording } from './prepare.ts';

const SPOKEN = voices.find(({ file }) => file === 'closures-wrong.wav')!.text;

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Rita Recorder');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world?.close());

/** Someone whose second round began a moment ago, and who agreed to a recording unless `agrees` is false. */
async function inRound(name: string, { agrees = true }: { agrees?: boolean } = {}) {
  const candidate = await world.candidate(name);
  const applicationId = await applyTo(world, job, employer, candidate);
  const startsAt = new Date(world.clock.now().getTime() - HOUR_MS);
  const roundId = await makeRound(world.db, world.clock.now(), {
    applicationId,
    memberIds: [employer.id],
    startsAt,
  });
  if (agrees) await agree({ candidate, roundId });
  return { candidate, applicationId, roundId };
}
const agree = async ({ candidate, roundId }: { candidate: Person; roundId: string }, agrees = true) =>
  expectSuccess(await world.call(contract.setRecordingConsent, { roundId, agrees }, candidate.token));
const shown = async (roundId: string) =>
  expectSuccess(await world.call(contract.getRoundRecording, { roundId }, employer.token));
const upload = (roundId: string, content: Uint8Array, fileName = 'round.mp4') =>
  recordingClient(world, employer).sendWhole({ roundId, content, fileName });
const open = (url: string) => world.app.inject({ method: 'GET', url });
const stored = async () => (await Array.fromAsync(world.ctx.files.list('roundRecording/'))).length;
const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ');
const left = async () => {
  const counts = [];
  for (const table of ['round_recordings', 'round_recording_pieces', 'round_recording_words'] as const)
    counts.push((await world.db.selectFrom(table).selectAll().execute()).length);
  const files = await world.db
    .selectFrom('files')
    .select('id')
    .where('kind', '=', 'roundRecording')
    .execute();
  return [...counts, files.length, await stored()];
};
const NOTHING = [0, 0, 0, 0, 0];

describe('a recording', () => {
  test.each([
    ['spoken-aac.mp4', 'video/mp4'],
    ['spoken.mp3', 'audio/mpeg'],
  ])(
    'is played, transcribed and captioned: %s',
    async (file, mediaType) => {
      const { roundId, candidate } = await inRound('Cleo Spoken');
      const name = file.split('/').at(-1)!;
      expect(await upload(roundId, sample(file), name)).toMatchObject({ status: 204 });
      await world.settle();
      const { recording } = await shown(roundId);
      expect(recording).toMatchObject({
        fileName: name,
        state: 'ready',
        note: ROUND_RECORDING_NOTES.ready(),
        uploadedBy: 'Rita Recorder',
        isSound: mediaType.startsWith('audio/'),
      });
      expect(wordErrorRate(SPOKEN, textOf(recording!.lines))).toBeLessThanOrEqual(0.2);
      const times = recording!.lines.flatMap(({ start, end }) => [start, end]);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThan(10);
      const played = await open(recording!.url!);
      expect(played.statusCode).toBe(200);
      expect(played.headers['content-type']).toBe(mediaType);
      const captions = expectSuccess(
        await world.call(getCaptions, { film: recording!.url! }, employer.token),
      );
      expect(captions).toMatchObject({ state: 'ready', mayCorrect: false });
      expect(textOf(captions.cues)).toBe(textOf(recording!.lines));
      expect((await open(recording!.url!.replace('/files/', '/captions/'))).body).toMatch(/^WEBVTT\n/);
      await agree({ candidate, roundId }, false);
      await world.settle();
      expect(await left()).toEqual(NOTHING);
    },
    60_000,
  );

  // sound.test.ts hears these kinds too.
  test.each([
    ['spoken.mov', 'video/mp4'],
    ['spoken-opus.mkv', 'video/webm'],
    ['spoken.webm', 'video/webm'],
    ['spoken.m4a', 'audio/mp4'],
    ['../voices/closures-wrong.wav', 'audio/wav'],
  ])('in a language without a speech model is played, and has no transcript: %s', async (file, mediaType) => {
    const speak = (language: string) =>
      world.db.updateTable('jobs').set({ language }).where('id', '=', job.id).execute();
    await speak('es');
    onTestFinished(async () => void (await speak('en')));
    const { roundId, candidate } = await inRound('Ines Sincopia');
    await upload(roundId, sample(file), file.split('/').at(-1));
    await world.settle();
    const { recording } = await shown(roundId);
    expect(recording).toMatchObject({
      state: 'noWords',
      note: ROUND_RECORDING_NOTES.noWords(),
      lines: [],
      isSound: mediaType.startsWith('audio/'),
    });
    expect((await open(recording!.url!)).headers['content-type']).toBe(mediaType);
    await agree({ candidate, roundId }, false);
    await world.settle();
  });

  test('without sound is played, and says why it has no transcript', async () => {
    const { roundId, candidate } = await inRound('Sina Silent');
    await upload(roundId, sample('no-sound.mp4'));
    await world.settle();
    const { recording } = await shown(roundId);
    expect(recording).toMatchObject({ state: 'noSound', note: ROUND_RECORDING_NOTES.noSound(), lines: [] });
    expect((await open(recording!.url!)).statusCode).toBe(200);
    await agree({ candidate, roundId }, false);
  });

  test('of the wrong kind is refused at once, and a damaged one as soon as it is looked at', async () => {
    const { roundId } = await inRound('Wanda Wrong');
    expect(await upload(roundId, PNG, 'picture.mp4')).toMatchObject({
      status: 415,
      message: refusals.roundRecordingFormat(),
    });
    expect((await shown(roundId)).recording).toBeNull();
    expect(await upload(roundId, new Uint8Array())).toMatchObject({ message: 'The file is empty.' });
    const cut = sample('spoken.mov').subarray(0, 20_000);
    expect(await upload(roundId, cut)).toMatchObject({ status: 204 });
    await world.settle();
    const { recording } = await shown(roundId);
    expect(recording).toMatchObject({ state: 'refused', note: ROUND_RECORDING_NOTES.refused(), url: null });
    expect(await stored()).toBe(0);
    // Another recording replaces it.
    expect(await upload(roundId, sample('spoken.webm'))).toMatchObject({ status: 204 });
    await world.settle();
    expect((await shown(roundId)).recording).toMatchObject({ state: 'ready' });
    expect(await upload(roundId, sample('spoken.webm'))).toMatchObject({
      envelope: { responseStatus: { statusCode: 1, code: 'round-recording.exists' } },
    });
    expectSuccess(await world.call(contract.removeRoundRecording, { roundId }, employer.token));
    await world.settle();
    expect(await left()).toEqual(NOTHING);
  });

  test('goes on where it was broken off, and one that nobody goes on with is dropped', async () => {
    const { roundId } = await inRound('Bo Broken');
    const client = recordingClient(world, employer);
    const content = sample('spoken.m4a');
    const recordingId = randomUUID();
    const begun = { roundId, recordingId, fileName: 'call.m4a', bytes: content.length };
    expect(await client.begin(begun)).toMatchObject({ status: 201 });
    expect(await client.patch(recordingId, 0, content.subarray(0, 1_000))).toMatchObject({ status: 204 });
    expect((await shown(roundId)).recording).toMatchObject({
      state: 'arriving',
      arrivedBytes: 1_000,
      note: ROUND_RECORDING_NOTES.arriving(),
    });
    expect(await client.begin(begun)).toMatchObject({ status: 201 });
    expect(await client.head(recordingId)).toMatchObject({ offset: 1_000, length: content.length });
    expect(await client.patch(recordingId, 500, content.subarray(500))).toMatchObject({ status: 409 });
    expect(await client.patch(recordingId, 1_000, content.subarray(1_000))).toMatchObject({ status: 204 });
    await world.settle();
    expect((await shown(roundId)).recording).toMatchObject({ state: 'ready' });
    expectSuccess(await world.call(contract.removeRoundRecording, { roundId }, employer.token));

    await client.begin({ ...begun, recordingId: randomUUID() });
    const since = world.clock.now();
    world.clock.set(new Date(since.getTime() + 6 * DAY_MS));
    await tidyRecordings(world.ctx);
    expect(await left()).not.toEqual(NOTHING);
    world.clock.set(new Date(since.getTime() + 8 * DAY_MS));
    await tidyRecordings(world.ctx);
    await world.settle();
    expect(await left()).toEqual(NOTHING);
    world.clock.set(since);
  });

  test('in which the scanner finds something is opened by nobody', async () => {
    const clamd = await startClamd();
    world.ctx.scanner = createScanner(clamd.address);
    const { roundId } = await inRound('Vic Virus');
    const content = Buffer.concat([sample('spoken.mp3'), Buffer.from(EICAR)]);
    await upload(roundId, content, 'call.mp3');
    await world.settle();
    expect((await shown(roundId)).recording).toMatchObject({ url: null, note: RECORDING_INFECTED() });
    world.ctx.scanner = null;
    await clamd.close();
    expectSuccess(await world.call(contract.removeRoundRecording, { roundId }, employer.token));
  });
});

describe('the transcript', () => {
  test('goes on after the piece that was heard last', async () => {
    const { roundId, candidate } = await inRound('Kim Killed');
    const lengths = hearing(async (count) => {
      if (count === 2) throw new Error('The program was killed.');
    });
    await upload(roundId, longWav(readVoice('closures-wrong.wav')), 'long.wav');
    await world.settle();
    const { state, lines } = (await shown(roundId)).recording!;
    expect(state).toBe('ready');
    // The second piece was transcribed again, the first was not.
    expect(lengths).toEqual([expect.any(Number), lengths[1], lengths[1]]);
    expect(lengths[0]).toBeGreaterThan(lengths[1]!);
    expect(wordErrorRate(Array(3).fill(SPOKEN).join(' '), textOf(lines))).toBeLessThanOrEqual(0.2);
    const times = lines.flatMap(({ start, end }) => [start, end]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    await agree({ candidate, roundId }, false);
  }, 60_000);

  test('is the same when two processes hear it', async () => {
    const { roundId, candidate } = await inRound('Tom Twice');
    const others: Promise<void>[] = [];
    const lengths = hearing(async () => {
      const { recordingId } = (await shown(roundId)).recording!;
      if (others.length === 0) others.push(hearRecording(world.ctx, recordingId));
    });
    await upload(roundId, sample('spoken.m4a'));
    await world.settle();
    await Promise.all(others);
    expect(lengths).toHaveLength(2);
    const { recording } = await shown(roundId);
    expect(recording!.state).toBe('ready');
    expect(wordErrorRate(SPOKEN, textOf(recording!.lines))).toBeLessThanOrEqual(0.2);
    await prepareRecording(world.ctx, recording!.recordingId);
    await hearRecording(world.ctx, recording!.recordingId);
    expect((await shown(roundId)).recording!.lines).toEqual(recording!.lines);
    await agree({ candidate, roundId }, false);
  });

  test('ends when the consent is taken back meanwhile, and nothing is left', async () => {
    const { roundId, candidate } = await inRound('Rae Revokes');
    const lengths = hearing(async (count) => {
      if (count === 1) expect((await agree({ candidate, roundId }, false)).hasRecording).toBe(false);
    });
    await upload(roundId, longWav(readVoice('closures-wrong.wav')), 'long.wav');
    await world.settle();
    expect(lengths).toHaveLength(1);
    expect(await left()).toEqual(NOTHING);
  }, 60_000);

  /** Runs `then` whenever the recogniser has transcribed a piece. Returns the lengths of the pieces. */
  function hearing(then: (count: number) => Promise<void>): number[] {
    const { speech } = world.ctx;
    const lengths: number[] = [];
    world.ctx.speech = {
      ...speech,
      transcribe: async (wav) => {
        const count = lengths.push(wav.length);
        const transcript = await speech.transcribe(wav);
        await then(count);
        return transcript;
      },
    };
    onTestFinished(() => {
      world.ctx.speech = speech;
    });
    return lengths;
  }
});

describe('the consent', () => {
  test('is needed, can be given at any time and is in the history', async () => {
    const { roundId, candidate } = await inRound('Nia No', { agrees: false });
    const consent = async () =>
      expectSuccess(await world.call(contract.getRecordingConsent, { roundId }, candidate.token));
    expect(await consent()).toMatchObject({
      agreedDate: null,
      filmDays: 180,
      reportDays: 730,
      hasRecording: false,
    });
    expect(await shown(roundId)).toEqual({ agreedDate: null, mayUpload: false, recording: null });
    expect(await upload(roundId, sample('spoken.mp3'))).toMatchObject({
      status: 403,
      message: NO_RECORDING_CONSENT(),
      envelope: { responseStatus: { code: 'round-recording.no-consent' } },
    });
    const { agreedDate } = await agree({ candidate, roundId });
    expect((await agree({ candidate, roundId })).agreedDate).toBe(agreedDate);
    expect(await shown(roundId)).toMatchObject({ agreedDate, mayUpload: true });

    const client = recordingClient(world, employer);
    const content = sample('spoken.mp3');
    const recordingId = randomUUID();
    await client.begin({ roundId, recordingId, fileName: 'call.mp3', bytes: content.length });
    await client.patch(recordingId, 0, content.subarray(0, 9_000));
    expect((await consent()).hasRecording).toBe(true);
    await agree({ candidate, roundId }, false);
    expect(await client.patch(recordingId, 9_000, content.subarray(9_000))).toMatchObject({ status: 404 });
    await world.settle();
    expect(await left()).toEqual(NOTHING);
    const { events } = expectSuccess(await world.call(getHistory, {}, employer.token));
    expect(events.slice(0, 2).map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ['round-recording.withdrawn', 'candidate'],
      ['round-recording.agreed', 'candidate'],
    ]);
  });

  test('is not enough before the round begins, nor for one that was cancelled', async () => {
    const { roundId, candidate } = await inRound('Cal Cancelled');
    const set = (change: object) =>
      world.db.updateTable('rounds').set(change).where('id', '=', roundId).execute();
    await set({ starts_at: new Date(world.clock.now().getTime() + HOUR_MS) });
    expect((await shown(roundId)).mayUpload).toBe(false);
    expect(await upload(roundId, sample('spoken.mp3'))).toMatchObject({
      envelope: { responseStatus: { code: 'round-recording.too-early' } },
    });
    await agree({ candidate, roundId }, false);
    await set({ cancelled_at: world.clock.now(), cancelled_by: 'company' });
    const again = await world.call(contract.setRecordingConsent, { roundId, agrees: true }, candidate.token);
    expect(again).toMatchObject({ statusCode: 1, code: 'round.cancelled' });
  });
});

/** A minute with the recording once at the beginning and twice at the end, and silence between, which is heard quickly. */
function longWav(wav: Uint8Array): Uint8Array {
  const { samples, sampleRate } = readWav(wav);
  const all = new Float32Array(7 * samples.length);
  for (const place of [0, 5, 6]) all.set(samples, place * samples.length);
  return wavFile([all], { sampleRate });
}
