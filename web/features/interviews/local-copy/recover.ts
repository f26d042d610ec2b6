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

/** What an earlier page saved on this device. */
export interface LocalCopy {
  interview: LocalInterview | null;
  segments: SentSegment[];
  answers: SpokenAnswer[];
}

/** Reads the local copy, and continues sending the video that the server lacks. */
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

/** Recordings of an earlier page are sent in its name, so that they come before what was recorded later. */
const earlierPage = (attempt: Attempt, { holderId }: LocalInterview): Attempt => ({ ...attempt, holderId });

/**
 * Sends the answers an earlier page did not send because the interview continued on another device. The server accepts
 * answers to questions that this device had asked.
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
    // If an answer is refused, its question continued on another device. The answer stays in the video.
    sendAnswer(earlierPage(attempt, interview), answer, retryPolicy, options).catch(() => {});
  }
}

/** Everything that exists of an interrupted interview. It is submitted as it is. */
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
