import * as said from '#contract/messages/en/interview-sending.ts';
import type { EndCause } from '#contract/interview/interview-course.ts';
import type { InterviewSession } from '#contract/interview/interview-session.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getInterviewSession, submitAnswerVideo, submitInterview } from '#web/api/calls.ts';
import { send, sendFile } from '#web/api/client.ts';
import { videoFilename } from '../recording/recording-type.ts';
import type { SentSegment } from '../recording/sent-segment.ts';
import { isReceived } from '../recording/verify-segment.ts';
import { sendAnswer, type SpokenAnswer } from '../answers/answers.ts';
import type { Attempt } from '../interview/attempt.ts';
import type { Question } from '../interview/types.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';
import { receiptOf, type Receipt } from './receipt-of.ts';

/** Everything to submit. It need not include what the server already has. */
export interface Submission {
  attempt: Attempt;
  questions: readonly Question[];
  chosen: Readonly<Record<string, string>>;
  segments: readonly SentSegment[];
  answers: readonly SpokenAnswer[];
  /** Resolves once every other call has been answered. After the submission, the server accepts none. */
  earlierCalls: Promise<unknown>;
  /** The reason for submitting now. */
  cause: EndCause;
}

export interface Progress {
  part: 'video' | 'checking' | 'answers' | 'finishing';
  /** 0 to 1. */
  share: number;
  /** For the video, while it is sent. */
  bytes: { sent: number; total: number } | null;
}

/** The video, or a spoken answer by its ordinal. */
export type Part = 'video' | number;

/** The server refused a part. It can be tried again or left out. */
export class PartRefused extends Error {
  readonly part: Part;
  constructor(part: Part, message: string) {
    super(message);
    this.name = 'PartRefused';
    this.part = part;
  }
}

type OnProgress = (progress: Progress) => void;

/**
 * Sends the video the server lacks and checks that it is complete, sends the missing answers, then submits. Throws
 * PartRefused for a part the server doesn't accept, and the server's ApiError if it refuses the submission.
 */
export async function submitAll(
  submission: Submission,
  retryPolicy: RetryPolicy,
  options: { leaveOut: ReadonlySet<Part>; onProgress: OnProgress },
): Promise<Receipt> {
  const { attempt, questions, chosen } = submission;
  const { applicationId } = attempt;
  const { leaveOut, onProgress } = options;
  let sentWhole: Blob | null = null;
  if (!leaveOut.has('video'))
    sentWhole = await part('video', () => deliverVideo(submission, retryPolicy, onProgress));
  const paths = new Map<number, string>();
  for (const [index, answer] of submission.answers.entries()) {
    onProgress({ part: 'answers', share: index / submission.answers.length, bytes: null });
    const { ordinal } = answer;
    if (leaveOut.has(ordinal)) continue;
    paths.set(ordinal, await part(ordinal, () => sendAnswer(attempt, answer, retryPolicy)));
  }
  onProgress({ part: 'finishing', share: 1, bytes: null });
  await submission.earlierCalls;
  const before = await readSession(applicationId, retryPolicy);
  const noted = new Map(before.questions.map((each) => [each.questionId, each]));
  const answers = questions.map(({ id, text, ordinal }) => {
    const there = noted.get(id);
    const answer =
      ordinal === null
        ? (chosen[id] ?? there?.chosenOption)
        : (paths.get(ordinal) ?? (leaveOut.has(ordinal) ? null : there?.answerPath));
    return { question: text, answer: answer ?? '' };
  });
  await untilAnswered(
    () =>
      send(submitInterview, { ...attempt, answers, cause: submission.cause }, { whenSignedOut: 'keep-page' }),
    retryPolicy,
  ).catch((failure: unknown) => {
    // The answer to an earlier try may have been lost. The submission is then done.
    const isDone = failure instanceof ApiError && failure.code === 'interview.already-submitted';
    if (!isDone) throw failure;
  });
  const after = await readSession(applicationId, retryPolicy);
  return receiptOf(after, submission, { sentWhole, leftOut: [...leaveOut] });
}

export async function readSession(
  applicationId: string,
  retryPolicy: RetryPolicy,
): Promise<InterviewSession> {
  const { data } = await untilAnswered(
    () => send(getInterviewSession, { applicationId }, { whenSignedOut: 'keep-page' }),
    retryPolicy,
  );
  return data;
}

/** Returns the video if it had to be sent as one file. */
async function deliverVideo(
  { attempt, segments }: Submission,
  retryPolicy: RetryPolicy,
  onProgress: OnProgress,
): Promise<Blob | null> {
  const total = segments.reduce((sum, { segment }) => sum + segment.bytes(), 0);
  if (total === 0) return null;
  const show = () => {
    const sent = segments.reduce((sum, each) => sum + each.sentBytes(), 0);
    onProgress({ part: 'video', share: sent / total, bytes: { sent, total } });
  };
  const isSent = await Promise.all(
    segments.map(async (each) => {
      each.onSent = show;
      show();
      try {
        await each.finish();
        return true;
      } catch {
        retryPolicy.signal.throwIfAborted();
        return false;
      } finally {
        each.onSent = null;
      }
    }),
  );
  onProgress({ part: 'checking', share: 1, bytes: null });
  const { recordings } = await readSession(attempt.applicationId, retryPolicy);
  const lacking: SentSegment[] = [];
  for (const [index, each] of segments.entries()) {
    const received = recordings.find(({ recordingId }) => recordingId === each.segment.recordingId);
    if (!isSent[index] || !(await isReceived(each.segment, received))) lacking.push(each);
  }
  if (lacking.length === 0) return null;
  // One file can replace one segment. With several segments, it would also replace those that arrived.
  if (segments.length > 1) throw new PartRefused('video', said.videoIncomplete());
  const video = await lacking[0]!.segment.whole();
  await untilAnswered(
    () =>
      sendFile(submitAnswerVideo, attempt, video, {
        filename: videoFilename(video.type),
        whenSignedOut: 'keep-page',
        signal: retryPolicy.signal,
        onProgress: (share) =>
          onProgress({ part: 'video', share, bytes: { sent: share * video.size, total: video.size } }),
      }),
    retryPolicy,
  );
  return video;
}

async function part<T>(name: Part, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof PartRefused || !(failure instanceof Error) || failure.name === 'AbortError')
      throw failure;
    const isRefusal = failure instanceof ApiError && failure.statusCode === 1;
    throw isRefusal ? failure : new PartRefused(name, failure.message);
  }
}
