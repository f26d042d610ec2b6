import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getApplicationHistory, saveDecisionSettings } from '#contract/interview/decisions.ts';
import { sendCandidateApplication, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { acceptOffer, closeJobAfterOffer, getClosings, makeOffer } from '#contract/interview/offers.ts';
import { getJobById } from '#contract/job/jobs.ts';
import { CONSENT_VERSION, DAY_MS } from '#contract/shared/limits.ts';
import { startOwnServer } from '#server/testing/postgres.ts';
import { makeCandidate } from '../e2e/harness/candidates.ts';
import { beScheduled, postInterviewJob } from '../e2e/harness/interviews.ts';
import { callApi, makeEmployer } from '../e2e/harness/people.ts';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { enginesOfRounds } from './harness/engines.ts';
import { newFolder, sentMails } from './harness/program.ts';
import { randomFor, rounds, seed } from './harness/settings.ts';

const OTHERS = 5;
/** So that a kill can come at any moment of the call. */
const LONGEST_CALL_MS = 400;

test.each(enginesOfRounds)('kills while an offer is accepted and its job closed, on %s', async (engine) => {
  const random = randomFor(`offers ${engine}`);
  const server = engine === 'postgres' ? await startOwnServer() : null;
  const dataDirectory = newFolder();
  const env = { LOG_LEVEL: 'silent', ...(server ? { DATABASE_URL: server.url } : {}) };
  let program = await launchRoundone({ dataDirectory, env });
  const { url, port } = program;
  /** Kills the program during the call, and then makes the same call again. */
  const throughKill = async (act: () => Promise<unknown>) => {
    const cutOff = act().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    await pause(random() * LONGEST_CALL_MS);
    await program.kill();
    await cutOff;
    program = await launchRoundone({ dataDirectory, env, port });
    await act();
  };
  const mailsTo = async (email: string, subject: string) =>
    (await sentMails(url)).filter((mail) => mail.recipient === email && mail.subject.startsWith(subject))
      .length;

  for (let round = 0; round < rounds; round += 1) {
    const employer = await makeEmployer(url);
    const reasons = [{ title: 'Other' }];
    // Otherwise emails would wait, and could not be counted.
    await callApi(url, saveDecisionSettings, { decisionMinutes: 0, reasons }, employer.token);
    const jobId = await postInterviewJob(url, employer, 'Survivor');
    const hired = await makeCandidate(url, 'Hanna Hired');
    const applicationId = await beScheduled(url, jobId, employer, hired);
    await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, hired.token);
    await callApi(url, submitInterview, { applicationId, answers: [] }, hired.token);
    const others = [];
    for (let count = 0; count < OTHERS; count += 1) {
      const other = await makeCandidate(url, 'Otto Other');
      const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
      await callApi(url, sendCandidateApplication, wish, other.token);
      others.push(other);
    }
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const terms = { payAmount: 20, payCurrency: 'USD', payPeriod: 'hour' } as const;
    const days = { startsOn: inDays(30).slice(0, 10), standsUntil: inDays(7) };
    const offer = { applicationId, ...terms, ...days };
    const { offerId } = await callApi(url, makeOffer, offer, employer.token);

    await throughKill(() => callApi(url, acceptOffer, { offerId, name: 'Hanna Hired' }, hired.token));
    const { now } = await callApi(url, getApplicationHistory, { applicationId }, employer.token);
    expect(now.outcome).toBe('hired');
    await throughKill(() => callApi(url, closeJobAfterOffer, { offerId }, employer.token));
    expect((await callApi(url, getClosings, {}, employer.token)).closings).toEqual([]);
    expect((await callApi(url, getJobById, { jobId }, employer.token)).status).toBe('closed');

    const wanted = [
      () => mailsTo(hired.email, 'You accepted the offer'),
      () => mailsTo(employer.email, 'Hanna Hired accepted your offer'),
      ...others.map(
        ({ email }) =>
          () =>
            mailsTo(email, 'Your application for Survivor'),
      ),
    ];
    const counts = () => Promise.all(wanted.map((count) => count()));
    await expect.poll(counts).toEqual(wanted.map(() => 1));
  }
  console.log(`${engine}, seed ${seed}: killed ${2 * rounds} times, nothing lost, each mail sent once`);
  await program.stop();
  await server?.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
