import { startInterview, getQuestionsForInterview } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { STORED, writeStored } from '#web/session/storage.ts';
import type { Attempt } from './attempt.ts';
import { unfinishedAnswer, whereToGoOn } from './go-on.ts';
import type { Opened } from './types.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';
import { questionsInOrder } from '../questions/questions.ts';
import { holdPage } from '../handover/hold.ts';
import { readLocalCopy, sendLateAnswers, type LocalCopy } from '../local-copy/recover.ts';
import { readSession } from '../submission/submission.ts';

/** Begins or continues an interview on the server. The server says at which question. */
export async function openOnServer(
  attempt: Attempt,
  jobId: string,
  retryPolicy: RetryPolicy,
  { takesOver, consentVersion }: { takesOver: number | null; consentVersion: string },
): Promise<{ opened: Opened; localCopy: LocalCopy }> {
  const keepPage = { whenSignedOut: 'keep-page' as const };
  const { isHandover } = await holdPage(attempt, retryPolicy, takesOver);
  const consent = { ...attempt, consentVersion };
  await untilAnswered(() => send(startInterview, consent, keepPage), retryPolicy);
  const asked = await untilAnswered(() => send(getQuestionsForInterview, { jobId }, keepPage), retryPolicy);
  const session = await readSession(attempt.applicationId, retryPolicy);
  const localCopy = await readLocalCopy(attempt, retryPolicy);
  writeStored(STORED.userStartedInterview, attempt.applicationId);
  const opened = whereToGoOn(session, questionsInOrder(asked.data, session));
  if (isHandover) {
    // Recordings that this device made before another one continued the interview are sent, but not continued.
    sendLateAnswers(attempt, localCopy, retryPolicy, unfinishedAnswer(opened));
    return { opened, localCopy: { ...localCopy, answers: [] } };
  }
  return { opened: { ...opened, chosen: { ...opened.chosen, ...localCopy.interview?.chosen } }, localCopy };
}
