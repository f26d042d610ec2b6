import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import { getApplicationHistory } from '#contract/interview/decisions.ts';
import { startInterview, submitInterview } from '#contract/interview/interview.ts';
import { getRoundInterview, sendRoundCard } from '#contract/interview/round-cards.ts';
import { getRoundRecording, setRecordingConsent } from '#contract/interview/round-recordings.ts';
import {
  cancelOwnRound,
  chooseRoundTime,
  getRounds,
  inviteToRound,
} from '#contract/interview/round-times.ts';
import { CONSENT_VERSION, DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/shared/limits.ts';
import { ROUND_RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { tusMetadata } from '#server/testing/resumable.ts';
import { card } from '#server/testing/rounds.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { voices } from '#server/testing/voices/voices.ts';
import { makeCandidate } from '../e2e/harness/candidates.ts';
import { beScheduled, postInterviewJob } from '../e2e/harness/interviews.ts';
import { type Account, callApi, makeEmployer } from '../e2e/harness/people.ts';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { holdRound, makeMember } from '../e2e/harness/rounds.ts';
import { newFolder, sentMails } from './harness/program.ts';
import { randomFor, seed } from './harness/settings.ts';

/** A call takes about this long on an idle machine. */
const LONGEST_CALL_MS = 60;
const LONGEST_HEARING_MS = 2_000;
const PIECE_BYTES = 8_000;
const RECORDING = Uint8Array.from(
  readFileSync(new URL('../server/testing/recordings/spoken.webm', import.meta.url)),
);
const SPOKEN = voices.find(({ file }) => file === 'closures-wrong.wav')!.text;

/** A full hour, this many days from now. */
const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + days * DAY_MS).toISOString();

interface Interviewed {
  candidate: Account;
  applicationId: string;
}

interface Applicant extends Interviewed {
  /** The round whose time is chosen, moved and cancelled. */
  roundId: string;
  times: [string, string];
  /** A round of another candidate that has been held. */
  heldId: string;
  heldWith: Account;
  heldBy: Account;
}

async function interview(url: string, jobId: string, employer: Account, name: string): Promise<Interviewed> {
  const candidate = await makeCandidate(url, name);
  const applicationId = await beScheduled(url, jobId, employer, candidate);
  await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  return { candidate, applicationId };
}

/** Sends what has not arrived. */
async function upload(url: string, token: string, roundId: string, recordingId: string): Promise<void> {
  const send = async (path: string, method: string, headers: Record<string, string>, body?: BodyInit) => {
    const all = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}`, ...headers };
    const answer = await fetch(url + path, { method, headers: all, ...(body ? { body } : {}) });
    if (!answer.ok) throw new Error(`${method} was answered with ${answer.status}: ${await answer.text()}`);
    return Number(answer.headers.get('Upload-Offset'));
  };
  await send(ROUND_RECORDING_UPLOADS, 'POST', {
    'Upload-Length': String(RECORDING.length),
    'Upload-Metadata': tusMetadata({ roundId, recordingId, fileName: 'round.webm' }),
  });
  const path = `${ROUND_RECORDING_UPLOADS}/${recordingId}`;
  for (let offset = await send(path, 'HEAD', {}); offset < RECORDING.length;) {
    const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
    offset = await send(path, 'PATCH', headers, RECORDING.slice(offset, offset + PIECE_BYTES));
  }
}

/** Ignores a broken connection, which is expected here, but not an answer from the server. */
function onlyIfCutOff(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

/** Each start takes seconds on an idle machine, and a minute on a busy one. */
const LIMIT = { timeout: 30 * MINUTE_MS };

test(
  'a server that is killed at each step of a round loses nothing and doubles no mail',
  LIMIT,
  async ({ onTestFinished }) => {
    const random = randomFor('rounds');
    const dataDirectory = newFolder();
    onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
    let server = await launchRoundone({ dataDirectory });
    const { url, port } = server;
    const employer = await makeEmployer(url, 'Harbour and Pine');
    const jobId = await postInterviewJob(url, employer, 'Survivor');
    const invited = [];
    for (const [name, day] of [
      ['Ann After', 3],
      ['Ben Between', 5],
    ] as const) {
      const person = await interview(url, jobId, employer, name);
      const times: [string, string] = [inDays(day), inDays(day + 1)];
      const invitation = { applicationIds: [person.applicationId], round: 2, times };
      const { results } = await callApi(url, inviteToRound, invitation, employer.token);
      invited.push({ ...person, roundId: results[0]!.roundId!, times });
    }
    // Other members hold the other rounds, so that the owner's emails are only about these two.
    const applicants: Applicant[] = [];
    for (const [index, person] of invited.entries()) {
      const name = ['Hal Holds', 'Hua Holds'][index]!;
      const heldBy = await makeMember(url, employer, { name, memberRole: 'recruiter' });
      const { candidate, applicationId } = await interview(url, jobId, employer, 'Cem Card');
      const heldId = await holdRound(url, employer, { jobId, applicationId, memberIds: [heldBy.id] });
      applicants.push({ ...person, heldId, heldWith: candidate, heldBy });
    }
    const [ann, ben] = applicants;
    onTestFinished(() => server.kill());
    let kills = 0;
    const killAfter = async (milliseconds: number) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await server.kill();
      kills += 1;
    };
    /**
     * Kills the server right after Ann's call is answered, and before, during or after Ben's same call, which Ben then
     * sends again.
     */
    const step = async (act: (who: Applicant) => Promise<unknown>) => {
      await act(ann!);
      await Promise.all([killAfter(random() * LONGEST_CALL_MS), act(ben!).catch(onlyIfCutOff)]);
      server = await launchRoundone({ dataDirectory, port });
      // On a busy machine, a server that has just started may ask the caller to try again later.
      await expect.poll(() => act(ben!).then(() => 'accepted')).toBe('accepted');
    };
    const stateOf = async ({ applicationId, roundId }: Applicant) => {
      const { rounds } = await callApi(url, getRounds, { applicationId }, employer.token);
      const { state, startsAt } = rounds.find((one) => one.roundId === roundId)!;
      const { roundSteps } = await callApi(url, getApplicationHistory, { applicationId }, employer.token);
      return { state, startsAt, acts: roundSteps.map(({ act }) => act) };
    };
    const subjectsTo = async ({ email }: Account, words: string) =>
      (await sentMails(url))
        .filter(({ recipient, subject }) => recipient === email && subject.includes(words))
        .map(({ subject }) => subject)
        .toReversed();
    const when = (at: string) => momentInWords(new Date(at), 'UTC');
    /**
     * Checks that both rounds have this status, and that the candidates and the company got each of these emails
     * exactly once.
     */
    const expectTold = async (stands: (who: Applicant) => object, mails: (who: Applicant) => string[][]) => {
      for (const who of [ann!, ben!]) {
        expect(await stateOf(who), `seed ${seed}`).toMatchObject(stands(who));
        const found = async () => [
          await subjectsTo(who.candidate, 'Second round'),
          await subjectsTo(employer, `${who.candidate.name}, Survivor`),
        ];
        await expect.poll(found, { message: `seed ${seed}` }).toEqual(mails(who));
      }
    };

    const choose = (which: 0 | 1) => (who: Applicant) =>
      callApi(
        url,
        chooseRoundTime,
        { roundId: who.roundId, startsAt: who.times[which] },
        who.candidate.token,
      );
    const timeMails = (who: Applicant, count: number) => [
      who.times.slice(0, count).map((at) => `Second round for Survivor: ${when(at)}`),
      who.times.slice(0, count).map((at) => `${who.candidate.name}, Survivor: ${when(at)}`),
    ];
    await step(choose(0));
    await expectTold(
      ({ times }) => ({ state: 'booked', startsAt: times[0], acts: ['invited', 'booked'] }),
      (who) => timeMails(who, 1),
    );
    await step(choose(1));
    await expectTold(
      ({ times }) => ({ state: 'booked', startsAt: times[1], acts: ['invited', 'booked', 'moved'] }),
      (who) => timeMails(who, 2),
    );
    await step(({ roundId, candidate }) =>
      callApi(url, cancelOwnRound, { roundId, reason: 'I took another job.' }, candidate.token),
    );
    await expectTold(
      () => ({ state: 'cancelled', acts: ['invited', 'booked', 'moved', 'cancelled'] }),
      (who) => {
        const [toCandidate = [], toCompany = []] = timeMails(who, 2);
        return [
          [...toCandidate, 'Second round for Survivor is cancelled'],
          [...toCompany, `Cancelled: ${who.candidate.name}, Survivor`],
        ];
      },
    );

    await step(({ heldId, heldBy }) => callApi(url, sendRoundCard, card(heldId), heldBy.token));
    for (const { heldId: roundId, heldBy } of [ann!, ben!]) {
      const held = await callApi(url, getRoundInterview, { roundId }, heldBy.token);
      expect(held.card).toMatchObject({ overall: 3, reason: 'Explains well.', changedAt: null });
      expect(held.card!.levels[0]).toMatchObject({
        level: 4,
        quotes: [{ text: 'I wrote the closure talk for our team.' }],
      });
    }

    const recordingIds = new Map([ann!, ben!].map(({ heldId }) => [heldId, randomUUID()]));
    for (const { heldId: roundId, heldWith } of [ann!, ben!])
      await callApi(url, setRecordingConsent, { roundId, agrees: true }, heldWith.token);
    await step(({ heldId, heldBy }) => upload(url, heldBy.token, heldId, recordingIds.get(heldId)!));
    await killAfter(random() * LONGEST_HEARING_MS);
    server = await launchRoundone({ dataDirectory, port });
    for (const { heldId: roundId, heldBy } of [ann!, ben!]) {
      const read = async () => (await callApi(url, getRoundRecording, { roundId }, heldBy.token)).recording!;
      await expect.poll(async () => (await read()).state, { timeout: 300_000 }).toBe('ready');
      const { lines, bytes } = await read();
      expect(bytes).toBe(RECORDING.length);
      const said = lines.map(({ text }) => text).join(' ');
      expect(wordErrorRate(SPOKEN, said)).toBeLessThanOrEqual(0.2);
    }
    const { events } = await callApi(url, getHistory, {}, employer.token);
    expect(events.filter(({ action }) => action === 'round-recording.uploaded')).toHaveLength(2);
    console.log(`seed ${seed}: killed ${kills} times at the steps of a round; 0 lost, 0 mailed twice`);
  },
);
