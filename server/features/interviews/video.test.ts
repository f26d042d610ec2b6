import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import {
  getFeedback,
  recordProctoringEvent,
  submitAnswerVideo,
  submitInterview,
} from '#contract/interview/interview.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { forgetSpentRecordings } from '#server/features/interviews/forget-recordings.ts';
import { beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import { sendRecording } from '#server/testing/resumable.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: Awaited<ReturnType<typeof postInterviewJob>>;
/** Recordings made by Chromium's MediaRecorder, 3 s each: VP8 and Opus, and fragmented H.264 and Opus. */
let webm: { content: Uint8Array; mimeType: string };
let mp4: { content: Uint8Array; mimeType: string };
beforeAll(async () => {
  const read = (name: string) => readFile(new URL(`../../testing/recordings/${name}`, import.meta.url));
  webm = { content: await read('camera.webm'), mimeType: 'video/webm;codecs=vp8,opus' };
  mp4 = { content: await read('camera.mp4'), mimeType: 'video/mp4;codecs=avc1.42E01E,opus' };
  world = await startWorld();
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

async function interviewed() {
  const candidate = await world.candidate();
  const applicationId = await beScheduled(world, job, employer, candidate);
  await beginInterview(world, job, applicationId, candidate);
  const record = (recording: Parameters<typeof sendRecording>[3]) =>
    sendRecording(world, candidate, applicationId, recording);
  const speak = (ordinal: number, place: { videoOffsetSeconds?: number; recordingId?: string }) => {
    const audioName = `${applicationId}answer${ordinal}`;
    const file = { filename: 'answer.wav', content: readVoice('dont-know.wav') };
    return world.upload(candidateAnswerAudio, { audioName, ...place }, file, candidate.token);
  };
  const submit = async () => {
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token));
    expect(report).toMatchObject({ analysisStatus: 'ready' });
    return report!;
  };
  const pieces = async () => {
    const session = await world.call(getInterviewSession, { applicationId }, candidate.token);
    return expectSuccess(session).recordings.map((recording) => recording.pieces.length);
  };
  return { candidate, applicationId, record, speak, submit, pieces };
}

/** Runs the nightly tasks as if this many days had passed. */
async function tidyUpAfter(days: number): Promise<void> {
  const today = world.clock.now();
  world.clock.set(new Date(today.getTime() + days * DAY_MS));
  await forgetSpentRecordings(world.ctx);
  world.clock.set(today);
}

// The WebM elements that contain its index, and its pictures and sounds (RFC 9559).
const CUES = Buffer.from('1c53bb6b', 'hex');
const CLUSTER = Buffer.from('1f43b675', 'hex');

/** What a browser gets from the report's video link. */
async function videoAt(link: string | null) {
  const url = link ?? 'missing';
  const part = await world.app.inject({ method: 'GET', url, headers: { range: 'bytes=0-99' } });
  expect(part.statusCode).toBe(206);
  const { rawPayload } = await world.app.inject({ method: 'GET', url });
  const input = new Input({ source: new BufferSource(rawPayload), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const sink = new EncodedPacketSink(video!);
  const type = part.headers['content-type'];
  const name = part.headers['content-disposition'];
  const isSeekable =
    type === 'video/webm'
      ? rawPayload.lastIndexOf(CUES) > rawPayload.indexOf(CLUSTER)
      : rawPayload.indexOf('moov') < rawPayload.indexOf('mdat');
  return { seconds: await input.computeDuration(), sink, isSeekable, type, name };
}

describe('recordings that came in chunks become the interview’s video', () => {
  test.each([
    ['VP8 in webm', 'webm', () => webm],
    ['H.264 in fragments', 'mp4', () => mp4],
  ])('from %s, a %s that can be seeked in', async (_, container, recording) => {
    const { record, speak, submit } = await interviewed();
    const recordingId = await record(recording());
    expectSuccess(await speak(1, { recordingId, videoOffsetSeconds: 1.5 }));
    const { candidateAnswerVideo, questionnaireReport } = await submit();
    const { seconds, isSeekable, sink, type, name } = await videoAt(candidateAnswerVideo);
    expect([type, name]).toEqual([`video/${container}`, `inline; filename=video.${container}`]);
    expect(seconds).toBeCloseTo(3, 0);
    expect(isSeekable).toBe(true);
    expect((await sink.getPacket(2))?.timestamp).toBeCloseTo(2, 0);
    expect(questionnaireReport[1]).toMatchObject({ videoOffsetSeconds: 1.5 });
  });

  test('after a reload in the middle: one after the other, with the places of the answers in the whole video', async () => {
    const { record, speak, submit } = await interviewed();
    // The page was closed before its recorder finished and before everything was sent.
    const first = await record({ ...webm, content: webm.content.subarray(0, 50_000), chunkBytes: 9_000 });
    const second = await record({ ...webm, offsetSeconds: 40 });
    expectSuccess(await speak(1, { recordingId: first, videoOffsetSeconds: 0.5 }));
    expectSuccess(await speak(2, { recordingId: second, videoOffsetSeconds: 1 }));
    const { candidateAnswerVideo, questionnaireReport } = await submit();
    const { seconds, sink } = await videoAt(candidateAnswerVideo);
    expect(seconds).toBeGreaterThan(4.5);
    expect(seconds).toBeLessThan(6);
    const begin = seconds - 3;
    expect(questionnaireReport[1]?.videoOffsetSeconds).toBe(0.5);
    expect(questionnaireReport[2]?.videoOffsetSeconds).toBeCloseTo(begin + 1, 0);
    const timestamps: number[] = [];
    for await (const packet of sink.packets()) timestamps.push(packet.timestamp);
    expect(timestamps).toEqual(timestamps.toSorted((a, b) => a - b));
    const gaps = timestamps.map((time, index) => time - (timestamps[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(0.5);
  });

  test('what was noted has its second in the video, if the video shows that moment', async () => {
    const { applicationId, candidate, record, submit } = await interviewed();
    const begins = world.clock.now().getTime();
    await record(webm);
    for (const seconds of [2, 60]) {
      world.clock.set(new Date(begins + seconds * 1_000));
      const event = { applicationId, kind: 'tab-hidden' as const };
      expectSuccess(await world.call(recordProctoringEvent, event, candidate.token));
    }
    const { proctoringTimeline } = await submit();
    // A few milliseconds pass before the recording begins.
    expect(proctoringTimeline.map(({ videoSeconds }) => videoSeconds)).toEqual([expect.closeTo(2, 1), null]);
  });

  test('a recording that cannot be joined stays separate, and is kept', async () => {
    const { record, speak, submit, pieces } = await interviewed();
    const other = await record({ ...mp4, content: mp4.content.subarray(0, 20_000) });
    const video = await record(webm);
    expectSuccess(await speak(1, { recordingId: other, videoOffsetSeconds: 0.5 }));
    expectSuccess(await speak(2, { recordingId: video, videoOffsetSeconds: 1 }));
    const { candidateAnswerVideo, questionnaireReport } = await submit();
    expect((await videoAt(candidateAnswerVideo)).seconds).toBeCloseTo(3, 0);
    expect(questionnaireReport.map(({ videoOffsetSeconds }) => videoOffsetSeconds)).toEqual([null, null, 1]);

    await tidyUpAfter(31);
    expect(await pieces()).toEqual([2, 0]);
  });

  test('a video that was sent whole takes precedence', async () => {
    const { candidate, applicationId, record, speak, submit } = await interviewed();
    await record({ ...webm, content: webm.content.subarray(0, 30_000) });
    const file = { filename: 'video.mp4', content: mp4.content };
    expectSuccess(await world.upload(submitAnswerVideo, { applicationId }, file, candidate.token));
    expectSuccess(await speak(1, { videoOffsetSeconds: 2 }));
    const { candidateAnswerVideo, questionnaireReport } = await submit();
    expect((await videoAt(candidateAnswerVideo)).seconds).toBeCloseTo(3, 0);
    expect(questionnaireReport[1]).toMatchObject({ videoOffsetSeconds: 2 });
  });

  test('a recording that no player can show does not change the report, and is kept', async () => {
    const { record, submit, pieces } = await interviewed();
    await record({ ...webm, content: Buffer.alloc(40_000), chunkBytes: 20_000 });
    expect(await submit()).toMatchObject({ candidateAnswerVideo: null });
    await tidyUpAfter(31);
    expect(await pieces()).toEqual([2]);
  });
});

test('a video that was made before, VP8 in an mp4, is still shown as one', async () => {
  const { candidate, applicationId, record, submit } = await interviewed();
  await record(webm);
  await submit();
  const key = `playable/${randomUUID()}.mp4`;
  await world.ctx.files.write(key, Readable.from([mp4.content]));
  await world.db
    .updateTable('interviews')
    .set({ playable_key: key })
    .where('application_id', '=', applicationId)
    .execute();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token));
  const { type, name } = await videoAt(report?.candidateAnswerVideo ?? null);
  expect([type, name]).toEqual(['video/mp4', 'inline; filename=video.mp4']);
});

describe('chunks that are no longer needed', () => {
  test('are deleted 30 days after their video was made, and the video is kept', async () => {
    const { record, submit, pieces } = await interviewed();
    const recordingId = await record(webm);
    const { candidateAnswerVideo } = await submit();
    await tidyUpAfter(29);
    expect(await pieces()).toEqual([5]);
    await tidyUpAfter(31);
    expect(await pieces()).toEqual([0]);
    expect(await Array.fromAsync(world.ctx.files.list(`pieces/${recordingId}/`))).toEqual([]);
    expect((await videoAt(candidateAnswerVideo)).seconds).toBeCloseTo(3, 0);
  });

  test('are deleted 30 days after an interview that nobody continued', async () => {
    const { record, pieces } = await interviewed();
    const recordingId = await record({ ...mp4, content: mp4.content.subarray(0, 20_000) });
    await tidyUpAfter(20);
    expect(await pieces()).toEqual([2]);
    await tidyUpAfter(34);
    expect(await Array.fromAsync(world.ctx.files.list(`pieces/${recordingId}/`))).toEqual([]);
  });
});
