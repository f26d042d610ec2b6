import { getApplicationDetailsCandidate, getQuestionsForInterview } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { isSameAnswer, sendAnswer, type SpokenAnswer, type WhichAnswer } from '../answers/answers.ts';
import { readInterview, readSound, type LocalInterview } from './local-copy.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import type { Question } from '../interview/types.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';
import { questionsInOrder } from '../questions/questions.ts';
import { sendLocalSegments, type SentSegment } from '../recording/sent-segment.ts';
import type { Submission } from '../submission/submission.ts';

const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;

/** What an earlier page saved on this machine. */
export interface LocalCopy {
  interview: LocalInterview | null;
  segments: SentSegment[];
  answers: SpokenAnswer[];
}

/** Reads the local copy, and goes on sending what the server lacks of its video. */
export async function readLocalCopy(attempt: Attempt, retryPolicy: RetryPolicy): Promise<LocalCopy> {
  const name = localName(attempt);
  const interview = await readInterview(name).catch(() => null);
  if (!interview) return { interview, segments: [], answers: [] };
  const answers: SpokenAnswer[] = [];
  for (const answer of interview.answers) {
    const chunks = await readSound(name, answer);
    if (answer.path !== null || chunks.length > 0) answers.push({ ...answer, chunks });
  }
  return {
    interview,
    segments: await sendLocalSegments(earlierPage(attempt, interview), interview.segments, retryPolicy),
    answers,
  };
}

/** What an earlier page recorded is sent in its name, so that it comes before what was recorded since. */
const earlierPage = (attempt: Attempt, { holderId }: LocalInterview): Attempt => ({ ...attempt, holderId });

/**
 * Sends the answers that an earlier page did not send, because the interview has gone on elsewhere since. The server takes
 * those to questions that this device had asked.
 */
export function sendLateAnswers(
  attempt: Attempt,
  { interview, answers }: LocalCopy,
  retryPolicy: RetryPolicy,
  unfinished: WhichAnswer | null,
): void {
  if (interview === null) return;
  for (const answer of answers) {
    const options = { isCutOff: isSameAnswer(answer, unfinished) };
    // What is refused went on elsewhere; it stays in the video.
    sendAnswer(earlierPage(attempt, interview), answer, retryPolicy, options).catch(() => {});
  }
}

/** All that exists of an interrupted interview; it is submitted as it is. */
export async function readInterrupted(attempt: Attempt, retryPolicy: RetryPolicy): Promise<Submission> {
  const { interview, segments, answers } = await readLocalCopy(attempt, retryPolicy);
  const questions = interview?.questions ?? (await readQuestions(attempt.applicationId, retryPolicy));
  const chosen = interview?.chosen ?? {};
  const earlierCalls = Promise.resolve();
  return { attempt, questions, chosen, segments, answers, earlierCalls, cause: 'reloaded' };
}

async function readQuestions(applicationId: string, retryPolicy: RetryPolicy): Promise<Question[]> {
  const { data } = await untilAnswered(
    () => send(getApplicationDetailsCandidate, { applicationId }, KEEP_PAGE),
    retryPolicy,
  );
  const asked = await untilAnswered(
    () => send(getQuestionsForInterview, { jobId: data.appliedJob.id }, KEEP_PAGE),
    retryPolicy,
  );
  return questionsInOrder(asked.data);
}
