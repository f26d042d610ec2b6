// The world that a release is frozen with: a company and the people who applied to it, made by HTTP as in journeys.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { setMailPreferences } from '#contract/account/notices.ts';
import { saveCompanySignOn } from '#contract/account/sign-on.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import { saveWebhook } from '#contract/company/company-webhooks.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { sendMessage } from '#contract/interview/messages.ts';
import { saveMyTimes } from '#contract/interview/my-times.ts';
import { makeOffer } from '#contract/interview/offers.ts';
import { makeRequest } from '#contract/interview/requests.ts';
import { sendRoundCard } from '#contract/interview/round-cards.ts';
import { saveKit } from '#contract/interview/round-plans.ts';
import { getReceipt, requestErasure } from '#contract/privacy/privacy.ts';
import { CONSENT_VERSION, DAY_MS } from '#contract/shared/limits.ts';
import { startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { KIT, card } from '#server/testing/rounds.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { makeCandidate } from '../../e2e/harness/candidates.ts';
import { MCQ, beScheduled, postInterviewJob } from '../../e2e/harness/interviews.ts';
import {
  type Account,
  CallRefused,
  callApi,
  makeEmployer,
  registerOnly,
  uploadTo,
} from '../../e2e/harness/people.ts';
import { holdRound, makeMember } from '../../e2e/harness/rounds.ts';
import { beginRecording, sendChunk } from '../../e2e/harness/tus.ts';

const CAMERA = fileURLToPath(new URL('../../server/testing/recordings/camera.webm', import.meta.url));
const CHUNK_BYTES = 5_000;

/** What the world's makers keep of it, for those who look at it later. */
export interface World {
  owner: Login;
  /** Her interview is over, and its report is ready; she held a round and has an offer. */
  ada: Applicant;
  /** His interview has begun, and a part of its recording has arrived. */
  ben: Applicant & { recording: Recording };
  /** Her interview is submitted, and its report has to be made. */
  cleo: Applicant;
  /** He has registered, and his email has to be sent. */
  finn: Login;
}

interface Login {
  email: string;
  password: string;
}
interface Applicant extends Login {
  applicationId: string;
}

export interface Recording {
  applicationId: string;
  recordingId: string;
  mimeType: string;
  offsetSeconds: number;
  /** The bytes that were acknowledged. */
  acknowledged: number;
}

/** The bytes of the recording that Ben's browser sends. */
export const readCamera = (): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(CAMERA));

const loginOf = ({ email, password }: Login): Login => ({ email, password });

/** Everything that needs tasks to be done. Returns what goes on while none is done any more. */
export async function fillWorld(url: string): Promise<(webUrl: string) => Promise<World>> {
  const owner = await makeEmployer(url, 'Olive Owner');
  const jobId = await postInterviewJob(url, owner, 'Harbour Nurse');
  await setUp(url, owner);
  const invited = async (name: string) => {
    const person = await makeCandidate(url, name);
    return { person, applicationId: await beScheduled(url, jobId, owner, person) };
  };
  const begun = async (name: string) => {
    const { person, applicationId } = await invited(name);
    await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, person.token);
    return { person, applicationId };
  };

  const ada = await begun('Ada Frost');
  await finish(url, ada.person, ada.applicationId);
  await hire(url, owner, jobId, ada.applicationId);
  await erase(url, await invited('Dora Erased'));
  const asking = await invited('Sam Sample');
  const request = {
    applicationId: asking.applicationId,
    kinds: ['problem' as const],
    text: 'It was too loud.',
  };
  await callApi(url, makeRequest, request, asking.person.token);

  const ben = await begun('Ben Running');
  const recording = await recordSome(url, ben.person, ben.applicationId);
  const cleo = await begun('Cleo Waiting');
  return async (webUrl) => {
    await submit(webUrl, cleo.person, cleo.applicationId);
    return {
      owner: loginOf(owner),
      ada: { ...loginOf(ada.person), applicationId: ada.applicationId },
      ben: { ...loginOf(ben.person), applicationId: ben.applicationId, recording },
      cleo: { ...loginOf(cleo.person), applicationId: cleo.applicationId },
      finn: loginOf(await registerOnly(webUrl, 'candidate', 'Finn Fresh')),
    };
  };
}

/** What the company set, of every kind. */
async function setUp(url: string, owner: Account): Promise<void> {
  const { token, password: current } = owner;
  const preferences = [{ kind: 'report-ready' as const, isOn: false }];
  await callApi(url, setMailPreferences, { preferences }, token);
  await callApi(url, makeToken, { name: 'Payroll', scopes: ['jobs:read'], expires: null }, token);
  await callApi(url, saveMyTimes, { hours: [{ day: 1, from: '09:00', until: '24:00' }] }, token);
  await callApi(url, saveKit, { name: 'Nursing', kit: KIT }, token);
  const webhook = { address: 'http://127.0.0.1:9/events', events: ['offer.accepted' as const] };
  await callApi(url, saveWebhook, webhook, token);
  const provider = await startOpenIdProvider();
  const { issuer, clientId, clientSecret } = provider;
  await callApi(url, saveCompanySignOn, { issuer, clientId, clientSecret, current }, token);
  provider.stop();
}

const submit = (url: string, { token }: Account, applicationId: string): Promise<unknown> =>
  callApi(
    url,
    submitInterview,
    { applicationId, answers: [{ question: MCQ.question, answer: MCQ.answer }] },
    token,
  );

/** Answers a question aloud, submits, and waits for the report. */
async function finish(url: string, person: Account, applicationId: string): Promise<void> {
  const audioName = `${applicationId}answer1`;
  const file = { filename: `${audioName}.wav`, content: Uint8Array.from(readVoice('dont-know.wav')) };
  await uploadTo(url, candidateAnswerAudio, file, person.token, { audioName });
  await submit(url, person, applicationId);
  await until(async () => {
    const report = await callApi(url, getFeedback, { applicationId }, person.token);
    return report?.analysisStatus === 'ready';
  });
}

/** A round with a scorecard, a message and an offer. */
async function hire(url: string, owner: Account, jobId: string, applicationId: string): Promise<void> {
  const reviewer = await makeMember(url, owner, {
    name: 'Rita Reviewer',
    memberRole: 'reviewer',
    seesContacts: false,
    jobIds: [jobId],
  });
  const roundId = await holdRound(url, owner, { jobId, applicationId, memberIds: [reviewer.id] });
  await until(async () => {
    try {
      await callApi(url, sendRoundCard, card(roundId), reviewer.token);
      return true;
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'card.too-early') return false;
      throw error;
    }
  });
  await callApi(url, sendMessage, { applicationId, text: 'The ferry leaves at nine.' }, owner.token);
  const offer = {
    applicationId,
    payAmount: 21.5,
    payCurrency: 'USD',
    payPeriod: 'hour' as const,
    startsOn: dayIn(30),
    place: 'The harbour clinic',
    conditions: 'Boots are on the house.',
    standsUntil: new Date(Date.now() + 6 * DAY_MS).toISOString(),
  };
  await callApi(url, makeOffer, offer, owner.token);
}

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function erase(url: string, { person }: { person: Account }): Promise<void> {
  const now = { atOnce: true, current: person.password };
  const { receipt } = await callApi(url, requestErasure, now, person.token);
  await until(async () => (await callApi(url, getReceipt, { receipt })).doneDate !== null);
}

async function recordSome(url: string, { token }: Account, applicationId: string): Promise<Recording> {
  const recording = {
    applicationId,
    recordingId: randomUUID(),
    mimeType: 'video/webm;codecs=vp8,opus',
    offsetSeconds: 0,
  };
  const video = readCamera();
  let offset = await beginRecording(url, token, recording);
  for (let chunk = 0; chunk < 3; chunk += 1) {
    const content = video.slice(offset, offset + CHUNK_BYTES);
    offset += (await sendChunk(url, token, { recordingId: recording.recordingId, offset, content })).bytes;
  }
  return { ...recording, acknowledged: offset };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(250);
}
