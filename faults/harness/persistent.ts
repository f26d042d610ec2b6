// A candidate whose browser tries again until it has an answer.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import {
  getApplicationByJobId,
  scheduleInterview,
  sendCandidateApplication,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import type { Code } from '#contract/shared/refusals.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { expect } from 'vitest';
import { CLOSURES, INTRODUCTION, MCQ } from '../../e2e/harness/interviews.ts';
import { type Account, CallRefused, callApi, uploadTo } from '../../e2e/harness/people.ts';
import { type Acknowledged, beginRecording, sendChunk } from '../../e2e/harness/tus.ts';
import { seed } from './settings.ts';

/** A recorder hands over a chunk every so often, and each interview has this many. */
const CHUNKS = 30;
const CHUNK_EVERY_MS = 250;
const CAMERA = Uint8Array.from(
  readFileSync(new URL('../../server/testing/recordings/camera.webm', import.meta.url)),
);

/** What a candidate sent, and which answers of the server count. */
export interface Taken {
  candidate: Account;
  applicationId: string;
  acknowledged: Acknowledged[];
}

/** Takes a whole interview: two spoken answers, one choice, and a recording of several parts. */
export async function takeInterview(
  url: string,
  { employer, jobId, candidate }: { employer: Account; jobId: string; candidate: Account },
): Promise<Taken> {
  const { token } = candidate;
  const wish = { jobId, isTravelPreferred: 'true' as const, isReloactionPreferred: 'false' as const };
  await persist(() => callApi(url, sendCandidateApplication, wish, token), 'application.already-applied');
  const pending = { jobId, applicationType: 'PENDING' } as const;
  const received = await persist(() => callApi(url, getApplicationByJobId, pending, employer.token));
  const own = received!.find(({ candidateEmail }) => candidateEmail === candidate.email);
  const { applicationId } = own!;
  const now = { applicationId, date: Date.now() };
  await persist(() => callApi(url, scheduleInterview, now, employer.token), 'application.already-scheduled');
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await persist(() => callApi(url, startInterview, consent, token));

  const acknowledged: Acknowledged[] = [];
  const recording = record(url, token, applicationId, acknowledged);
  const answer = (ordinal: number, file: string) => {
    const audioName = `${applicationId}answer${ordinal}`;
    const sound = { filename: 'answer.wav', content: Uint8Array.from(readVoice(file)) };
    return persist(() => uploadTo(url, candidateAnswerAudio, sound, token, { audioName }));
  };
  const first = (await answer(1, 'closures-good.wav'))!;
  // The last answer ends with the recording, so that there is something to transcribe until the end.
  await recording;
  const answers = [
    { question: CLOSURES.question, answer: first },
    { question: INTRODUCTION, answer: (await answer(2, 'introduction.wav'))! },
    { question: MCQ.question, answer: MCQ.answer },
  ];
  await persist(
    () => callApi(url, submitInterview, { applicationId, answers }, token),
    'interview.already-submitted',
  );
  return { candidate, applicationId, acknowledged };
}

/** Sends a video chunk by chunk, as it is recorded. After a broken line, it continues where the server says. */
async function record(
  url: string,
  token: string,
  applicationId: string,
  acknowledged: Acknowledged[],
): Promise<void> {
  const recording = {
    applicationId,
    recordingId: randomUUID(),
    mimeType: 'video/webm;codecs=vp8,opus',
    offsetSeconds: 0,
  };
  const { recordingId } = recording;
  const size = Math.ceil(CAMERA.length / CHUNKS);
  let isDone = false;
  while (!isDone) {
    await persist(async () => {
      let offset = await beginRecording(url, token, recording);
      const known = acknowledged.reduce((end, chunk) => Math.max(end, chunk.offset + chunk.bytes), 0);
      expect(offset, `of ${recordingId}, seed ${seed}`).toBeGreaterThanOrEqual(known);
      while (offset < CAMERA.length) {
        const content = CAMERA.slice(offset, offset + size);
        const isLast = offset + content.length === CAMERA.length;
        const chunk = { recordingId, offset, content };
        acknowledged.push(
          await sendChunk(url, token, isLast ? { ...chunk, totalBytes: CAMERA.length } : chunk),
        );
        offset += content.length;
        await pause(CHUNK_EVERY_MS);
      }
      isDone = true;
    });
  }
}

const PAUSE_MS = 300;

/**
 * Tries until there is an answer, as the browser does: after a broken line, and after 503. Null if an earlier try was
 * done although its answer was lost, which the server says by refusing with `done`.
 */
export async function persist<T>(act: () => Promise<T>, done?: Code): Promise<T | null> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof CallRefused && error.code !== undefined && error.code === done) return null;
      if (!(error instanceof TypeError) && !/\b(?:409|423|503)\b/.test(String(error))) throw error;
    }
    await pause(PAUSE_MS);
  }
}
