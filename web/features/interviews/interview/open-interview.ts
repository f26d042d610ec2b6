import { startInterview, getQuestionsForInterview } from '#contract/interview.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { send } from '#web/api/client.ts';
import { STORED, writeStored } from '#web/session/storage.ts';
import { whereToGoOn } from './go-on.ts';
import type { Opened } from './machine.ts';
import { untilAnswered, type Persistence } from '../connection/retry-policy.ts';
import { questionsInOrder } from '../questions/questions.ts';
import { readLeft, type Left } from '../local-copy/recover.ts';
import { readSession } from '../submission/submission.ts';

/** Begins an interview on the server, or goes on with one; the server says where it stands. */
export async function openOnServer(
  applicationId: string,
  jobId: string,
  persistence: Persistence,
): Promise<{ opened: Opened; left: Left }> {
  const keepPage = { whenSignedOut: 'keep-page' as const };
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await untilAnswered(() => send(startInterview, consent, keepPage), persistence);
  const asked = await untilAnswered(() => send(getQuestionsForInterview, { jobId }, keepPage), persistence);
  const session = await readSession(applicationId, persistence);
  const left = await readLeft(applicationId, persistence);
  writeStored(STORED.userStartedInterview, applicationId);
  const opened = whereToGoOn(session, questionsInOrder(asked.data));
  return { opened: { ...opened, chosen: { ...opened.chosen, ...left.kept?.chosen } }, left };
}
