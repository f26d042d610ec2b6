import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { makeCandidate } from '../e2e/harness/candidates.ts';
import { CLOSURES, MCQ, beScheduled, postInterviewJob } from '../e2e/harness/interviews.ts';
import { type Account, CallRefused, callApi, makeEmployer, uploadTo } from '../e2e/harness/people.ts';
import { type Roundone, launchRoundone } from '../e2e/harness/roundone.ts';
import { type Acknowledged, beginRecording, sendChunk } from '../e2e/harness/tus.ts';
import { randomFor, rounds, seed } from './harness/settings.ts';

/** The number of kills while a recording is sent. */
const KILLS = 3 * rounds;
/** The number of kills while the interview is submitted, and while the report and the video are being made. */
const SUBMIT_KILLS = Math.min(rounds, 3);
const REPORT_KILLS = Math.min(2 * rounds, 5);
const OTHER_KILLS = 2 + SUBMIT_KILLS + REPORT_KILLS;
const CHUNK_BYTES = 700;
/** The most chunks that are acknowledged between two kills, and the longest time that one needs. */
const MOST_CHUNKS = 10;
const LONGEST_CHUNK_MS = 40;
const CAMERA = new URL('../server/testing/recordings/camera.webm', import.meta.url).pathname;

/** A server that is killed and restarted with its data, and an interview that continues. */
interface Survivor {
  random: () => number;
  dataDirectory: string;
  server: Roundone;
  candidate: Account;
  applicationId: string;
  acknowledged: Acknowledged[];
}

async function beginInterview(dataDirectory: string): Promise<Survivor> {
  // A server that stops cleanly keeps Node's compiled sources, so that later starts are faster.
  await (await launchRoundone({ dataDirectory })).stop();
  const server = await launchRoundone({ dataDirectory });
  const world = { random: randomFor('recording'), dataDirectory, server, acknowledged: [] };
  const employer = await makeEmployer(server.url);
  const candidate = await makeCandidate(server.url);
  const jobId = await postInterviewJob(server.url, employer, 'Survivor');
  const applicationId = await beScheduled(server.url, jobId, employer, candidate);
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await callApi(server.url, startInterview, consent, candidate.token);
  return { ...world, candidate, applicationId };
}

async function restart(world: Survivor): Promise<void> {
  world.server = await launchRoundone({ dataDirectory: world.dataDirectory, port: world.server.port });
}

const session = ({ server, candidate, applicationId }: Survivor) =>
  callApi(server.url, getInterviewSession, { applicationId }, candidate.token);

/** Runs `act` while the server is killed, at most `longestLifeMs` later. */
async function killWhile(
  { server, random }: Survivor,
  longestLifeMs: number,
  act: () => Promise<void> = async () => {},
): Promise<void> {
  const dead = new Promise<void>((resolve, reject) => {
    setTimeout(() => server.kill().then(resolve, reject), random() * longestLifeMs);
  });
  await Promise.all([dead, act().catch(onlyIfCutOff)]);
}

/** Ignores a broken connection, which is expected here, but not an answer from the server. */
function onlyIfCutOff(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

/** Each start takes seconds on a busy machine. */
const LIMIT = { timeout: 300_000 + (KILLS + OTHER_KILLS) * 30_000 };

test(
  'a server that is killed again and again loses no acknowledged chunk, and all ends in a complete report',
  LIMIT,
  async ({ onTestFinished }) => {
    const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'roundone-kills-'));
    onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
    const world = await beginInterview(dataDirectory);
    try {
      const video = Uint8Array.from(readFileSync(CAMERA));
      const recorder = recordInChunks(world, video);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await killWhileRecording(world, recorder.record);
        await restart(world);
        await expectAllIsThere(world);
      }
      const path = await killedAnswer(world, 1);
      await killedAnswer(world, 2);
      await recorder.sendRest();
      await expectAllIsThere(world);
      const segments = (await session(world)).recordings.filter(({ bytes }) => bytes > 0);
      expect(segments.every(({ isComplete, bytes }) => isComplete && bytes === video.length)).toBe(true);

      await submitThroughKills(world, [
        { question: MCQ.question, answer: MCQ.answer },
        { question: CLOSURES.question, answer: path },
      ]);
      const report = await reportThroughKills(world);
      expect(report.questionnaireReport.map(({ answerStatus }) => answerStatus)).toEqual([
        'Correct',
        'Needs Review',
        'Not Scored',
      ]);
      expect(report.questionnaireReport[1]!.ideas.every(({ found }) => found)).toBe(true);
      await expectVideoOf(world, report.candidateAnswerVideo, segments.length);
      console.log(
        `seed ${seed}: killed ${KILLS} times while ${world.acknowledged.length} chunks were acknowledged, and ${OTHER_KILLS} times later; 0 lost`,
      );
    } finally {
      await world.server.kill();
    }
  },
);

type Recording = (until: () => boolean, onChunk?: () => void) => Promise<void>;

/** Sends the video chunk by chunk. After a complete recording the next one begins, as after a reload. */
function recordInChunks(world: Survivor, video: Uint8Array<ArrayBuffer>) {
  const { candidate, applicationId, acknowledged } = world;
  const { url } = world.server;
  let segment = newSegment(applicationId);
  const record: Recording = async (until, onChunk = () => {}) => {
    while (!until()) {
      let offset = await beginRecording(url, candidate.token, segment);
      const known = acknowledged.filter(({ recordingId }) => recordingId === segment.recordingId);
      expect(offset).toBeGreaterThanOrEqual(Math.max(0, ...known.map((chunk) => chunk.offset + chunk.bytes)));
      while (offset < video.length && !until()) {
        const content = video.slice(offset, offset + CHUNK_BYTES);
        const isLast = offset + content.length === video.length;
        const chunk = { recordingId: segment.recordingId, offset, content };
        const sent = isLast ? { ...chunk, totalBytes: video.length } : chunk;
        acknowledged.push(await sendChunk(url, candidate.token, sent));
        offset += content.length;
        onChunk();
      }
      if (offset === video.length) segment = newSegment(applicationId);
    }
  };
  return {
    record,
    /** Sends the rest of the current recording. */
    sendRest: () => {
      const rest = segment.recordingId;
      return record(() => segment.recordingId !== rest);
    },
  };
}

/**
 * Kills the server some chunks after the start, plus a moment. Even on a slow machine, this is in the middle of its
 * work.
 */
async function killWhileRecording(
  { server, random, acknowledged }: Survivor,
  record: Recording,
): Promise<void> {
  const enough = acknowledged.length + Math.floor(random() * MOST_CHUNKS);
  const dead = Promise.withResolvers<void>();
  const killSoon = () => {
    setTimeout(() => server.kill().then(dead.resolve, dead.reject), random() * LONGEST_CHUNK_MS);
  };
  if (enough === acknowledged.length) killSoon();
  const onChunk = () => {
    if (acknowledged.length === enough) killSoon();
  };
  await Promise.all([dead.promise, record(() => false, onChunk).catch(onlyIfCutOff)]);
}

const newSegment = (applicationId: string) => ({
  applicationId,
  recordingId: randomUUID(),
  mimeType: 'video/webm;codecs=vp8,opus',
  offsetSeconds: 0,
});

/** Checks that all acknowledged chunks are in the server's records and on its disk, as they were sent. */
async function expectAllIsThere(world: Survivor): Promise<void> {
  const { acknowledged, dataDirectory } = world;
  const { recordings } = await session(world);
  const stored = new Map(
    recordings.flatMap(({ recordingId, pieces }) =>
      pieces.map((chunk) => [`${recordingId} ${chunk.offset}`, chunk] as const),
    ),
  );
  for (const { recordingId, offset, bytes, sha256 } of acknowledged) {
    const about = `chunk ${offset} of ${recordingId}, seed ${seed}`;
    expect(stored.get(`${recordingId} ${offset}`), about).toEqual({ offset, bytes, sha256 });
  }
  for (const { recordingId, bytes, pieces } of recordings) {
    const onDisk = hashesOf(path.join(dataDirectory, 'files', 'pieces', recordingId));
    for (const { offset, sha256 } of pieces) expect(onDisk, `seed ${seed}`).toContain(`${offset} ${sha256}`);
    const end = pieces.reduce((at, chunk) => {
      expect(chunk.offset, `seed ${seed}`).toBe(at);
      return at + chunk.bytes;
    }, 0);
    expect(bytes).toBe(end);
  }
}

/** The offset and the hash of each chunk, one for each file in a recording's folder. Empty before the first chunk. */
function hashesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
    return `${name.split('-')[0]} ${hash.digest('hex')}`;
  });
}

/** Sends a spoken answer, kills the server during transcription, and reads the answer again. */
async function killedAnswer(world: Survivor, ordinal: number): Promise<string> {
  const { server, candidate, applicationId } = world;
  const file = {
    filename: 'answer.wav',
    content: Uint8Array.from(readVoice(ordinal === 1 ? 'closures-good.wav' : 'introduction.wav')),
  };
  const audioName = `${applicationId}answer${ordinal}`;
  const sent = await uploadTo(server.url, candidateAnswerAudio, file, candidate.token, { audioName });
  await killWhile(world, 2_000);
  await restart(world);
  const question = (await session(world)).questions.find((each) => each.ordinal === ordinal);
  expect(question?.answerPath).toBe(sent);
  return sent;
}

/** Kills the server while the interview is submitted. In the end, it has been submitted once. */
async function submitThroughKills(
  world: Survivor,
  answers: { question: string; answer: string }[],
): Promise<void> {
  const { candidate, applicationId } = world;
  const { url } = world.server;
  const submit = () => callApi(url, submitInterview, { applicationId, answers }, candidate.token);
  for (let kill = 1; kill <= SUBMIT_KILLS; kill += 1) {
    await killWhile(world, 60, async () => {
      await submit().catch((error: unknown) => {
        if (!(error instanceof CallRefused && error.code === 'interview.already-submitted')) throw error;
      });
    });
    await restart(world);
  }
  if ((await session(world)).submittedAt === null) await submit();
  await expect(submit()).rejects.toMatchObject({ code: 'interview.already-submitted' });
}

/** Kills the server while the report and the video are being made, and waits for both. */
async function reportThroughKills(world: Survivor) {
  const { candidate, applicationId } = world;
  const { url } = world.server;
  const read = () => callApi(url, getFeedback, { applicationId }, candidate.token);
  for (let kill = 1; kill <= REPORT_KILLS; kill += 1) {
    await killWhile(world, 1_000);
    await restart(world);
  }
  const isMade = async () => {
    const report = await read();
    return report?.analysisStatus === 'ready' && report.candidateAnswerVideo !== null;
  };
  // Answers are transcribed and made into a video here, on a machine that may be busy.
  await expect.poll(isMade, { interval: 250, timeout: 300_000 }).toBe(true);
  const report = await read();
  return report!;
}

/** Checks that the video contains every picture of every segment, and can be requested in parts. */
async function expectVideoOf({ server }: Survivor, link: string | null, segments: number): Promise<void> {
  const address = new URL(link ?? 'missing:', server.url);
  const part = await fetch(address, { headers: { Range: 'bytes=0-99' } });
  expect(part.status).toBe(206);
  const video = new BufferSource(await (await fetch(address)).arrayBuffer());
  const pictures = await picturesOf(new Input({ source: video, formats: ALL_FORMATS }));
  const ofOne = await picturesOf(new Input({ source: new FilePathSource(CAMERA), formats: ALL_FORMATS }));
  expect(pictures).toBe(ofOne * segments);
}

async function picturesOf(input: Input): Promise<number> {
  const video = await input.getPrimaryVideoTrack();
  let pictures = 0;
  for await (const packet of new EncodedPacketSink(video!).packets())
    pictures += packet.data.length > 0 ? 1 : 0;
  input.dispose();
  return pictures;
}
