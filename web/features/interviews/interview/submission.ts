import { submitAnswerVideo, submitInterview } from '#contract/interview.ts';
import { TEXTS } from '#contract/texts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { send, sendFile } from '#web/api/client.ts';
import { videoFilename } from '../recording/recording-type.ts';
import { answerSeconds, sendAnswer, type SpokenAnswer } from './answers.ts';
import type { Question } from './machine.ts';
import { untilAnswered, type Persistence } from './persistence.ts';

/** Everything that there is to submit. */
export interface Submission {
  applicationId: string;
  questions: readonly Question[];
  chosen: Readonly<Record<string, string>>;
  video: Blob | null;
  videoSeconds: number | null;
  answers: readonly SpokenAnswer[];
}

export interface Progress {
  part: 'video' | 'answers' | 'finishing';
  /** 0 to 1. */
  share: number;
}

/** What the server has, as it said itself. */
export interface Receipt {
  choices: { given: number; asked: number };
  spoken: { question: string; seconds: number | null }[];
  video: { bytes: number; seconds: number | null } | null;
  /** Parts that were left out at the person's wish. */
  leftOut: string[];
}

/** A part that the server refused; it can be tried again or left out. */
export class PartRefused extends Error {
  readonly part: string;
  constructor(part: string, message: string) {
    super(message);
    this.name = 'PartRefused';
    this.part = part;
  }
}

/**
 * Uploads the video, then the answers that the server lacks, then submits. Throws PartRefused for a file that the
 * server does not take, and the server's ApiError where it refuses the submission.
 */
export async function submitAll(
  submission: Submission,
  persistence: Persistence,
  options: { leaveOut: ReadonlySet<string>; onProgress: (progress: Progress) => void },
): Promise<Receipt> {
  const { applicationId, questions, chosen, video } = submission;
  const { leaveOut, onProgress } = options;
  const sendsVideo = video !== null && video.size > 0 && !leaveOut.has(VIDEO);
  if (sendsVideo) {
    onProgress({ part: 'video', share: 0 });
    await part(VIDEO, () =>
      untilAnswered(
        () =>
          sendFile(submitAnswerVideo, { applicationId }, video, {
            filename: videoFilename(video.type),
            whenSignedOut: 'keep-page',
            signal: persistence.signal,
            onProgress: (share) => onProgress({ part: 'video', share }),
          }),
        persistence,
      ),
    );
  }
  const paths = new Map<number, string>();
  for (const [index, answer] of submission.answers.entries()) {
    onProgress({ part: 'answers', share: index / submission.answers.length });
    const name = answerName(answer.ordinal);
    if (leaveOut.has(name)) continue;
    paths.set(answer.ordinal, await part(name, () => sendAnswer(applicationId, answer, persistence)));
  }
  onProgress({ part: 'finishing', share: 1 });
  const answers = questions.map(({ id, text, ordinal }) => ({
    question: text,
    answer: (ordinal === null ? chosen[id] : paths.get(ordinal)) ?? '',
  }));
  await untilAnswered(
    () => send(submitInterview, { applicationId, answers }, { whenSignedOut: 'keep-page' }),
    persistence,
  ).catch((failure: unknown) => {
    // An answer to an earlier try may have been lost on its way: then it is done.
    const isDone = failure instanceof ApiError && failure.message === TEXTS.interviewAlreadySubmitted;
    if (!isDone) throw failure;
  });
  const multiple = questions.filter(({ kind }) => kind === 'mcq');
  return {
    choices: { given: multiple.filter(({ id }) => chosen[id]).length, asked: multiple.length },
    spoken: questions.flatMap(({ text, ordinal }) => {
      if (ordinal === null) return [];
      const answer = paths.has(ordinal)
        ? submission.answers.find((each) => each.ordinal === ordinal)
        : undefined;
      return [{ question: text, seconds: answer ? answerSeconds(answer) : null }];
    }),
    video: sendsVideo ? { bytes: video.size, seconds: submission.videoSeconds } : null,
    leftOut: [...leaveOut],
  };
}

export const VIDEO = 'the video';
export const answerName = (ordinal: number) => `answer ${ordinal}`;

async function part<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    const isOver = failure instanceof ApiError && failure.statusCode === 2;
    throw isOver ? new PartRefused(name, failure.message) : failure;
  }
}
