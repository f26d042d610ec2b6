import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/candidate.ts';
import { getInterviewSession } from '#contract/interview-session.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { makeCandidate } from './harness/candidates.ts';
import { CLOSURES, MCQ, beScheduled, postInterviewJob } from './harness/interviews.ts';
import { type Account, CallRefused, callApi, makeEmployer, uploadTo } from './harness/people.ts';
import { type Roundone, launchRoundone } from './harness/roundone.ts';
import { type Acknowledged, beginRecording, sendPiece } from './harness/tus.ts';

/** More by hand: `KILLS=500 KILL_SEED=1 npx vitest run --project e2e e2e/kill-loop.e2e.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 50);
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const PIECE_BYTES = 700;
/** Acknowledged between two kills, and the time that one takes. */
const MOST_PIECES = 10;
const LONGEST_PIECE_MS = 40;
const CAMERA = new URL('../server/testing/recordings/camera.webm', import.meta.url).pathname;

const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'roundone-kills-'));
let server: Roundone;
let candidate: Account;
let applicationId: string;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  server = await launchRoundone({ dataDirectory });
  const employer = await makeEmployer(server.url);
  candidate = await makeCandidate(server.url);
  const jobId = await postInterviewJob(server.url, employer, 'Survivor');
  applicationId = await beScheduled(server.url, jobId, employer, candidate);
  await callApi(
    server.url,
    startInterview,
    { applicationId, consentVersion: CONSENT_VERSION },
    candidate.token,
  );
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const restart = async () => {
  server = await launchRoundone({ dataDirectory, port: server.port });
};
const session = () => callApi(server.url, getInterviewSession, { applicationId }, candidate.token);

/** Does something while the server dies under it, at most so many milliseconds later. */
async function killWhile(longestLifeMs: number, act: () => Promise<void> = async () => {}): Promise<void> {
  const dead = new Promise<void>((resolve, reject) => {
    setTimeout(() => server.kill().then(resolve, reject), random() * longestLifeMs);
  });
  await Promise.all([dead, act().catch(onlyIfCutOff)]);
}

/** A line that breaks is what this is about; anything the server says is not. */
function onlyIfCutOff(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

test(
  `no acknowledged piece is lost over ${KILLS} kills, and all ends in a complete report (seed ${seed})`,
  { timeout: 300_000 + KILLS * 30_000 },
  async ({ annotate }) => {
    const film = Uint8Array.from(readFileSync(CAMERA));
    let take = newTake();

    /** Sends piece after piece; a recording that is complete is followed by the next, as after a reload. */
    async function record(until: () => boolean, onPiece = () => {}): Promise<void> {
      while (!until()) {
        let offset = await beginRecording(server.url, candidate.token, take);
        const known = acknowledged.filter(({ recordingId }) => recordingId === take.recordingId);
        expect(offset).toBeGreaterThanOrEqual(
          Math.max(0, ...known.map((piece) => piece.offset + piece.bytes)),
        );
        while (offset < film.length && !until()) {
          const content = film.slice(offset, offset + PIECE_BYTES);
          const isLast = offset + content.length === film.length;
          const piece = { recordingId: take.recordingId, offset, content };
          acknowledged.push(
            await sendPiece(
              server.url,
              candidate.token,
              isLast ? { ...piece, totalBytes: film.length } : piece,
            ),
          );
          offset += content.length;
          onPiece();
        }
        if (offset === film.length) take = newTake();
      }
    }

    for (let kill = 1; kill <= KILLS; kill += 1) {
      // Some pieces after the start, so that a slow machine is killed in the midst of its work too, and a moment later.
      const enough = acknowledged.length + Math.floor(random() * MOST_PIECES);
      const dead = Promise.withResolvers<void>();
      const killSoon = () => {
        setTimeout(() => server.kill().then(dead.resolve, dead.reject), random() * LONGEST_PIECE_MS);
      };
      if (enough === acknowledged.length) killSoon();
      const onPiece = () => {
        if (acknowledged.length === enough) killSoon();
      };
      await Promise.all([dead.promise, record(() => false, onPiece).catch(onlyIfCutOff)]);
      await restart();
      await expectAllIsThere();
    }
    await annotate(`${acknowledged.length} pieces were acknowledged over ${KILLS} kills`);

    const path = await killedAnswer(1);
    await killedAnswer(2);
    // The one that is under way is sent to its end.
    const rest = take.recordingId;
    await record(() => take.recordingId !== rest);
    await expectAllIsThere();
    const takes = (await session()).recordings.filter(({ bytes }) => bytes > 0);
    expect(takes.every(({ isComplete, bytes }) => isComplete && bytes === film.length)).toBe(true);

    await submitThroughKills([
      { question: MCQ.question, answer: MCQ.answer },
      { question: CLOSURES.question, answer: path },
    ]);
    const report = await reportThroughKills();
    expect(report.questionnaireReport.map(({ answerStatus }) => answerStatus)).toEqual([
      'Correct',
      'Correct',
      'Not Scored',
    ]);
    await expectFilmOf(report.candidateAnswerVideo, takes.length);
  },
);

const newTake = () => ({
  applicationId,
  recordingId: randomUUID(),
  mimeType: 'video/webm;codecs=vp8,opus',
  offsetSeconds: 0,
});

/** Noted by the server, and on its disk, as they were sent. */
async function expectAllIsThere(): Promise<void> {
  const { recordings } = await session();
  const stored = new Map(
    recordings.flatMap(({ recordingId, pieces }) =>
      pieces.map((piece) => [`${recordingId} ${piece.offset}`, piece] as const),
    ),
  );
  for (const { recordingId, offset, bytes, sha256 } of acknowledged) {
    const about = `piece ${offset} of ${recordingId}, seed ${seed}`;
    expect(stored.get(`${recordingId} ${offset}`), about).toEqual({ offset, bytes, sha256 });
  }
  for (const { recordingId, bytes, pieces } of recordings) {
    const onDisk = hashesOf(recordingId);
    for (const { offset, sha256 } of pieces) expect(onDisk, `seed ${seed}`).toContain(`${offset} ${sha256}`);
    const end = pieces.reduce((at, piece) => {
      expect(piece.offset, `seed ${seed}`).toBe(at);
      return at + piece.bytes;
    }, 0);
    expect(bytes).toBe(end);
  }
}

/** Of the files that hold a recording's pieces: where each begins, and its hash. */
function hashesOf(recordingId: string): string[] {
  const folder = path.join(dataDirectory, 'files', 'pieces', recordingId);
  const names = readdirSync(path.dirname(folder)).includes(recordingId) ? readdirSync(folder) : [];
  return names.map((name) => {
    const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
    return `${name.split('-')[0]} ${hash.digest('hex')}`;
  });
}

/** Sends a spoken answer, kills the server while it is transcribed, and finds the answer again. */
async function killedAnswer(ordinal: number): Promise<string> {
  const file = {
    filename: 'answer.wav',
    content: Uint8Array.from(readVoice(ordinal === 1 ? 'closures-good.wav' : 'introduction.wav')),
  };
  const audioName = `${applicationId}answer${ordinal}`;
  const sent = await uploadTo(server.url, candidateAnswerAudio, file, candidate.token, { audioName });
  await killWhile(2_000);
  await restart();
  const question = (await session()).questions.find((each) => each.ordinal === ordinal);
  expect(question?.answerPath).toBe(sent);
  return sent;
}

/** Kills the server three times while the interview is submitted; in the end it is submitted once. */
async function submitThroughKills(answers: { question: string; answer: string }[]): Promise<void> {
  const submit = () => callApi(server.url, submitInterview, { applicationId, answers }, candidate.token);
  for (let kill = 1; kill <= 3; kill += 1) {
    await killWhile(60, async () => {
      await submit().catch((error: unknown) => {
        if (!(error instanceof CallRefused && error.code === 'interview.already-submitted')) throw error;
      });
    });
    await restart();
  }
  if ((await session()).submittedAt === null) await submit();
  await expect(submit()).rejects.toMatchObject({ code: 'interview.already-submitted' });
}

/** Kills the server five times while the report and the film are made, and waits for both. */
async function reportThroughKills() {
  const read = () => callApi(server.url, getFeedback, { applicationId }, candidate.token);
  for (let kill = 1; kill <= 5; kill += 1) {
    await killWhile(1_000);
    await restart();
  }
  const isMade = async () => {
    const report = await read();
    return report?.analysisStatus === 'ready' && report.candidateAnswerVideo !== null;
  };
  await expect.poll(isMade, { interval: 250 }).toBe(true);
  const report = await read();
  return report!;
}

/** The film holds every picture of every take, and can be asked for in parts. */
async function expectFilmOf(link: string | null, takes: number): Promise<void> {
  const address = new URL(link ?? 'missing:', server.url);
  const part = await fetch(address, { headers: { Range: 'bytes=0-99' } });
  expect(part.status).toBe(206);
  const film = new BufferSource(await (await fetch(address)).arrayBuffer());
  const pictures = await picturesOf(new Input({ source: film, formats: ALL_FORMATS }));
  const ofOne = await picturesOf(new Input({ source: new FilePathSource(CAMERA), formats: ALL_FORMATS }));
  expect(pictures).toBe(ofOne * takes);
}

async function picturesOf(input: Input): Promise<number> {
  const video = await input.getPrimaryVideoTrack();
  let pictures = 0;
  for await (const packet of new EncodedPacketSink(video!).packets())
    pictures += packet.data.length > 0 ? 1 : 0;
  input.dispose();
  return pictures;
}

/** Numbers from 0 to 1 that a seed decides (mulberry32, public domain, by T. Ettinger). */
function seededRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
