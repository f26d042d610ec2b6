import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { makeCandidate } from './candidates.ts';
import { MCQ, beScheduled, postInterviewJob } from './interviews.ts';
import { LONGEST_WAIT_MS } from './longest-wait.ts';
import { callApi, makeEmployer, uploadTo, type Account } from './people.ts';

interface Finished {
  employer: Account;
  jobId: string;
  /** Keyed by the candidate's name. */
  ids: Map<string, string>;
}

/** A job with a finished interview for each name. The first person speaks about closures. */
export async function interviewed(url: string, names: readonly string[]): Promise<Finished> {
  const employer = await makeEmployer(url, 'Harbour and Pine');
  const jobId = await postInterviewJob(url, employer, `Web Developer ${randomBytes(4).toString('hex')}`);
  const ids = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const candidate = await makeCandidate(url, name);
    const applicationId = await beScheduled(url, jobId, employer, candidate);
    const begin = { applicationId, consentVersion: CONSENT_VERSION };
    await callApi(url, startInterview, begin, candidate.token);
    if (index === 0) {
      const audioName = `${applicationId}answer1`;
      const file = { filename: `${audioName}.wav`, content: Uint8Array.from(readVoice('closures-good.wav')) };
      await uploadTo(url, candidateAnswerAudio, file, candidate.token, { audioName });
    }
    const answers = [{ question: MCQ.question, answer: index === 0 ? 'const' : 'var' }];
    await callApi(url, submitInterview, { applicationId, answers }, candidate.token);
    ids.set(name, applicationId);
  }
  for (const applicationId of ids.values()) {
    const expectReady = async () =>
      expect(await callApi(url, getFeedback, { applicationId }, employer.token)).toMatchObject({
        analysisStatus: 'ready',
      });
    // expect.poll only works inside a test, and hooks call this too.
    await vi.waitFor(expectReady, { timeout: LONGEST_WAIT_MS, interval: 500 });
  }
  return { employer, jobId, ids };
}
